"""Numbers that no numbox shows, on any card, claimed by who stands there or owns it.

T-HID, T-RUL-89, T-RUL-90, T-RUL-122.
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.duty import concerned
from fogbound.rules.citadel.frames import Resolution
from fogbound.rules.citadel.life import BanishOne, Fall, LieDown
from fogbound.rules.citadel.options import OPTION_GO_ON
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import CARD_DIGITS, FOG, PERMANENT, PURSE, TEMPORARY, TERRAIN, book_of
from fogbound.rules.common.force import stands_at
from fogbound.rules.common.hidden import reference
from fogbound.rules.common.options import OPTION_DECLINE, OPTION_NUMBER
from fogbound.rules.common.reactions import entered
from fogbound.rules.common.reveal import Replace, Resolve, fetch, note_taken, reads_back

SHARED: Final = (tabletop.BOARD, tabletop.QUESTS, table.GLOBALS, table.WORLD_MAP)
OWN: Final = (table.PURSES, tabletop.HANDS, table.CHARACTER)


def current_resolution(game: Game) -> Resolution | None:
    """The Temporary event that is being read, unless an action or a dialogue goes on within it."""
    frame = game.frames[-1] if game.frames else None
    return frame if isinstance(frame, Resolution) else None


def open_events(game: Game) -> list[int]:
    """The Temporary events whose numbers can be claimed now: from being read until they are resolved (T-RUL-89).

    Not while an action or a dialogue goes on, and not while somebody falls, which is never cut short. Where no such
    event of the book hides a number, there is nothing to claim.
    """
    if not rules_of(game).events_hide_numbers:
        return []
    if any(isinstance(step, (Fall, LieDown, BanishOne)) for step in game.stack):
        return []
    event = current_resolution(game)
    if event is not None:
        return [event.card]
    if game.frames:
        return []
    cards = book_of(game).cards
    return [card for card in game.zones[tabletop.RESOLVING] if cards[card].kind == TEMPORARY]


def may_claim(game: Game, between_actions: bool) -> list[int]:
    """Who may name a number now: anybody between actions, else who stands where an event waits (T-RUL-57, T-RUL-89)."""
    if between_actions:
        return tabletop.explorers(game)
    if isinstance(game.pending(), ClaimNumber):
        return []
    events = open_events(game)
    return [
        seat for seat in tabletop.explorers(game) if any(seat in concerned(game, event) for event in events)
    ]


class PauseOverEvent(Question):
    """A Temporary event lies open and has been read; a number may be spotted before it is resolved (T-RUL-89).

    It is asked of every such event where any of the book hides a number, so that it tells nothing of this one.
    """

    name: ClassVar[str] = "pause-over-event"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def seat(self, game: Game) -> int:
        """Who turned it over, or somebody else there if they have fallen over a Recovery."""
        there = concerned(game, self.card)
        return self.player if self.player in there or not there else there[0]

    def options(self, game: Game) -> list[Option]:
        return [Option(OPTION_GO_ON, self.card)] if concerned(game, self.card) else []

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        return

    def asks_even_one(self) -> bool:
        return True

    def rules(self) -> tuple[str, ...]:
        return ("T-HID-05", "T-RUL-89")


class ClaimNumber(Question):
    """Which number a player has spotted; nothing tells whether there is one (T-HID-01, T-HID-02)."""

    name: ClassVar[str] = "claim-number"

    def __init__(self, player: int, between_actions: bool) -> None:
        self.player = player
        self.between_actions = between_actions

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        if not tabletop.is_present(game, self.player):
            return []  # fell unconscious over a Recovery meanwhile
        return [Option(OPTION_NUMBER, wants="number"), Option(OPTION_DECLINE)]

    def short_label(self, game: Game, option: Option) -> Message | None:
        return Message("note-no-number") if option.verb == OPTION_DECLINE else None

    def digits(self) -> int:
        return CARD_DIGITS

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb != OPTION_NUMBER:
            return
        if len(value) != CARD_DIGITS:
            game.tell(news.THREE_DIGITS, self.player)
            game.next(self)
        else:
            claim(game, int(value), self.player, self.between_actions)

    def rules(self) -> tuple[str, ...]:
        return ("T-HID-01", "T-HID-02", "T-HID-03", "T-RUL-89", "T-RUL-90")


def bearers(game: Game, number: int, seat: int, between_actions: bool) -> list[int]:
    """The cards within reach that hide this number: events not yet resolved, between actions all in play (T-HID-03)."""
    events = [event for event in open_events(game) if seat in concerned(game, event)]
    waiting = [event for event in events if hides(game, event, number, seat)]
    return waiting + in_play(game, number, seat) if between_actions else waiting


def in_play(game: Game, number: int, seat: int) -> list[int]:
    """The cards in play within this player's reach that hide the number (T-HID-03, T-RUL-122)."""
    zones = [*SHARED, *[zone + seat for zone in OWN]]
    found: list[int] = []
    for zone in zones:
        for card in game.zones[zone]:
            if hides(game, card, number, seat) and (zone != tabletop.BOARD or stands_at(game, card, seat)):
                found.append(card)
    return found


