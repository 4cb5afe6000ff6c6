"""Hidden numbers: who may claim which, when, and what takes whose place (T-HID, T-TAKE-12, T-TAKE-13)."""

import pytest

from enduring import (
    act,
    at_cell,
    blocked,
    card,
    choose,
    citadel_table,
    names,
    news,
    past,
    play,
    purse,
    standing,
    terrain,
    zone,
)
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from rulebook import rule
from second_seat import seat_of

CARDS = """
- number: 50
  uid: vault
  back: green
  kind: terrain
  hidden: {number: 316}
  actions:
    - dig: {success: take 055}
    - talk: {success: nothing}
- {number: 316, uid: cellar, back: gold, kind: terrain, back-ref: [50], arrows: {north: [I, 2]},
   actions: [swim: {mandatory: true}]}
- {number: 51, uid: bust, back: green, kind: permanent event, placement: [west], hidden: {number: 317}}
- {number: 317, uid: niche, back: green, kind: purse, back-ref: [51]}
- {number: 52, uid: horn, back: green, kind: purse, hidden: {number: 318}}
- {number: 318, uid: trumpet, back: green, kind: purse, back-ref: [52]}
- {number: 53, uid: book, back: green, kind: quest item, hidden: {number: 319}}
- {number: 319, uid: key, back: green, kind: purse, back-ref: [53]}
- {number: 54, uid: mist, back: green, kind: global event, hidden: {number: 320}}
- {number: 320, uid: sun, back: green, kind: global event, back-ref: [54]}
- number: 55
  uid: crowd
  back: green
  kind: temporary event
  hidden: {number: 321}
  text: {do: [{choose: [suffer 1 damage, suffer 2 damage]}, {choose: [suffer 1 damage, suffer 2 damage]}]}
- {number: 321, uid: friend, back: green, kind: temporary event, back-ref: [55], text: gain 5 life}
- {number: 56, uid: ruse, back: green, kind: quest item, hidden: {number: 322}}
- {number: 322, uid: decoy, back: green, kind: quest item}
- {number: 322, uid: other, back: green, kind: quest item, back-ref: [57]}
- {number: 58, uid: scroll, back: green, kind: quest item, hidden: {number: 323}}
- {number: 323, uid: loose, back: green, kind: quest item}
- {number: 323, uid: linked, back: gold, kind: quest item, back-ref: [58], link: quill}
- {number: 323, uid: proper, back: gold, kind: quest item, back-ref: [58]}
- {number: 59, uid: pen, back: green, kind: quest item, shows: [quill]}
- {number: 60, uid: sealed, back: green, kind: quest item, hidden: {number: 324}}
- {number: 324, uid: seal, back: green, kind: quest item, back-ref: [60], link: quill}
"""


def claim(game, number, seat=0):
    """Name a number between actions, or while an event is read."""
    choose(game, f"report/s{seat + 1}")
    return choose(game, "number", value=number)


def quests(game):
    return names(game, game.zones[tabletop.QUESTS])


@rule("T-EX-27", "T-HID-01", "T-HID-03", "T-HID-04", "T-TAKE-12", "T-RUL-88")
def test_a_new_terrain_takes_the_place_of_the_old_one():
    """The vault goes to the Past; figures, events and fog stay, new arrows get fog."""
    game = citadel_table(CARDS, at="vault", players=2, board={(1, 0): "bust"})

    claim(game, "316")

    assert at_cell(game, 0, 0) == "cellar"
    assert terrain(game, 0) == terrain(game, 1) == "cellar"
    assert at_cell(game, 1, 0) == "bust"
    assert at_cell(game, 0, -1) == "fog"
    assert past(game) == ["vault"]


@rule("T-RUL-88")
def test_an_event_laid_alongside_stays_with_the_place():
    """Where the table had no cell for it, it hangs on the new Terrain as it did on the old one."""
    game = citadel_table(CARDS, at="vault", board={(1, 0): "field"})
    play(game, "take 051")

    claim(game, "316")

    assert names(game, tabletop.attached_events(game, game.figures[seat_of(0)])) == ["bust"]


@rule("T-RUL-45", "T-RUL-88")
def test_what_the_new_terrain_demands_falls_due_at_once():
    """Its mandatory action waits for those who stand there."""
    game = citadel_table(CARDS, at="vault")

    claim(game, "316")

    assert game.pending_name() == "draw-on"
    assert news(game, "action") == ["cellar"]


