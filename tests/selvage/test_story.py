"""What the story of selvage promises: second versions, hidden things, choices that echo in the reckoning."""

from typing import Any

import pytest

from fogbound.core import NONE, Game
from fogbound.core.board import NORTH, beyond, cell_at
from fogbound.rules.citadel import table
from fogbound.rules.citadel.enlisting import PickSkill
from fogbound.rules.citadel.sealed import ChooseAlone
from fogbound.rules.citadel.story import bookmark
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import COMMON, book_of
from fogbound.rules.common.fog import lay_fog
from selvage.at_selvage import begun, walked
from selvage.walker import Walker, has_quest, on_board, uid, was_read

LUCKY = 3
"""A seed with which the walker comes far alone."""


def at_page(page: str, players: int = 1) -> Game:
    """A game at the first turn of a scenario."""
    walker = Walker(table.STORY)
    return walked(
        begun(players, LUCKY),
        walker,
        lambda game: uid(game, bookmark(game)) == page and isinstance(game.pending(), ChooseAction),
    )


def stand(game: Game, name: str) -> Game:
    """Let everybody stand on a Terrain that lies alone on the Board."""
    for card in (*game.zones[tabletop.BOARD], *game.zones[tabletop.FOGGY]):
        filing.put_back(game, card)
    place = game.content.card_ids.index(name)
    filing.lay(game, place, cell_at(0, 0), tabletop.BOARD)
    for seat in tabletop.explorers(game):
        game.figures[seat] = place
    lay_fog(game, place)
    game.index = None
    game.offered = game.pending().options(game)
    return game


def choose(game: Game, beginning: str, value: str = "") -> Game:
    """Answer with the option that begins so."""
    ids = {game.option_id(option): option for option in game.offered}
    beside = {game.option_id(option): option for option in game.content.standing(game)}
    for name, option in ids.items():
        if name.startswith(beginning):
            game.choose(option, value)
            return game
    for name, option in beside.items():
        if name.startswith(beginning):
            game.interject(option)
            return game
    raise AssertionError(f"{beginning!r} is not offered: {[*ids, *beside]}")


def won(**ways: Any) -> Game:
    """The first walk of a pair in Story mode that is won like this."""
    for seed in range(20):
        game = walked(begun(2, seed), Walker(table.STORY, first_character=seed, **ways))
        if game.ending == "won":
            return game
    raise AssertionError(f"nobody wins with {ways}")


def hold(game: Game, *names: str) -> Game:
    """Let the first character carry these Purse cards."""
    for name in names:
        game.move(game.content.card_ids.index(name), table.PURSES)
    game.index = None
    game.offered = game.pending().options(game)
    return game


def hide(game: Game, name: str) -> Game:
    """Lay an Exploration card in the fog to the north."""
    cell = beyond(game.places[game.figures[0]], NORTH)
    filing.put_back(game, game.cells[cell])
    filing.lay(game, game.content.card_ids.index(name), cell, tabletop.FOGGY)
    game.index = None
    game.offered = game.pending().options(game)
    return game


def lines(game: Game, name: str = "p099") -> set[str]:
    """The lines of the reckoning, or of another paragraph, that were told."""
    assert game.news is not None
    paragraph = game.content.card_ids.index(name)
    told = [item.n for item in game.news if item.card == paragraph and item.what == "line"]
    return {book_of(game).effects[eid].line for eid in told}


def test_the_first_deck_has_twenty_cards():
    """Fifteen Skills of one's own and five that were drafted."""
    game = walked(begun(2), Walker(), lambda game: isinstance(game.pending(), ChooseAction))

    assert [len(game.zones[table.DECKS + seat]) for seat in (0, 1)] == [20, 20]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_reeve_has_five_different_skills_for_everybody(players):
    """Whoever takes what is laid out has twenty cards, of the shared ones no two alike, and is asked nothing more."""
    game = walked(begun(players), Walker(), lambda game: was_read(game, 1))

    cards = book_of(game).cards
    for seat in range(players):
        deck = game.zones[table.DECKS + seat]
        shared = {cards[card].uid for card in deck if cards[card].skill == COMMON}
        assert (len(deck), len(shared)) == (20, 5)


def test_whoever_would_rather_choose_picks_five_skills():
    """One takes what is laid out, the other goes through the shelf; both decks are complete."""
    game = walked(begun(2), Walker(), lambda game: isinstance(game.pending(), ChooseAlone))
    choose(game, "reply/p042/1")
    choose(game, "reply/p042/2")
    for _ in range(5):
        assert isinstance(game.pending(), PickSkill)
        choose(game, "pick-skill")

    assert was_read(game, 1)
    assert [len(game.zones[table.DECKS + seat]) for seat in (0, 1)] == [20, 20]


