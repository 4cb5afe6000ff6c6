"""K-D-07, a promise to the salt-reader: given in one scenario, kept or broken in a later one."""

import pytest

from enduring import act, choose, farlamp_table, finish, news, offered, pile, play, standing, until, zone
from fogbound.core.steps import GROUP, NONE
from fogbound.rules.citadel import story, table
from fogbound.rules.common import memory, tabletop
from rulebook import rule

ROCK = """
- number: 70
  uid: rock
  back: green
  kind: terrain
  actions: [climb: {cost: 1, chain: true, difficulty: 5}]
"""


def salt_house(page="le-2", **settings):
    return farlamp_table(only=["k-d-07"], **{"players": 3, "at": "salt-house", "page": page, **settings})


def turn_page(game, page):
    """On to another scenario, as far as its memory goes."""
    story.place_bookmark(game, game.content.card_ids.index(page))
    game.chronicle = {key: often for key, often in game.chronicle.items() if not key.startswith(story.HERE)}
    return play(game, "nothing")


def promised(by=1, **settings):
    game = salt_house(**settings)
    act(game, "talk")
    until(game, "choose")
    choose(game, "choose/p110/1", f"choose/s{by + 1}")
    finish(game)
    return game


def talk(game, action, seat=0):
    act(game, action, seat=seat)
    return finish(game)


def read(game):
    return news(game, "read")


def test_the_players_choose_who_promises():
    """One character on the Terrain, or nobody; it is for all to decide."""
    game = salt_house(board={(1, 0): "field"}, where={2: "field"})
    act(game, "talk")
    until(game, "choose")
    assert game.pending().seat(game) == GROUP

    choose(game, "choose/p110/1")

    assert game.pending().seat(game) == GROUP
    assert offered(game) == ["choose/s1", "choose/s2"]


def test_nobody_may_promise():
    """Then 240 leads to 242."""
    game = salt_house()
    act(game, "talk")
    choose(until(game, "choose"), "choose/p110/2")
    finish(game)
    assert memory.persons(game, "promise") == []

    talk(turn_page(game, "le-6"), "listen")

    assert read(game)[-1] == "p242"


def test_the_person_is_remembered_and_gains_a_skill():
    """By character, not by seat; Salt sense lies on their Discard Pile."""
    game = promised()

    assert memory.persons(game, "promise") == [game.registers[tabletop.CHARACTERS + 1]]
    assert pile(game, 1) == ["salt-sense"]
    assert memory.scenario_of(game, "promise", memory.character_of(game, 1)) == game.content.card_ids.index(
        "le-2"
    )
    assert memory.place_of(game, "promise", memory.character_of(game, 1)) == game.content.card_ids.index(
        "salt-house"
    )


@pytest.mark.parametrize(("way", "regained", "counted"), [(1, 2, 1), (2, 0, 2)])
def test_salt_sense_regains_or_counts_a_card(way, regained, counted):
    """Revealed in any action: regain 2, or one more card counts; never both."""
    game = farlamp_table(ROCK, only=["k-d-07"], at="rock", deck=["salt-sense", "star", "star#2"], pile=3)
    act(game, "climb", "draw", "draw")
    until(game, "apply")
    assert {"apply/salt-sense/1", "apply/salt-sense/2"} <= set(offered(game))

    choose(game, f"apply/salt-sense/{way}")

    assert not any(found.startswith("apply/salt-sense") for found in offered(game))
    assert offered(game)[0] == f"count/{counted}"
    assert len(pile(game)) == 3 - regained


@pytest.mark.parametrize(
    ("page", "seat", "offered_"), [("le-3", 1, True), ("le-3", 0, False), ("le-2", 1, False)]
)
def test_112_is_for_the_promiser_in_later_scenarios(page, seat, offered_):
    """Only if the promiser is active at her Terrain, and not in every scenario."""
    game = turn_page(promised(), page)
    play(game, "nothing")

    assert (f"think/s{seat + 1}/salt-house" in offered(game)) == offered_


