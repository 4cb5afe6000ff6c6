"""The weather over a vignette: rain, snow, wind or mist, in coordinates of tenths."""

from typing import Final

from fogbound.packs.format import Weather
from fogbound.press.manner import BLACK, WHITE, Manner
from fogbound.press.vignettes.chance import Chance

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


def weather_over(chance: Chance, weather: Weather, manner: Manner) -> str:
    """What the weather draws over everything else."""
    pen = _PENS[manner].get(weather, "")
    if weather == "rain":
        return f'<path d="{"".join(_drop(chance) for _ in range(70))}" {pen}/>'
    if weather == "snow":
        return f"<g {pen}>{''.join(_flake(chance) for _ in range(90))}</g>"
    if weather == "wind":
        return f'<path d="{"".join(_gust(chance) for _ in range(9))}" {pen}/>'
    if weather == "mist":
        return "".join(f'<path d="{_bank(chance, at)}" {pen}/>' for at in range(3))
    return ""


def _drop(chance: Chance) -> str:
    x, y, long = chance.between(0, 6300), chance.between(-200, 3500), chance.between(160, 420)
    return f"M{x:.0f} {y:.0f}l{-long * 0.32:.0f} {long:.0f}"


def _flake(chance: Chance) -> str:
    x, y, size = chance.between(0, 6000), chance.between(0, 3600), chance.between(10, 30)
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size:.0f}"/>'


def _gust(chance: Chance) -> str:
    x, y, long = chance.between(-400, 4600), chance.between(200, 3300), chance.between(700, 1700)
    return f"M{x:.0f} {y:.0f}q{long / 2:.0f} {chance.between(-160, 160):.0f} {long:.0f} 0"


def _bank(chance: Chance, at: int) -> str:
    """A bank of mist from edge to edge, each lower than the one before."""
    y, rise = 1900 + 480 * at + chance.between(-120, 120), chance.between(140, 260)
    return f"M-100 {y:.0f}q900 {-rise:.0f} 1700 0t1600 0t1500 0t1500 0v330q-1500 {rise:.0f}-3000 0t-3300 0z"
