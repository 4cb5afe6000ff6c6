"""The wash: the hand tint under all lines, a small raster that is laid into the drawing."""

import base64
import io
from collections.abc import Iterable
from typing import Final

import numpy as np
from PIL import Image, WebPImagePlugin

from fogbound.press.chance import seed
from fogbound.press.land.field import SIZE, Field, axes
from fogbound.press.land.grounds import GROUNDS, tint
from fogbound.press.land.light import LIGHTS, LampGlow, Paint, glowing
from fogbound.press.noise import Grid, fractal, lattice, noise, smooth

__all__ = ["wash"]

PIXELS: Final = 320
_QUALITY = 62
_FORMAT = WebPImagePlugin.WebPImageFile.format  # imported, or else all formats are looked through

_LINE: Final = (np.arange(PIXELS, dtype=np.float64) + 0.5) * (
    1080.0 / PIXELS
) - 40.0  # where pixels lie, in units of the plate
_PLACE: Final = (_LINE + 40.0) / 1080.0 * (SIZE - 1)
_LEFT: Final = _PLACE.astype(np.int64)
_SHARE: Final = _PLACE - _LEFT

_PAPER = tint("F0E9D6")
_SNOW = tint("FBFAF7")
_SHADOW = tint("4E4A66")
_SHALLOW = tint("7FB4C6")
_DEEP = tint("A9CDD6")
_MIST, _RAIN = tint("EDEFE8"), tint("B7C3C6")
_STRAND = tint("EBCF97")

_GLARE = tint("FFFAE8")
_GRAIN: Final = lattice(np.arange(PIXELS)[None, :] // 2, np.arange(PIXELS)[:, None] // 2, 3) / 2**32 - 0.5


def wash(field: Field, veiled: Grid | None, glow: LampGlow | None) -> str:
    """The tint of a card as an image element."""
    height = _finer(field.height)
    paint = _land(field, height)
    if float(height.min()) < 0.006:
        deep = smooth(-height / 0.24)
        sea = [shallow + (far - shallow) * deep for shallow, far in zip(_SHALLOW, _DEEP, strict=True)]
        _mix(paint, sea, smooth((0.006 - height) / 0.012) * 0.96)
    if veiled is not None:
        _mix(paint, _RAIN if field.site.weather == "rain" else _MIST, _finer(veiled))
    paint *= 1.0 + 0.05 * _GRAIN
    return _element(_lit(field, paint, glow))


def _lit(field: Field, paint: Paint, glow: LampGlow | None) -> Paint:
    """The paint at its hour, which gives way to that of the neighbours at the edges."""
    if len(field.hours) == 1:
        graded = LIGHTS[field.site.light].graded_paint(paint)
    else:
        shares = {hour: _finer(grid) for hour, grid in field.hours.items()}
        total = np.sum(list(shares.values()), axis=0)
        graded = np.zeros_like(paint)
        for hour, share in shares.items():
            graded += LIGHTS[hour].graded_paint(paint) * (share / total)
    return graded if glow is None else glowing(graded, paint, _LINE[None, :], _LINE[:, None], glow)


def _finer(grid: Grid) -> Grid:
    """A grid of the field at every pixel of the wash."""
    across = grid.take(_LEFT, axis=1) * (1.0 - _SHARE) + grid.take(_LEFT + 1, axis=1) * _SHARE
    found: Grid = (
        across.take(_LEFT, axis=0) * (1.0 - _SHARE)[:, None]
        + across.take(_LEFT + 1, axis=0) * _SHARE[:, None]
    )
    return found


def _mix(paint: Paint, colour: Iterable[float | Grid], share: Grid) -> None:
    """Mix a colour, the same everywhere or not, into the paint."""
    for plane, part in zip(paint, colour, strict=True):
        plane += (part - plane) * share


def _land(field: Field, height: Grid) -> Paint:
    site = field.site
    high = smooth((height - 0.04) / 0.5)
    tinted = np.zeros((3, *height.shape))
    total = np.zeros_like(height)
    for biome, grid in field.grounds.items():
        share = _finer(grid)
        for plane, low_tint, high_tint in zip(tinted, *GROUNDS[biome][2:4], strict=True):
            plane += share * (low_tint + (high_tint - low_tint) * high)
        total += share
    tinted /= total
    brushed = _finer(_coverage(site.key, *axes()))
    paint: Paint = np.empty_like(tinted)
    paint[:] = np.array(_PAPER)[:, None, None]
    _mix(paint, tinted, 0.66 + 0.34 * smooth((brushed + 0.35) / 0.7))
    stopped = 1.0 - np.clip(
        np.abs(brushed + 0.12) / 0.035, 0.0, 1.0
    )  # colour gathers where the brush stopped
    paint *= 1.0 - 0.05 * stopped
    if float(height.min()) < 0.054:
        _mix(paint, _STRAND, 0.6 * (1.0 - smooth((height - 0.004) / 0.05)))
    if "peak" in field.grounds or site.weather == "snow":
        _mix(paint, _SNOW, _snow(field, height))
    lit = _finer(field.lit)
    _mix(paint, _SHADOW, np.clip((0.97 - lit) * 0.80, 0.0, 0.48))
    _mix(paint, _GLARE, np.clip((lit - 1.05) * 0.5, 0.0, 0.22))
    return paint


def _snow(field: Field, height: Grid) -> Grid:
    """Snow on high peaks, and on everything but the steep when it lies."""
    at_x, at_y = axes()
    ragged = height + 0.05 * _finer(noise(at_x * 16.0, at_y * 16.0, seed("snow", field.site.key)))
    peak = _finer(field.grounds["peak"]) if "peak" in field.grounds else np.zeros_like(height)
    found = smooth((ragged - 0.40) / 0.16) * smooth(peak * 1.6)
    if field.site.weather == "snow":
        steep = _finer(field.slope)
        found = np.maximum(found, 0.86 * smooth((ragged - 0.03) / 0.06) * (1.0 - 0.7 * smooth(steep / 1.6)))
    return found


def _coverage(key: str, x: Grid, y: Grid) -> Grid:
    """How thick the colour lies; at the rim as on every card, inside as on this one."""
    common = noise(x * 3.0, y * 3.0, 41, period=3) + 0.5 * noise(x * 7.0, y * 7.0, 42, period=7)
    own = fractal(x, y, seed("brush", key), octaves=3, cycles=2.6)
    inner = smooth(np.minimum(np.minimum(x, 1.0 - x), np.minimum(y, 1.0 - y)) / 0.2)
    return common + (own - common) * inner


def _element(paint: Paint) -> str:
    pixels = np.empty((PIXELS, PIXELS, 3), dtype=np.uint8)
    for at, plane in enumerate(paint):
        pixels[..., at] = np.clip(np.rint(plane), 0, 255)
    image = Image.fromarray(pixels, "RGB")
    page = io.BytesIO()
    image.save(page, _FORMAT, quality=_QUALITY, method=4)
    data = base64.b64encode(page.getvalue()).decode()
    look = 'style="image-rendering:smooth"'  # what else is tried takes half as long again and looks no better
    return f'<image {look} x="-40" y="-40" width="1080" height="1080" href="data:image/webp;base64,{data}"/>'
