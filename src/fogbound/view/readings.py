"""Texts of the Citadel as they stand in a game: formulas worked out, without the branches that cannot come true.

Only what lasts is looked at: how many play, in which mode, what is built; if one plays alone, who takes part is plain.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from fogbound.core import NONE, Game
from fogbound.packs.build import term_builder
from fogbound.packs.citadel import CitadelActionSource, CitadelCard, RowSource
from fogbound.packs.format import ActionSource
from fogbound.packs.redaction import NEVER
from fogbound.packs.sentences import Tree
from fogbound.packs.texts import is_tree, terms_in
from fogbound.packs.writer import number_actions
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, Row, book_of
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, LASTING, LEXICON, SETTLED, Term
from fogbound.rules.common.term_names import CHOOSE, IF, NUMBER, SEQUENCE
from fogbound.rules.common.terms import Condition, Value

__all__ = ["Standing", "happens_at_once", "offers", "only_leads_on", "standing", "without_choices"]

NOTHING: Final = [NUMBER, {"number": 0}]
"""What a sum need not name."""
LAID: Final = "laid"
"""The moment of an ability that works as soon as its card lies there."""
LEADING: Final = ("explore", "move")
"""What an action brings that the options name: into the fog, or to another Terrain."""
INVOLVEMENT: Final = "involvement"
"""What goes without saying for a player who is alone: how many take part."""
WHO_TAKES_PART: Final = ("involved", INVOLVEMENT)
"""What a text may speak of that is another thing in every action."""


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
        """Whether a number or a condition stays as it is for a while."""
        terms = _terms(tree)
        return all(term is not None and (term.lasts & LASTING or self._is_plain(term)) for term in terms)

    def _is_plain(self, term: Term) -> bool:
        """Whether a number goes without saying, as there is one player."""
        return self.is_alone and term.sort == "value" and term.speaks_of == INVOLVEMENT

    def _number(self, tree: Tree | None, value: Value) -> Tree | None:
        """A number as it is now; in words if it depends on who takes part."""
        varies = any(term is not None and term.speaks_of in WHO_TAKES_PART for term in _terms(tree))
        if tree is None or (varies and not self.is_alone):
            return self.text(tree)
        return [NUMBER, {"number": value.of(self.game, self.card, self.seat, NONE)}]

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
        if name == IF and (holds := self.holds(slots["when"])) is not None:
            return self.text(slots["then"] if holds else slots.get("otherwise"))
        term = LEXICON.get(name)  # None for what stands in place of something nobody has met
        if term is not None and (term.is_formula or self._is_plain(term)) and self._lasts(tree):
            value: Value = self.made(tree)
            return [NUMBER, {"number": value.of(self.game, self.card, self.seat, NONE)}]
        if name == SEQUENCE:
            left = [part for part in map(self.text, slots["effects"]) if part is not None]
            return [name, {**slots, "effects": left}] if len(left) > 1 else next(iter(left), None)
        told = {slot: self._slot(part) for slot, part in slots.items()}
        for slot in term.void if term is not None else ():
            if told[slot] == NOTHING:
                rest: Tree = told["second" if slot == "first" else "first"]
                return rest
        return [name, told]

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
        self, entries: list[dict[str, CitadelActionSource]], rules: tuple[Action, ...]
    ) -> list[dict[str, CitadelActionSource]]:
        printed = [pair for entry in entries for pair in entry.items()]
        return [
            {types: self.action(action, rule)}
            for (types, action), rule in zip(printed, rules, strict=True)
            if action.needs is None or (action.needs != NEVER and self.holds(action.needs) is not False)
        ]

    def action(self, action: CitadelActionSource, rule: Action) -> CitadelActionSource:
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
    """What works out the texts of a card for a seat."""
    return Standing(game, card, seat, term_builder(book_of(game)))


def offers(
    game: Game, card: int, seat: int, source: CitadelCard
) -> list[tuple[str, CitadelActionSource, int]]:
    """The actions of a card on the Board that say more than the options will, with their types and places among those."""
    printed = number_actions(source.actions)
    now = standing(game, card, seat)
    found = []
    for (types, action, ordinal), rule in zip(printed, book_of(game).cards[card].actions, strict=True):
        if action.needs == NEVER:
            continue
        is_settled = rule.needs is not None and _is_settled(action.needs)
        if is_settled and rule.needs is not None and not rule.needs.holds(game, NONE, seat, NONE):
            continue
        short = _shorten(replace(action, needs=None) if is_settled else action, rule, now)
        if short.rows or short.success or short.failure or short.modifiers or short.mandatory:
            found.append((types, short, ordinal))
    return found


def happens_at_once(tree: Tree) -> bool:
    """Whether an ability does what it does before everybody's eyes as soon as its card lies there."""
    term = LEXICON.get(tree[0])
    return term is not None and term.moment == LAID


def _shorten(printed: CitadelActionSource, rule: Action, now: Standing) -> CitadelActionSource:
    """An action without the outcomes that are seen when they come."""
    action = now.action(printed, rule)
    return replace(
        action,
        success=_without(action.success, AFTER_SUCCESS),
        failure=_without(action.failure, AFTER_FAILURE),
        rows=[
            replace(
                row,
                success=_without(row.success, AFTER_SUCCESS),
                failure=_without(row.failure, AFTER_FAILURE),
            )
            for row in action.rows
        ],
    )


def without_choices(effect: Tree | None) -> Tree | None:
    """An effect without what its player chooses from, which the options name right after; None for nothing."""
    if effect is None:
        return None
    parts = effect[1]["effects"] if effect[0] == SEQUENCE else [effect]
    left = [part for part in parts if part[0] != CHOOSE]
    return [SEQUENCE, {"effects": left}] if len(left) > 1 else next(iter(left), None)


def only_leads_on(action: ActionSource) -> bool:
    """Whether an action of the Continent does nothing else than lead somewhere, and can bring nothing else."""
    if action.success is None or action.failure is not None or action.modifiers or action.mandatory:
        return False
    term = LEXICON.get(action.success[0])
    return term is not None and term.brings in LEADING


def _without(effect: Tree | None, after: int) -> Tree | None:
    """The parts of an effect that are not seen when they come, after a success or a failure; None for nothing."""
    if effect is None:
        return None
    parts = effect[1]["effects"] if effect[0] == SEQUENCE else [effect]
    left = [part for part in parts if not _is_seen(part, after)]
    if len(left) == len(parts):
        return effect
    return [SEQUENCE, {"effects": left}] if len(left) > 1 else next(iter(left), None)


def _is_seen(tree: Tree, after: int) -> bool:
    """Whether a menu, a die or the next card tells all that a text does."""
    return all(term is not None and term.seen & after for term in _terms(tree))


def _is_settled(tree: Tree | None) -> bool:
    """Whether no step taken on the Board changes a condition."""
    return all(term is not None and term.lasts & SETTLED for term in _terms(tree))


def _terms(tree: object) -> list[Term | None]:
    """The terms that a text is made with; None for what is no term."""
    return [LEXICON.get(name) for name in terms_in(tree)]
