"""K-C-37, The Tolling Below: a Clue and three towers that must be rung in their order."""

from functools import partial

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import (
    act,
    card,
    choose,
    corpus_table,
    deck_size,
    finish,
    hand,
    name,
    names,
    offered,
    past,
    terrain,
    zone,
)
from rulebook import alone, rule

TOWERS = {(1, 0): "422", (2, 0): "443"}
tolling = partial(corpus_table, only=("37", "38", "46"), clues=("the-tolling-below",))
towers = partial(tolling, at="401", board=TOWERS)


def rings(number, lost=0):
    """An Action Deck for so many rings, each a success; between them so many cards that will be lost."""
    blanks = [f"blank#{n}" for n in range(2, 21)]
    deck = []
    for stars in (["two-stars"], ["two-stars#2"], ["star", "star#2"])[:number]:
        deck += stars
        for _ in range(4 - len(stars) + lost):
            deck.append(blanks.pop())
    return [*deck, *blanks]


def ring(game, tower, *choices, joined=()):
    """Stand at a tower and ring its bell; only the plainest answers beside these."""
    for seat in tabletop.explorers(game):
        game.figures[seat] = card(game, tower)
    game.advance()
    act(game, "ring", *(["trade/0"] if joined else []), "reveal", "keep-none", joined=joined)
    return finish(choose(game, *choices))


def satchel(game):
    return names(game, game.zones[zones.SATCHEL])


@rule("C-SET-08", "C-SET-13", "C-CARD-14")
def test_the_clue_starts_on_020_and_its_curses_bear_its_title():
    """Both Curse cards of that title are in the Action Deck, and no other curse's."""
    game = tolling()
    deck = [name(game, found) for found in game.zones[zones.ACTION_DECK]]

    assert terrain(game) == "020"
    assert satchel(game) == ["the-tolling-below"]
    assert {"tolling", "tolling#2"} <= set(deck)
    assert "first-curse" not in deck


@alone("needs everybody together")
@rule("C-NUM-10", "C-NUM-13")
def test_the_order_a_b_c_leads_on():
    """The Clue adds 1 at the first tower, the First Note 2 at the second, the Second Note 3 at the third."""
    game = towers(deck=rings(3))

    ring(game, "401", "number/431")
    assert satchel(game) == ["431", "the-tolling-below"]
    ring(game, "422", "number/442")
    assert satchel(game) == ["431", "442", "the-tolling-below"]
    game.figures[0] = card(game, "443")
    game.advance()
    act(game, "ring", "reveal", "keep-none")
    assert offered(game) == ["number/450", "number/453"]
    choose(game, "number/453")

    assert zone(game, "453") == tabletop.RESOLVING  # the end of it all: K-C-38


@rule("C-NUM-10", "C-NUM-12")
def test_a_note_switches_off_what_came_before():
    """At every tower there is the plain number and exactly one sum."""
    game = towers(satchel=["431"], deck=rings(1))
    act(game, "ring", "reveal", "keep-none")
    assert offered(game) == ["number/430", "number/432"]  # the Clue's banner is off

    game = towers(satchel=["431", "442"], deck=rings(1))
    act(game, "ring", "reveal", "keep-none")
    assert offered(game) == ["number/430", "number/433"]  # the First Note's banner is off too


@alone("needs everybody together")
@rule("C-RUL-57", "C-NUM-13")
def test_a_sum_without_a_fitting_card_gives_the_plain_number():
    """Rung out of order, the second tower calls 441, which nobody carries: 440 is taken instead."""
    game = towers(deck=rings(1))

    ring(game, "422", "number/441")

    assert past(game) in (["440"], ["440#2"])
    assert satchel(game) == ["the-tolling-below"]


@rule("C-STATE-12")
def test_a_plain_number_takes_the_notes_back_and_costs_each_involved_vital_force():
    """All Notes are returned; each involved explorer loses one card for every State/Character card."""
    game = towers(
        explorers=3,
        satchel=["431", "442"],
        hands={0: ["105", "104"], 1: ["105#2"], 2: ["105#3"]},
        deck=rings(1),
    )
    before = deck_size(game)

    ring(game, "443", "number/450", joined=[1])

    assert satchel(game) == ["the-tolling-below"]
    assert zone(game, "431") == zone(game, "442") == tabletop.ADVENTURE_DECK
    assert deck_size(game) == before - 4 - 3 - 2
    assert past(game) in (["450"], ["450#2"])


@alone("needs everybody together")
def test_after_that_the_clue_counts_again():
    """Without Notes the first tower leads on as it did at first."""
    game = towers(satchel=["431"], deck=rings(2, lost=1))

    ring(game, "401", "number/430")
    act(game, "ring", "reveal", "keep-none")

    assert offered(game) == ["number/430", "number/431"]


@alone("needs everybody together")
def test_each_plain_number_has_two_greens():
    """The second time the other one comes."""
    game = towers(deck=rings(2, lost=1))

    ring(game, "401", "number/430")
    ring(game, "401", "number/430")

    assert past(game) == ["430", "430#2"]


def test_a_failure_rings_nothing():
    """Without two stars there is no number at all."""
    game = towers(deck=9)

    finish(act(game, "ring"))

    assert past(game) == []
    assert hand(game) == []
