"""What a game remembers, as names that prose can mention: persons, scenarios, places (K-D-07, K-D-12)."""

from typing import TYPE_CHECKING

from fogbound.core import NONE, Game, News
from fogbound.rules.citadel import memory
from fogbound.rules.citadel.book import CitadelBook
from fogbound.rules.citadel.verbs.dialogue import TellLine
from fogbound.rules.common.book import CHARACTER, book_of

if TYPE_CHECKING:
    from fogbound.text.render import Renderer

__all__ = ["line", "recalled"]


def recalled(renderer: "Renderer", game: Game) -> dict[str, str]:
    """Everybody and everywhere that is remembered: `$promise`, `$promise-scenario`, `$promise-place`.

    A memory of several characters names all of them, and the scenario and place of the last.
    """
    if not isinstance(game.content, CitadelBook):
        return {}
    names: dict[str, str] = {}
    known = memory.memories_of_persons(game)
    memos = [memo for memo in book_of(game).words.words.get("memo", []) if memo in known]
    for memo in [memory.FIRST_FALLEN, *memos]:
        people = memory.persons(game, memo)
        if people:
            names[memo] = ", ".join(_character(renderer, game, who) for who in people)
            names[f"{memo}-scenario"] = renderer.card(game, memory.scenario_of(game, memo, people[-1]))
            names[f"{memo}-place"] = renderer.card(game, memory.place_of(game, memo, people[-1]))
    return names


def line(renderer: "Renderer", game: Game, item: News) -> str:
    """A line that was read out for somebody, with the circumstances of what it tells."""
    effect = book_of(game).effects[item.n]
    assert isinstance(effect, TellLine)
    who = memory.character_of(game, item.seat)
    names = {
        **recalled(renderer, game),
        "who": renderer.explorer(game, item.seat),
        "scenario": renderer.card(game, memory.scenario_of(game, effect.memo, who)),
        "place": renderer.card(game, memory.place_of(game, effect.memo, who)),
    }
    return renderer.texts.line(game.content.card_ids[item.card], effect.line, renderer.lang, names)


def _character(renderer: "Renderer", game: Game, character: int) -> str:
    """The name of a character, who need not be in the adventure any more."""
    cards = book_of(game).cards
    for card in range(len(cards)):
        if cards[card].kind == CHARACTER and cards[card].character == character:
            return renderer.card(game, card)
    return renderer.card(game, NONE)
