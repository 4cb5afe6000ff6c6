"""The weather over a vignette: rain, snow, wind or mist, in coordinates of tenths."""

from typing import Final

from fogbound.packs.format import Weather
from fogbound.press.manner import BLACK, WHITE, Manner
from fogbound.press.vignettes.chance import WordChance

__all__ = ["weather_over"]

_LINE = 'fill="none" stroke-linecap="round"'
_PENS: Final[dict[Manner, dict[Weather, str]]] = {
    "tinted": {
        "rain": f'{_LINE} stroke="#e8eeea" stroke-width="13" opacity=".75"',
        "snow": 'fill="#fffaf0" opacity=".92"',
        "wind": f'{_LINE} stroke="#fffaf0" stroke-width="16" opacity=".7"',
        "mist": 'fill="#e6ebe5" opacity=".42"',
    },
    "ink": {  # cut out of the ruling with white, or drawn around with black
        "rain": f'{_LINE} stroke="{WHITE}" stroke-width="20"',
        "snow": f'fill="{WHITE}" stroke="{BLACK}" stroke-width="9"',
        "wind": f'{_LINE} stroke="{WHITE}" stroke-width="26"',
        "mist": f'{_LINE} stroke="{BLACK}" stroke-width="14"',
    },
}
"""How each manner draws the weather."""


def weather_over(chance: WordChance, weather: Weather, manner: Manner, width: int, height: int) -> str:
    """What the weather draws over everything else in a picture of this size."""
    pen = _PENS[manner].get(weather, "")
    wide, high = 10 * width, 10 * height
    often = high / 3600  # a taller picture has more of everything
    if weather == "rain":
        return f'<path d="{"".join(_drop(chance, wide, high) for _ in range(round(70 * often)))}" {pen}/>'
    if weather == "snow":
        return f"<g {pen}>{''.join(_flake(chance, wide, high) for _ in range(round(90 * often)))}</g>"
    if weather == "wind":
        return f'<path d="{"".join(_gust(chance, wide, high) for _ in range(round(9 * often)))}" {pen}/>'
    if weather == "mist":
        return "".join(f'<path d="{_bank(chance, (0.53 + 0.13 * at) * high)}" {pen}/>' for at in range(3))
    return ""


def _drop(chance: WordChance, wide: int, high: int) -> str:
    x, y, long = chance.between(0, wide + 300), chance.between(-200, high - 100), chance.between(160, 420)
    return f"M{x:.0f} {y:.0f}l{-long * 0.32:.0f} {long:.0f}"


def _flake(chance: WordChance, wide: int, high: int) -> str:
    x, y, size = chance.between(0, wide), chance.between(0, high), chance.between(10, 30)
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size:.0f}"/>'


def _gust(chance: WordChance, wide: int, high: int) -> str:
    x, y, long = chance.between(-400, wide - 1400), chance.between(200, high - 300), chance.between(700, 1700)
    return f"M{x:.0f} {y:.0f}q{long / 2:.0f} {chance.between(-160, 160):.0f} {long:.0f} 0"


def _bank(chance: WordChance, low: float) -> str:
    """A bank of mist from edge to edge at about this height."""
    y, rise = low + chance.between(-120, 120), chance.between(140, 260)
    return f"M-100 {y:.0f}q900 {-rise:.0f} 1700 0t1600 0t1500 0t1500 0v330q-1500 {rise:.0f}-3000 0t-3300 0z"
