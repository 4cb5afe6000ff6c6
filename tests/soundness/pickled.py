"""A journey through pickles: a program that plays games out of pickles and copies and tells their states, for a test."""

import copy
import json
import multiprocessing
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from fogbound import native
from fogbound.core import Game, News, Part, snapshot
from fogbound.core.chance import seeded
from fogbound.core.news import kind
from fogbound.packs import library
from fogbound.rules import rollout
from fogbound.rules.common.book import book_of
from fogbound.tables.snapshots import state_hash, state_of

PACKS = ("proving-ground", str(Path(__file__).parent.parent / "packs" / "breakwater"))


def end_of(game: Game, seed: int) -> str:
    """Where a game comes to that is played on at random."""
    rollout.play_on(game, seeded(seed), 60)
    return state_hash(state_of(game))


def seen(thing: object) -> object:
    """What a thing holds, whatever it is made of."""
    if isinstance(thing, (list, tuple)):
        return [seen(each) for each in thing]
    if isinstance(thing, dict):
        return {str(key): seen(value) for key, value in thing.items()}
    if isinstance(thing, (str, int, float, bytes, frozenset, type(None))):
        return repr(thing)
    state = thing.__getstate__()
    return [type(thing).__name__, seen(state) if isinstance(state, dict) else repr(state)]


def copies(thing: object) -> list[object]:
    return [pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)]


def main() -> None:
    ends: list[str] = []
    wrong: list[str] = []
    sent: list[tuple[Game, int]] = []
    for name in PACKS:
        book = library.open([name]).book
        for again in copies(book):
            if seen(again.cards) != seen(book.cards) or seen(again.effects) != seen(book.effects):
                wrong.append(f"a copy of the book of {name} is another")
        for thing in (
            book.plain_setup(1),
            book.plain_setup(2),
            seeded(3),
            News(kind("x"), 1, 2, 3, 4, 5),
            Part("y", 1),
        ):
            wrong += [f"{thing} differs" for one in copies(thing) if seen(one) != seen(thing)]
        for seed in range(2):
            game, chance = book.deal(book.plain_setup(2), seed), seeded(seed)
            for _ in range(8):
                rollout.play_on(game, chance, 5)
                if game.pending() is None:
                    break
                for thing in (*game.offered, *game.stack, *game.frames, game.chance):
                    wrong += [f"{thing} differs" for one in copies(thing) if seen(one) != seen(thing)]
                for one in copies(game):
                    if snapshot.dump(one) != snapshot.dump(game):
                        wrong.append(f"a copy of game {seed} of {name} is another")
                    if [one.option_id(option) for option in one.offered] != [
                        game.option_id(option) for option in game.offered
                    ]:
                        wrong.append(f"a copy of game {seed} of {name} offers something else")
                again = pickle.loads(pickle.dumps(game))
                assert book_of(again).ruleset() == book.ruleset()
                ends.append(end_of(game.clone(), seed))
                wrong += [f"played on, a copy of {name} parts"] if end_of(again, seed) != ends[-1] else []
            if game.pending() is not None:
                sent.append((game, seed))
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        away = list(pool.map(end_of, [game for game, _ in sent], [seed for _, seed in sent]))
    wrong += ["played on in another process, a game parts"] * (
        away != [end_of(game, seed) for game, seed in sent]
    )
    json.dump(
        {"compiled": native.compiled(), "wrong": wrong[:20], "ends": ends, "sent": len(sent)}, sys.stdout
    )


if __name__ == "__main__":
    main()
