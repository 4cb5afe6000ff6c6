"""Fixed routes: the luck and every answer of a game stand in a file, so that figures measured on one can be repeated.

Unlike a walk a route is not looked for: when a card changes so that it leads elsewhere, it says at which answer.
"""

from functools import cache
from pathlib import Path
from typing import Final

from browser.walks import Walk, dealt_game, steps_of
from fogbound.core import Game, Option

__all__ = ["route"]

FOLDER: Final = Path(__file__).parent / "routes"


@cache
def route(name: str) -> Walk:
    """The walk of a file: a head that says what is played, an empty line, and an answer on each line."""
    head, _, body = (FOLDER / f"{name}.txt").read_text("utf-8").partition("\n\n")
    facts = dict(line.split(" ", 1) for line in head.splitlines())
    people = tuple(facts["people"].split()) if "people" in facts else ()
    answers = [line.split(" = ") for line in body.splitlines()]
    seed, left = int(facts["seed"]), answers.copy()

    def answer(game: Game) -> tuple[Option, bool, str]:
        choice, *value = left.pop(0)
        for option, beside in (
            *((one, False) for one in game.offered),
            *((one, True) for one in game.content.standing(game)),
        ):
            if game.option_id(option) == choice:
                return option, beside, value[0] if value else ""
        offered = ", ".join(game.option_id(one) for one in game.offered)
        raise AssertionError(f"the route {name} is gone: {choice} is not among {offered}")

    game = dealt_game(facts["adventure"], people, seed)
    return Walk(facts["adventure"], people, seed, steps_of(game, answer, lambda: not left))
