"""What one seat may see of a Citadel game: everything that lies open, nothing that does not (T-INFO)."""

import json

import msgspec
import pytest

from amounts import seeds
from enduring import act, card, choose, citadel_table, farlamp_table, play, under_fog, until
from fogbound.core import NONE
from fogbound.core.chance import seeded
from fogbound.core.game import EVERYBODY
from fogbound.lab.twins import ACTION, ADVENTURE, EXPLORATION, play_twins, twin_of
from fogbound.rules.citadel import notes
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.leaflet import check_box
from fogbound.rules.common import tabletop
from fogbound.view import names, view
from fogbound.view.citadel_schema import CitadelGoal, CitadelReply, CitadelScores
from fogbound.view.schema import SeenCounter, SeenDie
from rulebook import rule

ENTRIES = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  arrows: {east: [I, 2]}
  actions:
    - dig: {cost: 2, chain: true, difficulty: 2, success: take 012}
    - lift:
        rows:
          - {cost: 1, difficulty: 3, success: die down 1}
          - {cost: 1, difficulty: 1}
- {number: 11, uid: bell, back: green, kind: quest item}
- {number: 12, uid: oar, back: green, kind: purse, weight: 2, effects: ["dig: cost -1"]}
- {number: 13, uid: wasp, back: green, kind: purse, weight: 1}
- {number: 14, uid: gale, back: green, kind: global event}
- {number: 15, uid: post, back: green, kind: permanent event, placement: [south]}
- {fog: reef, area: I, kind: temporary event, back-actions: [swim: {cost: 1, success: flip}]}
- {building: loft, boxes: 2}
- {symbol: anchor, price: 3}
- {side-quest: debt}
- {custom: thrift, effects: ["hand limit +1"]}
- page: ebb
  booklet: tides
  tremor: 1
  goals: {lamp: 21 was read, boat: ~}
- paragraph: 20
  text: list the side quest debt
  replies:
    ask: {once: true, do: read 22}
    wade: {if: 21 was read}
    bribe: {locked: not 21 was read}
    leave: {}
    stay: {}
- paragraph: 21
  asks: each
  replies: {left: {}, right: {}}
