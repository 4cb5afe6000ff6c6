"""The careful player: explores, weighs chances against life force, and looks after what it carries.

It plays fair: it knows the view, the odds and the text of cards that lie open, and no card by name. It weighs
actions by what they promise, what failing would bring and how many cards they take; everything smaller is
settled by likings.
"""

from typing import Final

from fogbound.bots.card_reading import ActionReading
from fogbound.bots.evaluation import Evaluation
from fogbound.bots.memory import Memory, key_of
from fogbound.bots.observation import Observation
from fogbound.bots.outcomes import Outcome
from fogbound.bots.player import Thinker
from fogbound.bots.terrain_map import TerrainMap
from fogbound.rules.common.options import (
    OPTION_BANISH,
    OPTION_CONCEDE,
    OPTION_DISCARD,
    OPTION_DO,
    OPTION_FREE_USE,
    OPTION_HAND_OVER,
    OPTION_KEEP,
    OPTION_KEEP_ROLL,
    OPTION_LEAVE_FOG,
    OPTION_LEAVE_IT,
    OPTION_ON_TOP,
    OPTION_PUT_IN_HAND,
    OPTION_REDRAW,
    OPTION_RESTORE,
    OPTION_RETURN,
    OPTION_RETURN_TERRAIN,
    OPTION_REVEAL,
    OPTION_SET_ASIDE,
    OPTION_SIDE,
    OPTION_TURN_FAILURE,
    OPTION_USE,
)
from fogbound.rules.continent.options import (
    OPTION_BLESS,
    OPTION_BUY,
    OPTION_CAMP,
    OPTION_COMBINE,
    OPTION_DECLARE,
    OPTION_MEND,
    OPTION_NEW_ITEM,
    OPTION_PREVENT,
    OPTION_RELINQUISH,
    OPTION_SKIP,
    OPTION_SWAP_FOR,
    OPTION_TAKE_IN_HAND,
    OPTION_USE_RESOURCE,
    OPTION_WEAR,
)
from fogbound.view.schema import SeenAction, SeenOption

__all__ = ["Careful"]

RESTLESS: Final = 10
"""So many turns without anything new, and it is time to make camp, if the last one is as long ago."""
SURE: Final = 0.85
"""A chance good enough to spare an item or a card in hand."""
BARGAIN: Final = 3.0
"""What must be won to use up a card between actions."""
NIGHT: Final = -6.0
"""What camp is worth beside what cards say of it: the land around must be explored again, but so must its prey."""
WAY: Final = 1.5
"""What going elsewhere costs beside the cards: what lies here is left behind."""
CHEAP: Final = 2
"""A cost that is not worth an item's wear."""

LIKINGS: Final[dict[str, float]] = {
    OPTION_USE_RESOURCE: 3.0,
    OPTION_NEW_ITEM: 3.0,
    OPTION_COMBINE: 2.0,
    OPTION_HAND_OVER: 1.0,
    OPTION_TAKE_IN_HAND: 3.0,
    OPTION_PUT_IN_HAND: 1.0,
    OPTION_PREVENT: 2.0,
    OPTION_TURN_FAILURE: 2.0,
    OPTION_DO: 1.0,
    OPTION_USE: 1.0,
    OPTION_MEND: 1.0,
    OPTION_BUY: 1.0,
    OPTION_BLESS: 1.0,
    OPTION_DECLARE: 1.0,
    OPTION_KEEP_ROLL: 1.0,
    OPTION_LEAVE_FOG: 1.0,
    OPTION_REVEAL: 1.0,
    OPTION_SIDE: 1.0,
    OPTION_SKIP: -1.0,
    OPTION_LEAVE_IT: -1.0,
    OPTION_REDRAW: 0.5,
    OPTION_RESTORE: 1.0,
    OPTION_KEEP: 0.1,
    OPTION_DISCARD: -1.0,
    OPTION_BANISH: -1.5,
    OPTION_RETURN_TERRAIN: -1.0,
    OPTION_SET_ASIDE: -1.0,
    OPTION_RELINQUISH: -1.0,
    OPTION_WEAR: -1.0,
    OPTION_CONCEDE: -100.0,
}
"""How much an option is liked by its verb; nothing is said for those that change nothing."""
GIVEN_UP: Final = frozenset(
    {OPTION_DISCARD, OPTION_BANISH, OPTION_SET_ASIDE, OPTION_RELINQUISH, OPTION_RETURN, OPTION_SWAP_FOR}
)
"""What is done with the card one needs least."""
GAINED: Final = frozenset({OPTION_KEEP, OPTION_PUT_IN_HAND, OPTION_TAKE_IN_HAND, OPTION_BUY})
"""What is done with the card one likes best."""


