"""Getting to a late moment of a game without a browser: the answers of a walk, sent over the live line one by one."""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import ClientConnection, connect

from browser.walks import CLUES, Step, Walk

__all__ = ["begin", "hurry"]


def begin(context: BrowserContext, address: str, walk: Walk) -> str:
    """Deal the game of a walk for the person behind a browser, who takes all seats; gives its id."""
    context.request.get(f"{address}/api/me")
    players = max(1, len(walk.people))
    order = {
        "adventure": walk.adventure,
        "players": players,
        "characters": walk.people,
        "clues": CLUES[walk.adventure],
        "seats": list(range(players)),
        "seed": walk.seed,
    }
    answer = context.request.post(f"{address}/api/games", data=order, headers={"Origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def hurry(context: BrowserContext, address: str, game: str, steps: Iterable[Step]) -> None:
    """Give answers in the name of the person behind a browser."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies(address))
    live = f"{address.replace('http', 'ws', 1)}/api/games/{game}/live?lang=en"
    with connect(live, additional_headers={"Cookie": cookies}, origin=address, max_size=None) as line:  # type: ignore[arg-type]
        asking = _asking(line)
        for step in steps:
            assert asking is not None
            assert asking["serial"] == step.serial
            said = {"type": "answer", "serial": step.serial, "option": step.choice, "value": step.value}
            seat = step.seat if step.choice in _standing(asking) else None
            line.send(json.dumps({**said, "seat": seat}))
            asking = _asking(line)


def _standing(asking: dict[str, Any]) -> list[str]:
    return [choice["id"] for choice in asking["choices"] if choice["standing"]]


def _asking(line: ClientConnection) -> dict[str, Any] | None:
    """What is asked next; nothing when the game is over."""
    while True:
        message = json.loads(line.recv(timeout=30))
        assert message["type"] != "refused", message
        if message["type"] == "show" and "asking" in message["parts"]:
            asked: dict[str, Any] | None = message["parts"]["asking"]
            return asked
