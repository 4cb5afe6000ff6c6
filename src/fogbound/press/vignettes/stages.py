"""Stages: what a subject stands before. Each brings its ruling, its darks, its wash and, where there is land, hills."""

from collections.abc import Callable
from typing import Literal

import numpy as np
from msgspec import Struct

from fogbound.packs.drawings import Backdrop
from fogbound.packs.format import Light
from fogbound.press.vignettes.chance import Field
from fogbound.press.vignettes.engraver import Plane
from fogbound.press.vignettes.rulings import Ruling
from fogbound.press.vignettes.sheet import HEIGHT, INK, WIDTH, Pen

__all__ = ["Stage", "StageGround", "staged"]

Stage = Literal[Backdrop, "state", "curse"]


class StageGround(Struct):
    """A stage made ready: lines, darks and colours behind the subject."""

    ruling: Ruling
    x: float  # where rings, rays and the spiral come from
    y: float
    tone: Field
    wash: list[tuple[float, str]]  # from top to bottom, or outwards from the middle when round
    round: bool = False
    ink: str = INK
    negative: bool = False


SKIES: dict[str, tuple[str, str, str]] = {
    "day": ("#9cc0c8", "#d3dfd0", "#f7edcf"),
    "dawn": ("#a9a9bd", "#e0c3b4", "#f8dfa6"),
    "dusk": ("#3f606d", "#91a09a", "#f2cf88"),
    "night": ("#122833", "#24434f", "#5b7a80"),
    "lamp": ("#2a2b30", "#6b5638", "#e0aa55"),
}
"""From the top of the sky to the horizon, by light."""

DAYS = (
    SKIES["day"],
    ("#a9c6c0", "#dde3c8", "#f8ecc4"),
    ("#b3c3cf", "#dcdcd2", "#f6e6cc"),
    ("#93b9c9", "#c8dcd8", "#f1efd8"),
    ("#c2c6b8", "#e6dfc2", "#f8e9bd"),
)

SEAS = {"day": "#7fa8b0", "dawn": "#8fa3ad", "dusk": "#3f6670", "night": "#1a3a47", "lamp": "#3d4a4a"}
HILLS = {
    "day": ("#c3cfb0", "#a3b585", "#869a64"),
    "dawn": ("#c0b4ae", "#a39c86", "#80805f"),
    "dusk": ("#8b9a94", "#6f8178", "#566459"),
    "night": ("#3e5a62", "#2d4850", "#213840"),
    "lamp": ("#8d7652", "#6b5a41", "#4a4034"),
}
MATS = (
    ("#f8e8be", "#d6ab62"),
    ("#f4e2c8", "#c4946a"),
    ("#ecebcd", "#9fb486"),
    ("#e6eeea", "#80a7ab"),
    ("#f4e0d0", "#c68a74"),
)
"""What things lie on: pale in the middle, deeper towards the corners."""


def staged(stage: Stage, pen: Pen, light: Light) -> StageGround:
    """Make a stage ready, and draw on it what stands behind everything."""
    return _STAGES[stage](pen, light)


def _plane() -> tuple[Field, Field]:
    return Plane.grid(WIDTH, HEIGHT)


def _corner(x: Field, y: Field, cx: float, cy: float) -> Field:
    """How far towards the corners, 0 to about 1."""
    return np.hypot((x - cx) / 360, (y - cy) / 250)


