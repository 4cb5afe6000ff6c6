"""Chance for engravers: the press's own numbers, in streams of their own, and smooth noise over a whole picture."""

import numpy as np
import numpy.typing as npt

from fogbound.press import chance

__all__ = ["Field", "WordChance", "waver"]

Field = npt.NDArray[np.float64]


class WordChance(chance.NamedChance):
    """Numbers that belong to a word."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self._name = word
        self._root = chance.seed(word, "noise")

    def of(self, purpose: str) -> "WordChance":
        """Another stream of the same word, so that one purpose does not disturb the next."""
        return WordChance(f"{self._name}/{purpose}")

    def noise(self, x: Field, y: Field, size: float, octaves: int = 2) -> Field:
        """Smooth noise between -1 and 1 whose features are about `size` wide."""
        total: Field = np.zeros(np.broadcast(x, y).shape)
        weight, reach = 1.0, 0.0
        for octave in range(octaves):
            total += weight * self._lattice(x / size, y / size, octave)
            reach += weight
            weight, size = weight / 2, size / 2
        return total / reach

    def _lattice(self, x: Field, y: Field, octave: int) -> Field:
        column, row = np.floor(x), np.floor(y)
        u, v = _eased(x - column), _eased(y - row)
        i, j = column.astype(np.int64), row.astype(np.int64)
        left, top = int(i.min()), int(j.min())
        across, down = np.meshgrid(np.arange(left, int(i.max()) + 2), np.arange(top, int(j.max()) + 2))
        knots = self._knot(across, down, octave)
        i, j = i - left, j - top
        upper = knots[j, i] * (1 - u) + knots[j, i + 1] * u
        lower = knots[j + 1, i] * (1 - u) + knots[j + 1, i + 1] * u
        result: Field = upper * (1 - v) + lower * v
        return result

    def _knot(self, i: npt.NDArray[np.int64], j: npt.NDArray[np.int64], octave: int) -> Field:
        """The noise at whole numbers: a hash of where and of whose."""
        value = i.astype(np.uint64) * np.uint64(0x8DA6B343) + j.astype(np.uint64) * np.uint64(0xD8163841)
        value = value + np.uint64((self._root + octave * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF)
        value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        value = value ^ (value >> np.uint64(31))
        result: Field = (value >> np.uint64(11)).astype(np.float64) / (1 << 52) - 1.0
        return result


def _eased(t: Field) -> Field:
    return t * t * (3 - 2 * t)


def waver(chance: WordChance, count: int, size: float, reach: float) -> Field:
    """A line of `count` samples that wanders within `reach` on either side."""
    along = np.arange(count, dtype=np.float64)
    return chance.noise(along, np.zeros(count), size) * reach