def test_the_barley_is_another_field_three_weeks_later():
    """The introduction has the plain Terrains, the first scenario those with the bobbin."""
    walker = Walker(table.STORY)
    game = walked(begun(1, LUCKY), walker, lambda game: on_board(game, "barley"))
    assert uid(game, bookmark(game)) == "first-stitch"
    assert not on_board(game, "barley-later")

    walked(game, walker, lambda game: on_board(game, "barley-later"))
    assert uid(game, bookmark(game)) == "lt-1"
    assert not on_board(game, "barley")


def test_a_company_walks_together():
    """One of them pays, all of them arrive; where somebody is elsewhere, everybody walks alone."""
    game = stand(at_page("lt-1", players=3), "footbridge")
    filing.lay(game, game.content.card_ids.index("orchard"), cell_at(-1, 0), tabletop.BOARD)
    game.offered = game.pending().options(game)
    decks = [len(game.zones[table.DECKS + seat]) for seat in range(3)]

    choose(game, "walk/s2/footbridge")
    while not isinstance(game.pending(), ChooseAction):
        walked_once(game, Walker(table.STORY))

    assert [uid(game, game.figures[seat]) for seat in range(3)] == ["orchard"] * 3
    assert [len(game.zones[table.DECKS + seat]) for seat in range(3)] == [decks[0], decks[1] - 2, decks[2]]

    game.figures[2] = game.content.card_ids.index("footbridge")
    assert not [option for option in game.pending().options(game) if option.verb == "walk"]


def test_whoever_is_alone_has_no_company_to_walk_with():
    """Nothing but one's own move is offered."""
    game = stand(at_page("lt-1"), "footbridge")
    filing.lay(game, game.content.card_ids.index("orchard"), cell_at(-1, 0), tabletop.BOARD)
    verbs = {option.verb for option in game.pending().options(game)}

    assert "move" in verbs
    assert "walk" not in verbs


def test_the_cairn_hides_a_number():
    """Who reports 347 there sees the cairn from behind; anywhere else nothing happens."""
    game = at_page("lt-1")
    choose(game, "report")
    choose(game, "number", "347")
    assert not on_board(game, "cairn-open")

    stand(game, "cairn")
    choose(game, "report")
    choose(game, "number", "347")

    assert on_board(game, "cairn-open")
    assert uid(game, game.figures[0]) == "cairn-open"


@pytest.mark.parametrize("answer", ["hole", "a hole", "Un trou"])
def test_the_cairn_can_be_answered_in_both_languages(answer):
    """The right word opens the slab; it takes nothing but saying it."""
    game = stand(at_page("lt-1"), "cairn-open")
    walker = Walker(table.STORY)
    for _ in range(60):
        if was_read(game, 38):
            break
        choose(game, "think/s1") if isinstance(game.pending(), ChooseAction) else walked_once(game, walker)
    choose(game, "say", answer)

    assert was_read(game, 39)


@pytest.mark.parametrize("collects", [False, True])
def test_the_cairn_gives_the_names_of_farms_to_those_who_solve_its_riddle(collects):
    """There is a way to them beside the hidden number, for whoever collects them; two lists are enough."""
    walker = Walker(table.STORY)
    game = stand(at_page("lt-1"), "oak-later")
    if collects:
        choose(game, "observe/s1")
        walked(game, walker, lambda game: isinstance(game.pending(), ChooseAction))
    stand(game, "cairn")
    while not was_read(game, 38):
        choose(game, "think/s1") if isinstance(game.pending(), ChooseAction) else walked_once(game, walker)
    choose(game, "say", "hole")

    assert was_read(game, 39)
    assert was_read(game, 16) == collects
    assert lines(game, "p016") == ({"enough"} if collects else set())


def walked_once(game: Game, walker: Walker) -> None:
    option, beside, value = walker.answer(game)
    game.interject(option) if beside else game.choose(option, value)


def test_whoever_has_a_coat_is_told_so_and_thinks_among_the_shirts():
    """With a lamp no card is drawn, so there is none to keep: something is understood instead."""
    game = hide(hold(stand(at_page("lt-2"), "rag-field"), "lamp", "overhem-coat"), "washing")
    known = game.registers[table.SCORES + table.KNOWLEDGE]

    choose(game, "pathfind/s1")
    walked(game, Walker(table.STORY), lambda game: on_board(game, "drying-lines"))

    assert lines(game, "p045") == {"coat-owned"}
    assert game.registers[table.SCORES + table.KNOWLEDGE] == known + 1


