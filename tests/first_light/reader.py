"""A player of first-light who has read the ferryman's notes and does what they and the house log suggest.

It knows the map and the story, as people do who play the islet a second time, and nothing of the order of any deck.
"""

from heapq import heappop, heappush
from typing import Final

from fogbound.core import NONE, Game, Option
from fogbound.core.board import EAST, NORTH, SOUTH
from fogbound.core.chance import seeded
from fogbound.odds import odds
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import BONUS, SKILL, STATE, book_of
from fogbound.rules.common.explore import ChooseFog
from fogbound.rules.common.force import in_force
from fogbound.rules.common.movement import ChooseDestination
from fogbound.rules.continent import table
from fogbound.rules.continent.action import ChooseItem
from fogbound.rules.continent.cost import DrawMore, TradeCost
from fogbound.rules.continent.frames import RESULT, action_frame
from fogbound.rules.continent.gifts import ApplyGifts, serves
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.result import count, difficulty
from fogbound.rules.continent.turn import Accept, ChooseTurn, Join, JoinAll
from soundness.transcripts import Answer

MAP: Final[dict[int, tuple[int, int]]] = {
    22: (-1, 1), 20: (0, 1), 12: (1, 1), 24: (2, 1), 283: (2, 1),
    16: (-1, 0), 10: (0, 0), 14: (1, 0), 18: (2, 0),
    32: (-1, -1), 30: (0, -1), 34: (1, -1), 58: (2, -1), 46: (3, -1),
    36: (0, -2), 174: (0, -2), 38: (1, -2), 40: (2, -2), 42: (3, -2),
}  # fmt: skip
"""Where each number lies, in cards east and north of the landing."""
DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
COMB: Final = 58
LANDING, HOUSE, BOAT, POOLS, HOLLOW, PEN, SHED, CAULDRON = 10, 20, 46, 34, 16, 22, 14, 42
INLAND: Final = ((LANDING, NORTH),)
"""Where the first page points: to the house."""
SEAWARD: Final = ((LANDING, EAST), (SHED, SOUTH), (30, EAST), (POOLS, EAST))
"""Where the log points: south of the shed to the pools, then east."""
BLOCKED: Final = (("dig", NONE), ("search", NONE))
"""What opens a way that something from the fog bars."""
PARANOID: Final = 100
LOG, JOSS, MAST, WHEELS, SHUTTER, DOOR = 142, 152, 150, 140, 361, 217

LIKED: Final = ("climb", "dig", "pathfind", "move", "talk", "search", "swim", "fish", "hunt")
"""What a Skill should help with to be kept, best first."""
STRAYING: Final = 30
"""How many newcomers of a hundred look elsewhere first."""
EFFORTS: Final = frozenset({"climb", "dig", "swim", "talk"})
"""What is worth an item's wear and a card in hand."""


