"""What a card gives to an action: fewer cards, successes, texts at its steps, a limit to additional cards."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import AT_RESULT, BEFORE_REVEAL, CONSEQUENCE, DURING, happens
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value
from fogbound.rules.verbs.standing import rule

TOPIC = "draws"

IF = "[if {when:condition}]"
PRICE = "[, price : {effect:effect}]"


def number_gift(
    name: str, point: int, words: tuple[str, ...], doc: str, example: str, icon: str, ruleset: str = ""
) -> None:
    """A gift that changes a number: of actions of some types, or of the very action beside which it stands."""

    def make(
        types: int = ANY_TYPE,
        amount: Value | None = None,
        effect: Effect | None = None,
        when: Condition | None = None,
        must: bool = False,
        typed: bool = False,
    ) -> Ability:
        return Ability(point, types, amount, effect, when, None, None, must or not typed, False, 0)

    term(
        name,
        "ability",
        make,
        syntax=tuple(
            [
                way
                for word in words
                for way in (f"[must](must) {{types:types}} [:](typed) {word} {PRICE} {IF}", f"{word} {IF}")
            ]
        ),
        doc=doc,
        example=example,
        icon=icon,
        ruleset=ruleset,
    )


number_gift(
    "cost",
    points.COST,
    ("cost {amount:signed}",),
    "Changes how many cards an action of these types costs: more must be drawn, fewer may be. Without types it speaks "
    "of the action beside which it stands. On the Continent it is applied by choice, unless `must` stands before it, it "
    "is a State's, or it has no types. At the Citadel what makes an action dearer always counts, and a card with `must` "
    "must be selected; a price of what must be applied is paid without a question, and what cannot be paid for does not "
    "count.",
    "climb, swim: cost -2",
    "minus",
)
number_gift(
    "stars",
    points.STARS,
    ("{amount:signed} success/successes", "{amount:signed} star/stars", "{amount:value} star/stars"),
    "Adds successes to an action of these types, which the Continent's cards show as stars, or takes some away. Without "
    "types it speaks of the action beside which it stands.",
    "climb, swim: +1 success",
    "star",
)


def moment(name: str, point: int, words: str, doc: str, example: str) -> None:
    """Something that may be done at a moment of the action; with `must` it has to be done."""

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
        doc=f"{doc} With `must` before the types it has to be done. On the Continent it speaks to who has the card, at "
        "the Citadel to the active player; a text that all share speaks to the active one.",
        example=example,
    )


moment(
    "before-draw",
    points.BEFORE_DRAW,
    "before the draw",
    "What may be done once in an action, when its cost is known and before any card is drawn (at the Citadel, before "
    "reductions are chosen).",
    "think, observe: before the draw, may look at the top 3",
)
moment(
    "before-reveal",
    points.BEFORE_REVEAL,
    "before the reveal",
    "What may be done once in an action, between the last draw and the reveal.",
    "any: before the reveal, may look at the top 1",
)
moment(
    "after-reveal",
    points.AFTER_REVEAL,
    "after the reveal",
    "What may be done once in an action, when the cards are revealed and nobody was defeated; on a Reflex, when it is "
    "revealed.",
    "any except fight: after the reveal, may redraw up to 2",
)
moment(
    "on-success",
    points.ON_SUCCESS,
    "on success",
    "What may be done once in an action that has succeeded, beside the consequences of the success: before them on the "
    "Continent, after them at the Citadel.",
    "dig: on success, may take 105",
)


def most_extra(amount: Value, when: Condition | None = None) -> Ability:
    return rule(points.EXTRA_DRAWS, amount=amount, when=when)


term(
    "most-extra",
    "ability",
    most_extra,
    syntax=f"at most {{amount:value}} additional cards {IF}",
    doc="Limits the additional cards of an action: those drawn beyond its cost.",
    example="at most 2 additional cards",
)


def one_of(abilities: tuple[Ability, ...]) -> Ability:
    raise AssertionError("effects joined by `or` are taken apart when a book is made")


term(
    "one-of",
    "ability",
    one_of,
    form=(("one-of", "abilities=abilities"),),
    doc="Effects of one card of which only one may be used in an action. A YAML list of effects means the same.",
    example='one-of: ["climb: +1 success", "climb: cost -1"]',
)

declare("cost", brings="saving")
declare("stars", brings="stars")
declare("cost", "stars", "before-draw", "before-reveal", "after-reveal", "on-success", serves=True)
declare("stars", "after-reveal", "on-success", "one-of", is_of_reflex=True)
happens("cost", "before-draw", "before-reveal", moment=BEFORE_REVEAL)
happens("stars", "after-reveal", moment=AT_RESULT)
happens("most-extra", moment=DURING)
for _ruleset, _moment in CONSEQUENCE.items():
    happens("on-success", moment=_moment, ruleset=_ruleset)
