"""Setting the table: characters, clues, mode, decks and the first Terrain (C-SET)."""

from collections.abc import Collection, Sequence
from typing import Final

from fogbound.core.board import CENTRE
from fogbound.core.chance import Chance
from fogbound.core.game import Game, new_game
from fogbound.core.news import News
from fogbound.core.steps import NONE
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import ADVANCED, CHARACTER, CLUE, COMMON, CURSE, FOG, GOLD, GREEN, OWN, SKILL
from fogbound.rules.common.fog import lay_fog
from fogbound.rules.common.reactions import entered
from fogbound.rules.common.reveal import TakeNumber, find
from fogbound.rules.common.setup import Setup, SetupChoices, SetupRefused
from fogbound.rules.continent import news, table
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.cost import MOVE_DISCOUNT
from fogbound.rules.continent.turn import Turns

CROSS: Final = 5
"""The least columns and rows of a limited Board."""
OPTIONS: Final[dict[str, int]] = {"move-discount": MOVE_DISCOUNT}
"""Variants that may be chosen, each with its bit."""


def setup_choices(book: ContinentBook) -> SetupChoices:
    """Every character and clue of the book, and the modes for which it has a card."""
    characters = dict.fromkeys([card.uid for card in book.cards if card.kind == CHARACTER])
    clues = dict.fromkeys([card.uid for card in book.cards if card.kind == CLUE])
    cards = (NONE, book.easy, book.extreme)
    modes = [table.MODES[mode] for mode in range(len(cards)) if not mode or cards[mode] in book.numbered]
    return SetupChoices(tuple(characters), tuple(clues), tuple(modes), tuple(OPTIONS), most_explorers(book))


def is_mode_open(mode: str, clues: Sequence[str], lifted: Collection[str]) -> bool:
    """Extreme is for curses that have been lifted before (C-SET-05, C-RUL-06)."""
    return mode != table.MODES[table.EXTREME] or any(clue in lifted for clue in clues)


def chosen_setup(
    book: ContinentBook,
    characters: tuple[str, ...],
    clues: tuple[str, ...],
    mode: str,
    options: tuple[str, ...],
) -> Setup:
    """A table as it was chosen; seats stay free for those who join later (C-JOIN-01)."""
    setup_choices(book).check(mode, options)
    bits = 0
    for option in options:
        bits |= OPTIONS[option]
    return Setup(characters, clues, table.MODES.index(mode) if mode else 0, bits, chairs=tabletop.SEATS)


def plain_setup(book: ContinentBook, explorers: int) -> Setup:
    """The first characters of the book with its first clue, for whoever does not care."""
    characters = [card.uid for card in book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in book.cards if card.kind == CLUE]
    return Setup(tuple(characters[:explorers]), tuple(clues[:1]))


def any_setup(book: ContinentBook, chance: Chance, explorers: int) -> Setup:
    """Any setup the rules allow; with so many explorers unless 0."""
    characters = [card.uid for card in book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in book.cards if card.kind == CLUE]
    modes = [table.NORMAL]
    if book.easy in book.numbered:
        modes.append(table.EASY)
    if book.extreme in book.numbered:
        modes.append(table.EXTREME)
    drawn = chance.below(min(tabletop.SEATS, len(characters))) + 1
    order = chance.shuffled(tuple(range(len(characters))))
    chosen = [clue for clue in clues if chance.below(2)] or [clues[chance.below(len(clues))]]
    mode = modes[chance.below(len(modes))]
    options = chance.below(2)
    limit = CROSS + chance.below(3) if chance.below(4) == 0 else 0
    chairs = tabletop.SEATS if chance.below(2) else 0
    party = tuple([characters[at] for at in order[: explorers or drawn]])
    return Setup(party, tuple(chosen), mode, options, limit, chairs)


def most_explorers(book: ContinentBook) -> int:
    """How many can set out: as many as there are characters, if there is a clue to start from."""
    kinds = [card.kind for card in book.cards]
    return min(tabletop.SEATS, kinds.count(CHARACTER)) if CLUE in kinds else 0


def deal(book: ContinentBook, setup: Setup, seed: int, news: list[News] | None = None) -> Game:
    """A game ready for its first turn; who listens hears of the clues and the start too.

    C-SET-14, C-SET-17, C-SET-02, C-RUL-07.
    """
    check(book, setup)
    game = new_game(book, max(len(setup.characters), setup.chairs), seed, table.FIXED)
    game.news = news
    game.registers = [0] * tabletop.OWN_REGISTERS
    game.figures = [NONE] * (2 * table.FIRES)
    game.registers[tabletop.MODE] = setup.mode
    game.registers[tabletop.OPTIONS] = setup.options
    game.registers[tabletop.BOARD_LIMIT] = setup.board_limit
    for seat in range(4):
        game.registers[tabletop.CHARACTERS + seat] = NONE
    lay_out_decks(game, book)
    for seat in range(len(setup.characters)):
        seat_character(game, book, seat, setup.characters[seat])
    start = choose_clues(game, book, setup.clues)
    build_action_deck(game, book)
    game.next(Turns())
    if setup.mode != table.NORMAL:
        game.next(TakeNumber(book.easy if setup.mode == table.EASY else book.extreme, 0))
    place_start(game, start)
    game.advance()
    return game


