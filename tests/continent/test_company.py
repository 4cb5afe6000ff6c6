"""Elimination, leaving, coming back, joining (sections 21 and 22 of the catalogue)."""

import pytest

from fogbound.core import snapshot
from fogbound.rules.common import force, tabletop
from fogbound.rules.common.door import Translation
from fogbound.rules.continent import carrying, items
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.limits import hand_limit
from fogbound.tables import game_queries
from playing import (
    act,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    inventory,
    name,
    names,
    news,
    offered,
    pile,
    play,
    standing,
    table,
    terrain,
    zone,
)
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {cost: 0, difficulty: 9, failure: your adventure is over}
    - dig: {cost: 0, difficulty: 9, failure: your adventure is over, all-hands: true}
    - observe: {cost: 0}
- number: 21
  back: green
  kind: terrain
  area: I
- number: 30
  back: green
  kind: item
  durability: 3
- number: 31
  back: green
  kind: item
  durability: 3
- number: 33
  back: green
  kind: item
  durability: 2
  copies: 4
- number: 35
  back: green
  kind: bonus
- skill: spade
  own: bo
  strip: {}
  item: {durability: 2}
"""


def own(game, character):
    """Where a character's own Skills are."""
    return [game.where[card(game, f"{character}-own" + (f"#{n}" if n > 1 else ""))] for n in range(1, 6)]


@rule("C-ELIM-01", "C-ELIM-02", "C-ELIM-03", "C-ELIM-04", "C-ELIM-05", "C-RUL-90", "C-RUL-71")
def test_an_eliminated_explorer_loses_everything():
    """Skills and Bonuses are discarded, items too, States go home, own Skills are banished, the figure leaves."""
    game = table(
        LAND,
        at="020",
        explorers=2,
        hands={1: ["star", "035", "104", "bo-own"]},
        items_of={1: [(["030"], 3)]},
        deck=["bo-own#2", "blank", "bo-own#3"],
        pile=["bo-own#4", "blank#2", "bo-own#5"],
    )
    play(game, "place fire", you=1)
    finish(act(game, "swim", seat=1))

    assert not zones.fire_on(game, card(game, "020"))
    assert game.registers[tabletop.STATUS + 1] == tabletop.ELIMINATED
    assert zone(game, "star") == zones.DISCARD_PILE
    assert zone(game, "035") == tabletop.PAST
    assert zone(game, "030") == tabletop.PAST
    assert zone(game, "104") == tabletop.ADVENTURE_DECK
    assert own(game, "bo") == [tabletop.BANISHED] * 5
    assert zone(game, "bo") == tabletop.OUT
    assert game.figures[1] == -1
    assert not game.ending


@rule("C-ELIM-01", "C-RUL-90")
def test_everybody_involved_is_eliminated_but_nobody_else():
    """The consequence hits all who took part, not only the active one."""
    game = table(LAND, at="020", explorers=3)
    finish(act(game, "swim", joined=[1]))

    assert [game.registers[tabletop.STATUS + seat] for seat in range(3)] == [
        tabletop.ELIMINATED,
        tabletop.ELIMINATED,
        tabletop.PRESENT,
    ]
    assert hand(game, 2) == []


@rule("C-RUL-90", "C-CONS-04")
def test_an_eliminated_active_player_takes_no_paranoia():
    """There is nobody left to take card 100."""
    game = table(LAND, at="020", explorers=3)
    finish(act(game, "swim", joined=[1]))

    assert zone(game, "100") == tabletop.ADVENTURE_DECK


@rule("C-RUL-91", "C-END-03")
def test_with_all_characters_involved_it_is_a_defeat():
    """Alone in the game, or all together: the adventure is over for everybody."""
    alone = table(LAND, at="020")
    finish(act(alone, "swim"))
    together = table(LAND, at="020", explorers=2)
    finish(act(together, "dig"))

    assert alone.ending == "lost:over"
    assert together.ending == "lost:over"


@rule("C-RUL-90")
def test_own_skills_in_other_inventories_stay_and_are_banished_later():
    """An own Skill crafted for a friend outlives its character until it is discarded."""
    game = table(LAND, at="020", explorers=2, items=[(["spade"], 2)])
    finish(act(game, "swim", seat=1))
    kept = zone(game, "spade") >= zones.FIXED
    choose(game, "relinquish/s1/spade")

    assert kept
    assert zone(game, "spade") == tabletop.BANISHED


