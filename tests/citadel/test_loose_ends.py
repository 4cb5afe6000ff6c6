"""Loose ends: what dialogues, duties and texts leave behind when they are left, replaced, or find nothing to do."""

import pytest

from enduring import (
    act,
    card,
    choose,
    citadel_table,
    finish,
    holds,
    life,
    offered,
    play,
    score,
    standing,
    terrain,
    under_fog,
    zone,
)
from fogbound.core.board import cell_at
from fogbound.core.steps import NONE
from fogbound.rules.citadel import leaflet, notes, table
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.verbs.claims import digits
from fogbound.rules.common import bare, tabletop
from rulebook import alone, rule

LAND = """
- number: 10
  uid: lock
  back: green
  kind: terrain
  actions:
    - talk: {success: read 5}
    - climb: {success: "take 020, then take 022"}
    - think: {cost: 0, success: defense -1}
    - swim: {success: read 8}
    - dig: {cost: 1, success: nothing}
- number: 20
  uid: ram
  back: green
  kind: temporary event
  actions:
    - lift:
        if: defense is exactly 0
        rows: [{cost: 0, difficulty: 0, success: "defense +1"}, {cost: 0, difficulty: 0, success: discard this}]
- number: 22
  uid: gate
  back: green
  kind: temporary event
  actions: [lift: {if: defense is exactly 0, cost: 0, success: discard this}]
- {number: 23, uid: wolf, back: green, kind: temporary event, actions: [fight: {cost: 0, success: gain 1 life}]}
- {number: 24, uid: crier, back: green, kind: temporary event, text: list the side quest errand}
- {number: 25, uid: plain, back: green, kind: terrain}
- {side-quest: errand}
- paragraph: 5
  text: [take 023, face the climb, leave the dialogue]
  actions: [climb: {success: gain 5 life}]
- paragraph: 6
  text: face the lift
  actions:
    - lift:
        if: defense is exactly 0
        rows: [{cost: 0, success: "defense +1, then die down 1"}, {cost: 0, success: gain 5 life}]
- {paragraph: 7, text: leave the dialogue}
- {paragraph: 8, text: take 024, replies: {stay: {}, go: {}}}
"""


def lock(text="", **settings):
    return citadel_table(LAND + text, **{"at": "lock", "board": {(1, 0): "field"}, **settings})


# -- duties ----------------------------------------------------------------------------------------


@rule("T-RUL-121", "T-MAND-01")
def test_leaving_a_dialogue_voids_what_it_demands_and_nothing_else():
    """The climb is due no more, the wolf that was met in the dialogue is."""
    game = lock()

    act(game, "talk", "reveal")

    assert this_pass(game).card == card(game, "wolf")
    choose(game, "reveal")
    assert (game.pending_name(), life(game)) == ("choose-action", 11)


@rule("T-RUL-121", "T-RUL-47")
@pytest.mark.parametrize(("leaves", "gains"), [(True, 0), (False, 5)])
def test_what_a_dialogue_still_demands_is_void_when_it_is_left_later(leaves, gains):
    """After one pass it cannot go on; once it could it must, unless another paragraph has left the dialogue."""
    game = finish(play(lock(), "read 6"))
    assert (score(game, "defense"), zone(game, "p006")) == (1, table.READING)

    if leaves:
        play(game, "read 7")
        assert zone(game, "p006") == tabletop.OUT
    finish(act(game, "think", "reveal"))

    assert life(game) == 10 + gains
    assert game.agenda == []


@rule("T-UNC-07", "T-RUL-64", "T-RUL-47")
def test_what_rests_is_returned_when_nobody_is_left_there():
    """Neither the ram, after one pass, nor the gate can be lifted; whoever met them walks off."""
    game = lock()
    act(game, "climb", "reveal", "reveal")
    assert [zone(game, name) for name in ("ram", "gate")] == [tabletop.RESOLVING] * 2

    act(game, "move", "reveal")

    assert terrain(game) == "field"
    assert [zone(game, name) for name in ("ram", "gate")] == [tabletop.ADVENTURE_DECK] * 2
    assert game.agenda == []


