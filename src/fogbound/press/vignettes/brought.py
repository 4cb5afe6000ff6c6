"""Drawings that packs bring, set on a stage as our own subjects are."""

from collections.abc import Sequence
from functools import partial

import numpy as np
from msgspec import Struct

from fogbound.packs.drawings import Drawing, DrawnBeing, DrawnGlow, DrawnShape, DrawnStroke, DrawnThing
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.press.vignettes.sheet import Pen
from fogbound.press.vignettes.subjects import SUBJECTS, Subject
from fogbound.text import LANGUAGES

__all__ = ["Brought", "as_subject", "brought_by", "brought_to"]


class Brought(Struct, frozen=True):
    """A drawing of a pack, and what it shows in every language."""

    drawing: Drawing
    says: dict[str, str]


def brought_to(card: LoadedCard, name: str, packs: Sequence[Pack]) -> Brought | None:
    """The drawing that a card names; None when it names one of our own subjects."""
    if name in SUBJECTS:
        return None
    return next((brought_by(pack, name, packs) for pack in packs if card in pack.cards), None)


def brought_by(pack: Pack, name: str, packs: Sequence[Pack]) -> Brought | None:
    """The drawing of this name that a pack has, or one of those it builds on."""
    for each in _with_what_it_builds_on(pack, packs):
        if name in each.drawings:
            told = [*each.captions.values(), {name: name.replace("-", " ")}]
            said = next(captions[name] for captions in told if name in captions)  # better than nothing
            says = {lang: each.captions.get(lang, {}).get(name, said) for lang in LANGUAGES}
            return Brought(each.drawings[name], says)
    return None


def _with_what_it_builds_on(pack: Pack, packs: Sequence[Pack]) -> list[Pack]:
    by_name = {each.manifest.name: each for each in packs}
    found = [pack]
    for each in found:  # which grows on the way
        needed = (by_name[name] for name in each.manifest.requires if name in by_name)
        found.extend(other for other in needed if all(other is not known for known in found))
    return found


def as_subject(drawing: Drawing) -> Subject:
    """A drawing as a subject that can be set on a stage."""
    return Subject(partial(_draw, drawing), drawing.stage, drawing.flips, drawing.size, drawing.light)


def _draw(drawing: Drawing, pen: Pen) -> None:
    for thing in drawing.things:
        _set_down(thing, pen)


def _set_down(thing: DrawnThing, pen: Pen) -> None:
    match thing:
        case DrawnShape():
            outlines = [np.array(points) for points in thing.outlines]
            pen.shape(outlines, thing.colour, thing.tone, swell=thing.swell, edge=thing.edge, lift=thing.lift)
        case DrawnBeing():
            pen.being([np.array(points) for points in thing.outlines], thing.rim, thing.colour)
        case DrawnStroke():
            pen.stroke(np.array(thing.points), thing.width, thing.colour, even=thing.even, free=thing.free)
        case DrawnGlow():
            pen.glow(thing.x, thing.y, thing.radius, thing.colour, thing.strength, over=thing.over)
