"""The order of things: the first case that holds, for each of some cards, several times, later."""

from fogbound.core.game import Game
from fogbound.core.naming import with_card
from fogbound.rules.common import agenda
from fogbound.rules.common.book import Do
from fogbound.rules.common.frames import attempt
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.needs import NAMED_CARD, OUTSIDE_ACTIONS, happens, names
from fogbound.rules.common.terms import Cards, Effect, Value
from fogbound.rules.verbs.combine import If

TOPIC = "logic"


class First(Effect):
    """Of an ordered list of cases only the first that holds."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        case = self.case(game, this, you, it)
        if case is not None:
            game.next(Do(case.eid, this, you, it))

    def case(self, game: Game, this: int, you: int, it: int) -> Effect | None:
        """The first case that holds."""
        for effect in self.effects:
            if not isinstance(effect, If):
                return effect
            if effect.when.holds(game, this, you, it):
                return effect.then
        return None

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        case = self.case(game, this, you, it)
        return case is None or case.possible(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        case = self.case(game, this, you, it)
        return case is not None and case.can_be_chosen(game, this, you, it)


term(
    "first",
    "effect",
    First,
    form=(("first", "effects=effects"),),
    frame=True,
    doc="Goes down a list of cases, each an `if` with its `then`, and does the first that holds, only that "
    "one. An entry without a condition always holds and so comes last.",
    example="first: [{if: you are active, then: nothing}, take 105]",
)


class ForEachCard(Effect):
    """Something is done once for each of some cards, which is `it` in turn."""

    def __init__(self, cards: Cards, effect: Effect) -> None:
        self.cards = cards
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for card in reversed(self.cards.cards(game, this, you, it)):
            game.next(Do(self.effect.eid, this, you, with_card(it, card)))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return all(
            self.effect.possible(game, this, you, with_card(it, card))
            for card in self.cards.cards(game, this, you, it)
        )

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.possible(game, this, you, it) and any(
            self.effect.can_be_chosen(game, this, you, with_card(it, card))
            for card in self.cards.cards(game, this, you, it)
        )


term(
    "for-each-of-cards",
    "effect",
    ForEachCard,
    syntax="for each {cards:cards} : {effect:effect}",
    form=(("for each", "cards=cards"), ("do", "effect=effect")),
    frame=True,
    doc="Does something once for each of some cards, one after the other; in it, `it` is the card.",
    example="for each skill with beast in your hand: discard it",
)


class Times(Effect):
    """Something is done several times."""

    def __init__(self, number: Value, effect: Effect) -> None:
        self.number = number
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        for _ in range(self.number.count(game, this, you, it)):
            game.next(Do(self.effect.eid, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.number.count(game, this, you, it) == 0 or self.effect.possible(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.number.of(game, this, you, it) > 0 and self.effect.can_be_chosen(game, this, you, it)


term(
    "times",
    "effect",
    Times,
    syntax="{number:value} times : {effect:effect}",
    form=(("times", "number=value"), ("do", "effect=effect")),
    frame=True,
    doc="Does something several times, one complete effect after the other.",
    example="2 times: take 105",
)


class AfterAction(Effect):
    """Something that waits until the action is over and comes before mandatory actions; at once without "
    "one."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if attempt(game) is None:
            game.next(Do(self.effect.eid, this, you, it))
        else:
            agenda.deferred(game, self.effect.eid, this, you, it)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.effect.possible(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.effect.can_be_chosen(game, this, you, it)


term(
    "after-action",
    "effect",
    AfterAction,
    syntax="after the action : {effect:effect}",
    form=(("after the action", "effect=effect"),),
    frame=True,
    doc="Waits until the action in progress is completely over, and then comes before any mandatory action.",
    example="after the action: take 105",
)


class Nothing(Effect):
    """Nothing happens."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        return


term(
    "nothing",
    "effect",
    Nothing,
    syntax="nothing",
    frame=True,
    doc="Nothing happens; for a case or a result that has to be named.",
    example="nothing",
)

happens("after-action", moment=OUTSIDE_ACTIONS)
names("for-each-of-cards", what=NAMED_CARD)
