"""Texts of the Citadel as they stand in a game: formulas worked out, without the branches that cannot come true.

Only what lasts is looked at: how many play, in which mode, what is built; if one plays alone, who takes part is plain.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from fogbound.core import NONE, Game
from fogbound.packs.build import term_builder
from fogbound.packs.citadel import ActionSource, CitadelCard, RowSource
from fogbound.packs.redaction import NEVER
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import is_tree, terms_in
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, Row, book_of
from fogbound.rules.common.terms import Condition, Value

__all__ = ["Standing", "offers", "standing"]

LASTING: Final = frozenset(
    {
        "at-least", "at-most", "both", "by-explorers", "either", "equal", "explorers", "is-built", "less", "not",
        "number", "player-count", "plus", "recovery-mode", "sometimes",
    }
)  # fmt: skip
"""What a number or a condition is made of that stays as it is for a while."""
FORMULAS: Final = frozenset({"by-explorers", "less", "plus", "sometimes", "player-count", "explorers"})
"""What numbers are made of that the reader need not reckon."""
SUMS: Final = ("plus", "less")
NOTHING: Final = ["number", {"number": 0}]
"""What a sum need not name."""
ALONE: Final = frozenset({"involved-count"})
"""And what goes without saying for a player who is alone."""
SEEN_THEN: Final = frozenset(
    {
        "add-to-hand", "banish", "choose", "close-action", "discard", "die-down", "for-each", "go-to-side", "here",
        "involved", "number", "pick-explorer", "read", "return", "scenario-ends", "sequence", "step", "step-across",
        "take", "this",
    }
)  # fmt: skip
"""What a success is made of that a menu, a die or the next card tells: nobody knows more from the card itself."""
PASSING: Final = SEEN_THEN - {"pick-explorer", "take", "read"}
"""The same of a failure; what it makes a player take is a warning."""
SETTLED: Final = frozenset(
    {
        "at-least", "at-most", "both", "either", "equal", "not", "noted", "number", "player-count", "scenario-is",
        "was-read",
    }
)  # fmt: skip
"""What a condition is made of that no step taken on the Board changes."""


class Standing(NamedTuple):
    """A game in which texts are worked out, the card on which they stand, and for whom."""

    game: Game
    card: int
    seat: int
    made: Callable[[Tree], Any]

    @property
    def is_alone(self) -> bool:
        return tabletop.seats_taken(self.game) == 1

    def _lasts(self, tree: object) -> bool:
        return terms_in(tree) <= (LASTING | ALONE if self.is_alone else LASTING)

    def _number(self, tree: Tree | None, value: Value) -> Tree | None:
        """A number as it is now; in words if it depends on who takes part."""
        varies = any(term.startswith("involved") for term in terms_in(tree))
        if tree is None or (varies and not self.is_alone):
            return self.text(tree)
        return ["number", {"number": value.of(self.game, self.card, self.seat, NONE)}]

    def holds(self, tree: Tree) -> bool | None:
        """Whether a condition holds; None if that may change."""
        if not self._lasts(tree):
            return None
        condition: Condition = self.made(tree)
        return condition.holds(self.game, self.card, self.seat, NONE)

    def text(self, tree: Tree | None) -> Tree | None:
        """A text with its numbers worked out, and the branches that are left; None if none is."""
        if tree is None:
            return None
        name, slots = tree
        if name == "if" and (holds := self.holds(slots["when"])) is not None:
            return self.text(slots["then"] if holds else slots.get("otherwise"))
        if (name in FORMULAS or (name in ALONE and self.is_alone)) and self._lasts(tree):
            value: Value = self.made(tree)
            return ["number", {"number": value.of(self.game, self.card, self.seat, NONE)}]
        if name == "sequence":
            left = [part for part in map(self.text, slots["effects"]) if part is not None]
            return [name, {**slots, "effects": left}] if len(left) > 1 else next(iter(left), None)
        told = {slot: self._slot(part) for slot, part in slots.items()}
        is_idle = name in SUMS and told["second"] == NOTHING
        return told["first"] if is_idle else [name, told]

    def _slot(self, part: Any) -> Any:
        """A part of a text; what would say nothing any more stays as it is, as the rest needs it."""
        if is_tree(part):
            return self.text(part) or part
        return [self._slot(one) for one in part] if isinstance(part, list) else part

    # -- entries -----------------------------------------------------------------------------------

    def entry(self, source: CitadelCard) -> CitadelCard:
        """What an entry shows, without the actions that cannot be taken in this game."""
        card = book_of(self.game).cards[self.card]
        return replace(
            source,
            text=self.text(source.text),
            back_text=self.text(source.back_text),
            effects=self._texts(source.effects),
            actions=self._possible(source.actions, card.actions),
            back_actions=self._possible(source.back_actions, card.back_actions),
            at_citadel=self.text(source.at_citadel),
        )

    def _texts(self, trees: list[Tree | None]) -> list[Tree | None]:
        """Those of several texts that say something in this game."""
        return [told for tree in trees if (told := self.text(tree)) is not None]

    def _possible(
        self, entries: list[dict[str, ActionSource]], rules: tuple[Action, ...]
    ) -> list[dict[str, ActionSource]]:
        printed = [pair for entry in entries for pair in entry.items()]
        return [
            {types: self.action(action, rule)}
            for (types, action), rule in zip(printed, rules, strict=True)
            if action.needs is None or (action.needs != NEVER and self.holds(action.needs) is not False)
        ]

    def action(self, action: ActionSource, rule: Action) -> ActionSource:
        """An action with its numbers and outcomes as they are now; the rule is what is played by."""
        is_met = action.needs is not None and self.holds(action.needs) is True
        first = rule.rows[0]
        return replace(
            action,
            needs=None if is_met else self.text(action.needs),
            cost=self.text(action.cost) if action.rows else self._number(action.cost, first.cost),
            difficulty=action.difficulty
            if action.rows
            else self._number(action.difficulty, first.difficulty),
            modifiers=self._texts(action.modifiers),
            success=self.text(action.success),
            failure=self.text(action.failure),
            rows=[
                self._row(row, ruled)
                for row, ruled in zip(action.rows, rule.rows if action.rows else (), strict=True)
            ],
        )

    def _row(self, row: RowSource, rule: Row) -> RowSource:
        return replace(
            row,
            cost=self._number(row.cost, rule.cost),
            difficulty=self._number(row.difficulty, rule.difficulty),
            success=self.text(row.success),
            failure=self.text(row.failure),
        )


def standing(game: Game, card: int, seat: int) -> Standing:
    """What works out the texts of a card for somebody."""
    return Standing(game, card, seat, term_builder(book_of(game)))


def offers(game: Game, card: int, seat: int, source: CitadelCard) -> list[tuple[str, ActionSource]]:
    """The actions of a card on the Board that say more than the options will, by their types."""
    printed = [pair for entry in source.actions for pair in entry.items()]
    now = standing(game, card, seat)
    found = []
    for (types, action), rule in zip(printed, book_of(game).cards[card].actions, strict=True):
        if action.needs == NEVER:
            continue
        is_settled = rule.needs is not None and terms_in(action.needs) <= SETTLED
        if is_settled and rule.needs is not None and not rule.needs.holds(game, NONE, seat, NONE):
            continue
        short = _shortened(replace(action, needs=None) if is_settled else action, rule, now)
        if short.rows or short.success or short.failure or short.modifiers or short.mandatory:
            found.append((types, short))
    return found


def _shortened(printed: ActionSource, rule: Action, now: Standing) -> ActionSource:
    """An action without the outcomes that are seen when they come."""
    action = now.action(printed, rule)
    return replace(
        action,
        success=_without(action.success, SEEN_THEN),
        failure=_without(action.failure, PASSING),
        rows=[
            replace(row, success=_without(row.success, SEEN_THEN), failure=_without(row.failure, PASSING))
            for row in action.rows
        ],
    )


def _without(effect: Tree | None, plain: frozenset[str]) -> Tree | None:
    """The parts of an effect that are made of more than these terms; None when nothing is left."""
    if effect is None:
        return None
    parts = effect[1]["effects"] if effect[0] == "sequence" else [effect]
    left = [part for part in parts if not terms_in(part) <= plain]
    if len(left) == len(parts):
        return effect
    return ["sequence", {"effects": left}] if len(left) > 1 else next(iter(left), None)
