"""Goals of a scenario that hold as things stand: the rules tell of these only when the scenario ends."""

from fogbound.core import NONE, Game, News
from fogbound.core.game import EVERYBODY
from fogbound.rules.citadel import news
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.homecoming import is_at_home
from fogbound.rules.citadel.story import bookmark, is_reached
from fogbound.rules.common.book import book_of

__all__ = ["goals_met"]


def goals_met(before: Game, after: Game) -> list[News]:
    """News of the goals whose condition has come to hold with an answer, while their scenario goes on."""
    if book_of(after).ruleset() != "citadel" or after.ending or is_at_home(after):
        return []
    page = bookmark(after)
    if page == NONE or page != bookmark(before):
        return []
    return [
        News(news.GOAL_HOLDS, NONE, NONE, goal, NONE, EVERYBODY)
        for goal, condition in rules_of(after).page(page).goals
        if condition is not None and is_reached(after, page, goal) and not is_reached(before, page, goal)
    ]
