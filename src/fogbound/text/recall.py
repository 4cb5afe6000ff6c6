"""What a game remembers, as names that prose can mention: persons, scenarios, places (K-D-07, K-D-12).

And what comes once more, so that it may tell another story.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fogbound.text.card_texts import came_again
from fogbound.view.news_schema import SeenLine
from fogbound.view.schema import SeenMemory

if TYPE_CHECKING:
    from fogbound.text.render import Renderer
    from fogbound.view import Perspective

__all__ = ["line", "recall"]


def recall(renderer: "Renderer", known: "Perspective") -> dict[str, str]:
    """Everybody and everywhere that is remembered, and the cards that tell something else as they have come before."""
    anew = {came_again(uid): "yes" for uid in renderer.texts.told_anew if known.comes_again(uid)}
    return _people_and_places(renderer, known.memories) | anew


def _people_and_places(renderer: "Renderer", memories: Sequence[SeenMemory]) -> dict[str, str]:
    """Everybody and everywhere that is remembered: `$promise`, `$promise-scenario`, `$promise-place`.

    A memory of several characters names all of them, and the scenario and place of the last.
    """
    names: dict[str, str] = {}
    for one in memories:
        names[one.memo] = ", ".join(renderer.name(who) for who in one.characters)
        names[f"{one.memo}-scenario"] = renderer.name(one.scenario)
        names[f"{one.memo}-place"] = renderer.name(one.place)
    return names


def line(renderer: "Renderer", told: SeenLine, card: str, who: str) -> str:
    """A line of a card that is read out for a player, with the circumstances of what it tells."""
    names = {
        **_people_and_places(renderer, told.memories),
        "who": who,
        "scenario": renderer.name(told.scenario),
        "place": renderer.name(told.place),
    }
    return renderer.texts.line(card, told.name, renderer.lang, names)
