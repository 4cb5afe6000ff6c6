"""Bots: players that answer questions from what one seat may see, the odds, and the cards that lie open."""

from fogbound.bots.card_reading import CardReadings
from fogbound.bots.careful import Careful
from fogbound.bots.citadel import CarefulAdventurer, CitadelCardReadings, CitadelObservation
from fogbound.bots.observation import BaseObservation, BotAnswer, Observation
from fogbound.bots.player import Player, Random
from fogbound.bots.registry import Mind, School, careful

__all__ = [
    "BaseObservation",
    "BotAnswer",
    "CardReadings",
    "Careful",
    "CarefulAdventurer",
    "CitadelCardReadings",
    "CitadelObservation",
    "Mind",
    "Observation",
    "Player",
    "Random",
    "School",
    "careful",
]
