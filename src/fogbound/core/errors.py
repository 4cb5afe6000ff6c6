"""What the engine says when it is asked for something it cannot do; nothing has changed when one is raised."""


class AnswerRefused(ValueError):
    """The answer fits no option of the question that is pending."""


class StaleAnswer(AnswerRefused):
    """The answer was meant for a question that is no longer pending."""


class GameIsOver(AnswerRefused):
    """The game has ended; nothing is asked any more."""


class SnapshotRefused(ValueError):
    """The snapshot cannot be read back: it is damaged or belongs to other cards."""
