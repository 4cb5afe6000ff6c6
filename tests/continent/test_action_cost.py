"""The Cost step: reductions, the trade of several explorers, the lock, and where drawn cards come from."""

import pytest

from fogbound.core import AnswerRefused
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import final_cost
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.life import FROM_DECK, FROM_PILE
from playing import (
    act,
    choose,
    deck_size,
    finish,
    hand,
    names,
    news,
    offered,
    pile_size,
    play,
    table,
    zone,
)
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - dig: {cost: 4, difficulty: 1, success: take 063}
    - climb: {cost: 4, difficulty: 1, lock: true, success: take 063}
    - swim: {cost: 1, difficulty: 1, success: take 063}
    - rest: {cost: 0, difficulty: 1, success: take 063}
- number: 63
  back: green
  kind: quest item
- number: 14
  back: green
  kind: terrain
  area: I
- number: 20
  back: green
  kind: permanent event
  placement: [north]
  effects: ["any: cost -1"]
- number: 22
  back: green
  kind: quest item
  effects: ["any: cost -1"]
- number: 23
  back: green
  kind: item
  durability: 4
  effects: ["any: cost -2"]
- number: 24
  back: green
  kind: bonus
  effects: ["any: cost -3"]
- number: 25
  back: green
  kind: state
  title: heavy
  effects: ["any: cost +2"]
- number: 26
  back: green
  kind: terrain
  area: I
  effects: ["dig: cost -1"]
  actions:
    - dig: {cost: 4, difficulty: 1, success: take 063}
- number: 27
  back: green
  kind: bonus
  effects: ["any: ignore the lock"]
- number: 28
  back: green
  kind: state
  title: light-headed
  effects: ["any: cost -1"]
"""


def drawn(game) -> int:
    """How many cards lie face down in front of the active explorer."""
    return len(game.zones[tabletop.DRAWN])


@rule("C-COST-01", "C-COST-06")
def test_the_printed_cost_is_drawn_unseen():
    """Without any effect exactly the printed number of cards is drawn, face down and known to nobody."""
    game = table(CARDS, at="012", deck=20)

    act(game, "dig")

    assert drawn(game) == 4
    assert deck_size(game) == 16
    assert tabletop.DRAWN in game.content.hidden_zones
    assert game.known == {}
    assert news(game, "revealed") == []


@rule("C-COST-02", "C-RUL-34")
def test_two_explorers_trade_cards_for_stars():
    """Each card less asks for one star more; the success then needs all of them."""
    game = table(CARDS, at="012", explorers=2, deck=["star", "star#2", "star#3", "star#4"])

    act(game, "dig", joined=[1])
    assert offered(game) == ["trade/0", "trade/1", "trade/2", "trade/3", "trade/4"]
    choose(game, "trade/2", "reveal", "keep-none")

    assert news(game, "revealed") == ["star", "star#2"]
    assert news(game, "failed") == ["2"]  # three stars were needed


@rule("C-COST-02")
def test_somebody_alone_cannot_trade():
    """The exchange needs at least two involved explorers, not merely two on the Terrain."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "dig")

    assert offered(game) == ["draw", "reveal"]
    assert drawn(game) == 4


@rule("C-RUL-34", "C-RUL-36")
def test_the_trade_reaches_as_far_as_the_cost_and_its_forced_increases():
    """A heavy load raises the bound, a reduction applied by choice or by force does not lower it."""
    game = table(CARDS, at="012", explorers=2, hands={0: ["024", "025", "028"]}, deck=20)

    act(game, "dig", "apply/024", joined=[1])

    assert offered(game)[-1] == "trade/6"


@rule("C-RUL-34", "C-COST-05")
def test_the_difficulty_rises_by_the_whole_trade_even_below_cost_zero():
    """Other reductions make part of the trade useless, but its price in stars is paid in full."""
    game = table(
        CARDS, at="012", explorers=2, hands={0: ["024"]}, deck=["star", "star#2", "star#3", "star#4"]
    )

    act(game, "dig", "apply/024", "trade/3", joined=[1])
    assert drawn(game) == 0
    choose(game, "draw", "draw", "draw", "reveal", "keep-none")

    assert news(game, "failed") == ["3"]  # 1 + 3 were needed


