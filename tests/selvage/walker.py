"""A player of selvage who knows the map and the story, as people do the second time, but not the order of any deck.

One mind for every seat. It goes where the scenario's errands are, sees to them, follows the others, and spends breath
with some care; `curious` walkers also look in at the hives, the barn and the corporal, `thorough` ones everywhere.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from fogbound.core import NONE, Game, Option
from fogbound.core.board import beyond
from fogbound.odds import citadel as odds
from fogbound.rules.citadel import recovery, result, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.story import bookmark
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import TERRAIN, book_of
from fogbound.rules.verbs.go import GoToSide, terrain_at_side

SELVAGE: Final = {
    "wicket": (0, 0), "pond": (1, 0),
    "cot": (-1, 1), "cot-later": (-1, 1), "barley": (0, 1), "barley-later": (0, 1), "oak": (1, 1), "oak-later": (1, 1),
    "barn": (-1, 2), "orchard": (0, 2), "footbridge": (1, 2), "cairn": (2, 2), "cairn-open": (2, 2),
    "great-tear": (0, 3), "darn": (0, 3), "far-hem": (0, 4), "loom-house": (1, 4),
}  # fmt: skip
OVERHEM: Final = {
    "toll-stone": (0, 0), "rag-field": (1, 0),
    "toll-bar": (0, 1), "drying-lines": (1, 1),
    "well": (0, 2), "mending-house": (1, 2),
    "muster-hall": (0, 3), "reel-yard": (1, 3),
}  # fmt: skip
"""Where everything lies, in cards east and north of where one sets out."""
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west, as sides are numbered."""
BETWEEN: Final = ("great-tear", "toll-bar")
SURE: Final = 0.8
"""The chance that is good enough."""
HARDLY: Final = 0.1
"""What two cards more should bring at least."""
ANSWER: Final = "a hole"
HIDDEN: Final = "347"
GIVEN_UP: Final = 99
"""So many attempts are more than anybody makes."""


class Answer(NamedTuple):
    """An option, whether it stands beside the question, and what is typed where something is wanted."""

    option: Option
    beside: bool = False
    value: str = ""


class Errand(NamedTuple):
    """Something to be done somewhere: a type of action on a card."""

    place: str
    verb: str
    card: str


