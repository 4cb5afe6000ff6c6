"""Places that card texts name: where cards are. Each ruleset numbers its own from its share of the numbers on."""

from typing import Final

IN_HAND: Final = 0
IN_PAST: Final = 3
BANISHED: Final = 4
ON_BOARD: Final = 7
DRAWN: Final = 8
ON_THIS: Final = 10
OUT_OF_GAME: Final = 11
ANYWHERE: Final = 12
IN_ANY_HAND: Final = 13
HERE: Final = 14

CONTINENT: Final = 20
CITADEL: Final = 40
