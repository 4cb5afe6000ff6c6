"""Whole games as they read, and as a line of signs, one for each decision; `golden.py` keeps both.

The games of the proving ground, for one to four explorers, stand here; others in `first_light/tales.py` and
`selvage/tales.py`.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

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
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"


class Answer(NamedTuple):
    """An option, whether it stands beside the question, and what is typed where something is wanted."""

    option: Option
    beside: bool = False
    value: str = ""


class Play(NamedTuple):
    """A game: the pack, the setup, its luck, and a player for it who has not begun yet."""

    pack: str
    setup: Setup
    seed: int
    player: Callable[[], Callable[[Game], Answer]]
    people: str = "explorers"
    at_turn: Callable[[Renderer, Game], str] | None = None


@cache
def renderer(pack: str) -> Renderer:
    return Renderer(CardTexts(ground((pack,)).packs), "en")


def at_random(explorers: int, seed: int) -> Play:
    """One game of the proving ground, played at random."""
    on = ground((PACK,))

    def player() -> Callable[[Game], Answer]:
        chance = seeded(seed)

        def answer(game: Game) -> Answer:
            option, beside = pick(game, chance)
            return Answer(option, beside, number(on.numbers, chance) if option.wants else "")

        return answer

    characters = [card.uid for card in on.book.cards if card.kind == CHARACTER]
    clues = [card.uid for card in on.book.cards if card.kind == CLUE]
    setup = Setup(tuple(characters[:explorers]), (clues[explorers % len(clues)],))
    return Play(PACK, setup, seed, player)


def plays() -> dict[str, Play]:
    """The games of the proving ground, by name."""
    return {f"{PACK}-{explorers}": at_random(explorers, seed) for explorers, seed in SEEDS.items()}


def signs(play: Play) -> tuple[str, str]:
    """A game as a sign for each decision, and how it ended.

    A sign stands for what was offered and answered so far and for where that has led; one that differs shows the first
    decision that does, or, once in sixty times, the next.
    """
    game = ground((play.pack,)).book.deal(play.setup, play.seed)
    player = play.player()
    digest = 0
    found = []
    for _ in range(LONGEST):
        if game.pending() is None:
            break
        option, beside, value = player(game)
        asked = [game.option_id(offered) for offered in game.offered]
        chosen = (game.option_id(option), beside, value)
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
        table = (game.where, game.registers, game.figures, sorted(game.counters.items()))
        digest = crc32(repr((asked, chosen, table)).encode(), digest)
        found.append(SIGNS[digest % len(SIGNS)])
    return "".join(found), game.ending


def story(play: Play) -> str:
    """One game from its setup to its end: every question, what was answered, and what happened."""
    pack, setup, seed, people = play.pack, play.setup, play.seed, play.people
    player, at_turn = play.player(), play.at_turn
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
