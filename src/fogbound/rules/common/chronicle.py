"""Happenings of the chronicle that texts may count: `the times "taken 063"`.

What else stands in the chronicle belongs to the rules, and texts ask for it in words of its own.
"""

from typing import Final

from fogbound.rules.common.lexicon import ANY


class Happening:
    """Something that is noted each time it happens: its verb, what follows it, and what that means."""

    def __init__(self, verb: str, sort: str, doc: str, example: str, ruleset: str) -> None:
        self.verb = verb
        self.sort = sort  # what the verb is followed by, a leaf of the effect language
        self.doc = doc
        self.example = example
        self.ruleset = ruleset  # the one ruleset that notes it; empty when both do


TAKEN: Final = "taken"
READ: Final = "read"

HAPPENINGS: Final[tuple[Happening, ...]] = (
    Happening(
        TAKEN,
        "number",
        "A card with this number was revealed, in whichever way: by a numbox, an arrow, a hidden number.",
        "taken 063",
        "",
    ),
    Happening(TAKEN, "uid", "The fog card with this id was flipped.", "taken gale", ""),
    Happening(READ, "paragraph", "This paragraph was read.", "read 014", "citadel"),
)


def happenings_of(ruleset: str) -> list[Happening]:
    """What texts under this ruleset, or under ANY, may count."""
    return [happening for happening in HAPPENINGS if ruleset == ANY or happening.ruleset in ("", ruleset)]
