"""`you` is the explorer the text speaks to: here the second of three, whose hand, items and Terrain are others."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent import experience
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.limits import hand_limit
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
    standing,
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
- {number: 70, back: green, kind: permanent event, placement: [south], uid: shrub}
- {number: 7, back: green, kind: quest item, back-ref: [40]}
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
        (
            "choose a number up to your items less 2: lose that number cards",
            lambda game: game.pending_name() == "choose-turn",
        ),
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
    """Nobody is involved in anything: the loss is Bo's, although Ann acted last."""
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


@rule("C-MOVE-02", "C-RUL-70")
@pytest.mark.parametrize("sentence", ["move", "cross"])
def test_outside_an_action_you_move_alone(sentence):
    """The log joins Bo's Terrain to the next; Bo goes there, from wherever they stand, and nobody else does."""
    cards = CARDS + "- {number: 15, back: green, kind: permanent event, placement: [west, east], uid: log}\n"
    game = table(
        cards, explorers=3, at="010", board={(2, 0): "011", (2, -1): "013", (3, 0): "log", (4, 0): "012"}
    )
    game.figures[1] = card(game, "011")

    play(game, sentence, you=1, this="log")

    assert [terrain(game, seat) for seat in range(3)] == [
        "010",
        "013" if sentence == "move" else "012",
        "010",
    ]


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


@pytest.mark.parametrize(
    ("sentence", "this", "is_offered"),
    [
        (
            "lose your items plus 25 cards",
            "",
            True,
        ),  # twelve and once more fifteen from the pile they have joined
        ("lose your items plus 26 cards", "", False),
        ("remove your items counters", "stone", True),
        ("remove your items plus 1 counters", "stone", False),
        ("lose your items plus 1 pips of this item", "saw", True),
        ("lose your items plus 2 pips of this item", "saw", False),
        ("lose 1 pip of this item", "charm", False),
        ("add 1 pip to an item of you", "", True),
        ("shuffle skills in your hand into the deck", "", True),
        ("shuffle bonuses in your hand into the deck", "", False),
        ("buy one of advanced skills in your hand", "", True),
        ("take back your fire", "", False),
        ("{pay: {times: your items, do: lose 99 cards}, or: take 105}", "", False),
        ("{for each: skills in the pile, do: put it into your hand}", "", False),
        ("{for each: skills called bo-own in the pile, do: put it into your hand}", "", True),
        ("{for each: skills in your hand, do: discard it}", "", True),
        ("{pay: {for each: bonuses in your hand, do: shuffle it into the deck}, or: take 105}", "", False),
    ],
)
def test_what_you_may_do_is_judged_by_what_you_have(sentence, this, is_offered):
    """Bo has two items, two Skills and no fire; Cy has nothing but a fire, Ann one item."""
    game = three(pile=["blank#18", "ann-own", "bo-own"], satchel=["005", "005#2", "005#3"])
    game.move(card(game, "advanced"), tabletop.HANDS + 1)
    play(game, "add 2 counters", this="stone")

    play(game, sentence if sentence.startswith("{pay") else f"{{may: {sentence}}}", you=1, this=this)

    assert (game.pending_name() != "choose-turn") is is_offered


@rule("C-LEG-02")
@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("{may: TEXT}", (1,)),
        ("{do: [TEXT, take 105]}", (1,)),
        ("{choose: [TEXT, put 013 east of your terrain]}", (0, 1, 2)),
        ("{choose: [TEXT, put 013 north of your terrain]}", (1,)),
    ],
)
def test_an_action_is_legal_by_what_its_parts_need_where_you_stand(holder, text, free):
    """North of Bo there is room for a Terrain, north of the others lies an event."""
    success = text.replace("TEXT", "put 012 north of your terrain")
    cards = CARDS.replace("arrows: {north: 13, east: 13}", "arrows: {east: 13}")
    cards += f"- {{number: 71, back: green, kind: bonus, uid: plan, actions: [observe: {{cost: 0, success: {success}}}]}}"
    board = {(0, -1): "shrub", (3, 0): "011"}
    game = table(cards, explorers=3, at="010", board=board, hands={holder: ["plan"]}, deck=9)
    game.figures[1] = card(game, "011")
    game.offered = game.pending().options(game)

    assert (f"observe/s{holder + 1}/plan" in offered(game)) is (holder in free)


