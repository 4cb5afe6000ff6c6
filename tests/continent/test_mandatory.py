"""Mandatory actions: when they are taken, by whom, in which order, and when they are skipped."""

import pytest

from fogbound.rules.common import tabletop
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.turn import ChooseTurn
from playing import (
    act,
    at_cell,
    card,
    choose,
    finish,
    hand,
    held,
    news,
    offered,
    past,
    play,
    refused,
    table,
    zone,
)
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, success: take 050}
    - swim: {cost: 1, success: "take 051, then take 052"}
    - climb: {cost: 1, success: take 060}
    - hunt: {cost: 1, success: take 056}
    - talk: {cost: 1, success: take 057}
    - search: {cost: 1, success: take 058}
- number: 13
  back: green
  kind: terrain
  area: I
  no-camp: true
  actions:
    - dig: {cost: 1, success: take 059}
- number: 50
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 2, difficulty: 1, mandatory: true, failure: take 105}
- number: 51
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 1, mandatory: true, success: take 053}
- number: 52
  back: green
  kind: temporary event
  actions:
    - run: {cost: 1, mandatory: true}
- number: 53
  back: green
  kind: temporary event
  actions:
    - dodge: {cost: 1}
- number: 56
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 1, success: take 005}
    - run: {cost: 1}
- number: 57
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 1, all-hands: true}
- number: 58
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 1, if: you own light}
- number: 59
  back: green
  kind: temporary event
  actions:
    - rest: {cost: 1}
- number: 60
  back: green
  kind: permanent event
  placement: [north]
  actions:
    - fight: {cost: 1, mandatory: true}
"""


def doing(game) -> str:
    """The card whose action is in progress."""
    return game.content.card_ids[action_frame(game).card]


@rule("C-LEG-07")
def test_a_mandatory_action_follows_the_action_that_revealed_it():
    """First the current action is finished to its last step, then the fight, then a free choice of turn."""
    game = table(CARDS, at="012", hand=[f"blank#{n}" for n in range(2, 6)], deck=8)

    act(game, "dig", "reveal", "keep/s1")
    assert offered(game)[0].startswith("discard/")  # the dig's own Hand limit step comes first
    assert doing(game) == "012"
    choose(game, offered(game)[0])
    assert doing(game) == "050"
    finish(game)

    assert isinstance(game.pending(), ChooseTurn)


@rule("C-LEG-07")
def test_a_permanent_event_may_bring_a_mandatory_action():
    """It is taken once when the event appears; afterwards the event's action is an ordinary one."""
    game = table(CARDS, at="012", deck=20)

    act(game, "climb", "reveal", "keep-none")
    assert doing(game) == "060"
    finish(game)

    assert isinstance(game.pending(), ChooseTurn)
    assert "fight/s1/060" in offered(game)


@rule("C-LEG-08")
def test_the_same_explorers_take_the_mandatory_action():
    """All who were involved and nobody else, without being asked; the active explorer stays active."""
    game = table(CARDS, at="012", explorers=3, deck=20)

    act(game, "dig", "trade/0", "reveal", "keep-none", seat=2, joined=[0])

    assert doing(game) == "050"
    assert action_frame(game).active == 2
    assert action_frame(game).involved == (2, 0)
    finish(game)
    assert [found.split("#")[0] for found in hand(game, 2)] == ["100", "105"]


