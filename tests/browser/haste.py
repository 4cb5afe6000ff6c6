"""Getting to a late moment of a game without a browser: the answers of a walk, sent over the live line one by one."""

import json
import time
from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import BrowserContext
from websockets.sync.client import ClientConnection, connect

from browser.walks import ACCEPT, CLUES, MODES, Step, Walk

__all__ = ["begin", "hurry"]

PAUSE: Final = 0.5
"""Seconds after which a table hears somebody again who was too quick."""


def begin(context: BrowserContext, address: str, walk: Walk) -> str:
    """Deal the game of a walk for the person behind a browser, who takes all seats; gives its id."""
    context.request.post(f"{address}/api/me", headers={"origin": address})
    players = max(1, len(walk.people))
    order = {
        "adventure": walk.adventure,
        "players": players,
        "characters": walk.people,
        "clues": CLUES[walk.adventure],
        "mode": MODES[walk.adventure],
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
        asking = _heard(line)["parts"]["asking"]
        for step in steps:
            assert asking is not None
            if step.kind == ACCEPT:
                continue  # whoever has all seats has agreed with themselves
            assert asking["serial"] == step.serial
            said = {"type": "answer", "serial": step.serial, "option": step.choice, "value": step.value}
            seat = step.seat if step.choice in _standing(asking) else None
            line.send(json.dumps({**said, "seat": seat}))
            while (heard := _heard(line))["type"] == "refused":
                assert heard["code"] == "too-fast", heard
                time.sleep(PAUSE)
                line.send(json.dumps({**said, "seat": seat}))
            asking = heard["parts"]["asking"]


def _standing(asking: dict[str, Any]) -> list[str]:
    return [choice["id"] for choice in asking["choices"] if choice["standing"]]


def _heard(line: ClientConnection) -> dict[str, Any]:
    """The next message that asks something, or nothing because the game is over, or refuses an answer."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=30))
        if message["type"] == "refused" or (message["type"] == "show" and "asking" in message["parts"]):
            return message
