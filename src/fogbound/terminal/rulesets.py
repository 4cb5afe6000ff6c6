"""What can be typed in each game, and how news are told there."""

from typing import Final, NamedTuple

__all__ = ["Keyboard", "keyboard_of"]


class Keyboard(NamedTuple):
    """What a person at a keyboard can do in a game of one ruleset."""

    pages: tuple[str, ...]  # what can be looked at without naming anything
    commands: tuple[str, ...]  # all that can be typed, in the order in which help tells it
    is_brief: bool  # whether news are cut short, as an answer brings many


_KEYBOARDS: Final[dict[str, Keyboard]] = {
    "continent": Keyboard(
        ("place", "board", "chart", "hand", "items", "satchel", "pile", "past"),
        (
            "look", "place", "board", "chart", "hand", "items", "satchel", "pile", "past", "recap", "more", "odds",
            "why", "exact", "rules", "undo", "camp", "report", "help", "quit",
        ),
        False,
    ),
    "citadel": Keyboard(
        ("place", "board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet"),
        (
            "look", "place", "board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet", "recap", "more",
            "odds", "why", "exact", "rules", "undo", "recover", "save", "report", "help", "quit",
        ),
        True,
    ),
}  # fmt: skip


def keyboard_of(ruleset: str) -> Keyboard:
    """What can be typed in a game by this ruleset."""
    return _KEYBOARDS[ruleset]
