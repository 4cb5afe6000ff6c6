"""What a card changes while it is in play: limits, who may be involved, the texts of other cards."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import not_in, term
from fogbound.rules.common.needs import OUTSIDE_ACTIONS, happens
from fogbound.rules.common.standing_places import BESIDE, MODIFIERS, OF_PLAY, PASSING
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value, Who

TOPIC = "limits"

IF = "[if {when:condition}]"


def rule(
    point: int,
    types: int = ANY_TYPE,
    amount: Value | None = None,
    effect: Effect | None = None,
    when: Condition | None = None,
    subject: Who | None = None,
    cards: Cards | None = None,
    flag: int = 0,
) -> Ability:
    return Ability(point, types, amount, effect, when, subject, cards, True, False, flag)


def limit(name: str, point: int, words: str, doc: str, example: str, ruleset: str = "") -> None:
    """Enter a number of the rules that cards change."""

    def make(amount: Value, when: Condition | None = None, subject: Who | None = None) -> Ability:
        return rule(point, amount=amount, when=when, subject=subject)

    term(
        name,
        "ability",
        make,
        syntax=f"[{{subject:who}} :] {words} {{amount:signed}} {IF}",
        doc=doc,
        example=example,
        ruleset=ruleset,
    )


limit(
    "hand-limit",
    points.HAND_LIMIT,
    "hand limit",
    "Changes how many limited cards may be held: by the card's owner, by everybody for a quest item.",
    "hand limit +1",
)


def no_involvement(types: int, when: Condition | None = None) -> Ability:
    return rule(points.INVOLVEMENT, types, when=when)


term(
    "no-involvement",
    "ability",
    no_involvement,
    syntax=f"never involved in {{types:types}} {IF}",
    doc="Its owner can neither take nor join actions of these types.",
    example="never involved in climb, swim",
)


def no_joining(types: int = ANY_TYPE, when: Condition | None = None) -> Ability:
    return rule(points.JOINING, types, when=when)


term(
    "no-joining",
    "ability",
    no_joining,
    syntax=f"nobody may join [in {{types:types}}] {IF}",
    doc="Actions of the explorers it concerns (on an event: those standing there) are taken alone.",
    example="nobody may join",
)


def forced_in(types: int, effect: Effect) -> Ability:
    return rule(points.FORCED_IN, types, effect=effect)


term(
    "forced-in",
    "ability",
    forced_in,
    syntax="when forced into {types:types} : {effect:effect}",
    doc="Before a mandatory action of these types that concerns the owner.",
    example="when forced into climb, swim: discard this",
)


def ignored(cards: Cards, when: Condition | None = None) -> Ability:
    return rule(points.IGNORED, cards=cards, when=when)


term(
    "ignored",
    "ability",
    ignored,
    syntax=f"the text of {{cards:cards}} is ignored {IF}",
    doc="The effects of these cards are not in force; the cards still count in every other way.",
    example="the text of a card titled sprained in your hand is ignored",
)

not_in("hand-limit", "ignored", places=(MODIFIERS,), reason=OF_PLAY, ruleset="continent")
not_in("forced-in", places=BESIDE, reason="it comes before the action, which has not begun yet")
not_in("no-joining", places=PASSING, reason="nobody joins a mandatory action of their own accord")
happens("forced-in", moment=OUTSIDE_ACTIONS)
