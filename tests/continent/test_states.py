"""States and the loss of vital force (section 9 of the catalogue)."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent.invariants import check
from playing import act, card, choose, deck_size, finish, hand, offered, past, pile_size, play, table, zone
from rulebook import rule

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 0, difficulty: 9, failure: each involved takes 110}
- number: 101
  back: green
  kind: state
  title: freezing
- number: 109
  back: green
  kind: state
  title: hungry
  vital-loss: true
- number: 110
  back: green
  kind: state
  uid: deep-cut
  title: cut
  vital-loss: true
- number: 110
  back: green
  kind: state
  uid: light-cut
  title: cut
- number: 36
  back: green
  kind: item
  durability: 2
  effects: ["instead of taking a state titled hungry: may lose 1 pip of this item"]
- number: 37
  back: green
  kind: state
  title: tired
  actions:
    - rest: {cost: 0, success: return this}
"""


def cut_for_both(game, ann, bo):
    """Put the two cards 110 into an order: one is out of reach until the other has been taken."""
    game.where[card(game, bo)] = tabletop.OUT
    play(game, "take 110")
    game.where[card(game, bo)] = tabletop.ADVENTURE_DECK
    play(game, "take 110", you=1)
    return hand(game, 0), hand(game, 1), ann


@rule("C-STATE-01", "C-STATE-02", "C-STATE-05")
def test_a_state_costs_one_card_for_each_state_and_character_card_held():
    """The Character card counts, the State being taken does not yet; then it goes to the hand."""
    game = table(CARDS, hand=["100", "101"], deck=20, pile=0)
    play(game, "take 109")

    assert deck_size(game) == 20 - 3
    assert pile_size(game) == 3
    assert hand(game) == ["100", "101", "109"]


@rule("C-STATE-03")
def test_a_state_without_vital_loss_costs_nothing_even_if_its_copy_does():
    """Copies with the same number may differ in this."""
    game = table(CARDS, explorers=2, deck=20)
    hands = cut_for_both(game, "deep-cut", "light-cut")

    assert hands[:2] == (["deep-cut"], ["light-cut"])
    assert deck_size(game) == 20 - 1


@rule("C-EX-09", "C-STATE-07", "C-RUL-51", "C-RUL-52", "C-NUM-09", "C-STATE-09")
def test_the_chain_of_states_after_a_failure_together():
    """Ann loses 3 for her injury, Bo nothing for his, then Ann 4 for a new paranoia that replaces the old one."""

    def chain(seed):
        game = table(CARDS, at="020", explorers=2, hand=["100", "101"], deck=20, pile=0, seed=seed)
        return choose(act(game, "dig", joined=[1]), "reveal")

    # Which of the two cards 110 comes up first is chance; take a game in which it is the one with the loss.
    game = next(game for game in map(chain, range(20)) if "deep-cut" in hand(game))

    assert deck_size(game) == 20 - 3 - 0 - 4
    assert hand(game) == ["100#2", "101", "deep-cut"]
    assert hand(game, 1) == ["light-cut"]
    assert zone(game, "100") == tabletop.ADVENTURE_DECK


@rule("C-STATE-07", "C-RUL-51", "C-STATE-10")
def test_the_old_state_of_the_same_title_counts_and_then_goes_home():
    """Count with the old copy, lose, return the old, add the new; never two of a title."""
    game = table(CARDS, hand=["100", "101"], deck=20)
    play(game, "take 100")

    assert deck_size(game) == 20 - 3
    assert hand(game) == ["100#2", "101"]
    assert zone(game, "100") == tabletop.ADVENTURE_DECK


@rule("C-STATE-08", "C-RUL-52")
def test_several_states_at_once_are_counted_one_by_one():
    """The State added by the first counts for the second."""
    game = table(CARDS, deck=20)
    play(game, "take 109, then take 100")

    assert deck_size(game) == 20 - 1 - 2

    game = table(CARDS, deck=20)
    play(game, "take 109, then take 101")  # the other way round the hunger would cost 2

    assert deck_size(game) == 20 - 1


@rule("C-STATE-09", "C-RUL-53")
def test_the_next_player_can_get_the_copy_just_returned():
    """Ann's old paranoia goes home when she takes the other copy, and is there for Bo."""
    game = table(CARDS, explorers=2, hand=["100"], deck=20)
    play(game, "every explorer takes 100")

    assert hand(game) == ["100#2"]
    assert hand(game, 1) == ["100"]


