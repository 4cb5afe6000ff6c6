"""Neighbours, who has most, who somebody is, and what a text has just named, on the Continent."""

from playing import act, choose, deck_size, finish, hand, held, offered, pile, play, table, terrain
from rulebook import alone


def takers(game, sentence: str, you: int = 0) -> list[int]:
    """Who takes a card when this is done, by seat, in the order in which they do."""
    play(game, sentence, you=you)
    assert game.news is not None
    return [item.seat for item in game.news if item.what == "taken"]


def test_the_player_to_the_left_is_the_next_one_in_play():
    """From the last seat it goes on with the first; who is away is passed over."""
    assert takers(table(explorers=3), "the player to your left takes 105", you=2) == [0]

    game = choose(table(explorers=3), "leave-for-a-while/s2")
    assert takers(game, "the player to your left takes 105") == [2]


@alone("a companion sits to the left")
def test_alone_nobody_sits_to_the_left():
    """What the neighbour should do is not done."""
    assert takers(table(), "the player to your left takes 105") == []


def test_everybody_in_the_order_of_seats():
    """The first seat comes first, whoever is active."""
    game = table(explorers=3)
    game.registers[1] = 2
    assert takers(game, "every explorer in seat order takes 105") == [0, 1, 2]


def test_those_with_most_are_several_when_they_are_level():
    """In the number `you` is each of them in turn."""
    game = table(explorers=3, hands={0: ["star"], 1: ["star#2", "star#3"], 2: ["left", "right"]})

    with_most = "each explorer here with the greatest (the number of skills in your hand) takes 105"
    assert takers(game, with_most) == [1, 2]

    game = table(explorers=3, hands={0: ["star"], 1: ["star#2", "star#3"], 2: ["left", "right"]})
    with_least = "each explorer here with the smallest (the number of skills in your hand) takes 105"
    assert takers(game, with_least) == [0]


LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {success: move}
    - dig: {if: there is another explorer here, success: take 105}
    - think: {if: you are bo, success: take 104}
- number: 21
  back: green
  kind: terrain
  area: I
  tags: [hut]
  effects: ["when you arrive: each explorer on that terrain takes 105"]
  actions:
    - talk: {success: "if the action began on a hut terrain: take 104"}
"""


def test_somebody_must_be_there():
    """An action with this condition is offered only in company."""
    game = table(LAND, at="020", board={(1, 0): "021"}, explorers=2, deck=9)
    assert "dig/s1/020" in offered(game)

    finish(act(game, "climb", "reveal", seat=1))
    assert "dig/s1/020" not in offered(game)


def test_an_explorer_is_known_by_character():
    """The action is for the one who plays this character."""
    game = table(LAND, at="020", board={(1, 0): "021"}, explorers=2, deck=9)

    assert [option for option in offered(game) if option.startswith("think")] == ["think/s2/020"]


def test_those_on_the_terrain_just_named_are_spoken_to():
    """Who arrives meets who stands there already; who stays behind is not concerned."""
    game = table(LAND, at="020", board={(1, 0): "021"}, explorers=3, deck=9)
    finish(act(game, "climb", "reveal", seat=1))
    assert (held(game, 0), held(game, 1), held(game, 2)) == ([], ["105"], [])


def test_where_the_action_began_is_asked():
    """The tag of the Terrain on which the active explorer stood counts."""
    game = table(LAND, at="021", deck=9)
    finish(act(game, "talk", "reveal"))

    assert hand(game) == ["104"]


NEW = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions: [{climb: {success: discard this and put 022 in its place and go there}}]
- number: 22
  back: green
  kind: terrain
  area: I
  effects: ["when you arrive, if that terrain is new: take 105"]
  actions: [{climb: {success: discard this and put 020 in its place and go there}}]
- {number: 23, back: green, kind: bonus}
"""


def test_a_terrain_is_new_when_it_is_in_play_for_the_first_time():
    """Who comes to it when it was in play before finds nothing new."""
    game = table(NEW, at="020", deck=9)
    finish(act(game, "climb", "reveal"))
    assert terrain(game) == "022"
    assert hand(game) == ["105"]

    finish(act(finish(act(game, "climb", "reveal")), "climb", "reveal"))
    assert terrain(game) == "022"
    assert hand(game) == ["105"]


def test_a_card_is_known_by_its_number():
    """Among the cards in a hand, only the one with this number is given up."""
    game = table(NEW, hand=["023", "star"], deck=5, pile=0)
    play(game, "for each cards in your hand: if it is numbered 023: discard it")

    assert "023" not in hand(game)
    assert "star" in hand(game)


def test_something_may_be_chosen_in_vain():
    """Without the words it is not offered, with them it is, and comes to nothing."""
    plain = play(table(deck=5), "{choose: [discard one skill in your hand of your choice, restore 0 random]}")
    assert not offered(plain)[0].startswith("choose/1")

    game = play(
        table(deck=5), "{choose: [{even in vain: discard one skill in your hand of your choice}, take 105]}"
    )
    assert len([option for option in offered(game) if option.startswith("choose")]) == 2
    choose(game, offered(game)[0])
    assert hand(game) == []
    assert pile(game) == []
    assert deck_size(game) == 5