@rule("T-HID-03", "T-RUL-66")
def test_who_falls_unconscious_claims_nothing_any_more():
    """A Recovery that takes the last life point withdraws the number that was about to be named."""
    game = citadel_table(CARDS, players=2, at="vault", pile=2, life=[1, 9])

    choose(game, "report/s1", "recovery/s1", "recover/s1/2", "banish")

    assert game.pending_name() == "choose-action"
    assert at_cell(game, 0, 0) == "vault"


@rule("T-HID-03")
def test_nobody_claims_what_is_hidden_elsewhere():
    """Both the Terrain and the event attached to it need somebody who stands there."""
    for number in ("316", "317"):
        game = citadel_table(
            CARDS, at="vault", players=2, board={(1, 0): "bust", (0, 1): "field"}, where={1: "field"}
        )
        claim(game, number, seat=1)
        assert news(game, "number-wrong") == [str(int(number))]
        claim(game, number)
        assert len(news(game, "number-found")) == 1


@rule("T-HID-05", "T-HID-04")
def test_an_event_gives_way_to_a_card_of_another_kind():
    """The bust is discarded and the Purse card behind it kept."""
    game = citadel_table(CARDS, at="vault", board={(1, 0): "bust"})

    claim(game, "317")
    choose(game, "keep")

    assert past(game) == ["bust"]
    assert purse(game) == ["niche"]
    assert at_cell(game, 1, 0) == ""


@rule("T-RUL-122", "T-HID-05")
def test_the_owner_claims_what_a_purse_card_hides_anywhere():
    """The new Purse card goes to the same owner; nobody else can claim it."""
    game = citadel_table(CARDS, players=2, purses={1: ["horn"]})

    claim(game, "318")
    assert purse(game, 1) == ["horn"]
    claim(game, "318", seat=1)

    assert purse(game, 1) == ["trumpet"]
    assert past(game) == ["horn"]


@rule("T-RUL-122", "T-ZONE-09")
def test_a_blocked_card_hides_nothing_that_can_be_claimed():
    """It is inert."""
    game = citadel_table(CARDS, blocked=["horn"])

    claim(game, "318")

    assert blocked(game) == ["horn"]


@rule("T-RUL-122")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_claims_what_a_quest_item_hides(seat):
    """A Quest item belongs to all; what replaces it is handled by its own kind."""
    game = citadel_table(CARDS, players=2, quests=["book"])

    claim(game, "319", seat)
    choose(game, f"keep/s{seat + 1}")

    assert purse(game, seat) == ["key"]
    assert past(game) == ["book"]


@rule("T-HID-05")
def test_a_global_event_may_hide_a_number_too():
    """The new one lies beside the Board in its stead."""
    game = citadel_table(CARDS, globals_=["mist"])

    claim(game, "320")

    assert names(game, game.zones[zones.GLOBALS]) == ["sun"]


@rule("T-RUL-89", "T-HID-05", "T-HID-03")
def test_an_event_is_replaced_while_it_is_read():
    """What has happened stands, the rest does not happen, the new event follows; only those there may claim."""
    game = citadel_table(CARDS, at="vault", players=3, board={(0, 1): "field"}, where={2: "field"})

    act(game, "dig", "reveal", joined=())
    choose(game, "go-on", "choose/crowd/1")
    reports = [found for found in standing(game) if found.startswith("report")]
    assert reports == ["report/s1", "report/s2"]
    claim(game, "321", seat=1)
    choose(game, "go-on")

    assert zones.life(game, 0) + zones.life(game, 1) == 9 + 15
    assert past(game) == ["crowd", "friend"]
    assert game.pending_name() == "choose-action"


@rule("T-RUL-89", "T-RUL-57")
def test_numbers_wait_for_the_end_of_an_action():
    """In the middle of an action, without an event being read, nobody can report anything."""
    game = citadel_table(CARDS, at="vault", purse=["horn"])

    act(game, "talk")

    assert game.pending_name() == "draw-on"
    assert not [found for found in standing(game) if found.startswith("report")]


@rule("T-RUL-89")
def test_while_an_event_is_read_only_its_own_number_counts():
    """The owner of the horn has to wait."""
    game = citadel_table(CARDS, at="vault", purse=["horn"])
    act(game, "dig", "reveal")

    claim(game, "318")

    assert purse(game) == ["horn"]
    assert zone(game, "crowd") == tabletop.RESOLVING