@rule("C-CARD-19")
@pytest.mark.parametrize(
    ("sentence", "heard"),
    [
        ("each explorer here takes 060", [2, 0]),
        ("every explorer takes 060", [0, 1, 2]),
        ("each explorer on this takes 060", [0, 2]),
    ],
)
def test_between_actions_several_are_heard_clockwise(sentence, heard):
    """Ann acted last: everybody begins with Ann; those beside Cy begin with Cy, to whom the text speaks."""
    game = three()
    game.registers[tabletop.ACTIVE] = 0

    play(game, sentence, you=2, this="010")

    assert [told.seat for told in game.news if told.what == "taken"] == heard


@rule("C-CARD-19")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("ann is involved", (True, False, False)),
        ("you are active", (False, True, False)),
        ("the explorers elsewhere are exactly 1", (True, True, False)),
        ("a fire is here", (False, True, False)),
        ("wood is here", (False, True, False)),
        ("an event here offers wood", (False, False, False)),
    ],
)
def test_between_actions_nobody_else_is_involved(condition, holds):
    """Bo acted last; Cy is away: neither a fire nor a Terrain is theirs, and nobody counts them."""
    game = three()
    choose(game, "leave-for-a-while/s3")
    game.registers[tabletop.ACTIVE] = 1
    game.figures[zones.FIRES] = card(game, "011")
    found = []
    for seat in range(3):
        before = deck_size(game)
        play(game, f"if {condition}: lose 1 card", you=seat)
        found.append(deck_size(game) < before)

    assert tuple(found) == holds


def test_chance_and_choice_go_on_with_you():
    """What is done with a card that chance picks, what follows a wrong guess, who owns a card: all Bo."""
    game = three()

    play(game, "choose one of skills in the pile at random: lose your items cards", you=1)
    for number in ("7", "8"):
        assert "060" not in held(game, 1)  # a right number is no wrong one
        play(game, "guess a number that is your items plus 5, when wrong: take 060", you=1, this="charm")
        choose(game, "number", value=number)
    play(game, "the owner takes 105", this="charm")

    assert deck_size(game) == 12 - 2
    assert [[held(game, seat).count(state) for seat in range(3)] for state in ("060", "105")] == [
        [0, 1, 0],
        [1, 1, 0],
    ]


@rule("C-ELIM-01", "C-RUL-90")
def test_between_actions_your_adventure_is_over_alone():
    """Nobody else is involved in anything."""
    game = play(three(), "your adventure is over", you=1)

    assert tabletop.explorers(game) == [0, 2]


def test_between_actions_a_store_is_handed_out_to_you():
    """Bo set an item aside and gets it back; nobody else is involved."""
    game = play(three(), "set aside one of your items in the hoard", "set-aside/saw", you=1)

    play(game, "hand out the hoard", you=1)

    assert offered(game) == ["hand-over/s2/saw", "leave-it/saw"]


