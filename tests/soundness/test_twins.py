"""Nobody can tell apart two games that differ only in what nobody has seen."""

import pytest

from amounts import seeds
from fogbound.core import NONE, Game
from fogbound.core.chance import seeded
from fogbound.lab import twins
from fogbound.lab.twins import banished_cards, fronts, is_sought
from fogbound.rules.common import tabletop
from fogbound.rules.continent import life, sight
from fogbound.rules.continent import table as zones
from playing import HERE, act, choose, finish, names, play, table
from rulebook import rule
from soundness.twins import (
    ACTION,
    ADVENTURE,
    EXPLORATION,
    FAMILIES,
    assert_alike,
    came_to_light,
    outside,
    play_twins,
    twin_of,
)

ISLAND = (HERE / "soundness" / "island.yaml").read_text()


@pytest.mark.slow
@rule("C-INFO-01", "C-INFO-02", "C-INFO-03", "C-INFO-07", "C-RUL-99")
@pytest.mark.parametrize("seed", seeds(1, 6))
def test_twins_look_alike_through_random_games(seed):
    """Views, options, reasons, refusals and errors stay equal until an exchanged front comes to light."""
    game = table(
        ISLAND, explorers=(2, 1, 3)[seed % 3], clues=("second-clue",), seed=seed, chairs=seed % 2 * 4
    )

    compared = play_twins(game, seeded(seed), 100)

    assert compared > 40


def test_a_twin_has_other_fronts_behind_the_same_backs():
    """Numbers stay where they are; what is behind them, in the fog and in the deck does not."""
    game = table(ISLAND, at="012")

    twin, exchanged = twin_of(game, seeded(5))

    for card in exchanged:
        ours, theirs = game.content.cards[card], twin.content.cards[card]
        assert (ours.number, ours.back, ours.back_refs) == (theirs.number, theirs.back, theirs.back_refs)
        assert game.content.card_ids[card] != twin.content.card_ids[card]
    assert len(exchanged) > 40
    assert sorted(game.content.card_ids) == sorted(twin.content.card_ids)


@pytest.mark.parametrize("family", FAMILIES)
def test_twins_part_when_the_front_is_seen(family):
    """The comparison is no tautology: once the hidden card is shown, the games differ."""
    game = table(ISLAND, at="012", deck=["star", "left", "scout", "seven", "right", "two-stars", "blank"])
    twin, exchanged = twin_of(game, seeded(1), [family])
    answers = {ACTION: ["dig", "reveal"], EXPLORATION: ["pathfind", "reveal", "keep-none", "explore/0"]}

    if family == ADVENTURE:
        for each in (game, twin):
            play(each, "take 014")
    else:
        for each in (game, twin):
            act(each, answers[family][0], *answers[family][1:])

    assert came_to_light(game, exchanged)
    with pytest.raises(AssertionError):
        assert_alike(game, twin)


@pytest.mark.parametrize(
    ("room", "what", "answer"),
    [(sight, "sees", True), (life, "discard_pile_is_open", True)],
    ids=["fog, deck and drawn cards seen through", "a closed pile looked through"],
)
def test_a_leak_is_found(room, what, answer, monkeypatch):
    """A projection that shows one hidden front too many makes twins differ."""
    game = act(
        table(ISLAND, at="012", deck=["star", "left", "scout"], pile=["seven", "right", "two-stars"]), "dig"
    )
    twin, _ = twin_of(game, seeded(2))
    assert_alike(game, twin)

    monkeypatch.setattr(room, what, lambda *where: answer)

    with pytest.raises(AssertionError):
        assert_alike(game, twin)


def test_who_looked_can_tell_and_the_others_cannot():
    """What one seat was shown is not exchanged; a twin that exchanges it differs for that seat alone."""
    game = table(ISLAND, explorers=2, at="012", deck=["star", "left", "scout", "seven", "right", "two-stars"])
    play(game, "look at the top 3", "on-top/left", "on-top/star", you=1)
    top = game.zones[zones.ACTION_DECK][-3:]
    assert names(game, top) == ["left", "scout", "star"]

    _, exchanged = twin_of(game, seeded(3))
    assert not exchanged & set(top)
    other = game.clone()
    other.zones[zones.ACTION_DECK] = (*game.zones[zones.ACTION_DECK][:-3], top[1], top[2], top[0])

    assert outside(other, 1) != outside(game, 1)
    for seat in (NONE, 0):
        assert outside(other, seat) == outside(game, seat)


# -- what a text seeks by its front ----------------------------------------------------------------

SEEKING = (
    ISLAND
    + """
- number: 40
  back: green
  kind: terrain
  area: I
  actions:
    - think: {cost: 1, success: banish every card with rope anywhere}
    - rest: {cost: 1, success: banish 031}
"""
)


def seeking(seed: int) -> tuple[Game, Game, set[int]]:
    """A game and a twin with other fronts behind its numbers."""
    game = table(SEEKING, at="040", deck=["star", "left", "scout", "seven", "right", "two-stars", "blank"])
    return game, *twin_of(game, seeded(seed), [ADVENTURE])


def test_twins_part_when_a_text_seeks_fronts():
    """The same fronts leave from behind other numbers; nobody sees them, but sees which numbers are left."""
    game, twin, exchanged = seeking(1)

    for each in (game, twin):
        finish(act(each, "think"))
        assert not came_to_light(each, exchanged)
    assert is_sought(game, twin, exchanged)

    for each in (game, twin):
        play(each, "take 031")
    assert outside(game, 0) != outside(twin, 0)


def test_twins_do_not_part_when_a_text_banishes_by_number():
    """Backs are the same in both, so the same card goes, whatever its front; nobody can tell the games apart."""
    game, twin, exchanged = seeking(1)

    for each in (game, twin):
        finish(act(each, "rest"))

    assert exchanged & set(banished_cards(game, exchanged))
    assert not is_sought(game, twin, exchanged)
    assert_alike(game, twin)


def test_twins_do_not_part_when_what_is_hidden_decides_what_is_banished():
    """Different fronts are gone: no text has named them, so they may not make a difference."""
    game, twin, exchanged = seeking(1)
    one, other, *_ = sorted(exchanged)

    game.move(one, tabletop.BANISHED)
    twin.move(other, tabletop.BANISHED)

    assert fronts(game, [one]) != fronts(twin, [other])
    assert not is_sought(game, twin, exchanged)


def test_a_leak_beside_a_text_that_seeks_fronts_is_found(monkeypatch):
    """Twins are compared until the fronts have gone, however the game goes on then."""
    game, _, _ = seeking(1)
    behind = game.content.card_ids.index("031")
    assert play_twins(game.clone(), seeded(1), 12)

    monkeypatch.setattr(twins, "glance", lambda game, seat: game.content.card_ids[behind])

    _, found = twins.play_twins(game.clone(), seeded(1), 12)
    assert any("another glance" in wrong for wrong in found)


# -- refusals --------------------------------------------------------------------------------------


def test_an_answer_that_names_a_hidden_card_is_refused_like_any_other():
    """Nobody learns from an error whether a card exists or where it is."""
    game = table(ISLAND, at="012")
    said = set()
    for name in ("031", "knife", "no-such-card"):
        with pytest.raises(ValueError, match="is not among the options") as refused:
            choose_by_id(game, f"dig/s1/{name}")
        said.add(str(refused.value).replace(name, "…"))

    assert len(said) == 1
    assert choose(game, "dig/s1/012").pending() is not None


def choose_by_id(game, choice):
    game.answer(NONE, game.pending_serial(), choice)
