"""The votes on one question, as they are kept while nobody is at the table."""

from typing import Final

import msgspec

__all__ = ["NO_VOTES", "Ballot"]


class Ballot(msgspec.Struct, frozen=True, array_like=True):
    """What each seat is for; `Votes` counts them."""

    serial: int = 0
    votes: dict[int, tuple[str, str]] = {}  # by seat: option and value
    split: bool = False  # whether a player has said that there will be no agreement
    ways: dict[int, str] = {}  # where the seats want the action to lead that they are for, if they said so


NO_VOTES: Final = Ballot()
