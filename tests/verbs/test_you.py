"""`you` is the explorer the text speaks to: here the second of three, whose hand, items and Terrain are others."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import experience
from fogbound.rules.continent import table as zones
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    inventory,
    offered,
    pile,
    play,
    table,
    terrain,
    zone,
)
from rulebook import rule

CARDS = """
- number: 10
  back: green
  kind: terrain
  area: I
  arrows: {west: 13}
  actions: [{dig: {cost: 0, difficulty: 9, failure: "wear your items, then take 060"}}]
- number: 11
  back: green
  kind: terrain
  area: I
  arrows: {north: 13, east: 13}
  resources: [wood]
  tags: [hut]
  actions: [{dig: {cost: 0, difficulty: 9, failure: "wear your items, then take 060"}}]
- {number: 12, back: green, kind: terrain, area: I}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: permanent event, placement: [north], uid: stone}
- {number: 30, back: green, kind: item, durability: 4, keywords: [rope], uid: cord}
- {number: 31, back: green, kind: item, durability: 2, keywords: [light], uid: lamp}
- {number: 32, back: green, kind: item, durability: 3, keywords: [light, blade], uid: saw}
- {number: 33, back: green, kind: item, durability: 3, uid: find}
- {number: 40, back: green, kind: bonus, uid: charm}
- {number: 41, back: green, kind: bonus, uid: gift}
- {number: 60, back: green, kind: state, title: dazed, copies: 3}
"""


def three(**settings):
    """Ann and Cy on one Terrain, Bo on the next; Bo has two items, a Skill, a Bonus and a fire, Ann other things."""
    settings = {"deck": 12, "pile": ["blank#18", "blank#19", "blank#20"], **settings}
    game = table(
        CARDS,
        explorers=3,
        at="010",
        board={(1, 0): "011", (1, 1): "stone"},
        hands={0: ["star#2", "star#3", "105"], 1: ["star", "charm", "104"]},
        items_of={0: [(["cord"], 4)], 1: [(["lamp"], 2), (["saw"], 3)]},
        **settings,
    )
    game.figures[1] = card(game, "011")
    game.figures[zones.FIRES + 2] = card(game, "011")
    game.advance()
    return game


def dice(game) -> list[list[int]]:
    """The dice of each explorer's items."""
    return [[die for _, die in inventory(game, seat)] for seat in range(3)]


@pytest.mark.parametrize(
    ("sentence", "fact"),
    [
        ("lose your items cards", lambda game: deck_size(game) == 12 - 2),
        ("restore your items random", lambda game: deck_size(game) == 12 + 2),
        ("gain your items experience", lambda game: len(experience.points(game)) == 2),
        ("your items times: lose 1 card", lambda game: deck_size(game) == 12 - 2),
        ("look at the top your items", lambda game: len(offered(game)) == 2),
        ("choose a number up to your items: lose that number cards", lambda game: len(offered(game)) == 3),
        ("lose the number of skills in your hand cards", lambda game: deck_size(game) == 12 - 1),
        ("lose your hand size cards", lambda game: deck_size(game) == 12 - 2),
        ("lose the explorers elsewhere cards", lambda game: deck_size(game) == 12 - 2),
        ("lose 2 for each bonus in your hand cards", lambda game: deck_size(game) == 12 - 2),
        ("lose 1 for each other explorer here cards", lambda game: deck_size(game) == 12),
        ("suffer vital loss", lambda game: deck_size(game) == 12 - 2),
    ],
)
def test_numbers_are_counted_where_you_are(sentence, fact):
    """Two items, one Skill, nobody beside: every number is Bo's."""
    assert fact(play(three(), sentence, you=1))


@rule("C-WEAR-02", "C-WEAR-03")
def test_your_items_are_worn():
    """As many pips as Bo has items, off Bo's items, and Bo is asked."""
    game = play(three(), "wear your items from your items", you=1)

    assert (offered(game), game.pending().seat(game)) == (["wear/s2/lamp", "wear/s2/saw"], 1)
    choose(game, "wear/s2/saw", "wear/s2/lamp")

    assert dice(game) == [[4], [1, 2], []]


