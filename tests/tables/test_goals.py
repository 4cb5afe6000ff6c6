"""Goals while their scenario goes on: told when they come to hold, and shown with the way home once all are reached."""

from enduring import act, brim, citadel_table, entries, finish
from fogbound.core import NONE, Game, Kind, News
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel import news as citadel_news
from fogbound.rules.citadel.homecoming import goals_met
from fogbound.rules.common import news as common_news
from fogbound.text import CardTexts, Renderer
from fogbound.text.screens import screens_of
from fogbound.view import Perspective, seen_news, seen_piece
from rulebook import rule

CARDS = """
- page: dawn
  goals: {cord: there is a quest item 020 among the quest items, tear: null}
- number: 10
  uid: quay
  back: green
  kind: terrain
  actions:
    - dig: {cost: 0, success: take 020}
    - tend: {cost: 0, success: reach the goal tear}
    - run: {cost: 0, success: the scenario ends}
- {number: 20, uid: rope, back: green, kind: quest item}
"""
HOME = "All its goals are reached: now go home."


def table() -> Game:
    return citadel_table(CARDS, at="quay", page="dawn")


def renderer() -> Renderer:
    return Renderer(CardTexts([brim(), entries(CARDS)]), "en")


@rule("T-SCN-03")
def test_a_goal_is_told_when_its_condition_comes_to_hold():
    """What an effect reaches the rules tell themselves; neither is told again afterwards."""
    start = table()
    dug = finish(act(start.clone(), "dig"))
    tended = finish(act(dug.clone(), "tend"))

    told = [renderer().news(seen_piece(dug, NONE, item)) for item in goals_met(start, dug)]

    assert told == ["As things stand, this goal is reached: cord."]
    assert goals_met(dug, tended) == []


def test_all_goals_reached_lead_home():
    """Reached goals are still shown, with what remains to be done."""
    game = finish(act(table(), "dig"))
    assert HOME not in screens_of(Perspective(game, 0), renderer()).aims()

    aims = screens_of(Perspective(finish(act(game, "tend")), 0), renderer()).aims()

    assert [line.strip() for line in aims[1:4]] == ["Goal: cord: reached", "Goal: tear: reached", HOME]


def test_nobody_comes_upon_what_is_laid_out_with_the_scenario():
    """An event of the set-up is laid before anybody arrives; a later one is come upon."""
    game = table()

    def told(kind: Kind, card: int = NONE) -> News:
        return News(kind, 0, card, NONE, NONE, EVERYBODY)

    event = [told(common_news.TAKEN, 1), told(common_news.EVENT, 1)]
    news = [told(citadel_news.SCENARIO_BEGUN), *event, told(common_news.MOVED, 2), *event]

    assert [item.kind for item in seen_news(game, NONE, news)] == [
        "scenario-begun", "event", "moved", "taken", "event"
    ]  # fmt: skip