def check(book: ContinentBook, setup: Setup) -> None:
    """Refuse what the rules do not allow, saying why (C-COMP-06)."""
    characters = [card.uid for card in book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in book.cards if card.kind == CLUE]
    if not 1 <= len(setup.characters) <= 4:
        raise SetupRefused("the game is for one to four explorers", "explorers")
    if setup.chairs > 4:
        raise SetupRefused("a table has at most four seats", "seats", n=4)
    for name in setup.characters:
        if name not in characters:
            known = ", ".join(characters)
            raise SetupRefused(f"there is no character {name!r}; there are: {known}", "no-character", name)
        if setup.characters.count(name) > 1:
            raise SetupRefused(f"{name!r} can be played only once", "character-twice", name)
    if not setup.clues:
        raise SetupRefused("choose at least one clue", "clueless")
    for name in setup.clues:
        if name not in clues:
            known = ", ".join(clues)
            raise SetupRefused(f"there is no clue {name!r}; there are: {known}", "no-clue", name)
        if setup.clues.count(name) > 1:
            raise SetupRefused(f"the clue {name!r} was chosen twice", "clue-twice", name)
    if not book.satchel.limits:
        raise SetupRefused("the packs bring no Satchel & Journal", "packs")
    modes = {table.EASY: book.easy, table.EXTREME: book.extreme}
    if setup.mode in modes and modes[setup.mode] not in book.numbered:
        raise SetupRefused(f"the packs bring no mode card {modes[setup.mode]:03}", "packs")


def lay_out_decks(game: Game, book: ContinentBook) -> None:
    """Adventure cards as a sorted index, Exploration cards in one shuffled pile for each area.

    C-SET-11, C-SET-12.
    """
    piles: list[list[int]] = [[] for _ in range(book.areas)]
    for card in range(len(book.cards)):
        definition = book.cards[card]
        if definition.back == GREEN or definition.back == GOLD:
            game.where[card] = tabletop.ADVENTURE_DECK
        elif definition.back == FOG:
            piles[definition.area].append(card)
    for area in range(book.areas):
        game.fill(tabletop.PILES + area, tuple(piles[area]))
        game.shuffle(tabletop.PILES + area)


def seat_character(game: Game, book: ContinentBook, seat: int, name: str) -> None:
    """The Character card alone is the starting hand (C-SET-01)."""
    for card in range(len(book.cards)):
        definition = book.cards[card]
        if definition.kind == CHARACTER and definition.uid == name:
            game.move(card, tabletop.HANDS + seat)
            game.registers[tabletop.CHARACTERS + seat] = definition.character
            game.registers[tabletop.STATUS + seat] = tabletop.PRESENT


def choose_clues(game: Game, book: ContinentBook, names: tuple[str, ...]) -> int:
    """Chosen clues lie under the Satchel & Journal; the lowest number named is the start (C-SET-07, C-SET-13)."""
    start = NONE
    for card in range(len(book.cards)):
        definition = book.cards[card]
        if definition.kind == CLUE and definition.uid in names:
            game.move(card, table.SATCHEL)
            game.registers[table.CHOSEN] |= 1 << definition.curse
            game.tell(news.CLUE, card=card)
            if start == NONE or definition.start < start:
                start = definition.start
    return start


def build_action_deck(game: Game, book: ContinentBook) -> None:
    """Common Skills, own Skills of those present, Curses of the chosen clues and the Curses of every game.

    C-SET-08, C-RUL-04, C-SET-09.
    """
    playing = [game.registers[tabletop.CHARACTERS + seat] for seat in tabletop.explorers(game)]
    deck: list[int] = []
    for card in range(len(book.cards)):
        definition = book.cards[card]
        if definition.kind == SKILL and definition.skill != ADVANCED:
            if definition.skill == COMMON or (definition.skill == OWN and definition.character in playing):
                deck.append(card)
        elif definition.kind == CURSE:
            chosen = game.registers[table.CHOSEN] >> definition.curse & 1 if definition.curse != NONE else 1
            if chosen:
                deck.append(card)
    game.fill(table.ACTION_DECK, tuple(deck))
    game.shuffle(table.ACTION_DECK)


def place_start(game: Game, number: int) -> None:
    """The starting Terrain in the middle, all figures on it, fog at its arrows.

    C-SET-14, C-SET-15, C-SET-16.
    """
    card = find(game, number, "")
    game.tell(news.START, card=card)
    filing.lay(game, card, CENTRE, tabletop.BOARD)
    for seat in tabletop.explorers(game):
        game.figures[seat] = card
    lay_fog(game, card)
    entered(game, card, 0)
