"""Copies of the games that are made while people play."""

import asyncio
import shutil
from copy import deepcopy
from pathlib import Path

import pytest

from deployment.server_script import load
from fogbound.tables import Archive
from server.several import Player, answers_of, check_kept, starting

PLAYERS = 6
COPIES = 5


async def play_while_copying(folder: Path, copy, players: list[Player]) -> list[dict]:
    """Let everybody play, copy again and again, and give what each had been shown before each copy began."""
    until = asyncio.Event()
    playing = asyncio.gather(*(player.play(until) for player in players))
    shown = []
    for number in range(COPIES):
        wanted = answers_of(players) + 60
        while answers_of(players) < wanted and not playing.done():
            await asyncio.sleep(0.002)
        shown.append([deepcopy(player.shown) for player in players])
        await asyncio.to_thread(copy, folder / "fogbound.sqlite", folder.parent / f"copy-{number}.sqlite")
    until.set()
    await asyncio.wait_for(playing, 30)
    return shown


@pytest.mark.long
def test_a_copy_has_every_answer_that_was_shown_before_it_was_made(tmp_path, monkeypatch):
    """Made under load, put in place elsewhere, every journal of it plays again as it was played."""
    script = load(monkeypatch)
    folder = tmp_path / "data"
    with starting(folder, "a") as servers:
        players = [Player(f"127.0.0.1:{servers['a'].port}", number) for number in range(PLAYERS)]
        shown = asyncio.run(play_while_copying(folder, script.copy_database, players))

    for number in range(COPIES):
        restored = tmp_path / f"restored-{number}"
        restored.mkdir()
        shutil.copy(tmp_path / f"copy-{number}.sqlite", restored / "fogbound.sqlite")
        with Archive.open(restored) as archive:
            for player, had_seen in zip(players, shown[number], strict=True):
                player.shown = had_seen
                check_kept(archive, player)
    assert answers_of(players) >= 60 * COPIES
