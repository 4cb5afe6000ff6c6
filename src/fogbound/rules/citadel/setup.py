"""Setting the table: decks and booklets laid ready; everything else is part of the introduction (T-SETUP)."""

from typing import Final

from fogbound.core.chance import Chance
from fogbound.core.game import Game, new_game
from fogbound.core.news import News
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import CitadelBook
from fogbound.rules.citadel.dialogue import UNHURRIED
from fogbound.rules.citadel.story import BeginScenario
from fogbound.rules.citadel.turn import Rounds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import BUILDING, CHARACTER, CUSTOM, FOG, GOLD, GREEN, SYMBOL
from fogbound.rules.common.setup import Setup, SetupChoices, SetupRefused

OPTIONS: Final[dict[str, int]] = {"unhurried": UNHURRIED}
"""Variants that may be chosen, each with its bit."""


def most_players(book: CitadelBook) -> int:
    """How many can play: as many as there are characters, if there is an introduction to begin with."""
    characters = [card for card in book.cards if card.kind == CHARACTER]
    return min(tabletop.SEATS, len(characters)) if book.introduction != NONE else 0


def setup_choices(book: CitadelBook) -> SetupChoices:
    """The modes of Recovery; characters are chosen in the introduction (T-SETUP-03)."""
    return SetupChoices((), (), table.MODES, tuple(OPTIONS), most_players(book), chosen_in_play=True)


def chosen_setup(book: CitadelBook, mode: str, options: tuple[str, ...], players: int) -> Setup:
    """A table as it was chosen; seats stay free for those who join later (T-JOIN-01)."""
    setup_choices(book).check(mode, options)
    bits = table.MODE_CHOSEN if mode else 0  # else it is asked in the introduction
    for option in options:
        bits |= OPTIONS[option]
    number = table.MODES.index(mode) if mode else 0
    return Setup(mode=number, options=bits, chairs=tabletop.SEATS, players=players)


def any_setup(book: CitadelBook, chance: Chance, players: int) -> Setup:
    """Any setup the rules allow; with so many players unless 0."""
    drawn = chance.below(max(1, most_players(book))) + 1
    options = chance.below(2)
    chairs = tabletop.SEATS if chance.below(2) else 0
    return Setup(options=options, chairs=chairs, players=players or drawn)


def deal(book: CitadelBook, setup: Setup, seed: int, news: list[News] | None = None) -> Game:
    """A game at the first question of its introduction (T-SETUP-02)."""
    check(book, setup)
    game = new_game(book, max(setup.players, setup.chairs), seed, table.FIXED)
    game.news = news
    game.registers = [0] * table.REGISTERS
    game.figures = [NONE] * tabletop.SEATS
    game.registers[tabletop.OPTIONS] = setup.options
    game.registers[tabletop.MODE] = setup.mode
    game.registers[tabletop.BOARD_LIMIT] = setup.board_limit  # T-RUL-91
    for seat in range(tabletop.SEATS):
        game.registers[tabletop.CHARACTERS + seat] = NONE
    for seat in range(setup.players):
        game.registers[tabletop.STATUS + seat] = tabletop.PRESENT
    lay_out(game, book)
    game.then(BeginScenario(book.introduction), Rounds())
    game.advance()
    return game


def check(book: CitadelBook, setup: Setup) -> None:
    """Refuse what the rules do not allow, saying why (T-GEN-01)."""
    if not 1 <= setup.players <= 4:
        raise SetupRefused("the game is for one to four players", "players")
    if setup.chairs > tabletop.SEATS:
        raise SetupRefused(f"a table has at most {tabletop.SEATS} seats", "seats", n=tabletop.SEATS)
    if setup.mode not in (table.STANDARD, table.STORY, table.SURVIVAL):
        raise SetupRefused(f"there is no Recovery mode {setup.mode}", "no-choice", str(setup.mode))
    characters = sum(card.kind == CHARACTER for card in book.cards)
    if characters < setup.players:
        few = f"the packs bring {characters} characters, too few for {setup.players} players"
        raise SetupRefused(few, "too-few", n=characters)
    if book.introduction == NONE:
        raise SetupRefused("the packs bring no introduction: a page without a booklet", "packs")


def lay_out(game: Game, book: CitadelBook) -> None:
    """Adventure cards as a sorted index, one shuffled pile for each area, the leaflet open.

    T-SETUP-01, T-CMP-14, T-CMP-10.
    """
    piles: list[list[int]] = [[] for _ in range(book.areas)]
    for card in range(len(book.cards)):
        definition = book.cards[card]
        if definition.back == GREEN or definition.back == GOLD:
            game.where[card] = tabletop.ADVENTURE_DECK
        elif definition.back == FOG:
            piles[definition.area].append(card)
        elif definition.kind in (BUILDING, SYMBOL, CUSTOM):
            game.move(card, table.LEAFLET)
    for area in range(book.areas):
        game.fill(tabletop.PILES + area, tuple(piles[area]))
        game.shuffle(tabletop.PILES + area)
