"""Golden transcripts: whole games of the proving ground as they read, for one to four explorers.

`python tests/soundness/transcripts.py --update` writes them anew after a change that was meant; without
`--update` it tells which of them have changed.
"""

import argparse
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fogbound.core import NONE, Game, News, Option
from fogbound.core.chance import Chance, seeded
from fogbound.lab.trial import ground
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CHARACTER, CLUE
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent import table as zones
from fogbound.text import CardTexts, Renderer
from fogbound.view import Perspective, addressees, question_message, seen_piece
from labelling import label

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
PACK = "proving-ground"
SEEDS = {1: 30, 2: 15, 3: 1, 4: 3}
"""By number of explorers; games that are neither dull nor endless."""
BESIDE = 30
"""One answer in so many is something that stands beside the question."""
CALM = ("reveal", "stay-out")
"""What is mostly taken where it is offered, so that a game is not all questions about drawing and helping."""
RASH = ("concede", "leave-for-good", "leave-for-a-while")
"""What is never taken: the games are to be whole."""
LONGEST = 1500
"""Decisions after which a game that does not end is left."""


class Answer(NamedTuple):
    """An option, whether it stands beside the question, and what is typed where something is wanted."""

    option: Option
    beside: bool = False
    value: str = ""


@cache
def renderer(pack: str) -> Renderer:
    return Renderer(CardTexts(ground((pack,)).packs), "en")


def path(explorers: int) -> Path:
    """Where the transcript of a game with so many explorers is kept."""
    return GOLDEN / f"{PACK}-{explorers}.txt"


def transcript(explorers: int, seed: int) -> str:
    """One game of the proving ground, played at random."""
    on = ground((PACK,))
    chance = seeded(seed)

    def answer(game: Game) -> Answer:
        option, beside = pick(game, chance)
        return Answer(option, beside, number(on.numbers, chance) if option.wants else "")

    characters = [card.uid for card in on.book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in on.book.cards if card.kind == CLUE]
    setup = Setup(tuple(characters[:explorers]), (clues[explorers % len(clues)],))
    return story(PACK, setup, seed, answer)


def story(
    pack: str,
    setup: Setup,
    seed: int,
    player: Callable[[Game], Answer],
    people: str = "explorers",
    at_turn: Callable[[Renderer, Game], str] | None = None,
) -> str:
    """One game from its setup to its end: every question, what was answered, and what happened."""
    voice = renderer(pack)
    book = ground((pack,)).book
    news: list[News] = []
    game = book.deal(setup, seed, news)
    number = len(setup.characters) or setup.players
    lines = [f"{voice.texts.title('en')}, {people}: {number}, seed: {seed}", ""]
    lines += told(voice, game, news)
    turn = NONE
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            return "\n".join([*lines, "", voice.ending(game.ending), ""])
        if book.is_turn(question) and game.registers[tabletop.TURN] != turn:
            turn = game.registers[tabletop.TURN]
            lines += ["", f"-- turn {turn + 1}: {(at_turn or situation)(voice, game)}"]
        option, beside, value = player(game)
        asked = "beside" if beside else _asked(voice, game, question.seat(game))
        lines.append(f"{asked} > {label(voice, game, option)}{value and f' {value}'}")
        game.news = news = []
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
        lines += told(voice, game, news)
    return "\n".join([*lines, "", "(and so on)", ""])


def told(voice: Renderer, game: Game, news: list[News]) -> list[str]:
    """What happened, as those concerned hear it."""
    said = [voice.news(seen_piece(game, item.seat, item)) for item in news]
    return [f"    {line}" for line in said if line]


def situation(voice: Renderer, game: Game) -> str:
    """How things stand when a turn begins."""
    deck, pile = len(game.zones[zones.ACTION_DECK]), len(game.zones[zones.DISCARD_PILE])
    known = Perspective(game, NONE)
    people = [
        f"{voice.explorer(known, seat)} on {voice.name(known.place_of(seat))}"
        f" with {len(tabletop.hand(game, seat)) - 1} cards and {len(zones.columns(game, seat))} items"
        for seat in tabletop.explorers(game)
    ]
    return f"deck {deck}, pile {pile}; {'; '.join(people)}"


def pick(game: Game, chance: Chance) -> tuple[Option, bool]:
    """An option, and whether it stands beside the question: any at all, but mostly enough cards are enough."""
    if chance.below(BESIDE) == 0:
        standing = [option for option in game.content.standing(game) if option.verb not in RASH]
        if standing:
            return standing[chance.below(len(standing))], True
    for option in game.offered:
        if option.verb in CALM and chance.below(4) > 0:
            return option, False
    return game.offered[chance.below(len(game.offered))], False


def _asked(voice: Renderer, game: Game, seat: int) -> str:
    """Who is asked, and what."""
    return f"{voice.who_is_asked(addressees(game))}: {voice.render(question_message(game, seat))}"


def number(likely: list[int], chance: Chance) -> str:
    """A number that may be right, or any."""
    return str(likely[chance.below(len(likely))] if likely and chance.below(2) else chance.below(1000))


def compare(expected: dict[Path, str]) -> None:
    """Tell which of these transcripts have changed, or write them anew; for the command line."""
    parser = argparse.ArgumentParser(description="Compare the golden transcripts, or write them anew.")
    parser.add_argument("--update", action="store_true", help="write them anew")
    update = parser.parse_args().update
    changed = [
        file for file, text in expected.items() if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file in changed:
        if update:
            GOLDEN.mkdir(exist_ok=True)
            file.write_text(expected[file], "utf-8")
        print(f"{file.relative_to(GOLDEN.parent.parent)} {'written' if update else 'has changed'}")
    if changed and not update:
        raise SystemExit(1)


if __name__ == "__main__":
    compare({path(explorers): transcript(explorers, seed) for explorers, seed in SEEDS.items()})
