"""The careful adventurer: explores, reads whatever there is to read, minds its breath, and comes home in time.

It plays fair: it knows the view, the odds and the text of what lies open, and no card by name. Actions are weighed by
what they promise, what failing would bring and how many cards they take; everything smaller is settled by likings.
"""

from typing import Final

from fogbound.bots.citadel.card_reading import CitadelActionReading
from fogbound.bots.citadel.evaluation import CitadelEvaluation
from fogbound.bots.citadel.memory import CitadelMemory
from fogbound.bots.citadel.observation import CitadelObservation
from fogbound.bots.citadel.terrain_map import CitadelTerrainMap
from fogbound.bots.memory import key, key_of
from fogbound.bots.player import Thinker
from fogbound.rules.citadel.options import (
    OPTION_AT_CITADEL,
    OPTION_BLOCK,
    OPTION_CHECK_SYMBOL,
    OPTION_CONVERT,
    OPTION_COUNT,
    OPTION_DROP,
    OPTION_ERASE,
    OPTION_GIVE_UP_SKILL,
    OPTION_HELP,
    OPTION_HESITATE,
    OPTION_JOIN_ADVENTURE,
    OPTION_LAPSE,
    OPTION_PICK_SKILL,
    OPTION_RECOVER,
    OPTION_RECOVERY,
    OPTION_REPLY,
    OPTION_SAY,
    OPTION_SELECT,
    OPTION_SET_OUT,
    OPTION_UNBLOCK,
    OPTION_WRITE,
    OPTION_WRITE_ON_MAP,
)
from fogbound.rules.common.options import (
    OPTION_APPLY,
    OPTION_BANISH,
    OPTION_CONCEDE,
    OPTION_DISCARD,
    OPTION_DO,
    OPTION_KEEP,
    OPTION_NUMBER,
    OPTION_RETAIN,
    OPTION_RETURN,
)
from fogbound.view.schema import SeenCard, SeenOption

__all__ = ["CarefulAdventurer"]

SHORT: Final = 3
"""With fewer cards than that in the deck it is time for a Recovery, if life lasts."""
ROBUST: Final = 4
"""The least life points with which one pays for cards before one must."""
RESERVE: Final = 2
"""The life points that are kept if possible."""
APART: Final = 0.5
"""What is left of the charm of exploring when one is not with the others."""
LONGING: Final = 10.0
"""How much more some turn back than others: not at all, so much, or twice that."""
QUESTION: Final = 6.0
"""What a reply is worth that may be given only once: one asks first and decides later."""
WAVERING: Final = 12.0
"""How far apart replies must be worth for the better one to be certain; people differ."""
LIKINGS: Final[dict[str, float]] = {
    OPTION_DO: 1.0,
    OPTION_APPLY: 1.0,
    OPTION_CONVERT: 1.0,
    OPTION_HELP: 1.0,
    OPTION_SELECT: 1.0,
    OPTION_AT_CITADEL: 3.0,
    OPTION_CHECK_SYMBOL: 2.0,
    OPTION_SET_OUT: 0.5,
    OPTION_RETAIN: 1.0,
    OPTION_KEEP: 1.0,
    OPTION_JOIN_ADVENTURE: -1.0,
    OPTION_GIVE_UP_SKILL: -1.0,
    OPTION_WRITE: -1.0,
    OPTION_WRITE_ON_MAP: -1.0,
    OPTION_ERASE: -1.0,
    OPTION_NUMBER: -1.0,
    OPTION_SAY: -1.0,
    OPTION_LAPSE: -5.0,
    OPTION_HESITATE: -5.0,
    OPTION_DISCARD: -1.0,
    OPTION_BANISH: -1.0,
    OPTION_CONCEDE: -100.0,
}
"""How much an option is liked by its verb; nothing is said for those that change nothing."""
GIVEN_UP: Final = frozenset(
    {OPTION_DISCARD, OPTION_BANISH, OPTION_RETURN, OPTION_DROP, OPTION_BLOCK, OPTION_GIVE_UP_SKILL}
)
"""What is done with the card one needs least."""
GAINED: Final = frozenset({OPTION_KEEP, OPTION_RETAIN, OPTION_PICK_SKILL, OPTION_UNBLOCK})
"""What is done with the card one likes best."""


