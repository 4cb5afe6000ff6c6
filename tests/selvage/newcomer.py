"""A newcomer to selvage: knows the rules and what lies open, reads the pages, asks for the odds, and has no map.

One mind for every seat. It goes after the goals of the booklet where it knows how, tries what a place offers, and else
looks into the nearest fog, mostly where the story points; it knows nothing of the order of any deck.
"""

from typing import Final, NamedTuple

from fogbound.core import NONE, Game, Option
from fogbound.core.board import NORTH, beyond
from fogbound.core.chance import seeded
from fogbound.rules.citadel import recovery, table
from fogbound.rules.citadel.story import bookmark
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import PERMANENT, TERRAIN, book_of
from selvage.walker import Answer, Walker, first, has_quest, on_board, reply_of, uid, was_read

CURIOSITY: Final = 65
"""How many of a hundred chances to look around are taken."""
STRAYING: Final = 30
"""How many newcomers of a hundred look elsewhere first than where the story points."""
SPENT: Final = 9
"""With fewer cards than that, those that life points would buy included, one looks for the way home."""
TRIES: Final = 2
"""How often something is tried that is no goal."""
CROSSING: Final = ("run", "climb", "talk", "lift")
"""How one gets past what lies across the way, best first."""
ASIDE: Final = frozenset({"move", "walk", "run", "concede", "tend"})
"""What is no reason to stay at a place."""
FAR: Final = 99
HOMEWARD: Final = ("gate", "cot", "tally-cord", "toll-stone")
"""Where one sets out for home."""


class Deed(NamedTuple):
    """A type of action on a card."""

    verb: str
    card: str


GOALS: Final = {
    "first-stitch": (Deed("lift", "cot"),),
    "lt-1": (Deed("talk", "loom-house"), Deed("mend", "great-tear")),
    "lt-2": (Deed("mend", "reel"),),
    "lt-2-late": (Deed("mend", "reel"),),
}
"""What the pages and those who are met on the way send people out to do."""


class Way(NamedTuple):
    """How to get to a Terrain: how far it is, and the side on which the first step is taken."""

    steps: int
    side: int


