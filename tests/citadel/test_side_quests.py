"""Side quests and traits (T-SQ, T-TRAIT)."""

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    finish,
    offered,
    pile_size,
    play,
    score,
    standing,
)
from fogbound.rules.citadel import leaflet, limits, notes
from fogbound.rules.citadel.book import rules_of
from rulebook import rule
from second_seat import seat_of

# -- side quests -----------------------------------------------------------------------------------

QUESTS = """
- side-quest: lamp-oil
  if: the cask counters is at least 2
  at-citadel: finish the side quest lamp-oil, then influence +2
- paragraph: 16
  text: list the side quest lamp-oil
- {page: first, booklet: ebb, tremor: 2, epilogue: bookmark to second}
- {page: second, booklet: ebb, tremor: 0}
"""


def status(game, name="lamp-oil"):
    return leaflet.quest_status(game, card(game, name))


@rule("T-SQ-01", "T-SQ-02", "T-SQ-03", "T-INFO-10")
def test_a_side_quest_is_listed_with_its_source_and_not_initiated():
    """What a paragraph tells stands on the leaflet, active, with the paragraph to reread."""
    game = citadel_table(QUESTS)
    assert status(game) == 0

    play(game, "read 16")

    assert status(game) == leaflet.ACTIVE
    assert leaflet.quests(game) == [card(game, "lamp-oil")]
    assert leaflet.quest_source(game, card(game, "lamp-oil")) == 16


@rule("T-SQ-01", "T-RUL-95")
def test_being_told_again_changes_nothing():
    """No second entry, and the status stays, even when it is finished."""
    game = citadel_table(QUESTS)
    play(game, "read 16")
    play(game, "initiate the side quest lamp-oil")
    play(game, "read 16")
    assert (status(game), len(leaflet.quests(game))) == (leaflet.INITIATED, 1)

    play(game, "finish the side quest lamp-oil")
    play(game, "read 16")

    assert (status(game), len(leaflet.quests(game))) == (leaflet.FINISHED, 1)


@rule("T-SQ-04")
def test_only_an_effect_initiates_and_only_what_is_active():
    """A side quest nobody has heard of is not initiated; afterwards it must be done anew."""
    game = citadel_table(QUESTS)

    play(game, "initiate the side quest lamp-oil")
    assert status(game) == 0
    play(game, "list the side quest lamp-oil")
    assert status(game) == leaflet.ACTIVE
    play(game, "initiate the side quest lamp-oil")
    assert status(game) == leaflet.INITIATED


@rule("T-SQ-05", "T-SQ-06")
def test_a_side_quest_may_be_finished_without_being_initiated():
    """Finishing is an effect of its own; then the quest is active no more."""
    game = citadel_table(QUESTS)
    play(game, "list the side quest lamp-oil")

    play(game, "finish the side quest lamp-oil")

    assert status(game) == leaflet.FINISHED
    assert not leaflet.is_active(game, card(game, "lamp-oil"))


@rule("T-SQ-06", "T-SQ-04")
def test_what_is_not_listed_is_neither_initiated_nor_finished():
    """A text about a side quest nobody has heard of changes nothing."""
    game = citadel_table(QUESTS)

    play(game, "initiate the side quest lamp-oil")
    play(game, "finish the side quest lamp-oil")
    assert status(game) == 0

    play(game, "list the side quest lamp-oil")
    assert status(game) == leaflet.ACTIVE


@rule("T-SQ-07", "T-DLG-03")
def test_underlined_text_is_ignored_once_the_quest_is_finished():
    """The rest of the card still works."""
    game = citadel_table(QUESTS)
    text = "{do: ['side quest lamp-oil: add 1 cask counter to the side quest lamp-oil', defense +1]}"
    play(game, "list the side quest lamp-oil")
    play(game, text)
    play(game, "finish the side quest lamp-oil")
    play(game, text)

    assert game.count(card(game, "lamp-oil"), 1 + rules_of(game).words.find("counter", "cask")) == 1
    assert score(game, "defense") == 2


@rule("T-SQ-07", "T-SQ-03")
def test_what_a_side_quest_says_holds_while_it_is_active():
    """Its own texts are in force from being listed until it is finished."""
    text = '- {side-quest: vow, effects: ["every explorer: hand limit -1"]}'
    game = citadel_table(text)
    assert limits.hand_limit(game, seat_of(0)) == 5

    play(game, "list the side quest vow")
    assert limits.hand_limit(game, seat_of(0)) == 4

    play(game, "finish the side quest vow")
    assert limits.hand_limit(game, seat_of(0)) == 5


@rule("T-SQ-08", "T-SQ-06", "T-SQ-07")
def test_some_side_quests_are_finished_at_the_citadel_only():
    """The offer stands between scenarios, and only if what it needs holds."""
    game = citadel_table(QUESTS, page="first")
    play(game, "list the side quest lamp-oil")
    play(game, "add 2 cask counters to the side quest lamp-oil")
    assert not any(
        "lamp-oil" in option for option in offered(game) + standing(game) if "annotate" not in option
    )

    play(game, "the scenario ends", "at-citadel/lamp-oil")

    assert status(game) == leaflet.FINISHED
    assert score(game, "influence") == 2
    assert offered(game) == ["set-out/second"]
    choose(game, "set-out/second")
    play(game, "the scenario ends")
    assert offered(game) == ["set-out/second"]


