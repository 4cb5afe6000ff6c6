"""Every field of a Citadel entry that holds a text, on every kind of entry: play reads it, or the loader refuses it."""

import re
from typing import Any, get_args

import pytest

from enduring import brim, card, choose, citadel_table, entries, offered, play, refused, standing
from every_field import as_yaml
from every_need import effect_fields, misjudged_fields, needing
from every_place import shared_out
from fogbound.packs.citadel import CitadelCard, Kind
from fogbound.packs.citadel_book import citadel
from fogbound.packs.printed import texts_of_format
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.homecoming import AtCitadel
from fogbound.rules.citadel.setup import Setup, deal
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import agenda, tabletop
from fogbound.rules.common.standing_places import PASSING
from rulebook import rule

NEVER, ALWAYS = "the explorers is exactly 9", "the explorers is at least 1"
LAND = """
- {number: 33, uid: cave, back: green, kind: terrain, back-ref: [10, bearer, 5, bearer-page]}
- {number: 34, uid: arch, back: green, kind: permanent event, placement: [east], back-ref: [10, bearer, 5, bearer-page]}
- {number: 36, uid: crown, back: green, kind: quest item, back-ref: [10, bearer, 5, bearer-page]}
- {number: 35, uid: den, back: green, kind: terrain, arrows: {north: [III, 33]}, actions: [think: {success: take 010}]}
- {page: last, booklet: ebb, tremor: 0, epilogue: bookmark to bearer-page, setup: set out from 035}
"""
PAGE = "- {page: bearer-page, booklet: ebb, tremor: 0, epilogue: bookmark to last, setup: set out from 035}\n"
CARD = {"number": 10, "uid": "bearer", "back": "green"}
FAMILIES: dict[str, dict[str, Any]] = {
    **{kind: {**CARD, "kind": kind} for kind in get_args(Kind)},
    "fog": {
        "fog": "bearer",
        "area": "III",
        "kind": "terrain",
        "back-actions": [{"pathfind": {"success": "flip"}}],
    },
    "skill": {"skill": "bearer"},
    "reflex": {"skill": "bearer", "reflex": True},
    "character": {"character": "bearer", "hand": [5, 4, 4, 3], "most-weight": [7, 6, 6, 5]},
    "paragraph": {"paragraph": 5},
    "page": {"page": "bearer-page", "booklet": "ebb", "tremor": 0},
    "introduction": {"page": "bearer-page", "setup": "make characters"},
    "building": {"building": "bearer", "boxes": 1},
    "symbol": {"symbol": "bearer"},
    "side-quest": {"side-quest": "bearer"},
    "trait": {"trait": "bearer"},
    "custom": {"custom": "bearer"},
}
FAMILIES["permanent event"]["placement"] = ["east"]
FAMILIES["world map"]["slot"] = "east"
"""For each kind of entry what makes one."""

HAPPENS = ("nothing", "defense +1")
FLAGS = ("chain", "mandatory", "group")
PROBES: dict[str, tuple[Any, Any]] = {
    "cost": (0, 3),
    "difficulty": (0, 6),
    "if": (NEVER, ALWAYS),
    "locked": (NEVER, ALWAYS),
    "number": (1, 2),
    "goals": (NEVER, ALWAYS),
    **dict.fromkeys(FLAGS, (False, True)),
    **dict.fromkeys(
        (
            *("success", "failure", "text", "back-text", "do", "revealed", "attempt", "wrong", "lapse"),
            *("setup", "epilogue", "enlist", "at-citadel"),
        ),
        HAPPENS,
    ),
}
"""For each field two texts that differ in play; `price` is a number on a symbol and an effect of a reply."""
OF_REPLY, OF_SYMBOL = ("nothing", "lose 1 life"), (0, 9)


def probes_of(way: tuple[str, ...]) -> tuple[Any, Any]:
    if way[-1] == "price":
        return OF_SYMBOL if way == ("price",) else OF_REPLY
    return PROBES[way[-1]]