class Newcomer(Walker):
    """Somebody who sits down with the box for the first time, with a will of their own about what is said."""

    def __init__(self, seed: int, mode: int = table.STANDARD) -> None:
        self._chance = seeded(seed + 1)
        super().__init__(
            mode,
            first_character=seed,
            replies={
                9: self._one_of("truth", "comfort"),
                23: ("smoke", *self._one_of("leave", "burn")),
                26: ("own-food", *self._one_of("feed", "pass-by", "disarm")),
                30: ("who-pulls", "the-tear", *self._one_of("promise", "tell-all", "weave-for-it")),
                65: self._one_of("to-selvage", "come-along"),
                90: self._one_of("graft", "knot", "cut"),
            },
        )
        self._page = ""
        self._tried: dict[Deed, int] = {}
        self._passed: set[Deed] = set()

    def _one_of(self, *replies: str) -> tuple[str, ...]:
        """One of these, and the others if that one is not to be had."""
        chosen = replies[self._chance.below(len(replies))]
        return (chosen, *replies)

    # -- turns -------------------------------------------------------------------------------------

    def _turn(self, game: Game) -> Answer:
        page = uid(game, bookmark(game))
        if page != self._page:
            self._page = page
            self._tried.clear()
            self._passed.clear()
        options = [option for option in game.offered if option.verb != "concede"]
        if not options:
            return Answer(game.offered[0])
        seats = tabletop.explorers(game)
        for seat in seats:
            if tired := self._rests(game, seat):
                return tired
        leader = seats[0]
        for seat in seats[1:]:
            if game.figures[seat] != game.figures[leader] and (
                found := self._go(game, options, seat, game.figures[leader])
            ):
                return found
        return (
            self._nurse(game, options)
            or (self._go_home(game, options, leader) if self._is_done(game) else None)
            or self._try(game, options, leader)
            or self._pursue(game, options, leader)
            or self._explore(game, options, leader)
            or self._go_home(game, options, leader)
            or Answer(options[self._chance.below(len(options))])
        )

    def _is_done(self, game: Game) -> bool:
        """Whether the goals are reached, or strength no longer lasts for them and one may come again."""
        weakest = min(recovery.strength(game, seat) for seat in tabletop.explorers(game))
        if self._page == "first-stitch":
            return was_read(game, 6) or weakest < SPENT
        if self._page == "lt-1":
            if has_quest(game, "tally-cord"):
                return was_read(game, 37) or weakest < 2 * SPENT
            return weakest < SPENT
        return False

    def _nurse(self, game: Game, options: list[Option]) -> Answer | None:
        """Have somebody's wounds seen to, where there is a hearth or a card for it."""
        hurt = any(table.life(game, seat) <= 4 for seat in tabletop.explorers(game))
        for option in options:
            if option.verb == "tend" and hurt and self._chance.below(2):
                return Answer(option)
        return None

    def _try(self, game: Game, options: list[Option], leader: int) -> Answer | None:
        """Do what is wanted, or else try what this place offers, if one feels like it and is fit."""
        here = game.figures[leader]
        found: list[tuple[Deed, Option]] = []
        for option in options:
            if option.card == NONE or game.figures[option.seat] != here or option.verb in ASIDE:
                continue
            if book_of(game).cards[option.card].kind in (TERRAIN, PERMANENT):
                found.append((Deed(option.verb, uid(game, option.card)), option))
        wanted = [each for each in found if self._is_goal(game, each[0])]
        for deed, option in wanted or found:
            if not wanted and not self._feels_like(game, deed):
                continue
            self._tried[deed] = self._tried.get(deed, 0) + 1
            others = [other for each, other in found if each == deed]
            return Answer(
                max(others, key=lambda other: self._strength(game, other.seat)) if others else option
            )
        return None

    def _is_goal(self, game: Game, deed: Deed) -> bool:
        if deed == Deed("mend", "great-tear"):
            return has_quest(game, "tally-cord") and self._is_fit(game) and self._tried.get(deed, 0) < 8
        if deed == Deed("talk", "reel"):
            return self._tried.get(deed, 0) < TRIES
        return deed in GOALS[self._page] and not (
            deed.verb == "talk" and (has_quest(game, "tally-cord") or self._tried.get(deed, 0) > 4)
        )

    def _feels_like(self, game: Game, deed: Deed) -> bool:
        if deed.verb in ("climb", "mend") and deed.card in ("great-tear", "toll-bar"):
            return False  # that is a way, or a work, and no pastime
        if deed in self._passed or self._tried.get(deed, 0) >= TRIES or not self._is_fit(game):
            return False
        if deed not in self._tried and self._chance.below(100) >= CURIOSITY:
            self._passed.add(deed)
            return False
        return True

    def _pursue(self, game: Game, options: list[Option], leader: int) -> Answer | None:
        """Go where something can be done about a goal, once that place lies open."""
        for deed in GOALS[self._page]:
            if self._is_goal(game, deed):
                place = {"great-tear": "far-hem", "reel": "reel-yard"}.get(deed.card, deed.card)
                if on_board(game, place) and (
                    found := self._go(game, options, leader, game.content.card_ids.index(place))
                ):
                    return found
        return None

    def _go_home(self, game: Game, options: list[Option], leader: int) -> Answer | None:
        for option in options:
            if option.verb == "run" and uid(game, option.card) in HOMEWARD:
                return Answer(option)
        if self._page in ("first-stitch", "lt-1"):
            return self._go(game, options, leader, game.content.card_ids.index("wicket"))
        return None

    # -- ways --------------------------------------------------------------------------------------

    def _ways(self, game: Game, start: int) -> dict[int, Way]:
        """Every Terrain that can be reached over open land, also across what lies between two of them."""
        cards = book_of(game).cards
        found = {start: Way(0, NONE)}
        waiting = [start]
        for terrain in waiting:
            way = found[terrain]
            for side in range(4):
                cell = beyond(game.places[terrain], side)
                card, steps = game.cells.get(cell, NONE), 1
                if card != NONE and game.where[card] == tabletop.BOARD and cards[card].kind == PERMANENT:
                    card, steps = game.cells.get(beyond(cell, side), NONE), 2
                if card == NONE or card in found or game.where[card] != tabletop.BOARD:
                    continue
                if cards[card].kind == TERRAIN:
                    found[card] = Way(way.steps + steps, side if way.side == NONE else way.side)
                    waiting.append(card)
        return found

    def _go(self, game: Game, options: list[Option], seat: int, there: int) -> Answer | None:
        """The next step on the way to a Terrain: walk, or cross what lies between."""
        here = game.figures[seat]
        way = self._ways(game, here).get(there)
        if way is None or way.side == NONE:
            return None
        card = game.cells[beyond(game.places[here], way.side)]
        if book_of(game).cards[card].kind == TERRAIN:
            self._next = card
            return self._walks(game, options, seat)
        own = [option for option in options if option.seat == seat]
        return first(
            option for verb in CROSSING for option in own if option.card == card and option.verb == verb
        )

    def _distance(self, game: Game, terrain: int) -> int:
        return terrain != self._next

    def _explore(self, game: Game, options: list[Option], leader: int) -> Answer | None:
        """Look into a fog nearby, mostly the one in the north, whence the thread runs."""
        here = game.figures[leader]
        ways = self._ways(game, here)
        fogs = [
            (ways[place].steps, place, side) for place in ways for side in tabletop.attached_fog(game, place)
        ]
        if not fogs:
            return None
        northward = self._page != "first-stitch" and self._chance.below(100) >= STRAYING
        _, place, side = min(
            fogs,
            key=lambda fog: (fog[0] - (2 if northward and fog[2] == NORTH else 0), self._chance.below(FAR)),
        )
        if place != here:
            return self._go(game, options, leader, place)
        own = [option for option in options if option.seat == leader]
        return first(option for option in own if option.card == NONE and option.n == side)

    # -- stories -----------------------------------------------------------------------------------

    def _reply(self, game: Game) -> Answer:
        """As the walker does; the riddle is solved by one of two."""
        if any(option.wants for option in game.offered) and self._chance.below(2):
            plain = [option for option in game.offered if option.verb == "reply"]
            return Answer(plain[-1])
        by_key = {reply_of(game, option): option for option in game.offered if option.verb == "reply"}
        if "back" in by_key and "pay" in by_key and len(by_key) > 2:
            return Answer(next(option for key, option in by_key.items() if key not in ("pay", "back")))
        return super()._reply(game)