- {paragraph: 22, text: back to the choices of 20}
"""


def quay(**settings):
    return citadel_table(ENTRIES, at="quay", **settings)


def ids(cards):
    return [one.id if one is not None else None for one in cards]


def data(game, seat):
    """A view as somebody far away receives it."""
    return json.loads(msgspec.json.encode(view(game, seat)))


@rule("T-INFO-03", "T-INFO-06", "T-INFO-07", "T-RUL-79")
def test_what_lies_in_front_of_a_character_is_open_to_all():
    """Hand, purse, blocked cards and pile are seen by everybody at the table and by those who watch."""
    game = quay(
        players=2,
        hand=["fist"],
        purse=["oar"],
        blocked=["wasp"],
        pile=["star", "left"],
        quests=["bell"],
        life=[7, 9],
    )

    for seat in (0, 1, NONE):
        seen = view(game, seat)
        first = seen.seats[0]
        assert (first.character, first.card.id, first.life, first.status) == ("ansa", "ansa", 7, "present")
        assert (ids(first.hand), first.hand_size, first.hand_limit) == (["fist"], 1, 5)
        assert (ids(first.purse), ids(first.blocked), first.weight, first.weight_limit) == (
            ["oar"],
            ["wasp"],
            3,
            6,
        )
        assert ids(seen.pile("discard", seat=0).cards) == ["star", "left"]
        assert (seen.pile("deck", seat=0).size, seen.pile("deck", seat=0).known) == (10, ())
        assert ids(seen.pile("quests").cards) == ["bell"]
        assert seen.seats[1].life == 9
        assert {"ansa", "fist", "oar", "wasp", "star", "left", "bell"} <= names(seen)


@rule("T-INFO-01", "T-INFO-02", "T-INFO-04", "T-INFO-05")
def test_decks_past_and_banished_cards_are_numbers():
    """Of what is closed only its size is told, but for what a seat was shown."""
    game = quay(players=2, deck=["star", "left"], past=["oar"])
    game.move(card(game, "wasp"), tabletop.BANISHED)
    game.show(card(game, "star"), 1 << 1)
    game.show(card(game, "bell"), 1 << 1)

    seen = view(game, 0)
    assert (seen.pile("past").size, seen.pile("banished").size) == (1, 1)
    assert not {"star", "left", "oar", "wasp", "bell"} & names(seen)
    other = view(game, 1)
    assert [(one.place, one.card.id) for one in other.pile("deck", seat=0).known] == [(0, "star")]
    assert [one.card.id for one in other.pile("adventure").known] == ["bell"]
    assert {"left", "oar", "wasp"}.isdisjoint(names(other))


@rule("T-INFO-08")
def test_fog_shows_its_side_and_nothing_else():
    """Area and actions of the fog side are seen, the front by those who have looked behind it."""
    game = quay(players=2)
    under_fog(game, "reef", 1, 0)
    game.show(card(game, "reef"), 1 << 1)

    mine, theirs = (next(cell for cell in view(game, seat).board if cell.fog) for seat in (0, 1))

    assert (mine.column, mine.row, mine.fog, mine.fog_side, mine.card) == (1, 0, "I", ("swim",), None)
    assert theirs.card.id == "reef"


def test_the_board_shows_events_figures_dice_and_markers():
    """Attached events lie in their cells, the die of a compound action on its row."""
    game = quay(board={(0, -1): "post"}, players=2)
    game.set_count(card(game, "post"), 0, 2)
    until(act(game, "lift"), "draw")

    board = {(cell.column, cell.row): cell for cell in view(game, 1).board}

    assert board[0, 0].card.die == SeenDie(row=1, shows=3)
    assert board[0, 0].explorers == (0, 1)
    assert board[0, -1].card.counters == (SeenCounter(name="", n=2),)


@rule("T-INFO-09")
def test_a_pass_tells_its_stage_and_keeps_drawn_cards_face_down():
    """Selected cards, what is saved, the limit of the chain; then what was revealed."""
    game = quay(players=2, purse=["oar"], deck=["star", "fist", "left"])
    until(act(game, "dig"), "select")
    begun = view(game, 1).actions[-1]
    assert (begun.stage, begun.card, begun.verb, begun.cost, begun.difficulty) == (
        "gear-up",
        "quay",
        "dig",
        2,
        2,
    )
    choose(game, "select/oar", "apply")
    assert view(game, 1).actions[-1].selected == ("oar",)

    choose(game, "draw")
    drawn = view(game, 0).actions[-1]
    assert (drawn.stage, drawn.saved, drawn.cost, drawn.chain, drawn.limit) == ("draw", 1, 1, True, 2)
    assert drawn.drawn == (None, None)
    assert drawn.successes is None

    choose(game, "reveal")
    shown = view(game, NONE).actions[-1]
    assert (shown.stage, ids(shown.drawn), shown.icons, shown.successes) == (
        "result",
        ["star", "fist"],
        {"fist": 1},
        1,
    )


def test_the_leaflet_and_the_booklet():
    """Scores, boxes, symbols, side quests with notes, customs, goals, the World Map's notes."""
    game = quay(page="ebb", life=2)
    game.registers[zones.SCORES + zones.KNOWLEDGE] = 4
    game.registers[zones.TREMOR] = 3
    check_box(game, card(game, "loft"))
    play(game, "read 20")
    notes.write(game, card(game, "debt"), "ask the ferryman")
    notes.write(game, NONE, "a light in the north")

    seen = view(game, 0)

    sheet = seen.leaflet
    assert sheet.scores == CitadelScores(influence=0, knowledge=4, production=0, defense=0)
    assert sheet.tremor == 3
    assert [(one.card.id, one.checked, one.boxes, one.built) for one in sheet.buildings] == [
        ("loft", 1, 2, False)
    ]
    assert [(one.card.id, one.price, one.checked) for one in sheet.symbols] == [("anchor", 3, False)]
    quest = sheet.side_quests[0]
    assert (quest.card.id, quest.status, quest.source, quest.notes) == (
        "debt",
        "active",
        20,
        ("ask the ferryman",),
    )
    assert sheet.notes == ("a light in the north",)
    assert ids(sheet.customs) == ["thrift"]
    assert (seen.page.card.id, seen.page.booklet) == ("ebb", "tides")
    assert seen.page.goals == (
        CitadelGoal(name="lamp", reached=False),
        CitadelGoal(name="boat", reached=False),
    )
    assert seen.rereadable == ("p020",)


