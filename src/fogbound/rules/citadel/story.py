"""Scenarios: the bookmark, what a page sets up, goals, the epilogue, coming home.

T-SCN, T-SETUP, T-COMM-07, T-COMM-08.
"""

from typing import Final

from fogbound.core.game import SLOTS, Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.citadel import leaflet, life, news, table
from fogbound.rules.citadel.book import Page, rules_of
from fogbound.rules.citadel.reading import put_away
from fogbound.rules.common import agenda, filing, points, tabletop
from fogbound.rules.common.book import PAGE, Card, Do, book_of, do
from fogbound.rules.common.closing import SHUT
from fogbound.rules.common.frames import Party
from fogbound.rules.common.reactions import React

HERE: Final = ("here ", "read-here ", "fell-here ")
"""How the chronicle's entries begin that hold for one scenario only."""
LATER: Final = "later "
"""How those begin that wait for the next scenario: `later place-of-the-effect card character`."""


def bookmark(game: Game) -> int:
    """The page the bookmark lies at (T-CMP-21)."""
    pages = game.zones[table.BOOKLET]
    return pages[0] if pages else NONE


def scenario(game: Game) -> Page | None:
    card = bookmark(game)
    return rules_of(game).page(card) if card != NONE else None


def place_bookmark(game: Game, page: int) -> None:
    """Move the bookmark: the pictograph changes with it, what lies in play stays (T-SCN-02, T-DATA-10)."""
    old = bookmark(game)
    if old == page:
        return
    if old != NONE:
        game.move(old, tabletop.OUT)
    game.move(page, table.BOOKLET)
    game.tell(news.BOOKMARK, card=page)


def speaker(game: Game) -> int:
    """Who "you" is where a booklet speaks: who was active last, or who takes over."""
    return tabletop.next_present(game, game.registers[tabletop.ACTIVE])


def together(game: Game) -> Party:
    """A frame in which everybody is involved."""
    first = speaker(game)
    return Party(first, tuple(tabletop.clockwise(game, first)))


# -- beginning -------------------------------------------------------------------------------------


class BeginScenario(Step):
    """Put the bookmark at a page and follow its set-up.

    T-SETUP-04, T-COMM-07, T-COMM-08, T-RUL-92, T-RUL-97, T-DATA-03.
    """

    def __init__(self, page: int) -> None:
        self.page = page

    def run(self, game: Game) -> None:
        place_bookmark(game, self.page)
        page = rules_of(game).page(self.page)
        forget_scenario(game)
        game.registers[table.SAVED] = 0
        game.registers[table.TREMOR] = max(0, page.tremor)  # what was left does not carry over
        players = table.players(game)
        if page.life:
            for seat in players:
                life.set_life(game, seat, page.life[len(players) - 1])
            rouse_all(game)  # who has life points is conscious (T-UNC-08)
        game.tell(news.SCENARIO_BEGUN, card=self.page)
        if page.life:
            game.tell(news.LIFE_SET, n=page.life[len(players) - 1])
        game.then(SeatEverybody(), PerformLater(), React(points.SCENARIO_BEGUN, NONE, self.page))
        game.open(together(game))
        do(game, page.setup, self.page, speaker(game))


def forget_scenario(game: Game) -> None:
    """What was remembered for the last scenario only is forgotten; actions shut for it are open again."""
    for key in [key for key in game.counters if key % SLOTS == SHUT]:
        game.counters.pop(key)
    game.chronicle = {key: number for key, number in game.chronicle.items() if not key.startswith(HERE)}


class PerformLater(Step):
    """What earlier scenarios left to be done when this one has been set up, seat by seat, clockwise."""

    def run(self, game: Game) -> None:
        first = speaker(game)
        waiting: list[tuple[int, int, int, int]] = []
        for key, often in game.chronicle.items():
            if key.startswith(LATER):
                place, this, character = [int(part) for part in key.split(" ")[1:]]
                seat = table.seat_of(game, character)
                if seat != NONE:
                    waiting.append(((seat - first) % game.seats, this, place, often))
        game.chronicle = {key: number for key, number in game.chronicle.items() if not key.startswith(LATER)}
        for turn, this, place, often in sorted(waiting, reverse=True):
            eid = effect_at(book_of(game).cards[this], place)
            for _ in range(often):
                game.next(Do(eid, this, (first + turn) % game.seats, NONE))


