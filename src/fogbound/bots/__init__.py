"""Bots: players that answer questions from what one seat may see, the odds, and the cards that lie open."""

from fogbound.bots.careful import Careful
from fogbound.bots.citadel import CarefulAdventurer, CitadelFaces, CitadelPosition
from fogbound.bots.faces import Faces
from fogbound.bots.minds import Mind, School, careful
from fogbound.bots.player import Player, Random
from fogbound.bots.position import Answer, Position, Standpoint

__all__ = [
    "Answer",
    "Careful",
    "CarefulAdventurer",
    "CitadelFaces",
    "CitadelPosition",
    "Faces",
    "Mind",
    "Player",
    "Position",
    "Random",
    "School",
    "Standpoint",
    "careful",
]
