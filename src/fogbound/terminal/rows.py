"""The options of a question as rows with numbers, each with what it means that its label does not say."""

from fogbound.core import Game, Option
from fogbound.rules.common.book import book_of
from fogbound.text.choices import Choice, Choices

__all__ = ["rows"]


def rows(choices: Choices, game: Game, shown: list[Choice]) -> list[str]:
    """The options with their numbers; what several people may do alike in a turn is one row, with a number for each."""
    teller = choices.teller
    is_turn = book_of(game).is_turn(game.pending())
    found: dict[str, list[str]] = {}  # by row, the people in it if they share it
    for at, (label, option, _) in enumerate(shown, 1):
        who, alike = teller.explorer(game, option.seat), teller.option(game, option)
        if is_turn and label == teller.say("option-of", who=who, option=alike):
            found.setdefault(alike, []).append(f"{at}. {who}")
        else:
            found[f"{at}. {label}{_text(choices, game, option, label)}"] = []
    return [
        teller.say("option-of", who=", ".join(people), option=row) if people else row
        for row, people in found.items()
    ]


def _text(choices: Choices, game: Game, option: Option, label: str) -> str:
    """What follows a label: what a card does, and what becomes of an item that is used."""
    if option.verb != "use-item":
        return choices.text(game, option)
    _, note = choices.on_page(game, option, label)
    return f". {note}"