class Walker:
    """How the group goes about it: `curious` or not, what it gives Ottoline for the cord, what is done with the Reel."""

    def __init__(
        self,
        mode: int = table.STANDARD,
        *,
        first_character: int = 0,
        curious: bool = True,
        thorough: bool = False,
        word: str = "weave-for-it",
        reel: str = "graft",
        replies: dict[int, tuple[str, ...]] | None = None,
        scenarios: tuple[str, ...] = ("first-stitch", "lt-1"),
    ) -> None:
        self._first = first_character
        self._scenarios = scenarios  # those whose goals are worth the trouble, before the last
        self._mode = mode
        self._curious = curious
        self._thorough = thorough
        self._replies = {
            9: ("truth",),
            23: ("smoke", "leave"),
            26: ("own-food", "feed", "pass-by"),
            30: ("who-pulls", "the-tear", word, "tell-all"),
            61: ("greet-hedge", "show-the-cord", "pay"),
            65: ("to-selvage",),
            90: (reel, "graft", "knot", "cut"),
            **(replies or {}),
        }
        self._heading = (0, 0)
        self._tries: dict[Errand, int] = {}

    def answer(self, game: Game) -> Answer:
        """Settle the pending question."""
        name = game.pending_name()
        offered = game.offered
        if name == "choose-action":
            return self._turn(game)
        if name == "choose-reply":
            return self._reply(game)
        if name == "draw-on":
            return Answer(offered[0] if self._draws(game) else offered[-1])
        if name == "use-effects":
            return Answer(self._uses(game))
        if name == "choose-recovery":
            return Answer(self._recovers(game, offered))
        if name == "claim-number":
            return Answer(offered[0], value=HIDDEN)
        if name == "choose-character":
            return Answer(offered[self._first % len(offered)])
        if name == "choose-mode":
            return Answer(offered[self._mode])
        if name == "choose-step":
            return Answer(min(offered, key=lambda option: self._distance(game, option.card)))
        if name == "choose-effect":
            return Answer(min(offered, key=lambda option: self._turning(game, option)))
        if name == "choose-leader":
            return Answer(max(offered, key=lambda option: self._strength(game, option.seat)))
        if name == "choose-reductions":
            return Answer(self._reduces(game, offered))
        if name in ("choose-explorer", "agree-on-explorer"):
            return Answer(max(offered, key=lambda option: table.life(game, option.seat)))
        if name in ("exchange-skill", "choose-symbol"):
            return Answer(offered[-1])
        return Answer(offered[0])

    # -- turns -------------------------------------------------------------------------------------

    def _turn(self, game: Game) -> Answer:
        options = [option for option in game.offered if option.verb != "concede"]
        if not options:
            return Answer(game.offered[0])
        seats = tabletop.explorers(game)
        leader = seats[0]
        here = uid(game, game.figures[leader])
        for seat in seats:
            if tired := self._rests(game, seat):
                return tired
        for seat in seats[1:]:
            if game.figures[seat] != game.figures[leader] and (
                found := self._towards(game, options, seat, here)
            ):
                return found
        if self._thorough and here == "cairn" and (found := self._reports(game, leader)):
            return found
        for errand in self._errands(game):
            if spots(game)[here] == spots(game)[errand.place]:
                deeds = [
                    option for option in options
                    if option.verb == errand.verb and option.card != NONE and uid(game, option.card) == errand.card
                    and game.figures[option.seat] == game.figures[leader]
                ]  # fmt: skip
                if deeds:
                    self._tries[errand] = self._tries.get(errand, 0) + 1
                    return Answer(max(deeds, key=lambda option: self._strength(game, option.seat)))
                self._tries[errand] = GIVEN_UP
                continue
            if found := self._towards(game, options, leader, errand.place):
                return found
        return Answer(options[0])

    def _reports(self, game: Game, seat: int) -> Answer | None:
        """Say the number that is hidden in the cairn."""
        for option in game.content.standing(game):
            if option.verb == "report" and option.seat == seat:
                return Answer(option, True)
        return None

    def _rests(self, game: Game, seat: int) -> Answer | None:
        """Eat what one carries when there is use for it, and stop for breath before it is all gone."""
        pile = len(game.zones[table.DISCARD_PILES + seat])
        for option in game.offered:
            if option.seat == seat and option.card != NONE and option.verb == "tend":
                name = uid(game, option.card)
                if (name == "windfalls" and pile >= 6) or (name == "honey" and table.life(game, seat) <= 4):
                    return Answer(option)
        if len(game.zones[table.DECKS + seat]) < 3 and pile >= 4 and table.life(game, seat) >= 4:
            for option in game.content.standing(game):
                if option.verb == "recovery" and option.seat == seat:
                    return Answer(option, True)
        return None

    def _errands(self, game: Game) -> Iterator[Errand]:
        """What is left to do in this scenario, in order; what cannot be done now is passed over."""
        page = uid(game, bookmark(game))
        if page in ("first-stitch", "lt-1") and page not in self._scenarios:
            yield Errand("wicket", "run", "gate")
        elif page == "first-stitch":
            if not was_read(game, 4):
                if self._curious and not was_read(game, 8):
                    yield Errand("pond", "talk", "pond")
                if self._thorough and not was_read(game, 7):
                    yield Errand("oak", "observe", "oak")
                yield Errand("cot", "lift", "cot")
            elif was_read(game, 6):
                yield Errand("cot", "run", "cot")
            yield Errand("wicket", "run", "gate")
        elif page == "lt-1":
            yield from self._thread(game)
        else:
            yield from self._overhem(game)

    def _thread(self, game: Game) -> Iterator[Errand]:
        if not was_read(game, 21):
            yield Errand("wicket", "talk", "wicket")
        has_cord = has_quest(game, "tally-cord")
        if not has_cord:
            if self._thorough and self._is_fit(game):
                yield from self._at_most(2, Errand("cot-later", "observe", "cot-later"))
            if self._curious and not was_read(game, 22) and self._is_fit(game):
                yield Errand("orchard", "observe", "orchard")
            if self._curious and not was_read(game, 23) and self._is_fit(game):
                yield Errand("barn", "observe", "barn")
            if self._curious and not was_read(game, 26) and self._is_fit(game):
                yield Errand("footbridge", "talk", "corporal")
            if self._thorough and not was_read(game, 39):
                yield from self._at_most(4, Errand("cairn", "think", "cairn-open"))
            if self._thorough:
                yield from self._at_most(2, Errand("cairn", "lift", "cairn-open"))
                yield from self._at_most(2, Errand("footbridge", "talk", "corporal"))
                yield from self._at_most(2, Errand("far-hem", "listen", "far-hem"))
            yield Errand("loom-house", "talk", "loom-house")
        elif not was_read(game, 37):
            if any(table.life(game, seat) <= 5 for seat in tabletop.explorers(game)):
                yield from self._at_most(1, Errand("loom-house", "tend", "loom-house"))
            if self._is_fit(game):
                yield from self._at_most(8, Errand("far-hem", "mend", "great-tear"))
        if has_cord:
            yield Errand("far-hem", "run", "tally-cord")
        yield Errand("wicket", "run", "gate")

    def _overhem(self, game: Game) -> Iterator[Errand]:
        if not was_read(game, 61):
            yield Errand("toll-stone", "talk", "toll-bar")
        if self._curious and not was_read(game, 65):
            yield Errand("well", "talk", "well")
        if not was_read(game, 68):
            yield Errand("mending-house", "talk", "mending-house")
        if self._thorough:
            yield from self._at_most(2, Errand("muster-hall", "listen", "muster-hall"))
        if any(table.life(game, seat) <= 6 for seat in tabletop.explorers(game)):
            yield from self._at_most(1, Errand("mending-house", "tend", "mending-house"))
        if not was_read(game, 70):
            yield from self._at_most(3, Errand("reel-yard", "talk", "reel"))
        yield Errand("reel-yard", "mend", "reel")

    def _at_most(self, times: int, errand: Errand) -> Iterator[Errand]:
        """An errand that is given up after so many attempts."""
        if self._tries.get(errand, 0) < times:
            yield errand

    def _is_fit(self, game: Game) -> bool:
        return all(table.life(game, seat) >= 5 for seat in tabletop.explorers(game))

    # -- ways --------------------------------------------------------------------------------------

    def _towards(self, game: Game, options: list[Option], seat: int, place: str) -> Answer | None:
        """The next deed on the way: walk on open land, cross what lies between, or look into the fog."""
        chart = spots(game)
        here, there = chart[uid(game, game.figures[seat])], chart[place]
        if here == there:
            return None
        way = route(game, here, there)
        if not way:
            return None
        own = [option for option in options if option.seat == seat]
        side = STEPS.index((way[0][0] - here[0], way[0][1] - here[1]))
        cell = beyond(game.places[game.figures[seat]], side)
        card = game.cells.get(cell, NONE)
        if card == NONE:
            return None
        if game.where[card] == tabletop.FOGGY:
            return first(option for option in own if option.card == NONE and option.n == side)
        if book_of(game).cards[card].kind == TERRAIN:
            self._heading = there
            return self._walks(game, options, seat)
        across = ("run", "climb") if uid(game, card) in BETWEEN else ("climb", "lift", "talk")
        return first(
            option for verb in across for option in own if option.card == card and option.verb == verb
        )

    def _walks(self, game: Game, options: list[Option], seat: int) -> Answer | None:
        """Go on together, led by who has most breath, where all stand on one Terrain; else take a step alone."""
        together = [
            option for option in options if option.verb == "walk" and option.card == game.figures[seat]
        ]
        if together:
            return Answer(max(together, key=lambda option: self._strength(game, option.seat)))
        return first(
            option
            for option in options
            if option.verb == "move" and option.card == table.character_card(game, seat)
        )

    def _turning(self, game: Game, option: Option) -> int:
        """How far it is from the Terrain to which a choice takes everybody; of any other choice the first is as good."""
        effect = book_of(game).effects[option.index]
        if not isinstance(effect, GoToSide):
            return option.n
        return self._distance(game, terrain_at_side(game, option.card, effect.side))

    def _distance(self, game: Game, terrain: int) -> int:
        return len(route(game, spots(game)[uid(game, terrain)], self._heading))

    # -- actions -----------------------------------------------------------------------------------

    def _strength(self, game: Game, seat: int) -> int:
        return len(game.zones[table.DECKS + seat]) + 3 * table.life(game, seat)

    def _draws(self, game: Game) -> bool:
        """One more card as long as the odds are not good enough and get better."""
        frame = this_pass(game)
        if result.difficulty(game, frame) == 0:
            return False
        rows = odds.odds(game, frame.active, most=2)
        if len(rows) < 2:
            return False
        now, then = rows[0].chance.success, rows[-1].chance.success
        return now < SURE and then - now > HARDLY

    def _uses(self, game: Game) -> Option:
        frame = this_pass(game)
        counts = [option for option in game.offered if option.verb == "count"]
        if counts and counts[0].n >= result.difficulty(game, frame):
            return counts[0]
        return game.offered[0]

    def _reduces(self, game: Game, offered: list[Option]) -> Option:
        cheap = [option for option in offered if option.verb == "apply" and uid(game, option.card) != "soles"]
        frame = this_pass(game)
        if not cheap and frame.saved == 0:
            return offered[0]
        return cheap[0] if cheap else offered[-1]

    def _recovers(self, game: Game, offered: list[Option]) -> Option:
        """Six or twelve cards at a time, for which no price is rounded up, as long as two life points remain."""
        seat = offered[0].seat
        cards = [option for option in offered if option.verb == "recover"]
        spare = [
            option for option in cards if recovery.price(game, seat, option.n) <= table.life(game, seat) - 2
        ]
        whole = [option for option in spare if option.n % 6 == 0 and option.n <= 12]
        return (whole or spare or cards[:1])[-1]

    def _reply(self, game: Game) -> Answer:
        riddle = [option for option in game.offered if option.wants]
        if riddle:
            return Answer(riddle[0], value=ANSWER)
        by_key = {reply_of(game, option): option for option in game.offered if option.verb == "reply"}
        number = int(uid(game, game.offered[0].card)[1:])
        for key in self._replies.get(number, ()):
            if key in by_key:
                return Answer(by_key[key])
        return Answer(game.offered[0])