def hides(game: Game, card: int, number: int, seat: int) -> bool:
    hidden = book_of(game).cards[card].hidden
    if hidden is None or hidden.number != number:
        return False
    return hidden.needs is None or hidden.needs.holds(game, card, seat, NONE)


def claim(game: Game, number: int, seat: int, between_actions: bool) -> bool:
    """Right: the new card takes the place of the old one. Wrong: nothing is shown and nothing moves (T-TAKE-13)."""
    game.barriers += 1
    for card in bearers(game, number, seat, between_actions):
        if claim_from(game, card, number, seat):
            return True
    game.tell(common_news.NUMBER_WRONG, seat, n=number)
    return False


def claim_from(game: Game, card: int, number: int, seat: int) -> bool:
    """Whether this card leads to one with the number, which then takes its place (T-TAKE-12, T-HID-04)."""
    new = fetch(game, number, reference(game, card), seat, card)
    if new == NONE:
        return False
    game.tell(common_news.NUMBER_FOUND, seat, card, number)
    event = current_resolution(game)
    if event is not None and event.card == card:
        game.abandon(event)  # what has been done stands, the rest is replaced (T-RUL-89)
    game.next(TakeOver(card, new, seat))
    return True


def fits(game: Game, old: int, new: int) -> bool:
    """Nobody may be left without a Terrain to stand on."""
    return not filing.bears_figures(game, old) or tabletop.is_terrain(game, new)


class TakeOver(Step):
    """The old card is discarded, the new one handled by its type in its place (T-HID-04, T-RUL-88, T-RUL-122)."""

    def __init__(self, old: int, new: int, player: int) -> None:
        self.old = old
        self.new = new
        self.player = player

    def run(self, game: Game) -> None:
        if reads_back(game, self, self.new, self.player):
            return
        kind = book_of(game).cards[self.new].kind
        zone = game.where[self.old]
        if zone == tabletop.BOARD and kind in (TERRAIN, PERMANENT):
            game.next(Replace(self.old, self.new, self.player, filing.DISCARD))
            return
        game.barriers += 1
        game.move(self.new, tabletop.RESOLVING)
        game.tell(common_news.REPLACED, self.player, self.new, other=self.old)
        note_taken(game, self.new)
        if self.old in game.places and book_of(game).cards[self.old].back != FOG:
            game.registers[tabletop.WAITING] = 1  # the space it filled gets fog again
        filing.discard(game, self.old)
        if kind == PURSE and table.PURSES <= zone < table.PURSES + 4:
            game.move(self.new, zone)  # to the same owner
            entered(game, self.new, self.player)
        else:
            game.next(Resolve(self.new, self.player, NONE))