@rule("C-STATE-04", "C-LIFE-07", "C-LIFE-13")
def test_with_an_empty_deck_cards_of_the_pile_are_revealed_and_shuffled_back():
    """No Curse among them: the pile is as large as before and the State is taken."""
    game = table(CARDS, deck=0, pile=["star", "blank", "left"])
    play(game, "take 109")

    assert not game.ending
    assert pile_size(game) == 3
    assert hand(game) == ["109"]


@rule("C-STATE-04", "C-END-02", "C-END-05")
def test_a_curse_among_the_revealed_cards_defeats():
    """Any Curse will do, also one of no chosen clue."""
    game = table(CARDS, deck=0, pile=["common-curse"])
    play(game, "take 109")

    assert game.ending == "lost:curse"


@rule("C-STATE-06", "C-RUL-50")
def test_a_prevented_state_costs_nothing_and_goes_home():
    """Neither the loss nor the card; it returns to the Adventure Deck."""
    game = table(CARDS, items=[(["036"], 2)], deck=20)
    play(game, "take 109", "prevent")

    assert deck_size(game) == 20
    assert hand(game) == []
    assert zone(game, "109") == tabletop.ADVENTURE_DECK


@rule("C-STATE-06")
def test_prevention_is_the_owners_choice():
    """Declined, the State is taken with its loss."""
    game = table(CARDS, items=[(["036"], 2)], deck=20)
    play(game, "take 109", "decline")

    assert deck_size(game) == 19
    assert hand(game) == ["109"]


@rule("C-STATE-11", "C-HAND-02")
def test_states_leave_only_as_a_text_says():
    """They are no excess cards, cannot be discarded by choice, and leave by their own action."""
    game = table(CARDS, at="020", hand=["037", "star", "star#2", "star#3", "star#4"], deck=9)
    choices = offered(game)
    finish(act(game, "rest"))

    assert "rest/s1/037" in choices
    assert zone(game, "037") == tabletop.ADVENTURE_DECK
    assert past(game) == []


@rule("C-STATE-12")
def test_vital_loss_in_any_other_text_costs_the_same():
    """One card for each State/Character card of the affected player."""
    game = table(CARDS, explorers=2, hands={1: ["101", "109"]}, deck=20)
    play(game, "vital loss", you=1)

    assert deck_size(game) == 20 - 3


@rule("C-STATE-06", "C-CARD-19")
def test_a_protection_for_once_a_turn_protects_once_a_turn():
    """The second State of the turn is taken; in the next turn the card helps again."""
    cards = (
        CARDS
        + """
- number: 38
  back: green
  kind: bonus
  effects: ["instead of taking a state titled sprained, once per turn: may lose 1 card"]
- {number: 21, back: green, kind: terrain, area: I, actions: [fish: {cost: 0, success: take 105}]}
"""
    )
    game = table(cards, at="021", hand=["038"], deck=20)
    act(game, "fish", "reveal", "prevent/038")
    first = hand(game)
    play(game, "take 105")
    second = len(hand(game))
    act(game, "fish", "reveal")

    assert first == ["038"]
    assert second == 2
    assert offered(game) == ["prevent/038", "decline/038"]


@rule("C-CARD-19")
def test_a_state_or_an_item_says_what_it_does_on_coming_into_play():
    """Whatever way the card comes into play, its own text about that is read."""
    cards = (
        CARDS
        + """
- {number: 38, back: green, kind: state, title: weak, effects: ["when this enters play: lose 3 cards"]}
- {number: 39, back: green, kind: item, durability: 2, effects: ["when this enters play: lose 2 cards"]}
"""
    )
    game = table(cards, deck=20)
    play(game, "take 038")
    assert deck_size(game) == 17

    play(game, "take 039", "new-item/039")
    assert deck_size(game) == 15


@rule("C-STATE-07")
def test_states_without_a_title_do_not_replace_each_other():
    """Only the same title makes two States one; what has none shares none."""
    cards = "- {number: 201, back: green, kind: state, uid: one}\n- {number: 202, back: green, kind: state, uid: two}"
    game = table(cards, explorers=2, deck=9)

    play(game, "take 201, then take 202", you=1)

    assert sorted(hand(game, 1)) == ["one", "two"]
    assert check(game) == []
