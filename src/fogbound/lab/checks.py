"""What a soak asks of a game at a question; each check answers with what is wrong, in words.

Nothing here plays on the game itself: checks look, or try things on copies.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from fogbound.core import GROUP, NONE, AnswerRefused, Game, snapshot
from fogbound.core.chance import Chance
from fogbound.core.game import EVERYBODY
from fogbound.lab.twins import in_actions, play_twins
from fogbound.packs.pack import Pack
from fogbound.rules import reference, rollout
from fogbound.rules.continent import invariants, sight, table
from fogbound.rules.continent.redeal import redeal
from fogbound.text import CardTexts, Teller
from fogbound.view import refusals, view, why
from fogbound.view.shape import Action, Card, Option, Refused, Row, View

__all__ = ["CHECKS", "Check", "Speaker", "without_serials"]

Check = Callable[[Game, Chance], list[str]]
FURTHER: Final = 12
"""How many decisions are played on a copy to see that it is one."""
SERIAL: Final = 16
ASKED: Final = 17
"""Where a snapshot holds the numbers of questions, which alone an undo changes."""


def invariant(game: Game, chance: Chance) -> list[str]:
    """Everything that is true of every game is true, and a snapshot and a clone are the game itself."""
    return invariants.check(game)


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


def refused(game: Game, chance: Chance) -> list[str]:
    """Answers that are late, unheard of, somebody else's or no number are refused and change nothing."""
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
        seen = view(game, seat)
        wrong += [f"the view of seat {seat + 1} names {name}" for name in hidden_names(game, seat, seen)]
        question = game.pending()
        if question is not None and question.is_secret() and question.seat(game) != seat:
            assert seen.question is not None
            if seen.question.options:
                wrong.append(f"seat {seat + 1} reads a secret question of seat {question.seat(game) + 1}")
    return wrong


def hidden_names(game: Game, seat: int, data: object) -> list[str]:
    """The cards that some data for a seat name although it must not see them."""
    number = _numbers(tuple(game.content.card_ids))
    found = {name for name in named_in(data) if not sight.sees(game, seat, number[name])}
    if not found:
        return []
    # What is shown to all for a choice may be heard by those who watch (C-RUL-42).
    heard = in_actions(game) | {card for card, seats in game.known.items() if seats == EVERYBODY}
    return sorted(name for name in found if number[name] not in heard)


@cache
def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {name: card for card, name in enumerate(names)}


def named_in(data: object) -> Iterator[str]:
    """Every card that a view, a refusal or a reason names, wherever it stands."""
    if isinstance(data, Card):
        yield data.id
    elif isinstance(data, Action | Option | Refused | Row) and data.card is not None:
        yield data.card
    if isinstance(data, Refused):
        yield from data.cards
    parts = (
        data if isinstance(data, tuple) else msgspec.structs.astuple(data) if isinstance(data, Struct) else ()
    )
    for part in parts:
        if isinstance(part, Struct | tuple):
            yield from named_in(part)


# -- reasons ---------------------------------------------------------------------------------------


def reasons(game: Game, chance: Chance) -> list[str]:
    """Every option and refusal can say why it is there, by rules that exist or cards that may be seen."""
    wrong: list[str] = []
    for seat in range(NONE, game.seats):
        seen = view(game, seat)
        declined = refusals(game, seat)
        wrong += [f"a refusal tells seat {seat + 1} of {name}" for name in hidden_names(game, seat, declined)]
        options = (*(seen.question.options if seen.question is not None else ()), *seen.standing)
        for subject in [one.id for one in options] + [one.id for one in declined]:
            rows = why(game, seat, subject)
            if not any(row.rule or row.card for row in rows):
                wrong.append(f"{subject} cannot say why to seat {seat + 1}")
            wrong += [f"{subject} rests on {row.rule}" for row in rows if row.rule not in _rules()]
            hidden = hidden_names(game, seat, rows)
            wrong += [f"the reason of {subject} tells seat {seat + 1} of {name}" for name in hidden]
        wrong += _sums(game, seat, seen, options)
    return wrong


