"""What games are called in the folder in which they are kept, and what the archive among them is."""

import re
import unicodedata
from typing import Final

__all__ = ["FILE", "FORMAT", "slug"]

FILE: Final = "fogbound.sqlite"
"""The archive: the games of the browser."""
FORMAT: Final = 5
"""Of the archive. 1: games and lines. 2: whom a game waits for, who plays whom, and what people say. 3: notes among what
they say. 4: what they are for, where they have to agree. 5: the servers that run, and the session that claimed a game."""


def slug(name: str) -> str:
    """A name in letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "game"
