"""K-T-04, "Painted cistern": a hidden number under the figures, and another that needs a link."""

from enduring import (
    act,
    at_cell,
    choose,
    farlamp_table,
    finish,
    news,
    offered,
    past,
    play,
    terrain,
    zone,
)
from fogbound.core.board import cell_at
from fogbound.rules.citadel import table as zones
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from second_seat import seat_of

MORE = """
- {number: 801, uid: raft, back: green, kind: purse, keywords: [float], copies: 2}
- {number: 108, uid: upper-stair, back: green, kind: terrain}
- {number: 111, uid: far-quay, back: green, kind: terrain}
"""


def cistern(**settings):
    game = farlamp_table(MORE, only=["k-t-04", "k-q-01"], deck=20, **settings)
    play(game, "put 152 east of your terrain")
    return game


def claim(game, number, seat=0):
    choose(game, f"report/s{seat + 1}")
    return choose(game, "number", value=number)


def test_the_tally_board_hangs_on_the_cistern_from_its_entry():
    """238 lies north of it, and fog at the arrow to the east."""
    game = cistern()

    assert at_cell(game, 1, -1) == "tally-board"
    assert at_cell(game, 2, 0) == "fog"


def test_the_dry_cistern_takes_the_place_of_the_painted_one():
    """Figures, event and fog stay, the new arrow gets fog, the climb falls due at once."""
    game = cistern()
    act(game, "move", "reveal")
    fog = game.cells[cell_at(2, 0)]
    claim(game, "367")

    assert at_cell(game, 1, 0) == terrain(game) == "dry-cistern"
    assert past(game) == ["painted-cistern"]
    assert game.cells[cell_at(2, 0)] == fog
    assert at_cell(game, 1, -1) == "tally-board"
    assert book_of(game).cards[game.cells[cell_at(1, 1)]].area == 1
    assert news(game, "action")[-1] == "dry-cistern"
    finish(game)
    assert "climb/s1/dry-cistern" in offered(game)


def test_only_who_stands_there_claims_it():
    """From next door 367 is wrong."""
    game = cistern()

    claim(game, "367")

    assert at_cell(game, 1, 0) == "painted-cistern"
    assert zone(game, "dry-cistern") == tabletop.ADVENTURE_DECK


def test_the_tally_board_closes_observe_until_it_leaves():
    """Through the replacement it stays attached, and so its done marker counts for the new Terrain."""
    game = cistern()
    act(game, "move", "reveal")
    claim(game, "367")
    finish(game)
    assert "observe/s1/dry-cistern" not in offered(game)

    play(game, "discard a permanent event on the board")

    assert "observe/s1/dry-cistern" in offered(game)


def test_observing_sorts_the_top_of_the_own_deck():
    """Four cards: two go to the bottom, two back on top, in orders of choice; only the player sees them."""
    game = farlamp_table(
        MORE,
        only=["k-t-04"],
        at="dry-cistern",
        deck=["star", "left", "right", "fist", "grip", "flag", "aim"],
    )

    act(game, "observe", "reveal", "count/1")
    assert game.pending().is_secret()
    assert offered(game)[:4] == ["on-top/left", "on-top/right", "on-top/fist", "on-top/grip"]
    choose(game, "to-bottom/left", "on-top/grip", "to-bottom/fist")
    choose(game, "on-top/right")

    deck = [game.content.card_ids[found] for found in reversed(game.zones[zones.DECKS + seat_of(0)])]
    assert deck == ["grip", "right", "flag", "aim", "left", "fist"]


def test_the_hoard_needs_the_quill():
    """Without it the claim is simply wrong and the Past stays as it is; with the log held it is right."""
    game = cistern(past=["tallied-hoard", "upper-stair"])
    act(game, "move", "reveal")
    claim(game, "384")
    assert len(past(game)) == 2
    assert news(game, "number-wrong") == ["384"]

    game = cistern(past=["tallied-hoard", "upper-stair"], quests=["keepers-log"])
    act(game, "move", "reveal")
    claim(game, "384")
    assert zone(game, "tallied-hoard") == tabletop.QUESTS
    assert past(game) == ["tally-board"]
