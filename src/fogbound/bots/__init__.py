"""Bots: players that answer questions from what one seat may see, the odds, and the cards that lie open."""

from fogbound.bots.careful import Careful
from fogbound.bots.faces import Faces
from fogbound.bots.player import Player, Random
from fogbound.bots.position import Answer, Position

__all__ = ["Answer", "Careful", "Faces", "Player", "Position", "Random"]
