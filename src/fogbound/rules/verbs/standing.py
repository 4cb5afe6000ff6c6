"""What a card changes while it is in play: limits, who may be involved, the texts of other cards."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.standing_places import OF_PLAY
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

declare("hand-limit", "ignored", not_beside=OF_PLAY)