@rule("C-COST-03", "C-COST-08", "C-RUL-35")
def test_a_lock_forbids_the_trade_and_additional_cards():
    """With a lock the draw is fixed: no exchange is offered and the cards are revealed at once."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "climb", joined=[1])

    assert len(news(game, "revealed")) == 4
    assert deck_size(game) == 16
    assert offered(game)[-1] == "keep-none"


@rule("C-COST-09", "C-RUL-35")
@pytest.mark.parametrize(
    ("where", "cost"),
    [
        ({"hand": ["024"]}, 1),
        ({"items": [(["023"], 2)]}, 2),
        ({"board": {(0, 1): "020"}}, 3),
        ({"satchel": ["022"]}, 3),
        ({"hand": ["025"]}, 6),
    ],
    ids=["hand", "item", "event", "quest item", "state"],
)
def test_effects_still_change_a_locked_draw(where, cost):
    """Cards in hand, items, events, quest items and States count despite the lock."""
    game = table(CARDS, at="012", deck=20, **where)

    finish(act(game, "climb"), "use-item", "apply")

    assert len(news(game, "revealed")) == cost


@rule("C-COST-09", "C-RUL-35", "C-RUL-39")
def test_a_terrains_effect_counts_on_a_locked_action():
    """The Terrain underfoot is not listed with the other helpers, yet helps."""
    cards = CARDS.replace(
        "    - dig: {cost: 4, difficulty: 1, success: take 063}\n- number: 27",
        "    - dig: {cost: 4, difficulty: 1, lock: true, success: take 063}\n- number: 27",
    )
    game = table(cards, at="026", deck=20)

    act(game, "dig", "apply/026")

    assert len(news(game, "revealed")) == 3


@rule("C-CARD-19", "C-RUL-02")
def test_a_card_that_ignores_the_lock_changes_nothing_else():
    """The lock gone, trade and additional cards are allowed; cost and difficulty stay as printed."""
    game = table(
        CARDS, at="012", explorers=2, hands={0: ["027"]}, deck=["star", *[f"blank#{n}" for n in range(2, 9)]]
    )

    act(game, "climb", "apply/027", joined=[1])
    assert offered(game)[-1] == "trade/4"
    choose(game, "trade/0")
    assert drawn(game) == 4
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal", "keep-none")
    assert news(game, "succeeded") == ["1"]


@rule("C-COST-04")
def test_hand_items_events_and_quest_items_reduce_the_cost():
    """All four places are offered, to the active explorer and to the helper for their own cards."""
    game = table(
        CARDS,
        at="012",
        explorers=2,
        board={(0, 1): "020"},
        hands={1: ["024"]},
        items_of={0: [(["023"], 2)]},
        satchel=["022"],
        deck=20,
    )

    act(game, "dig", "use-item/023", joined=[1])
    assert sorted(found.split("/")[1] for found in offered(game) if "/" in found) == ["020", "022", "023"]
    choose(game, "done")
    assert [found.split("/")[1] for found in offered(game) if "/" in found] == ["024"]
    choose(game, "apply/024", "trade/0")

    assert drawn(game) == 4 - 3


@rule("C-COST-04", "C-TURN-04")
def test_a_card_of_somebody_who_stays_out_reduces_nothing():
    """Only involved explorers may use their hand."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["024"]}, deck=20)

    act(game, "dig")

    assert offered(game) == ["draw", "reveal"]


@rule("C-COST-04")
def test_an_event_attached_to_another_terrain_reduces_nothing():
    """A Permanent event serves those who stand on a Terrain it is attached to."""
    game = table(CARDS, at="012", board={(1, 0): "026", (1, 1): "020"}, deck=20)

    act(game, "dig")

    assert offered(game) == ["draw", "reveal"]


@rule("C-COST-05", "C-RUL-36")
def test_the_cost_never_falls_below_zero():
    """A saving greater than the cost is a cost of zero: nothing has to be drawn, something may be."""
    game = table(CARDS, at="012", hand=["024"], deck=20)

    act(game, "swim", "apply/024")

    assert final_cost(game, action_frame(game)) == 0
    assert drawn(game) == 0
    assert offered(game) == ["draw", "reveal"]


