"""What a text has named, a card and a number beside each other, is still known however deep a word of it stands."""

import json
from typing import Any

import pytest

import enduring
import playing
from fogbound.packs.patterns import slot_sorts
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.needs import NAMED_CARD, NAMED_NUMBER
from rulebook import rule

DEED = "…"
SHARED: dict[str, tuple[Any, tuple[str, ...]]] = {
    "roll": ({"roll": {"1-6": DEED}}, ()),
    "roll-above": ({"roll above": 0, "do": DEED}, ()),
    "may": ({"may": DEED}, ("do",)),
    "choose": ({"choose": ["nothing", DEED]}, ("choose/2",)),
    "pay-or": ({"pay": "lose 99 LOSS", "or": DEED}, ()),
    "repeat": ({"repeat": [DEED]}, ("choose/1", "stop")),
    "even-in-vain": ({"even in vain": DEED}, ()),
    "sequence": ({"do": ["nothing", DEED]}, ()),
    "for-each": ({"for": "you", "do": DEED}, ()),
    "if": ({"if": "the explorers is at least 1", "then": DEED}, ()),
    "first": ({"first": [DEED]}, ()),
    "for-each-of-cards": ({"for each": "quest items 032 PLACE", "do": DEED}, ()),
    "times": ({"times": 1, "do": DEED}, ()),
    "after-action": ({"after the action": DEED}, ()),
    "sink": ({"sink a terrain that is not": "TAG", "or else": DEED}, ()),
    "pick-card": ({"choose one of": "quest items PLACE", "do": DEED}, ("choose",)),
    "picked-by": ({"somebody picks": "another explorer here", "one of": "quest items PLACE", "do": DEED}, ("choose",)),
    "pick-explorer": ({"choose explorer": "each explorer here", "do": DEED}, ("choose",)),
    "pick-number": ({"number up to": 3, "do": DEED}, ("number/3",)),
    "reckon": ({"reckon": 3, "do": DEED}, ()),
    "choose-in-secret": ({"choose in secret": ["nothing", DEED], "by": "you"}, ("choose/2",)),
    "players-may": ({"the players may": DEED}, ("do",)),
    "players-choose": ({"the players choose": ["nothing", DEED]}, ("choose/2",)),
    "players-pick": ({"the players choose explorer": "each explorer here", "do": DEED}, ("choose",)),
}  # fmt: skip
CONTINENT: dict[str, tuple[Any, tuple[str, ...]]] = {
    **SHARED,
    "show-fog": ({"show a fog card": DEED}, ()),
    "guess": ({"guess a number": 9, "when wrong": DEED}, ("number",)),
}
CITADEL: dict[str, tuple[Any, tuple[str, ...]]] = {
    **SHARED,
    "name-among": ({"name": "debt", "among": 1, "right": DEED, "wrong": DEED}, ()),
    "claim": ({"claim": 999, "when wrong": DEED}, ()),
    "discard-from-purse": ({"discard a purse card or else": DEED}, ()),
    "underlined": ({"side quest": "errand", "do": DEED}, ()),
}
"""For each effect with effects in it one that has a deed in it, and the answers that lead there."""
FINDS = """
- {number: 31, uid: find, back: green, kind: quest item}
- {number: 32, uid: other-find, back: green, kind: quest item}
"""
HUT = "- {number: 12, uid: den, back: green, kind: terrain, area: III, tags: [hut], arrows: {north: 13}}"


def test_every_effect_with_effects_in_it_is_tried():
    """A new one gets a line here, unless it says that what was named is forgotten."""
    inner = {"effect", "effects", "cases"}
    frames = {
        term.name for term in LEXICON.values() if term.sort == "effect" and inner & {*slot_sorts(term.name).values()}
    }  # fmt: skip
    assert frames - {name for name in frames if LEXICON[name].forgets} == {"then", *CONTINENT, *CITADEL}


def told(frame: Any, deed: Any, **words: str) -> str:
    """A text that names the number 7 and card 031 and then does this deed, deep within a frame."""
    written = json.dumps(frame, ensure_ascii=False).replace(f'"{DEED}"', json.dumps(deed))
    for word, said in words.items():
        written = written.replace(word, said)
    within = json.loads(written)
    return json.dumps({"reckon": 7, "do": {"for each": f"quest items 031 {words['PLACE']}", "do": within}})


def deeds(name: str, loss: str) -> list[tuple[Any, int]]:
    """What is lost by the number, and by the card, as far as the frame does not name another."""
    named = {what for names in LEXICON[name].names.values() for what in names}
    by_number = {"times": "that number", "do": f"lose 1 {loss}"}, 7
    by_card = {"if": "it is numbered 031", "then": f"lose 2 {loss}"}, 2
    return [by_number] * (NAMED_NUMBER not in named) + [by_card] * (NAMED_CARD not in named)


@rule("C-CARD-19")
@pytest.mark.parametrize("name", CONTINENT)
def test_what_was_named_is_known_within_every_effect_of_the_continent(name):
    """The card and the number alike, but what the effect itself names anew."""
    frame, answers = CONTINENT[name]
    for deed, lost in deeds(name, "card"):
        game = playing.table(
            FINDS + HUT, explorers=2, satchel=["find", "other-find"], deck=20, fog={(0, -1): "mist"}, at="den"
        )
        playing.play(game, told(frame, deed, PLACE="under the satchel", TAG="hut", LOSS="cards"))
        for answer in answers:
            playing.choose(game, answer, value="999" if answer == "number" else "")
        assert playing.deck_size(game) == 20 - lost, deed


@rule("T-GEN-02")
@pytest.mark.parametrize("name", CITADEL)
def test_what_was_named_is_known_within_every_effect_of_the_citadel(name):
    """Also a name that is guessed, a claim, and what is underlined."""
    frame, answers = CITADEL[name]
    quest = "- {side-quest: errand}\n- {paragraph: 16, text: list the side quest errand}\n"
    for deed, lost in deeds(name, "life"):
        game = enduring.citadel_table(
            FINDS + quest, players=2, packs=[enduring.memos("debt")], quests=["find", "other-find"]
        )
        enduring.play(game, "read 16")
        before = enduring.life(game)
        enduring.play(
            game, told(frame, deed, PLACE="among the quest items", TAG="shore", LOSS="life"), *answers
        )
        assert enduring.life(game) == before - lost, deed
