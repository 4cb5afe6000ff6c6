"""Players for the rules of the Citadel."""

from fogbound.bots.citadel.card_reading import CitadelCardReadings
from fogbound.bots.citadel.careful import CarefulAdventurer
from fogbound.bots.citadel.observation import CitadelObservation

__all__ = ["CarefulAdventurer", "CitadelCardReadings", "CitadelObservation"]
