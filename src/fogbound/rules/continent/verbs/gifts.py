"""What only cards of the Continent give to an action: less difficulty, a star per seven, a lock ignored, company."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import AT_RESULT, BEFORE_REVEAL, DURING, happens
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Number, Value
from fogbound.rules.continent.gifts import TOWARDS_COMPANY
from fogbound.rules.verbs.gifts import IF, PRICE, number_gift

TOPIC = "draws"


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


number_gift(
    "difficulty",
    points.DIFFICULTY,
    ("difficulty {amount:signed}",),
    "Changes the stars an action of these types needs.",
    "climb: difficulty -1",
    "difficulty",
    "continent",
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


declare("difficulty", brings="ease")
declare("difficulty", "star-per-seven", "unlock", "towards-company", serves=True)
declare("difficulty", because="at the Citadel cards change the successes, not what is needed: `+1 success`")
declare("star-per-seven", brings="sevens")
declare("star-per-seven", because="there are no sevens on the Skills of the Citadel")
declare("unlock", because="there are no locks at the Citadel")
declare("towards-company", because="nobody says at the Citadel where they go before cards are drawn")
declare(
    "second-skill",
    because="no revealed card is kept at the Citadel unless a text says so: write `add 1 to hand`",
)
happens("difficulty", "unlock", "towards-company", moment=BEFORE_REVEAL)
happens("star-per-seven", moment=AT_RESULT)
happens("second-skill", moment=DURING)
