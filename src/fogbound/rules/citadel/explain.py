"""Explanations: why an option is there, why something is refused, what a number is made of.

Everything is told in rows (`Part`): what, how much, by which card, under which rule. The rows of a number add up to it.
Nothing hidden is told: a seat gets explanations of what it may see and of nothing else.
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Part, Question
from fogbound.rules.citadel import (
    compound,
    dialogue,
    draw,
    legality,
    limits,
    purse,
    recovery,
    result,
    saving,
    table,
)
from fogbound.rules.citadel import frames as stage
from fogbound.rules.citadel.duty import ChooseLeader
from fogbound.rules.citadel.frames import Pass, current_pass, this_pass
from fogbound.rules.citadel.legality import Reach
from fogbound.rules.citadel.options import (
    OPTION_ANNOTATE,
    OPTION_DROP,
    OPTION_DROP_SKILL,
    OPTION_GIVE_AWAY,
    OPTION_RECOVER,
    OPTION_RECOVERY,
    OPTION_REPLY,
    OPTION_SAVE_GAME,
)
from fogbound.rules.citadel.turn import ChooseAction, fog_at, involve
from fogbound.rules.citadel.verbs.enlisting import picks_left
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CHARACTER, book_of
from fogbound.rules.common.door import Refusal, reads_question
from fogbound.rules.common.frames import UNDECIDED, shown
from fogbound.rules.common.options import (
    OPTION_CONCEDE,
    OPTION_FREE_USE,
    OPTION_LEAVE_FOR_GOOD,
    OPTION_REPORT,
)

STANDING: Final[dict[str, tuple[str, ...]]] = {
    OPTION_RECOVERY: ("T-RECO-01", "T-RUL-10"),
    OPTION_DROP_SKILL: ("T-HAND-04",),
    OPTION_DROP: ("T-PURSE-05", "T-ZONE-11"),
    OPTION_GIVE_AWAY: ("T-PURSE-07", "T-PURSE-08"),
    OPTION_REPORT: ("T-HID-01", "T-RUL-89"),
    OPTION_FREE_USE: ("T-GEN-02",),
    OPTION_SAVE_GAME: ("T-SAVE-01", "T-SAVE-02", "T-SAVE-03", "T-SAVE-04"),
    OPTION_LEAVE_FOR_GOOD: ("T-LEAVE-01", "T-RUL-101"),
    OPTION_ANNOTATE: ("T-MAP-01",),
    OPTION_CONCEDE: ("T-GEN-01",),
}
"""The rules that allow what stands beside the pending question, by verb."""

COST: Final = "cost"
DIFFICULTY: Final = "difficulty"
SUCCESSES: Final = "successes"
PRICE: Final = "price"
REDUCTIONS: Final = "reductions"
OF_SEATS: Final = ("hand-limit", "weight-limit", "weight")
"""The numbers that each player has."""


# -- what is refused -------------------------------------------------------------------------------


def refusals(game: Game, seat: int) -> list[Refusal]:
    """All that this player sees and cannot do now."""
    found: list[Refusal] = []
    if seat == NONE or not tabletop.is_present(game, seat) or game.pending() is None:
        return found
    _refused_replies(game, seat, found)
    _refused_cards(game, seat, found)
    _refused_recovery(game, seat, found)
    if isinstance(game.pending(), ChooseAction):
        _refused_actions(game, seat, found)
        _refused_gifts(game, seat, found)
        _refused_saving(game, found)
    return found


def _refused_replies(game: Game, seat: int, found: list[Refusal]) -> None:
    """Replies that are shown, but used up or locked (T-DLG-02)."""
    question = game.pending()
    if isinstance(question, dialogue.ChooseReply) and reads_question(game, seat):
        for at, how in dialogue.closed_replies(game):
            option = Option(OPTION_REPLY, question.card, at + 1, index=at)
            reason = "used-up" if how == dialogue.STRUCK else "locked"
            found.append(Refusal(option, reason, "T-DLG-02", (question.card,), ()))


def _refused_cards(game: Game, seat: int, found: list[Refusal]) -> None:
    """Purse cards that their owner may not choose to discard (T-PURSE-06, T-RUL-29)."""
    for card in table.carried(game, seat):
        if not purse.may_discard(game, seat, card):
            kept = book_of(game).cards[card].kept
            reason, rule = ("no-discard", "T-PURSE-06") if kept else ("in-use", "T-RUL-29")
            found.append(Refusal(Option(OPTION_DROP, card, seat=seat), reason, rule, (card,), ()))


def _refused_recovery(game: Game, seat: int, found: list[Refusal]) -> None:
    """A Recovery needs a pile, life points for at least one card of it, and the whole deck (T-RECO-05, T-RUL-10)."""
    option = Option(OPTION_RECOVERY, seat=seat)
    if recovery.affordable(game, seat):
        if recovery.is_looking(game, seat):
            found.append(Refusal(option, "looking", "T-RUL-10", (), ()))
    elif not recovery.most(game, seat):
        found.append(Refusal(option, "empty-pile", "T-RUL-10", (), ()))
    else:
        found.append(Refusal(option, "too-dear", "T-RECO-05", (), ()))


def _refused_actions(game: Game, seat: int, found: list[Refusal]) -> None:
    types = book_of(game).words.words["action"]
    for reach in legality.within_reach(game, seat):
        verdict = legality.refusal(game, seat, reach)
        if verdict:
            reason, _, rule = verdict.partition(":")
            cards, seats = forbidding(game, seat, reach, reason)
            found.append(Refusal(legality.option_of(types, seat, reach), reason, rule, cards, seats))


def forbidding(game: Game, seat: int, reach: Reach, reason: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards and the other characters on account of whom an action is refused."""
    types = reach.action.types
    if reason == "done":
        cards = book_of(game).cards
        events = tabletop.attached_events(game, reach.card)
        return tuple([event for event in events if cards[event].done & types]), ()
    if reason == "forbidden":
        return tuple(_keeping_out(game, reach, [seat])), ()
    if reason == "group":
        here = game.figures[seat]
        everybody = tabletop.explorers(game)
        if not legality.may_be_joined(game, reach, seat):
            card = shown(game, legality.taken_alone(game, reach, seat))
            return (card,) if card != NONE else (), tuple([other for other in everybody if other != seat])
        absent = [
            other
            for other in everybody
            if game.figures[other] != here or legality.kept_out(game, reach, other) != NONE
        ]
        return tuple(_keeping_out(game, reach, everybody)), tuple(absent)
    if reason == "overweight":
        return (table.character_card(game, seat),), ()
    return (() if reach.side != NONE else (reach.card,)), ()  # the front of a fog card is not seen