@rule("C-RUL-90", "C-LIFE-04")
def test_the_deck_may_be_emptied_by_the_search():
    """If only own Skills were left in the Action Deck, it is empty now and the pile lies face down."""
    game = table(LAND, at="020", explorers=2, deck=["bo-own", "bo-own#2"], pile=15)
    order = game.zones[zones.DISCARD_PILE]
    finish(act(game, "swim", seat=1))

    assert deck_size(game) == 0
    assert sorted(game.zones[zones.DISCARD_PILE]) == sorted(order)
    assert game.zones[zones.DISCARD_PILE] != order


@rule("C-RUL-90", "C-LEAVE-03")
@pytest.mark.parametrize("leaving", ["leave-for-a-while/s2", "leave-for-good/s2", ""])
def test_a_deck_that_was_searched_for_own_skills_is_shuffled(leaving):
    """What the first explorer knew of the top card is worth nothing after the search."""
    game = table(LAND, at="020", explorers=2, deck=["star", "bo-own", *[f"blank#{n}" for n in range(2, 12)]])
    game.show(card(game, "star"), 1)
    order = game.zones[zones.ACTION_DECK]

    if leaving:
        choose(game, leaving)
    else:
        finish(act(game, "swim", seat=1))

    assert game.known == {}
    assert game.zones[zones.ACTION_DECK] != tuple(found for found in order if found != card(game, "bo-own"))


@rule("C-ELIM-06", "C-JOIN-01", "C-RUL-95", "C-RUL-93")
def test_the_player_goes_on_with_another_character_but_never_the_same():
    """A free character takes the chair; the eliminated one cannot return."""
    game = table(LAND, at="020", explorers=2)
    finish(act(game, "swim", seat=1))
    joining = [option for option in standing(game) if option.startswith("join-game/s2")]
    choose(game, "join-game/s2/cy")

    assert joining == ["join-game/s2/cy", "join-game/s2/dee"]
    assert hand(game, 1) == []
    assert terrain(game, 1) == "020"
    assert all(where == zones.ACTION_DECK for where in own(game, "cy"))
    assert not any("bo" in option.split("/") for option in standing(game))


@rule("C-LEAVE-01", "C-RUL-26")
def test_leaving_for_good_is_elimination_without_a_successor():
    """Cards go as by elimination; joining is another act, by anybody."""
    game = table(LAND, at="020", explorers=2, hands={1: ["star"]}, items_of={1: [(["030"], 3)]})
    choose(game, "leave-for-good/s2")

    assert game.registers[tabletop.STATUS + 1] == tabletop.GONE
    assert own(game, "bo") == [tabletop.BANISHED] * 5
    assert zone(game, "030") == tabletop.PAST
    assert game.pending_name() == "choose-turn"


@rule("C-LEAVE-02", "C-LEAVE-03", "C-RUL-92")
def test_leaving_for_a_while_keeps_hand_and_inventory():
    """The own Skills leave deck and pile for the time being; those held or crafted are kept."""
    game = table(
        LAND,
        at="020",
        explorers=2,
        hands={1: ["star", "bo-own"]},
        items_of={1: [(["spade"], 2)]},
        deck=["bo-own#2", "blank"],
        pile=["bo-own#3", "bo-own#4", "bo-own#5"],
    )
    choose(game, "leave-for-a-while/s2")

    assert names(game, tabletop.hand(game, 1)) == ["bo", "bo-own", "star"]
    assert inventory(game, 1) == [(["spade"], 2)]
    assert own(game, "bo") == [tabletop.HANDS + 1] + [tabletop.OUT] * 4
    assert game.figures[1] == -1
    assert tabletop.player_count(game) == 1


@rule("C-RUL-92", "C-LEAVE-02", "C-GIVE-02")
@pytest.mark.parametrize("leaving", ["leave-for-a-while/s2", "leave-for-good/s2"])
def test_who_is_about_to_leave_pays_for_an_exchange_like_anybody(leaving):
    """One gift costs two cards and one swap two more; then the rest of the inventory goes or is kept."""
    items = {0: [(["033"], 2)], 1: [(["030"], 3), (["031"], 1), (["033#2"], 2)]}
    game = table(LAND, at="020", explorers=2, items_of=items, deck=9)

    choose(game, "give/s2/030/0")
    assert deck_size(game) == 9 - 2
    choose(game, "swap/s1/033/1", "swap-for/031")
    assert deck_size(game) == 9 - 4
    choose(game, leaving)

    assert inventory(game, 0) == [(["030"], 3), (["031"], 1)]
    assert deck_size(game) == 9 - 4
    left = [(["033"], 2), (["033#2"], 2)] if "while" in leaving else []
    assert sorted(inventory(game, 1)) == left


