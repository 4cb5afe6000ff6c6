"""What a soak asks of a game at a question; each check answers with what is wrong, in words.

Nothing here plays on the game itself: checks look, or try things on copies.
"""

from collections.abc import Callable, Iterable
from functools import cache
from types import NoneType
from typing import Final

import msgspec
from msgspec import Struct

from fogbound.core import GROUP, NONE, AnswerRefused, Game, snapshot
from fogbound.core.chance import Chance
from fogbound.core.game import EVERYBODY, MET
from fogbound.core.naming import card_named
from fogbound.core.renaming import HOLDING
from fogbound.lab.glance import glance, readable
from fogbound.lab.twins import play_twins
from fogbound.packs.pack import Pack
from fogbound.rules import reference, rollout
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import reads_question
from fogbound.tables.origin import redeal_unseen
from fogbound.text import CardTexts, Renderer
from fogbound.view import AskedQuestion, Perspective, refusals, view, why
from fogbound.view.schema import SeenCard, View

__all__ = ["CHECKS", "Check", "GameTeller", "without_serials"]

Check = Callable[[Game, Chance], list[str]]
FURTHER: Final = 12
"""How many decisions are played on a copy to see that it is one."""
SERIAL: Final = 16
ASKED: Final = 17
"""Where a snapshot holds the numbers of questions, which alone an undo changes."""
IN_PLACE: Final = (tabletop.BOARD, tabletop.FOGGY, tabletop.RESOLVING, tabletop.DRAWN)
"""Zones of cards that lie where everybody sees them, if only their backs."""
PLAIN: Final = (str, int, NoneType)
"""What names no card."""


def invariant(game: Game, chance: Chance) -> list[str]:
    """Everything that is true of every game is true, and a snapshot and a clone are the game itself."""
    return [*book_of(game).faults(game), *_unmet(game)]


def _unmet(game: Game) -> list[str]:
    """Cards in play that the chronicle does not tell of, though texts ask about them."""
    seen = book_of(game).notable_in_play(game)
    return [f"{name} is in play and was not met" for name in seen if MET + name not in game.chronicle]


def ids(game: Game) -> tuple[list[str], list[str]]:
    """All that may be answered now, and all that stands beside it, by name."""
    standing = game.content.standing(game) if game.pending() is not None else []
    return [game.option_id(one) for one in game.offered], [game.option_id(one) for one in standing]


def copies(game: Game, chance: Chance) -> list[str]:
    """A clone and a game read back offer the same, play on alike, and leave the original alone."""
    wrong: list[str] = []
    before, offered = snapshot.dump(game), ids(game)
    clone, loaded = game.clone(), snapshot.load(game.content, before)
    for name, copy in (("a clone", clone), ("a game read back", loaded)):
        if ids(copy) != offered:
            wrong.append(f"{name} offers {ids(copy)} instead of {offered}")
    decisions = 1 + chance.below(FURTHER)
    same = chance.clone()
    rollout.play_on(clone, chance, decisions)
    rollout.play_on(loaded, same, decisions)
    if snapshot.dump(clone) != snapshot.dump(loaded):
        wrong.append(f"{decisions} decisions on, a clone and a game read back have parted")
    if snapshot.dump(game) != before or ids(game) != offered:
        wrong.append(f"playing {decisions} decisions on a copy changed the game")
    return wrong


def without_serials(data: list[object]) -> list[object]:
    """A snapshot but for the numbers of its questions."""
    return data[:SERIAL] + data[ASKED + 1 :]


# -- refused answers -------------------------------------------------------------------------------


