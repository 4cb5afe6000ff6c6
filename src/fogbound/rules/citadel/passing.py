"""A pass begins: its frame is opened and the four steps are laid ready, in the order of the book (T-TURN-01)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import Step
from fogbound.rules.citadel import compound
from fogbound.rules.citadel.consequence import (
    ApplyRow,
    DiscardRevealed,
    EndPass,
    KeepRevealed,
    PerformSelected,
    SettleDie,
)
from fogbound.rules.citadel.draw import SettleDraw
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.citadel.gear import GearUp
from fogbound.rules.citadel.result import RevealCards, UseEffects
from fogbound.rules.common import news, tabletop

STEPS: Final[tuple[Step, ...]] = (
    EndPass(),
    PerformSelected(),
    DiscardRevealed(),
    KeepRevealed(),
    SettleDie(),
    ApplyRow(),
    UseEffects(),
    RevealCards(),
    SettleDraw(),
    GearUp(),
)
"""The four steps as they lie on the stack; they carry nothing, so all passes share them."""


class BeginPass(Step):
    """Open a pass and go through the four steps in the order of the book (T-TURN-01, T-CPD-06)."""

    def __init__(
        self, card: int, index: int, active: int, involved: tuple[int, ...], mandatory: bool, back: bool
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.involved = involved
        self.mandatory = mandatory
        self.back = back

    def run(self, game: Game) -> None:
        game.registers[tabletop.ACTIVE] = self.active
        game.registers[tabletop.TURN] += 1
        terrain = game.figures[self.active]
        frame = Pass(self.card, self.index, self.active, self.involved, self.mandatory, terrain, self.back)
        game.open(frame)
        action = frame.printed(game)
        seen = tabletop.witnesses(game, self.card)
        game.tell(news.ACTION, self.active, self.card, action.kind, action.ordinal, seen=seen)
        for seat in self.involved:
            if seat != self.active:
                game.tell(news.COMPANION, seat, other=self.active)
        game.stack.extend(STEPS)
        if action.compound:
            game.next(compound.PlaceDie())
