"""Answers of a moment or of long ago, in sentences."""

from fogbound.core import GROUP, Game
from fogbound.rules.common import tabletop
from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.view import addressees, question_message

__all__ = ["answer_of", "last_answer"]


def last_answer(screens: Screens, game: Game, before: Game | None, option: str, value: str) -> str:
    """What was decided last; without an option it is a secret. `before` is the game in which it was given, if known."""
    if not option:
        return screens.say("game-last-secret")
    renderer = screens.renderer
    offered = before.offered if before is not None else []
    taken = [one for one in offered if before and before.option_id(one) == option]
    if before is None or any(renderer.is_action(before, one) for one in taken):
        return screens.say("game-last", option=renderer.answered(game, option))
    _, said = _given(renderer, before, option, value)
    return screens.say("game-last", option=said)


def answer_of(renderer: Renderer, game: Game, option: str, value: str, seat: int) -> str:
    """What was asked and answered, as this seat may hear it; the game is the one before the answer."""
    say = renderer.say
    question = game.pending()
    assert question is not None
    is_beside, said = _given(renderer, game, option, value)
    if is_beside:
        return f"{say('replay-beside')} {say('replay-answer', option=said)}"
    asked = say(
        "ask",
        who=renderer.asked(addressees(game)),
        question=renderer.render(question_message(game, seat)),
    )
    if question.is_secret() and question.seat(game) not in (GROUP, seat):
        return f"{asked} {say('replay-secret')}"
    return f"{asked} {say('replay-answer', option=said)}"


def _given(renderer: Renderer, game: Game, name: str, value: str) -> tuple[bool, str]:
    """Whether something beside the question was answered, and what; the game is the one before the answer."""
    offered = {game.option_id(option): option for option in game.offered}
    is_beside = name not in offered
    if is_beside:
        standing = {game.option_id(option): option for option in game.content.standing(game)}
        option = standing[name]
        said = renderer.option(game, option, standing=True)
        who = renderer.explorer(game, option.seat)
        if who and who not in said and tabletop.seats_taken(game) > 1:
            said = renderer.say("option-of", who=who, option=said)
    else:
        said = renderer.option(game, offered[name])
    return is_beside, f"{said} ({value})" if value else said
