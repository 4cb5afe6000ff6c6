"""The words of card texts that both rulesets share, one small module each: what it does, how it is written, how it
reads, what it means. What only one ruleset knows lies in its own `verbs`.

Importing this package fills the lexicon.
"""

from fogbound.rules.verbs import (
    cards,
    chance,
    choices,
    combine,
    conditions,
    control,
    counters,
    explore,
    go,
    happenings,
    leaving,
    memory,
    names,
    naming,
    people,
    picks,
    put,
    reckoning,
    riddles,
    standing,
    take,
    together,
    values,
    who,
)

__all__ = [
    "cards",
    "chance",
    "choices",
    "combine",
    "conditions",
    "control",
    "counters",
    "explore",
    "go",
    "happenings",
    "leaving",
    "memory",
    "names",
    "naming",
    "people",
    "picks",
    "put",
    "reckoning",
    "riddles",
    "standing",
    "take",
    "together",
    "values",
    "who",
]