class Reader:
    """One mind for every seat. `curiosity` is how many of a hundred chances to look around it takes."""

    def __init__(
        self,
        seed: int,
        curiosity: int = 25,
        over_the_comb: bool = True,
        by_the_wheels: bool = False,
        is_new: bool = False,
    ) -> None:
        self._chance = seeded(seed)
        self._curiosity = curiosity
        self._over_the_comb = over_the_comb
        self._by_the_wheels = by_the_wheels
        self._is_new = is_new  # here for the first time: where things lie has to be found out
        self._errand = (NONE, NONE)  # a place and the side on which a newcomer looks into the fog next
        self._seen: set[int] = set()  # Terrains where the chance to look around has come up
        self._looking: set[int] = set()  # those where it was taken, and has not led to anything yet
        self._heading = NONE

    def answer(self, game: Game) -> Answer:
        """Settle the pending question."""
        question = game.pending()
        if isinstance(question, ChooseTurn):
            return self._turn(game)
        options = game.offered
        if isinstance(question, ChooseFog):
            return Answer(next((option for option in options if option.n == self._heading), options[0]))
        if isinstance(question, ChooseDestination):
            return Answer(
                next((option for option in options if number(game, option.card) == self._heading), options[0])
            )
        if isinstance(question, DrawMore):
            return Answer(self._draw(game))
        if isinstance(question, ApplyGifts):
            return Answer(self._apply(game))
        if isinstance(question, ChooseItem):
            useful = action_type(game) in EFFORTS or action_type(game) == "fish"
            return Answer(options[0] if useful else options[-1])
        if isinstance(question, JoinAll):
            return Answer(options[0])  # it was chosen for all
        if isinstance(question, Join | Accept):
            together = action_type(game, question.card, question.index) in (*EFFORTS, "move")
            return Answer(options[0] if together else options[1])
        if isinstance(question, TradeCost):
            return Answer(options[0])
        option = self._taste(game)
        return Answer(option, value=str(SHUTTER) if option.wants else "")

    # -- turns -------------------------------------------------------------------------------------

    def _turn(self, game: Game) -> Answer:
        options = [option for option in game.offered if option.verb != "concede"]
        if not options:
            return Answer(game.offered[0])
        return (
            self._reunite(game, options)
            or self._calm_down(game, options)
            or self._eat(game, options)
            or self._look_around(game, options)
            or self._wheels(game, options)
            or self._go_on(game, options)
            or Answer(options[self._chance.below(len(options))])
        )

    def _reunite(self, game: Game, options: list[Option]) -> Answer | None:
        """Who was left behind follows."""
        seats = tabletop.explorers(game)
        for seat in seats:
            there = game.figures[seats[0]]
            if game.figures[seat] != there:
                return self._towards(game, options, number(game, there), seat)
        return None

    def _calm_down(self, game: Game, options: list[Option]) -> Answer | None:
        """Get rid of what would keep the group apart."""
        if len(tabletop.explorers(game)) == 1:
            return None
        cures = [option for option in options if number(game, option.card) == PARANOID]
        return Answer(cures[0]) if cures else None

    def _eat(self, game: Game, options: list[Option]) -> Answer | None:
        deck, pile = len(game.zones[table.ACTION_DECK]), len(game.zones[table.DISCARD_PILE])
        if deck > 18 or pile < 12:
            return None
        return self._deed(game, options, ("hunt", HOLLOW), ("fish", POOLS), ("rest", NONE))

    def _look_around(self, game: Game, options: list[Option]) -> Answer | None:
        """Try what a place offers beside the way, once, if curious and in good health."""
        here = number(game, game.figures[tabletop.explorers(game)[0]])
        if here not in self._seen:
            self._seen.add(here)
            if self._chance.below(100) < self._curiosity:
                self._looking.add(here)
        if here not in self._looking or len(game.zones[table.ACTION_DECK]) < 15:
            return None
        self._looking.discard(here)
        for verb in ("search", "gather", "study", "talk", "hide"):
            if here != HOUSE and (found := self._deed(game, options, (verb, here))):
                return found
        return None

    def _wheels(self, game: Game, options: list[Option]) -> Answer | None:
        """Set the number on the wheels, for who would rather not wait for Joss."""
        if not self._by_the_wheels or not on_board(game, WHEELS) or on_board(game, SHUTTER):
            return None
        for option in game.content.standing(game):
            if option.verb == "free-use" and number(game, option.card) == WHEELS:
                return Answer(option, True)
        return None

    def _go_on(self, game: Game, options: list[Option]) -> Answer | None:
        deeds: tuple[tuple[str, int], ...] = ()
        if self._by_the_wheels and PEN not in self._seen:
            target = PEN  # to count the ewes
        elif self._by_the_wheels:
            target, deeds = HOUSE, (("climb", SHUTTER), ("search", HOUSE))
        elif under_satchel(game, JOSS) or not under_satchel(game, LOG):
            target, deeds = HOUSE, (("talk", DOOR), ("talk", HOUSE))
            if row := self._deed(game, options, ("sail", BOAT)):
                return row
        else:
            target, deeds = BOAT, (("dig", MAST),)
        seat = tabletop.explorers(game)[0]
        if number(game, game.figures[seat]) == target:
            return self._deed(game, options, *deeds)
        is_found = MAP[target] in spots_lying(game) or (
            target == BOAT and (on_board(game, COMB) or on_board(game, CAULDRON))
        )
        if self._is_new and not is_found and (found := self._wander(game, options, seat)):
            return found
        return self._towards(game, options, target, seat)

    def _wander(self, game: Game, options: list[Option], seat: int) -> Answer | None:
        """Look into one fog after the other, most often the nearest, and where the notes or the log point."""
        here = game.figures[seat]
        fogs = {
            number(game, place): tabletop.attached_fog(game, place)
            for place in (here, *tabletop.reachable(game, here))
        }
        lying = spots_lying(game)
        told = [
            (place, side)
            for place, side in (SEAWARD if under_satchel(game, LOG) else INLAND)
            if place in fogs and spot_beside(place, side) not in lying
        ]
        errands = [(place, side) for place, sides in fogs.items() for side in sides]
        if not errands and not told:
            return None
        if self._errand not in errands and self._errand not in told:
            if told and self._chance.below(100) >= STRAYING:
                errands = told
            near = [each for each in errands if each[0] == number(game, here)]
            among = near if near and self._chance.below(3) else errands or told
            self._errand = among[self._chance.below(len(among))]
        place, side = self._errand
        own = [option for option in options if option.seat == seat]
        if place != number(game, here):
            self._heading = place
            return self._deed(game, own, ("move", number(game, here)))
        self._heading = side
        if side in fogs[place]:
            return self._deed(game, own, ("pathfind", place))
        return self._deed(game, own, *BLOCKED)

    def _towards(self, game: Game, options: list[Option], target: int, seat: int) -> Answer | None:
        """The next deed on the way to a place: walk as far as the land is known, climb, or look for a path."""
        here = number(game, game.figures[seat])
        way = self._way(game, here, target)
        lying = spots_lying(game)
        known = 0
        while known + 1 < len(way) and MAP[way[known + 1]] in lying and way[known + 1] != COMB:
            known += 1
        own = [option for option in options if option.seat == seat]
        if known:
            self._heading = way[known]
            if move := self._deed(game, own, ("move", here)):
                return move
        if len(way) > 1 and way[1] == COMB and MAP[COMB] in lying:
            return self._deed(game, own, ("climb", COMB))
        if len(way) > 1:
            if (here, way[1]) == (CAULDRON, BOAT):
                return self._deed(game, own, ("climb", CAULDRON))
            side = (MAP[way[1]][0] - MAP[here][0], MAP[way[1]][1] - MAP[here][1])
            self._heading = DIRECTIONS.index(side)
            blocked = self._deed(game, own, *BLOCKED)
            if fog_in_the_way(game, seat, self._heading) and blocked:
                return blocked
            return self._deed(game, own, ("pathfind", here))
        return None

    def _way(self, game: Game, here: int, target: int) -> list[int]:
        """The cheapest way by the map: land that lies open is nearly free, fog costs cards."""
        barred = set() if on_board(game, CAULDRON) else {CAULDRON}
        if not self._over_the_comb:
            barred = {COMB}
        spots = {}
        for each, spot in MAP.items():
            if each not in barred and (each not in (283, 174) or on_board(game, each)):
                spots[spot] = each
        lying = spots_lying(game)
        cost: dict[int, int] = {here: 0}
        came: dict[int, int] = {}
        queue = [(0, here)]
        while queue:
            _, at = heappop(queue)
            for east, north in DIRECTIONS:
                there = spots.get((MAP[at][0] + east, MAP[at][1] + north), NONE)
                if there == NONE or not open_between(at, there):
                    continue
                known = MAP[there] in lying and there != COMB
                further = cost[at] + (1 if known else 10)
                if further < cost.get(there, 1000):
                    cost[there], came[there] = further, at
                    heappush(queue, (further, there))
        way = [target]
        while way[0] != here:
            way.insert(0, came[way[0]])
        return way

    def _deed(self, game: Game, options: list[Option], *wanted: tuple[str, int]) -> Answer | None:
        """The first of these deeds that can be done, by whom it costs least."""
        for verb, source in wanted:
            fitting = [
                option
                for option in options
                if option.verb == verb
                and number(game, option.card) == source
                and not is_state(game, option.card)
            ]
            if fitting:
                return Answer(min(fitting, key=lambda option: odds(game, option.seat, option, 0)[0].drawn))
        return None

    # -- within an action --------------------------------------------------------------------------

    def _draw(self, game: Game) -> Option:
        """Draw until it is likely enough, as long as the deck gives; what is in hand already need not be drawn."""
        draw, reveal = game.offered
        frame = action_frame(game)
        rows = odds(game, frame.active, most=2)
        if len(rows) > 1 and rows[0].chance.success == 0 and stars_in_hand(game) == 0:
            return draw
        if (
            len(rows) < 2
            or len(game.zones[table.ACTION_DECK]) == 0
            or stars_in_hand(game) >= difficulty(game, frame)
        ):
            return reveal
        enough = 0.88 if action_type(game) in EFFORTS else 0.75
        worth = rows[-1].chance.success - rows[0].chance.success > 0.12
        return draw if rows[0].chance.success < enough and worth else reveal

    def _apply(self, game: Game) -> Option:
        """Apply what is free, and where it matters what has a price."""
        for option in game.offered:
            if option.verb == "use-resource":
                return option
            if option.verb == "apply":
                ability = book_of(game).abilities[option.index]
                is_wanted = action_type(game) in EFFORTS or is_failing(game)
                if ability.effect is None or (is_wanted and ability.amount is not None):
                    return option
        return game.offered[-1]

    def _taste(self, game: Game) -> Option:
        """Everything smaller, by what it is."""
        options = game.offered
        verbs = {option.verb for option in options}
        if "keep" in verbs:
            return self._keep(game)
        if "discard" in verbs:
            return min(options, key=lambda option: liking(game, option.card))
        if "number" in verbs and not options[0].wants:
            return options[-1]  # with the whistle
        if "combine" in verbs and "new-item" not in verbs:
            return next(option for option in options if option.verb == "combine")
        if "choose" in verbs and number(game, options[0].card) == SHED:
            return options[-1]  # the rope
        if "choose" in verbs and book_of(game).cards[options[0].card].uid == "buried-boiler":
            return options[-1]
        return options[0]

    def _keep(self, game: Game) -> Option:
        """Keep the best card, unless the hand is full of better ones."""
        best = max(game.offered, key=lambda option: liking(game, option.card))
        if best.seat == NONE:
            return best
        held = [
            card
            for card in tabletop.hand(game, best.seat)
            if book_of(game).cards[card].kind in (SKILL, BONUS)
        ]
        full = len(held) >= hand_limit(game, best.seat)
        if full and liking(game, best.card) <= min(liking(game, card) for card in held):
            return next((option for option in game.offered if option.verb == "keep-none"), best)
        return best


