"""Every field of a Continent card that holds a text, on every kind of card: play reads it, or the loader refuses it."""

import re
from typing import Any, get_args

import pytest

from every_field import as_yaml
from every_need import effect_fields, misjudged_fields, needing
from every_place import shared_out
from fogbound.packs.format import ContinentCard, Kind
from fogbound.packs.printed import texts_of_format
from fogbound.rules.common import agenda
from fogbound.rules.continent.turn import ChooseTurn
from playing import card, choose, offered, play, refused, standing, table
from rulebook import rule

NEVER = "the explorers is exactly 9"
LAND = """
- {number: 31, uid: find, back: green, kind: quest item}
- {number: 33, uid: cave, back: green, kind: terrain, area: I, back-ref: [10]}
- {number: 34, uid: arch, back: green, kind: permanent event, placement: [east], back-ref: [10]}
- {number: 35, uid: den, back: green, kind: terrain, area: I, actions: [think: {success: take 010}]}
"""
FAMILIES: dict[str, dict[str, Any]] = {
    **{kind: {"number": 10, "uid": "bearer", "back": "green", "kind": kind} for kind in get_args(Kind)},
    "skill": {"skill": "bearer"},
    "character": {"character": "bearer"},
    "clue": {"clue": "bearer", "start": 35},
    "curse": {"curse": "bearer"},
    "satchel": {"satchel": "bearer", "hand": [9] * 4, "dice": [9] * 4, "stack": [9] * 4},
}
for kind, more in {
    "terrain": {"area": "I"},
    "permanent event": {"placement": ["east"]},
    "item": {"durability": 3},
    "state": {"title": "gloom"},
}.items():
    FAMILIES[kind].update(more)
"""For each kind of card what makes one."""

FLAGS = ("lock", "mandatory", "all-hands")
PROBES: dict[str, tuple[Any, Any]] = {
    "cost": (0, 3),
    "difficulty": (0, 9),
    "at-most": (1, 2),
    "if": (NEVER, "the explorers is exactly 2"),
    "success": ("nothing", "take 031"),
    "failure": ("nothing", "take 031"),
    "text": ("nothing", "take 031"),
    "skipped": ("nothing", "take 031"),
}
"""For each field two texts that differ in play."""
PROBES.update(dict.fromkeys(FLAGS, (False, True)))


def probed(family: str, way: tuple[str, ...], text: Any) -> dict[str, Any]:
    """A card of this kind with this text in this field."""
    entry, last = dict(FAMILIES[family]), way[-1]
    values: dict[str, Any] = {last: text}
    if last == "lock":
        values["cost"] = 2
    if last == "at-most":
        values["success"] = "each involved takes 105"
    if last == "failure":
        values["difficulty"] = 9
    if way[0] == "item":
        entry.update(craft={"cost": 0}, item={"durability": 3, "keywords": ["hook"]})
    if "actions" in way:
        part = entry["item"] if way[0] == "item" else entry
        part["actions"] = [{"dig": values}]
    elif way[0] == "item":
        entry["item"].update(values)
    elif way[0] == "craft":
        entry.update(craft={"cost": 0, **values}, item={"durability": 3})
    elif way[0] == "hidden":
        entry["hidden"] = {"number": 34 if family == "permanent event" else 33, **values}
    elif last == "skipped":
        entry.update(values, actions=[{"dig": {"mandatory": True, "if": NEVER}}])
    else:
        entry.update(values)
    return entry


def laid(entry: dict[str, Any], family: str, crafted: bool):
    """A table for two with this card where it belongs."""
    is_held = family in ("skill", "bonus", "state", "curse") and not crafted
    return table(
        LAND + as_yaml(entry),
        characters=("bearer" if family == "character" else "ann", "bo"),
        clues=("bearer",) if family == "clue" else ("first-clue",),
        at="bearer" if family == "terrain" else "den",
        board={(-1, 0): "bearer"} if family == "permanent event" else {},
        deck=12,
        hand=["bearer"] if is_held else [],
        items=[(["bearer"], 3)] if family == "item" or crafted else [],
        satchel=["bearer"] if family == "quest item" else [],
    )


def walk(game, way: tuple[str, ...], family: str) -> str:
    """All that can be noticed while the card is met, its number is spotted and its actions are taken."""
    trail: list[Any] = []
    if way[0] == "hidden":
        choose(game, "report/s1")
        choose(game, "number", value="34" if family == "permanent event" else "33")
    elif way[-1] in ("skipped", "mandatory") and family in ("terrain", "permanent event"):
        if family == "terrain":
            agenda.arrivals(game, (0, 1), card(game, "bearer"))
        else:
            agenda.mandatory(game, card(game, "bearer"), 0)
        play(game, "nothing")
    elif way[-1] == "mandatory" and family != "temporary event":
        game.move(card(game, "bearer"), 0)
    elif family == "temporary event":
        choose(game, "think/s1")
    follow(game, trail, shy=way[-1] == "all-hands")
    for verb in ("dig/s1", "craft/s1"):
        if found := [option for option in offered(game) if option.startswith(verb)]:
            choose(game, found[0])
            follow(game, trail)
    return repr((trail, game.zones, game.figures, game.registers, game.values))


def follow(game, trail: list[Any], shy: bool = False) -> None:
    """Answer until the next turn; everybody joins, and nothing is drawn but what must be."""
    for _ in range(40):
        trail.append((game.pending_name(), offered(game), standing(game)))
        if game.pending() is None or isinstance(game.pending(), ChooseTurn):
            return
        wish = ["stay-out"] if shy and game.pending_name() == "join" else []
        plain = [
            option
            for verb in (*wish, "join", "accept", "trade/0", "done", "reveal", "keep-none", "new-item", "do/")
            for option in offered(game)
            if option.startswith(verb)
        ]
        choose(game, (plain + offered(game))[0])
    raise AssertionError("the walk does not end")


def is_noticed(family: str, way: tuple[str, ...], probes: tuple[Any, Any]) -> bool:
    walked = []
    for text in probes:
        game = laid(probed(family, way, text), family, crafted=way[0] == "item")
        walked.append(walk(game, way, family))
    return walked[0] != walked[1]


FIELDS = [way for way, sort in texts_of_format(ContinentCard) if sort != "ability"]
FIELDS += [(*below, "actions", flag) for below in ((), ("item",)) for flag in FLAGS]


REASON = re.compile("makes no sense on|only a terrain or an event demands")
SAID_TWICE = ("temporary event", ("actions", "mandatory"))
"""All actions of a Temporary event are mandatory, so that saying it changes nothing."""


@rule("C-CARD-19", "C-LEG-07", "C-LEG-08", "C-RUL-47")
@pytest.mark.parametrize("way", FIELDS, ids=".".join)
@pytest.mark.parametrize("family", shared_out(FAMILIES, 3))
def test_a_text_is_read_in_play_or_refused(family, way):
    """What stands in a field makes a difference, or the field has no place on such a card."""
    probes = PROBES[way[-1]]
    faults = refused(as_yaml(probed(family, way, probes[1])))

    if faults:
        assert any(REASON.search(fault) for fault in faults), faults
    else:
        assert is_noticed(family, way, probes) or (family, way) == SAID_TWICE


@rule("C-CARD-19")
@pytest.mark.parametrize("word", shared_out(needing("continent")))
def test_a_word_is_refused_in_fields_where_what_it_needs_is_never_there(word):
    """And in no other field."""
    cards = effect_fields("continent", FAMILIES, lambda *said: as_yaml(probed(*said)), refused)

    assert misjudged_fields("continent", word, cards, refused) == []
