"""Turns: who is active, who joins, and where the actions come from."""

import pytest

from fogbound.core import GROUP, NONE, AnswerRefused
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.turn import ChooseTurn, fallback, fallback_seat
from fogbound.tables import game_queries
from playing import act, card, choose, finish, inventory, offered, play, standing, table
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - dig: {cost: 1}
- number: 14
  back: green
  kind: terrain
  area: I
- number: 15
  back: green
  kind: terrain
  area: I
  actions:
    - swim: {cost: 1}
- number: 20
  back: green
  kind: permanent event
  placement: [north]
  actions:
    - climb: {cost: 1}
- fog: thicket
  area: I
  kind: permanent event
  actions:
    - cut: {cost: 1}
- number: 22
  back: green
  kind: quest item
  actions:
    - study: {cost: 1}
- number: 23
  back: green
  kind: item
  durability: 4
  actions:
    - fish: {cost: 1}
- number: 24
  back: green
  kind: bonus
  actions:
    - talk: {cost: 1}
- number: 25
  back: green
  kind: state
  title: hungry
  actions:
    - cook: {cost: 1}
- number: 26
  back: green
  kind: terrain
  area: I
  actions:
    - rest: {cost: 1, success: take 050}
- number: 50
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 1}
- skill: snare
  strip: {}
  actions:
    - hunt: {cost: 1}
  item: {durability: 2}
- character: eve
  actions:
    - think: {cost: 1}
"""


def move(game, seat: int, terrain: str) -> None:
    """Put a figure elsewhere between two turns."""
    game.figures[seat] = card(game, terrain)
    game.advance()


@rule("C-TURN-01")
def test_each_turn_the_group_picks_who_acts():
    """The choice is the group's, over all explorers, and the last one may be picked again."""
    game = table(CARDS, at="012", explorers=3, deck=20)
    everybody = ["dig/s1/012", "dig/s2/012", "dig/s3/012"]
    assert offered(game) == everybody
    assert game.pending().seat(game) == GROUP

    finish(act(game, "dig", seat=1))
    assert offered(game) == everybody
    finish(act(game, "dig", seat=1))
    assert offered(game) == everybody


@rule("C-TURN-02", "C-RUL-74")
def test_without_agreement_the_left_neighbour_is_active():
    """Seat 1 begins; after each turn the seat to the left of the last active one, round the table."""
    game = table(CARDS, at="012", explorers=3, deck=20)
    assert fallback_seat(game) == 0

    for acting, following in ((0, 1), (1, 2), (2, 0), (2, 0), (0, 1)):
        finish(act(game, "dig", seat=acting))
        assert fallback_seat(game) == following


@rule("C-RUL-74")
def test_the_fallback_skips_who_is_absent_or_cannot_act():
    """Empty chairs, explorers who left and seats without a legal action are passed over."""
    game = table(CARDS, at="012", explorers=4, board={(1, 0): "014"}, deck=20)
    finish(act(game, "dig"))
    assert fallback_seat(game) == 1

    move(game, 1, "014")
    assert fallback_seat(game) == 2
    choose(game, "leave-for-good/s3")
    assert fallback_seat(game) == 3
    choose(game, "leave-for-a-while/s4")
    assert fallback_seat(game) == 0

    game = table(CARDS, at="012", explorers=2, chairs=4, deck=20)
    finish(act(game, "dig", seat=1))
    assert fallback_seat(game) == 0


@rule("C-RUL-75")
def test_inside_an_action_the_active_explorer_decides_what_the_group_cannot_agree_on():
    """The trade is put to the group; without consensus it is the active explorer's to settle."""
    game = table(CARDS, at="012", explorers=3, deck=20)

    act(game, "dig", seat=1, joined=[0, 2])

    assert game.pending().seat(game) == GROUP
    assert game_queries.fallback(game) == (1, ["trade/0", "trade/1"])


@rule("C-TURN-03")
def test_joining_takes_the_same_terrain_the_wish_and_the_consent():
    """Each explorer on the Terrain is asked, then the active one; nobody elsewhere is."""
    game = table(CARDS, at="012", explorers=4, board={(1, 0): "015"}, deck=20)
    move(game, 3, "015")

    choose(game, "dig/s2")
    assert offered(game) == ["join/s3", "stay-out/s3"]
    assert game.pending().seat(game) == 2
    choose(game, "join/s3")
    assert offered(game) == ["accept/s3", "refuse/s3"]
    assert game.pending().seat(game) == 1
    choose(game, "refuse/s3")
    assert offered(game) == ["join/s1", "stay-out/s1"]
    choose(game, "join/s1", "accept/s1")

    assert action_frame(game).involved == (1, 0)


