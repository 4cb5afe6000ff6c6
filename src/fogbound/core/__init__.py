"""The stack machine under every ruleset: instances, zones, board, frames, steps, questions, chance.

It names no card and no rule, does no input or output, and is compiled with mypyc.
"""

from fogbound.core.chance import Chance
from fogbound.core.errors import AnswerRefused, GameIsOver, SnapshotRefused, StaleAnswer
from fogbound.core.game import Content, Game
from fogbound.core.messages import Message
from fogbound.core.news import Kind, News
from fogbound.core.steps import GROUP, NONE, Frame, Option, Part, Question, Step

__all__ = [
    "GROUP",
    "NONE",
    "AnswerRefused",
    "Chance",
    "Content",
    "Frame",
    "Game",
    "GameIsOver",
    "Kind",
    "Message",
    "News",
    "Option",
    "Part",
    "Question",
    "SnapshotRefused",
    "StaleAnswer",
    "Step",
]
