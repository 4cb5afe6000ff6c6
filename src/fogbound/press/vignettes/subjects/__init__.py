"""What vignettes can show: one drawing for every word a scene may name, gathered here by being imported."""

from fogbound.press.vignettes.subjects import (
    beasts,
    bodies,
    cordage,
    elements,
    harbours,
    houses,
    instruments,
    lights,
    people,
    plants,
    provisions,
    tools,
    wares,
    ways,
    wings,
)
from fogbound.press.vignettes.subjects.registry import SUBJECTS, Subject

__all__ = [
    "SUBJECTS",
    "Subject",
    "beasts",
    "bodies",
    "cordage",
    "elements",
    "harbours",
    "houses",
    "instruments",
    "lights",
    "people",
    "plants",
    "provisions",
    "tools",
    "wares",
    "ways",
    "wings",
]
