"""The careful adventurer of the Citadel: it plays fair, plays the same game again, and wins where chance never does."""

import pytest

from enduring import act, brim, citadel_table, entries
from fogbound.bots import BotAnswer, CarefulAdventurer, CitadelCardReadings, CitadelObservation, careful
from fogbound.core import GROUP, Game
from fogbound.packs import library
from fogbound.rules.citadel import table
from fogbound.rules.common.redeal import redeal


@pytest.fixture(scope="module")
def adventure() -> library.Adventure:
    return library.open(("selvage",))


def dealt(adventure: library.Adventure, players: int = 1, seed: int = 5) -> Game:
    return adventure.book.deal(adventure.book.plain_setup(players), seed)


def answers(adventure: library.Adventure, seed: int, most: int) -> list[BotAnswer]:
    """What it answers, question after question."""
    game, mind = dealt(adventure, 2), careful("citadel", adventure.packs)(seed)
    given: list[BotAnswer] = []
    while game.pending() is not None and len(given) < most:
        given.append(mind(game))
        game.answer(GROUP, game.pending_serial(), *given[-1])
    return given


def test_the_same_seed_gives_the_same_answers(adventure):
    """A player has its own chance, and nothing else to differ by."""
    once, again, other = (answers(adventure, seed, 60) for seed in (3, 3, 4))

    assert once == again != other


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_hidden_changes_its_mind(adventure, players):
    """In a game in which all that its seat cannot know is dealt anew, it answers the same."""
    game, faces = dealt(adventure, players), CitadelCardReadings(adventure.packs)
    player, twin = CarefulAdventurer(1), CarefulAdventurer(1)

    for number in range(120):
        if game.pending() is None:
            break
        position = CitadelObservation(game, faces)
        answer = player.answer(position)
        assert twin.answer(CitadelObservation(redeal(game, position.seat, number), faces)) == answer
        game.answer(GROUP, game.pending_serial(), *answer)

    assert number > 60


LAND = """
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: influence +1}
    - tend: {cost: 1, success: regain 9}
- {paragraph: 700}
- number: 11
  uid: door
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: influence +1}
    - talk: {cost: 1, success: read 700}
- number: 12
  uid: rim
  back: green
  kind: terrain
  actions:
    - dig: {cost: 1, success: influence +1}
    - climb: {cost: 1, difficulty: 9, success: read 700, failure: suffer 8 damage}
- {number: 13, uid: anvil, back: green, kind: purse, weight: 90}
"""


def answer_at(at: str, **settings: object) -> str:
    """What it does on a Terrain."""
    game = citadel_table(LAND, at=at, **settings)
    return (
        CarefulAdventurer(1)
        .answer(CitadelObservation(game, CitadelCardReadings([brim(), entries(LAND)])))
        .option
    )


def test_it_rests_when_breath_is_short():
    """With a full deck there are better things to do."""
    assert answer_at("camp", deck=4, pile=12, life=2) == "tend/s1/camp"
    assert answer_at("camp", deck=12, pile=0) == "dig/s1/camp"


def test_it_wants_to_know_what_nobody_has_read():
    """A paragraph is worth more than a point."""
    assert answer_at("door") == "talk/s1/door"


def test_it_does_not_gamble_with_its_life():
    """Nor does it read at any price."""
    assert answer_at("rim", life=5) == "dig/s1/rim"


def test_it_puts_down_what_is_too_heavy():
    """Who carries too much cannot move."""
    assert answer_at("camp", purse=["anvil"]) == "drop/s1/anvil"


def test_it_walks_on_with_the_others_to_where_there_is_something_to_do():
    """Nobody is left behind, and of two ways the one is taken that leads on."""
    land = (
        LAND
        + """
- number: 14
  uid: ford
  back: green
  kind: terrain
  actions: [swim: {group: true, cost: 1, success: {choose: [go north of this, go south of this]}}]
"""
    )
    game = citadel_table(land, at="ford", players=2, board={(0, -1): "field", (0, 1): "door"})
    mind, faces = CarefulAdventurer(1), CitadelCardReadings([brim(), entries(land)])

    said = []
    while game.pending_name() in ("choose-action", "choose-effect") and "choose" not in said:
        answer = mind.answer(CitadelObservation(game, faces))
        said.append(answer.option.partition("/")[0])
        game.answer(GROUP, game.pending_serial(), *answer)
        finish_draw(game)

    assert said == ["swim", "choose"]
    assert [game.content.card_ids[place] for place in game.figures[:2]] == ["door", "door"]


def finish_draw(game: Game) -> None:
    """Reveal what was drawn."""
    while game.pending_name() in ("draw-on", "use-effects"):
        game.choose(game.offered[-1], "")


def test_it_draws_on_only_as_long_as_it_pays():
    """No additional card is drawn for an action that cannot fail."""
    game = citadel_table(LAND, at="camp", deck=12)
    act(game, "dig")

    position = CitadelObservation(game, CitadelCardReadings([brim(), entries(LAND)]))
    assert CarefulAdventurer(1).answer(position).option == "reveal"


def won(adventure: library.Adventure, mode: int, games: int, players: int = 1) -> int:
    """How many games in a mode of Recovery it wins."""
    school, count = careful("citadel", adventure.packs), 0
    for seed in range(games):
        game, mind = dealt(adventure, players, seed), school(seed)
        while game.pending() is not None:
            if game.pending_name() == "choose-mode":
                game.choose(game.offered[mode], "")
            else:
                game.answer(GROUP, game.pending_serial(), *mind(game))
        count += game.ending == "won"
    return count


@pytest.mark.long
def test_it_wins_where_chance_never_does(adventure):
    """In Story mode most games, in the standard mode some; of sixty random games hardly one is won."""
    assert won(adventure, table.STORY, 4) >= 2
    assert won(adventure, table.STANDARD, 6) >= 1


@pytest.mark.long
def test_it_wins_as_a_pair(adventure):
    """Of forty games of two in the standard mode it wins twenty-four; of the first sixteen here, not much fewer."""
    assert won(adventure, table.STANDARD, 16, players=2) >= 6