def test_who_knots_the_thread_needs_the_knowledge_or_the_knot():
    """Without either the reply is not there; cutting always is."""
    game = walked(begun(1, LUCKY), Walker(table.STORY), lambda game: was_read(game, 90))
    assert has_quest(game, "knotted-end")
    keys = [game.option_id(option) for option in game.offered]

    assert keys[:2] == ["reply/p090/1", "reply/p090/2"]


@pytest.mark.parametrize(("reel", "told"), [("cut", "severed"), ("knot", "knotted"), ("graft", "grafted")])
def test_the_reckoning_tells_what_was_done_with_the_reel(reel, told):
    """Three ways to end it, each with a line of its own, and all of them are a victory."""
    game = won(reel=reel)

    assert told in lines(game)
    assert {"severed", "knotted", "grafted"} & lines(game) == {told}
    assert "last" in lines(game)


@pytest.mark.parametrize(("reel", "told"), [("cut", "broke-word"), ("graft", "kept-word")])
def test_a_word_given_to_ottoline_is_kept_or_broken(reel, told):
    """Who promised not to cut the thread hears of it at the end."""
    game = won(word="promise", reel=reel)

    assert {"broke-word", "kept-word"} & lines(game) == {told}


def test_what_was_told_on_the_square_echoes():
    """Truth or comfort, and one of the two lines."""
    game = won(replies={9: ("comfort",)})

    assert {"truth", "comfort"} & lines(game) == {"comfort"}


def test_the_bees_come_home():
    """With a lamp they are smoked out, at the Citadel Bettany counts them, and the end remembers them."""
    game = won(replies={26: ("feed",)})

    assert was_read(game, 24)
    assert was_read(game, 47)
    assert {"bees", "fed"} <= lines(game)


def test_wilmot_has_his_say_before_the_moths_come():
    """The lintel is lifted, he is talked to, and only then is there a fight."""
    walker = Walker(table.STORY)
    game = begun(1, LUCKY)
    moths = game.content.card_ids.index("shawl-moths")
    asleep = game.where[moths]
    walked(game, walker, lambda game: was_read(game, 4))
    assert game.where[moths] == asleep

    walked(game, walker, lambda game: was_read(game, 6))

    assert game.where[moths] != asleep


def test_who_comes_home_twice_has_lost():
    """The first return from Overhem costs every score a point, the second ends the adventure."""
    game = at_page("lt-2")
    before = [game.registers[table.SCORES + score] for score in range(4)]
    walker = Walker(table.STORY)
    walk_home(game, walker)
    assert uid(game, bookmark(game)) == "lt-2-late"
    assert [game.registers[table.SCORES + score] for score in range(4)] == [score - 1 for score in before]

    walked(game, walker, lambda game: isinstance(game.pending(), ChooseAction))
    walk_home(game, walker)

    assert game.ending == "lost:ended"


def walk_home(game: Game, walker: Walker) -> None:
    page = bookmark(game)
    choose(game, "run/s1/toll-stone")
    while (
        game.pending() is not None and game.pending_name() != "at-citadel" and bookmark(game) in (page, NONE)
    ):
        walked_once(game, walker)


def test_a_story_without_proof_goes_on_late():
    """Who comes home from the first scenario without the cord meets the second one later, and harder."""
    game = walked(
        begun(1, LUCKY),
        Walker(table.STORY, scenarios=("first-stitch",)),
        lambda game: uid(game, bookmark(game)).startswith("lt-2"),
    )

    assert uid(game, bookmark(game)) == "lt-2-late"
    assert was_read(game, 41)


@pytest.mark.parametrize("place", ["wicket", "cot-later", "barn", "cairn", "far-hem", "loom-house"])
def test_the_way_home_is_found_again_after_the_game_was_saved(place):
    """Only the Terrain where everybody stands is kept; from there the arrows lead back to the gate."""
    game = stand(at_page("lt-1", players=2), place)
    for seat in (0, 1):
        game.registers[table.LIFE + seat] = 60
    choose(game, "save-game")
    walker = Walker(table.STORY, scenarios=())
    while not isinstance(game.pending(), ChooseAction):
        walked_once(game, walker)
    assert [uid(game, game.figures[seat]) for seat in (0, 1)] == [place, place]

    walked(game, walker, lambda game: uid(game, bookmark(game)) != "lt-1")

    assert uid(game, bookmark(game)) == "lt-2-late"


def test_a_darned_tear_stays_darned():
    """Once the stitches hold, ground lies where the tear was, and the tear never comes back."""
    for seed in range(20):
        game = walked(
            begun(2, seed),
            Walker(table.STORY),
            lambda game: was_read(game, 37) and isinstance(game.pending(), ChooseAction),
        )
        if was_read(game, 37):
            break

    assert on_board(game, "darn")
    assert game.where[game.content.card_ids.index("great-tear")] == tabletop.BANISHED
