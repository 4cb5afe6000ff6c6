"""A plate: the picture of one card, without words."""

from msgspec import Struct, field

__all__ = ["BLEED", "LAND", "VIGNETTE", "Plate", "Spot", "opening"]

LAND = (1000, 1000)  # the size of terrain, fog and backs, between the cuts
BLEED = 40  # how far land runs past them
VIGNETTE = (600, 360)


class Spot(Struct, frozen=True):
    """Where a hidden number stands in a picture, in units of the plate; for the loupe alone."""

    x: float
    y: float
    height: float
    turn: float  # degrees


class Plate(Struct, frozen=True):
    """A picture: its drawing, its size between the cuts, and what it shows, said in every language."""

    svg: str
    width: int
    height: int
    says: dict[str, str] = field(default_factory=dict)  # language -> one sentence for screen readers
    spot: Spot | None = None  # never part of what a client is told
    bleed: int = 0  # how far the drawing runs past the cuts
    span: float = 1.0  # how wide it is printed, in widths of a card

    def trimmed(self) -> str:
        """The drawing without what lies past the cuts."""
        return self.svg.replace(
            opening(self.width, self.height, self.bleed), opening(self.width, self.height, 0), 1
        )


def opening(width: int, height: int, bleed: int) -> str:
    """The first tag of a drawing of this size between its cuts."""
    wide, high = width + 2 * bleed, height + 2 * bleed
    box = f'viewBox="{-bleed} {-bleed} {wide} {high}" width="{wide}" height="{high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