@rule("T-RUL-44", "T-RUL-47")
def test_one_duty_is_done_though_another_that_fell_due_with_it_rests():
    """Who arrives on the flats must dig; the thorns beside them ask for what nobody has."""
    text = """
- {number: 30, uid: flats, back: green, kind: terrain, actions: [dig: {mandatory: true, cost: 0, success: gain 1 life}]}
- {number: 31, uid: thorns, back: green, kind: permanent event, placement: [west],
   actions: [climb: {mandatory: true, cost: 0, if: your life is at least 20, success: gain 9 life}]}
"""
    game = lock(text, board={(1, 0): "flats", (2, 0): "thorns"})

    act(game, "move", "reveal")

    assert this_pass(game).card == card(game, "flats")
    choose(game, "reveal")
    assert (game.pending_name(), life(game)) == ("choose-action", 11)


@rule("T-CPD-07", "T-RUL-45", "T-RUL-46")
@pytest.mark.parametrize("kind", ["temporary event", "permanent event\n  placement: [west]"])
def test_a_duty_goes_on_though_the_land_under_it_is_replaced(kind):
    """After the first pass the sand gives way to the plain; the beast has to be fought there as before."""
    text = f"""
- number: 30
  uid: sand
  back: green
  kind: terrain
  actions: [dig: {{success: take 031}}]
  effects: ["at the end of fight: discard this and put 025 in its place"]
- number: 31
  uid: beast
  back: green
  kind: {kind}
  actions: [fight: {{mandatory: true, rows: [{{cost: 0, success: die down 1}}, {{cost: 0, success: discard this}}]}}]
"""
    game = citadel_table(LAND + text, at="sand")

    act(game, "dig", "reveal")
    choose(game, "reveal")

    assert (terrain(game), this_pass(game).card) == ("plain", card(game, "beast"))
    choose(game, "reveal")
    assert zone(game, "beast") == tabletop.PAST
    assert game.pending_name() == "choose-action"


@rule("T-SCN-04", "T-RUL-121")
def test_the_end_of_a_scenario_closes_what_still_waits():
    """The paragraph whose action rests is put away, and so is the ram."""
    pages = """
- {page: ebb-1, booklet: ebb, tremor: 0, epilogue: bookmark to ebb-2}
- {page: ebb-2, booklet: ebb, tremor: 0}
"""
    game = lock(pages, page="ebb-1")
    finish(play(game, "read 6"))
    assert zone(game, "p006") == table.READING

    play(game, "the scenario ends")

    assert (zone(game, "p006"), game.agenda) == (tabletop.OUT, [])


# -- dialogues -------------------------------------------------------------------------------------


@rule("T-SQ-02", "T-INFO-10")
def test_a_side_quest_heard_of_in_an_event_of_a_dialogue_comes_from_the_dialogue():
    """The crier is met in the paragraph, which is still open below the event."""
    game = lock()

    act(game, "swim", "reveal")

    assert leaflet.quest_source(game, card(game, "errand")) == 8


@rule("T-DLG-01", "T-DLG-02")
def test_a_paragraph_with_a_riddle_alone_asks_it():
    """It has no replies to choose from."""
    text = "- {paragraph: 9, riddle: {answers: [{words: {en: [open]}, do: gain 3 life}]}}\n"
    game = play(lock(text), "read 9")

    assert [found.split("/")[0] for found in offered(game)] == ["say"]
    choose(game, "say", value="open")
    assert life(game) == 13


@rule("T-DLG-02")
def test_what_leads_to_the_choices_before_there_are_any_leads_nowhere():
    """They come anyway, and a reply that says nothing of them ends the paragraph."""
    text = "- {paragraph: 30, text: [gain 1 life, back to the choices], replies: {on: {}, off: {}}}\n"
    game = play(lock(text), "read 30")

    choose(game, "reply/p030/1")

    assert (life(game), zone(game, "p030"), game.pending_name()) == (11, tabletop.OUT, "choose-action")


@rule("T-DLG-02")
def test_going_back_to_a_paragraph_leaves_those_opened_from_it():
    """What the second one still had to say is not said."""
    text = """
- {paragraph: 30, replies: {on: {do: read 31}, off: {}}}
- {paragraph: 31, text: [gain 1 life, read 30, gain 5 life]}
"""
    game = play(lock(text), "read 30", "reply/p030/1")

    choose(game, "reply/p030/2")

    assert (life(game), game.pending_name()) == (11, "choose-action")
    assert zone(game, "p031") == tabletop.OUT


