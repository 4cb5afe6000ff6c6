"""Items in texts: whether somebody has one that shows a keyword, and whether it is used in the action."""

from fogbound.core.game import Game
from fogbound.rules.common.book import book_of
from fogbound.rules.common.needs import ACTION, OF_TOOL, needs
from fogbound.rules.common.terms import Condition
from fogbound.rules.verbs.conditions import condition

TOPIC = "gear"


class Used(Condition):
    """An item with this keyword was used in the action."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return book_of(game).was_used(game, self.keyword)


class ThisUsed(Condition):
    """The item this card belongs to was used in the action."""

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return this in book_of(game).tools(game)


class YouOwn(Condition):
    """You have an item with this keyword, used or not."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def holds(self, game: Game, this: int, you: int, it: int) -> bool:
        return book_of(game).is_item_with(game, you, self.keyword)


condition(
    "used",
    Used,
    "{keyword:keyword} was used",
    "An item with this keyword was used in the action, by any involved explorer; at the Citadel a Purse card that was "
    "selected for it.",
    "blade was used",
    asks="keyword",
)
condition(
    "this-used",
    ThisUsed,
    "this was used",
    "The item this card belongs to was used in the action, were it with its last pip; at the Citadel this Purse card "
    "was selected.",
    "this was used",
    asks="this",
)
condition(
    "you-own",
    YouOwn,
    "you own {keyword:keyword}",
    "You have an item with this keyword, used or not; at the Citadel a Purse card that is not blocked.",
    "you own light",
)
needs("used", "this-used", what=ACTION)
needs("this-used", what=OF_TOOL)
