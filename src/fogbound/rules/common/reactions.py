"""Reactions: card texts that answer something that has just happened, in seat order."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import news, points, tabletop
from fogbound.rules.common.book import Do, DoAccepted, book_of, do
from fogbound.rules.common.force import reaches
from fogbound.rules.common.frames import acting, attempt, shown
from fogbound.rules.common.options import OPTION_DECLINE, OPTION_USE
from fogbound.rules.common.terms import InForce

_MOST_TURNS: Final = 1 << 24
"""No game has as many turns: what a counter holds beyond them tells which of several effects were used."""


class React(Step):
    """Let the cards in force answer at this point; `seat` is whom it happened to, NONE for the whole table."""

    def __init__(self, point: int, seat: int, it: int) -> None:
        self.point = point
        self.seat = seat
        self.it = it

    def run(self, game: Game) -> None:
        react(game, self.point, self.seat, self.it)


def react(game: Game, point: int, seat: int, it: int) -> None:
    """Let the cards in force answer, in seat order, those of shared cards last."""
    forces = book_of(game).forces_at(game, point)
    if not forces:
        return
    first = acting(game, game.registers[tabletop.ACTIVE])
    speaker = seat if seat != NONE else first
    answering: list[Step] = []
    for holder in [*tabletop.clockwise(game, first), *out_of_play(game, forces), NONE]:
        you = holder if holder != NONE else speaker
        for force in forces:
            if force.holder == holder:
                answering.append(Reaction(point, force.ability.aid, force.card, you, seat, it))
    for at in range(len(answering) - 1, -1, -1):
        game.next(answering[at])


def out_of_play(game: Game, forces: list[InForce]) -> list[int]:
    """Those who do not take part just now but have a card that answers even then, by seat."""
    holders = {force.holder for force in forces if force.holder != NONE}
    return sorted([seat for seat in holders if not tabletop.is_present(game, seat)])


class Reaction(Step):
    """One card's answer, if it is still in force and its condition holds."""

    def __init__(self, point: int, aid: int, card: int, you: int, seat: int, it: int) -> None:
        self.point = point
        self.aid = aid
        self.card = card
        self.you = you
        self.seat = seat
        self.it = it

    def run(self, game: Game) -> None:
        force = found(game, self.point, self.aid, self.card)
        if force is None or not answers(game, force, self.you, self.seat, self.it):
            return
        effect = force.ability.effect
        assert effect is not None
        if force.ability.must:
            note_use(game, self.aid, self.card)
            if force.holder == NONE and force.among is None and game.where[self.card] != tabletop.BOARD:
                game.tell(news.REACTED, self.you, self.card)  # it answers from afar, where nobody looks
            game.next(Do(effect.eid, self.card, self.you, self.it))
        elif effect.can_be_chosen(game, self.card, self.you, self.it):
            game.next(OfferReaction(self.aid, self.card, self.you, self.it))


def found(game: Game, point: int, aid: int, card: int) -> InForce | None:
    for force in book_of(game).forces_at(game, point):
        if force.card == card and force.ability.aid == aid:
            return force
    return None


def can_use(game: Game, point: int, aid: int, card: int, you: int, it: int) -> bool:
    """Whether a text that was offered is still in force and can be carried out; its card may have gone."""
    force = found(game, point, aid, card)
    effect = force.ability.effect if force is not None else None
    return effect is not None and effect.possible(game, card, you, it)


def answers(game: Game, force: InForce, you: int, seat: int, it: int) -> bool:
    """Whether a card answers what happened: to the right explorer, in the right kind of action, once per turn."""
    ability = force.ability
    frame = attempt(game)
    if frame is not None and not ability.types & frame.printed(game).types:
        return False
    if ability.once_per_turn and _used_now(game, force.card) >> ability.place & 1:
        return False
    if ability.once_per_scenario and _used_here(game, ability.aid, force.card) in game.chronicle:
        return False
    if seat != NONE and not concerns_happening(game, force, seat):
        return False
    return ability.when is None or ability.when.holds(game, force.card, you, it)


def concerns_happening(game: Game, force: InForce, seat: int) -> bool:
    """Like `concerns`, leaving the condition to be judged with what has just happened."""
    ability = force.ability
    if force.among is not None and seat not in force.among:
        return False
    if ability.subject is not None:
        you = force.holder if force.holder != NONE else seat
        return seat in ability.subject.seats(game, force.card, you, NONE)
    if force.holder != NONE:
        return force.holder == seat
    return force.among is not None or reaches(game, force.card, seat)


def entered(game: Game, card: int, seat: int) -> None:
    """Perform what a card says about coming into play."""
    for ability in book_of(game).face(game, card).abilities:
        if ability.point == points.ENTERED:
            do(game, ability.effect, card, seat)


def note_use(game: Game, aid: int, card: int) -> None:
    """Remember that an effect has been used that works once per turn or once per scenario."""
    ability = book_of(game).abilities[aid]
    if ability.once_per_turn:
        used = _used_now(game, card) | 1 << ability.place
        game.set_count(
            card, tabletop.LAST_USED, game.registers[tabletop.TURN] + 1 + (used ^ 1) * _MOST_TURNS
        )  # the first of them alone leaves the plain turn, as games that were saved earlier have it
    if ability.once_per_scenario:
        game.record(_used_here(game, aid, card))


def _used_now(game: Game, card: int) -> int:
    """Which of the once-per-turn effects of a card were used in this turn, as bits."""
    said = game.count(card, tabletop.LAST_USED)
    return said // _MOST_TURNS ^ 1 if said % _MOST_TURNS == game.registers[tabletop.TURN] + 1 else 0


def _used_here(game: Game, aid: int, card: int) -> str:
    """How the chronicle of the present scenario remembers the use of an effect, by its place on the card."""
    return f"here used {aid - book_of(game).cards[card].first_ability} {card}"


class OfferReaction(Question):
    """The owner may let the card answer."""

    name: ClassVar[str] = "offer-reaction"

    def __init__(self, aid: int, card: int, you: int, it: int) -> None:
        self.aid = aid
        self.card = card
        self.you = you
        self.it = it

    def seat(self, game: Game) -> int:
        return self.you

    def options(self, game: Game) -> list[Option]:
        point = book_of(game).abilities[self.aid].point
        if not can_use(game, point, self.aid, self.card, self.you, self.it):
            return []
        card = shown(game, self.card)
        return [Option(OPTION_USE, card, index=self.aid), Option(OPTION_DECLINE, card)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_USE:
            note_use(game, self.aid, self.card)
            effect = book_of(game).abilities[self.aid].effect
            assert effect is not None
            game.next(DoAccepted(effect.eid, self.card, self.you, self.it))
