"""What games are called in the folder in which they are kept, and what the archive among them is."""

import re
import unicodedata
from typing import Final

__all__ = ["FILE", "slug"]

FILE: Final = "fogbound.sqlite"
"""The archive: the games of the browser."""


def slug(name: str) -> str:
    """A name in letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "game"
