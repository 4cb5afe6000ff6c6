"""Taking a State: the loss of vital force, the old State of the same title, cards that prevent it (C-STATE)."""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.messages import Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.options import OPTION_DECLINE
from fogbound.rules.common.reactions import React, answers, can_use, entered, note_use
from fogbound.rules.continent import news, table
from fogbound.rules.continent.life import SufferVitalLoss
from fogbound.rules.continent.options import OPTION_PREVENT


class TakeState(Step):
    """An explorer is about to take a State that has been revealed."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        steps: list[Step] = []
        for force in book_of(game).forces_at(game, points.STATE_GAIN):
            you = force.holder if force.holder != NONE else self.seat
            if answers(game, force, you, self.seat, self.card):
                effect = force.ability.effect
                assert effect is not None
                if effect.possible(game, force.card, you, self.card):
                    steps.append(PreventState(force.ability.aid, force.card, you, self.card))
        game.next(SufferState(self.card, self.seat))
        for step in reversed(steps):
            game.next(step)


class PreventState(Question):
    """A card may keep the State away; then neither the loss nor the card is taken (C-STATE-06)."""

    name: ClassVar[str] = "prevent-state"

    def __init__(self, aid: int, card: int, you: int, state: int) -> None:
        self.aid = aid
        self.card = card
        self.you = you
        self.state = state

    def seat(self, game: Game) -> int:
        return self.you

    def options(self, game: Game) -> list[Option]:
        if game.where[self.state] != tabletop.RESOLVING:
            return []  # another card has prevented it already
        if not can_use(game, points.STATE_GAIN, self.aid, self.card, self.you, self.state):
            return []
        if book_of(game).abilities[self.aid].must:
            return [Option(OPTION_PREVENT, self.card)]
        return [Option(OPTION_PREVENT, self.card), Option(OPTION_DECLINE, self.card)]

    def message(self, game: Game) -> Message:
        return self.says().card("card", self.card)

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_PREVENT:
            note_use(game, self.aid, self.card)
            filing.put_back(game, self.state)  # C-RUL-50
            game.tell(news.STATE_PREVENTED, self.you, self.state)
            effect = book_of(game).abilities[self.aid].effect
            assert effect is not None
            game.next(Do(effect.eid, self.card, self.you, self.state))

    def rules(self) -> tuple[str, ...]:
        return ("C-STATE-06", "C-RUL-50")


class SufferState(Step):
    """The loss comes first and counts the old State of that title; a State without one costs nothing.

    C-RUL-51, C-STATE-03.
    """

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if game.where[self.card] != tabletop.RESOLVING:
            return
        game.next(AddState(self.card, self.seat))
        if book_of(game).cards[self.card].vital_loss:
            game.next(SufferVitalLoss(self.seat))


class AddState(Step):
    """The old State of the same title goes home, the new one into the hand.

    C-STATE-05, C-STATE-07, C-STATE-10.
    """

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if not tabletop.is_present(game, self.seat):
            filing.put_back(game, self.card)  # the loss has cost the explorer everything
            return
        cards = book_of(game).cards
        title = cards[self.card].title
        for old in table.states(game, self.seat):
            if title != NONE and cards[old].title == title:
                filing.put_back(game, old)
        was_in_play = table.is_in_hand(game, self.card)
        filing.vacate(game, self.card)
        game.move(self.card, tabletop.HANDS + self.seat)
        game.tell(news.STATE_TAKEN, self.seat, self.card)
        game.next(React(points.STATE_GAINED, self.seat, self.card))
        if not was_in_play:
            entered(game, self.card, self.seat)
