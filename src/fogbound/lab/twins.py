"""Twins: two games that differ only in fronts nobody has seen, and must look alike from every seat.

`twin_of` makes the twin of any game with any pack; `outside` is all that leaves a game as plain data, and
`fogbound.lab.sent` what is made of it for people; `play_twins` plays both with the same answers and compares at every
question. A fresh twin comes in when a front comes to light. A twin may also differ in what one seat has not seen,
whatever others have: then that seat must find them alike.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec

from fogbound.core import NONE, AnswerRefused, Game, News, snapshot
from fogbound.core.chance import Chance
from fogbound.core.game import EVERYBODY
from fogbound.lab.glance import glance, readable
from fogbound.odds import OddsBasis, OddsRow, basis, forget, odds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import BLUE, FOG, SKILL, Card, book_of
from fogbound.rules.common.door import reads_question
from fogbound.rules.common.options import OPTION_CONCEDE
from fogbound.view import names, question_message, refusals, view, why

__all__ = [
    "FAMILIES",
    "TURNS",
    "Tally",
    "answer_of",
    "came_to_light",
    "differences",
    "family",
    "is_sought",
    "outside",
    "parting",
    "play_twins",
    "subjects",
    "twin_of",
]

ADVENTURE: Final = "adventure"
EXPLORATION: Final = "exploration"
ACTION: Final = "action"
FAMILIES: Final = (ADVENTURE, EXPLORATION, ACTION)
TURNS: Final = (FAMILIES, (ACTION,), (ADVENTURE,), (EXPLORATION,), (ADVENTURE, EXPLORATION))
"""What twins differ in, one after the other: those that differ in less stay alike for longer, as less comes to light."""
ON_THE_BACK: Final = ("number", "back", "back_refs", "link", "backside", "back_actions", "back_text")
"""What a card's back shows; the rest is its front."""
SPEAKING: Final = frozenset(
    ("card", "cards", "this", "it", "old", "new", "state", "page", "symbol", "given", "waiting", "drawn")
)
"""Fields of steps that speak of cards."""
AROUND: Final = 60
"""How much is shown before and behind the place where two games differ."""
PROBES: Final = 4
"""How many hidden cards are named in wrong answers, to compare what is said to them."""


Tally = Counter[tuple[str, str]]
"""How often each kind of thing was compared, at which kind of question."""


def unseen(game: Game, seats: Sequence[int]) -> list[int]:
    """The cards whose fronts none of these seats sees."""
    return [card for card in range(len(game.where)) if is_hidden(game, card, seats)]


def is_hidden(game: Game, card: int, seats: Sequence[int]) -> bool:
    """Whether none of these seats sees this card's front, nor a watcher."""
    book = book_of(game)
    return not book.sees(game, NONE, card) and not any(book.sees(game, seat, card) for seat in seats)


def spoken_of(game: Game, seats: Sequence[int]) -> set[int]:
    """Cards that were seen and have gone, of which what goes on still speaks, as of an action's source.

    Cards that were drawn lie face down until they are revealed, and nothing may speak of them.
    """
    found = heard_of(game, seats)
    for entry in game.agenda:
        found.update(entry)
    for step in game.stack:
        for field in SPEAKING.intersection(snapshot.fields_of(type(step))):
            value = getattr(step, field)
            found.update(value if isinstance(value, tuple) else (value,))
    return found - set(game.zones[tabletop.DRAWN])


def heard_of(game: Game, seats: Sequence[int]) -> set[int]:
    """Cards that these seats are told of, or offered by name, although they may not lie open."""
    found = book_of(game).told_of(game)
    question = game.pending()
    if question is not None and question.is_secret() and not any(reads_question(game, one) for one in seats):
        found -= {option.card for option in game.offered}  # only another seat is offered these
    return found


def pools(game: Game, families: Iterable[str], seats: Sequence[int]) -> list[list[int]]:
    """Groups of unseen cards that may exchange fronts.

    Exploration and Action cards do so with their like, so that each deck keeps its contents. Adventure cards
    do so across all numbers: the twin's pack has other cards behind the same numbers, but a Terrain where there is
    one, as texts that put an explorer there count on it.
    """
    found: list[list[int]] = []
    hidden = set(unseen(game, seats)) - spoken_of(game, seats)
    if ADVENTURE in families:
        deck = [card for card in range(len(game.where)) if game.where[card] == tabletop.ADVENTURE_DECK]
        found.append([card for card in deck if tabletop.is_terrain(game, card)])
        found.append([card for card in deck if not tabletop.is_terrain(game, card)])
    wanted = {BLUE: ACTION in families, FOG: EXPLORATION in families}
    alike = book_of(game).pools(game, NONE)
    found.extend(pool for pool in alike if pool and wanted.get(book_of(game).cards[pool[0]].back, False))
    return [[card for card in pool if card in hidden] for pool in found]


