"""The proving ground: it is clean, it uses the whole language, all of it can be met in play and read in both
languages."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fogbound.core import NONE, Game, News
from fogbound.core.chance import Chance, seeded
from fogbound.packs import library
from fogbound.packs.commands import check
from fogbound.packs.linter import lint
from fogbound.packs.printed import texts_in
from fogbound.packs.texts import terms_of
from fogbound.packs.wording import card_text
from fogbound.rules import rollout
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import words_of
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import table
from fogbound.rules.continent.setup import deal
from fogbound.text.card_texts import CardTexts

NAME = "proving-ground"
CHARACTERS = ("pilot", "surgeon", "hunter", "tinker", "chronicler")
CLUES = (("silent-bell",), ("rising-tide",), ("silent-bell", "rising-tide"))
MODES = (table.NORMAL, table.EASY, table.EXTREME)
GAMES = 300
LONGEST = 4000  # decisions; no game comes near it
READS = 4  # one answer between actions in so many is a number that was read in a picture
RIDDLE = 512  # the dial's rim tells it: five, one, two

UNMET = {
    "satchel",  # lies on the table from the start, so nothing tells of it
}
TRYST = str(Path(__file__).parent / "tryst")
"""A pack of the Continent whose cards remember, reckon and let players decide together; soaks play it, too."""
TERMS_WITHOUT_WORDS = {
    "craft",  # the consequence of every craft action, which nobody writes
}


@cache
def adventure() -> library.Adventure:
    return library.open([NAME])


@cache
def texts() -> CardTexts:
    return CardTexts(adventure().packs)


# -- what is written -------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_linter_has_nothing_to_say(capsys):
    """No error, no warning and no hint; the command leaves with status 0."""
    assert lint(adventure().packs) == []

    check(NAME)

    assert capsys.readouterr().out.endswith("no findings\n")


def test_every_word_of_the_language_occurs():
    """What can be written in a card text is written here at least once, or in the pack of what is remembered."""
    packs = [adventure().packs[-1], library.open([TRYST]).packs[-1]]
    used = {
        name
        for pack in packs
        for card in pack.cards
        for _, _, tree in texts_in(card.source)
        for name, _ in terms_of(tree)
    }

    assert {term.name for term in words_of("continent")} - used == TERMS_WITHOUT_WORDS


# -- what is read ----------------------------------------------------------------------------------

_UNFILLED = re.compile(r"[{}<>|~#@]|  ")
_BARE_SIGN = re.compile(r"[^\u00a0][:;!?»]|«[^\u00a0]")


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Everything that can be read on the cards, with the card it stands on."""
    for card in adventure().packs[-1].cards:
        yield card.uid, texts().name(card.uid, lang)
        for line in texts().prose(card.uid, lang) + card_text(card, lang, texts().nouns):
            yield card.uid, line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_filled(lang):
    """No slot of a template is left over, no straight apostrophe or quotation mark."""
    assert [line for line in lines(lang) if _UNFILLED.search(line[1]) or set("'\"") & set(line[1])] == []


def test_french_keeps_its_spaces():
    """A space that does not break stands before high punctuation and inside quotation marks."""
    assert [line for line in lines("fr") if _BARE_SIGN.search(line[1])] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_has_a_name_of_its_own(lang, monkeypatch):
    """The wording of all cards never falls back on a word as it stands in the pack."""
    nouns = texts().nouns
    asked: dict[str, object] = {}
    find = nouns.find

    def noting(language: str, key: str) -> object:
        asked[key] = find(language, key)
        return asked[key]

    monkeypatch.setattr(nouns, "find", noting)
    for card in adventure().packs[-1].cards:
        card_text(card, lang, nouns)

    assert len(asked) > 200
    assert [key for key, found in asked.items() if found is None] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_found_card_has_a_story(lang):
    """Cards of the decks, explorers, clues and Curses come with a sentence or two."""
    untold = [
        card.uid
        for card in adventure().packs[-1].cards
        if card.source.skill is None and not texts().prose(card.uid, lang)
    ]

    assert untold == []


def test_both_languages_tell_the_same_cards():
    """Whatever is told in one language is told in the other, in as many parts."""
    for card in adventure().packs[-1].cards:
        assert len(texts().prose(card.uid, "en")) == len(texts().prose(card.uid, "fr")), card.uid


# -- what is played --------------------------------------------------------------------------------


def read_numbers(game: Game) -> list[int]:
    """The numbers a reader can know: those in pictures on the Board, and the answer to the dial."""
    cards = book_of(game).cards
    seen = [cards[card].hidden for card in game.zones[tabletop.BOARD]]
    held = any(cards[card].uid == "brass-dial" for card in game.zones[table.SATCHEL])
    return [hidden.number for hidden in seen if hidden is not None] + ([RIDDLE] if held else [])


def read_step(game: Game, chance: Chance) -> None:
    """Play at random, but like somebody who reads: a number that was seen is also said."""
    numbers = read_numbers(game)
    if numbers and chance.below(READS) == 0:
        asking = [option for option in game.content.standing(game) if option.verb in ("report", "free-use")]
        if asking:
            game.interject(asking[chance.below(len(asking))])
            option = game.offered[0]
            game.choose(option, str(numbers[chance.below(len(numbers))]) if option.wants else "")
            return
    rollout.random_step(game, chance)


@cache
def played() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Seeded games to their ends: in how many each card was met, how they ended, what happened how often."""
    book = adventure().book
    met: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for seed in range(GAMES):
        count = seed % 4 + 1
        people = tuple(CHARACTERS[(seed // 4 + at) % 5] for at in range(count))
        setup = Setup(people, CLUES[seed // 4 % 3], MODES[seed // 12 % 3])
        news: list[News] = []
        game = deal(book, setup, seed, news)
        chance = seeded(seed + 1)
        for _ in range(LONGEST):
            if not game.stack:
                break
            read_step(game, chance)
        endings[game.ending] += 1
        happened.update(item.what for item in news)
        cards = {item.card for item in news} | {item.other for item in news if item.what == "replaced"}
        met.update({book.card_ids[card].partition("#")[0] for card in cards if card != NONE})
    return met, endings, happened


@pytest.mark.long
def test_every_card_can_be_met():
    """In some hundred games each card of the pack has come up, hidden ones too."""
    met, _, _ = played()

    assert {card.uid for card in adventure().packs[-1].cards} - set(met) == UNMET


@pytest.mark.long
def test_games_end_and_can_be_won():
    """Every game comes to an end; most are lost, a few are won even by somebody who plays at random."""
    _, endings, _ = played()

    assert set(endings) == {"won", "lost:curse", "lost:over"}
    assert 0.01 <= endings["won"] / GAMES <= 0.1


@pytest.mark.long
def test_the_rarer_chapters_are_played():
    """Combining and mending, riddles, trade, a failure turned, elimination, camp: all of it happens."""
    rare = {
        "banished-unseen",
        "blessed",
        "bought",
        "broken",
        "camp",
        "came-back",
        "curse-lifted",
        "defeat-averted",
        "eliminated",
        "failure-turned",
        "fire-taken-back",
        "fog-changed",
        "given",
        "item-combined",
        "joined",
        "mended",
        "noted",
        "number-found",
        "number-wrong",
        "rolled",
        "set-aside",
    }
    _, _, happened = played()

    assert rare - set(happened) == set()
