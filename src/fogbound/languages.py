"""The languages that Fogbound speaks, in the order in which they are offered; docs/languages.md says what each brings."""

from typing import Final, Literal, get_args

__all__ = ["LANGUAGES", "Lang"]

Lang = Literal["en", "fr"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Lang)
"""The first one is spoken where nobody has asked for another, and the others are measured by it."""
