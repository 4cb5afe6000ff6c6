"""Which abilities cannot stand among an action's modifiers, and why; all others work there through `gifts.at_work`."""

from typing import Final

_OF_CARDS: Final = "it speaks of its card, not of an action"
_OUTSIDE: Final = "it happens outside the action"
_LASTING: Final = "it holds as long as its card is in play, not for one action"

ONLY_ON_CARDS: Final[dict[str, str]] = {
    "banner-off": _LASTING,
    "between-actions": _OUTSIDE,
    "breaking": _OF_CARDS,
    "camp-cleared": _OUTSIDE,
    "camp-resumed": _OUTSIDE,
    "counts-as-state": _LASTING,
    "entered": _OF_CARDS,
    "experience-change": _LASTING,
    "forced-in": _OUTSIDE,
    "hand-limit": _LASTING,
    "ignored": _LASTING,
    "item-limit": _LASTING,
    "left": _OF_CARDS,
    "spared": _OF_CARDS,
    "stack-limit": _LASTING,
    "vital-loss-change": _LASTING,
}
"""Terms that only the `effects` of a card may hold, each with the reason."""