@rule("C-TURN-03")
def test_who_does_not_want_to_join_stays_out():
    """Nobody is dragged into an action."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    choose(game, "dig/s1")
    with pytest.raises(AnswerRefused):
        game.answer(0, game.pending_serial(), "join/s2")
    choose(game, "stay-out/s2")

    assert action_frame(game).involved == (0,)


@rule("C-TURN-03")
def test_it_is_known_before_an_action_whether_anybody_is_asked_to_join():
    """Only who shares the Terrain with whoever would act is."""
    game = table(CARDS, at="012", explorers=2, board={(1, 0): "015"}, deck=20)
    dig = next(option for option in game.offered if option.verb == "dig")
    assert [question.seat(game) for question in book_of(game).offers(game, dig)] == [1]

    move(game, 1, "015")
    assert book_of(game).offers(game, dig) == []


@rule("C-RUL-73")
def test_the_set_of_the_involved_is_fixed_before_the_first_step():
    """Whoever came to the Terrain or left it during the action is in or out as before."""
    game = table(CARDS, at="012", explorers=3, board={(1, 0): "015"}, deck=20)
    move(game, 2, "015")
    act(game, "dig", joined=[1])

    game.figures[2] = card(game, "012")
    game.figures[1] = card(game, "015")
    choose(game, "trade/0", "reveal")

    assert action_frame(game).involved == (0, 1)
    assert [found.split("/")[1] for found in offered(game)[:-1]] == ["s1", "s2"]


@rule("C-TURN-05")
def test_a_turn_is_one_action_with_the_mandatory_ones_it_brought():
    """The fight that the rest revealed belongs to the same turn; then a new one is chosen."""
    game = table(CARDS, at="026", deck=20)

    act(game, "rest", "reveal", "keep-none")
    assert game.registers[tabletop.TURN] == 1
    assert offered(game) == ["draw", "reveal"]
    finish(game)
    assert game.registers[tabletop.TURN] == 1
    assert isinstance(game.pending(), ChooseTurn)

    act(game, "rest")
    assert game.registers[tabletop.TURN] == 2


@rule("C-TURN-06")
def test_the_terrain_underfoot_is_a_source():
    """Its actions are open to those who stand there, those of the next Terrain are not."""
    game = table(CARDS, at="012", explorers=2, board={(1, 0): "015"}, deck=20)
    move(game, 1, "015")

    assert offered(game) == ["dig/s1/012", "swim/s2/015"]


@rule("C-TURN-07")
def test_an_exploration_card_attached_to_the_terrain_is_a_source():
    """An Exploration card lying face up at the Terrain's arrow shows its action to whoever stands there."""
    game = table(CARDS, at="012", explorers=2, board={(0, -1): "thicket", (1, 0): "015"}, deck=20)
    move(game, 1, "015")

    assert offered(game) == ["dig/s1/012", "cut/s1/thicket", "swim/s2/015"]


@rule("C-TURN-08")
def test_a_permanent_event_attached_to_the_terrain_is_a_source():
    """The event's arrow points at the Terrain, so its action is open there and nowhere else."""
    game = table(CARDS, at="012", explorers=2, board={(0, 1): "020", (1, 0): "015"}, deck=20)
    move(game, 1, "015")

    assert offered(game) == ["dig/s1/012", "climb/s1/020", "swim/s2/015"]


@rule("C-TURN-09", "C-RUL-44")
def test_the_action_of_a_temporary_event_is_taken_when_it_is_revealed():
    """It is never among the choices of a turn: it must be taken at once."""
    game = table(CARDS, at="026", deck=20)
    assert offered(game) == ["rest/s1/026"]

    act(game, "rest", "reveal", "keep-none")

    assert action_frame(game).card == card(game, "050")
    finish(game)
    assert offered(game) == ["rest/s1/026"]


@rule("C-TURN-10")
@pytest.mark.parametrize(("held", "action"), [("snare", "hunt"), ("024", "talk"), ("025", "cook")])
def test_skills_bonuses_and_states_in_hand_are_sources_for_their_holder(held, action):
    """The hand is the holder's own: nobody else can take that action."""
    game = table(CARDS, at="014", explorers=2, hands={1: [held]}, deck=20)

    assert offered(game) == [f"{action}/s2/{held}"]


@rule("C-RUL-43", "C-CARD-12")
def test_an_action_on_the_character_card_is_open_to_its_owner():
    """The Character card is in hand like any other and shows its action to nobody else."""
    game = table(CARDS, characters=["ann", "eve"])

    assert offered(game) == ["think/s2/eve"]


@rule("C-TURN-11", "C-USE-01")
def test_an_item_is_a_source_for_its_owner():
    """Taking its action uses the item."""
    game = table(CARDS, at="014", explorers=2, items_of={1: [(["023"], 4)]}, deck=20)
    assert offered(game) == ["fish/s2/023"]

    finish(act(game, "fish", seat=1))

    assert inventory(game, 1) == [(["023"], 3)]