@rule("C-LEG-08", "C-RUL-45")
def test_a_lone_explorer_faces_the_mandatory_action_alone():
    """The companion on the same Terrain cannot step in."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "dig", "reveal", "keep-none")

    assert action_frame(game).involved == (0,)
    assert offered(game) == ["draw", "reveal"]


@rule("C-RUL-45")
def test_mandatory_actions_queue_in_the_order_of_their_appearance():
    """One revealed by a mandatory action joins the end of the queue."""
    game = table(CARDS, at="012", deck=20)

    act(game, "swim", "reveal", "keep-none")
    order = []
    while not isinstance(game.pending(), ChooseTurn):
        if not order or order[-1] != doing(game):
            order.append(doing(game))
        choose(game, offered(game)[-1])

    assert order == ["051", "052", "053"]


@rule("C-RUL-45")
def test_what_waits_for_the_end_of_an_action_comes_in_order_and_before_mandatory_actions():
    """Two effects wait behind a dig that has also brought a fight: first one, then the other, then the fight."""
    cards = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - dig:
        cost: 0
        success: {do: [take 053, {after the action: take 104}, {after the action: take 105}]}
- {number: 53, back: green, kind: temporary event, actions: [dodge: {cost: 1}]}
"""
    game = table(cards, at="012", explorers=2, past=["light-injury"], deck=20)

    act(game, "dig", "reveal", seat=1)

    assert [found.split("#")[0] for found in news(game, "taken")] == ["053", "104", "105"]
    assert doing(game) == "053"
    assert [found.split("#")[0] for found in hand(game, 1)] == ["104", "105"]


@rule("C-RUL-45")
def test_figures_that_were_parted_still_act_together():
    """Active player and involved set stay, wherever their figures are by then."""
    game = table(CARDS, at="012", explorers=2, board={(1, 0): "013"}, deck=20)
    act(game, "swim", "trade/0", "reveal", "keep-none", joined=[1])
    assert doing(game) == "051"

    game.figures[1] = card(game, "013")
    choose(game, "trade/0", "reveal", "keep-none")

    assert doing(game) == "052"
    assert action_frame(game).involved == (0, 1)


@rule("C-COST-04", "C-RES-09", "C-RUL-45")
@pytest.mark.parametrize(("away", "serves"), [(1, True), (2, False)])
def test_an_event_at_the_terrain_of_any_involved_explorer_serves(away, serves):
    """The helper has been parted from the active explorer and stands at the hide-out; a bystander there is no help."""
    cards = (
        CARDS
        + """
- {number: 61, back: green, kind: permanent event, placement: [west], effects: ["fight: cost -1", "fight: 1 star"]}
"""
    )
    game = table(cards, at="012", explorers=3, board={(0, 1): "013", (1, 1): "061"}, deck=20)
    act(game, "dig", seat=0, joined=[1])
    game.figures[away] = card(game, "013")
    choose(game, "trade/0", "reveal", "keep-none")

    assert doing(game) == "050"
    assert offered(game)[0].startswith("apply/061") == serves
    finish(game, "apply")
    assert news(game, "failed") == ([] if serves else ["0"])


@rule("C-RUL-44")
def test_the_action_of_a_temporary_event_is_mandatory_without_the_mark():
    """The dodge shows no such icon and is taken all the same."""
    game = table(CARDS, at="012", deck=20)

    play(game, "take 053")

    assert doing(game) == "053"


@rule("C-RUL-47")
def test_a_mandatory_action_that_is_illegal_is_skipped():
    """Somebody missing from all hands, a prerequisite unmet, a rest without a camp: the card is done with."""
    game = table(CARDS, at="012", explorers=2, deck=20)
    finish(act(game, "talk"))
    assert news(game, "skipped") == ["057"]
    assert past(game) == ["057"]

    game = table(CARDS, at="012", deck=20)
    finish(act(game, "search"))
    assert news(game, "skipped") == ["058"]
    assert past(game) == ["058"]

    game = table(CARDS, at="013", deck=20)
    finish(act(game, "dig"))
    assert news(game, "skipped") == ["059"]
    assert past(game) == ["059"]