@rule("C-LEAVE-04")
def test_a_leavers_skill_in_another_inventory_is_taken_out_when_discarded():
    """It stays while it is an item, and goes out of the game instead of to the pile."""
    game = table(LAND, at="020", explorers=2, items=[(["spade"], 2)])
    choose(game, "leave-for-a-while/s2")
    stayed = zone(game, "spade") >= zones.FIXED
    choose(game, "relinquish/s1/spade")

    assert stayed
    assert zone(game, "spade") == tabletop.OUT


@rule("C-LEAVE-04")
def test_when_the_character_is_back_it_goes_to_the_pile_as_usual():
    """Unless the character is back: then its discard is an ordinary one."""
    game = table(LAND, at="020", explorers=2, items=[(["spade"], 2)])
    choose(game, "leave-for-a-while/s2", "come-back/s2")
    choose(game, "relinquish/s1/spade")

    assert zone(game, "spade") == zones.DISCARD_PILE


@rule("C-RUL-95")
def test_coming_back_resumes_hand_items_and_skills():
    """Only own Skills that are not elsewhere in play are shuffled in."""
    game = table(
        LAND,
        at="020",
        explorers=2,
        hands={1: ["bo-own", "star"]},
        items_of={1: [(["030"], 1)]},
        deck=5,
        pile=["bo-own#2"],
    )
    choose(game, "leave-for-a-while/s2", "come-back/s2")

    assert hand(game, 1) == ["bo-own", "star"]
    assert inventory(game, 1) == [(["030"], 1)]
    assert zone(game, "bo-own") == tabletop.HANDS + 1
    assert zone(game, "bo-own#2") == zones.ACTION_DECK
    assert terrain(game, 1) == "020"


@rule("C-RUL-92")
def test_nobody_leaves_in_the_middle_of_an_action():
    """Leaving stands beside the choice of a turn, nowhere else."""
    game = table(LAND, at="020", explorers=2)
    act(game, "observe")

    assert not any(option.startswith("leave") for option in standing(game))


@rule("C-RUL-92", "C-REV-10")
def test_the_higher_limits_of_fewer_players_apply_at_once():
    """With one player left there are four dice instead of three."""
    game = table(LAND, at="020", explorers=2, items=[(["033"], 2), (["033#2"], 2), (["033#3"], 2)])
    play(game, "take 030")
    full = "new-item/030" not in [game.option_id(option) for option in game.offered]
    choose(game, "leave-it")
    choose(game, "leave-for-a-while/s2")
    play(game, "take 031")

    assert full
    assert "new-item/031" in [game.option_id(option) for option in game.offered]


@rule("C-JOIN-01", "C-JOIN-03", "C-RUL-93")
def test_a_newcomer_has_the_character_card_alone_and_five_skills_in_the_deck():
    """The new figure stands with the others; the own Skills are shuffled into the Action Deck."""
    game = table(LAND, at="020", chairs=2, deck=4, pile=3)
    choose(game, "join-game/s2/bo")

    assert hand(game, 1) == []
    assert zone(game, "bo") == tabletop.HANDS + 1
    assert deck_size(game) == 4 + 6  # five own Skills and the spade of these cards
    assert terrain(game, 1) == "020"


@rule("C-JOIN-01", "C-RUL-95")
def test_the_skills_of_who_joins_or_comes_back_are_shuffled_in():
    """What anybody knew of the order is lost, and they do not lie on top."""
    tops = set()
    for seed in range(8):
        game = table(LAND, at="020", explorers=2, chairs=3, deck=12, pile=["bo-own"], seed=seed)
        game.show(game.zones[zones.ACTION_DECK][-1], 1)
        choose(game, "leave-for-a-while/s2", "come-back/s2")
        assert game.known == {}
        game.show(game.zones[zones.ACTION_DECK][-1], 1)
        choose(game, "join-game/s3/cy")
        assert game.known == {}
        tops.add(name(game, game.zones[zones.ACTION_DECK][-1]).split("#")[0])

    assert len(tops) > 1


