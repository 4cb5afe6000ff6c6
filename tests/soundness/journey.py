"""A journey through many random games, as a list of state hashes; both engines must give the same one.

Run as a program it prints which engine ran and the hashes as JSON.
"""

import hashlib
import json
import sys
from pathlib import Path

import msgspec

import fogbound
from fogbound.core import Game, snapshot
from fogbound.core.chance import seeded
from fogbound.odds import odds
from fogbound.packs import library
from fogbound.rules import rollout
from fogbound.rules.common.book import CHARACTER, CLUE, Book, book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.common.setup import Setup
from fogbound.view import view

LAMPLIGHT = Path(__file__).resolve().parent.parent / "packs" / "lamplight"


def fingerprint(game: Game) -> str:
    """A short hash of everything a game is, of what its first seat sees and of the chances it has."""
    offered = game.offered if game.pending() is not None and reads_question(game, 0) else []
    actions = [option for option in offered if book_of(game).is_action(game, option)]
    chances = [odds(game, 0, option, most=3) for option in [None, *actions[:2]]]
    whole = [snapshot.dump(game), view(game, 0), chances]
    return hashlib.sha256(msgspec.msgpack.encode(whole)).hexdigest()[:12]


def any_setup(book: Book, seed: int) -> Setup:
    """A setup chosen by the seed: one to four players, with the Continent one or more clues and each mode."""
    if book.ruleset() == "citadel":
        return Setup(players=seed % 4 + 1, options=seed % 2, chairs=4 if seed % 2 else 0)
    characters = [card.uid for card in book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in book.cards if card.kind == CLUE]
    count = seed % min(4, len(characters)) + 1
    first = seed % len(characters)
    return Setup(
        tuple((characters + characters)[first : first + count]),
        tuple(clues[: seed // 4 % len(clues) + 1]),
        mode=seed // 3 % 3,
        options=seed % 2,
        board_limit=5 if seed % 7 == 3 else 0,
        chairs=4 if seed % 2 else 0,
    )


def journey(packs: list[str], seeds: range, decisions: int, every: int) -> list[str]:
    """Play a game for each seed and take its hash every so many decisions."""
    book = library.open(packs).book
    hashes: list[str] = []
    for seed in seeds:
        game = book.deal(any_setup(book, seed), seed)
        chance = seeded(seed + 1)
        for _ in range(0, decisions, every):
            rollout.play_on(game, chance, every)
            hashes.append(fingerprint(game))
    return hashes


if __name__ == "__main__":
    games, decisions = int(sys.argv[1]), int(sys.argv[2])
    hashes = [
        found
        for pack in ("proving-ground", "selvage", str(LAMPLIGHT))
        for found in journey([pack], range(games), decisions, 20)
    ]
    print(json.dumps({"compiled": fogbound.compiled(), "hashes": hashes}))