@rule("C-RUL-47")
def test_an_all_hands_event_is_faced_when_everybody_is_involved():
    """With all explorers in the action that revealed it, nothing is skipped."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "talk", "trade/0", "reveal", "keep-none", joined=[1])

    assert doing(game) == "057"


@rule("C-RUL-48")
def test_of_several_mandatory_actions_the_active_explorer_picks_one():
    """The other one is not taken any more: the card is resolved."""
    game = table(CARDS, at="012", explorers=2, deck=20)

    act(game, "hunt", "trade/0", "reveal", "keep-none", seat=1, joined=[0])
    assert offered(game) == ["fight/s2/056", "run/s2/056"]
    assert game.pending().seat(game) == 1
    finish(choose(game, "run/s2/056"))

    assert past(game) == ["056"]
    assert zone(game, "005") == tabletop.ADVENTURE_DECK
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-RUL-49", "C-CARD-04")
def test_a_temporary_event_is_in_no_pile_until_its_action_is_over():
    """Not on the Board and not in the Past while its action lasts; discarded right after."""
    game = table(CARDS, at="012", deck=20)

    act(game, "dig", "reveal", "keep-none")
    while not isinstance(game.pending(), ChooseTurn):
        assert zone(game, "050") == tabletop.RESOLVING
        choose(game, offered(game)[-1])

    assert past(game) == ["050"]


FOG = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  hidden: {number: 316}
  actions:
    - pathfind: {cost: 0, success: explore}
- {number: 14, back: green, kind: terrain, area: I}
- fog: boar
  area: I
  kind: temporary event
  actions:
    - fight: {cost: 1}
- number: 316
  back: green
  kind: terrain
  area: I
  back-ref: [12]
  actions:
    - swim: {cost: 1, mandatory: true}
    - dig: {cost: 1}
"""


@rule("C-RUL-49")
def test_the_space_of_an_event_from_the_fog_opens_after_its_action():
    """While the boar is fought its space stays closed; then the arrow's card lies there."""
    game = table(FOG, at="012", fog={(0, -1): "boar"}, deck=20)

    act(game, "pathfind", "reveal")
    assert doing(game) == "boar"
    assert at_cell(game, 0, -1) != "014"
    assert zone(game, "boar") == tabletop.RESOLVING
    finish(game)

    assert past(game) == ["boar"]
    assert at_cell(game, 0, -1) == "014"


@rule("C-LEG-07")
def test_what_happens_between_two_turns_can_bring_a_mandatory_action_too():
    """A number spotted in the picture changes the Terrain: its action comes before any free choice."""
    game = table(FOG, at="012", explorers=2, deck=20)

    choose(game, "report/s1")
    choose(game, "number", value="316")

    assert doing(game) == "316"
    assert action_frame(game).involved == (0, 1)
    finish(game)
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-RUL-45")
def test_an_eliminated_active_explorer_is_followed_by_the_next_involved():
    """The first mandatory action ends one adventure; the second is faced by who is left, clockwise."""
    cards = CARDS.replace(
        "fight: {cost: 1, mandatory: true, success: take 053}",
        "fight: {cost: 1, mandatory: true, success: your adventure alone is over}",
    )
    game = table(cards, at="012", explorers=4, deck=20)

    act(game, "swim", "trade/0", "reveal", "keep-none", seat=2, joined=[0, 3])
    assert doing(game) == "051"
    choose(game, "trade/0", "reveal", "keep-none")

    assert doing(game) == "052"
    assert action_frame(game).active == 3
    assert action_frame(game).involved == (3, 0)


@rule("C-RUL-47")
def test_a_mandatory_action_shown_as_done_is_skipped():
    """The event beside the new Terrain says that its swim has been taken: a free choice of turn follows."""
    cards = FOG + "- {number: 60, back: green, kind: permanent event, placement: [west], done: [swim]}\n"
    game = table(cards, at="012", board={(1, 0): "060"}, deck=20)

    choose(game, "report/s1")
    choose(game, "number", value="316")

    assert news(game, "skipped") == ["316"]
    assert zone(game, "316") == tabletop.BOARD
    assert offered(game) == ["dig/s1/316"]


FOLLOWING = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {east: 70}
  actions:
    - pathfind: {cost: 0, success: explore}
    - dig: {cost: 0, success: each involved takes 050}
    - search: {cost: 0, success: "after the action: each involved takes 105"}
    - enter: {cost: 0, success: take 058}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 50, back: green, kind: temporary event, copies: 2, actions: [fight: {cost: 1}]}
