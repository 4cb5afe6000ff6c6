"""The studio: sets a subject on its stage and prints it."""

from fogbound.packs.drawings import Drawing
from fogbound.packs.format import Light, Weather
from fogbound.press.manner import Manner
from fogbound.press.plate import Spot
from fogbound.press.vignettes.brought import as_subject
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.hidden import hide
from fogbound.press.vignettes.printing import printed
from fogbound.press.vignettes.sheet import HEIGHT, WIDTH, Pen, Sheet
from fogbound.press.vignettes.stages import Stage, staged
from fogbound.press.vignettes.subjects import SUBJECTS

__all__ = ["drawn"]

FILL = 1.5  # how much larger than its own box a subject is drawn
STILL: tuple[Stage, ...] = ("sea", "land", "sky", "deep")  # where up is up


def drawn(
    subject: str,
    seed: str,
    stage: Stage | None = None,
    light: Light | None = None,
    weather: Weather = "clear",
    hidden: int | None = None,
    manner: Manner = "tinted",
    drawing: Drawing | None = None,
) -> tuple[str, Spot | None]:
    """The vignette of a subject, as SVG, and where it hides a number; the same words always give the same picture.

    A drawing that is given is set on the stage in place of our own subject of that name.
    """
    chosen = SUBJECTS[subject] if drawing is None else as_subject(drawing)
    chance = WordChance(f"{subject}/{seed}")
    sheet = Sheet(chance)
    pen = Pen(sheet)
    ground = staged(stage or chosen.stage, pen, light or chosen.light)
    hand = chance.of("pose")
    flip = chosen.flips and hand.unit() < 0.5
    still = (stage or chosen.stage) in STILL
    turn = 0.0 if still or not chosen.flips else hand.between(-5, 5)
    size = FILL * chosen.size * hand.between(0.95, 1.02)
    chosen.draw(pen.at(WIDTH / 2, HEIGHT / 2, size, turn, flip=flip))
    spot = None if hidden is None else hide(sheet, ground.tone, hidden)
    return printed(sheet, ground, weather, manner=manner), spot
