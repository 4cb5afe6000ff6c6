"""Taking an action: its steps in the order of the book, and the first of them, Item (C-ACT, C-ITEM)."""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.messages import Hint, Message
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import news as common_news
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.force import in_force
from fogbound.rules.common.options import OPTION_DONE
from fogbound.rules.continent import news, table
from fogbound.rules.continent.aftermath import (
    ApplyConsequence,
    DiscardDrawn,
    EndAction,
    JudgeFailure,
    KeepSkills,
    TrimHands,
)
from fogbound.rules.continent.cost import DrawCost, SettleCost
from fogbound.rules.continent.frames import ActionFrame, action_frame
from fogbound.rules.continent.gifts import is_by_use
from fogbound.rules.continent.options import OPTION_USE_ITEM
from fogbound.rules.continent.result import CountSuccesses, RevealDrawn


class TakeAction(Step):
    """Open the action and go through its steps in the order of the book (C-RUL-09)."""

    def __init__(
        self, card: int, index: int, active: int, involved: tuple[int, ...], mandatory: bool, column: int
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.involved = involved
        self.mandatory = mandatory
        self.column = column

    def run(self, game: Game) -> None:
        """Its seven steps, one after the other (C-ACT-02)."""
        game.registers[tabletop.ACTIVE] = self.active
        if not self.mandatory:
            game.registers[tabletop.TURN] += 1
        here = game.figures[self.active]
        frame = ActionFrame(
            self.card, self.index, self.active, self.involved, self.mandatory, self.column, here
        )
        game.open(frame)
        if game.news is not None:
            action = frame.printed(game)
            game.tell(common_news.ACTION, self.active, self.card, action.kind, action.ordinal)
            for seat in self.involved:
                if seat != self.active:
                    game.tell(common_news.COMPANION, seat, other=self.active)
        game.stack.extend(STEPS)


# -- 1. Item ---------------------------------------------------------------------------------------


class UseItems(Step):
    """Each involved player may use any number of their own items (C-ITEM-01)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        if frame.column != NONE:
            use_item(game, frame, frame.column)  # one pip covers the action and the effects (C-RUL-80)
        for seat in reversed(frame.involved):
            if table.columns(game, seat):
                game.next(ChooseItem(seat))


def use_item(game: Game, frame: ActionFrame, column: int) -> None:
    """One pip, however many cards form it; at 0 they stay until the Discard step.

    C-ITEM-02, C-ITEM-03, C-USE-01, C-RUL-10.
    """
    if not is_spared(game, frame, column):
        game.values[column] -= 1
    frame.used = (*frame.used, column)
    frame.tools += game.zones[column]
    frame.users += (game.owners[column],) * len(game.zones[column])
    game.tell(news.ITEM_USED, game.owners[column], game.zones[column][0], game.values[column])


def is_spared(game: Game, frame: ActionFrame, column: int) -> bool:
    """Whether a card of the item says that using it costs no durability in such an action."""
    types, owner = frame.printed(game).types, game.owners[column]
    for force in in_force(game, points.USE):
        ability = force.ability
        if (
            force.card in game.zones[column]
            and ability.types & types
            and (ability.when is None or ability.when.holds(game, force.card, owner, NONE))
        ):
            return True
    return False


def serves(game: Game, frame: ActionFrame, card: int) -> bool:
    """Whether a card of an item serves this action: a matching effect or a fitting banner (C-ITEM-06, C-RUL-81)."""
    action, part = frame.printed(game), table.card_of(game, card)
    for ability in part.abilities:
        if is_by_use(ability) and ability.types & action.types:
            return True
    for pictograph, _ in part.banners:
        if action.pictographs >> pictograph & 1:
            return True
    return bool(action.keywords_asked & part.keywords)


def usable(game: Game, frame: ActionFrame, owner: int) -> list[int]:
    """The items of an explorer that may still be used for this action and serve it (C-USE-03)."""
    return [
        column
        for column in table.columns(game, owner)
        if column not in frame.used
        and game.values[column] > 0
        and any(serves(game, frame, card) for card in game.zones[column])
    ]


class ChooseItem(Question):
    """Which item the explorer uses next."""

    name: ClassVar[str] = "choose-item"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, game: Game) -> int:
        return self.owner

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        options = [
            Option(OPTION_USE_ITEM, game.zones[column][0], index=column)
            for column in usable(game, frame, self.owner)
        ]
        if options:
            options.append(Option(OPTION_DONE))
        return options

    def takes_several(self) -> bool:
        return True

    def label(self, game: Game, option: Option) -> str:
        if option.verb != OPTION_DONE:
            return option.verb
        return "use-no-other" if action_frame(game).used else "use-none"

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What the cards of the item do for the action in progress, and what is left on its die."""
        if option.verb != OPTION_USE_ITEM:
            return None
        types = action_frame(game).printed(game).types
        abilities = [
            ability.aid
            for card in game.zones[option.index]
            for ability in table.item_part(game, card).abilities
            if ability.types & types
        ]
        ahead = game.clone()
        ahead.choose(option, "")
        shown, left = game.values[option.index], ahead.values[option.index]
        die = Message("note-die").count("n", shown).count("left", left)
        return Hint(abilities=tuple(abilities), after=die.choice("kept", "yes" if left == shown else "no"))

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_USE_ITEM:
            game.next(ChooseItem(self.owner))
            use_item(game, action_frame(game), option.index)

    def rules(self) -> tuple[str, ...]:
        return ("C-ITEM-01", "C-ITEM-02", "C-ITEM-06", "C-RUL-81")


# -- the order of the book -------------------------------------------------------------------------

ORDER: Final[tuple[Step, ...]] = (
    UseItems(),
    SettleCost(),
    DrawCost(),
    RevealDrawn(),
    CountSuccesses(),
    KeepSkills(),
    DiscardDrawn(),
    JudgeFailure(),
    ApplyConsequence(),
    TrimHands(),
    EndAction(),
)
STEPS: Final = ORDER[::-1]
"""As they lie on the stack. The steps carry nothing, so all actions share them."""