class Careful(Thinker[Observation]):
    """One mind for every seat of a table."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._memory = Memory()
        self._ways = {
            "accept": self._join,
            "apply-gifts": self._apply,
            "choose-destination": self._go,
            "choose-effect": self._branch,
            "choose-item": self._use,
            "choose-mandatory": self._act,
            "choose-number": self._number,
            "choose-turn": self._turn,
            "declare-destination": self._go,
            "draw-more": self._draw,
            "join": self._join,
            "join-all": self._agree,
            "keep-skill": self._keep,
            "pay-or-suffer": self._bargain,
            "trade-cost": self._trade,
        }

    def _idleness(self) -> float:
        return self._memory.idle

    # -- turns -------------------------------------------------------------------------------------

    def _turn(self, position: Observation) -> SeenOption:
        """Use what is free between actions, make camp when nothing leads on, else act."""
        memory = self._memory
        memory.look(position)
        for cell in position.view.board:
            if cell.explorers and cell.card is not None:
                memory.stand(cell.card.id, position.face(cell.card.id), position.options)
        worth = Evaluation(position, memory)
        for standing in position.view.standing:
            fresh = standing.verb == OPTION_FREE_USE and standing.id not in memory.used
            if fresh and worth.of(position.face(standing.card or "").between, "") > BARGAIN:
                memory.used.add(standing.id)
                return standing
        memory.used.clear()
        chosen, value = self._best(position, worth)
        for standing in position.view.standing:
            if standing.verb == OPTION_CAMP and self._is_tired(position, worth, value):
                memory.camp(position.view.turn)
                return standing
        return self._take_nearest(position, chosen)

    def _is_tired(self, position: Observation, worth: Evaluation, value: float) -> bool:
        """Whether it is time to make camp: nothing can be done, or nothing worth it, and not too soon again."""
        if position.options[0].verb == OPTION_CONCEDE:
            return True
        if position.view.turn - self._memory.camped < RESTLESS:
            return False
        return self._memory.idle >= RESTLESS or worth.night() + NIGHT > value

    def _act(self, position: Observation) -> SeenOption:
        """Take the action that is worth most."""
        return self._take_nearest(position, self._best(position, Evaluation(position, self._memory))[0])

    def _take_nearest(self, position: Observation, option: SeenOption) -> SeenOption:
        if option.card is not None:
            self._memory.choose(option, position.face(option.card))
        return option

    def _best(self, position: Observation, worth: Evaluation) -> tuple[SeenOption, float]:
        """The action that is worth most, and its worth."""
        land = TerrainMap(position, worth)
        values = [(self._value(position, worth, land, option), option) for option in position.options]
        value, chosen = max(values, key=lambda pair: pair[0])
        return chosen, value

    def _value(self, position: Observation, worth: Evaluation, land: TerrainMap, option: SeenOption) -> float:
        deed = self._deed(position, option)
        if deed is None:
            return LIKINGS.get(option.verb, 0.0)
        known = key_of(option)
        start = land.terrain_of(option.seat or 0)
        if "move" in deed.success:
            goals = land.reachable(start) if start is not None else []
            goal = max((land.appeal(cell) for cell in goals), default=0.0)
            return goal - WAY + worth.life(-(option.cost or 0)) + self._shiver()
        beyond = 0.0
        if "go" in deed.success and start is not None:
            beyond = land.beyond(option.card or "", start)
        rows = ((row.chance, row.drawn) for row in position.odds(option))
        value = worth.best(deed, known, rows, beyond)
        if "make" in deed.success and option.card is not None:
            value += 0.5 * worth.worth_of_holding(option.card)
        return value + self._shiver()

    def _deed(self, position: Observation, option: SeenOption) -> ActionReading | None:
        if option.card is None:
            return None
        return position.face(option.card).deeds.get((option.verb, option.n))

    def _go(self, position: Observation) -> SeenOption:
        """Go where there is most to do."""
        worth = Evaluation(position, self._memory)
        land = TerrainMap(position, worth)
        cells = {cell.card.id: cell for cell in land.cells.values() if cell.card is not None}
        chosen = max(
            position.options,
            key=lambda option: land.appeal(cells[option.card]) if option.card in cells else 0.0,
        )
        if chosen.card is not None:
            self._memory.visits[chosen.card] += 1
        return chosen

    def _join(self, position: Observation) -> SeenOption:
        """Take part in what leads on, so that nobody is left behind; a failure together costs trust."""
        intent = self._memory.intent
        leads_on = intent is not None and any(word in intent.success for word in ("move", "go", "lift"))
        return position.options[0] if leads_on else position.options[-1]

    def _agree(self, position: Observation) -> SeenOption:
        """Take part in what takes everybody: it was chosen for all."""
        return position.options[0]

    # -- within an action --------------------------------------------------------------------------

    def _action(self, position: Observation) -> SeenAction:
        return position.view.actions[-1]

    def _running(self, position: Observation) -> tuple[ActionReading | None, str]:
        """The action in progress, and its key."""
        action = self._action(position)
        face = position.face(action.card)
        for (verb, ordinal), deed in face.deeds.items():
            if verb == action.verb:
                return deed, f"{verb} {action.card.partition('#')[0]} {ordinal or 1}"
        return None, ""

    def _draw(self, position: Observation) -> SeenOption:
        """One more card as long as the best number of cards lies ahead."""
        draw, reveal = position.options
        deed, known = self._running(position)
        if deed is None:
            return reveal
        worth = Evaluation(position, self._memory)
        drawn = len(self._action(position).drawn)
        rows = [(row.chance, row.drawn - drawn) for row in position.odds()]
        return draw if worth.best(deed, known, rows[1:]) > worth.best(deed, known, rows[:1]) else reveal

    def _trade(self, position: Observation) -> SeenOption:
        """Cards are cheaper than stars."""
        return min(position.options, key=lambda option: option.n or 0)

    def _keep(self, position: Observation) -> SeenOption:
        """Keep the Skill that is worth most; by now it is seen how the action ends."""
        self._memory.failed = self._action(position).outcome == "failure"
        return self._like(position)

    def _apply(self, position: Observation) -> SeenOption:
        """Apply what is free, and what has a price if the action would fail without it."""
        *offered, done = position.options
        action = self._action(position)
        missing = action.successes is not None and action.successes < action.difficulty
        for option in offered:
            if option.verb == OPTION_USE_RESOURCE:
                return option
            gifts = position.face(option.card or "").gifts
            priced = any(gift.priced for gift in gifts if gift.serves(action.verb)) or not gifts
            if not priced and (action.successes is None or missing):
                return option
            if priced and missing:
                return option
        return done

    def _use(self, position: Observation) -> SeenOption:
        """Wear an item out only where it helps."""
        *items, done = position.options
        action = self._action(position)
        rows = position.odds()
        doubtful = bool(rows) and rows[0].chance.success < SURE
        return items[0] if doubtful or (action.cost or 0) > CHEAP else done

    # -- choices of texts --------------------------------------------------------------------------

    def _branch(self, position: Observation) -> SeenOption:
        """The branch that is worth most, as far as the card tells which choice this is."""
        worth = Evaluation(position, self._memory)
        numbers = [option.n for option in position.options if option.n is not None]
        face = position.face(position.options[0].card or "")
        fitting = [branches for branches in face.choices if len(branches) >= max(numbers)]
        if not fitting:
            return self._like(position)

        def value(option: SeenOption) -> float:
            return self._worth_of(worth, fitting[0][option.n - 1], option) if option.n else 0.0

        return max(position.options, key=value)

    def _worth_of(self, worth: Evaluation, prospect: Outcome, option: SeenOption) -> float:
        return worth.of(prospect, key_of(option)) + self._shiver()

    def _bargain(self, position: Observation) -> SeenOption:
        """Pay where the alternative is worse."""
        pay, suffer = position.options[0], position.options[-1]
        bargains = position.face(pay.card or "").bargains
        if not bargains:
            return pay
        worth = Evaluation(position, self._memory)
        price, otherwise = bargains[0]
        return pay if worth.of(price, "", True) >= worth.of(otherwise, "", True) else suffer

    def _number(self, position: Observation) -> SeenOption:
        """A sum rather than the plain number, and one that leads to a card nobody has seen before others."""
        known = self._memory.numbers
        plain = min(option.n or 0 for option in position.options)
        chosen = max(
            position.options, key=lambda option: (option.n != plain, option.n not in known, option.n or 0)
        )
        if chosen.n is not None and chosen.n != plain:
            self._memory.leads.add(chosen.n)
        return chosen

    # -- everything else ---------------------------------------------------------------------------

    def _like(self, position: Observation) -> SeenOption:
        """The option liked best, by its verb and its card."""
        worth = Evaluation(position, self._memory)
        return max(position.options, key=lambda option: self._liking(worth, option))

    def _liking(self, worth: Evaluation, option: SeenOption) -> float:
        liking = LIKINGS.get(option.verb, 0.0) + self._wavers() / 10
        if option.card is None:
            return liking
        if option.verb in GIVEN_UP:
            return liking - worth.worth_of_holding(option.card)
        if option.verb in GAINED:
            return liking + worth.worth_of_holding(option.card)
        if option.verb in (OPTION_RESTORE, OPTION_ON_TOP):
            face = worth.position.face(option.card)
            return liking + face.strip - (100.0 if face.is_curse else 0.0)
        return liking
