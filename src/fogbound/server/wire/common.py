"""What everything on the wire is made of."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fogbound.view.citadel_schema import CitadelView
from fogbound.view.schema import ContinentView

Side = Literal["north", "east", "south", "west"]
View = ContinentView | CitadelView

Short = Annotated[str, Meta(max_length=80)]
Written = Annotated[str, Meta(max_length=120)]
Words = Annotated[str, Meta(max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=3)]
LARGEST = 2**53 - 1
"""The largest number that browsers can tell from the next."""
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
"""A number that counts something."""
Seed = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""A number that decides all chance."""


class Wire(Struct, frozen=True, kw_only=True):
    """Anything that is sent."""