@alone("who stands with the reader")
@rule("T-TAKE-13", "T-UNC-01", "T-RUL-59")
def test_an_answer_comes_to_nothing_when_the_attempt_fells_the_last_who_could_hear():
    """The only reader falls; the right word brings nobody anything."""
    text = """
- paragraph: 9
  riddle: {attempt: lose 99 life, answers: [{words: {en: [open]}, do: every explorer gains 3 life}]}
"""
    game = play(lock(text, players=2, where={1: "field"}), "read 9")

    choose(game, "say", value="open")
    finish(game)

    assert [life(game, seat) for seat in (0, 1)] == [0, 10]


@alone("who takes over from whom")
@rule("T-RUL-59", "T-GEN-10")
def test_who_takes_over_from_a_reader_is_the_one_who_reads():
    """The second falls by their reply; the first, who is involved, is the last to read."""
    text = """
- {number: 40, uid: hall, back: green, kind: terrain, actions: [talk: {success: read 30}]}
- {paragraph: 30, replies: {fall: {do: [lose 99 life, back to the choices]}, go: {}}}
"""
    game = citadel_table(LAND + text, players=3, at="hall", board={(1, 0): "field"}, where={2: "field"})
    act(game, "talk", "reveal", seat=1, joined=[0])

    choose(game, "reply/p030/1", "banish")
    assert game.pending().seat(game) == 0
    choose(game, "reply/p030/2")

    assert [holds(game, "you were the last to read 30", you=seat) for seat in range(3)] == [
        True,
        False,
        False,
    ]


@rule("T-DLG-02")
def test_the_answers_of_another_paragraph_are_counted_there():
    """A text in the second asks what was answered in the first."""
    text = """
- {paragraph: 30, asks: each, replies: {a: {}, b: {}}, revealed: read 31}
- {paragraph: 31, text: {if: the a answers at 30 is at least 1, then: gain 3 life}}
"""
    assert life(finish(play(lock(text), "read 30", "reply/p030/1"))) == 13
    assert holds(lock(text), "the scenarios in which 30 was read is exactly 0")


@rule("T-TRAIT-01", "T-MAND-03")
@pytest.mark.parametrize(
    ("said", "by"),
    [("traits: [tame]", "tame"), ('modifiers: ["instead of a pass, the players may gain 3 life"]', "glen")],
)
def test_what_was_chosen_instead_of_a_pass_puts_the_action_off_and_not_away(said, by):
    """It must still be taken, and the same may be chosen again."""
    text = """
- {trait: tame, effects: ["instead of a pass, the players may gain 3 life"]}
- {number: 40, uid: glen, back: green, kind: terrain, actions: [talk: {mandatory: true, SAID}]}
""".replace("SAID", said)
    game = lock(text, board={(1, 0): "glen"})
    act(game, "move", "reveal", f"instead/{by}")

    assert (life(game), sorted(offered(game))) == (13, [f"instead/{by}/1", "talk/s1/glen"])


@rule("T-CPD-07", "T-GEN-02")
def test_a_mandatory_action_goes_on_until_its_die_is_gone():
    """The lamp answers the last of two passes alone, though the land stays in play."""
    text = """
- {number: 40, uid: bog, back: green, kind: terrain,
   actions: [swim: {mandatory: true, rows: [{success: die down 1}, {success: nothing}]}]}
- {number: 41, uid: lamp, back: green, kind: quest item,
   effects: ["at the end of every turn, if no mandatory action goes on: gain 1 life"]}
"""
    game = lock(text, board={(1, 0): "bog"}, quests=["lamp"])

    act(game, "move", "reveal")
    assert life(game) == 11
    choose(game, "reveal")
    assert life(game) == 11
    choose(game, "reveal")
    assert life(game) == 12


# -- effects ---------------------------------------------------------------------------------------


@rule("T-CONS-08", "T-GEAR-07", "T-GEAR-10")
@pytest.mark.parametrize(
    ("text", "least"), [("dig: on success, may regain 2", 1), ("must dig: on success, regain 2", 0)]
)
def test_who_accepts_an_effect_makes_something_of_it(text, least):
    """Where it was a choice to regain at all, at least one card comes back; where it was not, none may."""
    idol = f"- {{number: 30, uid: idol, back: green, kind: quest item, effects: ['{text}']}}\n"
    game = lock(idol, quests=["idol"], pile=3)

    act(game, "dig", "reveal")
    if least:
        choose(game, "apply")

    assert [found.split("/")[-1] for found in offered(game)] == [
        str(number) for number in range(2, least - 1, -1)
    ]