# -- reading the table -----------------------------------------------------------------------------


def number(game: Game, card: int) -> int:
    """The number of a card; NONE for one that has none."""
    return book_of(game).cards[card].number if card != NONE else NONE


def is_state(game: Game, card: int) -> bool:
    return book_of(game).cards[card].kind == STATE


def under_satchel(game: Game, wanted: int) -> bool:
    return any(number(game, card) == wanted for card in game.zones[table.SATCHEL])


def on_board(game: Game, wanted: int) -> bool:
    return any(number(game, card) == wanted for card in game.zones[tabletop.BOARD])


def action_type(game: Game, card: int = NONE, index: int = NONE) -> str:
    """The type of the action in progress, or of one on a card."""
    action = action_frame(game).printed(game) if card == NONE else book_of(game).cards[card].actions[index]
    return str(book_of(game).words.words["action"][action.kind])


def spots_lying(game: Game) -> set[tuple[int, int]]:
    """The places of the map that lie open."""
    return {MAP[number(game, card)] for card in game.zones[tabletop.BOARD] if number(game, card) in MAP}


def spot_beside(place: int, side: int) -> tuple[int, int]:
    """What the map calls the space on a side of a place."""
    east, north = DIRECTIONS[side]
    return MAP[place][0] + east, MAP[place][1] + north


