"""Terms that are known by name beyond their module, since texts are taken apart and put together with them.

Each is named here once, so that a misspelt name is found before anything is played. What a term means is not to be
guessed from its name: it declares that (`lexicon`).
"""

from typing import Final

# numbers
MINUS: Final = "minus"
NUMBER: Final = "number"
SOMETIMES: Final = "sometimes"
COUNTERS: Final = "counters"

# cards and people
SELECT: Final = "select"
THIS: Final = "this"
WITH: Final = "with"
YOU: Final = "you"

# conditions
ANY_OF: Final = "any-of"
AT_LEAST: Final = "at-least"
BOTH: Final = "both"
NOT: Final = "not"
SCENARIO_IS: Final = "scenario-is"
THERE_IS_NO: Final = "there-is-no"
WAS_READ: Final = "was-read"

# effects
BANISH: Final = "banish"
CHOOSE: Final = "choose"
CRAFT: Final = "craft"
DISCARD: Final = "discard"
FACE: Final = "face"
FIRST: Final = "first"
GAIN_SKILL: Final = "gain-skill"
GO_TO_SIDE: Final = "go-to-side"
IF: Final = "if"
DO_NOTHING: Final = "nothing"
READ: Final = "read"
SEQUENCE: Final = "sequence"
TAKE: Final = "take"
THEN: Final = "then"

# abilities
INSTEAD_OF_A_PASS: Final = "instead-of-a-pass"
ONE_OF: Final = "one-of"