@alone("who helps whom")
@rule("T-TURN-14", "T-RUL-19")
def test_two_ways_to_help_are_both_open():
    """No "or" stands between them."""
    text = "- {skill: cheer, effects: ['dig: help, may gain 1 life', 'dig: help, may obtain +1 success']}\n"
    game = lock(text, players=2, hands={1: ["cheer"]})

    act(game, "dig", "reveal", joined=[1])
    choose(game, "help/cheer/1")

    assert offered(game) == ["help/cheer/2", "done"]


@alone("who agrees with whom")
@rule("T-RUL-50", "T-RUL-78")
@pytest.mark.parametrize(("players", "lots"), [(1, False), (2, True)])
def test_lots_are_drawn_between_several(players, lots):
    """With one there is nothing to draw."""
    game = play(lock(players=players), "the players choose an explorer, or chance: gain 1 life")

    assert ("draw-lots" in offered(game)) == lots
    assert (life(game) == 11) == (not lots)


@alone("who has fallen")
@rule("T-RUL-118", "T-UNC-08")
def test_one_life_point_is_enough_to_wake():
    """Everybody gains one."""
    game = lock(players=2)
    finish(play(game, "lose 99 life", you=1))

    finish(play(game, "every explorer gains 1 life"))

    assert [life(game, seat) for seat in (0, 1)] == [11, 1]
    assert not table.is_unconscious(game, 1)


@alone("who is held")
@rule("T-ZONE-09", "T-LEAVE-01")
def test_the_cards_of_who_is_held_say_nothing():
    """The strap makes every Recovery dearer until its owner is taken away."""
    text = "- {number: 30, uid: strap, back: green, kind: purse, effects: ['every explorer: recovery costs +9 life']}\n"
    game = lock(text, players=2, purses={1: ["strap"]}, pile=4, life=[5, 5])
    assert "recovery/s1" not in standing(game)

    play(game, "be held", you=1)
    assert "recovery/s1" in standing(game)
    finish(play(game, "each held explorer is released", this="lock"))

    assert "recovery/s1" not in standing(game)


@rule("T-DEST-02")
def test_a_symbol_without_a_price_costs_nothing():
    """It is offered to those who have no Hope."""
    game = play(lock("- {symbol: candle}\n"), "may check a symbol for its hope", "do")

    finish(game)

    assert leaflet.is_checked(game, card(game, "candle"))


@rule("T-GEN-04", "T-GEN-06")
def test_the_players_may_give_up_between_actions():
    """It stands beside every choice of an action."""
    game = choose(lock(), "concede")

    assert game.ending == "lost:conceded"


@rule("T-MAP-01")
def test_a_note_is_written_once_and_only_so_many():
    """The same words again change nothing; with all places taken nothing is added."""
    game = lock()
    for text in ("rope", "rope", *[f"note {number}" for number in range(notes.MOST + 5)]):
        notes.write(game, NONE, text)

    written = notes.notes(game)
    assert len(written) == notes.MOST
    assert written[:2] == ["rope", "note 0"]


# -- land ------------------------------------------------------------------------------------------


@rule("T-GEN-02", "T-EXPL-06")
def test_a_bare_space_stays_bare_where_no_arrow_points():
    """Whoever arrives on the field covers nothing to its south."""
    game = lock()
    bare.strip(game, [cell_at(1, 1)])

    act(game, "move", "reveal")

    assert terrain(game) == "field"
    assert bare.is_bare(game, cell_at(1, 1))


@rule("T-GEN-02", "T-EXPL-06")
def test_a_bare_space_that_was_covered_is_like_any_other():
    """Whoever arrives on the dune covers the space to its south, and it may be freed and covered again."""
    text = "- {number: 40, uid: dune, back: green, kind: terrain, arrows: {south: [I, 1]}}\n"
    game = lock(text, board={(1, 0): "dune"})
    bare.strip(game, [cell_at(1, 1)])

    act(game, "move", "reveal")

    assert terrain(game) == "dune"
    assert cell_at(1, 1) in game.cells
    assert not bare.is_bare(game, cell_at(1, 1))


