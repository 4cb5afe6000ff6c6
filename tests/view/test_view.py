"""What one seat may see: everything that lies open, nothing that does not (section 24 of the rules)."""

import json

import msgspec
import pytest

from fogbound.core import NONE
from fogbound.core.game import EVERYBODY
from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import table as zones
from fogbound.view import ContinentView, names, view
from fogbound.view.schema import SeenBack, SeenCounter
from playing import act, at_cell, card, choose, finish, offered, play, standing, table
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14, east: 14}
  actions:
    - dig: {cost: 3, difficulty: 1, success: take 031}
    - pathfind: {cost: 0, success: explore}
    - move: {cost: 0, success: move}
- number: 14
  back: green
  kind: terrain
  area: II
  arrows: {north: 12}
- number: 31
  back: green
  kind: item
  durability: 4
- number: 31
  back: green
  kind: item
  uid: lantern
  durability: 2
- number: 31
  back: gold
  kind: quest item
  uid: idol
- number: 40
  back: green
  kind: permanent event
  placement: [south]
- number: 41
  back: green
  kind: bonus
- skill: scout
  strip: {stars: 1}
  effects: ["any: before the draw, may discard this, then look at the top 3"]
"""

EVERYBODY_AND_WATCHERS = (NONE, 0, 1)


def ids(cards):
    return [each.id for each in cards]


def written(seen: ContinentView) -> str:
    return msgspec.json.encode(seen).decode()


@rule("C-INFO-01", "C-RUL-99")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_decks_and_fog_have_no_fronts(seat):
    """Adventure and Exploration Decks show their sizes, fog its area; no card of theirs is named."""
    game = table(CARDS, explorers=2, at="012")

    seen = view(game, seat)

    assert seen.pile("adventure").size == sum(1 for where in game.where if where == tabletop.ADVENTURE_DECK)
    assert [(pile.part, pile.size) for pile in seen.piles.values() if pile.zone == "exploration"] == [
        ("I", 4),
        ("II", 4),
    ]
    fog = [cell for cell in seen.board if cell.fog is not None]
    assert [(cell.column, cell.row, cell.fog, cell.card) for cell in fog] == [
        (0, -1, "I", None),
        (1, 0, "I", None),
    ]
    assert not {"014", "031", "lantern", "mist", "haze"} & names(seen)
    assert "mist" not in written(seen)


@rule("C-INFO-02", "C-COMP-11")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_the_action_deck_shows_its_size_alone(seat):
    """Neither order nor fronts of the Action Deck are seen."""
    game = table(explorers=2, deck=["star", "blank", "two-stars"])

    seen = view(game, seat)

    assert (seen.pile("deck").size, seen.pile("deck").known) == (3, ())
    assert not {"star", "blank", "two-stars"} & names(seen)


@rule("C-INFO-03")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_drawn_cards_show_their_fronts_from_the_result_step_on(seat):
    """Until the reveal even the active player sees only how many cards were drawn."""
    game = act(table(CARDS, explorers=2, at="012", deck=["star", "blank", "seven", "left"]), "dig")

    before = view(game, seat).actions[0]
    choose(game, "reveal")
    after = view(game, seat).actions[0]

    assert (before.stage, [drawn.card for drawn in before.drawn]) == ("cost", [None, None, None])
    assert before.successes is None
    assert (after.stage, ids(drawn.card for drawn in after.drawn)) == ("skill", ["star", "blank", "seven"])
    assert (after.successes, after.outcome) == (1, "success")


@rule("C-INFO-03")
def test_additional_cards_are_drawn_unseen_too():
    """A card drawn on top of the cost lies face down beside the others."""
    game = act(table(CARDS, at="012", deck=8), "dig", "draw")

    assert [drawn.card for drawn in view(game, 0).actions[0].drawn] == [None] * 4


@rule("C-INFO-04", "C-RUL-27")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_the_past_is_open(seat):
    """Everybody may look through the Past at any time, in the middle of an action too."""
    game = table(CARDS, explorers=2, at="012", past=["031", "mist#3"])

    assert ids(view(game, seat).pile("past").cards) == ["031", "mist#3"]
    act(game, "dig")
    assert ids(view(game, seat).pile("past").cards) == ["031", "mist#3"]


@rule("C-INFO-05")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_the_discard_pile_is_open_exactly_while_the_deck_has_cards(seat):
    """With the last card of the deck the pile turns face down; cards coming back turn it up again."""
    game = table(explorers=2, deck=1, pile=["star", "two-stars"])
    assert ids(view(game, seat).pile("discard").cards) == ["star", "two-stars"]

    play(game, "lose 1 card")
    closed = view(game, seat)
    play(game, "restore 1 random")
    reopened = view(game, seat)

    assert (closed.pile("discard").cards, closed.pile("discard").size) == ((), 3)
    assert not {"star", "two-stars", "blank"} & names(closed)
    assert len(reopened.pile("discard").cards) == 2


@rule("C-INFO-06", "C-COMP-07")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_quest_items_and_clues_are_read_by_all(seat):
    """What lies under the Satchel & Journal belongs to everybody."""
    game = table(CARDS, explorers=2, at="012", satchel=["idol"])

    seen = view(game, seat)

    assert ids(seen.pile("satchel").cards) == ["first-clue", "idol"]
    assert {"first-clue", "idol"} <= names(seen)


@rule("C-INFO-07")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_a_card_banished_by_number_shows_its_back(seat):
    """Nobody learns which card of the number has gone; one banished openly is seen."""
    game = table(CARDS, explorers=2, at="012", hands={0: ["105"]})

    play(game, "banish 031")
    filing.banish(game, card(game, "105"))
    seen = view(game, seat)

    assert seen.pile("banished").backs == (SeenBack(back="green", number=31),)
    assert ids(seen.pile("banished").cards) == ["105"]
    assert not {"031", "lantern"} & names(seen)


@rule("C-INFO-08")
def test_own_skills_of_the_chosen_characters_may_be_read():
    """Each player knows from the start what their character can do; unplayed characters tell nothing."""
    seen = view(table(explorers=2), NONE)

    assert [seat.own_skills for seat in seen.seats] == [("ann-own",), ("bo-own",)]
    assert {"ann-own", "bo-own"} <= names(seen)
    assert not {"cy-own", "dee-own"} & names(seen)


@rule("C-INFO-09")
def test_a_card_that_is_seen_may_be_read_in_full():
    """A view entitles to the whole text of every card it shows, wherever the card lies."""
    game = table(CARDS, explorers=2, at="012", hands={1: ["041"]}, items=[(["031"], 3)], past=["014"])

    assert {"012", "041", "031", "014", "ann", "bo"} <= names(view(game, 0))


@rule("C-RUL-99", "C-COMP-08", "C-COMP-17")
@pytest.mark.parametrize("seat", EVERYBODY_AND_WATCHERS)
def test_hands_and_inventories_are_public(seat):
    """Everybody sees what each explorer holds, has and may have."""
    game = table(
        CARDS, explorers=2, at="012", hands={1: ["041", "105"]}, items_of={1: [(["031", "lantern"], 3)]}
    )

    bo = view(game, seat).seats[1]

    assert (bo.status, bo.character, ids(bo.hand)) == ("present", "bo", ["bo", "041", "105"])
    assert [(ids(item.cards), item.die) for item in bo.items] == [(["031", "lantern"], 3)]
    assert (bo.hand_size, bo.hand_limit, bo.item_limit, bo.stack_limit, bo.vital_loss) == (1, 3, 3, 3, 2)


@rule("C-COMP-15")
def test_the_board_shows_cards_figures_fires_and_counters():
    """A cell says what lies there, who stands there and what is attached without a cell of its own."""
    game = table(CARDS, explorers=2, at="012", board={(1, 0): "014"})
    game.figures[1] = card(game, "014")
    game.figures[zones.FIRES + 1] = card(game, "014")
    game.set_count(card(game, "014"), 1, 2)
    game.move(card(game, "040"), tabletop.BOARD)
    game.beside[card(game, "040")] = card(game, "012")

    cells = {(cell.column, cell.row): cell for cell in view(game, NONE).board}

    here, there = cells[0, 0], cells[1, 0]
    assert (here.card.id, here.explorers, here.fires, ids(here.beside)) == ("012", (0,), (), ["040"])
    assert (there.card.id, there.explorers, there.fires) == ("014", (1,), (1,))
    assert there.card.counters == (SeenCounter(name="marks", n=2),)


@rule("C-INFO-02")
def test_what_one_seat_was_shown_is_seen_by_that_seat_alone():
    """The top of the deck, looked at by one explorer, stays in that seat's view until it is shuffled."""
    game = table(CARDS, explorers=2, at="012", hands={1: ["scout"]}, deck=["star", "seven", "left", "blank"])

    play(game, "look at the top 3", "on-top/left", "on-top/star", you=1)

    seen = view(game, 1).pile("deck").known
    assert [(known.place, known.card.id) for known in seen] == [(0, "left"), (1, "star"), (2, "seven")]
    for other in (NONE, 0):
        assert view(game, other).pile("deck").known == ()
        assert not {"star", "seven", "left"} & names(view(game, other))
    game.shuffle(zones.ACTION_DECK)
    assert view(game, 1).pile("deck").known == ()


