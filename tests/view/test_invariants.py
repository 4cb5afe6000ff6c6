"""The invariants: sound games have nothing wrong with them, and every kind of damage is named."""

import pytest

from fogbound.core import NONE, Game
from fogbound.core.chance import seeded
from fogbound.core.game import SLOTS
from fogbound.rules import rollout
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from playing import HERE, card, table
from rulebook import rule

ISLAND = (HERE / "soundness" / "island.yaml").read_text()


def sound() -> Game:
    """A game with something of everything."""
    return table(
        ISLAND,
        explorers=2,
        at="012",
        hands={0: ["105"], 1: ["rope-work"]},
        items=[(["031"], 3)],
        past=["021"],
        satchel=["idol"],
        deck=8,
        pile=["star", "left"],
    )


@rule("C-COMP-07", "C-COMP-08", "C-COMP-18")
def test_random_games_are_sound_at_every_question():
    """Cards neither vanish nor multiply, and every snapshot and clone is the game itself."""
    for seed in range(4):
        game = table(ISLAND, explorers=seed % 3 + 1, clues=("second-clue",), seed=seed, chairs=3)
        chance = seeded(seed)
        for _ in range(120):
            assert check(game) == []
            if game.pending() is None:
                break
            rollout.random_step(game, chance)


def move(name: str, zone: int) -> object:
    return lambda game: game.move(card(game, name), zone)


def keep(game: Game, other: Game) -> None:
    """Let a game keep what was worked out for another."""
    game.index, game.layout = other.index, other.layout


def without_the_idol(game: Game) -> Game:
    other = game.clone()
    other.move(card(other, "idol"), tabletop.BANISHED)
    return other


def with_less_fog(game: Game) -> Game:
    other = game.clone()
    for hidden in other.zones[tabletop.FOGGY]:
        other.vacate(hidden)
    tabletop.attached_fog(other, card(other, "012"))
    return other


def column(game: Game) -> int:
    return game.where[card(game, "031")]