def probed(family: str, way: tuple[str, ...], text: Any) -> dict[str, Any]:
    """An entry of this kind with this text in this field."""
    entry, last = dict(FAMILIES[family]), way[-1]
    values: dict[str, Any] = {last: text}
    if last == "difficulty":
        values["success"] = "defense +1"
    if last == "failure":
        values["difficulty"] = 6
    if last == "chain":
        values.update(cost=1, difficulty=2, success="defense +1")
    if family == "paragraph" and way[0] == "actions" and last != "mandatory":
        values["mandatory"] = True
    if way[0] in ("actions", "back-actions"):
        is_duty = values.pop("mandatory", False)
        entry[way[0]] = [
            {"dig": {**({"rows": [values, {}]} if "rows" in way else values), "mandatory": is_duty}}
        ]
    elif way[0] == "replies":
        entry["replies"] = {"yes": {"do": "defense +1", **values}, "no": {}}
    elif way[0] in ("revealed", "absent"):
        entry.update(replies={"yes": {}, "no": {}}, asks="each")
        entry.update({"absent": {"cast": ["yes"] * 6, **values}} if way[0] == "absent" else values)
    elif way[:2] == ("riddle", "answers"):
        entry["riddle"] = {"answers": [{"words": {"en": ["oak"]}, "do": "defense +1", **values}]}
    elif way[0] == "riddle":
        said = "elm" if last == "wrong" else "oak"
        entry["riddle"] = {"answers": [{"words": {"en": [said]}}], **values}
    elif way[0] == "lapse":
        entry.update(values, seconds=10, replies={"no": {}})
    elif way[0] == "hidden":
        entry["hidden"] = {
            "number": {"terrain": 33, "fog": 33, "permanent event": 34}.get(family, 36),
            **values,
        }
    elif way[0] == "goals":
        entry.update(goals={"bell": text}, epilogue="if the goal bell is reached: defense +1")
    else:
        if way == ("if",) and family in ("building", "side-quest", "custom", "quest item"):
            entry["at-citadel"] = "defense +1"
        entry.update(values)
    return entry


def laid(entry: dict[str, Any], family: str, way: tuple[str, ...]):
    """A table for two with this entry where it belongs; an Exploration card lies with the side up that is on trial."""
    is_turned = family == "fog" and way[0] != "back-actions"
    if family == "introduction":
        book = citadel([brim(), entries(LAND + as_yaml(entry))])
        book.introduction = book.card_ids.index("bearer-page")
        return deal(book, Setup(players=2), 1, [])
    is_apart = way[-1] == "group" and family in PASSING
    page = "" if family == "page" else PAGE
    game = citadel_table(
        LAND + page + as_yaml(entry),
        players=2,
        at="bearer" if family == "terrain" or is_turned else "den",
        board={(-1, 0): "bearer"} if family == "permanent event" else {(5, 0): "cave"} if is_apart else {},
        where={1: "cave"} if is_apart else {},
        page="bearer-page",
        deck=["star", "star#2", "star#3", "star#4", "star#5", "blank", "blank#2", "blank#3"],
        hand=["bearer"] if family in ("skill", "reflex") else [],
        purse=["bearer"] if family == "purse" else [],
        quests=["bearer"] if family == "quest item" else [],
        globals_=["bearer"] if family == "global event" else [],
    )
    if family == "character":
        game.move(game.zones[zones.CHARACTER][0], tabletop.OUT)
        game.move(card(game, "bearer"), zones.CHARACTER)
    if family == "world map":
        game.move(card(game, "bearer"), zones.WORLD_MAP)
    return play(game, "nothing")