@rule("C-TURN-12", "C-USE-04")
def test_a_quest_item_is_a_source_for_everybody():
    """Whatever lies under the Satchel & Journal serves each explorer, without any wear."""
    game = table(CARDS, at="014", explorers=3, satchel=["022"], deck=20)

    assert offered(game) == ["study/s1/022", "study/s2/022", "study/s3/022"]


@rule("C-RUL-77")
def test_there_is_no_passing():
    """A turn is an action: nothing else ends it while somebody can act."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    assert offered(game) == ["dig/s1/012", "dig/s2/012"]
    choose(game, "dig/s1", "stay-out", "reveal", "keep-none")
    assert offered(game) == ["dig/s1/012", "dig/s2/012"]


@rule("C-RUL-77")
def test_when_nobody_can_act_camp_leaving_joining_and_giving_up_remain():
    """The engine still waits: with one Terrain that shows no action the table has these ways out."""
    game = table(CARDS, at="014", explorers=2, chairs=3, deck=20)

    assert offered(game) == ["concede"]
    assert {found.split("/")[0] for found in standing(game)} >= {
        "camp",
        "leave-for-good",
        "leave-for-a-while",
        "join-game",
    }
    choose(game, "concede")
    assert game.ending == "lost:conceded"


@rule("C-RUL-76", "C-TURN-04")
def test_individual_choices_are_asked_active_first_then_clockwise():
    """Everybody decides on their own cards, in that order, knowing what came before."""
    cards = (
        CARDS
        + """
- number: 60
  back: green
  kind: bonus
  copies: 4
  effects: ["dig: cost -1"]
"""
    )
    game = table(
        cards, at="012", explorers=4, hands={0: ["060"], 1: ["060#2"], 2: ["060#3"], 3: ["060#4"]}, deck=20
    )

    act(game, "dig", seat=2, joined=[0, 3])

    asked = []
    for _ in range(3):
        asked.append(game.pending().seat(game))
        choose(game, "done")
    assert asked == [2, 3, 0]


@rule("C-RUL-75", "C-WEAR-03")
def test_the_split_of_wear_is_for_all_involved_together():
    """Two inventories: the group decides, failing that the active explorer; one inventory is its owner's."""
    cards = CARDS + "- {number: 95, back: green, kind: item, durability: 3, copies: 2}"
    items = {0: [(["095"], 3)], 1: [(["095#2"], 3)]}
    game = table(cards, at="012", explorers=2, items_of=items, deck=20)
    act(game, "dig", "trade/0", seat=1, joined=[0])
    play(game, "wear 1")
    assert game.pending().seat(game) == GROUP
    assert game_queries.fallback(game) == (1, ["wear/s2/095#2", "wear/s1/095"])

    game = table(cards, at="012", explorers=2, items_of={0: [(["095"], 3), (["095#2"], 3)]}, deck=20)
    play(game, "wear 1")
    assert game.pending().seat(game) == 0


@rule("C-RUL-77")
def test_the_group_may_give_up_while_there_is_something_to_do():
    """Between two actions they concede, and the game is lost."""
    game = table(deck=9)

    choose(game, "concede")

    assert game.ending == "lost:conceded"


@rule("C-TURN-02", "C-RUL-74", "C-RUL-75")
def test_who_decides_without_agreement_decides_on_their_own():
    """Bo's turn is Bo's alone; nobody decides what is asked of one, nor anything when the game is over."""
    game = table(CARDS, at="012", explorers=3, deck=20)
    act(game, "dig", "reveal")
    one = fallback(game)
    finish(game)
    seat, options = fallback(game)
    choose(game, "concede")

    assert one == (NONE, [])
    assert (seat, {option.seat for option in options}) == (1, {1})
    assert fallback(game) == (NONE, [])


@rule("C-RUL-75", "C-ROOM-01")
@pytest.mark.parametrize("last", [0, 1])
def test_between_actions_who_acted_last_decides_what_the_group_cannot_agree_on(last):
    """Room has to be made for what a quest item puts down, and the two stand apart."""
    cards = """
- {number: 30, back: green, kind: terrain, area: I}
- {number: 31, back: green, kind: terrain, area: I}
- {number: 32, back: green, kind: terrain, area: I}
- {number: 33, back: green, kind: terrain, area: I}
- {number: 34, back: green, kind: terrain, area: I}
- {number: 40, back: green, kind: quest item, effects: ["between actions: may put 034 east of your terrain"]}
"""
    board = {(-1, 0): "031", (-2, 0): "032"}
    game = table(cards, at="030", board=board, explorers=2, satchel=["040"], board_limit=3, deck=9)
    game.figures[1] = card(game, "031")
    game.registers[tabletop.ACTIVE] = last
    choose(game, "free-use/s1/040")

    assert (game.pending_name(), fallback(game)[0]) == ("gather-on", last)