@rule("T-RUL-89", "T-TURN-05")
def test_a_claim_is_no_action_and_costs_nothing():
    """No turn passes and no card is drawn."""
    game = citadel_table(CARDS, quests=["scroll"])
    turn = game.registers[tabletop.TURN]

    claim(game, "323")

    assert game.registers[tabletop.TURN] == turn
    assert quests(game) == ["proper"]


@rule("T-TAKE-13", "T-TAKE-12")
def test_without_a_fitting_source_the_claim_is_wrong():
    """One card names nobody, the other somebody else: both stay, and so does the card that led there."""
    game = citadel_table(CARDS, quests=["ruse"])

    claim(game, "322")

    assert quests(game) == ["ruse"]
    assert zone(game, "decoy") == zone(game, "other") == tabletop.ADVENTURE_DECK
    assert news(game, "number-wrong") == ["322"]
    assert news(game, "taken") == news(game, "replaced") == []


@rule("T-RUL-123")
def test_only_cards_with_a_fitting_source_are_looked_at():
    """Neither the loose green card nor an unmatched link counts; with the quill the link comes first."""
    assert quests(claim(citadel_table(CARDS, quests=["scroll"]), "323")) == ["proper"]
    assert quests(claim(citadel_table(CARDS, quests=["scroll", "pen"]), "323")) == ["linked", "pen"]


@rule("T-RUL-90")
@pytest.mark.parametrize(
    ("held", "number", "lying", "found"),
    [
        (["scroll"], "323", ["proper", "loose"], True),
        (["ruse"], "322", ["other", "decoy"], False),
        (["sealed"], "324", ["seal", "decoy"], False),
    ],
)
def test_the_past_is_returned_only_for_a_card_that_fits(held, number, lying, found):
    """A guess never resets the Past: not for another source, nor for a link that does not match."""
    game = citadel_table(CARDS, quests=held, past=lying)

    claim(game, number)

    assert (news(game, "past-returned") != []) == found
    assert quests(game) == (["proper"] if found else held)
    assert past(game) == (["scroll"] if found else sorted(lying))


@rule("T-RUL-90")
def test_a_wrong_claim_shows_nothing():
    """Whether such a card exists or not, the same is told."""
    told = []
    for number in ("322", "999"):
        game = citadel_table(CARDS, quests=["ruse"])
        game.news.clear()
        claim(game, number)
        told.append([(item.what, item.seat, item.card, item.other) for item in game.news])

    assert told[0] == told[1]


@rule("T-HID-04", "T-RUL-88")
def test_nobody_is_left_without_a_terrain():
    """A number that leads from a Terrain under figures to anything else is a wrong one."""
    text = (
        CARDS
        + """
- {number: 61, uid: ledge, back: green, kind: terrain, hidden: {number: 325}}
- {number: 325, uid: crumb, back: green, kind: purse, back-ref: [61]}
"""
    )
    game = citadel_table(text, at="ledge")

    claim(game, "325")

    assert news(game, "number-wrong") == ["325"]
    assert at_cell(game, 0, 0) == "ledge"
    assert zone(game, "crumb") == tabletop.ADVENTURE_DECK


@rule("T-HID-02")
@pytest.mark.parametrize("named", ["0323", "32", "3"])
def test_a_hidden_number_has_three_digits(named):
    """Anything else is asked again and is no claim."""
    game = citadel_table(CARDS, quests=["scroll"])

    claim(game, named)
    assert game.pending_name() == "claim-number"
    assert news(game, "number-wrong") == []
    choose(game, "number", value="323")

    assert quests(game) == ["proper"]


@rule("T-RUL-57")
def test_a_pending_duty_leaves_no_time_for_numbers():
    """Before a mandatory action is taken nothing may be claimed."""
    game = citadel_table(
        CARDS, at="cellar", players=2, purse=["horn"], where={1: "start"}, board={(1, 0): "start"}
    )

    act(game, "move", "reveal", seat=1)

    assert game.pending_name() == "choose-leader"
    assert not [found for found in standing(game) if found.startswith("report")]


AMBUSH = """
- {number: 10, uid: den, back: green, kind: terrain, actions: [dig: {success: take 055}, talk: {success: take 056}]}
- {number: 55, uid: crowd, back: green, kind: temporary event, hidden: {number: 321}, %s}
- {number: 321, uid: friend, back: green, kind: temporary event, back-ref: [55], text: gain 5 life}
- {number: 56, uid: bandits, back: green, kind: temporary event, text: lose 1 life}
"""


def reports(game):
    return [found for found in standing(game) if found.startswith("report")]


