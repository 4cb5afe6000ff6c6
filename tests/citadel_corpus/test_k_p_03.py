"""K-P-03, Name-well: rows chosen, skipped and fallen back from, and cards it keeps until it is done."""

from enduring import (
    act,
    blocked,
    card,
    choose,
    deck_size,
    die,
    farlamp_table,
    finish,
    hand,
    life,
    offered,
    play,
    zone,
)
from fogbound.rules.citadel import purse, table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common import tabletop
from rulebook import rule
from second_seat import seat_of

COURT = """
- {number: 90, uid: court, back: green, kind: terrain, actions: [dig: {}]}
- {number: 91, uid: idea, back: green, kind: purse, effects: ["think: +3 successes", "think: 1 extra card"]}
"""
STARS = ["star", *(f"star#{at}" for at in range(2, 13))]
WIDE = {(1, 0): "name-well", (0, 1): "field"}


def court(row=0, value=0, **settings):
    """The well lies beside the court; with a row the die lies there."""
    game = farlamp_table(
        COURT, **{"only": ["k-p-03"], "at": "court", "board": WIDE, "deck": STARS, **settings}
    )
    well = card(game, "name-well")
    if row:
        game.set_count(well, table.ROW, row)
        game.set_count(well, table.DIE, value)
    return game


@rule("T-CPD-12", "T-CPD-14", "T-CPD-03")
def test_after_the_first_row_the_active_player_chooses_the_next():
    """Row 2 or row 3, each with its own difficulty."""
    game = act(court(), "think", "draw", "reveal", "count/2")
    assert offered(game) == ["choose/name-well/1", "choose/name-well/2"]

    assert die(choose(game, "choose/name-well/2"), "name-well") == (3, 3)

    game = act(court(), "think", "draw", "reveal", "count/2", "choose/name-well/1")
    assert die(game, "name-well") == (2, 4)


@rule("T-ZONE-08", "T-CPD-11")
def test_failing_the_first_row_blocks_a_skill_from_the_hand():
    """The active player chooses which."""
    game = act(court(hand=["fist", "grip"]), "think", "reveal", "count/0")
    assert offered(game) == ["block/fist", "block/grip"]

    choose(game, "block/grip")

    assert blocked(game) == ["grip"]
    assert hand(game) == ["fist"]


@rule("T-ZONE-08")
def test_with_an_empty_hand_the_top_card_of_the_deck_is_blocked():
    """Face up, for all to see."""
    game = act(court(), "think", "reveal", "count/0")

    assert blocked(game) == ["star#2"]
    assert deck_size(game) == len(STARS) - 2


@rule("T-CPD-13")
def test_from_the_second_row_the_die_goes_past_the_third():
    """Down two."""
    game = act(court(2, 4), "think", "reveal", "count/4")

    assert die(game, "name-well") == (4, 1)


@rule("T-LIFE-07", "T-CPD-10")
def test_failing_the_second_row_costs_a_life_point():
    """Which is no damage; the die is lowered."""
    game = act(court(2, 4), "think", "reveal", "count/3")

    assert life(game) == 9
    assert die(game, "name-well") == (2, 1)


@rule("T-RUL-30", "T-RES-09")
def test_on_the_third_row_no_star_counts_without_extra_cards():
    """Three stars are nothing; with the idea's extra card one of them counts, and effects do anyway."""
    game = act(court(3, 3, purse=["idea"]), "think", "select/idea", "draw", "draw", "reveal")
    assert this_pass(game).limit == 0
    assert "count/1" not in offered(game)
    choose(game, "apply/idea/2")
    assert "count/1" in offered(game)

    choose(game, "apply/idea/1", "count/4")

    assert die(game, "name-well") == (4, 1)


@rule("T-CPD-14", "T-CPD-11")
def test_failing_the_third_row_throws_the_die_back_to_the_first():
    """Set to that row's difficulty, whatever was counted."""
    game = act(court(3, 3), "think", "reveal")

    assert die(game, "name-well") == (1, 2)


@rule("T-CPD-10", "T-RUL-33")
def test_failing_the_last_row_raises_the_die_to_six_at_most():
    """One up for each failure; a six stays a six."""
    game = act(court(4, 1), "think", "reveal", "count/0")
    assert die(game, "name-well") == (4, 2)

    game = act(court(4, 6), "think", "reveal", "count/0")
    assert die(game, "name-well") == (4, 6)


@rule("T-ZONE-13", "T-RUL-118", "T-CONS-02")
def test_the_end_gives_back_what_the_well_has_taken_and_only_that():
    """Wherever they are, all who lost a card to it have it shuffled into their deck; other blocked cards stay."""
    game = court(players=2, hands={0: ["fist"], 1: ["grip"]}, decks={1: 10}, where={1: "court"})
    act(game, "think", "reveal", "count/0")
    act(game, "think", "reveal", seat=1)
    play(game, "block the top card of the deck", you=1)
    assert (blocked(game, 0), len(blocked(game, 1))) == (["fist"], 2)
    game.figures[1] = card(game, "field")
    game.set_count(card(game, "name-well"), table.ROW, 4)
    game.set_count(card(game, "name-well"), table.DIE, 1)

    act(game, "think", "reveal", "count/1")

    assert blocked(game, 0) == []
    assert zone(game, "fist") == table.DECKS
    assert zone(game, "grip") == table.DECKS + 1
    assert len(blocked(game, 1)) == 1


@rule("T-TAKE-07", "T-CPD-16")
def test_the_name_is_taken_and_the_well_is_banished():
    """333 exists in gold only."""
    game = act(court(4, 1), "think", "reveal", "count/1")

    assert zone(game, "drowned-name") == tabletop.QUESTS
    assert zone(game, "name-well") == tabletop.BANISHED


@rule("T-CPD-08", "T-RUL-35")
def test_it_may_be_left_and_resumed():
    """It is not mandatory; another action comes in between and the die waits."""
    game = act(court(), "think", "reveal", "count/1")
    finish(act(game, "dig"))

    assert die(game, "name-well") == (1, 1)
    assert "think/s1/name-well" in offered(game)


@rule("T-ZONE-09")
def test_if_the_well_leaves_unfinished_what_it_blocked_stays_blocked_and_is_no_longer_its_own():
    """Even when the same card comes back into play."""
    game = act(court(hand=["fist"]), "think", "reveal", "count/0")
    assert purse.blocked_by(game, card(game, "name-well")) == [card(game, "fist")]

    play(game, "return this", this="name-well")
    assert blocked(game) == ["fist"]
    play(game, "take 260")
    play(game, "every explorer unblocks what this has blocked", this="name-well")

    assert blocked(game) == ["fist"]


@rule("T-ZONE-13")
def test_a_card_unblocked_otherwise_and_blocked_again_is_not_the_wells():
    """What binds it is the last blocking."""
    game = act(court(hand=["fist"]), "think", "reveal", "count/0")
    play(game, "unblock all skills among your blocked cards")
    game.move(card(game, "fist"), tabletop.HANDS + seat_of(0))
    play(game, "block all skills in your hand")

    assert blocked(game) == ["fist"]
    assert purse.blocked_by(game, card(game, "name-well")) == []
