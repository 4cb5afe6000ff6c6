"""Who may do what: every request and every message of the live line, tried by every kind of person.

The tables stand in docs/server.md, for people to read; here every cell of them is tried.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from litestar.exceptions import WebSocketDisconnect

from fogbound.server.app import routes
from server.visiting import DUO, Browser, Street, Visitor

DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
BODIES = {"forks": {"at": 0}, "guests": {"removed": True}, "listed": {"listed": True}}
JOINING = "join-game"
MESSAGES: dict[str, dict[str, Any]] = {
    "`say`": {"type": "say", "text": "hello"},
    "`answer` for the group": {"type": "answer", "option": "pathfind/s1/010"},
    "`answer` to join at 2": {"type": "answer", "option": JOINING},
    "`take-part`": {"type": "take-part", "option": "pathfind/s1/010"},
    "`disagree`": {"type": "disagree"},
    "`take-back`": {"type": "take-back"},
    "`consent`": {"type": "consent", "agreed": True},
    "`look-as` 0": {"type": "look-as", "seat": 0},
    "`give-seat` 0": {"type": "give-seat", "seat": 0},
    "`hand-over` 1": {"type": "hand-over", "seat": 1},
    "`take-seat` 1": {"type": "take-seat", "seat": 1},
    "`admit` 2": {"type": "admit", "seat": 2},
}

Rows = list[tuple[str, dict[str, str]]]


def tables() -> list[Rows]:
    """The tables of rights, each as its rows by kind of person."""
    found: list[Rows] = []
    kinds: list[str] = []
    for line in DOCS.partition("## Who may do what")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or line.startswith("|---"):
            continue
        if cells[0] in ("request", "message"):
            kinds = cells[1:]
            found.append([])
        else:
            found[-1].append((cells[0], dict(zip(kinds, cells[1:], strict=True))))
    return found


RUNNING, OVER, LIVE = tables()


def told(browser: Browser, **message: Any) -> str:
    """What comes of a message: `ok`, or the code with which it is refused."""
    if message["type"] in ("answer", "disagree", "take-part"):
        message["serial"] = browser.asking["serial"]
    return browser.does(**message)


@contextmanager
def sitting_at(visitor: Visitor, key: str) -> Iterator[Browser]:
    with visitor.at(key) as browser:
        browser.hear()
        yield browser


class Party:
    """A game of two with every kind of person around it."""

    def __init__(self, street: Street) -> None:
        self.street = street
        names = ("maker", "player", "replaced", "former", "bystander", "guest", "removed", "stranger", "late")
        self.people = {name: street.visitor(name) for name in names}
        self.people["nobody"] = Visitor(street, "")
        self.maker = self.people["maker"]
        self.key = self.maker.begins(DUO)
        for name in ("player", "replaced", "former", "bystander", "guest", "removed"):
            self.maker.invites(self.people[name], self.key)
        self._change_seats()
        self.turn_away("removed")

    def _change_seats(self) -> None:
        with sitting_at(self.people["former"], self.key) as former:
            former.say(type="take-seat", seat=1)
            former.say(type="give-seat", seat=1)
        with sitting_at(self.people["replaced"], self.key) as replaced:
            replaced.say(type="take-seat", seat=1)
        with sitting_at(self.maker, self.key) as maker:
            maker.say(type="hand-over", seat=1)
        with sitting_at(self.people["player"], self.key) as player:
            player.say(type="take-seat", seat=1)
        with sitting_at(self.people["bystander"], self.key) as bystander:
            bystander.say(type="take-seat", seat=2)

    def guest(self, name: str) -> str:
        """What somebody is called in requests."""
        guests = self.maker.get(f"/api/games/{self.key}/members")["guests"]
        return str(next(guest["id"] for guest in guests if guest["name"] == name))

    def turn_away(self, name: str) -> None:
        path = f"/api/games/{self.key}/guests/{self.guest(name)}"
        assert self.maker.ask("PUT", path, {"removed": True}).status_code == 204

    def ask(self, kind: str, request: str) -> str:
        """The status of a request by this kind of person."""
        method, path = request.strip("`").split(" ", 1)
        who = self.people[kind]
        if path.endswith("/live"):
            return self._listen(who)
        if "TOKEN" in path or "NUMBER" in path:
            link = self.maker.post(f"/api/games/{self.key}/invite")["link"]
            path = path.replace("TOKEN", link.rpartition("/")[2])
            (issued,) = [
                one for one in self.maker.get(f"/api/games/{self.key}/members")["invitations"] if one["you"]
            ]
            path = path.replace("NUMBER", str(issued["id"]))
        if "GUEST" in path:
            path = path.replace("GUEST", self.guest("removed"))
        part = path.partition("ID/")[2].partition("/")[0]
        data = BODIES.get(part, {} if method in ("POST", "PUT") else None)
        return str(who.ask(method, path.replace("ID", self.key), data).status_code)

    def _listen(self, who: Visitor) -> str:
        try:
            with who.at(self.key):
                return "200"
        except WebSocketDisconnect as closed:
            return str(closed.code)

    def tried(self, rows: Rows) -> dict[tuple[str, str], tuple[str, str]]:
        """Every cell whose answer is not the one that stands there, with both."""
        wrong: dict[tuple[str, str], tuple[str, str]] = {}
        for request, expected in rows:
            for kind, wanted in expected.items():
                is_last = request == "`DELETE /api/games/ID`" and kind == "stranger"
                found = self.ask("late" if is_last else kind, request)
                if found != wanted:
                    wrong[request, kind] = (wanted, found)
        return wrong


@pytest.fixture
def party(street: Street, monkeypatch: pytest.MonkeyPatch) -> Party:
    async def drawn(*_: Any, **__: Any) -> Response[bytes]:
        return Response(b"", media_type="image/webp")

    monkeypatch.setattr(
        street.server.pictures, "answer", drawn
    )  # whether there is one, not what it looks like
    return Party(street)


@pytest.mark.slow
def test_who_may_ask_what_of_a_running_game(party: Party):
    """Every request to a running game, by every kind of person."""
    assert party.tried(RUNNING) == {}


@pytest.mark.slow
def test_who_may_ask_what_of_a_game_that_is_over(party: Party):
    """Every request that is answered otherwise after the end, by every kind of person."""
    with ExitStack() as line:
        maker, player = (
            line.enter_context(sitting_at(party.people[name], party.key)) for name in ("maker", "player")
        )
        maker.hear()
        maker.answer("concede")
        player.hear()
        player.answer("concede")
        assert player.parts["ending"]

    assert party.tried(OVER) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("message", "expected"), LIVE, ids=[message for message, _ in LIVE])
def test_who_may_say_what_at_a_running_table(party: Party, message: str, expected: dict[str, str]):
    """A message of the live line, by every kind of person; those with the most rights come last."""
    found: dict[str, str] = {}
    with sitting_at(party.people["bystander"], party.key) as browser:
        joining = browser.choice(JOINING)["id"]
    for kind in expected:
        with sitting_at(party.people[kind], party.key) as browser:
            said = dict(MESSAGES[message])
            if said.get("option") == JOINING:
                said["option"] = joining
            found[kind] = told(browser, **said)
            if kind == "replaced" and said["type"] == "take-seat":  # the player has it back for the next
                browser.say(type="give-seat", seat=1)
                with sitting_at(party.people["player"], party.key) as player:
                    player.say(type="take-seat", seat=1)
    assert found == expected


def test_no_request_is_missing():
    """Every route of the server stands in the tables, or among those that are about no game."""
    section = DOCS.partition("## Who may do what")[2].partition("\n## ")[0]
    named = {_plain(found) for found in re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`]*)`", section)}
    there = {
        _plain(f"{method} {route.path}")
        for route in routes().routes
        for method in getattr(route, "methods", {"GET"}) or {"GET"}
        if method not in ("OPTIONS", "HEAD")
    }
    assert there - named == set()
    assert named - there == set()


def _plain(request: str) -> str:
    """A request without what differs from one to the next."""
    method, path = request.partition("?")[0].split(" ")
    variable = re.compile(r"\{[^}]*\}|[A-Z]+|010|200|0")
    return f"{method} {'/'.join('*' if variable.fullmatch(part) else part for part in path.split('/'))}"