def _table(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("table")
    x, y = _plane()
    cx, cy = (
        chance.between(120, 480),
        chance.pick((-46.0, -20.0, 392.0)),
    )  # the rings' own middle stays outside
    tone = 0.08 + 0.40 * _corner(x, y, 290, 165) ** 1.8
    mat = chance.pick(MATS)
    if light in ("night", "lamp"):
        mat, tone = ("#e9c684", "#5d5140"), tone + 0.12
    elif light == "dusk":
        mat = ("#ecd9b0", "#8f9a92")
    return StageGround("circles", cx, cy, tone, [(0, mat[0]), (1, mat[1])], round=True)


def _sky(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("sky")
    x, y = _plane()
    cloud = np.clip(chance.noise(x / 2.4, y, 60, 3) + 0.12, 0, 1)
    dark = light in ("night", "dusk", "lamp")
    tone = (0.24 if dark else 0.02) + (0.34 if dark else 0.20) * np.clip(1 - y / HEIGHT, 0, 1) ** 1.6
    tone = tone + (0.42 if dark else 0.28) * cloud * np.clip(1.1 - y / HEIGHT, 0, 1)
    top, middle, low = _sky_colours(pen, light)
    return StageGround("level", 300, 180, tone, [(0, top), (0.55, middle), (1, low)])


def _sky_colours(pen: Pen, light: Light) -> tuple[str, str, str]:
    """No two days are alike."""
    return pen.chance.of("hue").pick(DAYS) if light == "day" else SKIES[light]


def _sea(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("sea")
    ground = _sky(pen, light)
    x, y = _plane()
    line = 172.0
    depth = np.clip((y - line) / (HEIGHT - line), 0, 1)
    swell = np.sin((y - line) / (4 + 15 * depth) + 2.4 * chance.noise(x / 3.4, y * 2, 44, 2))
    chop = chance.noise(x / 3.2, y, 17, 2)
    water = 0.28 + 0.34 * depth + 0.24 * swell + 0.18 * chop
    sky = ground.tone * np.clip((line - y) / 90, 0, 1) ** 0.7
    ground.tone = np.where(y > line, np.clip(water, 0.02, 0.9), sky)
    top, middle, low = _sky_colours(pen, light)
    ground.wash = [
        (0, top),
        (0.28, middle),
        (0.475, low),
        (0.48, low),
        (0.50, SEAS[light]),
        (1, _deep(SEAS[light])),
    ]
    return ground


def _land(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("land")
    ground = _sky(pen, light)
    _, y = _plane()
    ground.tone = ground.tone * np.clip((230 - y) / 120, 0.1, 1)
    along = np.linspace(-14, WIDTH + 14, 46)
    for at, colour in enumerate(HILLS[light]):
        base = 196 + 46 * at
        rough = 52 - 14 * at
        rise = chance.of(f"hill{at}").noise(along, np.zeros(46), 150 - 26 * at, 3) * rough
        outline = np.concatenate(
            [np.stack([along, base + rise], axis=1), [[WIDTH + 14, HEIGHT + 14], [-14, HEIGHT + 14]]]
        )
        dark = 0.20 + 0.13 * at + (0.16 if light in ("night", "dusk", "lamp") else 0)
        pen.shape(outline, colour, dark, swell=26, edge=0.9)
    return ground


def _glow(pen: Pen, light: Light) -> StageGround:
    x, y = _plane()
    distance = np.hypot((x - 300) / 330, (y - 176) / 250)
    tone = np.clip(0.06 + 0.85 * distance**1.1, 0, 0.9)
    stops = [(0, "#fff0c4"), (0.35, "#efb656"), (0.75, "#8a6236"), (1, "#3c3330")]
    return StageGround("rays", 300, 176, tone, stops, round=True)


def _ground(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("ground")
    x, y = _plane()
    tone = 0.22 + 0.20 * chance.noise(x / 2, y, 50, 3) + 0.30 * _corner(x, y, 300, 170) ** 2
    near, far = {
        "day": ("#e9d7a8", "#cbb07a"),
        "dawn": ("#ead0a8", "#c4a184"),
        "dusk": ("#d3bd8f", "#8d8a78"),
        "night": ("#5c6a66", "#27414a"),
        "lamp": ("#e3b56a", "#5b4a38"),
    }[light]
    return StageGround("level", 300, 180, np.clip(tone, 0.04, 0.9), [(0, far), (0.5, near), (1, far)])


def _room(pen: Pen, light: Light) -> StageGround:
    ground = _face(pen, light)
    ground.x, ground.y = pen.chance.of("room").between(180, 420), -44.0
    return ground


def _face(pen: Pen, light: Light) -> StageGround:
    x, y = _plane()
    tone = np.clip(0.34 + 0.5 * _corner(x, y, 300, 190) ** 1.2, 0, 0.92)
    stops = [(0, "#d8b57a"), (0.5, "#8f7350"), (1, "#3a3431")]
    return StageGround("circles", 300, 190, tone, stops, round=True)


def _under(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("deep")
    x, y = _plane()
    shaft = np.clip(np.sin((x - 0.55 * y) / 46 + chance.between(0, 6)) - 0.35, 0, 1)
    tone = np.clip(0.22 + 0.5 * y / HEIGHT - 0.34 * shaft * (1 - y / HEIGHT), 0.03, 0.9)
    return StageGround("level", 300, 180, tone, [(0, "#b5d3cc"), (0.45, "#5c939a"), (1, "#1d4754")])


def _state(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("state")
    x, y = _plane()
    cx, cy = 300 + chance.between(-30, 30), 176 + chance.between(-14, 14)
    tone = 0.30 + 0.36 * _corner(x, y, cx, cy) + 0.22 * chance.noise(x, y, 70, 2)
    stops = chance.pick(
        (
            [(0.0, "#d9b3b4"), (0.5, "#8a6470"), (1.0, "#38262f")],
            [(0.0, "#d2bcb0"), (0.5, "#86696a"), (1.0, "#33272c")],
            [(0.0, "#c9b6c4"), (0.5, "#776579"), (1.0, "#2f2733")],
        )
    )
    return StageGround("rings", cx, cy, np.clip(tone, 0.08, 0.92), stops, round=True, ink="#2b2026")


def _curse(pen: Pen, light: Light) -> StageGround:
    chance = pen.chance.of("curse")
    x, y = _plane()
    cx, cy = 300 + chance.between(-16, 16), 178
    distance = np.hypot((x - cx) / 300, (y - cy) / 200)
    tone = np.clip(0.34 + 0.52 * distance + 0.10 * chance.noise(x, y, 90, 2), 0.1, 0.89)
    return StageGround(
        "spiral",
        cx,
        cy,
        tone,
        [(0, "#1b3a47"), (0.6, "#0e222b"), (1, "#081318")],
        True,
        "#cfe0d8",
        negative=True,
    )


def _deep(colour: str) -> str:
    """The same colour, darker."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{int(part * 0.62):02x}" for part in parts)


_STAGES: dict[str, Callable[[Pen, Light], StageGround]] = {
    "table": _table,
    "sky": _sky,
    "sea": _sea,
    "land": _land,
    "glow": _glow,
    "ground": _ground,
    "room": _room,
    "face": _face,
    "deep": _under,
    "state": _state,
    "curse": _curse,
}
