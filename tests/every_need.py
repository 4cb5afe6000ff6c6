"""Every word that needs something, in every ability that does something: what tests of both rulesets share.

Where what it needs is never there the loader refuses it; where it is there for certain a game shows that it was read.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pytest

from every_moment import noting
from every_place import Ground, open_places, played, term_of
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.format import ContinentCard
from fogbound.packs.needing import FIELDS
from fogbound.packs.printed import texts_of_format
from fogbound.packs.texts import terms_in
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import LEXICON, words_of
from fogbound.rules.common.needs import ACTION, REVEALED, UNNAMED, Occasion, moment_of

Way = tuple[str, ...]
FORMATS = {"continent": ContinentCard, "citadel": CitadelCard}
TESTED = {
    "continent": {"keyword": "hook", "tag": "hut", "title": "sprained"},
    "citadel": {"keyword": "tool", "tag": "shore", "title": "lamp"},
}
WORDS = {
    "redraw": "redraw up to 1",
    "add-successes": "obtain +1 success",
    "close-action": "close this action",
    "draw-safely": "draw 1 safe card",
    "bless": "bless a curse",
    "wear-this": "lose 1 pip of this item",
    "set-pips": "set this item to 3",
    "obtain": "obtain 1 flag",
    "add-extra-cards": "count 1 more card",
    "add-to-hand": "add 1 to hand",
    "back-to-choices": "back to the choices",
    "let-speak": "let you speak",
    "read": "read 5 instead",
    "face": "face the dig",
    "die-down": "die down 1",
    "die-to-row": "put the die on row 2",
    "change-die": "die -1",
    "you-are-involved": "if you are involved: {deed}",
    "began-here": "if not the action began on this: {deed}",
    "action-is": "if the action is any: {deed}",
    "outcome": "if the action failed: nothing, otherwise {deed}",
    "used": "if not {keyword} was used: {deed}",
    "this-used": "if this was used: {deed}",
    "has-chain": "if the action has a chain: {deed}",
    "on-fog": "if the action is on a fog card: {deed}",
    "same-column": "if this item also has {keyword}: {deed}",
    "action-began-on": "if the action began on a {tag} terrain: {deed}",
    "successes": "if the successes are at least 0: {deed}",
    "tremor-lowered": "if the levels lowered are at least 0: {deed}",
    "pips": "if the pips are at least 1: {deed}",
    "answers": "if the answers are at least 1: {deed}",
    "die-value": "if the die is at least 1: {deed}",
    "who-chose": "each explorer who chose yes {deed}",
    "select": "if there are skills {zone}: {deed}",
    "leave-dialogue": "leave the dialogue",
    "put": "put 012 north of this",
    "open-beside": "open the space north of this with 012",
    "open-space": "open this space",
    "go-to-side": "go north of this",
    "be-swept": "go to a random terrain attached to this",
    "cross": "cross",
    "step-across": "step across",
    "flip": "flip",
    "on-this": "each explorer on this {deed}",
    "you-stand-here": "if you stand on this: {deed}",
    "you-stand-beside": "if you stand north of this: {deed}",
    "terrain-there": "if a terrain is north of this: {deed}",
    "owner": "the owner {deed}",
    "craft": "craft this",
    "add-counters": "add 1 counter",
    "remove-counters": "remove 1 counter",
    "set-counters": "set the counters to 2",
    "counters": "if the counters are at least 0: {deed}",
    "notes": "if the remembered places are at least 0: {deed}",
    "gold-swap": "gold swap",
    "gold-swap-in-item": "gold swap in this item",
    "lay-out": "lay 1 random skills in your hand on this",
    "discard-and-put": "discard this and put 012 in its place",
    "banish-and-put": "banish this and put 012 in its place",
    "return-and-put": "return this and put 012 in its place",
    "wipe-digit": "wipe the oldest digit",
    "last-digits": "if the last three digits are at least 0: {deed}",
    "claim": "claim 12",
    "block-for-this": "block one skill in your hand of your choice for this",
    "block-top": "block the top card of the deck",
    "let-go": "unblock what this has blocked",
    "that": "discard it",
    "it-is-of": "if it is a skill: {deed}",
    "it-has": "if it has {keyword}: {deed}",
    "it-is-numbered": "if it is numbered 105: {deed}",
    "it-is-titled": "if it is titled {title}: {deed}",
    "it-has-vital-loss": "if it has vital loss: {deed}",
    "terrain-is": "if that terrain is {tag}: {deed}",
    "terrain-is-new": "if that terrain is new: {deed}",
    "on-that-terrain": "each explorer on that terrain {deed}",
    "resolve-fog": "resolve it",
    "exchange-fog": "exchange the fog card",
    "remember": "remember that place",
    "remembered": "if that place is remembered: {deed}",
    "write-digit": "write that digit into the next of 3 places",
    "wake-there": "wake the unconscious on that terrain with 1 life",
    "that-number": "if that number is at least 0: {deed}",
    "recovered-cards": "if the recovered cards is at least 0: {deed}",
}
"""For each word that needs something an effect that has it in it; what is judged stands in front of a deed."""
SHOWN = (
    "redraw",
    "add-successes",
    "draw-safely",
    "obtain",
    "add-extra-cards",
    "you-are-involved",
    "action-is",
)
"""Those of which a game shows at once that they were read, if what they need is there."""
DEEDS = {"continent": "lose 1 card", "citadel": "lose 1 life"}
ZONES = {"continent": "discarded in this action", "citadel": "revealed"}
PLACED = {"continent": ACTION, "citadel": REVEALED}
"""Where cards are that an action has drawn, and what they need who speak of them."""
LAMP = "- {number: 530, uid: lamp, title: lamp, back: green, kind: quest item}\n"
ASKING = {"continent": "", "citadel": "- {paragraph: 6, replies: {yes: {}}}\n" + LAMP}
"""What brings the words that are named."""
AT_WORK = re.compile(r"(every explorer )?\b(loses?|gains?) 1 (card|life)\b")
"""What the abilities of the grounds do."""


def needing(ruleset: str) -> list[str]:
    """The words of a ruleset that need something."""
    return sorted(term.name for term in words_of(ruleset) if term.needs)


def text_with(word: str, ruleset: str) -> str:
    """An effect with this word in it."""
    deed = DEEDS[ruleset].replace("lose", "loses") if LEXICON[word].sort == "who" else DEEDS[ruleset]
    return WORDS[word].format(deed=deed, zone=ZONES[ruleset], **TESTED[ruleset])


def is_lacking(word: str, moment: Occasion, ruleset: str, named: tuple[str, ...] = ()) -> bool:
    """Whether something that the word needs is never there at this moment, where no more has been named."""
    needed = [PLACED[ruleset]] if word == "select" else _needed(word, ruleset)
    return any(moment.lacks(what) or (what in UNNAMED and what not in named) for what in needed)


def _needed(word: str, ruleset: str) -> list[str]:
    """What the text with this word needs."""
    flags = (word, f"{word}!")
    return [
        what
        for what, slot, _, _ in LEXICON[word].needs
        if not slot or slot in ("instead", "that") or slot in flags
    ]


BEARING = ("of-", "with-", "spoken", "face-down")
"""How those things are called that depend on what bears a text."""


def needs_bearer(word: str) -> bool:
    """Whether it also depends on the card that bears it."""
    return any(what.startswith(BEARING) for what, _, _, _ in LEXICON[word].needs)


def deeds(kinds: Mapping[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
    """Those kinds of abilities that do something, with a gap `{}` for it."""
    return {
        kind: (AT_WORK.sub("{}", said), leg)
        for kind, (said, leg) in kinds.items()
        if len(AT_WORK.findall(said)) == 1
    }


def misjudged(ground: Ground, word: str, refuse: Callable[[str], list[str]]) -> list[str]:
    """The abilities in which a word was refused although what it needs may be there, or the other way round."""
    wrong = []
    for kind, (said, leg) in deeds(ground.kinds).items():
        place = open_places(ground.ruleset, kind)[0]
        text = ground.write(said.format(text_with(word, ground.ruleset)), [place], leg)
        faults = refuse(text + ASKING[ground.ruleset])
        assert all("misplaced-word" in fault for fault in faults), faults
        named = LEXICON[term_of(kind)].names.get("effect", ())
        lacking = is_lacking(word, moment_of(term_of(kind), ground.ruleset), ground.ruleset, named)
        if lacking != bool(faults) and not (faults and needs_bearer(word)):
            wrong.append(kind)
    return wrong


def misjudged_fields(
    ruleset: str, word: str, cards: Mapping[Way, Callable[[str], str]], refuse: Callable[[str], list[str]]
) -> list[Way]:
    """The same of the fields that hold an effect, each with what makes a card of a text in it."""
    wrong = []
    for way, card in cards.items():
        faults = refuse(ASKING[ruleset] + card(text_with(word, ruleset)))
        assert all("misplaced-word" in fault for fault in faults), faults
        lacking = is_lacking(word, FIELDS[ruleset][way], ruleset)
        if lacking != bool(faults) and not (faults and needs_bearer(word)):
            wrong.append(way)
    return wrong


def effect_fields(
    ruleset: str,
    families: Iterable[str],
    card: Callable[[str, Way, str], str],
    refuse: Callable[[str], list[str]],
) -> dict[Way, Callable[[str], str]]:
    """For each field that holds an effect a card of the first kind on which it makes sense."""
    return {
        way: partial(card, family, way)
        for way, sort in texts_of_format(FORMATS[ruleset])
        if sort == "effect"
        for family in [next(one for one in families if not refuse(card(one, way, "nothing")))]
    }


def unread(ground: Ground, kind: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of which nothing came in such an ability although what they need is there."""
    return [word for word in shown_in(ground, kind) if not _is_read(ground, kind, word, monkeypatch)]


def shown_in(ground: Ground, kind: str) -> list[str]:
    """The words that need no more than what is certain when such an ability does what stands in it."""
    certain = moment_of(term_of(kind), ground.ruleset).certain
    own = [word for word in SHOWN if word in needing(ground.ruleset)]
    return [word for word in own if all(what in certain for what, _, _, _ in LEXICON[word].needs)]


def _is_read(ground: Ground, kind: str, word: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    said, leg = deeds(ground.kinds)[kind]
    places = open_places(ground.ruleset, kind)
    game = ground.lay(ground.write(said.format(text_with(word, ground.ruleset)), places, leg))
    sources = book_of(game).sources.effects
    for place in places:
        with noting(monkeypatch) as noted:
            played(ground, game, place, leg, place)
        if any(each.does for each in noted if word in terms_in(sources[each.eid])):
            return True
    return False