def attributes(thing: object) -> dict[str, object]:
    """The data of a book or card, whether its class is compiled or not."""
    values = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: value for name, value in values.items() if not callable(value)}


@cache
def on_the_front() -> tuple[str, ...]:
    """What cards are made of beside what their backs show."""
    plain = Card("", NONE, BLUE, SKILL, NONE)
    return tuple(name for name in attributes(plain) if name not in ON_THE_BACK)


def front_of(donor: Card, back: Card) -> Card:
    """A card with the donor's front and the other's back."""
    card = Card(donor.uid, back.number, back.back, donor.kind, donor.title)
    for name in on_the_front():
        setattr(card, name, getattr(donor, name))
    for name in ON_THE_BACK:
        setattr(card, name, getattr(back, name))
    return card


def twin_of(
    game: Game, chance: Chance, families: Iterable[str] = FAMILIES, seats: Sequence[int] | None = None
) -> tuple[Game, set[int]]:
    """The same game with other fronts behind what nobody in these seats has seen, and the cards that were exchanged.

    Without any seats named, that is nobody at the table.
    """
    book = book_of(game)
    cards, ids = list(book.cards), list(book.card_ids)
    exchanged: set[int] = set()
    for pool in pools(game, families, range(game.seats) if seats is None else seats):
        for card, donor in zip(pool, chance.shuffled(tuple(pool)), strict=True):
            if donor != card:
                cards[card] = front_of(book.cards[donor], book.cards[card])
                ids[card] = book.card_ids[donor]
                exchanged.add(card)
    forget()  # twins before this one
    twin = type(book)(ids, book.hidden_zones, book.words)
    for name, value in attributes(book).items():
        setattr(twin, name, value)
    twin.card_ids, twin.cards = ids, cards
    twin.forget_derived()
    twin.able = [bool(one.abilities) or (one.item is not None and bool(one.item.abilities)) for one in cards]
    notable = dict(zip(book.card_ids, book.notable, strict=True))
    twin.notable = [notable[name] for name in ids]
    twin.notable_cards = [card for card in range(len(ids)) if twin.notable[card]]
    return snapshot.load(twin, snapshot.dump(game)), exchanged


def subjects(game: Game, seat: int) -> list[str]:
    """Everything this seat could ask a reason for."""
    book = book_of(game)
    offered, standing = readable(game, seat)
    asked = [*offered, *standing, *(refused.id for refused in refusals(game, seat))]
    for option in game.offered:
        if game.option_id(option) in offered and book.is_action(game, option):
            asked += [f"{game.option_id(option)}:cost", f"{game.option_id(option)}:difficulty"]
    asked += [f"{what}/s{seat + 1}" for what in book.numbers()]
    return [*asked, "cost", "difficulty", "successes"]


def outside(game: Game, seat: int, reasons: bool = True) -> dict[str, object]:
    """All that one seat can learn from a game as plain data: its view, what is asked, refusals, chances and reasons."""
    seen = view(game, seat)
    learnt: dict[str, object] = {
        "glance": glance(game, seat),
        "view": msgspec.json.encode(seen),
        "set of names": names(seen),
        "list of refusals": refusals(game, seat),
    }
    if game.pending() is not None:
        learnt["message"] = question_message(game, seat)
    if reasons:
        learnt |= {f"reason for {subject}": why(game, seat, subject) for subject in subjects(game, seat)}
        learnt |= chances(game, seat)
    return learnt


def chances(game: Game, seat: int) -> dict[str, object]:
    """The odds of the action in progress and of all that could be taken, and what they leave out."""
    found: dict[str, object] = {}
    if game.pending() is None:
        return found
    book = book_of(game)
    found["odds"] = round_odds(odds(game, seat))
    found["left out of the odds"] = basis_by_name(game, basis(game))
    for option in game.offered if reads_question(game, seat) else []:
        if book.is_action(game, option):
            name = game.option_id(option)
            found[f"odds of {name}"] = round_odds(odds(game, seat, option))
            found[f"left out of the odds of {name}"] = basis_by_name(game, basis(game, option))
    return found


def round_odds(rows: Sequence[OddsRow]) -> list[tuple[float, ...]]:
    """Rows of odds without what different orders of adding may change."""
    return [(row.extra, row.drawn, round(row.chance.success, 9), round(row.chance.defeat, 9)) for row in rows]


def basis_by_name(game: Game, rest: OddsBasis) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """What odds rest on, with cards by name."""
    ids = game.content.card_ids
    return tuple(ids[card] for card in rest.counted), tuple(ids[card] for card in rest.left_out), rest.ends


def told_anything(what: str, learnt: dict[str, object]) -> bool:
    """Whether there was anything to compare: without chances nothing is left out of them."""
    return bool(learnt[what.removeprefix("left out of the ")])


def family(what: str) -> str:
    """The kind of thing that something compared belongs to."""
    for begins, kind in (("reason", "why"), ("odds", "odds"), ("left out", "left out")):
        if what.startswith(begins):
            return kind
    return "view"