def walk(game, way: tuple[str, ...], family: str) -> str:
    """All that can be noticed while the entry is met, its number spotted, its action taken, and the scenario ends."""
    trail: list[Any] = []
    follow(game, trail)
    if family == "introduction" and isinstance(game.pending(), ChooseAction):
        play(game, "the scenario ends")
        follow(game, trail)
    if family == "introduction":
        return repr((trail, game.zones, game.registers))
    if way[0] == "hidden" and (
        claims := [found for found in standing(game) if found.startswith("report/s1")]
    ):
        choose(game, claims[0])
        choose(
            game,
            "number",
            value={"terrain": "033", "fog": "033", "permanent event": "034"}.get(family, "036"),
        )
        follow(game, trail)
    if way[-1] == "mandatory" and family == "terrain":
        agenda.arrivals(game, (0, 1), card(game, "bearer"))
    elif way[-1] == "mandatory" and family == "permanent event":
        agenda.mandatory(game, card(game, "bearer"), 0)
    elif way[0] == "back-text" or family == "temporary event":
        game.move(card(game, "bearer"), tabletop.ADVENTURE_DECK)
        play(game, "put 010 east of your terrain" if family == "terrain" else "take 010")
    elif family == "paragraph":
        play(game, "read 5")
    elif family == "symbol":
        play(game, "check a symbol for its hope" if way == ("price",) else "check the symbol bearer")
    play(game, "nothing")
    follow(game, trail, way)
    if game.pending() is not None and not isinstance(game.pending(), ChooseAction):
        return repr((trail, game.zones))  # a compound action that must be done would go on and on
    if found := [option for option in offered(game) if option.startswith("dig/s1")]:
        choose(game, found[0])
        follow(game, trail)
    if isinstance(game.pending(), ChooseAction):
        play(game, "list the side quest bearer" if family == "side-quest" else "nothing")
        play(game, "check a box of bearer" if family == "building" else "nothing")
        play(game, "the scenario ends")
        follow(game, trail)
    assert game.news is not None
    told = [(item.what, item.n) for item in game.news]
    return repr(
        (trail, told, game.zones, game.figures, game.registers, game.counters, sorted(game.chronicle.items()))
    )


def follow(game, trail: list[Any], way: tuple[str, ...] = ("",)) -> None:
    """Answer until the next turn; everybody joins, replies and says what is asked for."""
    used: set[Any] = set()
    for _ in range(40):
        trail.append((game.pending_name(), offered(game), standing(game), tuple(game.registers)))
        if game.pending() is None or isinstance(game.pending(), ChooseAction):
            return
        if (
            game.pending_name() == "pause-over-event"
            and "report/s1" in standing(game)
            and "report" not in used
        ):
            used.add("report")
            choose(game, "report/s1")
            choose(game, "number", value="036")
            continue
        wanted = (
            "lapse",
            "say",
            "reply/5/1",
            "reply",
            "join",
            "accept",
            "go-on",
            "reveal",
            "at-citadel",
            "set-out",
        )
        found = [
            option
            for verb in wanted
            for option in offered(game)
            if option.startswith(verb) and (verb, option) not in used
        ]
        if isinstance(game.pending(), AtCitadel) and not found:
            return
        if "draw" in offered(game) and "draw" not in used:
            found = ["draw"]
        option = (found + offered(game))[0]
        used.add(option)
        used.update((verb, option) for verb in ("at-citadel", "say") if option.startswith(verb))
        choose(game, option, value="oak" if option.startswith("say") else "")
    assert "rows" in way, "the walk does not end"


def is_noticed(family: str, way: tuple[str, ...]) -> bool:
    walked = [walk(laid(probed(family, way, text), family, way), way, family) for text in probes_of(way)]
    return walked[0] != walked[1]


FIELDS = [way for way, sort in texts_of_format(CitadelCard) if sort != "ability"]
FIELDS += [(key, flag) for key in ("actions", "back-actions") for flag in FLAGS]


REASON = re.compile("makes no sense on|characters are made in the introduction")
SAID_TWICE = ("temporary event", ("actions", "mandatory"))
"""All actions of a Temporary event must be taken, so that saying it changes nothing."""


@rule("T-GEN-02", "T-HID-05", "T-TURN-07")
@pytest.mark.parametrize("way", FIELDS, ids=".".join)
@pytest.mark.parametrize("family", shared_out(FAMILIES, 3))
def test_a_text_is_read_in_play_or_refused(family, way):
    """What stands in a field makes a difference, or the field has no place on such an entry."""
    faults = refused(as_yaml(probed(family, way, probes_of(way)[1])))

    if faults:
        assert any(REASON.search(fault) for fault in faults), faults
    else:
        assert is_noticed(family, way) or (family, way) == SAID_TWICE


@rule("T-GEN-02")
@pytest.mark.parametrize("word", shared_out(needing("citadel")))
def test_a_word_is_refused_in_fields_where_what_it_needs_is_never_there(word):
    """And in no other field."""
    cards = effect_fields("citadel", FAMILIES, lambda *said: as_yaml(probed(*said)), refused)

    assert misjudged_fields("citadel", word, cards, refused) == []