@rule("C-RUL-69", "C-JOIN-03")
def test_joining_and_coming_back_are_no_arrival():
    """The Terrain's mandatory action is due to nobody."""
    cards = """
- {number: 20, back: green, kind: terrain, area: I,
   actions: [swim: {cost: 0, difficulty: 9, mandatory: true, failure: take 105}]}
"""
    game = table(cards, at="020", explorers=2, chairs=3, deck=9)
    choose(game, "leave-for-a-while/s2", "come-back/s2", "join-game/s3/cy")

    assert game.pending_name() == "choose-turn"
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]


@rule("C-RUL-93", "C-LIFE-08", "C-LIFE-09")
def test_joining_with_an_empty_deck_forms_a_new_one():
    """The own Skills are the whole Action Deck then, and the pile lies open again."""
    game = table(LAND, at="020", chairs=2, deck=0, pile=["star", "blank"])
    choose(game, "join-game/s2/bo")

    assert deck_size(game) == 6
    assert pile(game) == ["blank", "star"]


@rule("C-RUL-93", "C-JOIN-03")
def test_with_figures_apart_the_newcomer_picks_an_occupied_terrain():
    """Any Terrain with an explorer on it will do, no other."""
    game = table(LAND, at="020", board={(0, 1): "021"}, explorers=2, chairs=3)
    game.figures[1] = card(game, "021")
    choose(game, "join-game/s3/cy")
    places = [name(game, option.card) for option in game.offered]
    assert game.pending().seat(game) == 2
    choose(game, "appear-on/021")

    assert sorted(places) == ["020", "021"]
    assert terrain(game, 2) == "021"


@rule("C-JOIN-02", "C-RUL-94", "C-REV-10")
def test_excess_cards_items_and_item_cards_go_when_the_limits_shrink():
    """Each player chooses what to give up; a column that is too tall loses cards but keeps its die."""
    game = table(
        LAND,
        at="020",
        explorers=3,
        chairs=4,
        hand=["star", "star#2"],
        items=[(["030", "031", "033"], 5), (["033#2"], 2)],
    )
    choose(game, "join-game/s4/dee")
    choose(game, "discard/031")

    assert inventory(game) == [(["030", "033"], 5), (["033#2"], 2)]
    assert hand(game) == ["star", "star#2"]
    assert game.pending_name() == "choose-turn"


@rule("C-JOIN-02", "C-RUL-94")
def test_whole_items_and_hand_cards_are_chosen_by_their_owner():
    """From one player to two: four items become three, four Skills three."""
    game = table(
        LAND,
        at="020",
        chairs=2,
        hand=["star", "star#2", "left", "right"],
        items=[(["033"], 2), (["033#2"], 2), (["033#3"], 2), (["033#4"], 2)],
    )
    choose(game, "join-game/s2/bo", "relinquish/033#2", "discard/left")

    assert inventory(game) == [(["033"], 2), (["033#3"], 2), (["033#4"], 2)]
    assert hand(game) == ["right", "star", "star#2"]


@rule("C-JOIN-02", "C-RUL-94")
def test_everybody_sheds_what_exceeds_the_new_limits():
    """Two explorers become three and both have too much: each gives up what is theirs, and it goes by its back."""
    blanks = ["blank#2", "blank#3", "blank#4"]
    game = table(
        LAND,
        at="020",
        explorers=2,
        chairs=3,
        hands={0: ["star", "star#2", "035"], 1: blanks},
        items_of={0: [(["030"], 3)], 1: [(["033"], 1), (["033#2"], 2), (["spade"], 2)]},
        deck=9,
        pile=[],
    )
    choose(game, "join-game/s3/cy")
    shed = []
    while game.pending_name() != "choose-turn":
        seat = game.pending().seat(game)
        assert {zones.holder(game, option.card) for option in game.offered} == {seat}
        shed.append(seat)
        wanted = [found for found in offered(game) if found in ("discard/035", "relinquish/spade")]
        choose(game, (wanted + offered(game))[0])

    assert sorted(shed) == [0, 1, 1]
    assert (hand(game, 0), len(hand(game, 1))) == (["star", "star#2"], 2)
    assert inventory(game, 1) == [(["033"], 1), (["033#2"], 2)]
    assert zone(game, "035") == tabletop.PAST
    assert "spade" in pile(game)


