"""A landscape put together: wash, shade, contours, water, paths, things, weather, in this order."""

from typing import NamedTuple

from fogbound.press.chance import NamedChance
from fogbound.press.land import buildings, finds, landmarks
from fogbound.press.land.air import veil, weather_lines
from fogbound.press.land.contours import contours, hachures, hatch, level_hatch
from fogbound.press.land.field import Field, survey_field
from fogbound.press.land.hidden import beside, choose_spot, digits, stillness, written
from fogbound.press.land.layout import FeatureSpot, places, spring
from fogbound.press.land.light import LIGHTS, LampGlow, Lighting, lighting_of
from fogbound.press.land.marks import marks
from fogbound.press.land.paths import bridges, path_lines, paths
from fogbound.press.land.planting import clearing, planted
from fogbound.press.land.plants import symbols
from fogbound.press.land.rivers import carved, river_lines, rivers
from fogbound.press.land.sketch import Sketch
from fogbound.press.land.survey import LandSite
from fogbound.press.land.wash import wash
from fogbound.press.land.water import shore, waterlines
from fogbound.press.manner import WHITE
from fogbound.press.pen import INK, WATER, PenStrokes
from fogbound.press.plate import BLEED, LAND, Spot, opening

__all__ = ["LandPicture", "draw"]

_RIVER = "#A9C8CC"
_HALO = "#F3EBD6"
_GLOW = 400.0
_PAPER = f'<path d="M-{BLEED} -{BLEED}h1080v1080h-1080z" fill="{WHITE}"/>'

_DRAWN = {
    "anchors": finds.anchors,
    "bell": buildings.bell,
    "boat": finds.boat,
    "cairn": finds.cairn,
    "cave": finds.cave,
    "darn": landmarks.darn,
    "gatehouse": landmarks.gatehouse,
    "great-house": landmarks.great_house,
    "great-oak": landmarks.great_oak,
    "hives": landmarks.hives,
    "hut": buildings.hut,
    "jetty": finds.jetty,
    "milestone": landmarks.milestone,
    "pen": buildings.pen,
    "rags": landmarks.rags,
    "reel": landmarks.reel,
    "ruin": buildings.ruin,
    "shrine": buildings.shrine,
    "slab": landmarks.slab,
    "spring": finds.spring,
    "stones": finds.stones,
    "stranded-boat": landmarks.stranded_boat,
    "tent": buildings.tent,
    "tower": buildings.tower,
    "village": landmarks.village,
    "washing": landmarks.washing,
    "well": landmarks.well,
    "wreck": finds.wreck,
}


class LandPicture(NamedTuple):
    """A picture, and where its hidden number stands."""

    svg: str
    spot: Spot | None


def draw(site: LandSite) -> LandPicture:
    """The picture of a site."""
    lighting = lighting_of(site.light, site.manner)
    bare = survey_field(site)
    risen = spring(bare)
    courses = rivers(bare, (risen.x, risen.y) if risen is not None else None)
    standing = places(bare, courses)
    field = carved(bare, courses)
    ways = paths(field, standing, courses)
    crossings = bridges(field, ways, courses)
    clear = clearing(standing, ways, courses)
    for bridge in crossings:
        clear.ring(*bridge.at, bridge.reach + 30, bridge.reach + 10)
    veiled = veil(field)
    spot = choose_spot(field, standing, clear, veiled)
    unplanted = clear.also(stillness(spot, wide=1.9, above=0.8, below=2.0))
    number = written(site.hidden, spot)
    still = beside(number)
    glow = _glow(field, standing)
    plants = planted(field, unplanted)
    things = [(y, f'<use href="#{symbol}" x="{x:.0f}" y="{y:.0f}"/>') for x, y, symbol in plants]
    things += [(place.y, _standing(site, place, lighting, glow)) for place in standing]
    for bridge in crossings:
        sketch = Sketch(lighting)
        finds.bridge(sketch, bridge.ahead, bridge.reach)
        things.append((bridge.at[1] + 20, sketch.standing(*bridge.at)))
    things.sort(key=lambda thing: thing[0])
    parts: list[PenStrokes | str] = [
        f"<defs>{symbols({symbol for _, _, symbol in plants}, lighting, site.weather == 'snow')}</defs>",
        _PAPER if lighting.bare else wash(field, veiled, glow),
        *hatch(field, still),
        *contours(field, still),
        *hachures(field, still),
        *([level_hatch(field, WATER)] if lighting.bare else waterlines(field, WATER)),
        *shore(field, INK),
        *marks(field, clear, spot, number),
        digits(field, spot, number),
        *river_lines(courses, INK, lighting.graded(_RIVER)),
        *path_lines(ways, INK, lighting.graded(_HALO)),
        *(thing for _, thing in things),
        *weather_lines(field, veiled, stillness(spot, wide=3.0, above=1.8, below=1.8)),
    ]
    lines = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    drawn = (part if isinstance(part, str) else lighting.penned(part).element() for part in parts)
    svg = f"{opening(*LAND, BLEED)}{lines}{''.join(drawn)}</g></svg>"
    return LandPicture(svg, spot if site.hidden is not None else None)


def _standing(site: LandSite, place: FeatureSpot, lighting: Lighting, glow: LampGlow | None) -> str:
    if glow is not None and glow.holds(place.x, place.y) and not lighting.bare:
        lighting = LIGHTS["day"]
    sketch = Sketch(lighting, lamps_lit=site.light in ("dusk", "night", "lamp"))
    _DRAWN[place.feature](sketch, NamedChance("sketch", site.key, place.feature))
    return sketch.standing(place.x, place.y, mirrored=place.feature == "jetty" and place.toward < 0)


def _glow(field: Field, standing: list[FeatureSpot]) -> LampGlow | None:
    """The light of a lamp: at the first place, or in the middle."""
    if field.site.light != "lamp":
        return None
    if not standing:
        return LampGlow(540, 470, _GLOW)
    return LampGlow(standing[0].x, standing[0].y - 40, _GLOW)