- {number: 58, back: green, kind: temporary event, actions: [fight: {cost: 1, all-hands: true, if: you own light}]}
- {number: 70, back: green, kind: temporary event, actions: [fight: {cost: 1}]}
- {fog: bat, area: I, kind: temporary event, actions: [dodge: {cost: 0, success: banish this}]}
- {fog: owl, area: I, kind: temporary event, actions: [dodge: {cost: 0, if: you own light}]}
"""


@rule("C-LEG-08")
def test_an_event_that_somebody_else_takes_changes_nobody_s_part():
    """The helper draws an event too; the active explorer is active in its action as well."""
    game = table(FOLLOWING, at="012", explorers=2, deck=20)

    act(game, "dig", "reveal", seat=1, joined=[0])
    parts = []
    while not isinstance(game.pending(), ChooseTurn):
        parts.append((action_frame(game).active, action_frame(game).involved))
        choose(game, offered(game)[-1])

    assert past(game) == ["050", "050#2"]
    assert set(parts) == {(1, (1, 0))}


@rule("C-LEG-08", "C-RUL-49")
def test_what_lies_behind_a_banished_event_concerns_all_who_were_involved():
    """The bat's own text banishes it; its space opens after the action, and the same explorers face what is there."""
    game = table(FOLLOWING, at="012", explorers=3, fog={(1, 0): "bat"}, deck=20)

    act(game, "pathfind", "reveal", seat=1, joined=[2])
    assert doing(game) == "bat"
    choose(game, "reveal")

    assert doing(game) == "070"
    assert (action_frame(game).active, action_frame(game).involved) == (1, (1, 2))


@rule("C-LEG-08", "C-RUL-47")
def test_what_lies_behind_a_skipped_event_concerns_all_who_were_involved():
    """Nobody owns a light: the owl's action is skipped, its space opens, and all face what is there."""
    game = table(FOLLOWING, at="012", explorers=3, fog={(1, 0): "owl"}, deck=20)

    act(game, "pathfind", "reveal", seat=1, joined=[2])

    assert news(game, "skipped") == ["owl"]
    assert doing(game) == "070"
    assert (action_frame(game).active, action_frame(game).involved) == (1, (1, 2))


@rule("C-LEG-08")
def test_what_waits_for_the_end_of_an_action_concerns_all_who_were_involved():
    """Each of the two takes a State, although the action is over by then; the bystander does not."""
    game = table(FOLLOWING, at="012", explorers=3, deck=20)

    finish(act(game, "search", "reveal", seat=1, joined=[2]))

    assert [len(hand(game, seat)) for seat in range(3)] == [0, 1, 1]
    assert game.frames == []


@rule("C-RUL-45", "C-NUM-09")
def test_what_waits_keeps_the_active_explorer_first():
    """The second explorer acted, so they take first, then the others clockwise."""
    game = table(FOLLOWING, at="012", explorers=3, deck=20)

    finish(act(game, "search", "reveal", seat=1, joined=[0, 2]))

    assert [item.seat for item in game.news or [] if item.what == "taken"] == [1, 2, 0]


@rule("C-RUL-47", "C-LEG-02")
def test_all_hands_far_apart_still_lack_what_nobody_has():
    """Everybody is involved, so being parted does not matter any more; the missing light does."""
    game = table(FOLLOWING, at="012", board={(0, 1): "013"}, explorers=2, deck=20)
    act(game, "enter", joined=[1])
    game.figures[1] = card(game, "013")

    finish(game)

    assert news(game, "skipped") == ["058"]


@rule("C-LEG-07")
def test_one_mandatory_action_among_several_is_taken():
    """The event shows another action, too, which is free; the fight has to be taken at once."""
    cards = CARDS.replace(
        "    - fight: {cost: 1, mandatory: true}\n",
        "    - fight: {cost: 1, mandatory: true, success: take 005}\n    - run: {cost: 1}\n",
    )
    game = finish(act(table(cards, at="012", deck=20), "climb"))

    assert [found.split("#")[0] for found in news(game, "taken")] == ["060", "005"]