@rule("C-RUL-93")
def test_a_table_has_four_players_at_most():
    """With four explorers nobody else can join."""
    game = table(LAND, at="020", explorers=4)

    assert not any(option.startswith("join-game") for option in standing(game))


# -- when somebody's adventure ends in the middle of things ----------------------------------------

OVER = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {cost: 0, success: "your adventure alone is over, then move"}
    - dig: {cost: 0, success: "your adventure alone is over, then take 105"}
    - fish: {cost: 0, success: "your adventure alone is over, then take 060"}
    - fight:
        cost: 0
        success: {do: [{for: each other involved, do: your adventure alone is over}, take 030]}
    - search: {cost: 0, difficulty: 9, failure: each involved takes 105}
    - talk: {cost: 0, success: "your adventure alone is over, then each involved takes 105"}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 22, back: green, kind: terrain, area: I}
- {number: 30, back: green, kind: item, durability: 3}
- {number: 60, back: green, kind: permanent event, placement: [north]}
- number: 61
  back: green
  kind: quest item
  effects: ["when you have taken a state: your adventure alone is over"]
"""


@rule("C-RUL-73", "C-RUL-45")
def test_the_set_of_the_involved_stays_when_one_of_them_is_eliminated():
    """The others go on with the consequence and are those who took it up, less one."""
    game = table(OVER, at="020", board={(1, 0): "021", (-1, 0): "022"}, explorers=4, deck=9)
    act(game, "climb", "reveal", seat=1, joined=[3, 0])

    assert action_frame(game).involved == (1, 3, 0)
    assert offered(game) == ["go/022", "go/021"]
    assert game_queries.fallback(game)[0] == 3  # the next involved, now that the active one is gone
    choose(game, "go/021")
    assert [terrain(game, seat) for seat in (0, 2, 3)] == ["021", "020", "021"]


@rule("C-RUL-45", "C-ELIM-04")
def test_who_is_eliminated_takes_nothing_any_more():
    """Neither a State nor an event comes to somebody who is no longer in the game; the others are concerned."""
    for action in ("dig", "fish"):
        game = table(OVER, at="020", explorers=3, deck=9)
        finish(act(game, action, "reveal", joined=[1]))
        assert zone(game, "105") == zone(game, "060") == tabletop.ADVENTURE_DECK
        assert check(game) == []

    game = table(OVER, at="020", explorers=3, deck=9)
    finish(act(game, "talk", "reveal", joined=[1]))
    assert [held(game, seat) for seat in range(3)] == [[], ["105"], []]


@rule("C-ELIM-01", "C-STATE-09")
def test_an_elimination_on_the_way_spares_nobody_else_and_leaves_no_card_behind():
    """Each State that is taken ends its taker's adventure, one after the other; who stayed out goes on."""
    game = table(OVER, at="020", explorers=3, satchel=["061"], deck=9)
    finish(act(game, "search", "reveal", seat=1, joined=[2]))

    assert [game.registers[tabletop.STATUS + seat] for seat in range(3)] == [
        tabletop.PRESENT,
        tabletop.ELIMINATED,
        tabletop.ELIMINATED,
    ]
    assert check(game) == []


@rule("C-REV-09", "C-RUL-45")
def test_nothing_is_handed_to_somebody_eliminated():
    """The helper's adventure has ended before the find; the finder can keep or leave it."""
    game = table(OVER, at="020", explorers=3, deck=9)
    act(game, "fight", "reveal", joined=[1])

    assert offered(game) == ["new-item/030", "leave-it/030"]


@rule("C-RUL-90", "C-RUL-95")
def test_own_skills_of_an_eliminated_character_are_banished_even_when_the_seat_is_taken_again():
    """Somebody new sits there now; the spade of the one before still leaves for good."""
    game = table(LAND, at="020", explorers=2, items=[(["spade"], 2)])
    choose(game, "leave-for-good/s2")
    choose(game, "join-game/s2/cy")
    finish(game)
    choose(game, "relinquish/s1/spade")

    assert zone(game, "spade") == tabletop.BANISHED
    assert not any(option.startswith("join-game") and "bo" in option for option in standing(game))


