"""Players for the rules of the Citadel."""

from fogbound.bots.citadel.careful import CarefulAdventurer
from fogbound.bots.citadel.faces import CitadelFaces
from fogbound.bots.citadel.position import CitadelPosition

__all__ = ["CarefulAdventurer", "CitadelFaces", "CitadelPosition"]