def check_refusals(game: Game, chance: Chance) -> list[str]:
    """Answers that are late, unheard of, for another seat or no number are refused and change nothing."""
    question = game.pending()
    if question is None:
        return (
            [] if _is_refused(game, GROUP, game.serial, "concede") else ["a game that is over took an answer"]
        )
    serial = game.pending_serial()
    option = game.offered[chance.below(len(game.offered))]
    name = game.option_id(option)
    value = "7" if option.wants else ""
    asked = question.seat(game)
    bad: list[tuple[int, int, str, str]] = [
        (asked, serial - 1, name, value),
        (asked, serial + 1, name, value),
        (asked, serial, f"{name}?", value),
        (asked, serial, "", value),
    ]
    if asked != GROUP:
        bad += [(seat, serial, name, value) for seat in range(game.seats) if seat != asked]
    if option.wants == "number":
        bad += [(asked, serial, name, words) for words in ("", "many", "-1", "1.5", "9" * 5000)]
    before = snapshot.dump(game)
    wrong = [f"{answer} was not refused" for answer in bad if not _is_refused(game, *answer)]
    return wrong if snapshot.dump(game) == before else [*wrong, "a refused answer changed the game"]


def _is_refused(game: Game, seat: int, serial: int, name: str, value: str = "") -> bool:
    try:
        game.clone().answer(seat, serial, name, value)
    except AnswerRefused:
        return True
    return False


# -- views -----------------------------------------------------------------------------------------


def views(game: Game, chance: Chance) -> list[str]:
    """Every seat and every watcher has a view, and it names no card whose front they may not see."""
    wrong: list[str] = []
    for seat in range(NONE, game.seats):
        wrong += [
            f"seat {seat + 1} is offered {name}" for name in _unfit(game, seat, _names_on_offer(game, seat))
        ]
        wrong += _leaks(game, seat, view(game, seat))
    return wrong


def _leaks(game: Game, seat: int, seen: View) -> list[str]:
    """What a view tells that its seat must not know."""
    wrong = [f"the view of seat {seat + 1} names {name}" for name in hidden_names(game, seat, seen)]
    question = game.pending()
    if question is not None and question.is_secret() and question.seat(game) != seat:
        assert seen.question is not None
        if seen.question.options:
            wrong.append(f"seat {seat + 1} reads a secret question of seat {question.seat(game) + 1}")
    return wrong


def _names_on_offer(game: Game, seat: int) -> set[str]:
    """The cards that are named in what this seat is offered."""
    options = game.offered if reads_question(game, seat) else []
    cards = [option.card for option in [*options, *game.content.standing(game)]]
    return {game.content.card_ids[card] for card in cards if card != NONE}


def hidden_names(game: Game, seat: int, data: object) -> list[str]:
    """The cards that some data for a seat name although it must not see them."""
    return _unfit(game, seat, set(named_in(data)))


def _unfit(game: Game, seat: int, names: set[str]) -> list[str]:
    """Those of these cards that a seat must not hear of."""
    book = book_of(game)
    number = _numbers(tuple(game.content.card_ids))
    found = {name for name in names if not book.sees(game, seat, number[name])}
    if not found:
        return []
    # What is shown to all for a choice may be heard by watchers (C-RUL-42).
    heard = book.told_of(game) | {card for card, seats in game.known.items() if seats == EVERYBODY}
    return sorted(name for name in found if number[name] not in heard)


@cache
def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {name: card for card, name in enumerate(names)}


def named_in(data: object) -> list[str]:
    """Every card that a view, a refusal or a reason names, wherever it stands."""
    found: list[str] = []
    waiting: list[object] = [data]
    for each in waiting:  # which grows meanwhile
        if isinstance(each, PLAIN):
            continue
        if isinstance(each, Struct):
            found += _named_by(each)
            waiting += msgspec.structs.astuple(each)
        elif isinstance(each, dict):
            waiting += each.values()
        elif isinstance(each, tuple):
            waiting += each
    return found


NAMING: Final = ("card", "cards", "blocked_by", "selected", "rereadable")
"""Fields of views that hold the ids of cards."""


def _named_by(data: Struct) -> Iterable[str]:
    """The cards that a part of some data names itself."""
    fields = ("id", *NAMING) if isinstance(data, SeenCard) else NAMING
    for name in fields:
        value = getattr(data, name, None)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (each for each in value if isinstance(each, str))