@rule("T-RUL-96", "T-TYPE-01")
def test_nobody_sets_out_from_what_is_no_land():
    """An event is put down; the figures stay where they are."""
    text = "- {number: 30, uid: post, back: green, kind: temporary event, text: gain 1 life}\n"
    game = finish(play(lock(text), "set out from 030"))

    assert (terrain(game), life(game)) == ("lock", 11)


@rule("T-GEN-02", "T-EXPL-02")
def test_what_has_been_resolved_is_not_resolved_again():
    """The squall under the fog costs three life points, what stands on its back gives one, and both once."""
    text = """
- {fog: squall, area: I, kind: temporary event, text: lose 3 life,
   back-actions: [pathfind: {success: "gain 1 life, then flip"}]}
- {number: 30, uid: cliff, back: green, kind: terrain, arrows: {north: [I, 2]}}
"""
    game = citadel_table(LAND + text, at="cliff")
    under_fog(game, "squall", 0, -1)

    finish(play(game, "{show a fog card: [resolve it, resolve it]}"))

    assert life(game) == 8


@rule("T-GEN-02")
@pytest.mark.parametrize(("digit", "written"), [("digit: 7", "7"), ("", "")])
def test_only_land_with_a_digit_has_one_written_down(digit, written):
    """The slate notes the digit of each Terrain that enters play."""
    text = f"""
- number: 30
  uid: slate
  back: green
  kind: quest item
  effects: ["when a terrain enters play: write that digit into the next of 3 places"]
- {{number: 31, uid: sign, back: green, kind: terrain{", " + digit if digit else ""}}}
"""
    game = play(lock(text, quests=["slate"]), "put 031 south of your terrain")

    assert digits(game, card(game, "slate")) == written


@rule("T-DLG-01", "T-RUL-47")
def test_a_paragraph_that_demands_nothing_is_closed_while_a_duty_rests():
    """The gate cannot be lifted yet."""
    game = lock("- {paragraph: 30, replies: {on: {}, off: {}}}\n")
    act(game, "climb", "reveal", "reveal")

    play(game, "read 30", "reply/p030/1")

    assert zone(game, "gate") == tabletop.RESOLVING
    assert zone(game, "p030") == tabletop.OUT


@rule("T-FORB-07")
def test_only_a_paragraph_invites_to_an_action():
    """A text on the land that bids all to dig comes to nothing."""
    game = play(lock(), "face the dig", this="lock")

    assert (zone(game, "lock"), game.pending_name()) == (tabletop.BOARD, "choose-action")


@rule("T-GEN-02")
@pytest.mark.parametrize(("number", "gains"), [("023", 1), ("025", 0)])
def test_a_text_that_asks_for_a_number_asks_for_that_one(number, gains):
    """The ear is for the wolf."""
    text = "- {number: 30, uid: ear, back: green, kind: quest item,\n"
    text += "   effects: ['when a card has been taken, if it is numbered 023: gain 1 life']}\n"
    game = play(lock(text, quests=["ear"]), f"take {number}")

    assert life(game) == 10 + gains


@rule("T-MAP-01")
def test_every_note_can_be_wiped_out_and_no_other():
    """Two stand on the map."""
    game = lock()
    for text in ("rope", "bell"):
        choose(game, "annotate/s1")
        choose(game, "write-on-map", value=text)

    choose(game, "annotate/s1")

    assert [found for found in offered(game) if found.startswith("erase")] == [
        "erase-from-map/1",
        "erase-from-map/2",
    ]


@rule("T-RES-01", "T-INFO-09")
def test_what_is_drawn_and_not_turned_up_is_not_revealed():
    """A text that answers a Recovery while cards are drawn finds none of them."""
    text = """
- {number: 30, uid: idol, back: green, kind: quest item, effects: ["after any recovery: banish every skill revealed"]}
"""
    game = lock(text, quests=["idol"], deck=["star", "flag"], pile=4)
    act(game, "dig")

    choose(game, "recovery/s1", "recover/s1/2")

    assert game.zones[tabletop.BANISHED] == ()