@rule("C-RUL-36")
def test_the_cost_is_clamped_once_after_everything_is_summed():
    """An increase and a saving are settled against each other before the floor of zero applies."""
    game = table(CARDS, at="012", hand=["024", "025"], deck=20)

    act(game, "swim", "apply/024")

    assert drawn(game) == 1 + 2 - 3

    game = table(CARDS, at="012", hand=["024", "025"], items=[(["023"], 3)], deck=20)
    act(game, "dig", "use-item/023", "apply/024", "apply/023")
    assert drawn(game) == 4 + 2 - 3 - 2


@rule("C-RUL-37")
def test_a_saving_is_applied_whole_or_not_at_all():
    """Three cards less are never two or one: the only choice is to apply the effect or to leave it."""
    game = table(CARDS, at="012", hand=["024"], deck=20)

    act(game, "dig")

    assert [found.split("/")[0] for found in offered(game)] == ["apply", "done"]
    choose(game, "apply/024")
    assert drawn(game) == 1


@rule("C-RUL-38")
def test_a_hand_card_is_not_spent_by_its_effect():
    """A card whose text does not say so stays in hand and helps again in the next action."""
    game = table(CARDS, at="012", hand=["024"], deck=20)

    finish(act(game, "dig", "apply/024"))
    assert hand(game) == ["024"]

    act(game, "dig")
    assert offered(game)[0].startswith("apply/024")


@rule("C-RUL-39")
@pytest.mark.parametrize(
    ("at", "board", "satchel", "shared"),
    [("012", {(0, 1): "020"}, [], "020"), ("012", None, ["022"], "022"), ("026", None, [], "026")],
    ids=["event", "quest item", "terrain"],
)
def test_a_shared_card_counts_once_and_not_once_per_explorer(at, board, satchel, shared):
    """Two explorers at the same event, quest item or Terrain draw one card less, not two."""
    game = table(CARDS, at=at, explorers=2, board=board, satchel=satchel, deck=20)

    act(game, "dig", f"apply/{shared}", joined=[1])

    assert offered(game) == ["trade/0", "trade/1", "trade/2", "trade/3", "trade/4"]
    choose(game, "trade/0")
    assert drawn(game) == 3


@rule("C-RUL-40")
def test_a_state_of_an_involved_explorer_must_be_applied():
    """The load of the helper raises the cost without anybody being asked."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["025"]}, deck=20)

    act(game, "dig", "trade/0", joined=[1])

    assert drawn(game) == 6


@rule("C-RUL-40")
def test_a_state_of_somebody_who_stays_out_has_no_effect():
    """Who is not involved burdens nobody."""
    game = table(CARDS, at="012", explorers=2, hands={1: ["025"]}, deck=20)

    act(game, "dig")

    assert drawn(game) == 4


@rule("C-COST-07", "C-RUL-31")
def test_additional_cards_are_drawn_face_down_until_the_active_explorer_stops():
    """Card by card, nothing is revealed before the end, and there is no upper bound but the cards."""
    game = table(CARDS, at="012", deck=["star", *[f"blank#{n}" for n in range(2, 8)]])

    act(game, "swim", "draw", "draw", "draw")
    assert drawn(game) == 4
    assert news(game, "revealed") == []
    assert offered(game) == ["draw", "reveal"]
    choose(game, "reveal")

    assert news(game, "revealed") == ["star", "blank#2", "blank#3", "blank#4"]


@rule("C-COST-07")
def test_only_the_active_explorer_decides_on_additional_cards():
    """The helper cannot draw or stop."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "dig", "trade/0", seat=1, joined=[0])

    with pytest.raises(AnswerRefused):
        game.answer(0, game.pending_serial(), "draw")
    game.answer(1, game.pending_serial(), "draw")
    assert drawn(game) == 5


