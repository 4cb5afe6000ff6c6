"""What a card gives to an action: fewer cards, stars, a star per seven, and texts at the steps of the "
"action."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Number, Value
from fogbound.rules.continent.gifts import TOWARDS_COMPANY

TOPIC = "draws"

IF = "[if {when:condition}]"
PRICE = "[, price : {effect:effect}]"


def gift(
    point: int,
    types: int,
    amount: Value | None,
    effect: Effect | None,
    when: Condition | None,
    must: bool,
    flag: int = 0,
) -> Ability:
    return Ability(point, types, amount, effect, when, None, None, must, False, flag)


def _number_gift(name: str, point: int, word: str, doc: str, example: str, icon: str) -> None:
    """A gift that changes a number, in the three ways it can be written."""

    def make(
        types: int = ANY_TYPE,
        amount: Value | None = None,
        effect: Effect | None = None,
        when: Condition | None = None,
        must: bool = False,
        typed: bool = False,
    ) -> Ability:
        return gift(point, types, amount, effect, when, must or not typed)

    term(
        name,
        "ability",
        make,
        syntax=(
            f"[must](must) {{types:types}} [:](typed) {word} {PRICE} {IF}",
            f"{word} {IF}",
        ),
        doc=doc,
        example=example,
        icon=icon,
        ruleset="continent",
    )


_number_gift(
    "cost",
    points.COST,
    "cost {amount:signed}",
    "Changes how many cards an action of these types costs. Applied by choice, unless `must` stands before "
    "it, it is "
    "a State's, or it is written without types among an action's own modifiers.",
    "climb, descend: cost -2",
    "minus",
)
_number_gift(
    "difficulty",
    points.DIFFICULTY,
    "difficulty {amount:signed}",
    "Changes the stars an action of these types needs.",
    "climb: difficulty -1",
    "difficulty",
)
_number_gift(
    "stars",
    points.STARS,
    "{amount:value} star/stars",
    "Adds successes to an action of these types.",
    "climb, descend: 1 star",
    "star",
)


def star_per_seven(
    types: int = ANY_TYPE,
    effect: Effect | None = None,
    when: Condition | None = None,
    must: bool = False,
) -> Ability:
    return gift(points.PER_SEVEN, types, Number(1), effect, when, must)


term(
    "star-per-seven",
    "ability",
    star_per_seven,
    syntax=f"[must](must) {{types:types}} : star per seven {PRICE} {IF}",
    doc="One success for every seven revealed.",
    example="swim: star per seven",
    icon="star-per-seven",
    ruleset="continent",
)


def unlock(types: int, when: Condition | None = None) -> Ability:
    return gift(points.UNLOCK, types, None, None, when, False)


term(
    "unlock",
    "ability",
    unlock,
    syntax=f"{{types:types}} : ignore the lock {IF}",
    doc="A lock on the action is ignored: the trade and additional cards are allowed.",
    example="climb: ignore the lock if this item also has rope",
    icon="unlock",
    ruleset="continent",
)


def towards_company(types: int, amount: Value) -> Ability:
    return gift(points.COST, types, amount, None, None, False, TOWARDS_COMPANY)


term(
    "towards-company",
    "ability",
    towards_company,
    syntax="{types:types} : cost {amount:signed} towards company",
    doc="A discount on moving to a Terrain with an explorer who does not move along, or with a fire. The "
    "destination is "
    "declared in the Cost step and is binding (C-RUL-14).",
    example="move: cost -1 towards company",
    icon="minus",
    ruleset="continent",
)


def skip_failure(when: Condition | None = None) -> Ability:
    return gift(points.SKIP_FAILURE, ANY_TYPE, Number(1), None, when, True)


term(
    "skip-failure",
    "ability",
    skip_failure,
    syntax=f"skip the failure {IF}",
    doc="Among an action's own modifiers: a failure has no consequence of its own.",
    example="skip the failure if blade was used",
    ruleset="continent",
)


def second_skill(types: int, when: Condition | None = None) -> Ability:
    return gift(points.SKILLS_KEPT, types, Number(1), None, when, True)


term(
    "second-skill",
    "ability",
    second_skill,
    syntax=f"{{types:types}} : keep a second skill {IF}",
    doc="The active explorer may keep a second revealed Skill; it goes to another involved explorer than "
    "the first.",
    example="any: keep a second skill",
    ruleset="continent",
)


def _timed(name: str, point: int, words: str, doc: str, example: str) -> None:
    """A text that is performed at a step of the action, if its owner wants."""

    def make(types: int, effect: Effect, when: Condition | None = None) -> Ability:
        return gift(point, types, None, effect, when, False)

    term(
        name,
        "ability",
        make,
        syntax=f"{{types:types}} : {words} , may {{effect:effect}} {IF}",
        form=((words, "types=types"), ("may", "effect=effect"), ("if?", "when=condition")),
        doc=doc,
        example=example,
        ruleset="continent",
    )


_timed(
    "before-draw",
    points.BEFORE_DRAW,
    "before the draw",
    "A text that may be performed between the cost and the draw.",
    "sail, move: before the draw, may discard this, then look at the top 3",
)
_timed(
    "before-reveal",
    points.BEFORE_REVEAL,
    "before the reveal",
    "A text that may be performed between the last draw and the reveal.",
    "any: before the reveal, may banish this, then draw 3 safe cards",
)
_timed(
    "after-reveal",
    points.AFTER_REVEAL,
    "after the reveal",
    "A text that may be performed when the cards are revealed and nobody was defeated.",
    "any except fight: after the reveal, may redraw up to 2",
)
_timed(
    "on-success",
    points.ON_SUCCESS,
    "on success",
    "A text that may be added to the consequence of a success.",
    "rest: on success, may restore 1 random",
)

declare("cost", brings="saving")
declare("difficulty", brings="ease")
declare("stars", brings="stars")
declare("star-per-seven", brings="sevens")
