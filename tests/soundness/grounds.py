"""The packs that random games are played in: those that ship, and those that lead to every card of the corpora."""

from playing import HERE

__all__ = ["BREAKWATER", "CROSSROADS", "LAMPLIGHT", "PACKS", "TIDEWAY", "TRYST"]

CROSSROADS = str(HERE / "packs" / "crossroads")
"""Leads to every card of the Continent's corpus."""
LAMPLIGHT = str(HERE / "packs" / "lamplight")
"""A small adventure by the rules of the Citadel."""
BREAKWATER = str(HERE / "packs" / "breakwater")
"""Leads to every card and paragraph of the Citadel's corpus."""
TIDEWAY = str(HERE / "packs" / "tideway")
"""A scenario at the Citadel whose texts speak of decks, hands, lockers and company."""
TRYST = str(HERE / "packs" / "tryst")
"""A land of the Continent whose texts remember, reckon and ask everybody, in secret or together."""
PACKS = {
    "first-light": "first-light",
    "selvage": "selvage",
    "proving-ground": "proving-ground",
    "corpus": CROSSROADS,
    "lamplight": LAMPLIGHT,
    "citadel-corpus": BREAKWATER,
    "tideway": TIDEWAY,
    "tryst": TRYST,
}