@rule("C-WEAR-02")
def test_outside_an_action_only_you_are_affected():
    """Nobody is involved in anything: the loss is Bo's, whoever acted last."""
    game = play(three(), "wear 1", "wear/s2/lamp", you=1)

    assert dice(game) == [[4], [1, 3], []]


@rule("C-WEAR-02")
def test_a_loss_of_pips_is_possible_if_your_own_items_can_give_them():
    """Bo has five pips in all and Ann four: five can be asked of Bo and not of Ann."""
    assert offered(play(three(), "may wear 5 from your items", you=1)) == ["do", "decline"]
    assert offered(play(three(), "may wear 5 from your items"))[0].startswith("dig")
    assert offered(play(three(), "may wear your items plus 3", you=1)) == ["do", "decline"]
    assert offered(play(three(), "may wear your items plus 4", you=1))[0].startswith("dig")


@rule("C-WEAR-02")
def test_in_an_action_the_number_is_the_active_explorer_s_and_the_loss_everybody_s():
    """Ann acts with Cy: one item, one pip, off the items of both; Bo elsewhere is spared."""
    game = three()

    finish(act(game, "dig", joined=[2]))

    assert dice(game) == [[3], [2, 3], []]
    assert held(game, 0) == ["060", "100", "105", "star", "star"]


@pytest.mark.parametrize(
    ("sentence", "this", "die"),
    [
        ("lose your items pips of this item", "saw", [2, 1]),
        ("set this item to your items", "saw", [2, 2]),
        ("set this item to your items unless higher", "saw", [2, 3]),
        ("add your items pips to an item of you", "", [2, 5]),
    ],
)
def test_a_die_changes_by_your_number(sentence, this, die):
    """Two items, so two pips."""
    game = play(three(), sentence, you=1, this=this)
    if "mend/s2/saw" in offered(game):
        assert (offered(game), game.pending().seat(game)) == (["mend/s2/lamp", "mend/s2/saw"], 1)
        choose(game, "mend/s2/saw")

    assert dice(game) == [[4], die, []]


def test_counters_are_counted_by_your_number():
    """Two items, so two counters, up to what Bo's hand allows, and two off again."""
    game = three()
    count = []
    for sentence in (
        "add your items counters",
        "add 9 counters, at most your items plus 3",
        "remove your items counters",
        "set the counters to your items",
        "may add 1 counter, at most your items",
        "may remove your items counters",
    ):
        play(game, sentence, *(["do"] if sentence.startswith("may remove") else []), you=1, this="stone")
        count.append(game.count(card(game, "stone"), 0))

    assert count == [2, 5, 3, 2, 2, 0]


@pytest.mark.parametrize(
    ("condition", "this", "holds"),
    [
        ("you own light", "", (False, True, False)),
        ("you own rope", "", (True, False, False)),
        ("a fire is here", "", (False, True, False)),
        ("no fire is here", "", (True, False, True)),
        ("wood is here", "", (False, True, False)),
        ("your terrain is hut", "", (False, True, False)),
        ("you stand on this", "010", (True, False, True)),
        ("you stand on this", "stone", (False, True, False)),
        ("you stand north of this", "stone", (False, True, False)),
        ("your items are at least 2", "", (False, True, False)),
        ("the explorers elsewhere are exactly 1", "", (True, False, True)),
        ("there is a bonus in your hand", "", (False, True, False)),
        ("there are no skills in your hand", "", (False, False, True)),
        ("there is an item card with blade in your inventory", "", (False, True, False)),
        ("for any of each other explorer here, you own rope", "", (False, False, True)),
    ],
)
def test_conditions_are_judged_where_you_are(condition, this, holds):
    """Each explorer by their own Terrain, hand and items."""
    found = []
    for seat in range(3):
        game = play(three(), f"if {condition}: lose 1 card", you=seat, this=this)
        found.append(deck_size(game) == 11)

    assert tuple(found) == holds