@rule("T-RUL-89", "T-HID-05", "T-HID-03")
@pytest.mark.parametrize(
    "front",
    [
        "text: lose 1 life",
        "actions: [fight: {cost: 1, difficulty: 1}]",
        "text: {choose: [lose 1 life, lose 2 life]}",
    ],
)
def test_a_number_on_a_temporary_event_is_claimed_before_anything_of_it_happens(front):
    """It lies open and waits: who stands there may name the number, and the friend comes instead."""
    game = citadel_table(AMBUSH % front, at="den", players=3, board={(0, 1): "field"}, where={2: "field"})

    act(game, "dig", "reveal")
    assert game.pending().seat(game) == 0
    assert reports(game) == ["report/s1", "report/s2"]
    claim(game, "321", seat=1)
    choose(game, "go-on")

    assert zones.life(game, 0) + zones.life(game, 1) == 10 + 15
    assert past(game) == ["crowd", "friend"]
    assert game.pending_name() == "choose-action"


@rule("T-RUL-57", "T-RUL-89")
def test_the_number_of_an_event_is_claimed_before_its_mandatory_action():
    """Of all hidden numbers only the one of the event that demands it, and only by who stands there."""
    front = "actions: [fight: {cost: 1, rows: [{difficulty: 6}]}]"
    text = AMBUSH % front + "- {number: 52, uid: horn, back: green, kind: purse, hidden: {number: 318}}\n"
    text += "- {number: 318, uid: trumpet, back: green, kind: purse, back-ref: [52]}\n"
    game = citadel_table(
        text, at="den", players=3, board={(0, 1): "field"}, where={2: "field"}, purse=["horn"]
    )
    act(game, "dig", "reveal", "go-on")
    choose(game, "fight/s1", "reveal")

    assert game.pending_name() == "choose-leader"  # the fight goes on
    assert reports(game) == ["report/s1", "report/s2"]
    claim(game, "318")
    assert purse(game) == ["horn"]
    claim(game, "321")
    choose(game, "go-on")

    assert past(game) == ["crowd", "friend"]
    assert zones.row_of(game, card(game, "crowd")) == -1
    assert game.pending_name() == "choose-action"


@rule("T-RUL-47", "T-RUL-89")
def test_the_number_of_an_event_that_waits_is_claimed_between_other_actions():
    """Its action needs everybody, and one is elsewhere."""
    front = "actions: [fight: {cost: 1, group: true}]"
    game = citadel_table(AMBUSH % front, at="den", players=2, board={(0, 1): "field"}, where={1: "field"})
    act(game, "dig", "reveal", "go-on")
    assert game.pending_name() == "choose-action"

    claim(game, "321", seat=1)
    assert news(game, "number-wrong") == ["321"]
    claim(game, "321")
    choose(game, "go-on")

    assert past(game) == ["crowd", "friend"]


@rule("T-RUL-89", "T-TAKE-13")
def test_the_pause_over_an_event_does_not_tell_whether_it_hides_a_number():
    """It comes with every Temporary event where any hides one, and with none where no event does."""
    game = citadel_table(AMBUSH % "text: lose 1 life", at="den")
    act(game, "talk", "reveal")
    assert game.pending_name() == "pause-over-event"
    choose(game, "go-on")
    assert zones.life(game, seat_of(0)) == 9

    game = citadel_table(AMBUSH.replace("hidden: {number: 321}, ", "") % "text: lose 1 life", at="den")
    act(game, "talk", "reveal")
    assert game.pending_name() == "choose-action"


@rule("T-UNC-01", "T-RUL-89")
def test_a_claim_does_not_cut_a_fall_short():
    """Who falls over the event banishes a card first."""
    front = "text: {do: [lose 9 life, {choose: [take 056, nothing]}]}"
    game = citadel_table(AMBUSH % front, at="den", players=2, life=[5, 5])
    act(game, "dig", "reveal", "go-on")

    assert game.pending_name() == "banish-one"
    assert reports(game) == []


@rule("T-RUL-90")
def test_the_past_is_not_returned_for_a_card_that_cannot_take_the_place():
    """The crumb lies in the Past, but nobody may be left without a Terrain."""
    text = """
- {number: 61, uid: ledge, back: green, kind: terrain, hidden: {number: 325}}
- {number: 325, uid: crumb, back: green, kind: purse, back-ref: [61]}
"""
    game = citadel_table(text, at="ledge", past=["crumb"])

    claim(game, "325")

    assert news(game, "number-wrong") == ["325"]
    assert news(game, "past-returned") == []
    assert past(game) == ["crumb"]
