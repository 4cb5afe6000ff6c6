"""K-D-10, three cups: everybody chooses alone."""

import pytest

from enduring import blocked, choose, farlamp_table, finish, life, news, offered, play, purse
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.memory import answer_memo
from fogbound.rules.common import memory, tabletop
from rulebook import alone

DRINK, POUR, KEEP = (f"reply/p206/{n}" for n in range(1, 4))


def cups(*answers, you=0, **settings):
    game = farlamp_table(only=["k-d-10"], **{"players": 3, **settings})
    play(game, "read 206", you=you)
    return choose(game, *answers)


def read(game):
    return news(game, "read")


def test_nobody_sees_another_choice_before_all_have_answered():
    """Each is asked alone, in secret; then all choices are shown at once."""
    game = cups()
    for seat, answer in ((0, DRINK), (1, POUR)):
        assert game.pending().seat(game) == seat
        assert game.pending().is_secret()
        assert offered(game) == [DRINK, POUR, KEEP]
        choose(game, answer)
        assert news(game, "replied") == []
        assert not any("answer" in key for key in game.chronicle)

    choose(game, POUR)

    assert game.news is not None
    assert [(item.seat, item.n) for item in game.news if item.what == "replied"] == [(0, 0), (1, 1), (2, 1)]


def test_only_those_on_the_terrain_are_asked():
    """Who stands elsewhere has no cup."""
    game = cups(DRINK, DRINK, board={(0, 2): "field"}, where={1: "field"})

    assert read(game) == ["p206", "p207"]


@pytest.mark.parametrize(
    ("answers", "paragraph"),
    [
        ((DRINK, DRINK, DRINK), "p207"),
        ((DRINK, POUR, DRINK), "p208"),
        ((KEEP, POUR, KEEP), "p208"),
        ((KEEP, KEEP, KEEP), "p209"),
        ((POUR, POUR, KEEP), "p209"),
        ((DRINK, POUR, POUR), "p206"),
        ((DRINK, DRINK, KEEP), "p206"),
    ],
)
def test_the_first_that_fits(answers, paragraph):
    """Everyone drank; exactly one poured; nobody drank; anything else."""
    assert read(cups(*answers))[-1] == paragraph


def test_in_208_you_are_the_one_who_poured():
    """The dialogue goes over to them."""
    game = cups(DRINK, DRINK, POUR)

    assert game.news is not None
    assert next(item.seat for item in reversed(game.news) if item.what == "read") == 2


def test_anything_else_has_a_consequence_for_each():
    """Who drank gains 2, who poured unblocks a card, who kept takes 436, clockwise from the active player."""
    game = farlamp_table(only=["k-d-10"], players=4, blocked=["blank#30", "blank#31"])
    game.move(game.content.card_ids.index("blank#32"), table.BLOCKED + 1)
    play(game, "read 206", DRINK, POUR, POUR, KEEP, you=3)
    finish(game, "keep")

    assert [life(game, seat) for seat in range(4)] == [10, 10, 10, 12]
    assert len(blocked(game, 0)) == 1
    assert blocked(game, 1) == []
    assert len(purse(game, 2)) == 1


@alone("is about being alone")
@pytest.mark.parametrize(
    ("rolls", "answer", "paragraph"),
    [
        ((1, 2), DRINK, "p207"),
        ((1, 3), DRINK, "p208"),
        ((4, 5), KEEP, "p208"),
        ((5, 6), KEEP, "p209"),
        ((1, 5), DRINK, "p206"),
        ((3, 4), KEEP, "p209"),
    ],
)
def test_solo_two_absent_friends_answer_by_dice(rolls, answer, paragraph):
    """1–2 drink, 3–4 pour, 5–6 keep; rolled before the player chooses, shown after."""
    game = farlamp_table(only=["k-d-10"])
    game.chance = Fixed(game.chance, rolls)
    play(game, "read 206")
    assert game.chance.rolls == [], "the dice lie already"
    assert news(game, "absent-replied") == []

    choose(game, answer)

    assert read(game)[-1] == paragraph
    assert news(game, "absent-replied") == ["p206", "p206"]
    if paragraph == "p208":
        assert game.news is not None
        assert next(item.seat for item in reversed(game.news) if item.what == "read") == 0


class Fixed:
    """A generator whose next dice are known."""

    def __init__(self, chance, rolls):
        self.chance = chance
        self.rolls = [roll - 1 for roll in rolls]

    def below(self, bound):
        return self.rolls.pop(0) if self.rolls else self.chance.below(bound)

    def __getattr__(self, name):
        return getattr(self.chance, name)


def test_with_company_nobody_absent_answers():
    """The dice are for playing alone."""
    game = cups(DRINK, DRINK, DRINK)

    assert news(game, "absent-replied") == []


def test_each_choice_is_remembered_by_character():
    """Much later it is still known who kept a cup; who joined afterwards was not there."""
    game = cups(KEEP, DRINK, DRINK)
    keepers = memory.persons(game, answer_memo(206, "keep"))
    assert keepers == [memory.character_of(game, 0)]

    game.registers[tabletop.CHARACTERS + 0] = game.content.words.find("character", "dov")

    assert not any(
        memory.is_person(game, answer_memo(206, reply), 0) for reply in ("drink", "pour-out", "keep")
    )
    assert table.seat_of(game, keepers[0]) == NONE
    assert memory.place_of(game, answer_memo(206, "keep"), keepers[0]) != NONE
