"""Seeds of new games, from the system's randomness; the only place where a game's chance comes from outside."""

import secrets

from fogbound.core.chance import LONG_SEED

__all__ = ["fresh_seed"]


def fresh_seed() -> int:
    """A seed that nobody can guess, nor find out from the cards that lie open."""
    return LONG_SEED + secrets.randbelow(LONG_SEED)
