"""The groups of words that `pack.yaml` declares, and what authors are told of a word that it does not."""

from typing import Final

__all__ = ["GROUPS", "called", "declare_hint"]

GROUPS: Final = ("action", "resource", "keyword", "tag", "pictograph", "store", "counter", "memo")
"""Each group, by what one word of it is called."""


def called(group: str) -> str:
    """What a word of a group is called in messages."""
    return "type of action" if group == "action" else group


def declare_hint(group: str) -> str:
    """Where a word of this group has to be declared; empty for words that cards bring by being what they are."""
    return f"declare it under {group}s in pack.yaml" if group in GROUPS else ""
