"""Scenarios in texts: bookmark, goals, the end of a scenario or of the adventure, what answers it (T-SCN)."""

from fogbound.core.game import Game
from fogbound.rules.citadel import story, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.ending import end_adventure
from fogbound.rules.citadel.homecoming import GoHome
from fogbound.rules.common import points
from fogbound.rules.common.lexicon import (
    AFTER_FAILURE,
    AFTER_SUCCESS,
    SETTLED,
    declare,
    not_in,
    only_in,
    term,
)
from fogbound.rules.common.needs import OUTSIDE_ACTIONS, happens
from fogbound.rules.common.standing_places import BESIDE, DURING_AN_ACTION, ON_BOARD, PASSING
from fogbound.rules.common.terms import ANY_TYPE, Ability, Condition, Effect, Value

TOPIC = "story"

# -- the bookmark and the way home -----------------------------------------------------------------


class MoveBookmark(Effect):
    """The bookmark goes to another page; in an epilogue that is where the next scenario begins (T-SCN-02)."""

    def __init__(self, page: int) -> None:
        self.page = page

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        story.place_bookmark(game, rules_of(game).entry("page", self.page))


term(
    "bookmark",
    "effect",
    MoveBookmark,
    syntax="bookmark to {page:page}",
    brings="story",
    doc="Moves the bookmark to a page; its pictograph and what the page says hold from now on. In an epilogue this "
    "says which scenario comes next.",
    example="bookmark to le-2",
    icon="bookmark",
    ruleset="citadel",
    calls="page",
)


class ScenarioIs(Condition):
    """The bookmark lies at this page."""

    def __init__(self, page: int) -> None:
        self.page = page

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return story.bookmark(game) == rules_of(game).entry("page", self.page)


term(
    "scenario-is",
    "condition",
    ScenarioIs,
    syntax="the scenario is {page:page}",
    doc="Whether the bookmark lies at a page.",
    example="the scenario is low-water",
    ruleset="citadel",
)


class ScenarioEnds(Effect):
    """The scenario ends as soon as the action or dialogue is over, whatever was reached (T-SCN-05, T-SCN-07)."""

    def __init__(self, here: bool = False) -> None:
        self.way = table.ONWARD if here else table.HOME

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if game.frames:
            game.registers[table.HOMEWARD] = self.way
        else:
            game.next(GoHome(self.way))


term(
    "scenario-ends",
    "effect",
    ScenarioEnds,
    syntax="the scenario ends [here](here)",
    brings="home",
    doc="The players are back at the Citadel once the action is over: the epilogue is read, then comes the time before "
    "the next scenario. With `here` the epilogue is read on the spot and the next scenario begins at once.",
    example="the scenario ends",
    icon="homeward",
    ruleset="citadel",
    calls="end",
)


class ThreatOvercome(Effect):
    """The adventure is won (T-GEN-04)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        end_adventure(game, "won")


class AdventureEnds(Effect):
    """The adventure is lost, at once (T-GEN-06)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        end_adventure(game, "lost:ended")


term(
    "threat-overcome",
    "effect",
    ThreatOvercome,
    syntax="the threat is overcome",
    brings="lift",
    doc="The adventure is won at once.",
    example="the threat is overcome",
    icon="won",
    ruleset="citadel",
    calls="end",
)
term(
    "adventure-ends",
    "effect",
    AdventureEnds,
    syntax="your adventure ends here",
    brings="over",
    doc="The adventure is lost at once, for everybody.",
    example="your adventure ends here",
    icon="lost",
    ruleset="citadel",
    calls="end",
)

# -- goals -----------------------------------------------------------------------------------------


class ReachGoal(Effect):
    """A goal of the scenario is reached."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        story.reach_goal(game, self.goal)


class GoalReached(Condition):
    """A goal is reached: of the page that says this, else of the one at the bookmark (T-SCN-06)."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return story.is_reached(game, story.page_for(game, this), self.goal)


class GoalsReached(Value):
    """How many goals are reached."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return story.goals_reached(game, story.page_for(game, this))


term(
    "reach-goal",
    "effect",
    ReachGoal,
    syntax="reach the goal {goal:goal}",
    brings="goal",
    doc="Says that a goal of the scenario is reached, for good; a goal may also have a condition that is looked at "
    "when it matters.",
    example="reach the goal bell",
    icon="goal",
    ruleset="citadel",
    calls="reach",
)
term(
    "goal-reached",
    "condition",
    GoalReached,
    syntax="the goal {goal:goal} is reached",
    doc="A goal of this page is reached; elsewhere than on a page, of the current scenario.",
    example="the goal bell is reached",
    ruleset="citadel",
)
term(
    "goals-reached",
    "value",
    GoalsReached,
    syntax="the goals reached",
    doc="How many goals of this page, or of the current scenario, are reached.",
    example="the goals reached is at least 2",
    ruleset="citadel",
)

# -- what answers scenarios ------------------------------------------------------------------------


def _answer(name: str, point: int, words: str, doc: str, example: str) -> None:
    def make(effect: Effect, when: Condition | None = None, may: bool = False) -> Ability:
        return Ability(point, ANY_TYPE, None, effect, when, None, None, not may, False, 0)

    term(
        name,
        "ability",
        make,
        syntax=f"{words} [, if {{when:condition}}] : [may](may) {{effect:effect}}",
        form=((words, "effect=effect"), ("if?", "when=condition"), ("optional?", "may=flag")),
        doc=doc,
        example=example,
        ruleset="citadel",
    )


_answer(
    "scenario-begun",
    points.SCENARIO_BEGUN,
    "when a scenario begins",
    "When a scenario has been set up.",
    "when a scenario begins, if defense is exactly 0: take 105",
)
_answer(
    "scenario-ended",
    points.SCENARIO_ENDED,
    "after the epilogue",
    "When an epilogue has been carried out, before the unconscious recover.",
    "after the epilogue: production +1",
)


def instead(effect: Effect, when: Condition | None = None) -> Ability:
    return Ability(points.INSTEAD, ANY_TYPE, None, effect, when, None, None, False, False, 0)


term(
    "instead-of-a-pass",
    "ability",
    instead,
    syntax="instead of a pass , the players may {effect:effect} [if {when:condition}]",
    form=(("instead of a pass", "effect=effect"), ("if?", "when=condition")),
    doc="On a card with a mandatory action: what the players may choose together whenever a pass would begin.",
    example="instead of a pass, the players may your adventure ends here",
    ruleset="citadel",
)

declare(
    "bookmark",
    "scenario-is",
    "scenario-ends",
    "reach-goal",
    "goal-reached",
    "goals-reached",
    because="there are no scenarios on the Continent",
)
declare("scenario-ends", seen=AFTER_SUCCESS | AFTER_FAILURE)
declare("scenario-is", lasts=SETTLED)
not_in("scenario-begun", "scenario-ended", places=(*PASSING, *BESIDE), reason=DURING_AN_ACTION)
only_in(
    "instead-of-a-pass",
    places=(*ON_BOARD, *PASSING, *BESIDE),
    reason="it stands on the card whose mandatory action it replaces, in the modifiers of that action or on its trait",
)
declare("threat-overcome", because="there are no Threats on the Continent, where curses are lifted")
declare("scenario-begun", "scenario-ended", because="there are no scenarios on the Continent")
declare("instead-of-a-pass", because="an action of the Continent is taken once and has no passes")
declare(
    "adventure-ends", because="on the Continent those involved are eliminated: write `your adventure is over`"
)

declare("scenario-begun", "scenario-ended", topic="happenings")
happens("instead-of-a-pass", moment=OUTSIDE_ACTIONS)
