"""What a card changes while it is in play: limits, losses, permissions, the texts of other cards."""

from fogbound.rules.common import points
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect, Value, Who
from fogbound.rules.continent.force import AT_MOST

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


def _limit(name: str, point: int, words: str, en: str, fr: str, doc: str, example: str) -> None:
    def make(amount: Value, when: Condition | None = None, subject: Who | None = None) -> Ability:
        return rule(point, amount=amount, when=when, subject=subject)

    term(
        name,
        "ability",
        make,
        syntax=f"[{{subject:who}} :] {words} {{amount:signed}} {IF}",
        en=f"<subject:{{subject}}: >{en}<when: if {{when}}>",
        fr=f"<subject:{{subject}} : >{fr}<when: {{when.si}}>",
        doc=doc,
        example=example,
    )


_limit(
    "hand-limit",
    points.HAND_LIMIT,
    "hand limit",
    "hand limit {amount+}",
    "limite de main {amount+}",
    "Changes how many Skills and Bonuses may be held: by the card's owner, by everybody for a quest item.",
    "hand limit +1",
)
_limit(
    "item-limit",
    points.ITEM_LIMIT,
    "item limit",
    "item limit {amount+}",
    "limite d’objets {amount+}",
    "Changes how many items, and so dice, an explorer may have; never more than 8 dice at the table.",
    "item limit +1",
)
_limit(
    "stack-limit",
    points.STACK_LIMIT,
    "cards per item",
    "cards per item {amount+}",
    "cartes par objet {amount+}",
    "Changes how many cards one item may be made of; at least 1.",
    "cards per item -1",
)
_limit(
    "vital-loss-change",
    points.VITAL_LOSS,
    "vital loss",
    "{amount+} {amount#card|cards} to discard per loss of vital force{amount~}",
    "{amount+} {amount#carte|cartes} à défausser par perte d’énergie{amount~}",
    "Changes what a loss of vital force costs; additions come before subtractions.",
    "each other explorer here: vital loss -1",
)
_limit(
    "experience-change",
    points.EXPERIENCE,
    "experience from events",
    "{amount+} experience gained per Temporary event{amount~}",
    "{amount+} {amount#point|points} d’expérience par Événement temporaire{amount~}",
    "Changes how many experience cards a Temporary event gives.",
    "experience from events -1",
)


def most_extra(amount: Value, when: Condition | None = None) -> Ability:
    return rule(points.EXTRA_DRAWS, amount=amount, when=when, flag=AT_MOST)


term(
    "most-extra",
    "ability",
    most_extra,
    syntax=f"at most {{amount:value}} additional cards {IF}",
    en="at most {amount} additional {amount#card|cards} may be drawn per action<when: if {when}>",
    fr="au plus {amount} {amount#carte supplémentaire|cartes supplémentaires} par action<when: {when.si}>",
    doc="Limits the additional cards of an action.",
    example="at most 2 additional cards",
)


def no_joining(types: int = ANY_TYPE, when: Condition | None = None) -> Ability:
    return rule(points.JOINING, types, when=when)


term(
    "no-joining",
    "ability",
    no_joining,
    syntax=f"nobody may join [in {{types:types}}] {IF}",
    en="nobody may join <types:{types.an}><!types:an action> that you take<when: if {when}>",
    fr="personne ne peut se joindre à <types:{types.an}><!types:une action> que vous menez<when: {when.si}>",
    doc="Actions of the explorers it concerns (on an event: those standing there) are taken alone.",
    example="nobody may join",
)


def no_involvement(types: int, when: Condition | None = None) -> Ability:
    return rule(points.INVOLVEMENT, types, when=when)


term(
    "no-involvement",
    "ability",
    no_involvement,
    syntax=f"never involved in {{types:types}} {IF}",
    en="you cannot be involved in {types.an}<when: if {when}>",
    fr="vous ne pouvez pas participer à {types.an}<when: {when.si}>",
    doc="Its owner can neither take nor join actions of these types.",
    example="never involved in climb, swim",
)


def forced_in(types: int, effect: Effect) -> Ability:
    return rule(points.FORCED_IN, types, effect=effect)


term(
    "forced-in",
    "ability",
    forced_in,
    syntax="when forced into {types:types} : {effect:effect}",
    en="before {types.an} that is mandatory for you: {effect}",
    fr="avant {types.an} obligatoire pour vous : {effect}",
    doc="Before a mandatory action of these types that concerns the owner.",
    example="when forced into climb, swim: discard this",
)


def banner_off(cards: Cards, when: Condition | None = None) -> Ability:
    return rule(points.BANNER, cards=cards, when=when)


term(
    "banner-off",
    "ability",
    banner_off,
    syntax=f"the banner of {{cards:cards}} is off {IF}",
    en="the banner of {cards.the} does not count<when: if {when}>",
    fr="le drapeau {cards.the.de} ne compte pas<when: {when.si}>",
    doc="Switches off the banner of other cards.",
    example="the banner of a clue titled first-clue under the satchel is off",
)


def ignored(cards: Cards, when: Condition | None = None) -> Ability:
    return rule(points.IGNORED, cards=cards, when=when)


term(
    "ignored",
    "ability",
    ignored,
    syntax=f"the text of {{cards:cards}} is ignored {IF}",
    en="the text of {cards.the} is ignored<when: if {when}>",
    fr="le texte {cards.the.de} est ignoré<when: {when.si}>",
    doc="The effects of these cards are not in force; the cards still count in every other way.",
    example="the text of a state titled sprained in your hand is ignored",
)


def counts_as_state(cards: Cards) -> Ability:
    return rule(points.COUNTS_AS_STATE, cards=cards)


term(
    "counts-as-state",
    "ability",
    counts_as_state,
    syntax="{cards:cards} counts/count for vital loss",
    en="{cards.each} counts as a State for the loss of vital force",
    fr="{cards.each} compte comme un État pour la perte d’énergie",
    doc="These cards in a hand count for the loss of vital force.",
    example="a curse titled first-clue in any hand counts for vital loss",
)
