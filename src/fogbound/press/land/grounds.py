"""The nine biomes: how high and how rough the land lies, and the tints of its wash."""

from typing import Final, NamedTuple

from fogbound.packs.format import Biome, Edge

__all__ = ["GROUNDS", "LEVELS", "ROUGHNESS", "BiomeGround", "Tint", "tint"]

Tint = tuple[int, int, int]


def tint(code: str) -> Tint:
    """A colour written as six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


class BiomeGround(NamedTuple):
    """How a biome lies and what it is tinted with."""

    level: float
    rough: float  # how far hills rise and hollows fall
    low: Tint
    high: Tint


GROUNDS: Final[dict[Biome, BiomeGround]] = {
    "ash": BiomeGround(0.25, 0.16, tint("A69CA0"), tint("867C86")),
    "forest": BiomeGround(0.22, 0.20, tint("859C74"), tint("A8B184")),
    "jungle": BiomeGround(0.21, 0.19, tint("719C76"), tint("97B07A")),
    "marsh": BiomeGround(0.035, 0.13, tint("9CB68E"), tint("B6C29C")),
    "meadow": BiomeGround(0.18, 0.16, tint("D2D394"), tint("E1DAA0")),
    "moor": BiomeGround(0.24, 0.21, tint("BF976C"), tint("A6827E")),
    "peak": BiomeGround(0.44, 0.22, tint("BFC0C4"), tint("E6E8EA")),
    "rock": BiomeGround(0.22, 0.22, tint("B2B5B2"), tint("CDCAC0")),
    "sand": BiomeGround(0.12, 0.10, tint("F4E0A8"), tint("EDD294")),
}

# An edge of the class `land` lies as high as the ground there; the others have a level and a roughness of their own.
LEVELS: Final[dict[Edge, float]] = {"sea": -0.28, "shore": -0.01, "ridge": 0.56}
ROUGHNESS: Final[dict[Edge, float]] = {"sea": 0.34, "shore": 0.20, "ridge": 0.22}
