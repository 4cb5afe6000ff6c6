"""What a card gives to an action: fewer or more cards, successes, cards that count, texts of selected cards (T-GEAR)."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.standing_places import PURSE
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value
from fogbound.rules.verbs.happenings import reaction

TOPIC = "draws"

IF = "[if {when:condition}]"
PRICE = "[, price : {effect:effect}]"


def changed_cost(
    types: int = ANY_TYPE,
    amount: Value | None = None,
    effect: Effect | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return Ability(points.COST, types, amount, effect, when, None, None, must, False, 0)


term(
    "citadel-cost",
    "ability",
    changed_cost,
    syntax=f"[must](must) {{types:types}} : cost {{amount:signed}} {PRICE} {IF}",
    doc="Changes how many cards an action of these types costs: more must be drawn, fewer may be. With `must` before "
    "it the card must be selected. A price of what must be applied is paid without a question; what cannot be paid for "
    "does not count.",
    example="must climb, swim: cost +1",
    icon="cost",
    ruleset="citadel",
)


def successes(
    types: int = ANY_TYPE,
    amount: Value | None = None,
    effect: Effect | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return Ability(points.STARS, types, amount, effect, when, None, None, must, False, 0)


term(
    "citadel-successes",
    "ability",
    successes,
    syntax=f"[must](must) {{types:types}} : {{amount:signed}} success/successes {PRICE} {IF}",
    doc="Adds successes to an action of these types.",
    example="climb: +2 successes, price: discard this",
    icon="success",
    ruleset="citadel",
)


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


def _moment(name: str, point: int, words: str, doc: str, example: str) -> None:
    """Something the active player may do at a moment of the action; with `must` it has to be done."""

    def make(types: int, effect: Effect, when: Condition | None = None, must: bool = False) -> Ability:
        return Ability(point, types, None, effect, when, None, None, must, False, 0)

    term(
        name,
        "ability",
        make,
        syntax=(
            f"{{types:types}} : {words} , may {{effect:effect}} {IF}",
            f"[must](must) {{types:types}} : {words} , {{effect:effect}} {IF}",
        ),
        form=(
            (words, "types=types"),
            ("do", "effect=effect"),
            ("if?", "when=condition"),
            ("must?", "must=flag"),
        ),
        doc=doc,
        example=example,
        ruleset="citadel",
    )


_moment(
    "before-drawing",
    points.BEFORE_DRAW,
    "before drawing",
    "What the active player may do before the cards are drawn, once per action. With `must` before the types it has to "
    "be done.",
    "think: before drawing, may regain 1",
)
_moment(
    "after-revealing",
    points.AFTER_REVEAL,
    "after the reveal",
    "What the active player may do in the Result step; on a Reflex, when it is revealed. With `must` before the types "
    "it has to be done.",
    "must fight: after the reveal, suffer 1 damage",
)
_moment(
    "in-success",
    points.ON_SUCCESS,
    "on success",
    "What the active player may do after the consequences of a success, once per action. With `must` before the types "
    "it has to be done.",
    "dig: on success, may take 105",
)
reaction(
    "failed",
    points.ACTION_FAILED,
    "after a failed {types:types}",
    "After the consequences of a failed action of these types.",
    "after a failed fight: lose 1 life",
    ruleset="citadel",
)


def one_of(abilities: tuple[Ability, ...]) -> Ability:
    raise AssertionError("effects joined by `or` are taken apart when a book is made")


term(
    "one-of",
    "ability",
    one_of,
    form=(("one-of", "abilities=abilities"),),
    doc="Effects of one card of which only one may be used in an action. A YAML list of effects means the same.",
    example='one-of: ["fight: 1 extra card", "fight: 1 fist for +1 success, max 3"]',
    ruleset="citadel",
)

declare("citadel-cost", brings="saving")
declare("citadel-successes", brings="stars")
declare("extra-cards", brings="reach")
declare("help", brings="help")
declare(
    "citadel-cost",
    "citadel-successes",
    "extra-cards",
    "before-drawing",
    "after-revealing",
    "in-success",
    "help",
    serves=True,
)
declare("citadel-successes", "extra-cards", "after-revealing", "in-success", "one-of", is_of_reflex=True)
declare("selected", places=(PURSE,), reason="only Purse cards are selected for an action")
declare("selected", topic="gear")