def test_a_look_under_the_fog_is_kept_by_who_looked():
    """The fog stays fog on the Board; the one who looked sees its front as well."""
    game = table(CARDS, explorers=2, at="012")
    hidden = game.cells[
        next(cell for cell in sorted(game.cells) if game.where[game.cells[cell]] == tabletop.FOGGY)
    ]
    game.show(hidden, 1 << 1)

    cell = next(cell for cell in view(game, 1).board if cell.card and cell.fog)

    assert (cell.fog, cell.card.id) == ("I", game.content.card_ids[hidden])
    assert all(cell.card is None for cell in view(game, 0).board if cell.fog)


def test_a_secret_question_shows_the_others_only_that_somebody_chooses():
    """The order of three cards is chosen in secret: the other seats see who answers and nothing more."""
    game = table(CARDS, explorers=2, at="012", hands={1: ["scout"]}, deck=["star", "seven", "left", "blank"])
    play(game, "look at the top 3", you=1)

    own, others = view(game, 1).question, [view(game, seat).question for seat in (NONE, 0)]

    assert [option.id for option in own.options] == ["on-top/star", "on-top/seven", "on-top/left"]
    for question in others:
        assert (question.kind, question.seat, question.secret) == ("put-back-on-top", 1, True)
        assert (question.options, question.rules) == ((), ())


