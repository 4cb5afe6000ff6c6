"""Portraits of characters: a profile cut from paper, with the hat, hair, beard and scarf of what they are said to be."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.flags import FLAGS
from fogbound.press.manner import Manner
from fogbound.press.plate import Plate
from fogbound.press.vignettes.chance import WordChance
from fogbound.press.vignettes.engraver import Plane
from fogbound.press.vignettes.printing import printed
from fogbound.press.vignettes.shapes import curve, ellipse, limb, poly
from fogbound.press.vignettes.sheet import Pen, Sheet
from fogbound.press.vignettes.stages import StageGround
from fogbound.text import LANGUAGES, catalogue

__all__ = ["HEIGHT", "TILE", "WIDTH", "Look", "head", "look_of", "portrait", "tile"]

WIDTH, HEIGHT = 420, 1000  # beside the words of a Character card
TILE = 420  # the head alone, for round tiles
_TILE_OPENING = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 184 {TILE} {TILE}" width="{TILE}" height="{TILE}">'
)
RIM = "#f0d08a"


class Look(NamedTuple):
    """How a person is drawn."""

    hat: str
    hair: str
    beard: str
    extra: str = ""


HATS = ("", "brim", "bowler", "flat-cap", "wool", "scarf", "hood", "peaked", "straw", "")
HAIRS = ("short", "bun", "braid", "bob", "curls", "long")
BEARDS = ("", "", "", "short", "full")
COATS = ("#5d6c6e", "#6f5843", "#566049", "#6b5360", "#7a6a50")
MATS: Final = (("#f2d9a2", "#c08f55"), ("#cfd9cc", "#7f9a95"), ("#e4cbb8", "#a8776a"), ("#d6cde0", "#8b7a9d"))

# What is said of a person, and how they are then drawn; the first word that is found decides.
LOOKS: Final[dict[str, Look]] = {
    "surveyor": Look("brim", "curls", ""),
    "bridge": Look("bowler", "braid", ""),
    "charcoal": Look("wool", "short", "full"),
    "diver": Look("", "long", "", "goggles"),
    "interpreter": Look("fez", "short", "short"),
    "pilot": Look("peaked", "bun", ""),
    "surgeon": Look("", "bun", "", "collar"),
    "hunter": Look("hood", "short", "short"),
    "tinker": Look("", "curls", "", "goggles"),
    "chronicler": Look("flat-cap", "short", "short", "glasses"),
    "mason": Look("scarf", "short", ""),
    "patcher": Look("flat-cap", "short", ""),
    "crier": Look("", "braid", ""),
    "shepherd": Look("straw", "short", "full"),
    "sailor": Look("wool", "short", "short"),
    "soldier": Look("peaked", "short", ""),
    "doctor": Look("", "bun", "", "glasses"),
    "scholar": Look("", "bob", "", "glasses"),
    "monk": Look("hood", "short", ""),
    "farmer": Look("straw", "bob", ""),
}


def look_of(card: LoadedCard, packs: Sequence[Pack]) -> Look:
    """How a character is drawn: by what they are called and said to be, or else by chance."""
    said = [card.source.character or "", card.uid, _said(card, packs)]
    for text in said:
        for word, look in LOOKS.items():
            if word in text.lower():
                return look
    chance = WordChance(f"look/{card.file}/{card.uid}")
    return Look(chance.pick(HATS), chance.pick(HAIRS), chance.pick(BEARDS))


def _said(card: LoadedCard, packs: Sequence[Pack]) -> str:
    """The lines about a character in the English prose of their pack."""
    lines: list[str] = []
    for pack in packs:
        if card in pack.cards:
            for prose in pack.texts.get("en", {}).values():
                _, found, rest = prose.partition(f"card-{card.uid} =")
                lines.append(rest[:400].partition("\ncard-")[0] if found else "")
    return " ".join(lines)


def portrait(
    card: LoadedCard, packs: Sequence[Pack], seat: int | None = None, manner: Manner = "tinted"
) -> Plate:
    """The portrait that stands beside the words of a Character card; the scarf is of the colour of the seat."""
    svg = _drawn(_seed(card), look_of(card, packs), "", seat, manner)
    return Plate(svg, WIDTH, HEIGHT, _says(), span=WIDTH / HEIGHT)


def tile(
    card: LoadedCard, packs: Sequence[Pack], seat: int | None = None, manner: Manner = "tinted"
) -> Plate:
    """The head of the same portrait, square, for a round tile."""
    svg = head(_seed(card), look_of(card, packs), seat, manner)
    return Plate(svg, TILE, TILE, _says(), span=WIDTH / HEIGHT)


def head(seed: str, look: Look, seat: int | None = None, manner: Manner = "tinted") -> str:
    """The head of a person who has no card of their own, as SVG; the same seed always gives the same person."""
    return _drawn(seed, look, _TILE_OPENING, seat, manner)


def _seed(card: LoadedCard) -> str:
    return f"{card.file.partition('/')[0]}/{card.uid}"


def _says() -> dict[str, str]:
    return {lang: catalogue(lang).say("portrait") for lang in LANGUAGES}


def _drawn(seed: str, look: Look, view: str, seat: int | None, manner: Manner) -> str:
    chance = WordChance(f"portrait/{seed}")
    sheet = Sheet(chance, WIDTH, HEIGHT)
    scarf = chance.of("scarf").pick(FLAGS).colour if seat is None else FLAGS[seat].colour
    _bust(Pen(sheet).at(226, 430, 1.62), look, scarf, chance)
    x, y = Plane.grid(WIDTH, HEIGHT)
    tone = np.clip(0.10 + 0.62 * np.hypot((x - 190) / 420, (y - 380) / 640) ** 1.2, 0, 0.85)
    mat = chance.of("mat").pick(MATS)
    ground = StageGround("circles", 200, 400, tone, [(0, mat[0]), (1, mat[1])], round=True)
    return printed(sheet, ground, view=view, manner=manner)


def _bust(pen: Pen, look: Look, scarf: str, chance: WordChance) -> None:
    """Head and shoulders, looking left, the eyes at the origin's height."""
    nose, brow, chin = chance.between(-4, 7), chance.between(-3, 3), chance.between(-5, 5)
    _behind(pen, look.hair)
    cloth = chance.of("coat").pick(COATS)
    pen.shape(
        curve("-44,92 -10,70 40,66 78,88 130,120 156,380! -164,380! -140,150 -96,116"), cloth, 0.44, swell=30
    )
    pen.stroke(curve("-30,118 -46,200 -40,380", closed=False), 3)
    pen.stroke(curve("-30,118 -78,150 -52,196", closed=False), 2.4)
    for y in (190, 240, 290):
        pen.shape(ellipse(-28, y, 5.5), "#c9a04a", 0.1, swell=2, edge=0.7)
    pen.being(
        curve(
            f"-2,-80 36,-74 62,-44 62,0 50,34 54,84 20,108 -22,90 -20,66 -28,{52 + chin} -46,{54 + chin}"
            f" -54,{42 + chin} -50,34! -55,29! -50,24! -57,18! -50,10! {-68 - nose},4! -54,-18 {-60 - brow},-34 -50,-64"
        ),
        RIM,
    )
    _beard(pen, look.beard, chin)
    _hair(pen, look.hair)
    _hat(pen, look.hat)
    _extra(pen, look.extra)
    pen.shape(curve("-40,84 -6,96 50,88 72,70 84,92 54,118 -4,126 -48,112"), scarf, 0.22, swell=9, edge=0.9)
    pen.shape(curve("50,108! 78,104! 92,190! 76,182 66,194! 58,150"), scarf, 0.28, swell=7, edge=0.9)
    pen.stroke(curve("-30,98 4,108 48,100", closed=False), 2)


