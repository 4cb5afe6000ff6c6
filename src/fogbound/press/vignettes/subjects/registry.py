"""The register of subjects: the words a scene may name, and who draws each of them."""

from collections.abc import Callable

from msgspec import Struct

from fogbound.packs.format import Light
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.stages import Stage

__all__ = ["SUBJECTS", "Subject", "subject"]

Draw = Callable[[Pen], None]


class Subject(Struct, frozen=True):
    """Who draws a subject, in a box of 100 units around the origin, and what it stands before."""

    draw: Draw
    stage: Stage
    flips: bool  # whether its mirror image is as good
    size: float
    light: Light  # where the scene says nothing else


SUBJECTS: dict[str, Subject] = {}


def subject(
    name: str, stage: Stage = "table", *, flips: bool = True, size: float = 1.0, light: Light = "day"
) -> Callable[[Draw], Draw]:
    """Enter a drawing in the register."""

    def entered(draw: Draw) -> Draw:
        assert name not in SUBJECTS, name
        SUBJECTS[name] = Subject(draw, stage, flips, size, light)
        return draw

    return entered
