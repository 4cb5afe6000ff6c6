"""Parts of the format that both rulesets have, each in its own way, and what only one of them knows."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from fogbound.packs import citadel
from fogbound.packs import format as continent
from fogbound.packs.elsewhere import field_known_only
from fogbound.packs.faults import Fault
from fogbound.packs.source import Document

__all__ = ["OF_MANIFEST", "TWINS", "field_elsewhere", "misplaced_fields", "twin_of"]

Part = type[msgspec.Struct]

TWINS: Final[tuple[tuple[Part, Part], ...]] = (
    (continent.ContinentCard, citadel.CitadelCard),
    (continent.ActionSource, citadel.ActionSource),
    (continent.StripSource, citadel.StripSource),
)


OF_MANIFEST: Final = {
    "no-camp": "continent",
    "experience": "continent",
    "paranoid": "continent",
    "easy": "continent",
    "extreme": "continent",
    "introduction": "citadel",
}
"""Fields of `pack.yaml` that say nothing under the other ruleset."""


def misplaced_fields(document: Document, ruleset: str) -> Iterator[Fault]:
    """The fields of a manifest that only the other ruleset knows."""
    for field in document.data if isinstance(document.data, dict) else ():
        known = OF_MANIFEST.get(field, ruleset)
        if known != ruleset:
            yield Fault("misplaced-field", field_known_only(known, field), document.key_mark((field,)))


def twin_of(part: Part) -> tuple[Part, str] | None:
    """The same part under the other ruleset, and which ruleset that is."""
    for one, other in TWINS:
        if part in (one, other):
            return (other, "citadel") if part is one else (one, "continent")
    return None


def field_elsewhere(parts: Iterable[Part], field: str) -> str:
    """The ruleset that knows a field which one of these parts does not have; empty when none does."""
    for part in parts:
        twin = twin_of(part)
        if twin is not None and field in twin[0].__struct_encode_fields__:
            return twin[1]
    return ""
