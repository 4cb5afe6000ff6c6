"""Side quests in texts: listed, initiated, finished, and what is underlined because it concerns one (T-SQ, T-DLG-03)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.rules.citadel import leaflet
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Cards, Condition, Effect, Value

TOPIC = "leaflet"


class ListQuest(Effect):
    """A side quest is listed, unless it was before (T-SQ-01, T-RUL-95)."""

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        leaflet.list_quest(game, rules_of(game).entry("quest", self.quest))


class InitiateQuest(Effect):
    """A side quest that is active becomes initiated (T-SQ-04)."""

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        leaflet.initiate_quest(game, rules_of(game).entry("quest", self.quest))


class FinishQuest(Effect):
    """A side quest that is active is finished (T-SQ-05, T-SQ-06)."""

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        leaflet.finish_quest(game, rules_of(game).entry("quest", self.quest))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.is_active(game, rules_of(game).entry("quest", self.quest))


term(
    "list-quest",
    "effect",
    ListQuest,
    syntax="list the side quest {quest:quest}",
    brings="learn",
    doc="Lists a side quest with the paragraph that told of it; one that is listed already stays as it is.",
    example="list the side quest lamp-oil",
    icon="quest",
    ruleset="citadel",
    calls="list",
)
term(
    "initiate-quest",
    "effect",
    InitiateQuest,
    syntax="initiate the side quest {quest:quest}",
    brings="quest",
    doc="An active side quest becomes initiated.",
    example="initiate the side quest lamp-oil",
    icon="quest",
    ruleset="citadel",
    calls="begin",
)
term(
    "finish-quest",
    "effect",
    FinishQuest,
    syntax="finish the side quest {quest:quest}",
    brings="change",
    doc="An active side quest is finished, initiated or not; what concerns it later is ignored.",
    example="finish the side quest lamp-oil",
    icon="quest",
    ruleset="citadel",
    calls="finish",
)


class Underlined(Effect):
    """Underlined text: it concerns a side quest and counts only while that is active (T-DLG-03, T-SQ-07)."""

    def __init__(self, quest: int, effect: Effect) -> None:
        self.quest = quest
        self.effect = effect

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if leaflet.is_active(game, rules_of(game).entry("quest", self.quest)):
            self.effect.perform(game, this, you, it)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        active = leaflet.is_active(game, rules_of(game).entry("quest", self.quest))
        return not active or self.effect.possible(game, this, you, it)

    def can_be_chosen(self, game: Game, this: int, you: int, it: int) -> bool:
        active = leaflet.is_active(game, rules_of(game).entry("quest", self.quest))
        return active and self.effect.can_be_chosen(game, this, you, it)


term(
    "underlined",
    "effect",
    Underlined,
    syntax="side quest {quest:quest} : {effect:effect}",
    form=(("side quest", "quest=quest"), ("do", "effect=effect")),
    frame=True,
    doc="Underlined text. It concerns a side quest: it is skipped while the quest is not listed and once it is "
    "finished; everything else on the card still works.",
    example="side quest lamp-oil: initiate the side quest lamp-oil",
    icon="quest",
    ruleset="citadel",
)

_STATUS: Final = {
    "listed": (leaflet.ACTIVE, leaflet.INITIATED, leaflet.FINISHED),
    "active": (leaflet.ACTIVE, leaflet.INITIATED),
    "initiated": (leaflet.INITIATED,),
    "finished": (leaflet.FINISHED,),
}


class QuestIs(Condition):
    """How far a side quest is."""

    def __init__(self, quest: int, statuses: tuple[int, ...]) -> None:
        self.quest = quest
        self.statuses = statuses

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return leaflet.quest_status(game, rules_of(game).entry("quest", self.quest)) in self.statuses


def quest_is(
    quest: int, listed: bool = False, active: bool = False, initiated: bool = False, finished: bool = False
) -> QuestIs:
    name = "listed" if listed else "active" if active else "initiated" if initiated else "finished"
    return QuestIs(quest, _STATUS[name])


term(
    "quest-is",
    "condition",
    quest_is,
    syntax=tuple(f"the side quest {{quest:quest}} is [{status}]({status}!)" for status in _STATUS),
    doc="How far a side quest is: listed at all, active (not finished yet), initiated and not finished, finished.",
    example="the side quest lamp-oil is initiated",
    ruleset="citadel",
)


class QuestCount(Value):
    """How many side quests are finished."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        quests = leaflet.quests(game)
        return sum([1 for quest in quests if leaflet.quest_status(game, quest) == leaflet.FINISHED])


term(
    "finished-quests",
    "value",
    QuestCount,
    syntax="the finished side quests",
    doc="How many side quests are finished.",
    example="the finished side quests is at least 2",
    ruleset="citadel",
)


class TheQuest(Cards):
    """A side quest, as a card that counters can lie on once it is listed."""

    def __init__(self, quest: int) -> None:
        self.quest = quest

    def cards(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [rules_of(game).entry("quest", self.quest)]


term(
    "the-quest",
    "cards",
    TheQuest,
    syntax="the side quest {quest:quest}",
    doc="A side quest as it stands on the leaflet, with what is counted there.",
    example="add 1 mark counter to the side quest lamp-oil",
    ruleset="citadel",
)
declare(
    "the-quest",
    "list-quest",
    "initiate-quest",
    "finish-quest",
    "underlined",
    "quest-is",
    "finished-quests",
    because="there are no side quests on the Continent",
)
