"""What a card does when something happens, or instead of it: reactions and replacements."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import ANY_TYPE, Ability, Cards, Condition, Effect
from fogbound.rules.verbs.conditions import Both

IF = "[, if {when:condition}]"
NARROWED = (("if?", "when=condition"), ("once per turn?", "once=flag"), ("optional?", "may=flag"))
"""The further parts of a reaction in its YAML form."""


class ItIsTitled(Condition):
    """The card just named has this title."""

    def __init__(self, title: int) -> None:
        self.title = title

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return it != NONE and book_of(game).cards[it].title == self.title


class ItHasVitalLoss(Condition):
    """The State just named costs vital force."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return it != NONE and book_of(game).cards[it].vital_loss


term(
    "it-is-titled",
    "condition",
    ItIsTitled,
    syntax="it is titled {title:title}",
    en="it is <negated:not >“{title}”",
    fr="il <negated:ne >s’agit <negated:pas >de « {title} »",
    doc="The card just named has this title.",
    example="it is titled sprained",
)
term(
    "it-has-vital-loss",
    "condition",
    ItHasVitalLoss,
    syntax="it has vital loss",
    en="it <!negated:costs><negated:does not cost> vital force",
    fr="il <!negated:fait perdre de l’énergie><negated:ne fait pas perdre d’énergie>",
    doc="The State just named costs vital force.",
    example="it has vital loss",
)


def _reaction(
    name: str, point: int, words: str, en: str, fr: str, doc: str, example: str, typed: bool = False
) -> None:
    """A happening that cards may answer; with `may` the owner decides, otherwise it must be done."""

    def make(
        effect: Effect,
        types: int = ANY_TYPE,
        when: Condition | None = None,
        may: bool = False,
        once: bool = False,
    ) -> Ability:
        return Ability(point, types, None, effect, when, None, None, not may, once, 0)

    key, _, types_follow = words.partition(" {")
    term(
        name,
        "ability",
        make,
        syntax=f"{words} {IF} [, once per turn](once) : [may](may) {{effect:effect}}",
        form=(
            *(((key, "types=types"), ("do", "effect=effect")) if types_follow else ((key, "effect=effect"),)),
            *NARROWED,
        ),
        en=f"{en}<when:, if {{when}}><once:, once per turn>: <may:you may {{effect.inf}}><!may:{{effect}}>",
        fr=f"{fr}<when:, {{when.si}}><once:, une fois par tour> : <may:vous pouvez {{effect.inf.il}}>"
        "<!may:{effect.il}>",
        doc=doc,
        example=example,
    )


_reaction(
    "action-ended",
    points.ACTION_ENDED,
    "at the end of {types:types}",
    "at the end of {types.an}",
    "à la fin {types.an.de}",
    "After the Hand limit step of every action of these types, anybody's; the condition narrows it down.",
    "at the end of forage, if you are involved and the action succeeded: may add 1 counter",
)
_reaction(
    "action-failed",
    points.ACTION_FAILED,
    "after a failed {types:types}",
    "right after the Discard step of {types.an} that has failed",
    "juste après l’étape de Défausse {types.an.de} qui a échoué",
    "Right after the Discard step of an action that failed, anybody's.",
    "after a failed any, if not you are involved, once per turn: may lose 1 card",
)
_reaction(
    "state-gained",
    points.STATE_GAINED,
    "when you have taken a state",
    "when you have taken a State",
    "quand vous venez de prendre un État",
    "After its owner has taken a State, the loss included; `it` is that State.",
    "when you have taken a state, if it has vital loss: banish this",
)
_reaction(
    "arrived",
    points.ARRIVED,
    "when you arrive",
    "when you arrive on a Terrain",
    "quand vous arrivez sur un Terrain",
    "When its owner's figure changes Terrain; `that terrain` is where they arrive.",
    "when you arrive, if that terrain is hut: may add 1 counter",
)
_reaction(
    "camp-cleared",
    points.CAMP_CLEARED,
    "at camp",
    "at camp",
    "au bivouac",
    "When the group camps: the Board has been cleared and the game has not resumed yet.",
    "at camp, if a fire is here: return this",
)
_reaction(
    "camp-resumed",
    points.CAMP_RESUMED,
    "after camp",
    "after camp",
    "après le bivouac",
    "When the group has camped and everything is laid out again.",
    "after camp: lose 3 cards",
)


def _own(name: str, point: int, words: str, en: str, fr: str, doc: str, example: str) -> None:
    """Something that happens to this very card."""

    def make(effect: Effect) -> Ability:
        return Ability(point, ANY_TYPE, None, effect, None, None, None, True, False, 0)

    term(
        name,
        "ability",
        make,
        syntax=f"{words} : {{effect:effect}}",
        form=((words, "effect=effect"),),
        en=f"{en}: {{effect}}",
        fr=f"{fr} : {{effect}}",
        doc=doc,
        example=example,
    )


