"""How cards answer what happens: in which case, how often, by whose choice. The happenings stand in their chapters."""

from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect

IF = "[, if {when:condition}]"
NARROWED = (
    ("if?", "when=condition"),
    ("once per turn?", "once=flag"),
    ("once per scenario?", "scenario=flag"),
    ("optional?", "may=flag"),
)
"""The further parts of a reaction in its YAML form."""
SCENARIOS = {"scenario": ("citadel", "there are no scenarios on the Continent")}
"""What only the Citadel knows of them."""


def ways_to_answer(words: str, ruleset: str = "") -> tuple[str, ...]:
    """How an answer is written: in some case only, and how often at most."""
    case, deed = f"{words} {IF} [, once per turn](once)", ": [may](may) {effect:effect}"
    if ruleset == "citadel":
        return (f"{case} [, once per scenario](scenario) {deed}",)
    anywhere = f"{case} {deed}"
    return (anywhere, f"{case} , once per [scenario](scenario!) {deed}") if not ruleset else (anywhere,)


def limited(ability: Ability, scenario: bool) -> Ability:
    """An ability that answers once in a scenario, if it says so."""
    ability.once_per_scenario = scenario
    return ability


def reaction(name: str, point: int, words: str, doc: str, example: str, ruleset: str = "") -> None:
    """A happening that cards may answer; with `may` the owner decides, otherwise it must be done."""

    def make(
        effect: Effect,
        types: int = ANY_TYPE,
        when: Condition | None = None,
        may: bool = False,
        once: bool = False,
        scenario: bool = False,
    ) -> Ability:
        return limited(Ability(point, types, None, effect, when, None, None, not may, once, 0), scenario)

    key, _, types_follow = words.partition(" {")
    term(
        name,
        "ability",
        make,
        syntax=ways_to_answer(words, ruleset),
        form=(
            *(((key, "types=types"), ("do", "effect=effect")) if types_follow else ((key, "effect=effect"),)),
            *(part for part in NARROWED if ruleset != "continent" or part[1] != "scenario=flag"),
        ),
        doc=doc,
        example=example,
        ruleset=ruleset,
    )
    if not ruleset:
        declare(name, only=SCENARIOS)
