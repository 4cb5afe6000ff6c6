"""What can be typed in each game, and how news are told there."""

from typing import Final, NamedTuple

from fogbound.view import View

__all__ = ["Keyboard", "keyboard_of"]


class Keyboard(NamedTuple):
    """What a person at a keyboard can do in a game of one ruleset."""

    own_pages: tuple[str, ...]  # what can be looked at without naming anything
    acts: tuple[str, ...]  # what can be typed besides
    is_brief: bool  # whether news are cut short, as an answer brings many

    def pages(self, seen: View | None) -> tuple[str, ...]:
        """What can be looked at: the pages that there are, and the piles beside the Board that have none."""
        piles = seen.piles.values() if seen is not None else ()
        listed = dict.fromkeys(pile.zone for pile in piles if pile.is_listed)
        return (*self.own_pages, *(zone for zone in listed if zone not in self.own_pages))

    def commands(self, seen: View) -> tuple[str, ...]:
        """All that can be typed, in the order in which help tells it."""
        return ("look", *self.pages(seen), *self.acts)


_KEYBOARDS: Final[dict[str, Keyboard]] = {
    "continent": Keyboard(
        ("place", "board", "chart", "hand", "items", "satchel", "pile", "past"),
        (
            "recap",
            "journal",
            "more",
            "odds",
            "why",
            "exact",
            "rules",
            "undo",
            "camp",
            "report",
            "help",
            "quit",
        ),
        False,
    ),
    "citadel": Keyboard(
        ("place", "board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet"),
        (
            "recap",
            "journal",
            "more",
            "odds",
            "why",
            "exact",
            "rules",
            "undo",
            "recover",
            "save",
            "report",
            "help",
            "quit",
        ),
        True,
    ),
}


def keyboard_of(ruleset: str) -> Keyboard:
    """What can be typed in a game by this ruleset."""
    return _KEYBOARDS[ruleset]