# -- reasons ---------------------------------------------------------------------------------------


def reasons(game: Game, chance: Chance) -> list[str]:
    """Every option and refusal can say why it is there, by rules that exist or cards that may be seen."""
    wrong: list[str] = []
    for seat in range(NONE, game.seats):
        declined = refusals(game, seat)
        wrong += [f"a refusal tells seat {seat + 1} of {name}" for name in hidden_names(game, seat, declined)]
        offered, standing = readable(game, seat)
        for subject in [*offered, *standing, *(one.id for one in declined)]:
            rows = why(game, seat, subject)
            if not any(row.rule or row.card for row in rows):
                wrong.append(f"{subject} cannot say why to seat {seat + 1}")
            wrong += [f"{subject} rests on {row.rule}" for row in rows if row.rule not in _rules()]
            hidden = hidden_names(game, seat, rows)
            wrong += [f"the reason of {subject} tells seat {seat + 1} of {name}" for name in hidden]
        wrong += _sums(game, seat)
        wrong += _shown_sums(game, seat, view(game, seat))
    return wrong


@cache
def _rules() -> frozenset[str]:
    """The rules there are, and the empty one of a row that rests on a card alone."""
    chapters = [chapter for ruleset in reference.rulesets() for chapter in reference.chapters(ruleset)]
    return frozenset(rule.id for chapter in chapters for rule in chapter.rules) | {""}


def _sums(game: Game, seat: int) -> list[str]:
    """The rows that explain a number add up to it."""
    book = book_of(game)
    numbers: dict[str, int] = {}
    for option in game.offered if reads_question(game, seat) else []:
        if book.is_action(game, option):
            ahead = book.forecast(game, option)
            for what in ("cost", "difficulty"):
                numbers[f"{game.option_id(option)}:{what}"] = book.number(ahead, what, NONE, [])
    for other in tabletop.explorers(game):
        for what in book.numbers():
            numbers[f"{what}/s{other + 1}"] = book.number(game, what, other, [])
    for what in ("cost", "difficulty", "successes"):
        numbers[what] = book.number(game, what, NONE, [])
    return _uneven(game, seat, {what: number for what, number in numbers.items() if number != NONE})


def _shown_sums(game: Game, seat: int, seen: View) -> list[str]:
    """The numbers a view shows are those that can be explained."""
    shown: dict[str, int | None] = {}
    for option in (*(seen.question.options if seen.question is not None else ()), *seen.standing):
        shown[f"{option.id}:cost"] = option.cost
        shown[f"{option.id}:difficulty"] = option.difficulty
    for seen_seat in seen.seats:
        if seen_seat.status == "present":
            for what in book_of(game).numbers():
                shown[f"{what}/s{seen_seat.seat + 1}"] = getattr(seen_seat, what.replace("-", "_"))
    if seen.actions:
        shown["cost"] = seen.actions[-1].cost
        shown["difficulty"] = seen.actions[-1].difficulty
        shown["successes"] = seen.actions[-1].successes
    return _uneven(game, seat, {what: number for what, number in shown.items() if number is not None})


def _uneven(game: Game, seat: int, numbers: dict[str, int]) -> list[str]:
    """The numbers whose parts do not add up to them."""
    wrong: list[str] = []
    for subject, number in numbers.items():
        total = sum(row.amount for row in why(game, seat, subject))
        if total != number:
            wrong.append(f"{subject} is {number}, but its parts add up to {total}")
    return wrong


# -- what nobody knows -----------------------------------------------------------------------------