class CarefulAdventurer(Thinker[CitadelObservation]):
    """One mind for every seat of a table."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._memory = CitadelMemory(LONGING * self._chance.below(3))
        self._ways = {
            "agree-on-explorer": self._hardiest,
            "choose-action": self._turn,
            "choose-duty": self._act,
            "choose-effect": self._branch,
            "choose-explorer": self._hardiest,
            "choose-leader": self._hardiest,
            "choose-recovery": self._recover,
            "choose-reply": self._reply,
            "choose-step": self._step,
            "distribute-points": self._even_out,
            "draw-on": self._draw,
            "offer-involvement": self._join,
            "use-effects": self._use,
        }

    def _idleness(self) -> float:
        return self._memory.idle

    # -- turns -------------------------------------------------------------------------------------

    def _turn(self, position: CitadelObservation) -> SeenOption:
        """Put down what is too much, stop for breath before it is all gone, else act."""
        self._memory.look(position)
        if (dropped := self._too_much(position)) is not None:
            return dropped
        for standing in position.view.standing:
            if standing.verb == OPTION_RECOVERY and standing.seat is not None:
                seat = standing.seat
                is_robust = min(position.discard_count(seat), position.character(seat).life) >= ROBUST
                if position.deck(seat) < SHORT and is_robust:
                    return standing
        return self._act(position)

    def _too_much(self, position: CitadelObservation) -> SeenOption | None:
        """What a character who carries too much to move needs least."""
        heavy = {who.seat for who in position.view.seats if who.weight > who.weight_limit}
        drops = [
            option for option in position.view.standing if option.verb == OPTION_DROP and option.seat in heavy
        ]
        if not drops:
            return None
        worth = CitadelEvaluation(position, self._memory)
        return min(drops, key=lambda option: worth.worth_of_holding(option.card or ""))

    def _act(self, position: CitadelObservation) -> SeenOption:
        """Take the action that is worth most."""
        worth = CitadelEvaluation(position, self._memory)
        land = CitadelTerrainMap(position, worth)
        chosen = max(position.options, key=lambda option: self._value(position, worth, land, option))
        deed = self._deed(position, chosen)
        self._memory.choose(chosen, deed)
        if deed is not None and ("step" in deed.rows[0].success or deed.walks) and chosen.seat is not None:
            way, _ = land.best_way(land.leader if deed.walks else chosen.seat)
            self._memory.goal = way.first if way is not None else ""
        return chosen

    def _deed(self, position: CitadelObservation, option: SeenOption) -> CitadelActionReading | None:
        if option.card is None:
            return None
        return position.face(option.card).deeds.get((option.verb, option.n))

    def _value(
        self,
        position: CitadelObservation,
        worth: CitadelEvaluation,
        land: CitadelTerrainMap,
        option: SeenOption,
    ) -> float:
        if option.verb == OPTION_CONCEDE or option.seat is None:
            return LIKINGS.get(option.verb, 0.0)
        seat = option.seat
        deed = self._deed(position, option)
        if deed is not None and "step" in deed.rows[0].success:
            way, value = land.best_way(seat)
            crosses = way is not None and self._is_event(position, way.first)
            stays = way is None or crosses or self._can_walk(position)
            return (0.0 if stays else value) + self._shiver()
        if deed is not None and deed.walks:
            return self._walk(position, worth, land, option) + self._shiver()
        known = key_of(option)
        at = self._row(position, option)
        beyond = 0.0
        if deed is None:  # on a fog side
            won, lost = worth.fog(land.fog_beside(seat, option.n or 0)), -1.0
            if land.terrain_of(seat) is not land.terrain_of(land.leader):
                won *= APART
        else:
            won = worth.success(deed, at, seat, known)
            lost = worth.failure(deed.rows[min(at, len(deed.rows) - 1)], seat, known)
            if "go" in deed.rows[0].success and option.card is not None:
                beyond = land.beyond(option.card, seat)
        rows = position.odds(option)
        value = max(
            (
                row.chance.success * (won + beyond)
                + row.chance.failure * lost
                + worth.breath(seat, -row.drawn)
                for row in rows
            ),
            default=won + beyond,
        )
        return value + self._shiver()

    def _can_walk(self, position: CitadelObservation) -> bool:
        """Whether all can go on together, so that nobody need leave the others behind."""
        deeds = [self._deed(position, option) for option in position.options]
        return any(deed is not None and deed.walks for deed in deeds)

    def _walk(
        self,
        position: CitadelObservation,
        worth: CitadelEvaluation,
        land: CitadelTerrainMap,
        option: SeenOption,
    ) -> float:
        """What it is worth that all go on together, led by a character who pays for it, to where the leader would go."""
        way, value = land.best_way(land.leader)
        if way is None or self._is_event(position, way.first) or option.seat is None:
            return 0.0
        paid = min((row.drawn for row in position.odds(option)), default=1)
        return value - worth.breath(land.leader, -1.0) + worth.breath(option.seat, -paid)

    def _is_event(self, position: CitadelObservation, card: str) -> bool:
        return bool(card) and position.face(card).kind != "terrain"

    def _row(self, position: CitadelObservation, option: SeenOption) -> int:
        """The row on which the die of a card lies, from 0."""
        for card in self._open_cards(position):
            if card.id == option.card and card.die is not None:
                return card.die.row - 1
        return 0

    def _open_cards(self, position: CitadelObservation) -> list[SeenCard]:
        view = position.view
        cards = [cell.card for cell in view.board if cell.card is not None]
        return [*cards, *(card for cell in view.board for card in cell.beside), *view.resolving]

    def _step(self, position: CitadelObservation) -> SeenOption:
        """On along the way that was chosen, or wherever there is most to do."""
        for option in position.options:
            if option.card is not None and option.card == self._memory.goal:
                return option
        return self._like(position)

    def _join(self, position: CitadelObservation) -> SeenOption:
        """Take part in what leads on or does everybody good; else stand aside."""
        intent = self._memory.intent
        brings = intent.rows[0].success if intent is not None else {}
        good = any(word in brings for word in ("go", "regain", "life"))
        return position.options[0] if good else position.options[-1]

    # -- within an action --------------------------------------------------------------------------

    def _draw(self, position: CitadelObservation) -> SeenOption:
        """One more card as long as the best number of cards lies ahead."""
        draw, reveal = position.options[0], position.options[-1]
        action = position.running
        if action is None:
            return reveal
        worth = CitadelEvaluation(position, self._memory)
        won, lost = 8.0, -4.0
        if action.card is not None:
            for deed in position.face(action.card).deeds.values():
                if deed.place == action.index:
                    at = action.row - 1
                    known = key(deed.verb, action.card, None)
                    won = max(4.0, worth.success(deed, at, action.active, known))
                    lost = worth.failure(deed.rows[at], action.active, known)
        drawn = len(action.drawn)
        values = [
            row.chance.success * won
            + row.chance.failure * lost
            + worth.breath(action.active, -(row.drawn - drawn))
            for row in position.odds()
        ]
        return draw if values and max(values) > values[0] else reveal

    def _use(self, position: CitadelObservation) -> SeenOption:
        """Apply what helps until there are successes enough, then count them all."""
        action = position.running
        counts = [option for option in position.options if option.verb == OPTION_COUNT]
        most = max((option.n or 0 for option in counts), default=0)
        enough = action is not None and most >= (action.difficulty or 0)
        for option in position.options:
            if option.verb != OPTION_COUNT and not (enough and counts):
                return option
        return max(counts, key=lambda option: option.n or 0)

    def _recover(self, position: CitadelObservation) -> SeenOption:
        """Whole units, as many as leave a reserve, and no more than there is use for."""
        cards = [option for option in position.options if option.verb == OPTION_RECOVER]
        if not cards:
            return position.options[-1]
        who = position.character(cards[0].seat if cards[0].seat is not None else position.seat)
        buys = CitadelEvaluation(position, self._memory).buys
        spare = [option for option in cards if (option.n or 0) / buys <= min(4, who.life - RESERVE)]
        whole = [option for option in spare if (option.n or 0) % buys == 0]
        return (whole or spare or cards[:1])[-1]

    def _hardiest(self, position: CitadelObservation) -> SeenOption:
        """The character who can bear most."""
        worth = CitadelEvaluation(position, self._memory)
        return max(
            position.options,
            key=lambda option: worth.strength(option.seat) if option.seat is not None else -1.0,
        )

    # -- stories -----------------------------------------------------------------------------------

    def _reply(self, position: CitadelObservation) -> SeenOption:
        """What leads to something new, if it is not too dear; what has been said before is not said again."""
        worth = CitadelEvaluation(position, self._memory)
        tried = self._memory.tried

        def value(option: SeenOption) -> float:
            if option.verb != OPTION_REPLY or option.card is None or option.n is None:
                return LIKINGS.get(option.verb, 0.0)
            known = f"reply {option.card} {option.n}"
            face = position.face(option.card)
            reply = face.replies[option.n - 1]
            worthwhile = worth.of(reply.brings, position.seat, known)
            if (deed := face.deeds.get((reply.faces, None))) is not None:
                worthwhile += worth.from_afar(deed, 0, position.seat, known)
            if reply.once:
                worthwhile += QUESTION
            return worthwhile - 4.0 * tried.get(known, 0.0) + WAVERING * self._wavers()

        chosen = max(position.options, key=value)
        if chosen.verb == OPTION_REPLY:
            known = f"reply {chosen.card} {chosen.n}"
            tried[known] = tried.get(known, 0.0) + 1.0
        return chosen

    def _branch(self, position: CitadelObservation) -> SeenOption:
        """The branch that is worth most, as far as the card tells which choice this is."""
        worth = CitadelEvaluation(position, self._memory)
        numbers = [option.n for option in position.options if option.n is not None]
        card = position.options[0].card
        if card is None or not numbers:
            return self._like(position)
        if (ahead := self._ahead(position, worth, card)) is not None:
            return ahead
        fitting = [branches for branches in position.face(card).choices if len(branches) >= max(numbers)]
        if not fitting:
            return self._like(position)
        return max(
            position.options,
            key=lambda option: worth.of(fitting[0][(option.n or 1) - 1], position.seat) + self._shiver(),
        )

    def _ahead(self, position: CitadelObservation, worth: CitadelEvaluation, card: str) -> SeenOption | None:
        """The side of a Terrain that leads on along the way that was chosen, where all walk on together."""
        deed = self._memory.intent
        if deed is None or not deed.walks or deed not in position.face(card).deeds.values():
            return None
        land = CitadelTerrainMap(position, worth)
        beside = land.around(land.terrain_of(position.seat))
        around = {side: cell.card.id for side, cell in beside if cell.card is not None}
        ahead = [n for n, side in enumerate(deed.walks, 1) if around.get(side) == self._memory.goal]
        return next((option for option in position.options if option.n in ahead), None)

    def _even_out(self, position: CitadelObservation) -> SeenOption:
        """Points go to the lowest score."""
        scores = position.view.leaflet.scores
        now = (scores.influence, scores.knowledge, scores.production, scores.defense)
        return min(position.options, key=lambda option: now[option.n or 0] + self._shiver())

    # -- everything else ---------------------------------------------------------------------------

    def _like(self, position: CitadelObservation) -> SeenOption:
        """The option liked best, by its verb and its card."""
        worth = CitadelEvaluation(position, self._memory)
        return max(position.options, key=lambda option: self._liking(worth, option))

    def _liking(self, worth: CitadelEvaluation, option: SeenOption) -> float:
        liking = LIKINGS.get(option.verb, 0.0) + self._wavers() / 10
        if option.card is None:
            return liking
        if option.verb in GIVEN_UP:
            return liking - worth.worth_of_holding(option.card)
        if option.verb in GAINED:
            return liking + worth.worth_of_holding(option.card)
        return liking