@rule("C-RUL-42")
def test_a_closed_pile_is_shown_for_the_choice_alone():
    """While cards are chosen from a face-down pile everybody sees it; afterwards nobody remembers."""
    game = table(explorers=2, deck=0, pile=["star", "two-stars", "left"])
    play(game, "restore 1 chosen")

    during = view(game, 1)
    choose(game, "restore/star")

    assert {known.card.id for known in during.pile("discard").known} == {"star", "two-stars", "left"}
    assert view(game, 1).pile("deck").known == ()


def test_the_question_and_what_stands_beside_it():
    """Options carry their ids and parts; actions carry a forecast of cost and difficulty."""
    game = table(CARDS, explorers=2, at="012", board={(1, 0): "014"}, items=[(["031"], 3)])

    seen = view(game, NONE)

    assert [option.id for option in seen.question.options] == offered(game)
    assert [option.id for option in seen.standing] == standing(game)
    dig = next(option for option in seen.question.options if option.id == "dig/s1/012")
    assert (dig.verb, dig.seat, dig.card, dig.cost, dig.difficulty) == ("dig", 0, "012", 3, 1)
    assert (seen.question.kind, seen.question.seat, seen.question.serial) == (
        "choose-turn",
        None,
        seen.serial,
    )


def test_an_action_in_progress_is_told():
    """Who acts, with what, at which step, at which price."""
    game = act(table(CARDS, explorers=2, at="012", deck=9), "dig", joined=[1])

    seen = view(game, NONE).actions[0]

    assert (seen.card, seen.verb, seen.active, seen.involved, seen.stage) == ("012", "dig", 0, (0, 1), "cost")
    assert (seen.cost, seen.difficulty, seen.trade) == (3, 1, 0)
    choose(game, "trade/2")
    assert (view(game, 0).actions[0].cost, view(game, 0).actions[0].difficulty) == (1, 3)


def test_a_view_is_plain_data():
    """A view survives the way to a browser and back."""
    game = table(CARDS, explorers=2, at="012", items=[(["031"], 3)], satchel=["idol"])

    for seat in EVERYBODY_AND_WATCHERS:
        seen = view(game, seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=ContinentView) == seen


def test_the_end_is_told():
    """A game that is over asks nothing and offers nothing."""
    game = choose(table(), "concede")

    seen = view(game, 0)

    assert (seen.ending, seen.question, seen.standing) == ("lost:conceded", None, ())


def test_a_spectator_sees_no_more_than_any_seat():
    """Whatever somebody who watches may read, everybody at the table may."""
    game = table(CARDS, explorers=2, at="012", hands={1: ["scout"]}, deck=["star", "seven", "left", "blank"])
    play(game, "look at the top 3", "on-top/left", "on-top/star", you=1)

    for seat in (0, 1):
        assert names(view(game, NONE)) <= names(view(game, seat))
    assert names(view(game, 1)) - names(view(game, NONE)) == {"left", "star", "seven"}
    assert json.loads(written(view(game, NONE)))["seat"] is None


def test_known_to_everybody_is_public_to_seats_but_not_kept_open():
    """A card shown to all is seen by every seat where it lies; who comes to watch later has missed it."""
    game = table(CARDS, explorers=2, at="012", deck=["star", "blank"])
    game.show(card(game, "star"), EVERYBODY)

    assert [ids(known.card for known in view(game, seat).pile("deck").known) for seat in (0, 1)] == [
        ["star"]
    ] * 2
    assert view(game, NONE).pile("deck").known == ()


def test_the_card_in_resolution_is_seen():
    """A revealed card that lies in no pile yet is shown to all."""
    game = act(table(CARDS, at="012", deck=["star", "blank", "seven", "left"]), "dig", "reveal", "keep-none")

    assert ids(view(game, NONE).resolving) in (["031"], ["lantern"])
    finish(game)
    assert view(game, NONE).resolving == ()
    assert at_cell(game, 0, 0) == "012"