@rule("C-RUL-95", "C-ELIM-06", "C-JOIN-01")
def test_an_eliminated_character_never_returns_though_the_seat_is_taken_again():
    """There is a free chair, and Dee is the only one left to take it: Bo's adventure is over for good."""
    game = table(LAND, at="020", explorers=2, chairs=3)
    finish(act(game, "swim", seat=1))
    choose(game, "join-game/s2/cy")

    assert [option for option in standing(game) if option.startswith("join-game")] == ["join-game/s3/dee"]


@rule("C-RUL-92", "C-COMP-04", "C-LEAVE-02")
def test_the_dice_of_those_who_left_for_a_while_are_free():
    """Their items are written down; two of four explorers gone, the others may have three items each."""
    game = table(
        LAND,
        at="020",
        explorers=4,
        items_of={
            0: [(["030"], 3), (["031"], 3)],
            1: [(["spade"], 2)],
            2: [(["033"], 2), (["033#2"], 2)],
            3: [(["033#3"], 2), (["033#4"], 2)],
        },
    )
    choose(game, "leave-for-a-while/s3", "leave-for-a-while/s4", "give/s2/spade/0")

    assert len(inventory(game, 0)) == 3
    assert zones.dice_in_use(game) == 3
    choose(game, "come-back/s3")
    finish(game)
    assert zones.dice_in_use(game) == 4


@rule("C-COMP-04", "C-JOIN-02", "C-RUL-94")
def test_who_comes_back_to_eight_dice_in_use_cannot_have_a_ninth():
    """Everybody may have more items, so nobody has too many; yet there are eight dice, and one item has to go."""
    more = LAND + "- {number: 61, back: green, kind: quest item, effects: ['item limit +2']}\n"
    more += "- {number: 70, back: green, kind: item, durability: 1, copies: 9}\n"
    owned = {seat: [([f"070#{3 * seat + number}"], 1) for number in (2, 3, 4)] for seat in (0, 1)}
    owned |= {2: [(["070"], 1)], 3: [(["070#8"], 1)]}
    game = table(more, at="020", explorers=4, satchel=["061"], items_of=owned)
    choose(game, "leave-for-a-while/s4")
    items.make_item(game, card(game, "070#9"), 2)
    assert zones.dice_in_use(game) == 8

    choose(game, "come-back/s4")
    assert {found.split("/")[0] for found in offered(game)} == {"relinquish"}
    finish(game)

    assert zones.dice_in_use(game) == 8
    assert check(game) == []


@rule("C-LEAVE-02")
def test_a_saved_hand_is_out_of_reach():
    """What texts do to hands concerns those who are in the game."""
    game = table(LAND, at="020", explorers=2, hands={0: ["left"], 1: ["star"]})
    choose(game, "leave-for-a-while/s2")
    play(game, "discard all skills in any hand")

    assert zone(game, "left") == zones.DISCARD_PILE
    assert zone(game, "star") == tabletop.HANDS + 1


@rule("C-LEAVE-01", "C-RUL-77")
def test_the_last_explorer_does_not_leave():
    """Somebody has to be there; who wants to stop concedes."""
    game = table(LAND, at="020", explorers=2)
    choose(game, "leave-for-a-while/s2")

    assert not any(option.startswith("leave") for option in standing(game))
    assert "concede" in standing(game)


# -- somebody joins while one of four is away -------------------------------------------------------

MORE = LAND + "- {character: eve}\n- {skill: eve-own, own: eve, copies: 5, strip: {stars: 1}}\n"


def three_of_four(**settings):
    """Dee has left the other three for a while, with a hand and an item."""
    dee = {"hands": {3: ["star", "105", "dee-own"]}, "items_of": {3: [(["030", "031"], 2)]}}
    game = table(MORE, at="020", explorers=4, deck=9, **{**dee, **settings})
    return choose(game, "leave-for-a-while/s4")


@rule("C-RUL-93", "C-JOIN-01")
def test_with_one_of_four_away_somebody_may_join_the_three_who_play():
    """The newcomer takes the chair; whoever is away is told so, and nothing of theirs is lost or in force."""
    game = three_of_four()
    choose(game, "join-game/s4/eve")

    assert game.registers[tabletop.STATUS + 3] == tabletop.PRESENT
    assert (hand(game, 3), inventory(game, 3)) == ([], [])
    assert zone(game, "eve") == tabletop.HANDS + 3
    assert news(game, "kept-for-later") == ["dee"]
    assert zone(game, "star") == zone(game, "105") == zone(game, "dee-own") == zone(game, "dee")
    assert zone(game, "star") >= zones.FIXED
    assert not any("dee" in option or option.startswith("join-game") for option in standing(game))
    assert check(game) == []