def fog_in_the_way(game: Game, seat: int, direction: int) -> bool:
    """Whether something from the fog has stayed in the space towards which the explorer is heading."""
    return direction not in tabletop.attached_fog(game, game.figures[seat])


def open_between(one: int, other: int) -> bool:
    """Whether a way leads from one place to its neighbour: the Comb is joined to the pools and the boat alone."""
    if COMB in (one, other):
        return {one, other} <= {COMB, POOLS, BOAT}
    return True


def is_failing(game: Game) -> bool:
    """Whether the cards are revealed and show too few stars."""
    frame = action_frame(game)
    return frame.stage == RESULT and count(game, frame) < difficulty(game, frame)


def stars_in_hand(game: Game) -> int:
    """Stars that cards of the involved explorers will add for nothing."""
    frame = action_frame(game)
    types = frame.printed(game).types
    return sum(
        force.ability.amount.of(game, force.card, force.holder, NONE)
        for force in in_force(game, points.STARS)
        if force.ability.effect is None
        and force.ability.amount is not None
        and serves(game, frame, types, force)
    )


def liking(game: Game, card: int) -> int:
    """How much a card in hand is liked, by the best thing it helps with; companions most of all."""
    if card == NONE:
        return 0
    types = book_of(game).words.words["action"]
    definition = book_of(game).cards[card]
    if definition.kind == BONUS:
        return 2 * len(LIKED)
    best = 0
    for ability in definition.abilities:
        for at, verb in enumerate(LIKED):
            if ability.types >> types.index(verb) & 1:
                best = max(best, len(LIKED) - at)
    return best + 1
