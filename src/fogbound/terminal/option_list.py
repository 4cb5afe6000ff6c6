"""The options of a question as rows with numbers, each with what it means that its label does not say."""

from typing import NamedTuple

from fogbound.core import NONE, Game, Option
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.terminal.news_filter import is_brief
from fogbound.text import Renderer
from fogbound.text.labels import Choice, Labels
from fogbound.view.options import DISCARDS, USES_ITEM, meaning

__all__ = ["OptionList", "rows"]

BETWEEN = "/"  # numbers, and the people they are for


class OptionList(NamedTuple):
    """What is listed, and the people for whom a row has a number each, in the order of those numbers.

    The first row of several people tells whose numbers its own are.
    """

    people: str
    lines: list[str]
    example: list[tuple[str, int]]


def rows(choices: Labels, game: Game, shown: list[Choice]) -> OptionList:
    """The options with their numbers; what several people may do alike is one row, with a number for each.

    Whose numbers they are is said once for all rows that everybody shares, and in the row for the others.
    """
    renderer = choices.renderer
    here = _place(game, shown)
    found: dict[str, list[tuple[str, int]]] = {}  # by row, the people who share it, with their numbers
    for at, (label, option, _) in enumerate(shown, 1):
        who, alike = renderer.explorer(game, option.seat), renderer.option(game, option)
        if who and label == renderer.say("option-of", who=who, option=alike):
            found.setdefault(renderer.option(game, option, lowered=False), []).append((who, at))
        elif _is_here(option, here) and label == alike:
            found[f"{at}. {renderer.option(game, option, here=True)}"] = []
        else:
            found[f"{at}. {label}{_text(choices, game, option, label)}"] = []
    everybody = list(dict.fromkeys(who for shared in found.values() for who, _ in shared))
    is_shared = len(everybody) > 1 and any(len(shared) == len(everybody) for shared in found.values())
    lines = []
    for full, shared in found.items():
        row = _shared(renderer, game, [shown[at - 1][1] for _, at in shared], here) if shared else full
        numbers = BETWEEN.join(str(at) for _, at in shared)
        people = ", ".join(who for who, _ in shared)
        if not shared:
            lines.append(row)
        elif is_shared and len(shared) == len(everybody):
            lines.append(f"{numbers}. {row}")
        else:
            lines.append(f"{numbers}. {renderer.say('option-of', who=people, option=row)}")
    example = next((shared for shared in found.values() if len(shared) > 1), [])
    return OptionList(BETWEEN.join(everybody) if is_shared else "", lines, example)


def _shared(renderer: Renderer, game: Game, options: list[Option], here: int) -> str:
    """What the options of several people are called that differ at most in what may lower their cost: a cost for each."""
    is_here = _is_here(options[0], here)
    labels = {renderer.option(game, option, here=is_here) for option in options}
    if len(labels) == 1:
        return labels.pop()
    costs = BETWEEN.join(str(renderer.lowest(game, option)) for option in options)
    return renderer.option(game, options[0], here=is_here, costs=costs)


def _is_here(option: Option, here: int) -> bool:
    return option.card != NONE and option.card == here


def _place(game: Game, shown: list[Choice]) -> int:
    """The Terrain on which everybody stands who may act in a turn of the Citadel; NONE if there is no such."""
    if not is_brief(game) or not book_of(game).is_turn(game.pending()):
        return NONE
    places = {game.figures[option.seat] for _, option, _ in shown if option.seat != NONE}
    return places.pop() if len(places) == 1 else NONE


def _text(choices: Labels, game: Game, option: Option, label: str) -> str:
    """What follows a label: what a card does, also one that is given up, and what becomes of an item that is used."""
    if meaning(option.verb).role != USES_ITEM and not _leaves_hand(game, option):
        return choices.text(game, option)
    _, note = choices.on_page(game, option, label)
    return f". {note}" if note else ""


def _leaves_hand(game: Game, option: Option) -> bool:
    """Whether somebody is asked to give up this card of a hand."""
    if meaning(option.verb).role != DISCARDS or option.card == NONE:
        return False
    return tabletop.HANDS <= game.where[option.card] < tabletop.HANDS + tabletop.SEATS