@rule("C-RUL-95", "C-RUL-93")
def test_who_was_away_comes_back_at_a_chair_that_has_become_free():
    """With hand and items as they were left, and the own Skills that are nowhere else."""
    game = three_of_four()
    choose(game, "join-game/s4/eve", "leave-for-good/s2")
    assert "take-up-again/s2/dee" in standing(game)
    choose(game, "take-up-again/s2/dee")

    assert hand(game, 1) == ["105", "dee-own", "star"]
    assert inventory(game, 1) == [(["030", "031"], 2)]
    assert [zone(game, f"dee-own#{copy}") for copy in (2, 3, 4, 5)] == [zones.ACTION_DECK] * 4
    assert game.registers[tabletop.STATUS + 1] == tabletop.PRESENT
    assert terrain(game, 1) == "020"
    assert not any(option.startswith("take-up-again") for option in standing(game))
    assert check(game) == []


@rule("C-LEAVE-04", "C-RUL-95")
def test_whoever_is_away_without_a_chair_is_still_away():
    """An own Skill in somebody's inventory is taken out when it is discarded; the character is not free."""
    spade = "- {skill: hoe, own: dee, strip: {}, item: {durability: 2}}\n"
    game = table(MORE + spade, at="020", explorers=4, items=[(["hoe"], 2)], deck=9)
    choose(game, "leave-for-a-while/s4", "join-game/s4/eve", "leave-for-good/s2")
    joining = [option for option in standing(game) if option.startswith("join-game")]
    choose(game, "relinquish/s1/hoe")

    assert joining == []
    assert zone(game, "hoe") == tabletop.OUT


@rule("C-RUL-97", "C-RUL-95")
def test_what_is_kept_for_somebody_is_saved_with_the_game():
    """A snapshot, read back, plays on alike."""
    game = three_of_four()
    choose(game, "join-game/s4/eve", "leave-for-good/s2")
    again = snapshot.load(game.content, snapshot.dump(game))
    choose(again, "take-up-again/s2/dee")

    assert hand(again, 1) == ["105", "dee-own", "star"]
    assert check(again) == []


@rule("C-RUL-95")
def test_what_is_kept_stays_theirs_when_the_characters_of_a_pack_are_numbered_anew():
    """A game that goes on with changed cards knows characters by their names, and stores, too."""
    names = Translation(
        {},
        {"character": ["ann", "dee"], "store": ["hoard"]},
        {"character": ["dee", "ann"], "store": ["cache", "hoard"]},
    )

    assert carrying.owner(zones.kept_for(1), names) == zones.kept_for(0)
    assert carrying.owner(zones.stored(0), names) == zones.stored(1)
    assert carrying.owner(2, names) == 2


@rule("C-JOIN-01")
def test_who_joins_takes_the_next_chair():
    """Three chairs are free, and they are all alike: one is offered."""
    game = table(LAND, at="020", chairs=4)

    chairs = {found.split("/")[1] for found in standing(game) if found.startswith("join-game")}

    assert chairs == {"s2"}


@rule("C-SET-15")
def test_figures_stand_only_for_who_plays():
    """Two of four chairs are taken when the game begins."""
    game = table(explorers=2, chairs=4)

    assert [terrain(game, seat) for seat in range(4)] == ["start", "start", "", ""]


@rule("C-JOIN-02", "C-RUL-94")
def test_as_many_hand_cards_are_shed_as_exceed_the_limit():
    """Five cards where three are allowed: two go, one after the other."""
    cards = ["blank", "star", "left", "right", "seven"]
    game = table(LAND, at="020", hands={0: cards}, chairs=2, deck=9)

    choose(game, "join-game/s2", "discard/blank", "discard/star")

    assert hand(game) == ["left", "right", "seven"]


