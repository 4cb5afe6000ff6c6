"""How cards answer what happens: in which case, how often, by whose choice. The happenings stand in their chapters."""

from fogbound.rules.common.terms import Ability

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
