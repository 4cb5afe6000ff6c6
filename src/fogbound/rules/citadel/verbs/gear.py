"""What only cards of the Citadel give to an action: cards that count, texts of selected cards, help (T-GEAR)."""

from fogbound.rules.citadel import places
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, only_in, term
from fogbound.rules.common.needs import ACTION, AT_RESULT, DISCARDED, REVEALED, happens, needs
from fogbound.rules.common.standing_places import PURSE
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value

TOPIC = "draws"

IF = "[if {when:condition}]"
PRICE = "[, price : {effect:effect}]"


def extra_cards(
    types: int = ANY_TYPE,
    amount: Value | None = None,
    effect: Effect | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return Ability(points.EXTRA_CARDS, types, amount, effect, when, None, None, must, False, 0)


term(
    "extra-cards",
    "ability",
    extra_cards,
    syntax=f"[must](must) {{types:types}} : {{amount:value}} extra card/cards {PRICE} {IF}",
    doc="More revealed cards count in an action with a chain.",
    example="fight: 1 extra card",
    icon="extra-cards",
    ruleset="citadel",
)


def selected(types: int, effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.SELECTED, types, None, effect, when, None, None, False, False, 0)


term(
    "selected",
    "ability",
    selected,
    syntax=f"selected in {{types:types}} : {{effect:effect}} {IF}",
    form=(("selected", "types=types"), ("do", "effect=effect"), ("if?", "when=condition")),
    doc="What must be done at the end of an action in which this card was selected; on Purse cards only.",
    example="selected in fight: discard 1 from the deck",
    icon="selected",
    ruleset="citadel",
)


def helping(types: int, effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.HELP, types, None, effect, when, None, None, False, False, 0)


term(
    "help",
    "ability",
    helping,
    syntax=f"{{types:types}} : help , may {{effect:effect}} {IF}",
    form=(("help", "types=types"), ("may", "effect=effect"), ("if?", "when=condition")),
    doc="What an involved player who is not active may do after the reveal: the owner of the card, or of a shared card, "
    "a trait or an action's modifiers any one of them.",
    example="any: help, may gain 1 life",
    icon="help",
    ruleset="citadel",
)


declare("extra-cards", brings="reach")
declare("help", brings="help")
declare("extra-cards", "help", serves=True)
declare("extra-cards", is_of_reflex=True)
only_in("selected", places=(PURSE,), reason="only Purse cards are selected for an action")
declare("extra-cards", because="all cards that are drawn count on the Continent, which knows no chain")
declare(
    "selected",
    because="on the Continent items are used and no cards selected",
)
declare(
    "help",
    because="everybody involved uses their own cards on the Continent: `after the reveal` is all they need",
)

declare("selected", topic="gear")
happens("extra-cards", "help", moment=AT_RESULT)
happens("selected", moment=DISCARDED)
needs("select", what=ACTION, slot="zone", word=places.SELECTED)
needs("select", what=REVEALED, slot="zone", word=places.REVEALED)