@rule("C-DBR-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_cards_are_chosen_by_who_is_there(seat):
    """Bo is asked which Skill goes; Cy, who is away, is not."""
    game = table(CARDS, explorers=3, at="010", hands={seat: ["star", "star#2"]}, deck=9)
    choose(game, "leave-for-a-while/s3")

    play(game, "discard one skill in your hand of your choice", you=seat)

    assert (game.pending_name() == "choose-leaving") is (seat == 1)


@rule("C-XP-03")
def test_a_skill_is_bought_by_who_is_asked():
    """Bo may buy the Skill in Bo's hand, or leave it."""
    game = three(satchel=["005", "005#2", "005#3"])
    game.move(card(game, "advanced"), tabletop.HANDS + 1)

    play(game, "buy one of advanced skills in your hand", you=1)

    assert (game.pending().seat(game), offered(game)) == (1, ["buy/advanced", "done"])


@rule("C-RELQ-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_items_beyond_the_limit_are_given_up_by_who_is_there(seat):
    """Bo has an item too many and is asked; Cy has as many, but is away."""
    items = {seat: [(["cord"], 1), (["lamp"], 1), (["saw"], 1), (["find"], 1)]}
    game = table(CARDS, explorers=3, at="010", items_of=items, deck=9)
    choose(game, "leave-for-a-while/s3")

    play(game, "relinquish excess items", you=seat)

    assert (game.pending_name() == "shed-item") is (seat == 1)


def test_the_events_here_are_those_at_your_terrain():
    """The stone lies below Bo's Terrain, the shrub above Ann's."""
    game = three()
    at = [zone(game, "stone")]
    play(game, "discard permanent events here", you=0)
    at.append(zone(game, "stone"))
    play(game, "discard permanent events here", you=1)

    assert [*at, zone(game, "stone")] == [tabletop.BOARD, tabletop.BOARD, tabletop.PAST]


def test_a_helper_redraws_as_many_as_the_helper_s_text_says():
    """Bo's card counts Bo's one Skill; Ann, who acts, has two."""
    effect = "climb: after the reveal, may redraw up to the number of skills in your hand"
    game = able(effect)
    act(game, "climb", "trade/0", "reveal", "apply/text", joined=[1])
    question = game.pending()
    choose(game, offered(game)[0])

    assert question.seat(game) == 1
    assert game.pending_name() != "choose-redraw"  # one was all


# -- texts of cards that the second explorer has ------------------------------------------------------

ABLE = """
- {number: 20, back: green, kind: terrain, area: I, actions: [climb: {cost: 5, difficulty: 3, success: take 063}]}
- {number: 21, back: green, kind: terrain, area: I, tags: [hut], hidden: {number: 64, if: your terrain is hut}}
- {number: 22, back: green, kind: terrain, area: I, tags: [hut]}
- {number: 63, back: green, kind: quest item}
- {number: 64, back: green, kind: terrain, area: I, back-ref: [21]}
- {number: 65, back: green, kind: terrain, area: I}
- {number: 66, back: green, kind: permanent event, placement: [north], effects: ["when this enters play: take 105"]}
- {number: 30, back: green, kind: item, durability: 4, keywords: [light], uid: lamp, copies: 2}
"""


def able(effect: str, kind: str = "bonus", owner: int = 1, **settings):
    """Three explorers on one Terrain: Bo has a lamp and a card with this text, Ann has three Skills."""
    cards = ABLE + f"- {{number: 40, back: green, kind: {kind}, uid: text, effects: ['{effect}']}}\n"
    hands = {0: ["star#2", "star#3", "star#4"], 1: ["star"]}
    if kind == "quest item":
        settings["satchel"] = ["text"]
    else:
        hands[owner] = [*hands.get(owner, []), "text"]
    settings = {"at": "020", "deck": 12, "items_of": {1: [(["lamp"], 3)]}, **settings}
    return table(cards, explorers=3, hands=hands, **settings)


@rule("C-TURN-04", "C-COST-04", "C-RES-09")
@pytest.mark.parametrize(
    ("effect", "cost"),
    [
        ("climb: cost -2 if you own light", 3),
        ("climb: cost -2 if you own rope", 5),
        ("climb: cost -1 for each skill in your hand", 4),
        ("climb: cost -2, price: discard one skill in your hand of your choice", 3),
        ("climb: cost -2, price: wear 3 from your items", 3),
    ],
)
def test_a_helper_s_card_speaks_of_the_helper(effect, cost):
    """What it asks for, counts and costs is Bo's, although Ann is active."""
    game = able(effect)

    act(game, "climb", joined=[1])
    if cost < 5:
        assert game.pending().seat(game) == 1
        choose(game, "apply/text")
    choose(game, "trade/0")

    assert len(game.zones[tabletop.DRAWN]) == cost
    assert len([found for found in held(game, 0) if found == "star"]) == 3
    assert ("star" in held(game, 1)) == ("discard" not in effect)
    assert (inventory(game, 1) == []) == ("wear" in effect)


@rule("C-RUL-40", "C-TURN-04")
@pytest.mark.parametrize(("joined", "cost"), [([1], 6), ([2], 5), ([], 5)])
def test_a_harmful_text_counts_what_its_owner_has_and_only_with_its_owner(joined, cost):
    """Bo's State counts Bo's one Skill, and nothing at all when Bo stays out."""
    game = able("any: cost +1 for each skill in your hand", "state, title: slow")

    act(game, "climb", joined=joined)
    if joined:
        choose(game, "trade/0")

    assert len(game.zones[tabletop.DRAWN]) == cost


@pytest.mark.parametrize("kind", ["bonus", "quest item"])
def test_a_limit_is_reckoned_for_each_explorer(kind):
    """In Bo's hand it raises Bo's limit by Bo's Skills; under the Satchel & Journal everybody's by their own."""
    game = able("hand limit +the number of skills in your hand", kind)

    limits = [hand_limit(game, seat) for seat in range(3)]

    assert limits == ([2, 3, 2] if kind == "bonus" else [5, 3, 2])


@rule("C-STATE-12")
@pytest.mark.parametrize(("seat", "lost"), [(0, 4), (1, 2), (2, 1)])
def test_what_else_counts_for_vital_loss_is_counted_in_the_own_hand(seat, lost):
    """A shared card makes Skills count: Ann has three, Bo one, Cy none, and each has a Character card."""
    game = able("skills in your hand count for vital loss", "quest item")

    play(game, "suffer vital loss", you=seat)

    assert deck_size(game) == 12 - lost


@rule("C-TURN-03")
def test_who_is_to_be_alone_acts_alone_and_may_help_others():
    """Bo's State keeps everybody out of Bo's actions; Ann may be joined by Cy and by Bo."""
    game = able("nobody may join", "state, title: shy")

    choose(game, "climb/s2")
    assert offered(game) == ["draw", "reveal"]
    finish(game)
    act(game, "climb", joined=[1, 2])

    assert action_frame(game).involved == (0, 1, 2)


@pytest.mark.parametrize(
    ("kind", "taker", "lost"), [("bonus", 0, 0), ("bonus", 1, 1), ("quest item", 0, 3), ("quest item", 1, 1)]
)
def test_a_text_answers_what_happens_to_its_owner(kind, taker, lost):
    """Bo's card when Bo has taken a State; a shared one when anybody has, and it speaks to the taker."""
    game = able("when you have taken a state: lose the number of skills in your hand cards", kind)

    play(game, "take 105", you=taker)

    assert deck_size(game) == 12 - lost


@pytest.mark.parametrize(("taker", "lost"), [(0, 0), (1, 1)])
def test_an_event_answers_what_happens_to_those_who_stand_there(taker, lost):
    """It is attached to Bo's Terrain and says nothing when Ann takes a State elsewhere."""
    cards = (
        ABLE
        + """
- {number: 67, back: green, kind: permanent event, placement: [west], effects: [
   "when you have taken a state: lose the number of skills in your hand cards"]}
"""
    )
    hands = {0: ["star#2", "star#3"], 1: ["star"]}
    game = table(cards, at="020", board={(0, 1): "022", (1, 1): "067"}, explorers=2, hands=hands, deck=12)
    game.figures[1] = card(game, "022")

    play(game, "take 105", you=taker)

    assert deck_size(game) == 12 - lost


@rule("C-RUL-96")
@pytest.mark.parametrize(("taker", "points"), [(0, 1), (1, 3)])
def test_experience_from_an_event_is_changed_by_the_taker_s_cards(taker, points):
    """Bo's card adds two points to what an event gives to Bo, and nothing to what it gives to Ann."""
    event = "- {number: 68, back: green, kind: temporary event, text: gain 1 experience}\n"
    cards = (
        ABLE + event + "- {number: 40, back: green, kind: bonus, effects: ['experience from events +2']}\n"
    )
    game = table(cards, explorers=2, hands={1: ["040"]}, deck=12)

    play(game, "take 068", you=taker)

    assert len(experience.points(game)) == points


@rule("C-RUL-76")
def test_texts_that_answer_together_are_heard_active_first_then_clockwise():
    """Bo acts: Bo's card is offered first, then Cy's, then Ann's, and what is shared last."""
    cards = (
        ABLE
        + """
- {number: 40, back: green, kind: bonus, copies: 3, effects: ["at the end of climb: may lose 1 card"]}
- {number: 41, back: green, kind: quest item, effects: ["at the end of climb: may lose 1 card"]}
"""
    )
    hands = {0: ["040"], 1: ["040#2"], 2: ["040#3"]}
    game = table(cards, at="020", explorers=3, hands=hands, satchel=["041"], deck=20)
    act(game, "climb", "reveal", "keep-none", seat=1)

    heard = []
    while offered(game)[0].startswith("use"):
        heard.append((offered(game)[0], game.pending().seat(game)))
        choose(game, "decline")

    assert heard == [("use/040#2", 1), ("use/040#3", 2), ("use/040", 0), ("use/041", 1)]


@pytest.mark.parametrize(("traveller", "asked"), [(0, None), (1, 1)])
def test_who_arrives_is_who_is_asked(traveller, asked):
    """Bo's card offers something when Bo arrives, and is silent about Ann."""
    game = able("when you arrive, if your terrain is hut: may lose 1 card", board={(1, 0): "022"})

    play(game, "go to a random other terrain", you=traveller)

    assert (offered(game)[0] == "use/text") == (asked is not None)
    if asked is not None:
        assert game.pending().seat(game) == asked


@pytest.mark.parametrize(
    ("effect", "kind", "seats"),
    [
        ("between actions: may lose 1 card", "bonus", [1]),
        ("between actions: may lose 1 card", "quest item", [0, 1, 2]),
        ("between actions, if you own light: may lose 1 card", "quest item", [1]),
    ],
)
def test_what_may_be_done_between_actions_is_for_whom_it_holds(effect, kind, seats):
    """The owner of the card, or everybody for whom its condition holds."""
    game = able(effect, kind)

    uses = [option for option in standing(game) if option.startswith("free-use")]

    assert [option.split("/")[1] for option in uses] == [f"s{seat + 1}" for seat in seats]


def test_a_farewell_speaks_to_who_had_the_card():
    """Ann is active when Bo's card leaves Bo's hand; the loss is counted by Bo's Skills."""
    game = able("when this leaves play: lose the number of skills in your hand cards")

    act(game, "climb")
    before = deck_size(game)
    play(game, "discard cards called text in any hand")

    assert deck_size(game) == before - 1


def test_what_a_card_brings_into_play_concerns_who_took_it():
    """Bo takes an event that brings a State, and a Terrain that goes beside Bo's own."""
    game = able("any: cost -1", board={(2, 0): "022"})
    game.figures[1] = card(game, "022")

    play(game, "take 066", you=1)
    play(game, "take 065", you=1)
    assert offered(game) == ["side/0", "side/1", "side/3"]
    choose(game, "side/1")

    assert [held(game, seat).count("105") for seat in range(3)] == [0, 1, 0]
    assert (at_cell(game, 2, 1), at_cell(game, 3, 0)) == ("066", "065")


@rule("C-HIDE-02")
@pytest.mark.parametrize(("seat", "found"), [(1, False), (2, True)])
def test_a_hidden_number_asks_what_its_reporter_may_see(seat, found):
    """Only who stands at a hut can have spotted it: Bo does, Ann does not."""
    game = able("any: cost -1", board={(1, 0): "021", (2, 0): "022"})
    game.figures[1] = card(game, "022")

    choose(game, f"report/s{seat}")
    choose(game, "number", value="64")

    assert (at_cell(game, 1, 0) == "064") == found


# -- three explorers -------------------------------------------------------------------------------

OF_THREE = """
- {number: 80, back: green, kind: terrain, area: I, effects: ["bonuses titled omen in any hand count for vital loss"]}
- {number: 81, back: green, kind: terrain, area: I, actions: [dig: {cost: 4}]}
- {number: 82, back: green, kind: bonus, uid: charm, effects: ["experience from events +1"]}
- {number: 84, back: green, kind: bonus, uid: omen, title: omen, copies: 3}
- {number: 85, back: green, kind: temporary event, uid: find}
- {number: 83, back: green, kind: bonus, uid: book, effects: ["any: keep a second skill"]}
"""


@rule("C-XP-03", "C-RUL-96")
@pytest.mark.parametrize(("taker", "gained"), [(0, 1), (1, 1), (2, 2)])
def test_what_changes_experience_changes_it_for_its_holder(taker, gained):
    """The third has the charm."""
    game = table(OF_THREE, explorers=3, hands={2: ["charm"]})

    play(game, "take 005", you=taker, this="find")

    assert len(experience.points(game)) == gained


@rule("C-STATE-01", "C-STATE-02")
@pytest.mark.parametrize(("seat", "lost"), [(0, 1), (1, 1), (2, 2)])
def test_what_a_terrain_counts_for_vital_loss_it_counts_for_those_who_stand_there(seat, lost):
    """All have an omen, which costs nothing by itself; the third stands where it does."""
    hands = {0: ["omen"], 1: ["omen#2"], 2: ["omen#3"]}
    game = table(OF_THREE, at="081", board={(1, 0): "080"}, explorers=3, hands=hands, deck=9)
    game.figures[2] = card(game, "080")

    play(game, "suffer vital loss", you=seat)

    assert deck_size(game) == 9 - lost


@rule("C-CARD-19", "C-SKILL-01")
def test_a_second_skill_is_no_third():
    """Three are involved and four Skills are drawn: two are kept."""
    game = table(
        OF_THREE, at="081", explorers=3, hands={0: ["book"]}, deck=["star", "left", "right", "seven", "blank"]
    )

    act(game, "dig", "trade/0", "reveal", "keep/s1/star", "keep/s2/left", joined=[1, 2])
    finish(game)

    assert [held(game, seat) for seat in range(3)] == [["book", "star"], ["left"], []]
