"""What a new game of an adventure shows at once, so that its pictures can be drawn before anybody begins one."""

from fogbound.server.adventures import LoadedAdventure
from fogbound.tables import Autopilot, Setup, Table

__all__ = ["opening_cards"]

SEED = 1
"""Of the games that are dealt to see; what chance decides may be another card in the game that is played."""


def opening_cards(loaded: LoadedAdventure) -> list[str]:
    """The cards that somebody sees who begins alone, with any character: those that most of them see first."""
    known = loaded.book.setup_choices()
    setups = [Setup((one,), known.clues[:1]) for one in known.characters] or [
        Setup((), known.clues[:1], players=1)
    ]
    seen: dict[str, int] = {}
    for setup in setups:
        with Table.create(loaded.book, loaded.packs, setup, SEED) as table:
            table.autopilot = Autopilot(lambda _: True)
            table.settle()
            for name in sorted(table.outlook(0).names):
                seen[name] = seen.get(name, 0) + 1
    return sorted(seen, key=lambda name: (-seen[name], name))