DAMAGE = [
    pytest.param(
        lambda game: game.zones.__setitem__(tabletop.PAST, (*game.zones[tabletop.PAST], card(game, "031"))),
        "031 lies in 2 zones",
        marks=rule("C-COMP-18"),
        id="a card in two zones",
    ),
    pytest.param(
        lambda game: game.zones.__setitem__(tabletop.PAST, ()),
        "021 lies in 0 zones",
        marks=rule("C-COMP-18"),
        id="a card in no zone",
    ),
    pytest.param(
        lambda game: game.where.append(0), "cards instead of", marks=rule("C-COMP-18"), id="one card too many"
    ),
    pytest.param(
        move("031#2", zones.ACTION_DECK),
        "031#2 does not belong in zone 7",
        marks=rule("C-COMP-11"),
        id="an Adventure card in the Action Deck",
    ),
    pytest.param(
        move("ann", zones.ACTION_DECK),
        "ann does not belong in zone 7",
        marks=rule("C-COMP-11"),
        id="a Character in the Action Deck",
    ),
    pytest.param(
        move("mist#3", zones.DISCARD_PILE),
        "mist#3 does not belong in zone 8",
        marks=rule("C-COMP-12"),
        id="fog in the Discard Pile",
    ),
    pytest.param(
        move("star", tabletop.PAST),
        "star does not belong in zone 2",
        marks=rule("C-COMP-13"),
        id="a Skill in the Past",
    ),
    pytest.param(
        move("star", tabletop.ADVENTURE_DECK),
        "star does not belong in zone 1",
        marks=rule("C-COMP-09"),
        id="a Skill in the Adventure Deck",
    ),
    pytest.param(
        move("mist#4", tabletop.PILES + 1),
        "mist#4 does not belong in zone 17",
        marks=rule("C-COMP-10"),
        id="fog in the pile of another area",
    ),
    pytest.param(
        move("031#2", tabletop.OUT),
        "031#2 does not belong in zone 0",
        marks=rule("C-COMP-14"),
        id="an Adventure card out of the game",
    ),
    pytest.param(
        move("031#2", tabletop.BOARD),
        "031#2 does not belong in zone 4",
        marks=rule("C-COMP-15"),
        id="an item on the Board",
    ),
    pytest.param(
        lambda game: game.figures.__setitem__(0, card(game, "031#2")),
        "figure 0 stands on 031#2",
        marks=rule("C-COMP-15"),
        id="a figure on an item",
    ),
    pytest.param(
        lambda game: game.figures.__setitem__(1, NONE),
        "the figure of seat 2",
        marks=rule("C-COMP-15"),
        id="an explorer without a figure",
    ),
    pytest.param(lambda game: game.places.pop(card(game, "012")), "012 lies in cell", id="a cell nobody has"),
    pytest.param(
        lambda game: game.beside.update({card(game, "012"): card(game, "031#2")}),
        "012 lies beside 031#2",
        id="a card beside nothing",
    ),
    pytest.param(
        move("031#2", tabletop.HANDS),
        "031#2 is in the hand of seat 1",
        marks=rule("C-COMP-16"),
        id="an item in a hand",
    ),
    pytest.param(
        move("105#2", tabletop.HANDS),
        "seat 1 holds two States",
        marks=rule("C-STATE-05"),
        id="two States of one title",
    ),
    pytest.param(
        move("bo-own", tabletop.HANDS),
        "bo-own is another character's",
        marks=rule("C-SKILL-04"),
        id="a foreign Skill",
    ),
    pytest.param(
        move("bo", tabletop.HANDS),
        "seat 1 has 2 Character cards",
        marks=rule("C-COMP-16"),
        id="two Characters",
    ),
    pytest.param(
        lambda game: game.move(card(game, "105#2"), column(game)),
        "105#2 is part of an item",
        marks=rule("C-COMP-17"),
        id="a State in an item",
    ),
    pytest.param(
        lambda game: game.values.__setitem__(column(game), 7),
        "the die of 031 shows 7",
        marks=rule("C-COMP-04", "C-COMP-17"),
        id="a die with seven pips",
    ),
    pytest.param(
        lambda game: game.values.__setitem__(column(game), 0),
        "the die of 031 shows 0",
        marks=rule("C-COMP-17"),
        id="an item without a die",
    ),
    pytest.param(
        lambda game: [
            game.move(each, game.new_zone(zones.ITEM_COLUMN, 1, 3))
            for each in range(len(game.where))
            if game.content.card_ids[each].startswith("blank")
        ],
        "dice lie on items",
        marks=rule("C-COMP-04"),
        id="too many dice",
    ),
    pytest.param(
        lambda game: game.known.update({card(game, "012"): 1}),
        "012 lies open",
        id="an open card kept as a secret",
    ),
    pytest.param(
        lambda game: game.counters.update({card(game, "blank") * SLOTS: 1}),
        "counters lie on blank",
        id="counters in the deck",
    ),
    pytest.param(
        lambda game: game.agenda.append((1, card(game, "012"), 1)),
        "a turn is chosen while",
        id="a forgotten arrival",
    ),
    pytest.param(move("star", tabletop.DRAWN), "star was left in zone 9", id="a drawn card left behind"),
    pytest.param(
        move("031#2", tabletop.RESOLVING), "031#2 was left in zone 6", id="a card still in resolution"
    ),
    pytest.param(
        lambda game: keep(game, without_the_idol(game)),
        "the abilities kept in the index",
        id="a forgotten ability",
    ),
    pytest.param(
        lambda game: keep(game, with_less_fog(game)),
        "what is kept of the Board around 012",
        id="fog that has lifted",
    ),
    pytest.param(
        lambda game: game.offered.append(game.offered[0]),
        "two options have one name",
        id="a name for two options",
    ),
]


@pytest.mark.parametrize(("damage", "complaint"), DAMAGE)
def test_damage_is_named(damage, complaint):
    """A game that cannot be is told apart from one that can."""
    game = sound()
    assert check(game) == []

    damage(game)

    assert any(complaint in wrong for wrong in check(game)), check(game)


def test_a_snapshot_that_loses_something_is_noticed():
    """A serial kept for a question that no longer waits would be gone when the game is read back."""
    game = sound()

    game.asked.append((len(game.stack) + 5, game.serial))

    assert check(game) == ["a snapshot read back is another game"]