def parting(one: object, other: object) -> tuple[str, str]:
    """Where two values begin to differ, in short."""
    ours, theirs = str(one), str(other)
    pairs = enumerate(zip(ours, theirs, strict=False))
    same = next((at for at, (left, right) in pairs if left != right), min(len(ours), len(theirs)))
    shown = slice(max(0, same - AROUND), same + AROUND)
    return ours[shown], theirs[shown]


def complaint(game: Game, seat: int, choice: str) -> str:
    """What the game says to an answer it refuses."""
    try:
        game.clone().answer(seat, game.pending_serial(), choice)
    except AnswerRefused as refused:
        return f"{type(refused).__name__}: {refused}"
    return "taken"


def differences(
    one: Game,
    other: Game,
    reasons: bool = True,
    seats: Sequence[int] | None = None,
    tally: Tally | None = None,
) -> list[str]:
    """What the players in these seats, or a watcher, could tell these games apart by."""
    found: list[str] = []
    looking = range(one.seats) if seats is None else seats
    question = one.pending_name()
    hidden = unseen(one, looking)
    probes = hidden[:: max(1, len(hidden) // PROBES)] if one.pending() is not None else []
    for seat in (NONE, *looking):
        ours, theirs = outside(one, seat, reasons), outside(other, seat, reasons)
        found += [
            f"seat {seat + 1} has another {what}: {' and '.join(parting(ours[what], theirs.get(what)))}"
            for what in ours
            if ours[what] != theirs.get(what)
        ]
        if tally is not None:
            tally.update((family(what), question) for what in ours if told_anything(what, ours))
        for card in probes:
            for verb in ("take", "dig/s1", "keep/s1"):
                wrong = f"{verb}/{one.content.card_ids[card]}"
                if complaint(one, seat, wrong) != complaint(other, seat, wrong):
                    found.append(f"seat {seat + 1} hears different things about {wrong}")
    return found


def came_to_light(
    game: Game, exchanged: set[int], seats: Sequence[int] | None = None, news: Sequence[News] | None = None
) -> bool:
    """Whether a player in these seats has seen one of these cards, if only for a moment."""
    looking = range(game.seats) if seats is None else seats
    told = heard_of(game, looking)  # players look at what they are offered by name
    for item in news if news is not None else game.news or ():
        if item.seen == EVERYBODY or any(item.seen >> seat & 1 for seat in looking):
            told.update((item.card, item.other))
    return any(card in told or not is_hidden(game, card, looking) for card in exchanged)


def is_sought(game: Game, twin: Game, exchanged: set[int]) -> bool:
    """Whether a text has banished cards by their fronts, wherever these lay: the same fronts from behind other backs.

    Everybody reads which fronts it names, and can see by what is missing behind which numbers they lay.
    """
    ours, theirs = banished_cards(game, exchanged), banished_cards(twin, exchanged)
    return ours != theirs and fronts(game, ours) == fronts(twin, theirs)


def banished_cards(game: Game, cards: set[int]) -> list[int]:
    """Those of some cards that are banished."""
    return [card for card in sorted(cards) if game.where[card] == tabletop.BANISHED]


def fronts(game: Game, cards: Sequence[int]) -> list[str]:
    """What stands on the fronts of some cards, whichever of several copies it is."""
    return sorted([game.content.card_ids[card].partition("#")[0] for card in cards])


def answer_of(game: Game, chance: Chance) -> tuple[str, str]:
    """Any answer: an option of the question or, now and then, something that stands beside it."""
    standing = [option for option in game.content.standing(game) if option.verb != OPTION_CONCEDE]
    choices = standing if standing and chance.below(8) == 0 else game.offered
    option = choices[chance.below(len(choices))]
    value = ""
    if option.wants:
        value = str(chance.below(200)) if option.wants == "number" else book_of(game).guess("word", chance)
    return game.option_id(option), value


def play_twins(game: Game, chance: Chance, decisions: int, reasons: bool = True) -> tuple[int, list[str]]:
    """Play at random with a twin at one's side, until they can be told apart.

    Returns how often the two were compared after an answer, and the differences found.
    """
    compared = 0
    twin: Game | None = None
    exchanged: set[int] = set()
    for turn in range(decisions):
        if game.pending() is None:
            break
        if twin is None:
            twin, exchanged = twin_of(game, chance, TURNS[turn % len(TURNS)])
            if found := differences(game, twin, reasons):
                return compared, found
        choice, value = answer_of(game, chance)
        game.news, twin.news = [], []
        serial = game.pending_serial()
        game.answer(NONE, serial, choice, value)
        twin.answer(NONE, serial, choice, value)
        is_seen = came_to_light(game, exchanged) or came_to_light(twin, exchanged)
        if is_seen or is_sought(game, twin, exchanged):
            twin = None
            continue
        compared += 1
        if found := differences(game, twin, reasons):
            return compared, [f"after {choice}: {what}" for what in found]
    return compared, []
