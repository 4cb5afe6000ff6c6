"""A plate: the picture of one card, without words, and the door through which every card gets one."""

from collections.abc import Sequence

from msgspec import Struct, field

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.manner import Manner

__all__ = ["BLEED", "LAND", "VIGNETTE", "Plate", "Spot", "opening", "plate"]

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
    says: dict[str, str] = field(default_factory=dict)  # language -> one sentence, for whoever cannot see it
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


def plate(card: LoadedCard, packs: Sequence[Pack], manner: Manner = "tinted") -> Plate:
    """The picture of a card of these packs: land for a Terrain, a vignette for everything else."""
    # Both sorts of pictures are plates, so they can only be imported once this module is there.
    from fogbound.press.land import land, shows_land
    from fogbound.press.vignettes import vignette

    return land(card, packs, manner) if shows_land(card) else vignette(card, packs, manner)
