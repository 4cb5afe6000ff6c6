"""K-B-01, First Watch: characters, decks, first steps, and the way to a Threat."""

from enduring import brim, choose, deck_size, farlamp, finish, names, offered, standing, terrain, zone
from fogbound.packs.citadel_book import citadel
from fogbound.rules.citadel import numbers, table
from fogbound.rules.citadel.setup import Setup, deal
from fogbound.rules.common import tabletop
from rulebook import rule

PICKS = ("star", "left", "right", "fist", "wild")


def first_watch(players=2, chairs=0):
    book = citadel([brim(), farlamp("k-b-01", "k-b-02")])
    book.introduction = book.card_ids.index("first-watch")
    return deal(book, Setup(players=players, chairs=chairs), 5, [])


def set_up(players=2, chairs=0, mode=0):
    """Through the whole page, up to the first turn."""
    game = first_watch(players, chairs)
    choose(game, f"recovery-mode/{mode}", *("play-as/ansa", "play-as/bartholt", "play-as/cora")[:players])
    for pick in PICKS:
        choose(game, *[f"pick-skill/{pick}"] * players)
    choose(game, *["raise-score/0"] * 4)
    return game


def kinds(game, seat):
    """What a player's deck and pile are made of."""
    cards = game.zones[table.DECKS + seat] + game.zones[table.DISCARD_PILES + seat]
    return sorted(name.partition("#")[0] for name in names(game, cards))


@rule("T-SETUP-02", "T-SETUP-03", "T-CMP-03")
def test_the_group_fixes_the_mode_then_everybody_chooses():
    """Mode first, then characters in seat order, none twice."""
    game = first_watch()
    assert game.pending().seat(game) == -1
    choose(game, "recovery-mode/1")
    assert game.registers[tabletop.MODE] == table.STORY
    assert (game.pending().seat(game), len(offered(game))) == (0, 4)
    choose(game, "play-as/cora")

    assert game.pending().seat(game) == 1
    assert "play-as/cora" not in offered(game)


@rule("T-SETUP-03", "T-DATA-04")
def test_fifteen_own_skills_and_five_shared_ones_going_round():
    """Each takes one X Skill at a time until all have five; twenty cards in all."""
    game = first_watch()
    choose(game, "recovery-mode/0", "play-as/ansa", "play-as/bartholt")
    asked = []
    for pick in PICKS:
        for _ in range(2):
            asked.append(game.pending().seat(game))
            choose(game, f"pick-skill/{pick}")

    assert asked == [0, 1] * 5
    assert [deck_size(game, seat) for seat in (0, 1)] == [20, 20]
    assert kinds(game, 0) == sorted(["quill-work"] * 15 + list(PICKS))
    assert kinds(game, 1) == sorted(["reed-work"] * 15 + list(PICKS))


@rule("T-CMP-03")
def test_a_skill_that_somebody_took_is_not_in_the_reserve_any_more():
    """Six left halves are there for six picks."""
    game = first_watch(players=3)
    choose(game, "recovery-mode/0", "play-as/ansa", "play-as/bartholt", "play-as/cora")

    choose(game, *["pick-skill/left"] * 6)

    assert not any(option.startswith("pick-skill/left") for option in offered(game))


@rule("T-COMM-01", "T-SETUP-04")
def test_scores_life_and_the_first_terrain():
    """Five in each score, four more as the group likes; 8 life points; all on Terrain 101 with fog around."""
    game = set_up()

    assert [table.score(game, score) for score in range(4)] == [9, 5, 5, 5]
    assert [table.life(game, seat) for seat in (0, 1)] == [8, 8]
    assert [terrain(game, seat) for seat in (0, 1)] == ["watch-stair", "watch-stair"]
    assert zone(game, "watch-bell") == tabletop.BOARD
    assert len(game.zones[tabletop.FOGGY]) == 2


@rule("T-RUL-99", "T-RUL-120", "T-COMM-08")
def test_no_pictograph_no_tremor_no_save():
    """The introduction has none of them."""
    game = set_up()

    assert numbers.pictographs(game, 0) == 0
    assert game.registers[table.TREMOR] == 0
    assert "save-game" not in standing(game)


def ring(game):
    """Ring the bell: the deck is stacked with stars."""
    for star in [one for one in game.zones[table.DECKS] if game.content.cards[one].uid == "star"]:
        game.move(star, table.DECKS)
    choose(game, "lift/s1")
    while plain := [found for found in offered(game) if found.startswith(("stay-out", "reveal", "count/1"))]:
        choose(game, plain[0])
    return game


@rule("T-SCN-03", "T-SCN-04", "T-SCN-02")
def test_ringing_the_bell_leads_to_a_threat():
    """The goal is reached; each player may exchange up to two X Skills; the group chooses a Threat."""
    game = ring(set_up())
    assert "give-up-skill/wild" in [found.partition("#")[0] for found in offered(game)]
    assert not any("quill-work" in found for found in offered(game))
    choose(game, "give-up-skill/wild", "pick-skill/aim", "give-up-skill/fist", "pick-skill/aim")
    assert game.pending().seat(game) == 1
    choose(game, "done")  # there is but one Threat

    assert kinds(game, 0) == sorted(["quill-work"] * 15 + ["aim", "aim", "left", "right", "star"])
    assert zone(game, "le-1") == table.BOOKLET
    assert game.pending_name() == "at-citadel"


@rule("T-JOIN-02", "T-RUL-106")
def test_who_joins_later_picks_alone_from_what_is_left():
    """The same page serves: only that player is asked, five times in a row."""
    game = ring(set_up(players=1, chairs=2))
    choose(game, "done")
    choose(game, "join-adventure/s2", "play-as/bartholt")
    for pick in PICKS:
        assert game.pending().seat(game) == 1
        choose(game, f"pick-skill/{pick}")

    assert kinds(game, 1) == sorted(["reed-work"] * 15 + list(PICKS))
    assert game.pending_name() == "at-citadel"
    choose(game, "set-out/le-1")
    finish(game)
    assert table.life(game, 1) == 11
