"""K-D-09, the door that asks a name: a word of one's own, or a number that was worked out."""

import pytest

from enduring import choose, deck_size, farlamp_table, life, names, news, offered, play, zone
from fogbound.core import snapshot
from fogbound.rules.citadel import story, table
from fogbound.rules.common import memory, tabletop
from rulebook import rule

CARDS = """
- {number: 484, uid: lost, back: green, kind: purse}
- {number: 485, uid: gone, back: green, kind: purse}
"""


def door(fallen="", **settings):
    game = farlamp_table(CARDS, only=["k-d-09"], **{"players": 2, "deck": 12, "decks": {1: 12}, **settings})
    if fallen:
        game.registers[table.FIRST_FALLEN] = game.content.words.find("character", fallen) + 1
    game.move(game.content.card_ids.index("lost"), tabletop.BANISHED)
    return play(game, "read 200")


def say(game, word):
    return choose(game, "say", value=word)


def read(game):
    return news(game, "read")


@pytest.mark.parametrize(
    ("fallen", "said", "right"),
    [
        ("cora", "Cora", True),
        ("cora", " cörà ", True),
        ("cora", "dov", False),
        ("cora", "nobody", False),
        ("", "nobody", True),
        ("", "NO ONE", True),
        ("", "personne", True),
        ("", "Nul", True),
        ("", "cora", False),
    ],
)
def test_the_name_of_the_first_to_fall(fallen, said, right):
    """In any language and spelling; nobody, if nobody did."""
    game = say(door(fallen), said)

    assert (read(game)[-1] == "p201") == right


def test_the_name_of_somebody_who_really_fell():
    """Who falls first in the adventure is the answer, even after they left or somebody else fell."""
    game = door()
    choose(game, "reply/p200/1")
    play(game, "lose 10 life", you=1)
    while offered(game)[0].startswith("banish"):
        choose(game, offered(game)[0])

    say(play(game, "read 200"), "bartholt")

    assert read(game)[-1] == "p201"


@rule("T-INFO-05")
def test_the_banished_cards_are_seen_and_one_is_returned():
    """Otherwise closed, they are open to all for this once; one goes back to its deck."""
    game = door("cora")
    game.move(game.content.card_ids.index("gone"), tabletop.BANISHED)

    say(game, "cora")

    assert sorted(offered(game)) == ["return/gone", "return/lost"]
    assert game.pending().seat(game) == 0
    seen = [game.known.get(card, 0) for card in game.zones[tabletop.BANISHED]]
    assert all(seats & 3 == 3 for seats in seen)
    choose(game, "return/gone")
    assert zone(game, "gone") == tabletop.ADVENTURE_DECK
    assert names(game, game.zones[tabletop.BANISHED]) == ["lost"]


@rule("T-TAKE-12", "T-TAKE-13")
@pytest.mark.parametrize(
    ("said", "right"), [("202", True), ("201", False), ("203", False), ("777", False), ("200", False)]
)
def test_a_number_must_lead_to_a_paragraph_that_comes_from_here(said, right):
    """Any other number is as wrong as one that does not exist, and shows nothing."""
    game = say(door("cora"), said)

    assert (read(game)[-1] == "p202") == right
    if not right:
        assert read(game) == ["p200"]
        assert "say/p200" in offered(game)


def test_nothing_displayed_depends_on_what_exists():
    """The question is one field; a wrong word and a wrong number leave the same traces."""
    game = door("cora")
    assert offered(game) == ["reply/p200/1", "say/p200"]
    traces = []
    for said in ("203", "204", "dov", "???"):
        other = say(door("cora"), said)
        assert other.news is not None
        traces.append(
            (
                [(item.what, item.seat, item.card, item.n) for item in other.news],
                offered(other),
                other.barriers,
            )
        )

    assert all(trace == traces[0] for trace in traces)


def test_each_attempt_costs_everybody_two_cards():
    """Right or wrong."""
    for said in ("dov", "cora"):
        game = say(
            door("cora", players=3, decks={1: 12, 2: 12}, board={(0, 2): "field"}, where={2: "field"}), said
        )

        assert [deck_size(game, seat) for seat in range(3)] == [10, 10, 12]


def test_three_attempts_in_a_scenario():
    """The count survives a suspend and a new visit; the next scenario begins with three again."""
    game = say(say(door("cora"), "dov"), "dov")
    choose(game, "reply/p200/1")
    game = snapshot.load(game.content, snapshot.dump(game))
    game.news = []
    game.advance()
    assert memory.recall(game, "door-tries") == 2

    say(play(game, "read 200"), "dov")

    assert read(game)[-1] == "p203"
    choose(game, offered(game)[0])
    play(game, "read 200")
    assert game.pending_name() == "choose-action", "no fourth attempt"
    game.chronicle = {key: often for key, often in game.chronicle.items() if not key.startswith(story.HERE)}
    assert "say/p200" in offered(play(game, "read 200"))


@pytest.mark.parametrize(("points", "left"), [(10, 5), (9, 4), (1, 0)])
def test_four_names_the_last_time(points, left):
    """One of them is right; a wrong one costs half of the life points, rounded up, as a loss."""
    game = say(say(say(door("cora", life=points), "dov"), "dov"), "dov")
    assert len(offered(game)) == 4
    assert "name-person/cora" in offered(game)

    wrong = next(found for found in offered(game) if found != "name-person/cora")
    right = choose(game.clone(), "name-person/cora")
    choose(game, wrong)

    assert life(game) == left
    assert life(right) == points
    assert zone(right, "lost") == tabletop.ADVENTURE_DECK, "201: the only banished card goes back"