def later(game: Game, eid: int, this: int, seat: int) -> None:
    """Let an effect wait for the next scenario; it concerns the character, whoever plays it then."""
    place = place_of(book_of(game).cards[this], eid)  # its number may change with other cards
    game.record(f"{LATER}{place} {this} {game.registers[tabletop.CHARACTERS + seat]}")


def place_of(card: Card, eid: int) -> int:
    """Where on a card an effect stands: from 0 on its front, from -1 downwards on its back."""
    first, end = card.back_effects
    return first - eid - 1 if first <= eid < end else eid - card.first_effect


def effect_at(card: Card, place: int) -> int:
    """The number of the effect at this place of a card."""
    return card.first_effect + place if place >= 0 else card.back_effects[0] - place - 1


class SeatEverybody(Step):
    """A set-up that goes on upon the old Board leaves nobody without a Terrain."""

    def run(self, game: Game) -> None:
        seats = tabletop.explorers(game)
        if any(game.figures[seat] != NONE for seat in seats):
            for seat in reversed(seats):
                if game.figures[seat] == NONE:
                    game.next(life.ChooseBed(seat))


# -- goals -----------------------------------------------------------------------------------------


def page_for(game: Game, this: int) -> int:
    """The page a text on it speaks of; for all other texts the one at the bookmark."""
    if this != NONE and book_of(game).cards[this].kind == PAGE:
        return this
    return bookmark(game)


def is_reached(game: Game, page: int, goal: int) -> bool:
    """Whether a goal of this page is reached: an effect has said so, or its condition holds now (T-SCN-03)."""
    if page == NONE:
        return False
    for number, condition in rules_of(game).page(page).goals:
        if number == goal:
            said = f"here goal {goal}" in game.chronicle
            return said or (condition is not None and condition.holds(game, page, speaker(game), NONE))
    return False


def goals_reached(game: Game, page: int) -> int:
    """How many goals of the page are reached."""
    if page == NONE:
        return 0
    return sum([1 for goal, _ in rules_of(game).page(page).goals if is_reached(game, page, goal)])


def reach_goal(game: Game, goal: int) -> None:
    """An effect says that a goal is reached."""
    if f"here goal {goal}" not in game.chronicle:
        game.record(f"here goal {goal}")
        game.tell(news.GOAL_REACHED, n=goal)


def tell_goals(game: Game, page: int) -> None:
    """How the goals of a page stand when its scenario ends; one that an effect reached has been told."""
    for goal, _ in rules_of(game).page(page).goals:
        if not is_reached(game, page, goal):
            game.tell(news.GOAL_MISSED, n=goal)
        elif f"here goal {goal}" not in game.chronicle:
            game.tell(news.GOAL_REACHED, n=goal)


# -- ending ----------------------------------------------------------------------------------------


class EndScenario(Step):
    """The way home is taken: epilogue, what answers it, life points noted, the unconscious recover.

    T-SCN-04, T-SCN-05, T-SCN-06, T-SCN-07, T-SCN-08.

    Nothing else is cleaned up: Board, hands and Global events follow what the booklet says (T-RUL-96).
    """

    def run(self, game: Game) -> None:
        page = bookmark(game)
        break_up(game)
        is_homeward = any(isinstance(step, ComeHome) for step in game.stack)
        game.tell(news.SCENARIO_ENDED, card=page, n=table.HOME if is_homeward else 0)
        tell_goals(game, page)
        game.next(React(points.SCENARIO_ENDED, NONE, page))
        game.open(together(game))
        do(game, rules_of(game).page(page).epilogue, page, speaker(game))


def break_up(game: Game) -> None:
    """Nothing is due any more; what was just being resolved or read is put away."""
    for card in game.zones[tabletop.RESOLVING]:
        filing.discard(game, card)
    game.agenda = [entry for entry in game.agenda if entry[0] == agenda.DEFERRED]
    for card in game.zones[table.READING]:
        put_away(game, card)


class ComeHome(Step):
    """The leaflet notes everybody's life points; who is unconscious recovers (T-COMM-06, T-UNC-11)."""

    def run(self, game: Game) -> None:
        leaflet.record_life(game)
        rouse_all(game)


def rouse_all(game: Game) -> None:
    for seat in table.players(game):
        if table.is_unconscious(game, seat):
            life.rouse(game, seat)


class GoOn(Step):
    """The epilogue was read on the spot: the next scenario begins without a stay at the Citadel (T-SCN-04)."""

    def run(self, game: Game) -> None:
        leaflet.record_life(game)
        game.next(BeginScenario(bookmark(game)))