_own(
    "entered",
    points.ENTERED,
    "when this enters play",
    "when this card comes into play",
    "quand cette carte entre en jeu",
    "When this card has come into play.",
    "when this enters play: take 105",
)
_own(
    "left",
    points.LEFT,
    "when this leaves play",
    "when this card leaves play",
    "quand cette carte quitte le jeu",
    "When this card leaves play for any reason; `you` is the explorer who had it.",
    "when this leaves play: take 105",
)
_own(
    "breaking",
    points.BREAKING,
    "when this breaks",
    "when this item breaks, instead of discarding this card",
    "quand cet objet se brise, au lieu de défausser cette carte",
    "When the die of the item reaches 0, by use or wear: this happens instead of this card's discard, and "
    "says where "
    "the card goes.",
    "when this breaks: banish this, then take 105",
)


def prevent_state(
    effect: Effect, title: int = NONE, when: Condition | None = None, may: bool = False, once: bool = False
) -> Ability:
    condition = when
    if title != NONE:
        condition = ItIsTitled(title) if when is None else Both(ItIsTitled(title), when)
    return Ability(points.STATE_GAIN, ANY_TYPE, None, effect, condition, None, None, not may, once, 0)


term(
    "prevent-state",
    "ability",
    prevent_state,
    syntax=f"instead of taking a state [titled {{title:title}}] {IF} [, once per turn](once) : "
    "[may](may) {effect:effect}",
    en="instead of taking a<title: “{title}”> State<when:, if {when}><once:, once per turn>: "
    "<may:you may {effect.inf}><!may:{effect}>",
    fr="au lieu de prendre un État<title: « {title} »><when:, {when.si}><once:, une fois par tour> : "
    "<may:vous pouvez {effect.inf.il}><!may:{effect.il}>",
    doc="Prevents a State: neither the loss nor the card is taken, the State goes home.",
    example="instead of taking a state titled sprained: may lose 1 card",
    icon="prevent",
)


def instead_of_defeat(effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.DEFEAT, ANY_TYPE, None, effect, when, None, None, True, False, 0)


term(
    "instead-of-defeat",
    "ability",
    instead_of_defeat,
    syntax=f"instead of defeat by a curse {IF} : {{effect:effect}}",
    en="instead of a defeat by a Curse<when:, if {when}>: {effect}",
    fr="au lieu d’une défaite par une Malédiction<when:, {when.si}> : {effect}",
    doc="A Curse drawn or revealed from the Discard Pile does not end the game; all Curses of that reveal "
    "are one time.",
    example="instead of defeat by a curse: banish this",
)


def instead_of_failure(types: int, effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.FAILURE, types, None, effect, when, None, None, False, False, 0)


term(
    "instead-of-failure",
    "ability",
    instead_of_failure,
    syntax=f"instead of failing {{types:types}} {IF} : may {{effect:effect}}",
    en="instead of failing {types.an}<when:, if {when.somebody}>, the active explorer may {effect.inf.somebody}: "
    "the action succeeds",
    fr="au lieu d’échouer à {types.an}<when:, {when.si.somebody}>, l’explorateur actif peut {effect.inf.somebody} : "
    "l’action réussit",
    doc="Between the Discard and the Consequence step the active explorer may pay this, and the failure "
    "counts as a "
    "success.",
    example="instead of failing any: may lose 2 cards",
)


def instead_of_discarding_curse(cards: Cards, effect: Effect) -> Ability:
    return Ability(points.DRAWN_CURSE, ANY_TYPE, None, effect, None, None, cards, True, False, 0)


term(
    "drawn-curse",
    "ability",
    instead_of_discarding_curse,
    syntax="instead of discarding {cards:cards} : {effect:effect}",
    en="when {cards} from the Action Deck would be discarded in the Discard step: {effect} instead",
    fr="quand {cards} et {cards@issu|issue|issus|issues} du Deck d’Action "
    "{cards@devrait être défaussé|devrait être défaussée|devraient être défaussés|devraient être "
    "défaussées} à l’étape de "
    "Défausse : {effect} à la place",
    doc="Where revealed Curses from the Action Deck go instead of the Discard Pile; `it` is the Curse.",
    example="instead of discarding a curse titled first-clue drawn: put it into your hand",
)


def between_actions(effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.BETWEEN_ACTIONS, ANY_TYPE, None, effect, when, None, None, False, False, 0)


term(
    "between-actions",
    "ability",
    between_actions,
    syntax=f"between actions {IF} : may {{effect:effect}}",
    form=(("between actions", "effect=effect"), ("if?", "when=condition")),
    en="between actions<when:, if {when}>, you may {effect.inf}",
    fr="entre deux actions<when:, {when.si}>, vous pouvez {effect.inf}",
    doc="Something an explorer may do between actions, without an action. `you` is any explorer for whom the "
    "condition holds; for a card in hand or inventory its owner.",
    example="between actions, if your terrain is sundial: may lose 2 cards",
)
