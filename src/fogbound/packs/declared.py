"""The groups of words that `pack.yaml` declares, and what authors are told of a word that it does not."""

from typing import Final

__all__ = ["BROUGHT", "GROUPS", "declare_hint", "word_for"]

GROUPS: Final = ("action", "resource", "keyword", "tag", "pictograph", "store", "counter", "memo")
"""Each group, by what one word of it is called."""

BROUGHT: Final = {
    "title": "a card gets one by its field `title`",
    "curse": "a `clue` is one",
    "character": "a card with the field `character` is one",
    "uid": "a card has its number, or the id in `uid`",
    "page": "an entry with the field `page` is one",
    "building": "an entry with the field `building` is one",
    "symbol": "an entry with the field `symbol` is one",
    "quest": "an entry with the field `side-quest` is one",
    "trait": "an entry with the field `trait` is one",
    "custom": "an entry with the field `custom` is one",
    "goal": "a page lists its own under `goals`",
    "reply": "a paragraph lists its own under `replies`",
    "line": "a card lists its own under `lines`",
}
"""The groups whose words are not declared, and where one of each comes from."""


def word_for(group: str) -> str:
    """What a word of a group is called in messages."""
    return "type of action" if group == "action" else group


def declare_hint(group: str) -> str:
    """Where a word of this group has to be declared; empty for words that cards bring by being what they are."""
    return f"declare it under {group}s in pack.yaml" if group in GROUPS else ""