@pytest.mark.parametrize(
    ("sentence", "option"),
    [
        ("discard one skill or bonus in your hand of your choice", "discard/charm"),
        ("banish one card in your hand of your choice", "banish/104"),
        ("return one item card in your inventory of your choice", "return/saw"),
        ("choose one of item cards in your inventory: discard it", "choose/lamp"),
        ("set aside one of your items in the hoard", "set-aside/saw"),
        ("may lose 1 card", "decline"),
        ("pay: wear 1 from your items, or else take 105", "pay"),
        ("look at a fog card", "look/1"),
        ("restore 1 chosen", "restore/blank#19"),
        ("guess a number", "decline"),
        ("take 033", "combine/lamp"),
        ("take 041", "take-in-hand/s2/gift"),
        ("choose another explorer: lose 1 card", "choose/s3"),
        ("put one skill in the pile of your choice into your hand", "put-in-hand/blank#18"),
    ],
)
def test_you_are_asked_about_what_is_yours(sentence, option):
    """The question is Bo's, and Ann's cards are not among the answers."""
    game = play(three(), sentence, you=1)

    assert game.pending().seat(game) == 1
    assert option in offered(game)
    assert not any("cord" in found or "star#" in found for found in offered(game))


@pytest.mark.parametrize(
    ("sentence", "gone", "kept"),
    [
        ("discard skills in your hand", "star", "star#2"),
        ("banish states in your hand", "104", "105"),
        ("return a random state in your hand", "104", "105"),
        ("shuffle skills in your hand into the deck", "star", "star#2"),
        ("discard item cards in your inventory", "saw", "cord"),
        ("discard any number of skills in your hand", "star", "star#2"),
    ],
)
def test_your_cards_leave_and_nobody_else_s(sentence, gone, kept):
    """Bo has none of that sort any more, Ann all of hers."""
    game = three()
    mine, others = zone(game, gone), zone(game, kept)

    finish(play(game, sentence, you=1), "discard")

    assert zone(game, gone) != mine
    assert zone(game, kept) == others


def test_cards_come_to_you():
    """Into Bo's hand, and Bo's fire stands where Bo does."""
    game = three(pile=["first-curse", "blank#20"])

    play(game, "put curses in the pile into your hand", you=1)
    play(game, "place fire", you=1)
    play(game, "take back your fire", you=2)

    assert (hand(game, 1)[-2:], pile(game)) == (["first-curse", "star"], ["blank#20"])
    assert game.figures[zones.FIRES :] == [-1, card(game, "011"), -1, -1]


@rule("C-REV-01", "C-RUL-70")
def test_the_space_beside_your_terrain_is_beside_your_terrain():
    """South of Cy there is room for a Terrain; west of Bo there lies one; neither takes anybody along."""
    game = three()

    play(game, "put 012 south of your terrain and go there", you=2)
    play(game, "put 013 west of your terrain and go there", you=1)

    assert at_cell(game, 0, 1) == "012"
    assert [terrain(game, seat) for seat in range(3)] == ["010", "010", "012"]
    assert zone(game, "013") == tabletop.ADVENTURE_DECK


@rule("C-RUL-58", "C-RUL-70")
def test_you_go_to_what_takes_the_place_of_a_card():
    """The stone makes way for a Terrain, and only Bo enters it."""
    game = play(three(), "return this and put 012 in its place and go there", you=1, this="stone")

    assert [terrain(game, seat) for seat in range(3)] == ["010", "012", "010"]


@pytest.mark.parametrize(
    ("sentence", "takers"),
    [
        ("every explorer takes 060", (1, 1, 1)),
        ("every other explorer takes 060", (1, 0, 1)),
        ("each explorer here takes 060", (0, 1, 0)),
        ("each other explorer here takes 060", (0, 0, 0)),
        ("each involved takes 060", (0, 1, 0)),
        ("each other involved takes 060", (0, 0, 0)),
        ("each explorer on this takes 060", (0, 1, 0)),
        ("every explorer for whom you own light takes 060", (0, 1, 0)),
    ],
)
def test_others_are_named_from_where_you_are(sentence, takers):
    """Seen from Bo, with Ann and Cy elsewhere."""
    game = play(three(), sentence, you=1, this="stone")

    assert tuple(held(game, seat).count("060") for seat in range(3)) == takers
