"""What a card does when something happens, or instead of it: reactions and replacements."""

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import declare, not_in, term
from fogbound.rules.common.needs import (
    CONSEQUENCE,
    DISCARDED,
    GONE,
    NAMED_CARD,
    OUTSIDE_ACTIONS,
    happens,
    names,
    needs,
)
from fogbound.rules.common.standing_places import (
    BESIDE,
    DURING_AN_ACTION,
    OF_CARDS,
    PASSING,
    PRINTED,
    SKILL,
)
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect
from fogbound.rules.verbs.reacting import IF, reaction

TOPIC = "happenings"


class ItIsTitled(Condition):
    """The card just named has this title."""

    def __init__(self, title: int) -> None:
        self.title = title

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        card = card_named(it)
        return card != NONE and book_of(game).cards[card].title == self.title


term(
    "it-is-titled",
    "condition",
    ItIsTitled,
    syntax="it is titled {title:title}",
    doc="The card just named has this title.",
    example="it is titled sprained",
)


reaction(
    "action-ended",
    points.ACTION_ENDED,
    "at the end of {types:types}",
    "At the very end of every action of these types, anybody's; the condition narrows it down.",
    "at the end of climb, if you are involved and the action succeeded: may add 1 counter",
)
reaction(
    "action-failed",
    points.ACTION_FAILED,
    "after a failed {types:types}",
    "After an action of these types that failed, anybody's; the condition narrows it down. On the Continent it comes "
    "right after the Discard step, at the Citadel after the consequences of the failure.",
    "after a failed climb, if you are involved: may discard this",
)
reaction(
    "arrived",
    points.ARRIVED,
    "when you arrive",
    "When its owner's figure changes Terrain; on a card of the Board, when a figure comes to it, and on one that all "
    "share, wherever a figure comes. `you` is who arrives, `that terrain` is where.",
    "when you arrive, if that terrain is hut: may add 1 counter",
)


def own_happening(name: str, point: int, words: str, doc: str, example: str, ruleset: str = "") -> None:
    """Something that happens to this very card."""

    def make(effect: Effect) -> Ability:
        return Ability(point, ANY_TYPE, None, effect, None, None, None, True, False, 0)

    term(
        name,
        "ability",
        make,
        syntax=f"{words} : {{effect:effect}}",
        form=((words, "effect=effect"),),
        doc=doc,
        example=example,
        ruleset=ruleset,
    )


own_happening(
    "entered",
    points.ENTERED,
    "when this enters play",
    "When this card has come into play.",
    "when this enters play: take 105",
)
own_happening(
    "left",
    points.LEFT,
    "when this leaves play",
    "When this card leaves play for any reason; `you` is the explorer who had it. Its place is empty by then, and "
    "what lay on it is gone.",
    "when this leaves play: take 105",
)


def between_actions(effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.BETWEEN_ACTIONS, ANY_TYPE, None, effect, when, None, None, False, False, 0)


term(
    "between-actions",
    "ability",
    between_actions,
    syntax=f"between actions {IF} : may {{effect:effect}}",
    form=(("between actions", "effect=effect"), ("if?", "when=condition")),
    doc="Something an explorer may do between actions, without an action. `you` is any explorer for whom the "
    "condition holds; for a card that somebody has, its owner.",
    example="between actions, if your terrain is sundial: may take 105",
)

declare("between-actions", moment="between")
declare("entered", moment="laid")
not_in("entered", "left", places=BESIDE, reason=OF_CARDS)
not_in("entered", places=(*PASSING, *PRINTED), reason="only a card that is taken and stays comes into play")
not_in(
    "entered",
    places=(SKILL,),
    reason="only a card that is taken and stays comes into play",
    ruleset="citadel",
)
not_in("left", places=(*PASSING, *PRINTED), reason="only a card that stays in play or in a hand leaves it")
not_in("between-actions", places=(*PASSING, *BESIDE), reason=DURING_AN_ACTION)
declare("it-is-titled", topic="cards")
happens("action-ended", moment=DISCARDED)
for _ruleset, _moment in CONSEQUENCE.items():
    happens("action-failed", moment=_moment, ruleset=_ruleset)
happens("between-actions", moment=OUTSIDE_ACTIONS)
happens("left", moment=GONE)
needs("it-is-titled", what=NAMED_CARD)
names("arrived", what=NAMED_CARD, slots=("effect", "when"))
