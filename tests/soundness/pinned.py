"""Digests of games that players of every policy play: a change that is not meant to change play leaves them alone.

A careful player who no longer knows a kind of question does not fail, but answers it without a thought; only these
digests notice. Where cards or rules are meant to change play, `python -m soundness.pinned --update` writes them anew.
"""

import argparse
from pathlib import Path
from typing import Final, get_args

from fogbound.lab import simulate
from fogbound.lab.games import Match, Policy, stage
from soundness.grounds import PACKS

__all__ = ["GAMES", "PINNED", "cards", "play", "read"]

PINNED: Final = Path(__file__).with_name("digests.txt")
"""A line for each pack and policy: the digest of the cards, and that of the games."""
GAMES: Final = {"random": 8, "careful": 1, "curious": 1, "mixed": 3}
LIMIT: Final = 150
SEED: Final = 1
PLAYERS: Final = 2


def cards(pack: str) -> str:
    """What tells whether a pack is the one that was played."""
    return "+".join(each.does[:6] for each in stage(PACKS[pack]).adventure.packs)


def play(pack: str, policy: Policy) -> str:
    """The digest of some games."""
    return simulate.run(Match(PACKS[pack], SEED, PLAYERS, policy, LIMIT), GAMES[policy]).digest[:32]


def read() -> dict[tuple[str, str], tuple[str, str]]:
    """The digests of cards and games, by pack and policy."""
    rows = [line.split() for line in PINNED.read_text("utf-8").splitlines()]
    return {(pack, policy): (of_cards, of_games) for pack, policy, of_cards, of_games in rows}


def _written() -> str:
    return "".join(
        f"{pack} {policy} {cards(pack)} {play(pack, policy)}\n"
        for pack in PACKS
        for policy in get_args(Policy)
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compare the digests of games, or write them anew.")
    parser.add_argument("--update", action="store_true", help="write them anew")
    if parser.parse_args().update:
        PINNED.write_text(_written(), "utf-8")
    elif PINNED.read_text("utf-8") != _written():
        raise SystemExit(f"{PINNED.name} has changed")