@rule("T-SQ-08")
def test_an_offer_whose_condition_fails_is_not_made():
    """One cask is too few."""
    game = citadel_table(QUESTS, page="first")
    play(game, "list the side quest lamp-oil")
    play(game, "add 1 cask counter to the side quest lamp-oil")

    play(game, "the scenario ends")

    assert offered(game) == ["set-out/second"]


# -- traits ----------------------------------------------------------------------------------------

TRAITS = """
- trait: covetous
  effects:
    - "only each involved with the greatest (your carried weight) may be active"
    - "after a failed fight: discard 1 from the deck"
- trait: shy
  effects: ["only each involved with the smallest (your life) may be active"]
- number: 40
  uid: pit
  back: green
  kind: terrain
  actions: [dig: {success: take 041}, think: {success: take 042}]
- number: 41
  uid: greedy
  back: green
  kind: temporary event
  actions:
    - fight: {traits: [covetous], cost: 1, difficulty: 1, success: discard this}
- number: 42
  uid: greedy-and-shy
  back: green
  kind: temporary event
  actions:
    - fight: {traits: [covetous, shy], cost: 1, difficulty: 1}
- {number: 43, uid: anvil, back: green, kind: purse, weight: 3}
- {number: 44, uid: feather, back: green, kind: purse, weight: 1}
- number: 45
  uid: arena
  back: green
  kind: terrain
  actions:
    - fight: {traits: [covetous], cost: 1}
"""


@rule("T-TRAIT-01", "T-DATA-06")
def test_a_trait_says_who_may_be_active():
    """Covetous wants the one who carries most, blocked cards included."""
    game = citadel_table(TRAITS, at="pit", players=3, blocked=["feather"], purses={1: ["anvil"]})

    act(game, "dig")
    finish(game, "fight")

    assert [item.seat for item in game.news if item.what == "action"] == [0, 1]


@rule("T-TRAIT-01")
def test_those_who_are_level_choose():
    """Nobody carries anything, so anybody may be active."""
    game = citadel_table(TRAITS, at="pit", players=2)
    act(game, "dig", "reveal")

    assert offered(game) == ["fight/s1/greedy", "fight/s2/greedy"]


@rule("T-TRAIT-01")
def test_of_two_traits_that_leave_nobody_the_later_gives_way():
    """The heaviest is not the weakest: the first trait printed wins."""
    game = citadel_table(TRAITS, at="pit", players=2, purse=["anvil"], life=[9, 3])
    act(game, "think", "reveal")

    assert game.pending_name() == "draw-on"  # of the fight, with the only one who may lead
    assert [item.seat for item in game.news if item.what == "action"] == [0, 0]


@rule("T-TRAIT-01", "T-CONS-09")
def test_a_trait_is_applied_by_whoever_fights():
    """What it says after a failed fight happens to the active player."""
    game = citadel_table(TRAITS, at="pit", deck=6)

    act(game, "dig", "reveal", "reveal")

    assert pile_size(game) == 2


@rule("T-TRAIT-01")
def test_nobody_joins_who_would_have_to_be_active():
    """In a fight that is taken freely, a heavier companion cannot be involved beside the active player."""
    game = citadel_table(TRAITS, at="arena", players=2, purses={1: ["anvil"]})
    choose(game, "fight/s1/arena")
    assert game.pending_name() != "offer-involvement"

    game = citadel_table(TRAITS, at="arena", players=2, purses={1: ["anvil"]})
    choose(game, "fight/s2/arena")
    assert offered(game) == ["join/s1", "stay-out/s1"]


@rule("T-SQ-02")
def test_a_side_quest_has_room_for_notes():
    """What is written beside a side quest stays there, in the order of writing."""
    game = citadel_table(QUESTS)
    play(game, "list the side quest lamp-oil")

    for text in ("three casks", "ask Pella"):
        choose(game, "annotate/s1")
        choose(game, "write/lamp-oil", value=text)

    assert notes.notes(game, card(game, "lamp-oil")) == ["three casks", "ask Pella"]
    assert notes.notes(game) == []


@rule("T-SQ-07", "T-SQ-06")
def test_a_finished_side_quest_is_neither_initiated_nor_listed_anew():
    """Whatever a text still says of it, it stays finished, and what needs it active finds it so no more."""
    game = citadel_table(QUESTS)
    for deed in ("list", "finish", "initiate", "list", "finish"):
        play(game, f"{deed} the side quest lamp-oil")

    assert (status(game), len(leaflet.quests(game))) == (leaflet.FINISHED, 1)
    assert not leaflet.is_active(game, card(game, "lamp-oil"))


@rule("T-SQ-02")
def test_a_note_beside_a_side_quest_may_be_wiped_out():
    """The first of two is wiped out, the second stays."""
    game = citadel_table(QUESTS)
    play(game, "list the side quest lamp-oil")
    for text in ("three casks", "ask Pella"):
        choose(game, "annotate/s1")
        choose(game, "write/lamp-oil", value=text)

    choose(game, "annotate/s1", "erase/lamp-oil/1")

    assert notes.notes(game, card(game, "lamp-oil")) == ["ask Pella"]


@rule("T-SQ-07", "T-DLG-03", "T-RUL-116")
def test_underlined_text_costs_nothing_while_its_quest_is_not_active():
    """As a price it is skipped before the quest is listed, and must be possible while the quest is active."""
    price = (
        "pay: (side quest lamp-oil: discard one purse card in your purse of your choice), or else defense +1"
    )
    game = citadel_table(QUESTS)

    play(game, price, "pay")
    assert score(game, "defense") == 0
    play(game, "list the side quest lamp-oil")
    play(game, price)
    assert score(game, "defense") == 1
