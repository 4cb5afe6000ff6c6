"""Making a character: who plays whom, the first deck, exchanges, joining later; Recovery mode and Threat (T-SETUP-03)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.citadel import decks, news, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.options import (
    OPTION_GIVE_UP_SKILL,
    OPTION_PICK_SKILL,
    OPTION_PLAY_AS,
    OPTION_RECOVERY_MODE,
    OPTION_THREAT,
)
from fogbound.rules.citadel.story import place_bookmark
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import CHARACTER, COMMON, OWN, SKILL, book_of, do
from fogbound.rules.common.frames import Party
from fogbound.rules.common.options import OPTION_DONE

FREE: Final = (tabletop.EMPTY, tabletop.ELIMINATED, tabletop.GONE)
"""What a seat may be doing whose player can join, or return, with a new character."""


# -- characters ------------------------------------------------------------------------------------


def free_characters(game: Game) -> list[int]:
    """The Character cards nobody has."""
    cards = book_of(game).cards
    return [
        card
        for card in range(len(cards))
        if cards[card].kind == CHARACTER and game.where[card] == tabletop.OUT
    ]


class ChooseCharacter(Question):
    """Which character this player takes, among those nobody has (T-SETUP-03)."""

    name: ClassVar[str] = "choose-character"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        if table.character_card(game, self.player) != NONE:
            return []
        return [Option(OPTION_PLAY_AS, card) for card in free_characters(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.move(option.card, table.CHARACTER + self.player)
        game.registers[tabletop.CHARACTERS + self.player] = book_of(game).cards[option.card].character
        game.tell(news.PLAYS_AS, self.player, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-SETUP-03", "T-JOIN-02")


# -- Skills ----------------------------------------------------------------------------------------


def take_own_skills(game: Game, seat: int) -> None:
    """All Skills with the character's initial go into the deck (T-CMP-03, T-DATA-04)."""
    cards = book_of(game).cards
    character = game.registers[tabletop.CHARACTERS + seat]
    for card in range(len(cards)):
        definition = cards[card]
        mine = definition.skill == OWN and definition.character == character
        if definition.kind == SKILL and mine and game.where[card] == tabletop.OUT:
            game.move(card, table.DECKS + seat)


def reserve(game: Game) -> list[int]:
    """The shared Character Skills in the reserve, one of each kind (T-CMP-03, T-RUL-75)."""
    cards = book_of(game).cards
    out = [
        card
        for card in range(len(cards))
        if cards[card].kind == SKILL and cards[card].skill == COMMON and game.where[card] == tabletop.OUT
    ]
    return one_of_each(game, out)


def one_of_each(game: Game, found: list[int]) -> list[int]:
    """Of copies of one card the first."""
    cards = book_of(game).cards
    seen: set[str] = set()
    first: list[int] = []
    for card in found:
        if cards[card].uid not in seen:
            seen.add(cards[card].uid)
            first.append(card)
    return first


class PickSkill(Question):
    """Which Skill of the reserve goes into the player's deck."""

    name: ClassVar[str] = "pick-skill"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_PICK_SKILL, card) for card in reserve(game)]

    def takes_several(self) -> bool:
        return True

    def message(self, game: Game) -> Message:
        return self.says().count("n", book_of(game).figure(game, "skills-to-pick", self.player))

    def take(self, game: Game, option: Option, value: str) -> None:
        game.move(option.card, table.DECKS + self.player)
        game.tell(news.SKILL_PICKED, self.player, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-SETUP-03", "T-DATA-04")


def exchangeable(game: Game, seat: int) -> list[int]:
    """The player's own shared Skills, wherever among the Action cards they are, in the order of their names."""
    cards = book_of(game).cards
    mine = (*decks.deck(game, seat), *decks.pile(game, seat), *tabletop.hand(game, seat))
    found = [(game.content.card_ids[card], card) for card in mine if cards[card].skill == COMMON]
    return one_of_each(game, [card for _, card in sorted(found)])


class ExchangeSkill(Question):
    """Which Skill goes back to the reserve; then another comes from there, so often at most."""

    name: ClassVar[str] = "exchange-skill"

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        if self.left <= 0 or not reserve(game):
            return []
        options = [Option(OPTION_GIVE_UP_SKILL, card) for card in exchangeable(game, self.player)]
        return [*options, Option(OPTION_DONE)] if options else []

    def label(self, game: Game, option: Option) -> str:
        return "exchange-none" if option.verb == OPTION_DONE else option.verb

    def message(self, game: Game) -> Message:
        return self.says().count("n", self.left)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DONE:
            return
        game.then(PickInstead(self.player, option.card), ExchangeSkill(self.player, self.left - 1))

    def is_secret(self) -> bool:
        return True  # what lies in a deck is for its owner alone to look through


class PickInstead(Question):
    """Which Skill comes from the reserve in exchange; the deck is shuffled."""

    name: ClassVar[str] = "pick-instead"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card  # what is given up for it

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_PICK_SKILL, card) for card in reserve(game)]

    def take(self, game: Game, option: Option, value: str) -> None:
        filing.lose_markers(game, self.card)
        game.move(self.card, tabletop.OUT)
        decks.shuffle_in(game, self.player, option.card)
        game.tell(news.SKILL_EXCHANGED, self.player, option.card)


# -- what the group fixes --------------------------------------------------------------------------


class ChooseMode(Question):
    """Which Recovery prices are paid in this adventure."""

    name: ClassVar[str] = "choose-mode"

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        return [
            Option(OPTION_RECOVERY_MODE, n=mode) for mode in (table.STANDARD, table.STORY, table.SURVIVAL)
        ]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.registers[tabletop.MODE] = option.n
        game.tell(news.RECOVERY_MODE, n=option.n)

    def rules(self) -> tuple[str, ...]:
        return ("T-RECO-02", "T-RECO-06", "T-RECO-07")


class ChooseThreat(Question):
    """Which Threat the players face: the bookmark goes to its first page (T-SCN-01, T-SCN-02)."""

    name: ClassVar[str] = "choose-threat"

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_THREAT, page) for page in rules_of(game).first_pages]

    def take(self, game: Game, option: Option, value: str) -> None:
        place_bookmark(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-SCN-01", "T-SCN-02")


# -- joining ---------------------------------------------------------------------------------------


def may_join(game: Game) -> list[int]:
    """The seats at which somebody could join now, as long as there is a character left (T-JOIN-01)."""
    if not free_characters(game) or rules_of(game).introduction == NONE:
        return []
    return [seat for seat in range(game.seats) if game.registers[tabletop.STATUS + seat] in FREE]


class JoinAdventure(Step):
    """A player makes a character as the introduction explains, from what is left (T-JOIN-02, T-RUL-106)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Game) -> None:
        game.registers[tabletop.STATUS + self.player] = tabletop.PRESENT
        game.registers[tabletop.CHARACTERS + self.player] = NONE
        game.registers[table.LIFE + self.player] = 1  # until the scenario says how many (T-RUL-106)
        game.tell(news.JOINED_ADVENTURE, self.player)
        game.open(Party(self.player, (self.player,)))
        make_characters(game, self.player)


def make_characters(game: Game, you: int) -> None:
    """Those involved make their characters as the introduction says (T-SETUP-03, T-JOIN-02)."""
    introduction = rules_of(game).introduction
    if introduction != NONE:
        do(game, rules_of(game).page(introduction).enlist, introduction, you)
