"""Minds: the careful player of each ruleset together with the eyes it looks through, so that nobody asks which it is."""

from collections.abc import Callable, Sequence
from typing import Final

from fogbound.bots.card_reading import CardReadings
from fogbound.bots.careful import Careful
from fogbound.bots.citadel import CarefulAdventurer, CitadelCardReadings, CitadelObservation
from fogbound.bots.observation import BotAnswer, Observation
from fogbound.core import Game
from fogbound.packs.pack import Pack

__all__ = ["Mind", "School", "careful"]

Mind = Callable[[Game], BotAnswer]
"""Answers the pending question of one game, for whichever seat is asked."""
School = Callable[[int], Mind]
"""Makes minds, one for each game, from their seeds."""


def _of_the_continent(packs: Sequence[Pack]) -> School:
    faces = CardReadings(packs)

    def mind(seed: int) -> Mind:
        player = Careful(seed)
        return lambda game: player.answer(Observation(game, faces))

    return mind


def _of_the_citadel(packs: Sequence[Pack]) -> School:
    faces = CitadelCardReadings(packs)

    def mind(seed: int) -> Mind:
        player = CarefulAdventurer(seed)
        return lambda game: player.answer(CitadelObservation(game, faces))

    return mind


_SCHOOLS: Final[dict[str, Callable[[Sequence[Pack]], School]]] = {
    "continent": _of_the_continent,
    "citadel": _of_the_citadel,
}


def careful(ruleset: str, packs: Sequence[Pack]) -> School:
    """Where careful players of these packs come from; what the cards say is read once for all of them."""
    return _SCHOOLS[ruleset](packs)
