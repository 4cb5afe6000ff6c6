"""What texts bring: the things there are, which of them do harm and which do good, and meanings as sets of them.

A term declares the one thing it brings (`brings`), that it only arranges others (`frame`), or what of an action it
speaks of (`speaks_of`). The meaning of a text is the set of all that its terms bring and speak of, kept as bits.
"""

from typing import Final

THINGS: Final = (
    # -- strength and life
    "restore", "lose", "vital", "regain", "shed", "damage", "loss", "life", "waking", "vigour",
    # -- what people have
    "hand", "part", "belongings", "block", "unblock", "deck", "skill", "card", "lead", "experience", "spend", "wear",
    "mend", "gear", "make", "learn", "hope", "symbol",
    # -- the land and where people stand on it
    "explore", "fog", "look", "sight", "land", "move", "go", "passage", "step", "astray", "fire", "embers", "absence",
    "freedom", "leaving", "leaving-itself", "box",
    # -- the action in progress
    "success", "icon", "extra", "draw", "die", "progress", "closing",
    # -- the story
    "story", "face", "linger", "riddle", "quest", "goal", "home", "lift", "over", "score", "points", "tremor", "setup",
    "change", "counter", "memory", "reprieve",
    # -- what abilities give to actions
    "saving", "ease", "stars", "sevens", "conversion", "icons", "reach", "cancelling", "help",
)  # fmt: skip
"""All that a term may bring; what is brought tells whether it is welcome."""

SUBJECTS: Final = ("successes", "involved", "involvement", "picked")
"""What a term may speak of: how many successes there were, those involved, whether or how many they are, one of several
explorers who is picked."""

_BITS: Final[dict[str, int]] = {name: 1 << at for at, name in enumerate((*SUBJECTS, *THINGS))}

LEAVING: Final = "leaving"
"""What it is called when cards leave; where that is the card that bears the text, it is `leaving-itself`."""

UNKNOWN: Final = 1 << len(_BITS)
"""The meaning of an effect that was made from no text."""


def bit(name: str) -> int:
    """The bit of a thing, or of what a text may speak of."""
    return _BITS[name]


def bits(*names: str) -> int:
    """A set of things."""
    found = 0
    for name in names:
        found |= _BITS[name]
    return found


SUCCESSES: Final = bits("successes")
INVOLVED: Final = bits("involved", "involvement")
INVOLVEMENT: Final = bits("involvement")
_SPOKEN_OF: Final = bits(*SUBJECTS)

HARM: Final = bits("lose", "vital", "shed", "damage", "loss", "part", "belongings", "block", "wear", "over")
"""What nobody wants."""
BOON: Final = bits(
    "restore", "regain", "life", "waking", "hand", "unblock", "experience", "mend", "progress", "freedom", "reprieve"
)  # fmt: skip
"""What nobody would be without."""
HELP: Final = bits("success", "icon")
"""What makes an action succeed, and does nothing beside."""
GIFT: Final = bits("regain", "life", "hand")
"""What does those who take part in an action nothing but good."""
RISK: Final = GIFT | bits("damage", "shed", "part", "passage")
"""What those who take part bring upon themselves, and on nobody beside them."""
REVEALING: Final = bits("fog")
"""What brings to light what nobody has seen, beside numbered cards."""
OWN_LEAVING: Final = bits("leaving-itself")
"""That the card that bears the text goes away."""


def is_only(meaning: int, things: int) -> bool:
    """Whether a text brings nothing but these things, whatever it speaks of."""
    return not meaning & ~(things | _SPOKEN_OF)