@cache
def _rules() -> frozenset[str]:
    """The rules there are, and the empty one of a row that rests on a card alone."""
    return frozenset(rule.id for chapter in reference.chapters("continent") for rule in chapter.rules) | {""}


def _sums(game: Game, seat: int, seen: View, options: Sequence[Option]) -> list[str]:
    """The rows that explain a number add up to it."""
    shown: dict[str, int | None] = {}
    for option in options:
        shown[f"{option.id}:cost"] = option.cost
        shown[f"{option.id}:difficulty"] = option.difficulty
    for chair in seen.seats:
        if chair.status == "present":
            shown[f"hand-limit/s{chair.seat + 1}"] = chair.hand_limit
            shown[f"item-limit/s{chair.seat + 1}"] = chair.item_limit
            shown[f"stack-limit/s{chair.seat + 1}"] = chair.stack_limit
            shown[f"vital-loss/s{chair.seat + 1}"] = chair.vital_loss
    if seen.actions:
        shown["cost"] = seen.actions[-1].cost
        shown["difficulty"] = seen.actions[-1].difficulty
        shown["successes"] = seen.actions[-1].successes
    wrong: list[str] = []
    for subject, number in shown.items():
        if number is not None:
            total = sum(row.amount for row in why(game, seat, subject))
            if total != number:
                wrong.append(f"{subject} is {number}, but its parts add up to {total}")
    return wrong


# -- what nobody knows -----------------------------------------------------------------------------


def redealt(game: Game, chance: Chance) -> list[str]:
    """A clone in which all that a seat cannot know is dealt anew looks the same to it, and can be played."""
    if game.pending() is None:
        return []
    seat = chance.below(game.seats)
    copy = redeal(game, seat, chance.below(1 << 30))
    wrong = [f"a re-dealt clone is unsound: {what}" for what in invariants.check(copy)]
    if view(copy, seat) != view(game, seat):
        wrong.append(f"seat {seat + 1} sees a re-dealt clone otherwise than the game")
    rollout.play_on(copy, chance, FURTHER)
    return wrong


def twins(game: Game, chance: Chance) -> list[str]:
    """Nobody can tell the game from one with other fronts behind what nobody has seen."""
    _, found = play_twins(game.clone(), chance, 1 + chance.below(4))
    return [f"twins differ: {what}" for what in found]


CHECKS: Final[dict[str, tuple[int, Check]]] = {
    "invariant": (1, invariant),
    "copies": (16, copies),
    "refused": (16, refused),
    "views": (24, views),
    "reasons": (48, reasons),
    "redealt": (48, redealt),
    "twins": (200, twins),
}
"""What is asked at one question in how many; the dear ones less often."""


# -- words -----------------------------------------------------------------------------------------


class Speaker:
    """Tells everything about a game in every language that its packs speak."""

    def __init__(self, packs: list[Pack]) -> None:
        spoken = set.intersection(*(set(pack.manifest.languages) for pack in packs))
        self.tellers = [Teller(CardTexts(packs), lang) for lang in sorted(spoken)]

    def telling(self, game: Game, chance: Chance) -> list[str]:
        """The question, its options, what stands beside it and what is refused have words."""
        wrong: list[str] = []
        for teller in self.tellers:
            said = self._question(teller, game)
            for seat in table.explorers(game):
                for declined in refusals(game, seat):
                    said[declined.id] = teller.refusal(game, declined)
                    for row in why(game, seat, declined.id):
                        said[f"{declined.id}: {row.what}"] = teller.row(game, row)
            silent = [what for what, words in said.items() if not words.strip()]
            wrong += [f"there are no words for {what} in {teller.lang}" for what in silent]
        return wrong

    def _question(self, teller: Teller, game: Game) -> dict[str, str]:
        question = game.pending()
        if question is None:
            return {game.ending: teller.ending(game.ending)}
        said = {"the question": teller.question(game, question), "who is asked": teller.asked(game, question)}
        for option in game.offered:
            said[game.option_id(option)] = teller.option(game, option)
        for option in game.content.standing(game):
            said[game.option_id(option)] = teller.option(game, option, standing=True)
        return said
