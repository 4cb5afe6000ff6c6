"""What a card does when something happens on the Continent, or instead of it: States, camps, Curses, items that break."""

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, not_in, only_in, term
from fogbound.rules.common.needs import DISCARDED, NAMED_CARD, OUTSIDE_ACTIONS, happens, names, needs
from fogbound.rules.common.standing_places import ITEMS, MODIFIERS, OUTSIDE, PERMANENT_EVENT, TEMPORARY_EVENT
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect
from fogbound.rules.verbs.conditions import Both
from fogbound.rules.verbs.happenings import ItIsTitled, own_happening
from fogbound.rules.verbs.reacting import IF, reaction

TOPIC = "happenings"


class ItHasVitalLoss(Condition):
    """The State just named costs vital force."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and book_of(game).cards[card].vital_loss


term(
    "it-has-vital-loss",
    "condition",
    ItHasVitalLoss,
    syntax="it has vital loss",
    doc="The State just named costs vital force.",
    example="it has vital loss",
    ruleset="continent",
)
reaction(
    "state-gained",
    points.STATE_GAINED,
    "when you have taken a state",
    "After its owner has taken a State, the loss included; `it` is that State.",
    "when you have taken a state, if it has vital loss: banish this",
    ruleset="continent",
)
reaction(
    "camp-cleared",
    points.CAMP_CLEARED,
    "at camp",
    "When the group camps: the Board has been cleared and the game has not resumed yet.",
    "at camp, if a fire is here: return this",
    ruleset="continent",
)
reaction(
    "camp-resumed",
    points.CAMP_RESUMED,
    "after camp",
    "When the group has camped and everything is laid out again.",
    "after camp: lose 3 cards",
    ruleset="continent",
)
own_happening(
    "breaking",
    points.BREAKING,
    "when this breaks",
    "When the die of the item reaches 0, by use or wear: this happens instead of this card's discard, and "
    "says where "
    "the card goes.",
    "when this breaks: banish this, then take 105",
    ruleset="continent",
)


def prevent_state(
    effect: Effect, title: int = NONE, when: Condition | None = None, may: bool = False, once: bool = False
) -> Ability:
    condition = when
    if title != NONE:
        condition = ItIsTitled(title) if when is None else Both(ItIsTitled(title), when)
    return Ability(points.STATE_GAIN, ANY_TYPE, None, effect, condition, None, None, not may, once, 0)


term(
    "prevent-state",
    "ability",
    prevent_state,
    syntax=f"instead of taking a state [titled {{title:title}}] {IF} [, once per turn](once) : "
    "[may](may) {effect:effect}",
    doc="Prevents a State: neither the loss nor the card is taken, the State goes home.",
    example="instead of taking a state titled sprained: may lose 1 card",
    icon="prevent",
    ruleset="continent",
)


def instead_of_defeat(effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.DEFEAT, ANY_TYPE, None, effect, when, None, None, True, False, 0)


term(
    "instead-of-defeat",
    "ability",
    instead_of_defeat,
    syntax=f"instead of defeat by a curse {IF} : {{effect:effect}}",
    doc="A Curse drawn or revealed from the Discard Pile does not end the game; all Curses of that reveal "
    "are one time.",
    example="instead of defeat by a curse: banish this",
    ruleset="continent",
)


def instead_of_discarding_curse(cards: Cards, effect: Effect) -> Ability:
    return Ability(points.DRAWN_CURSE, ANY_TYPE, None, effect, None, None, cards, True, False, 0)


term(
    "drawn-curse",
    "ability",
    instead_of_discarding_curse,
    syntax="instead of discarding {cards:cards} : {effect:effect}",
    doc="Where revealed Curses from the Action Deck go instead of the Discard Pile; `it` is the Curse.",
    example="instead of discarding a curse titled first-clue drawn: put it into your hand",
    ruleset="continent",
)

declare("camp-cleared", "camp-resumed", moment="camp")
only_in("breaking", places=ITEMS, reason="only items break")
not_in("camp-cleared", "camp-resumed", places=(MODIFIERS,), reason=OUTSIDE)
not_in(
    "camp-cleared",
    "camp-resumed",
    places=(PERMANENT_EVENT, TEMPORARY_EVENT),
    reason="events are cleared away before the group camps",
)
declare("it-has-vital-loss", "state-gained", "prevent-state", because="there are no States at the Citadel")
declare(
    "camp-cleared",
    "camp-resumed",
    because="there are no camps at the Citadel: write `when the game is saved` or `after resuming`",
)
declare("breaking", because="Purse cards have no durability at the Citadel")
declare("instead-of-defeat", "drawn-curse", because="there are no Curses at the Citadel")
happens("camp-cleared", "camp-resumed", moment=OUTSIDE_ACTIONS)
happens("drawn-curse", moment=DISCARDED)
names("state-gained", "prevent-state", what=NAMED_CARD, slots=("effect", "when"))
names("drawn-curse", what=NAMED_CARD, slots=("cards", "effect"))
needs("it-has-vital-loss", what=NAMED_CARD)