def first(options: Iterator[Option]) -> Answer | None:
    found = next(options, None)
    return Answer(found) if found is not None else None


# -- what there is to see --------------------------------------------------------------------------


def uid(game: Game, card: int) -> str:
    return book_of(game).cards[card].uid if card != NONE else ""


def spots(game: Game) -> dict[str, tuple[int, int]]:
    return OVERHEM if uid(game, bookmark(game)).startswith("lt-2") else SELVAGE


def on_board(game: Game, name: str) -> bool:
    return any(uid(game, card) == name for card in tabletop.board_terrains(game))


def has_quest(game: Game, name: str) -> bool:
    return any(uid(game, card) == name for card in game.zones[tabletop.QUESTS])


def was_read(game: Game, number: int) -> bool:
    return f"read {number:03}" in game.chronicle


def reply_of(game: Game, option: Option) -> str:
    """The key under which a reply stands in the pack."""
    return rules_of(game).paragraph(option.card).replies[option.index].key


def route(game: Game, here: tuple[int, int], there: tuple[int, int]) -> list[tuple[int, int]]:
    """The shortest way by the map, without where it begins; sides that nothing joins are no way."""
    land = set(spots(game).values())
    waiting, came = [here], {here: here}
    while waiting:
        at = waiting.pop(0)
        if at == there:
            break
        for step in STEPS:
            spot = (at[0] + step[0], at[1] + step[1])
            if spot in land and spot not in came and is_joined(game, at, spot):
                came[spot] = at
                waiting.append(spot)
    if there not in came:
        return []
    way = [there]
    while way[0] != here:
        way.insert(0, came[way[0]])
    return way[1:]


def is_joined(game: Game, at: tuple[int, int], spot: tuple[int, int]) -> bool:
    """Events between two Terrains are crossed from south to north and back, and nothing passes them sideways."""
    if spots(game) is OVERHEM:
        return at[0] == spot[0] or (0, 1) not in (at, spot)
    return at[0] == spot[0] or ((0, 3) not in (at, spot))
