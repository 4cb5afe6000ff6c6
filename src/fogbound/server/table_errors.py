"""What a table says to somebody who asks for what cannot be done; nothing has changed when it is raised."""

from collections.abc import Iterator
from contextlib import contextmanager

from fogbound.core import AnswerRefused, StaleAnswer
from fogbound.server.wire import Code
from fogbound.tables import AgreementNeeded, ConsentNeeded, UndoRefused

__all__ = ["Denied", "denying"]


class Denied(Exception):
    """Something is not done; `key` is the message that says why."""

    def __init__(self, code: Code, key: str = "", **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"refused-{code}"
        self.arguments = arguments


@contextmanager
def denying() -> Iterator[None]:
    """Put what a table refuses into the words of the wire."""
    try:
        yield
    except StaleAnswer:
        raise Denied("stale") from None
    except AgreementNeeded:
        raise Denied("agreement") from None
    except ConsentNeeded:
        raise Denied("consent") from None
    except UndoRefused as refusal:
        raise Denied("wall", "undo-wall" if refusal.answer is not None else "undo-nothing") from None
    except AnswerRefused:
        raise Denied("unknown") from None
