"""Who: the explorers a text speaks of."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import active_now, involved_now
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import IN_PLAY, OF_BOARD, OF_OWNER, needs
from fogbound.rules.common.terms import Condition, Who

TOPIC = "who"


class You(Who):
    """The explorer the text speaks to."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [you]


class Active(Who):
    """The active explorer of the action in progress, or of the last one."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [active_now(game, game.registers[tabletop.ACTIVE])]


class Involved(Who):
    """Everyone involved, the active explorer first."""

    def __init__(self, others: bool = False) -> None:
        self.others = others

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        seats = list(involved_now(game, you))
        return [seat for seat in seats if seat != you] if self.others else seats


class Everybody(Who):
    """Every explorer in the game, the last active one first."""

    def __init__(self, others: bool = False) -> None:
        self.others = others

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        seats = tabletop.clockwise(game, active_now(game, game.registers[tabletop.ACTIVE]))
        return [seat for seat in seats if seat != you] if self.others else seats


class Here(Who):
    """Explorers on the same Terrain as you."""

    def __init__(self, others: bool = False) -> None:
        self.others = others

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        first = active_now(game, you)
        return [
            seat
            for seat in tabletop.clockwise(game, first)
            if game.figures[seat] == game.figures[you] and not (self.others and seat == you)
        ]


class OnThis(Who):
    """Explorers standing on this Terrain, or on one this event is attached to."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        terrains = (
            [this, *tabletop.attached_terrains(game, this)] if not tabletop.is_terrain(game, this) else [this]
        )
        first = active_now(game, game.registers[tabletop.ACTIVE])
        return [seat for seat in tabletop.clockwise(game, first) if game.figures[seat] in terrains]


class Owner(Who):
    """The explorer who has this card."""

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        seat = book_of(game).holder(game, this)
        return [seat] if seat != NONE else []


class With(Who):
    """Those of them for whom something holds."""

    def __init__(self, who: Who, when: Condition) -> None:
        self.who = who
        self.when = when

    def seats(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return [seat for seat in self.who.seats(game, this, you, it) if self.when.holds(game, this, seat, it)]


term(
    "you",
    "who",
    You,
    syntax="you",
    doc="The explorer the text speaks to.",
    example="hand limit +1 for you",
)
term(
    "active",
    "who",
    Active,
    syntax="the active explorer",
    doc="The explorer who takes the action in progress, or took the last one.",
    example="the active explorer takes 105",
)
term(
    "involved",
    "who",
    Involved,
    syntax=("each [other](others) involved", "an involved explorer", "[another](others!) involved explorer"),
    doc="Everyone involved in the action, the active explorer first, then clockwise.",
    example="each involved takes 105",
)
term(
    "everybody",
    "who",
    Everybody,
    syntax=("every [other](others) explorer", "an explorer", "[another](others!) explorer"),
    doc="Every explorer in the game, involved or not, the last active one first, then clockwise.",
    example="every explorer takes 106",
)
term(
    "here",
    "who",
    Here,
    syntax=("each [other](others) explorer here", "an explorer here", "[another](others!) explorer here"),
    doc="The explorers who stand on your Terrain, you included unless it says other.",
    example="each explorer here takes 105",
)
term(
    "on-this",
    "who",
    OnThis,
    syntax="each explorer on this",
    doc="The explorers on this Terrain, or on a Terrain this event is attached to.",
    example="each explorer on this takes 106",
)
term(
    "owner",
    "who",
    Owner,
    syntax="the owner",
    doc="The explorer who has this card.",
    example="the owner takes 105",
)
term(
    "with",
    "who",
    With,
    syntax="{who:who} for whom {when:condition}",
    doc="Only those for whom a condition holds; in it, `you` is each of them in turn.",
    example="every explorer for whom you are involved takes 106",
)

declare("involved", speaks_of="involved")
declare("here", "involved", seen=AFTER_SUCCESS | AFTER_FAILURE)
needs("on-this", what=OF_BOARD)
needs("owner", what=OF_OWNER)
needs("on-this", "owner", what=IN_PLAY)
