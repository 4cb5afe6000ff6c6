"""Answers of a moment or of long ago, in sentences."""

from fogbound.text.labels import Labels
from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens
from fogbound.view import AskedOption, Perspective

__all__ = ["answer_of", "last_answer"]


def last_answer(screens: Screens, before: Perspective | None, option: str, value: str) -> str:
    """What was decided last; without an option it is a secret. `before` is the game in which it was given, if known."""
    if not option:
        return screens.say("game-last-secret")
    renderer = screens.renderer
    taken = (
        before.asked_question.find(option)
        if before is not None and before.asked_question is not None
        else None
    )
    if before is None or taken is None or taken.is_action:
        return screens.say("game-last", option=renderer.answer(screens.known, option))
    return screens.say("game-last", option=_answer_text(renderer, before, taken, value))


def answer_of(renderer: Renderer, before: Perspective, option: str, value: str) -> str:
    """What was asked and answered, as a seat may hear it that knew the game before the answer."""
    say, asked = renderer.say, before.asked_question
    assert asked is not None
    taken = asked.find(option)
    if taken is not None and taken.is_beside:
        return f"{say('replay-beside')} {say('replay-answer', option=_answer_text(renderer, before, taken, value))}"
    question = say(
        "ask", who=renderer.who_is_asked(asked.addressees), question=renderer.render(asked.message)
    )
    if taken is None:  # only the player who was asked may read it
        return f"{question} {say('replay-secret')}"
    return f"{question} {say('replay-answer', option=_answer_text(renderer, before, taken, value))}"


def _answer_text(renderer: Renderer, before: Perspective, option: AskedOption, value: str) -> str:
    """What was answered, with the number or word that was given."""
    labels = Labels(renderer, before)
    said = labels.aside(option) if option.is_beside else renderer.option(option.named_option)
    return f"{said} ({value})" if value else said
