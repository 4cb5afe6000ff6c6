"""Parts of the format that both rulesets have, each in its own way, and what only one of them knows."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from fogbound.packs import citadel
from fogbound.packs import format as continent
from fogbound.packs.elsewhere import WHERE, known_only
from fogbound.packs.faults import Fault
from fogbound.packs.source import Document

__all__ = ["field_elsewhere", "misplaced_fields", "twin_of"]

Part = type[msgspec.Struct]

_TWINS: Final[tuple[tuple[Part, Part], ...]] = (
    (continent.ContinentCard, citadel.CitadelCard),
    (continent.ActionSource, citadel.CitadelActionSource),
    (continent.StripSource, citadel.CitadelStripSource),
)


_OF_MANIFEST: Final = {
    "no-camp": ("continent", "there are no camps at the Citadel"),
    "experience": ("continent", "there is no experience at the Citadel"),
    "paranoid": ("continent", "there are no States at the Citadel"),
    "easy": ("continent", "players of the Citadel choose how they recover, and no difficulty"),
    "extreme": ("continent", "players of the Citadel choose how they recover, and no difficulty"),
    "introduction": ("citadel", "an adventure of the Continent begins where its clue says: `start`"),
}
"""Fields of `pack.yaml` that say nothing under the other ruleset: who knows them, and why the other does not."""


def misplaced_fields(document: Document, ruleset: str) -> Iterator[Fault]:
    """The fields of a manifest that only the other ruleset knows."""
    for field in document.data if isinstance(document.data, dict) else ():
        known, because = _OF_MANIFEST.get(field, (ruleset, ""))
        if known != ruleset:
            message = f"the field {field!r} is {known_only(known, because)}"
            yield Fault("misplaced-field", message, document.key_mark((field,)))


def twin_of(part: Part) -> tuple[Part, str] | None:
    """The same part under the other ruleset, and which ruleset that is."""
    for one, other in _TWINS:
        if part in (one, other):
            return (other, WHERE["citadel"]) if part is one else (one, WHERE["continent"])
    return None


def field_elsewhere(parts: Iterable[Part], field: str) -> str:
    """Where a field is known that one of these parts does not have; empty when nowhere."""
    for part in parts:
        twin = twin_of(part)
        if twin is not None and field in twin[0].__struct_encode_fields__:
            return twin[1]
    return ""