@rule("C-COST-10", "C-COST-11", "C-RUL-31")
def test_additional_cards_may_go_on_into_the_discard_pile():
    """First the top of the Action Deck, then the shuffled pile; each card's origin is remembered."""
    game = table(CARDS, at="012", deck=["blank", "blank#2"], pile=["star", "star#2", "star#3"])

    act(game, "swim", "draw", "draw", "draw")

    frame = action_frame(game)
    assert names(game, frame.drawn[:2]) == ["blank", "blank#2"]
    assert {found.split("#")[0] for found in names(game, frame.drawn[2:])} == {"star"}
    assert frame.origins == (FROM_DECK, FROM_DECK, FROM_PILE, FROM_PILE)


@rule("C-COST-10")
def test_cards_come_from_the_top_of_the_deck_in_order():
    """The first drawn is the top card, and the rest of the deck keeps its order."""
    game = table(CARDS, at="012", deck=["star", "left", "right", "seven", "blank"])

    finish(act(game, "dig"))

    assert news(game, "revealed") == ["star", "left", "right", "seven"]
    assert names(game, game.zones[zones.ACTION_DECK]) == ["blank"]


@rule("C-COST-10")
def test_with_an_empty_deck_the_pile_is_drawn_at_random():
    """Different seeds draw different cards of the same Discard Pile."""
    pile = ["star", "left", "right", "seven", "blank", "blank#2", "blank#3"]
    drawings = set()
    for seed in range(12):
        game = act(table(CARDS, at="012", deck=[], pile=pile, seed=seed), "swim")
        drawings.add(names(game, game.zones[tabletop.DRAWN])[0])
    assert len(drawings) > 2


@rule("C-RUL-32")
def test_a_shortage_of_cards_is_no_defeat():
    """Deck and pile together give what they have; the action goes on with fewer cards."""
    game = table(CARDS, at="012", deck=["star"], pile=["blank"])

    act(game, "dig", "keep-none")

    assert news(game, "succeeded") == ["1"]
    assert zone(game, "063") == zones.SATCHEL
    assert not game.ending


@rule("C-RUL-33")
def test_a_loss_larger_than_the_deck_discards_before_it_reveals():
    """Cards lost from the deck join the pile and may be revealed in the second part: here the only Curse."""
    game = table(CARDS, at="012", hand=["025"], deck=["first-curse"], pile=[], past=["light-injury"])

    play(game, "take 104")

    assert game.ending == "lost:curse"


@rule("C-RUL-33")
def test_cards_revealed_from_the_pile_are_distinct_and_shuffled_back():
    """The reveal shows as many different cards as are due, then all of them lie in the pile again."""
    game = table(
        CARDS, at="012", hand=["025", "028"], deck=["star"], pile=["blank", "left"], past=["light-injury"]
    )

    play(game, "take 104")

    shown = news(game, "revealed-from-pile")
    assert len(shown) == len(set(shown)) == 2
    assert set(shown) <= {"star", "blank", "left"}
    assert pile_size(game) == 3
    assert not game.ending


@rule("C-RUL-38")
def test_a_card_discarded_for_its_effect_goes_at_once_and_is_not_among_the_revealed():
    """The Skill paid as a price lies in the pile before anything is drawn, and its star does not count."""
    cards = CARDS + "- {skill: spent, strip: {stars: 1}, effects: ['dig: cost -1, price: discard this']}\n"
    game = table(cards, at="012", hand=["spent"], deck=8, pile=[])

    act(game, "dig", "apply/spent")
    assert zone(game, "spent") == zones.DISCARD_PILE
    assert drawn(game) == 3
    finish(game)

    assert "spent" not in news(game, "revealed")
    assert news(game, "failed") == ["0"]


@rule("C-RUL-37", "C-CARD-19")
def test_an_effect_whose_price_cannot_be_paid_in_full_is_not_offered():
    """Two Skills are asked for and one is held: the saving cannot be had for half the price."""
    cards = (
        CARDS
        + """
- number: 90
  back: green
  kind: bonus
  effects: ["any: cost -2, price: discard 2 skills in your hand of your choice"]
"""
    )
    poor = table(cards, at="012", hand=["090", "left"], deck=9)
    act(poor, "dig")
    rich = table(cards, at="012", hand=["090", "left", "star"], deck=9)
    act(rich, "dig")

    assert not any(option.startswith("apply/090") for option in offered(poor))
    assert any(option.startswith("apply/090") for option in offered(rich))