@pytest.mark.parametrize(
    ("visits", "influence"), [([], 2), (["le-3"], 2), (["le-3", "le-3"], 2), (["le-3", "le-4"], 4)]
)
def test_a_promise_kept(visits, influence):
    """Whoever asks, the promiser speaks: Influence +2, doubled if 112 was read in at least two scenarios."""
    game = promised()
    for page in visits:
        turn_page(game, page)
        play(game, "nothing")
        talk(game, "think", seat=1)

    turn_page(game, "le-6")
    play(game, "nothing")
    talk(game, "listen", seat=0)

    assert read(game)[-1] == "p241"
    assert game.news is not None
    assert next(item.seat for item in reversed(game.news) if item.what == "read") == 1
    assert table.score(game, table.INFLUENCE) == influence
    assert memory.recall(game, "promise-kept") == 1


@pytest.mark.parametrize("where", ["elsewhere", "unconscious"])
def test_she_waits(where):
    """Elsewhere or unconscious: nothing is lost, and it may be tried again in this scenario."""
    game = turn_page(promised(board={(1, 0): "field"}), "le-6")
    if where == "elsewhere":
        game.figures[1] = game.content.card_ids.index("field")
    else:
        game.registers[tabletop.STATUS + 1] = table.UNCONSCIOUS
        game.figures[1] = -1
    play(game, "nothing")

    talk(game, "listen")
    assert read(game)[-1] == "p240"
    assert news(game, "line") == ["p240"]
    game.registers[tabletop.STATUS + 1] = tabletop.PRESENT
    game.figures[1] = game.figures[0]
    game.index = None
    play(game, "nothing")
    talk(game, "listen")

    assert read(game)[-1] == "p241"


@rule("T-LEAVE-03")
def test_who_has_left_is_named():
    """242 is read; it can still be told who it was, where and when."""
    game = promised()
    character = memory.character_of(game, 1)
    game.registers[tabletop.STATUS + 1] = tabletop.GONE
    game.figures[1] = -1
    turn_page(game, "le-6")
    game.index = None
    play(game, "nothing")

    talk(game, "listen")

    assert read(game)[-1] == "p242"
    assert memory.persons(game, "promise") == [character]
    assert table.seat_of(game, character) == NONE


@pytest.mark.parametrize("place", ["deck", "pile", "hand", "blocked", "another's hand"])
def test_a_broken_promise(place):
    """Influence −3, and Salt sense is banished from wherever it is, of whoever has it now."""
    game = promised()
    zones = {"deck": table.DECKS + 1, "pile": table.DISCARD_PILES + 1, "hand": tabletop.HANDS + 1}
    zones |= {"blocked": table.BLOCKED + 1, "another's hand": tabletop.HANDS + 2}
    game.move(game.content.card_ids.index("salt-sense"), zones[place])
    game.registers[table.SCORES + table.INFLUENCE] = 5
    turn_page(game, "le-6")

    epilogue(game)

    assert table.score(game, table.INFLUENCE) == 2
    assert zone(game, "salt-sense") == tabletop.BANISHED


def epilogue(game):
    from fogbound.rules.citadel.book import rules_of
    from fogbound.rules.common.book import do

    page = story.bookmark(game)
    do(game, rules_of(game).page(page).epilogue, page, 0)
    game.advance()


@pytest.mark.parametrize("kept", [True, False])
def test_without_a_promise_or_with_a_kept_one_the_epilogue_is_silent(kept):
    """Only a promise that was not kept costs anything."""
    game = turn_page(promised() if kept else salt_house(), "le-6")
    game.registers[table.SCORES + table.INFLUENCE] = 5
    if kept:
        play(game, "read 241", you=1)

    epilogue(game)

    assert table.score(game, table.INFLUENCE) == (7 if kept else 5)
    assert (zone(game, "salt-sense") == tabletop.BANISHED) is False
    assert "recovery" not in standing(game)
