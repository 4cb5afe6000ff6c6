"""Why a kind, a place, a field or a score is known under one ruleset only, and what to write in its place.

What terms of the effect language say of that stands with them, in the rules; these words are the format's own.
"""

from typing import Final

__all__ = ["because_of_field", "because_of_phrase"]

_NO_STATES = "there are no States at the Citadel: write `purse card`"
_NO_CURSES = "there are no Curses at the Citadel"
_NO_CLUES = "there are no Clues at the Citadel"
_NO_BONUSES = "there are no Bonus cards at the Citadel: write `purse card`"
_NO_COMPANIONS = "there are no Companions at the Citadel: a Purse card may have a keyword for it"
_NO_ITEMS = "there are no items of several cards at the Citadel: write `purse card`"
_NO_PURSES = "there are no Purses on the Continent: write `item card`"
_NO_PURSE_PLACE = "there are no Purses on the Continent: write `in your inventory`"
_NO_GLOBALS = "there are no Global events on the Continent: write `permanent event`"
_NO_REFLEXES = "no Skill of the Continent works when it is revealed"
_NO_SATCHEL = "there is no Satchel & Journal at the Citadel"
_NO_MAP = "there is no World Map on the Continent"
_NO_SCORES = "there are no community scores on the Continent"
_NO_DURABILITY = "Purse cards have no durability at the Citadel"
_NO_DIALOGUES = "there is no Dialogue Book on the Continent"
_NO_SCENARIOS = "there are no scenarios on the Continent"
_NO_LEAFLET = "there is no leaflet of a community on the Continent"

_PHRASES: Final = {
    # of the Continent
    "bonus": _NO_BONUSES,
    "bonuses": _NO_BONUSES,
    "clue": _NO_CLUES,
    "companion": _NO_COMPANIONS,
    "companions": _NO_COMPANIONS,
    "curse": _NO_CURSES,
    "curses": _NO_CURSES,
    "item card": _NO_ITEMS,
    "item cards": _NO_ITEMS,
    "skill or bonus": _NO_BONUSES.replace("purse card", "skill"),
    "skills and bonuses": _NO_BONUSES.replace("purse card", "skills"),
    "state": _NO_STATES,
    "states": _NO_STATES,
    "in your inventory": "there are no items of several cards at the Citadel: write `in your purse`",
    "under the satchel": "there is no Satchel & Journal at the Citadel: write `among the quest items`",
    "in the deck": "at the Citadel each has a deck of their own: write `in your deck`",
    "in the pile": "at the Citadel each has a pile of their own: write `in your discard pile`",
    "discarded in this action": "drawn cards lie open until an action of the Citadel ends: write `revealed`",
    # of the Citadel
    "reflex": _NO_REFLEXES,
    "reflexes": _NO_REFLEXES,
    "purse card": _NO_PURSES,
    "purse cards": _NO_PURSES,
    "global event": _NO_GLOBALS,
    "global events": _NO_GLOBALS,
    "map card": _NO_MAP,
    "map cards": _NO_MAP,
    "in your purse": _NO_PURSE_PLACE,
    "in any purse": _NO_PURSE_PLACE,
    "among your blocked cards": "no card is blocked on the Continent",
    "in your deck": "all draw from one Action Deck on the Continent: write `in the deck`",
    "in your discard pile": "all discard to one Discard Pile on the Continent: write `in the pile`",
    "revealed": "revealed cards are discarded at once on the Continent: write `discarded in this action`",
    "selected": "items are used on the Continent, and no cards selected",
    "among the quest items": "Quest items of the Continent lie elsewhere: write `under the satchel`",
    "among the global events": _NO_GLOBALS.replace("permanent event", "on the board"),
    "influence": _NO_SCORES,
    "knowledge": _NO_SCORES,
    "production": _NO_SCORES,
    "defense": _NO_SCORES,
}

_FIELDS: Final = {
    # of the Continent
    "banner": "there are no banners at the Citadel: write `pictograph`",
    "clue": _NO_CLUES,
    "companion": _NO_COMPANIONS,
    "craft": "Skills do not become items at the Citadel",
    "curse": _NO_CURSES,
    "dice": _NO_SATCHEL,
    "durability": _NO_DURABILITY,
    "item": "Skills do not become items at the Citadel",
    "keeps": "there are no camps at the Citadel",
    "no-camp": "there are no camps at the Citadel",
    "of": _NO_CURSES,
    "resources": "no card of the Citadel offers resources: write `tags`",
    "satchel": _NO_SATCHEL,
    "skipped": "a mandatory action of the Citadel that cannot be taken waits until it can",
    "stack": _NO_SATCHEL,
    "start": "a page says in its `setup` where a scenario of the Citadel begins",
    "vital-loss": "there is no loss of vital force at the Citadel",
    "all-hands": "actions of all do not exist at the Citadel: write `group`",
    "at-most": "any number may join an action of the Citadel: write `nobody may join …` among its modifiers",
    "lock": "there are no locks at the Citadel",
    "sevens": "there are no sevens on the Skills of the Citadel",
    "bonus": _NO_BONUSES,
    "state": _NO_STATES,
    # of the Citadel
    "chain": "there are no chains on the Continent",
    "group": "write `all-hands` on the Continent",
    "rows": "there are no compound actions on the Continent",
    "traits": "there are no traits on the Continent: write `modifiers`",
    "icons": "there are no class icons on the Continent",
    "global event": _NO_GLOBALS,
    "purse": "there are no Purses on the Continent: write `kind: item`",
    "world map": _NO_MAP,
    "advanced": "an Advanced Skill of the Continent is one with a `price`",
    "back-actions": "no action stands on the back of a fog card on the Continent",
    "back-text": "a back of the Continent orders nothing; its prose is `.back`",
    "digit": "no digits are printed on the Terrains of the Continent",
    "life": "there are no life points on the Continent",
    "link": "there are no linked versions on the Continent",
    "most-weight": "nothing has a weight on the Continent",
    "weight": "nothing has a weight on the Continent",
    "may-be-given": "there are no Purses on the Continent",
    "no-discard": "there are no Purses on the Continent",
    "reflex": _NO_REFLEXES,
    "pictograph": "pictographs of the Continent are banners: write `banner`",
    "shows": "pictographs of the Continent are banners: write `banner`",
    "slot": _NO_MAP,
    "after": _NO_MAP,
    **dict.fromkeys(
        ("absent", "asks", "called", "from", "lapse", "paragraph", "replies", "revealed", "riddle", "seconds"),
        _NO_DIALOGUES,
    ),
    **dict.fromkeys(
        ("booklet", "enlist", "epilogue", "goals", "joining", "like", "page", "saving",
         "setup", "tremor"),
        _NO_SCENARIOS,
    ),
    **dict.fromkeys(("at-citadel", "boxes", "building", "custom", "if", "side-quest", "symbol", "trait"), _NO_LEAFLET),
}  # fmt: skip


def because_of_phrase(phrase: str) -> str:
    """What the ruleset lacks that does not know a kind, a place or a score."""
    return _PHRASES[phrase]


def because_of_field(field: str) -> str:
    """What the ruleset lacks that does not know a field, or a word of `kind`."""
    return _FIELDS.get(field, "")