@rule("C-LEG-08", "C-CARD-19")
def test_a_card_may_say_how_many_a_mandatory_action_involves():
    """Three have come upon it, and the card wants two: the leader and the next to the left."""
    cards = """
- {number: 12, back: green, kind: terrain, area: I, actions: [talk: {success: take 057}]}
- {number: 57, back: green, kind: temporary event,
   actions: [fight: {at-most: 2, success: each involved takes 105}]}
"""
    game = table(cards, at="012", explorers=3, deck=20)

    finish(act(game, "talk", seat=1, joined=[0, 2]))

    assert [held(game, seat) for seat in range(3)] == [[], ["105"], ["105"]]


@rule("C-RUL-47")
@pytest.mark.parametrize("kind", ["terrain, area: I", "permanent event, placement: [north]"])
def test_a_card_on_the_board_says_what_happens_when_its_duty_is_skipped(kind):
    """It stays where it is, and what it says for that case happens."""
    cards = f"""
- {{number: 12, back: green, kind: terrain, area: I, actions: [talk: {{success: put 057 south of this and go there}},
   listen: {{success: take 058}}]}}
- {{number: 57, back: green, kind: {kind}, skipped: take 105,
   actions: [fight: {{mandatory: true, if: the explorers is exactly 9}}]}}
- {{number: 58, back: green, kind: {kind}, skipped: take 105,
   actions: [fight: {{mandatory: true, if: the explorers is exactly 9}}]}}
"""
    game = table(cards, at="012", deck=20)

    finish(act(game, "talk" if "terrain" in kind else "listen"))

    assert held(game) == ["105"]
    assert past(game) == []


@rule("C-RUL-47")
def test_what_can_never_be_skipped_does_not_say_what_then():
    """Without a mandatory action there is nothing to skip, and nobody is brought to an action of a card in hand."""
    faults = refused("""
- {number: 57, back: green, kind: terrain, area: I, skipped: take 105, actions: [fight: {}]}
- {number: 58, back: green, kind: bonus, actions: [fight: {mandatory: true}]}
""")

    assert "no action of this card is mandatory, so none is ever skipped" in faults[0]
    assert "only a terrain or an event demands that an action be taken" in faults[1]


@rule("C-LEG-08", "C-RUL-47")
def test_what_an_event_says_when_it_is_skipped_it_says_to_who_would_have_led():
    """Bo took it, with Cy; it needs everybody, so it is put away, and Bo bears what it says about that."""
    cards = CARDS.replace(
        "    - fight: {cost: 1, all-hands: true}\n",
        "    - fight: {cost: 1, all-hands: true}\n  skipped: take 105\n",
    )
    game = table(cards, at="012", explorers=3, deck=20)

    finish(act(game, "talk", seat=1, joined=[2]))

    assert past(game) == ["057"]
    assert [len([one for one in hand(game, seat) if one.startswith("105")]) for seat in range(3)] == [0, 1, 0]


@rule("C-EXPL-03", "C-RUL-47", "C-RUL-49")
@pytest.mark.parametrize(("seat", "number"), [(0, "081"), (1, "082")])
def test_the_space_of_an_event_that_was_skipped_is_filled_by_who_would_have_led(seat, number):
    """Each stands on a Terrain of their own beside the fog, with another number at its arrow."""
    cards = (
        CARDS
        + """
- {number: 80, back: green, kind: terrain, area: I, arrows: {east: 81}, actions: [enter: {cost: 0, success: explore}]}
- {number: 81, back: green, kind: terrain, area: I}
- {number: 82, back: green, kind: terrain, area: I}
- {number: 83, back: green, kind: terrain, area: I, arrows: {north: 82}, actions: [enter: {cost: 0, success: explore}]}
- {fog: crowd, area: I, kind: temporary event, actions: [fight: {cost: 0, all-hands: true}]}
"""
    )
    game = table(cards, at="080", board={(1, 1): "083"}, fog={(1, 0): "crowd"}, explorers=2, deck=20)
    game.figures[1] = card(game, "083")
    game.offered = game.pending().options(game)

    finish(act(game, "enter", seat=seat))

    assert at_cell(game, 1, 0) == number
