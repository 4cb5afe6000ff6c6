"""What is remembered, as a note, a number, a yes or no, or of people, under both rulesets."""

import pytest

import enduring
import playing
from fogbound.rules.common import memory
from fogbound.rules.common.book import book_of
from fogbound.view import perspective
from playing import act, choose, finish, hand, offered, play, refused, table

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {success: remember promise}
    - dig: {if: promise is remembered, success: forget promise}
    - swim: {success: promise +2}
    - sail: {if: the promise is at least 3, success: set promise to 1}
    - talk: {success: {choose: [remember yes to promise, remember no to promise]}}
    - think: {if: promise is yes, success: turn the oldest choice}
    - hunt: {success: remember promise of you}
    - fish: {if: promise is remembered of you, success: each explorer of promise takes 105}
    - forage: {if: promise is remembered of somebody who has left, success: take 104}
"""


def types_offered(game) -> set[str]:
    """The actions that somebody may take."""
    return {option.split("/")[0] for option in offered(game)}


def done(game, *actions: str, seat: int = 0):
    for action in actions:
        finish(act(game, action, "reveal", seat=seat))
    return game


def test_a_note_lasts_until_it_is_forgotten():
    """What was remembered opens an action, and forgetting it shuts that again."""
    game = table(LAND, at="020", deck=9)
    assert "dig" not in types_offered(game)

    done(game, "climb")
    assert "dig" in types_offered(game)

    done(game, "dig")
    assert "dig" not in types_offered(game)


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("forget promise of you", [1, 2]),
        ("forget promise of each other explorer here", [0]),
        ("forget promise", []),
    ],
)
def test_what_is_remembered_of_several_may_be_forgotten_of_some(ruleset, text, left):
    """Of the others it stays remembered."""
    room = playing if ruleset == "continent" else enduring
    game = table(explorers=3) if ruleset == "continent" else enduring.citadel_table(players=3)
    room.play(game, "remember promise of every explorer")

    room.play(game, text)

    assert [seat for seat in range(3) if memory.is_person(game, "promise", seat)] == left


def test_a_number_grows_and_is_set():
    """It begins at 0, grows with each action, and another one sets it."""
    game = table(LAND, at="020", deck=9)
    done(game, "swim")
    assert "sail" not in types_offered(game)

    done(game, "swim")
    assert memory.recall(game, "promise") == 4
    done(game, "sail")

    assert memory.recall(game, "promise") == 1


def test_a_number_never_falls_below_nothing():
    """Taking away more than there is leaves nothing remembered."""
    game = play(table(), "set promise to 2")
    play(game, "promise -5")

    assert memory.recall(game, "promise") == 0


def test_a_choice_is_remembered_and_turned():
    """The oldest yes becomes a no."""
    game = table(LAND, at="020", deck=9)
    act(game, "talk", "reveal")
    finish(choose(game, "choose/020/1" if "choose/020/1" in offered(game) else "choose"))
    assert "think" in types_offered(game)

    done(game, "think")

    assert memory.choice(game, "promise") == 0
    assert "think" not in types_offered(game)


def test_it_is_remembered_of_one_explorer():
    """Only the one who did it may take the action that asks for it, and only they take the card."""
    game = table(LAND, at="020", explorers=2, deck=9)
    done(game, "hunt", seat=1)
    assert {"fish/s2/020"} == {option for option in offered(game) if option.startswith("fish")}

    done(game, "fish", seat=1)

    assert hand(game, 1) == ["105"]
    assert hand(game, 0) == []


def test_people_are_remembered_when_they_have_left():
    """Who is away for a while is still in the adventure, who has left for good is not."""
    game = table(LAND, at="020", explorers=2, deck=9)
    done(game, "hunt", seat=1)
    assert "forage" not in types_offered(game)

    choose(game, "leave-for-a-while/s2")
    assert "forage" not in types_offered(game)

    choose(game, "come-back/s2")
    choose(game, "leave-for-good/s2")
    assert "forage" in types_offered(game)
    assert memory.persons(game, "promise") == [book_of(game).words.find("character", "bo")]


def test_prose_may_name_who_it_was_and_where():
    """Every seat is told of whom it is remembered, and on which Terrain it happened."""
    game = table(LAND, at="020", explorers=2, deck=9)
    done(game, "hunt", seat=1)

    for seat in (0, 1):
        (found,) = perspective.Perspective(game, seat).memories
        assert (found.memo, found.characters, found.scenario, found.place) == (
            "promise",
            ("bo",),
            None,
            "020",
        )


def test_a_text_that_asks_is_printed_once_the_table_has_met_it():
    """A condition names what is remembered only after it has been remembered once."""
    game = table(LAND, at="020", deck=9)
    assert "met memo/promise" not in game.chronicle

    done(game, "climb")
    assert "met memo/promise" in game.chronicle


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("remember promise in this scenario", "there are no scenarios on the Continent"),
        ("set promise to 2 in this dialogue", "there are no dialogues on the Continent"),
        ("promise +1 in this scenario", "there are no scenarios on the Continent"),
    ],
)
def test_how_long_it_lasts_is_said_at_the_citadel_alone(said, told):
    """On the Continent all is remembered for the adventure, and another span is refused with the reason."""
    card = "[{number: 64, back: green, kind: terrain, %sactions: [{climb: {success: '%s'}}]}]"
    (fault,) = refused(card % ("area: I, ", said))
    span = said[said.index("in this") :]

    assert f"{span!r} is known at the Citadel only: {told}" in fault
    assert enduring.refused(card % ("", said)) == []


def test_who_fell_first_is_known_at_the_citadel_alone():
    """Nobody falls unconscious on the Continent, so the memory of it is no word there."""
    text = "[{number: 64, back: green, kind: terrain, actions: [{climb: {if: first-fallen is remembered of you}}]}]"

    assert playing.refused(text)
    assert enduring.refused(text) == []


@pytest.mark.parametrize("ruleset", ["continent", "citadel"])
def test_a_name_is_told_from_others(ruleset):
    """One of the names is that of the person remembered; naming it is right, any other wrong."""
    form = "{name: promise, among: 3, right: remember warning, wrong: forget promise}"
    for answer in ("right", "wrong"):
        room = playing if ruleset == "continent" else enduring
        game = table(explorers=2) if ruleset == "continent" else enduring.citadel_table(players=2)
        room.play(game, "remember promise of you", you=1)
        right = "bo" if ruleset == "continent" else "bartholt"
        room.play(game, form)
        assert len(offered(game)) == 3
        others = [option for option in offered(game) if right not in option]
        choose(game, f"name-person/{right}" if answer == "right" else others[0])

        assert (memory.recall(game, "warning") == 1) == (answer == "right")
        assert bool(memory.persons(game, "promise")) == (answer == "right")