def _behind(pen: Pen, hair: str) -> None:
    if hair == "long":
        pen.being(curve("10,-84 60,-70 84,-10 92,80 112,170! 40,190! 20,90"), RIM)
    elif hair == "braid":
        for at in range(6):
            pen.being(ellipse(66 + 5 * at, 40 + 25 * at, 17 - at, 17), RIM)


def _hair(pen: Pen, hair: str) -> None:
    if hair == "bun":
        pen.being(ellipse(70, -62, 25, 24), RIM)
    elif hair == "bob":
        pen.being(curve("-56,-44! -40,-88 20,-96 66,-74 82,-10 76,62! 22,66! 12,0 -6,-44 -34,-46"), RIM)
    elif hair == "curls":
        for x, y in ((-46, -72), (-20, -94), (14, -100), (44, -90), (66, -66), (76, -34), (76, 0), (66, 28)):
            pen.being(ellipse(x, y, 23, 22), RIM)
        pen.being(ellipse(16, -44, 58, 48), "none")
    else:
        pen.being(curve("-54,-52! -40,-86 20,-92 64,-66 74,-14 62,36! 50,8 30,-30 -20,-54"), "none")


def _beard(pen: Pen, beard: str, chin: float) -> None:
    if beard == "full":
        pen.being(
            curve(f"-52,38! -62,{62 + chin} -54,{106 + chin} -22,{120 + chin} 20,96 40,30! 10,44 -24,40"),
            "none",
        )
    elif beard == "short":
        pen.being(
            curve(f"-51,38! -60,{50 + chin} -55,{66 + chin} -22,{76 + chin} 16,62 38,24! 14,42 -24,42"),
            "none",
        )


