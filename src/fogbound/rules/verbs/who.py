"""Who: the explorers a text speaks of."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import active_now, involved_now
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.terms import Condition, Who


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


def _explorers(each: str, noun: str) -> str:
    """Explorers one by one, together, or one of them as the owner of something."""
    return (
        f"<plural:the <others:other >{noun}s><possessor:<others:another><!others:a> {noun}>"
        f"<!plural:<!possessor:{each} <others:other >{noun}>>"
    )


def _explorateurs(noun: str) -> str:
    return (
        f"<plural:les <others:autres >{noun}s><possessor:un <others:autre >{noun}>"
        f"<!plural:<!possessor:chaque <others:autre >{noun}>>"
    )


term(
    "you",
    "who",
    You,
    syntax="you",
    en="<possessor:yours|theirs><!possessor:<plural:you|them><!plural:you>>",
    fr="<possessor:votre|son inventaire><!possessor:<plural:vous|lui><!plural:vous>>",
    doc="The explorer the text speaks to.",
    example="hand limit +1 for you",
)
term(
    "active",
    "who",
    Active,
    syntax="the active explorer",
    en="the active explorer",
    fr="l’explorateur actif",
    doc="The explorer who takes the action in progress, or took the last one.",
    example="the active explorer takes 105",
)
term(
    "involved",
    "who",
    Involved,
    syntax=("each [other](others) involved", "an involved explorer", "[another](others) involved explorer"),
    en=_explorers("each", "involved explorer"),
    fr=_explorateurs("participant"),
    doc="Everyone involved in the action, the active explorer first, then clockwise.",
    example="each involved takes 105",
)
term(
    "everybody",
    "who",
    Everybody,
    syntax=("every [other](others) explorer", "an explorer", "[another](others) explorer"),
    en=_explorers("every", "explorer"),
    fr=_explorateurs("explorateur"),
    doc="Every explorer in the game, involved or not, the last active one first, then clockwise.",
    example="every explorer takes 106",
)
term(
    "here",
    "who",
    Here,
    syntax=("each [other](others) explorer here", "an explorer here", "[another](others) explorer here"),
    en=_explorers("each", "explorer") + " on your|their Terrain",
    fr=_explorateurs("explorateur") + " sur votre|son Terrain",
    doc="The explorers who stand on your Terrain, you included unless it says other.",
    example="each explorer here takes 105",
)
term(
    "on-this",
    "who",
    OnThis,
    syntax="each explorer on this",
    en=_explorers("each", "explorer") + " on this Terrain",
    fr=_explorateurs("explorateur") + " sur ce Terrain",
    doc="The explorers on this Terrain, or on a Terrain this event is attached to.",
    example="each explorer on this takes 106",
)
term(
    "owner",
    "who",
    Owner,
    syntax="the owner",
    en="the owner of this card",
    fr="le propriétaire de cette carte",
    doc="The explorer who has this card.",
    example="the owner takes 105",
)
term(
    "with",
    "who",
    With,
    syntax="{who:who} for whom {when:condition}",
    en="{who.alike} {when.relative.alike}",
    fr="{who.alike} {when.relative.alike}",
    doc="Only those for whom a condition holds; in it, `you` is each of them in turn.",
    example="every explorer for whom you are involved takes 106",
)

declare("involved", speaks_of="involved")
declare("here", "involved", seen=AFTER_SUCCESS | AFTER_FAILURE)
