"""The nine biomes: how high and how rough the land lies, and the tints of its wash."""

from typing import Final, NamedTuple

from fogbound.packs.format import Biome, Edge

__all__ = ["GROUNDS", "LEVELS", "ROUGHNESS", "Ground", "Tint", "tint"]

Tint = tuple[int, int, int]


def tint(code: str) -> Tint:
    """A colour written as six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


class Ground(NamedTuple):
    """How a biome lies and what it is tinted with."""

    level: float
    rough: float  # how far hills rise and hollows fall
    low: Tint
    high: Tint


GROUNDS: Final[dict[Biome, Ground]] = {
    "ash": Ground(0.25, 0.16, tint("C4B6B2"), tint("AC9CA0")),
    "forest": Ground(0.22, 0.20, tint("A3B48D"), tint("C4C59C")),
    "jungle": Ground(0.21, 0.19, tint("92B28A"), tint("BAC28C")),
    "marsh": Ground(0.035, 0.13, tint("C4C89E"), tint("CECCA6")),
    "meadow": Ground(0.18, 0.16, tint("D8D3A0"), tint("E2D4A6")),
    "moor": Ground(0.24, 0.21, tint("DAC096"), tint("CEB09E")),
    "peak": Ground(0.44, 0.22, tint("CECAC4"), tint("ECEAE6")),
    "rock": Ground(0.22, 0.22, tint("DCCCB0"), tint("E2CEB4")),
    "sand": Ground(0.12, 0.10, tint("EEDBAC"), tint("E8CE9C")),
}

# An edge of the class `land` lies as high as the ground there; the others have a level and a roughness of their own.
LEVELS: Final[dict[Edge, float]] = {"sea": -0.28, "shore": -0.01, "ridge": 0.56}
ROUGHNESS: Final[dict[Edge, float]] = {"sea": 0.34, "shore": 0.20, "ridge": 0.22}