def redealt(game: Game, chance: Chance) -> list[str]:
    """A clone in which all that a seat cannot know is dealt anew looks the same to it, and can be played."""
    if game.pending() is None:
        return []
    seat, seed = chance.below(game.seats), chance.below(1 << 30)
    wrong: list[str] = []
    for name, copy in (
        ("a re-dealt clone", book_of(game).redealt(game, seat, seed)),
        ("a fork", redeal_unseen(game, seed)),
    ):
        wrong += [f"{name} is unsound: {what}" for what in book_of(copy).faults(copy)]
        wrong += [f"in {name} {what}" for what in check_displacement(game, copy)]
        if not _looks_alike(copy, game, seat):
            wrong.append(f"seat {seat + 1} sees {name} otherwise than the game")
        rollout.play_on(copy, chance, FURTHER)
    return wrong


def check_displacement(game: Game, copy: Game) -> list[str]:
    """What goes on speaks of the cards in play; in a copy dealt anew it speaks of those that lie in the same places."""
    wrong: list[str] = []
    ours, theirs = [*game.stack, *game.frames], [*copy.stack, *copy.frames]
    for step, other in zip(ours, theirs, strict=True):
        for field in HOLDING.intersection(snapshot.fields_of(type(step))):
            for card, new in zip(_cards(game, step, field), _cards(game, other, field), strict=True):
                if game.where[card] in IN_PLACE and _place(game, card) != _place(copy, new):
                    name = game.content.card_ids[card]
                    wrong.append(f"the {field} of {type(step).__name__}, {name}, lies elsewhere")
    return wrong


def _cards(game: Game, step: object, field: str) -> list[int]:
    value = getattr(step, field)
    values = value if isinstance(value, tuple) else (value,)
    named = [card_named(value) for value in values if isinstance(value, int)]
    return [card for card in named if 0 <= card < len(game.where)]


def _place(game: Game, card: int) -> tuple[int, int]:
    return game.where[card], game.places.get(card, NONE)


def _looks_alike(one: Game, other: Game, seat: int) -> bool:
    return glance(one, seat) == glance(other, seat) and view(one, seat) == view(other, seat)


def twins(game: Game, chance: Chance) -> list[str]:
    """Nobody can tell the game from one with other fronts behind what nobody has seen."""
    _, found = play_twins(game.clone(), chance, 1 + chance.below(4))
    return [f"twins differ: {what}" for what in found]


CHECKS: Final[dict[str, tuple[int, Check]]] = {
    "invariant": (1, invariant),
    "copies": (16, copies),
    "check_refusals": (16, check_refusals),
    "views": (24, views),
    "reasons": (48, reasons),
    "redealt": (48, redealt),
    "twins": (500, twins),
}
"""What is asked at one question in how many; the dear ones less often."""


# -- words -----------------------------------------------------------------------------------------


class GameTeller:
    """Tells everything about a game in every language that its packs speak."""

    def __init__(self, packs: list[Pack], texts: CardTexts) -> None:
        spoken = set.intersection(*(set(pack.manifest.languages) for pack in packs))
        self.tellers = [Renderer(texts, lang) for lang in sorted(spoken)] if spoken else []

    def telling(self, game: Game, chance: Chance) -> list[str]:
        """The question, its options, what stands beside it and what is refused have words."""
        wrong: list[str] = []
        for renderer in self.tellers:
            said = self._question(renderer, game)
            for seat in tabletop.explorers(game):
                known = Perspective(game, seat)
                for declined in known.refusals(seat):
                    said[declined.id] = renderer.refusal(known, declined)
                    for row in known.why(declined.id):
                        said[f"{declined.id}: {row.what}"] = renderer.row(known, row)
            silent = [what for what, words in said.items() if not words.strip()]
            wrong += [f"there are no words for {what} in {renderer.lang}" for what in silent]
        return wrong

    def _question(self, renderer: Renderer, game: Game) -> dict[str, str]:
        question = game.pending()
        if question is None:
            return {game.ending: renderer.ending(game.ending)}
        asked = AskedQuestion(game, question.seat(game))
        said = {
            "the question": renderer.render(asked.message),
            "who is asked": renderer.who_is_asked(asked.addressees),
        }
        for option in (*asked.options, *asked.beside):
            said[option.id] = renderer.option(option.named_option)
        return said
