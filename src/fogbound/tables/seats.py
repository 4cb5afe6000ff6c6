"""What a table asks the Continent's rules: who is present, which turn it is, who decides in the end."""

from fogbound.core import GROUP, NONE, Game
from fogbound.rules.continent import table
from fogbound.rules.continent.frames import acting
from fogbound.rules.continent.turn import ChooseTurn, fallback_seat


def present(game: Game) -> list[int]:
    """The seats whose voice counts."""
    return table.explorers(game)


def turn(game: Game) -> int:
    """How many turns are over."""
    return game.registers[table.TURN]


def place(game: Game) -> str:
    """The card on which the first explorer stands."""
    for seat in table.explorers(game):
        if game.figures[seat] != NONE:
            return game.content.card_ids[game.figures[seat]]
    return ""


def is_between_turns(game: Game) -> bool:
    """Whether nothing is in progress and the group is to pick the next turn."""
    return isinstance(game.pending(), ChooseTurn) and not game.frames and not game.agenda


def joint_options(game: Game) -> list[str]:
    """What only the group can decide: the options of a question put to it, and what all do together."""
    question = game.pending()
    if question is None:
        return []
    offered = game.offered if question.seat(game) == GROUP else []
    standing = [option for option in game.content.standing(game) if option.seat == NONE]
    return [game.option_id(option) for option in [*offered, *standing]]


def fallback(game: Game) -> tuple[int, list[str]]:
    """Who decides when the group does not agree, and among which options; nobody where the rules name no one.

    A turn falls to the next on the left who can act, with an action of their own (C-TURN-02, C-RUL-74); what
    is decided together inside an action falls to its active player, or who acts instead (C-RUL-45, C-RUL-75).
    """
    question = game.pending()
    if question is None or question.seat(game) != GROUP:
        return NONE, []
    if isinstance(question, ChooseTurn):
        seat = fallback_seat(game)
        own = [option for option in game.offered if seat != NONE and option.seat == seat]
        return seat, [game.option_id(option) for option in own]
    return acting(game, game.registers[table.ACTIVE]), [game.option_id(option) for option in game.offered]