@alone("goes to the only other Terrain")
@rule("T-MAND-03", "T-EXPL-03", "T-RUL-47")
def test_what_a_text_between_two_turns_brings_comes_before_the_next_one():
    """Fog that is discarded has its space opened; who is sent to the flats must dig, though the thorns there rest."""
    text = """
- {number: 30, uid: flats, back: green, kind: terrain, actions: [dig: {mandatory: true, cost: 0, success: gain 1 life}]}
- {number: 31, uid: thorns, back: green, kind: permanent event, placement: [west],
   actions: [climb: {mandatory: true, cost: 0, if: your life is at least 20, success: gain 9 life}]}
- {number: 32, uid: cliff, back: green, kind: terrain, arrows: {north: [I, 25]}}
- fog: bog
  area: I
  kind: permanent event
  placement: [south]
  back-actions: [pathfind: {success: flip}]
"""
    game = citadel_table(LAND + text, at="cliff", board={(5, 5): "flats", (6, 5): "thorns"})
    under_fog(game, "bog", 0, -1)
    act(game, "pathfind", "reveal")
    assert zone(game, "bog") == tabletop.BOARD

    play(game, "discard every permanent event called bog on the board")
    assert zone(game, "plain") == tabletop.BOARD
    play(game, "banish every terrain called plain on the board, then go to a random other terrain")

    assert this_pass(game).card == card(game, "flats")


@rule("T-RUL-121", "T-DLG-01")
def test_a_paragraph_whose_action_rests_stays_open_when_it_is_read_again():
    """This time it demands nothing, but what it has demanded is still to be done."""
    text = """
- paragraph: 30
  text: {if: defense is exactly 0, then: face the lift}
  actions:
    - lift:
        if: defense is exactly 0
        rows: [{cost: 0, success: "defense +1, then die down 1"}, {cost: 0, success: gain 5 life}]
"""
    game = finish(play(lock(text), "read 30"))

    finish(play(game, "read 30"))
    assert zone(game, "p030") == table.READING
    finish(act(game, "think", "reveal"))

    assert life(game) == 15


@alone("there is one other Terrain")
@rule("T-ROOM-03")
def test_the_only_other_terrain_may_sink():
    """What is left hangs together by itself."""
    game = finish(play(lock(), "sink a terrain, or else gain 1 life", this="lock"))

    assert (zone(game, "field"), life(game)) == (tabletop.ADVENTURE_DECK, 10)


@rule("T-RUL-74", "T-RUL-78")
def test_the_fog_card_that_is_exchanged_is_shuffled_in():
    """It does not always come up next."""
    text = """
- {number: 30, uid: veil, back: green, kind: quest item,
   effects: ["when a fog card is flipped, once per turn: may exchange the fog card"]}
- {number: 31, uid: cliff, back: green, kind: terrain, arrows: {north: [I, 25]}}
- {fog: squall, area: I, kind: temporary event, back-actions: [pathfind: {success: flip}]}
"""
    places = set()
    for seed in range(6):
        game = citadel_table(LAND + text, at="cliff", quests=["veil"], seed=seed)
        under_fog(game, "squall", 0, -1)
        act(game, "pathfind", "reveal", "use")
        places.add(game.zones[zone(game, "squall")].index(card(game, "squall")))

    assert len(places) > 1


@rule("T-RES-21", "T-RES-01")
def test_a_reflex_that_lies_face_down_cancels_nothing():
    """The blow falls while cards are drawn, by a Recovery."""
    text = """
- {number: 30, uid: idol, back: green, kind: quest item, effects: ["after any recovery: suffer 1 damage"]}
- {skill: gut, reflex: true, effects: ["dig: cancel 1 damage"]}
"""
    game = lock(text, quests=["idol"], deck=["gut", "flag"], pile=4)
    act(game, "dig")

    choose(game, "recovery/s1", "recover/s1/2")

    assert (game.pending_name(), life(game)) == ("draw-on", 8)


@rule("T-FORB-05", "T-FORB-06")
@pytest.mark.parametrize("action", ["move", "climb"])
def test_no_action_of_a_terrain_is_done_before_an_event_says_so(action):
    """Whatever its type."""
    text = f"- {{number: 30, uid: ford, back: green, kind: terrain, actions: [{action}: {{success: gain 1 life}}]}}\n"

    game = act(lock(text, at="ford"), action, "reveal", on="ford")

    assert life(game) == 11


@alone("who sits to whose left")
@rule("T-RUL-50")
def test_the_player_to_the_left_is_one():
    """Of three."""
    game = play(lock(players=3), "the player to your left gains 1 life", you=1)

    assert [life(game, seat) for seat in range(3)] == [10, 10, 11]
