"""Counters on a card, and what is noted on it."""

import pytest

from common_table import perform
from enduring import brim, citadel_table
from fogbound.packs import pack, source
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.rules.common import filing, markers, tabletop
from fogbound.rules.continent.turn import ChooseTurn
from playing import act, base, card, choose, offered, play, table
from rulebook import alone
from second_seat import seat_of

CARDS = """
- number: 40
  back: green
  kind: quest item
- number: 41
  back: green
  kind: quest item
  keeps: true
- number: 95
  back: green
  kind: bonus
  keeps: true
  effects: ["when you arrive, if that place is not remembered: may remember that place"]
- number: 96
  back: green
  kind: bonus
  effects: ["when you arrive: remember that place"]
- number: 12
  back: green
  kind: terrain
  area: I
  uid: here
  actions: [{move: {cost: 0, success: move}}]
- number: 13
  back: green
  kind: terrain
  area: I
  copies: 2
  uid: there
  actions: [{move: {cost: 0, success: move}}]
"""


def counters(game, name, slot=0):
    return game.count(card(game, name), slot)


def test_counters_are_added_removed_and_set():
    """The counters on this card follow the texts and never fall below 0."""
    game = table(CARDS, satchel=["040"])

    play(game, "add 2 counters", this="040")
    assert counters(game, "040") == 2
    play(game, "remove 1 counter", this="040")
    assert counters(game, "040") == 1
    play(game, "set the counters to 5", this="040")
    assert counters(game, "040") == 5
    play(game, "remove 9 counters", this="040")
    assert counters(game, "040") == 0


def test_kinds_of_counters_are_kept_apart():
    """A named counter is not a plain one."""
    game = table(CARDS, satchel=["040"])
    play(game, "add 2 marks counters", this="040")
    play(game, "add 1 counter", this="040")
    play(game, "if the marks counters are at least 2: add 4 counters", this="040")

    assert counters(game, "040") == 5


def test_counters_have_a_limit():
    """At the limit it is not even offered; without asking, it fills up to it."""
    game = table(CARDS, satchel=["040"])
    for _ in range(3):
        play(game, "add 2 counters, at most 3", this="040")
    assert counters(game, "040") == 3
    assert [item.what for item in game.news][-1] == "counters-kept"

    play(game, "may add 1 counter, at most 3", this="040")
    assert isinstance(game.pending(), ChooseTurn)


def test_counters_can_be_a_price():
    """Who has too few counters cannot pay with them."""
    game = table(CARDS, satchel=["040"])
    play(game, "may remove 1 counter", this="040")
    assert isinstance(game.pending(), ChooseTurn)

    play(game, "add 1 counter", this="040")
    play(game, "may remove 1 counter", this="040")
    assert offered(game) == ["do/040", "decline/040"]


@alone("needs everybody together")
def test_counters_survive_camp_only_where_the_card_keeps_them():
    """Of two cards with counters only the one that keeps them has them after the night."""
    game = table(CARDS, satchel=["040", "041"])
    play(game, "add 2 counters", this="040")
    play(game, "add 2 counters", this="041")
    choose(game, "camp")

    assert (counters(game, "040"), counters(game, "041")) == (0, 2)


def test_counters_are_lost_when_the_card_leaves():
    """A card in the Past has no counters and cannot get any."""
    game = table(CARDS, satchel=["041"])
    play(game, "add 2 counters", this="041")
    filing.discard(game, card(game, "041"))
    assert counters(game, "041") == 0

    play(game, "add 2 counters", this="041")
    assert counters(game, "041") == 0


def test_a_card_in_a_pile_bears_nothing():
    """Neither the Action Deck nor the Discard Pile keeps counters on its cards, nor what is banished."""
    game = table(deck=["star"], pile=["left"])
    game.move(card(game, "right"), tabletop.BANISHED)
    for named in ("star", "left", "right"):
        play(game, "add 1 counter", this=named)

    assert [counters(game, named) for named in ("star", "left", "right")] == [0, 0, 0]


def test_a_place_is_noted_once_by_its_number():
    """Another Terrain with the same number is the same place."""
    board = {(0, 1): "there", (0, 2): "there#2"}
    game = table(CARDS, at="here", board=board, hand=["095"], deck=20)

    act(game, "move", "reveal", "go/there", "use/095")
    assert markers.notes(game, card(game, "095")) == 1
    act(game, "move", "reveal", "go/there#2")
    assert isinstance(game.pending(), ChooseTurn)
    act(game, "move", "reveal", "go/here", "use/095")

    assert markers.notes(game, card(game, "095")) == 2


