"""The careful player: it plays fair, plays the same game again, and plays better than chance."""

import pytest

from fogbound.bots import BotAnswer, CardReadings, Careful, Observation, Player, Random
from fogbound.bots.citadel import CarefulAdventurer
from fogbound.core import GROUP, Game
from fogbound.lab import simulate
from fogbound.lab.games import Match
from fogbound.packs import library
from fogbound.rules.common.redeal import redeal
from fogbound.rules.continent.setup import deal, plain_setup
from playing import base, pack_of, table
from soundness.positions import questions


@pytest.fixture(scope="module")
def adventure() -> library.Adventure:
    return library.open(("proving-ground",))


def dealt(adventure: library.Adventure, explorers: int = 1, seed: int = 5) -> Game:
    return deal(adventure.book, plain_setup(adventure.book, explorers), seed)


def answers(game: Game, faces: CardReadings, player: Player, most: int) -> list[BotAnswer]:
    """What a player answers, question after question."""
    given: list[BotAnswer] = []
    while game.pending() is not None and len(given) < most:
        given.append(player.answer(Observation(game, faces)))
        game.answer(GROUP, game.pending_serial(), *given[-1])
    return given


@pytest.mark.parametrize("kind", [Careful, Random])
def test_the_same_seed_gives_the_same_answers(adventure, kind):
    """A player has its own chance, and nothing else to differ by."""
    faces = CardReadings(adventure.packs)
    once, again, other = (answers(dealt(adventure, 2), faces, kind(seed), 60) for seed in (3, 3, 4))

    assert once == again != other


@pytest.mark.parametrize("explorers", [1, 3])
def test_nothing_hidden_changes_its_mind(adventure, explorers):
    """In a game in which all that its seat cannot know is dealt anew, it answers the same."""
    game, faces = dealt(adventure, explorers), CardReadings(adventure.packs)
    player, twin = Careful(1), Careful(1)

    for number in range(120):
        if game.pending() is None:
            break
        position = Observation(game, faces)
        answer = player.answer(position)
        assert twin.answer(Observation(redeal(game, position.seat, number), faces)) == answer
        game.answer(GROUP, game.pending_serial(), *answer)

    assert number > 60


CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, success: gain 1 experience}
    - rest: {cost: 1, success: restore 9 random}
    - climb: {cost: 1, difficulty: 1, success: lift the curse first-clue, failure: lose 1 card}
- number: 21
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, success: gain 1 experience}
    - rest: {cost: 1, success: restore 9 random}
- number: 22
  back: green
  kind: terrain
  area: I
  actions:
    - dig: {cost: 1, success: gain 1 experience}
    - climb: {cost: 1, difficulty: 3, success: take 021, failure: your adventure is over}
"""


def chosen(at: str, deck: int, pile: int) -> str:
    """What it does on a Terrain with a deck and a pile of Skills worth nothing."""
    game = table(CARDS, at=at, deck=deck, pile=pile)
    position = Observation(game, CardReadings([base(), pack_of(CARDS)]))
    return Careful(1).answer(position).option.partition("/")[0]


def test_it_rests_when_life_is_low():
    """With a full deck there are better things to do than sleep."""
    assert chosen("021", deck=2, pile=18) == "rest"
    assert chosen("021", deck=18, pile=0) == "dig"


def test_it_does_not_gamble_with_its_life():
    """What promises something strange is left alone when failing is the end and cannot be avoided."""
    assert chosen("022", deck=18, pile=0) == "dig"


def test_it_draws_on_only_as_long_as_it_pays():
    """No additional card is drawn for an action that cannot fail."""
    game = table(CARDS, at="021", deck=10)
    faces = CardReadings([base(), pack_of(CARDS)])
    game.answer(GROUP, game.pending_serial(), "dig/s1/021")

    assert game.pending_name() == "draw-more"
    assert Careful(1).answer(Observation(game, faces)).option == "reveal"


@pytest.mark.long
@pytest.mark.parametrize(
    ("pack", "explorers", "games", "ahead"),
    [("proving-ground", 1, 8, 0.4), ("proving-ground", 2, 8, 0.4), ("first-light", 1, 20, 0.2)],
)
def test_it_wins_more_often_than_chance(pack, explorers, games, ahead):
    """Random play wins one game in ten of the proving ground, and hardly ever sees the first light."""
    careful, random = (
        simulate.run(Match(pack, 1, explorers, policy, 1500), games) for policy in ("careful", "random")
    )

    assert careful.outcomes.get("won", 0) / games > random.outcomes.get("won", 0) / games + ahead


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_careful_players_know_questions_by_the_names_they_have(ruleset):
    """A kind that no question has would be answered without a thought, and nothing else would tell."""
    mind = {"continent": Careful, "citadel": CarefulAdventurer}[ruleset](1)

    assert set(mind._ways) - questions(ruleset) == set()
    assert len(mind._ways) > 10
