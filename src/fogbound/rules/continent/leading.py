"""Who may be active in an action, as texts in force and the action's own modifiers say it (C-CARD-19)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import Action, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.leading import agreed, wanted
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent.book import Source
from fogbound.rules.continent.frames import ActionFrame


def is_spoken_of(game: Game) -> bool:
    """Whether any text in these packs says who may be active."""
    return book_of(game).points_known[points.LEADER]


def texts(game: Game, card: int, action: Action, seats: list[int]) -> list[InForce]:
    """What says who may be active in such an action: cards in force, and the action itself."""
    own = [
        InForce(card, NONE, ability, tuple(seats))
        for ability in action.abilities
        if ability.point == points.LEADER
    ]
    return [
        force for force in (*in_force(game, points.LEADER), *own) if force.ability.types & action.types != 0
    ]


def wishes(game: Game, source: Source, column: int, seats: list[int]) -> list[list[int]]:
    """What each of these texts makes of those, judged as if they were taking the action."""
    last = game.registers[tabletop.ACTIVE]
    here = game.figures[seats[0]]
    frame = ActionFrame(source.card, source.index, last, tuple(seats), source.action.mandatory, column, here)
    game.frames.append(frame)
    found = [wanted(game, force, seats) for force in texts(game, source.card, source.action, seats)]
    game.frames.pop()
    return found


def leaders(game: Game, source: Source, column: int, seats: list[int]) -> list[int]:
    """Who of those involved may be active."""
    return agreed(seats, wishes(game, source, column, seats)) if seats and is_spoken_of(game) else seats


def party_of(game: Game, source: Source, seat: int) -> list[int]:
    """Those who take part for sure when this explorer begins such an action."""
    return tabletop.clockwise(game, seat) if source.action.all_hands else [seat]


def forbidding(game: Game, source: Source, column: int, seat: int) -> list[int]:
    """The cards that want somebody else to be active."""
    seats = party_of(game, source, seat)
    said = texts(game, source.card, source.action, seats)
    found = wishes(game, source, column, seats)
    return [said[at].card for at in range(len(said)) if seat not in found[at]]