def _keeping_out(game: Game, reach: Reach, seats: list[int]) -> list[int]:
    """The cards whose texts keep these out of an action, each once, as far as everybody may hear of them."""
    found: list[int] = []
    for seat in seats:
        card = shown(game, legality.kept_out(game, reach, seat))
        if card != NONE and card not in found:
            found.append(card)
    return found


def _refused_gifts(game: Game, seat: int, found: list[Refusal]) -> None:
    for card in table.carried(game, seat):
        for other in tabletop.explorers(game):
            if other == seat or purse.may_give(game, card, seat, other):
                continue
            option = Option(OPTION_GIVE_AWAY, card, other, seat)
            if book_of(game).cards[card].fixed:
                found.append(Refusal(option, "no-discard", "T-PURSE-06", (card,), ()))
            else:
                found.append(Refusal(option, "apart", "T-PURSE-07", (), (other,)))


def _refused_saving(game: Game, found: list[Refusal]) -> None:
    if saving.may_save(game):
        return
    option = Option(OPTION_SAVE_GAME)
    if not saving.is_quiet(game):
        found.append(Refusal(option, "no-bookmark", "T-SAVE-02", (), ()))
    elif game.registers[table.SAVED]:
        found.append(Refusal(option, "saved-already", "T-SAVE-01", (), ()))
    else:
        here = game.figures[tabletop.explorers(game)[0]]
        apart = [other for other in tabletop.explorers(game) if game.figures[other] != here]
        found.append(Refusal(option, "apart", "T-SAVE-03", (), tuple(apart)))


# -- numbers ---------------------------------------------------------------------------------------


def number(game: Game, what: str, seat: int, parts: list[Part]) -> int:
    """One of the numbers a player sees, and the rows that make it up; NONE when there is no such number."""
    if seat != NONE:
        return _of_seat(game, what, seat, parts)
    frame = current_pass(game)
    return pass_number(game, frame, what, parts) if frame is not None else NONE