SHEDDING = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions: [observe: {cost: 0}]
- {number: 30, back: green, kind: item, durability: 3, copies: 12}
- {number: 36, back: green, kind: bonus, uid: bag, effects: ["item limit +1"]}
- {number: 37, back: green, kind: bonus, uid: strap, effects: ["cards per item +1"]}
- {number: 38, back: green, kind: bonus, uid: wit, effects: ["hand limit +1"]}
- {character: eve, effects: ["hand limit +2"]}
"""


@rule("C-JOIN-02", "C-RUL-94", "C-RUL-76")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_everybody_sheds_by_their_own_limits(owner):
    """One has three items, one of them of four cards, and cards that allow three cards in each, and two more in hand."""
    copies = iter(["030", *[f"030#{number}" for number in range(2, 13)]])
    items_of = {owner: [([next(copies) for _ in range(4)], 2), ([next(copies)], 2), ([next(copies)], 2)]}
    hands = {owner: ["wit", "strap", "star"], (owner + 1) % 3: ["bag"]}
    game = table(SHEDDING, at="020", explorers=3, chairs=4, items_of=items_of, hands=hands, deck=9)
    choose(game, "join-game/s4/dee")
    shed = []
    while game.pending_name() != "choose-turn":
        assert game.pending().seat(game) == owner
        shed.append(offered(game)[0].split("/")[0])
        choose(game, offered(game)[-1])

    assert shed == ["relinquish", "discard"]
    assert [len(cards) for cards, _ in inventory(game, owner)] == [3, 1]


@rule("C-JOIN-02", "C-RUL-94", "C-RUL-76")
def test_items_are_shed_one_after_the_other_and_clockwise():
    """Bo acted last: Bo gives up one item after the other, then Cy."""
    copies = iter(["030", *[f"030#{number}" for number in range(2, 13)]])
    items_of = {seat: [([next(copies)], 2) for _ in range(4)] for seat in (1, 2)}
    game = table(SHEDDING, at="020", explorers=3, chairs=4, items_of=items_of, deck=9)
    game.registers[tabletop.ACTIVE] = 1
    choose(game, "join-game/s4/dee")
    shed = []
    while game.pending_name() != "choose-turn":
        shed.append(game.pending().seat(game))
        choose(game, offered(game)[0])

    assert shed == [1, 1, 2, 2]


@rule("C-JOIN-02", "C-RUL-94", "C-RUL-83")
def test_cards_are_shed_until_every_item_is_low_enough():
    """Two items of four cards each, where two are allowed: four cards go."""
    copies = iter(["030", *[f"030#{number}" for number in range(2, 13)]])
    items = [([next(copies) for _ in range(4)], 2) for _ in range(2)]
    game = table(SHEDDING, at="020", explorers=3, chairs=4, items_of={2: items}, deck=9)
    choose(game, "join-game/s4/dee")
    for _ in range(4):
        assert (game.pending_name(), game.pending().seat(game)) == ("shed-item-card", 2)
        choose(game, offered(game)[0])

    assert [len(cards) for cards, _ in inventory(game, 2)] == [2, 2]
    assert game.pending_name() == "choose-turn"


@rule("C-JOIN-01", "C-JOIN-02")
def test_the_character_card_of_who_joins_is_in_force():
    """What it says holds from the moment they are there, also for the limits that are checked then."""
    game = table(SHEDDING, at="020", explorers=2, chairs=3, deck=9)
    force.kept(game)
    choose(game, "join-game/s3/eve")

    assert [hand_limit(game, seat) for seat in range(3)] == [2, 2, 4]


@rule("C-RUL-93", "C-RUL-95")
def test_who_takes_the_chair_of_somebody_away_leaves_theirs_untouched():
    """Dee comes back at Cy's chair, who is away as well: what Cy has is kept, and so is what Bo has."""
    game = three_of_four(hands={3: ["star"], 2: ["left"], 1: ["right"]}, items_of={2: [(["033"], 1)]})
    choose(game, "join-game/s4/eve", "leave-for-a-while/s3", "take-up-again/s3/dee")

    assert hand(game, 2) == ["star"]
    assert (inventory(game, 2), hand(game, 1)) == ([], ["right"])
    assert "take-up-again/s3/cy" not in standing(game)
    choose(game, "leave-for-good/s4")
    choose(game, next(option for option in standing(game) if option.startswith("take-up-again")))
    assert hand(game, 3) == ["left"]
    assert inventory(game, 3) == [(["033"], 1)]
    assert check(game) == []