def _hat(pen: Pen, hat: str) -> None:
    if hat == "brim":
        pen.being(curve("-44,-64! -40,-126 -10,-134 14,-124 40,-132 62,-114 68,-58!"), RIM)
        pen.being(curve("-124,-44! -60,-66 10,-72 80,-62 132,-36! 60,-46 -40,-50"), RIM)
        pen.flat(curve("-43,-70! 10,-80 67,-66! 67,-54! 10,-66 -45,-56!"), "#a5352c", 0.1, 0.0)
    elif hat == "bowler":
        pen.being(curve("-50,-60! -50,-112 10,-138 66,-112 70,-54!"), RIM)
        pen.being(curve("-86,-60! -40,-58 20,-64 70,-56 104,-66! 80,-42 10,-50 -60,-42"), RIM)
        pen.flat(curve("-50,-68! 10,-76 70,-62! 70,-54! 10,-66 -50,-58!"), "#b8843a", 0.1, 0.0)
    elif hat == "flat-cap":
        pen.being(curve("-98,-52! -60,-80 -20,-108 40,-106 80,-78 78,-46! 10,-58 -50,-52"), RIM)
    elif hat == "wool":
        pen.being(curve("-60,-44! -54,-104 10,-132 64,-108 80,-36!"), RIM)
        pen.shape(curve("-66,-42! 10,-62 84,-34! 82,-8! 10,-34 -64,-16!"), "#8b3a30", 0.3, swell=7)
        for x in range(-50, 80, 14):
            pen.stroke(poly(f"{x},{-44 + abs(x - 10) * 0.1} {x + 2},{-20 + abs(x - 10) * 0.1}"), 1.8)
    elif hat == "scarf":
        pen.shape(
            curve("-60,-38! -50,-92 16,-108 66,-80 84,-20 62,14! 30,-26 -20,-42"), "#a5654a", 0.34, swell=16
        )
        pen.shape(curve("58,6! 98,14 112,54! 84,42 66,62! 54,30"), "#a5654a", 0.4, swell=5)
        pen.stroke(curve("-46,-50 0,-66 50,-40 66,0", closed=False), 2)
    elif hat == "hood":
        pen.being(curve("-64,-40! -48,-104 10,-132 76,-104 104,-20 98,80! 40,112! 50,20 30,-40 -20,-60"), RIM)
        pen.stroke(curve("-58,-42 -20,-62 26,-44 48,10 44,80", closed=False), 5, "#b79a78")
    elif hat == "peaked":
        pen.being(curve("-74,-76! -40,-112 20,-120 84,-96 74,-50! 10,-58 -58,-50"), RIM)
        pen.being(curve("-100,-36! -58,-52 -30,-50 -40,-40"), RIM)
        pen.flat(curve("-58,-60! 10,-70 76,-58! 75,-46! 10,-58 -58,-48!"), "#c9a04a", 0.1, 0.0)
    elif hat == "straw":
        pen.shape(curve("-46,-62! -40,-110 10,-122 60,-106 66,-58!"), "#d9bd7c", 0.26, swell=14)
        pen.shape(curve("-116,-36! -40,-66 60,-66 124,-32! 40,-48 -40,-50"), "#d9bd7c", 0.3, swell=7)
    elif hat == "fez":
        pen.shape(curve("-40,-62! -32,-124 44,-128 60,-58! 10,-66"), "#8b2f2a", 0.3, swell=16)
        pen.stroke(curve("6,-126 50,-130 74,-100 78,-64", closed=False), 3.4)


def _extra(pen: Pen, extra: str) -> None:
    if extra == "goggles":
        pen.being(limb(curve("-56,-48 -10,-58 62,-34", closed=False), [13]), RIM)
        pen.shape(ellipse(-46, -52, 15, 19, turn=-10), "#c9a04a", 0.2)
        pen.shape(ellipse(-49, -52, 9, 13, turn=-10), "#c9dcd6", 0.05, swell=3)
    elif extra == "glasses":
        pen.stroke(ellipse(-50, -2, 13, 14), 3, "#e8c987", even=True)
        pen.stroke(poly("-38,-4 34,-8"), 2.4, "#e8c987", even=True)
    elif extra == "collar":
        pen.shape(curve("-34,66! 4,84 52,66! 64,100! 4,116 -46,98!"), "#f1e9d4", 0.1, swell=6)