@alone("needs everybody together")
def test_notes_survive_camp_only_where_the_card_keeps_them():
    """Of two cards with a note only the one that keeps its counters still has it after the night."""
    game = table(CARDS, at="here", board={(0, 1): "there"}, hand=["095", "096"], deck=20)
    act(game, "move", "reveal", "use/095")
    choose(game, "camp")

    assert markers.notes(game, card(game, "095")) == 1
    assert markers.notes(game, card(game, "096")) == 0
    assert not [key for key in game.chronicle if key.startswith(f"noted {card(game, '096')} ")]


def test_notes_are_forgotten_when_the_card_leaves():
    """A card that goes to the Past and comes back knows nothing."""
    game = table(CARDS, at="here", board={(0, 1): "there"}, hand=["095"], deck=20)
    act(game, "move", "reveal", "use/095")
    filing.discard(game, card(game, "095"))

    assert markers.notes(game, card(game, "095")) == 0
    assert not markers.is_noted(game, card(game, "095"), 13)
    game.move(card(game, "095"), tabletop.HANDS + seat_of(0))
    play(game, "choose a number up to 3: remember that number", "number/095/3", this="095")
    assert markers.noted(game, card(game, "095")) == [3]


def test_a_note_needs_something_to_note_and_a_card_in_play():
    """Without a place nothing is noted, nor on a card that lies in the Past."""
    game = table(CARDS, at="here", satchel=["040"], past=["041"])

    play(game, "remember that place", this="040")
    play(game, "choose one of terrains on the board: remember that place", this="041")

    assert [markers.notes(game, card(game, named)) for named in ("040", "041")] == [0, 0]


def test_a_number_is_noted():
    """A number that was just chosen can be noted as well, once."""
    game = table(CARDS, satchel=["041"])
    note = "choose a number up to 3: remember that number"
    play(game, note, "number/041/3", this="041")
    play(game, "choose a number up to 3: may remember that number", "number/041/3", this="041")

    assert markers.is_noted(game, card(game, "041"), 3)
    assert isinstance(game.pending(), ChooseTurn)
    play(game, "if the remembered numbers are at least 1: add 1 counter", this="041")
    assert counters(game, "041") == 1


def test_a_reaction_that_must_happen_can_be_limited_to_once_per_turn():
    """The second time in the same turn it is silent; the next turn it answers again."""
    cards = """
- {number: 42, back: green, kind: quest item, effects: ["when you arrive, once per turn: add 1 counter"]}
- {number: 14, back: green, kind: terrain, area: I, uid: far,
   actions: [move: {cost: 0, success: [move, move]}]}
"""
    game = table(CARDS + cards, at="far", board={(0, 1): "there"}, satchel=["042"], deck=20)

    act(game, "move", "reveal")
    assert counters(game, "042") == 1
    act(game, "move", "reveal")
    assert counters(game, "042") == 2


MANY = [f"kind-{number}" for number in range(20)]


@pytest.mark.parametrize(
    ("ground", "load"),
    [
        (base, lambda many: table(packs=[many], satchel=["020"])),
        (brim, lambda many: citadel_table(packs=[many], quests=["020"])),
    ],
    ids=["continent", "citadel"],
)
def test_a_card_bears_twenty_kinds_of_counters(ground, load):
    """Each kind is counted by itself, and none is taken for what the rules keep on cards."""
    many = declaring(ground(), MANY, "- {number: 20, back: green, kind: quest item}")
    game = load(many)

    for number, kind in enumerate(MANY):
        perform(game, f"add {number + 1} {kind} counters", many, 0, "020")

    named = game.content.words.words["counter"]
    assert [counters(game, "020", named.index(kind) + 1) for kind in MANY] == list(range(1, 21))
    assert not markers.noted(game, card(game, "020"))
    assert not game.content.faults(game)


def declaring(ground: Pack, counters: list[str], cards: str) -> Pack:
    """A pack of these cards that declares these kinds of counters."""
    name, ruleset = ground.manifest.name, ground.manifest.ruleset
    manifest = Manifest(name="many", ruleset=ruleset, format=1, counters=counters, requires=[name])
    return pack.compose(manifest, [source.parse(cards, "many/cards/cards.yaml")], [ground], [], "", {})
