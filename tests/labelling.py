"""What the options of a game are called, as those hear it who are asked."""

from fogbound.core import Game, Option
from fogbound.text import Renderer
from fogbound.text.labels import Labels
from fogbound.view import AskedOption, Perspective


def labelled(renderer: Renderer, game: Game) -> Labels:
    """The options of a game in words."""
    question = game.pending()
    assert question is not None
    return Labels(renderer, Perspective(game, question.seat(game)))


def asked(game: Game, option: Option) -> AskedOption:
    """An option of the pending question, or beside it, as people are told of it."""
    question = game.pending()
    assert question is not None
    pending = Perspective(game, question.seat(game)).asked_question
    assert pending is not None
    found = pending.find(game.option_id(option))
    assert found is not None
    return found


def label(renderer: Renderer, game: Game, option: Option) -> str:
    """What one option is called."""
    return renderer.option(asked(game, option).named_option)


def labels(renderer: Renderer, game: Game) -> list[str]:
    """What all options of the pending question are called."""
    return [label(renderer, game, option) for option in game.offered]