@rule("T-INFO-01", "T-INFO-10")
def test_an_open_paragraph_shows_what_may_be_replied():
    """Hidden replies are not there, locked and used ones are marked; other paragraphs cannot be read."""
    game = play(quay(), "read 20")
    choose(game, "reply/p020/1")

    (open_one,) = view(game, 0).paragraphs

    assert (open_one.card.id, open_one.number, open_one.reader) == ("p020", 20, 0)
    assert open_one.replies == (
        CitadelReply(n=1, status="used-up"),
        CitadelReply(n=3, status="locked"),
        CitadelReply(n=4, status="open"),
        CitadelReply(n=5, status="open"),
    )
    assert "p021" not in names(view(game, 0))


def test_a_secret_choice_is_read_by_who_makes_it():
    """The others learn who is asked, not among which replies."""
    game = play(quay(players=2), "read 21")

    assert view(game, 0).question.seat == 0
    assert [reply.n for reply in view(game, 0).paragraphs[-1].replies] == [1, 2]
    for seat in (1, NONE):
        seen = view(game, seat)
        assert seen.question.secret
        assert (seen.question.options, seen.paragraphs[-1].replies) == ((), ())


def test_global_events_resolution_and_cards_set_aside_are_seen():
    """What lies beside the Board is everybody's."""
    game = quay(globals_=["gale"])
    game.move(card(game, "oar"), tabletop.RESOLVING)
    game.move(card(game, "wasp"), tabletop.STORES)

    seen = view(game, NONE)

    assert ids(seen.pile("global-events").cards) == ["gale"]
    assert ids(seen.resolving) == ["oar"]
    assert ids(seen.pile("store", "aside").cards) == ["wasp"]


def test_options_tell_cost_and_difficulty():
    """Taken alone with nothing applied; something else has neither."""
    game = quay()

    options = {option.id: option for option in view(game, 0).question.options}

    assert (options["dig/s1/quay"].cost, options["dig/s1/quay"].difficulty) == (2, 2)
    assert all(option.cost is None for option in view(game, 0).standing)


def test_a_view_is_plain_data():
    """It can be sent anywhere, and a watcher's seat is nobody."""
    sent = data(quay(players=3), NONE)

    assert sent["seat"] is None
    assert sent["mode"] == "standard"
    assert [seat["status"] for seat in sent["seats"]] == ["present"] * 3


def test_the_unconscious_and_the_held_are_shown_as_such():
    """Whoever takes no part just now still sits there."""
    game = quay(players=3)
    game.registers[tabletop.STATUS + 1] = zones.UNCONSCIOUS
    game.registers[tabletop.STATUS + 2] = zones.HELD

    assert [seat.status for seat in view(game, 0).seats] == ["present", "unconscious", "held"]


# -- twins -----------------------------------------------------------------------------------------


@pytest.mark.slow
@rule("T-INFO-01", "T-INFO-02", "T-INFO-08", "T-INFO-09")
@pytest.mark.parametrize("seed", seeds(1, 3))
def test_twins_look_alike_through_random_games(seed):
    """Views, options, reasons and refusals stay equal until an exchanged front comes to light."""
    deck = ["star", "left", "fist", "aim", "right", "star#2", "grip", "wild", "blank", "flag"]
    game = farlamp_table(ENTRIES, at="quay", players=(2, 1, 3)[seed], deck=deck, page="ebb", seed=seed)

    compared, found = play_twins(game, seeded(seed), 60)

    assert found == []
    assert compared > 10


@pytest.mark.parametrize("family", [ACTION, ADVENTURE, EXPLORATION])
def test_twins_part_when_a_front_is_seen(family):
    """The comparison is no tautology: once a hidden card is shown, the games differ."""
    game = farlamp_table(ENTRIES, at="quay", deck=["star", "left", "fist", "aim", "right"])

    twin, exchanged = twin_of(game, seeded(2), [family])

    assert exchanged
    assert view(game, 0) == view(twin, 0)
    for each in (game, twin):
        each.show(min(exchanged), EVERYBODY)
    assert view(game, 0) != view(twin, 0)
