"""What goes wrong with a request or a message, in the language of the person who sent it; nothing has changed then."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    NotAuthorizedException,
    ValidationException,
)
from msgspec import ValidationError

from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.program import plain_command
from fogbound.server.wire import Code, Problem
from fogbound.tables import (
    AgreementNeeded,
    AnswerRefused,
    ConsentNeeded,
    JournalInUse,
    JournalRefused,
    SetupRefused,
    StaleAnswer,
    TableRefused,
    UndoRefused,
)
from fogbound.tables.databases import DatabaseLost
from fogbound.tables.error_texts import reason
from fogbound.text import LANGUAGES, catalogue

Asked = Request[Any, Any, Any]

__all__ = [
    "HANDLERS",
    "LANG",
    "Denied",
    "Draining",
    "NoSuchTable",
    "NotAllowed",
    "NotHere",
    "OutOfOrder",
    "RequestRefused",
    "TooFast",
    "TooMany",
    "TooManyLines",
    "denying",
    "explain",
    "language_of",
    "problem",
]


LANG: Final = "lang"
"""Where a request remembers the language of its person."""


class RequestRefused(Exception):
    """A request that is refused; `key` is the message that says why and what to do."""

    status = 400

    def __init__(self, key: str = "", **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key or self.plain
        self.arguments = arguments

    plain = "trouble-bad"


class NoSuchTable(RequestRefused):
    """There is no such game, or not for this person: the answer is the same."""

    status = 404
    plain = "trouble-no-table"


class NotHere(RequestRefused):
    """There is nothing of this name here."""

    status = 404
    plain = "trouble-nothing"


class NotAllowed(RequestRefused):
    """This person may not do that, though they know that it can be done."""

    status = 403
    plain = "trouble-not-yours"


class OutOfOrder(RequestRefused):
    """Something of ours does not work just now."""

    status = 503
    plain = "trouble-ours"


class Draining(RequestRefused):
    """This server opens no more tables, for it is about to end."""

    status = 503
    plain = "trouble-draining"


class TooMany(RequestRefused):
    """The server is full."""

    status = 503
    plain = "trouble-too-many"


class TooManyLines(RequestRefused):
    """This person or this address listens to tables in too many windows."""

    status = 429
    plain = "trouble-lines"


class TooFast(RequestRefused):
    """Too much of something from this address in a short time."""

    status = 429
    plain = "trouble-too-fast"


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
        raise Denied("barrier", "undo-barrier" if refusal.answer is not None else "undo-nothing") from None
    except AnswerRefused:
        raise Denied("unknown") from None


_WHYS: Final[dict[type[Exception], tuple[int, str]]] = {
    SetupRefused: (409, "trouble-setup"),
    TableRefused: (409, "trouble-table"),
    JournalInUse: (409, "trouble-in-use"),
    JournalRefused: (409, "trouble-damaged"),
    UnknownPackError: (409, "trouble-pack"),
    PackError: (409, "trouble-pack"),
    DatabaseLost: (503, "trouble-database"),
}


def problem(status: int, code: str, text: str, server: str = "") -> Response[Problem]:
    """A refused request."""
    return Response(
        Problem(code=code, text=text, server=server), status_code=status, media_type="application/json"
    )


def language_of(request: Asked) -> str:
    """The language of a request: the one it asks for, or its person's, or its browser's."""
    browser = request.headers.get("accept-language", "")[:2].lower()
    said = (request.query_params.get("lang"), request.state.get(LANG), browser)
    return next((lang for lang in said if lang in LANGUAGES), LANGUAGES[0])


def _refusal_response(request: Asked, refusal: RequestRefused) -> Response[Problem]:
    text = catalogue(language_of(request)).say(refusal.key, **refusal.arguments)
    return problem(refusal.status, refusal.key.removeprefix("trouble-"), text)


def explain(fault: Exception, lang: str) -> str:
    """What stops a game, and what can be done about it."""
    _, key = _sort(fault)
    return catalogue(lang).say(key, why=reason(fault, lang), command=plain_command("games"))


def _sort(fault: Exception) -> tuple[int, str]:
    return next(found for kind, found in _WHYS.items() if isinstance(fault, kind))


def _why(request: Asked, fault: Exception) -> Response[Problem]:
    """Something below the server says why it cannot be done."""
    status, key = _sort(fault)
    return problem(status, key.removeprefix("trouble-"), explain(fault, language_of(request)))


def _in_use(request: Asked, fault: JournalInUse) -> Response[Problem]:
    """Another server has the game, and is named; or a terminal has, or this server until it has put it away."""
    if fault.holder in ("", request.app.state.server.archive.server):
        return _why(request, fault)
    text = catalogue(language_of(request)).say("trouble-elsewhere")
    return problem(409, "elsewhere", text, fault.holder)


def _bad(request: Asked, fault: HTTPException) -> Response[Problem]:
    say = catalogue(language_of(request)).say
    if isinstance(fault, ValidationException):
        return problem(400, "bad", say("trouble-bad"))
    if isinstance(fault, NotAuthorizedException):
        return problem(401, "who", say("trouble-who"))
    keys = {404: "trouble-nothing", 405: "trouble-nothing", 413: "trouble-too-large", 429: "trouble-too-fast"}
    key = keys.get(fault.status_code, "trouble-bad" if fault.status_code < 500 else "trouble-ours")
    return problem(fault.status_code, key.removeprefix("trouble-"), say(key))


def _invalid(request: Asked, _: ValidationError) -> Response[Problem]:
    return problem(400, "bad", catalogue(language_of(request)).say("trouble-bad"))


def _ours(request: Asked, fault: Exception) -> Response[Problem]:
    """A fault of the server: it is noted without the address, which may hold a secret, and nothing of it is told."""
    if isinstance(fault, InternalServerException) and isinstance(fault.__cause__, ValidationError):
        return _invalid(
            request, fault.__cause__
        )  # a wrong field with the name of a dependency looks like our fault
    request.app.state.server.faults.report("a request failed", fault)
    return problem(500, "ours", catalogue(language_of(request)).say("trouble-ours"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    RequestRefused: _refusal_response,
    HTTPException: _bad,
    ValidationError: _invalid,
    **dict.fromkeys(_WHYS, _why),
    JournalInUse: _in_use,
    500: _ours,
}