def figure(game: Game, what: str, seat: int) -> int:
    """A number of which questions tell; see `Door.figure`."""
    if what == DIFFICULTY:
        return result.difficulty(game, this_pass(game))
    if what == "cards-owed":
        return draw.cards_owed(game)
    assert what == "skills-to-pick", what
    return picks_left(game, seat)


def pass_number(game: Game, frame: Pass, what: str, parts: list[Part]) -> int:
    """One of the numbers of a pass, as far as there is such a number at its stage."""
    if what == COST and frame.stage <= stage.DRAW:
        return draw.cost(game, frame, parts)
    if what == DIFFICULTY and frame.outcome == UNDECIDED:
        return result.difficulty(game, frame, parts)
    if what == SUCCESSES and frame.stage >= stage.RESULT:  # before, the drawn cards are hidden (T-INFO-09)
        return _successes(game, frame, parts)
    return NONE


def _of_seat(game: Game, what: str, seat: int, parts: list[Part]) -> int:
    if not tabletop.is_present(game, seat) or table.character_card(game, seat) == NONE:
        return NONE
    if what == "hand-limit":
        return limits.hand_limit(game, seat, parts)
    if what == "weight-limit":
        return limits.weight_limit(game, seat, parts)
    if what == "weight":
        for card in table.carried(game, seat):
            parts.append(Part("weight", book_of(game).cards[card].weight, card, "T-PURSE-01"))
        return table.carried_weight(game, seat)
    return NONE


def _successes(game: Game, frame: Pass, parts: list[Part]) -> int:
    if frame.outcome == UNDECIDED:
        return result.total(game, frame, parts)
    parts.append(Part("counted", frame.successes, rule="T-RES-05"))  # as it was when they were compared
    return frame.successes


def is_action(game: Game, option: Option) -> bool:
    """Whether taking this option of the pending question begins an action."""
    if not isinstance(game.pending(), (ChooseAction, ChooseLeader)):
        return False
    return option.index != NONE and option.seat != NONE


def offers(game: Game, option: Option) -> list[Question]:
    """Whom else to ask whether they take part, before the action of this option begins (T-TURN-08)."""
    if not is_action(game, option) or isinstance(game.pending(), ChooseLeader):
        return []
    return list(involve(game, option).offers(game))


def forecast(game: Game, option: Option) -> Game:
    """A clone in which the action of this option has begun, with nothing applied by choice.

    Those who must be involved are; where others may choose to be, the active player is alone.
    """
    copy = game.clone()
    back = option.card == NONE
    card = fog_at(game, option.seat, option.n) if back else option.card
    terrain = game.figures[option.seat]
    frame = Pass(card, option.index, option.seat, (option.seat,), False, terrain, back)
    action = frame.printed(game)
    question = game.pending()
    if isinstance(question, ChooseLeader):
        frame.involved = tuple(question.involved(game, option.index))
        frame.mandatory = True
    elif action.all_hands or action.mandatory:
        reach = Reach(card, option.index, action, 0, 0 if back else NONE)
        frame.involved = tuple(legality.willing_here(game, reach, option.seat))
        frame.mandatory = action.mandatory
    copy.frames.append(frame)
    if frame.printed(copy).compound:
        if table.row_of(copy, card) == NONE:
            compound.set_row(copy, card, frame.printed(copy).rows, 0, option.seat)
        frame.row = table.row_of(copy, card)
        frame.die = table.die_on(copy, card)
    return copy


# -- why -------------------------------------------------------------------------------------------


def part_of(game: Game, option: Option, part: str) -> list[Part]:
    """What makes up a number of something that is offered."""
    parts: list[Part] = []
    if part == PRICE and option.verb == OPTION_RECOVER:
        recovery.price(game, option.seat, option.n, parts)
    elif is_action(game, option):
        ahead = forecast(game, option)
        if part == REDUCTIONS:  # what may lower its cost for free
            return draw.reductions(ahead, this_pass(ahead))
        number(ahead, part, NONE, parts)
    return parts


def source_rule(game: Game, card: int) -> str:
    """The rule that lets a player take the actions of a card lying there; NONE stands for a fog side."""
    if card == NONE or game.where[card] in (table.GLOBALS, table.WORLD_MAP):
        return "T-RUL-52"
    if book_of(game).cards[card].kind == CHARACTER:
        return "T-TURN-06"
    if game.where[card] in (tabletop.RESOLVING, table.READING):
        return "T-MAND-01"
    return "T-TURN-05"
