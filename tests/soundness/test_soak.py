"""Random games hold together at every question, and a soak notices when they do not."""

import json
from functools import cache

import msgspec
import pytest

from amounts import seeds
from commanding import run
from fogbound.core import Game, snapshot
from fogbound.core.chance import seeded
from fogbound.lab import checks, soak, trial
from fogbound.lab.checks import CHECKS
from fogbound.lab.trial import Trial, ground
from fogbound.lab.twins import play_twins
from fogbound.lab.workers import processes
from fogbound.packs import library
from fogbound.rules import rollout
from fogbound.rules.common import redeal, tabletop
from fogbound.rules.common.markers import note
from fogbound.rules.common.setup import Setup
from fogbound.rules.continent.ruleset import ChooseWhere, Continent
from fogbound.rules.continent.setup import deal, plain_setup
from fogbound.rules.continent.turn import ChooseTurn
from fogbound.tables import Table, journal
from fogbound.text import CardTexts, Renderer
from fogbound.view import addressees, continent, view
from fogbound.view.projection import Place
from fogbound.view.schema import SeenPile
from playing import card, corpus_table, table
from rulebook import rule
from soundness.grounds import LAMPLIGHT, PACKS

SHORT = {
    "first-light": 2,
    "selvage": 5,
    "proving-ground": 0,
    "corpus": 6,
    "lamplight": 9,
    "citadel-corpus": 1,
    "tideway": 0,
    "tryst": 0,
}
"""Seeds of games that are soon over: games are played to their ends, however few decisions are asked for."""
QUICK, LONG = 250, 4_975


def chunks(count: int) -> list[object]:
    """So many parts of a long soak for each pack, with seeds that no other part has."""
    return [
        pytest.param(pack, (100 + number) * 10_000, id=f"{name}-{number}")
        for name, pack in PACKS.items()
        for number in range(count)
    ]


def soaked(pack: str, seed: int, decisions: int) -> soak.SoakReport:
    report = soak.run([pack], decisions=decisions, seed=seed)
    failure = report.failure
    assert failure is None, (
        f"seed {failure.seed}, decision {failure.decision}: {failure.check} {failure.wrong}"
    )
    assert report.decisions >= decisions
    return report


@rule("C-COMP-07", "C-COMP-08", "C-COMP-18", "T-RUL-98")
@pytest.mark.parametrize("name", PACKS)
def test_random_games_are_sound(name):
    """A few hundred decisions in each: nothing is lost, nothing leaks, everything can be copied, undone, explained."""
    soaked(PACKS[name], SHORT[name], QUICK)


@rule("C-COMP-07", "C-COMP-08", "C-COMP-18")
@pytest.mark.long
@pytest.mark.parametrize(("pack", "seed"), chunks(5))
def test_many_random_games_are_sound(pack, seed):
    """With these it is two hundred thousand."""
    assert set(CHECKS) <= set(soaked(pack, seed, LONG).checks)


@rule(
    "C-INFO-01",
    "C-INFO-02",
    "C-INFO-03",
    "C-INFO-07",
    "C-RUL-99",
    "T-INFO-01",
    "T-INFO-02",
    "T-INFO-08",
    "T-INFO-09",
)
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
@pytest.mark.parametrize("seed", seeds(0, 3))
def test_twins_look_alike_in_whole_packs(pack, seed):
    """Two games that differ in what nobody has seen cannot be told apart, answer by answer."""
    game = Trial(ground((pack,)), seed, explorers=seed + 1).table.game
    rollout.play_on(game, seeded(seed), 20 * seed)

    compared, differences = play_twins(game, seeded(seed), 40)

    assert differences == []
    assert compared > 5


# -- a soak notices --------------------------------------------------------------------------------


@cache
def under_way() -> Game:
    """A game of two in the proving ground, some turns on, in which something lies foggy."""
    book = ground(("proving-ground",)).book
    for seed in range(50):
        game, chance = deal(book, plain_setup(book, 2), seed), seeded(seed)
        for _ in range(200):
            turns = game.registers[tabletop.TURN]
            if turns > 3 and isinstance(game.pending(), ChooseTurn) and game.zones[tabletop.FOGGY]:
                return game
            rollout.play_on(game, chance, 1)
    raise AssertionError("no game of the proving ground has fog after three turns")


def seen_through(eye: continent._ContinentProjection, card: int) -> object:
    return eye.card(card)


def with_the_top_card(eye: continent._ContinentProjection, place: Place, cards: tuple[int, ...]) -> SeenPile:
    name = eye.game.content.card_ids[cards[-1]] if cards else place.part
    return SeenPile(zone=place.zone.name, part=name, seat=place.seat, size=len(cards))


def forgetful(content: object, data: list[object]) -> Game:
    game = snapshot.load(content, data)
    game.registers[tabletop.TURN] += 1
    return game


def dropped(game: Game) -> Game:
    copy = game.clone()
    copy.offered = copy.offered[1:]
    return copy


FAULTS = [
    pytest.param(
        continent._ContinentProjection,
        "face",
        seen_through,
        "views",
        "names",
        id="fog that is looked through",
    ),
    pytest.param(
        continent._ContinentProjection,
        "pile",
        with_the_top_card,
        "twins",
        "twins differ",
        id="a name in a deck",
    ),
    pytest.param(checks, "why", lambda *asked: (), "reasons", "cannot say why", id="no reasons"),
    pytest.param(checks, "_rules", lambda: {"C-TURN-01"}, "reasons", "rests on", id="a rule that is none"),
    pytest.param(
        Continent, "redealt", lambda book, *asked: dropped(asked[0]), "redealt", "otherwise", id="a poor deal"
    ),
    pytest.param(
        checks,
        "snapshot",
        type("Forgetful", (), {"dump": staticmethod(snapshot.dump), "load": staticmethod(forgetful)}),
        "copies",
        "have parted",
        id="a snapshot that loses something",
    ),
]


@pytest.mark.parametrize(("where", "what", "fault", "check", "told"), FAULTS)
def test_a_fault_is_noticed(where, what, fault, check, told, monkeypatch):
    """Each check passes a sound game and names what is wrong with another."""
    game = under_way().clone()
    _, run = CHECKS[check]
    assert run(game, seeded(1)) == []

    monkeypatch.setattr(where, what, fault)

    assert any(told in wrong for wrong in run(game, seeded(1)))


def test_an_action_that_loses_the_back_it_is_printed_on_is_noticed(monkeypatch):
    """What goes on in a re-dealt clone or a fork must still speak of the card that lies where it did."""
    book = ground((LAMPLIGHT,)).book
    game, chance = book.deal(book.plain_setup(2), 1), seeded(1)
    while not getattr(game.pending(), "back", False):
        rollout.play_on(game, chance, 1)
    assert [checks.redealt(game, seeded(seed)) for seed in range(8)] == [[]] * 8

    monkeypatch.setattr(redeal, "known_by_place", lambda game, names: {})

    found = [wrong for seed in range(8) for wrong in checks.redealt(game, seeded(seed))]
    assert {wrong.split(",")[0] for wrong in found if "lies elsewhere" in wrong} == {
        "in a re-dealt clone the card of OfferInvolvement",
        "in a fork the card of OfferInvolvement",
    }


def test_a_card_that_comes_into_play_unmet_is_noticed(monkeypatch):
    """What is printed of conditions goes by the chronicle, so it has to tell of each card that texts ask about."""
    monkeypatch.setattr(Game, "meet", lambda game, what: None)

    failure = soak.run(["first-light"], decisions=400).failure

    assert failure is not None
    assert failure.check == "invariant"
    assert any("is in play and was not met" in wrong for wrong in failure.wrong)


def test_an_answer_that_should_be_refused_is_noticed(monkeypatch):
    """Stale, unknown and foreign answers are all tried."""
    tried: list[tuple[int, str]] = []
    monkeypatch.setattr(
        checks, "_is_refused", lambda game, seat, serial, *rest: tried.append((serial, rest[0]))
    )
    game = under_way().clone()

    wrong = checks.check_refusals(game, seeded(1))

    assert len(wrong) == len(tried) >= 4
    assert {serial - game.pending_serial() for serial, _ in tried} == {-1, 0, 1}


def test_an_undo_that_does_not_restore_is_noticed(monkeypatch):
    """A table that takes back too little has lost its past."""
    honest = Table._take_back

    def careless(table: Table, answers: int) -> None:
        honest(table, answers)
        table.game.record("a trace")

    monkeypatch.setattr(Table, "_take_back", careless)

    failure = soak.run(["proving-ground"], decisions=2_000).failure

    assert failure is not None
    assert failure.check == "undo"
    assert "does not lead to where they were given" in failure.wrong[0]


def test_a_number_that_is_used_again_is_noticed(monkeypatch):
    """A question that takes over the number of the one before would be open to a late answer."""
    honest = Table.answer

    def careless(table: Table, seat: int, serial: int, option: str, value: str = "") -> object:
        news = honest(table, seat, serial, option, value)
        if table.game.asked:
            table.game.asked[-1] = (table.game.asked[-1][0], serial)
        return news

    monkeypatch.setattr(Table, "answer", careless)

    failure = soak.run(["proving-ground"], decisions=50).failure

    assert failure is not None
    assert failure.check == "answer"
    assert "was there before" in failure.wrong[0]


def test_what_breaks_is_a_finding(monkeypatch):
    """An exception in the engine or in a check ends the game, not the soak."""
    monkeypatch.setattr(checks, "view", lambda game, seat: 1 // 0)

    failure = soak.run(["proving-ground"], decisions=500).failure

    assert failure is not None
    assert failure.check in ("views", "reasons", "redealt")
    assert "ZeroDivisionError" in failure.wrong[-1]


# -- a finding can be seen again -------------------------------------------------------------------


def suspicious(game: Game, chance: object) -> list[str]:
    """A check that objects to the eighth turn."""
    return ["eight turns"] if game.registers[tabletop.TURN] == 8 else []


def test_a_finding_can_be_seen_again(monkeypatch, tmp_path):
    """Its seed leads to the same decision, and its journal is the game up to there."""
    monkeypatch.setitem(CHECKS, "suspicion", (1, suspicious))
    first = soak.run(["proving-ground"], decisions=10_000, seed=40).failure
    assert first is not None
    assert (first.check, first.wrong) == ("suspicion", ("eight turns",))

    again = soak.run(["proving-ground"], decisions=1, seed=first.seed).failure
    path = tmp_path / "found.journal"
    path.write_bytes(first.journal)
    adventure = library.open(["proving-ground"])
    replayed = Table.replay(journal.read(path), adventure.packs, adventure.book)

    assert again == first
    assert replayed.game.registers[tabletop.TURN] == 8
    assert replayed.game.pending_name() == first.question
    assert replayed.remarks == []


def test_the_command_tells_how_to_see_it_again(monkeypatch, tmp_path, capsys):
    """The report names the check, the seed, the answer and the journal, and the status is 1."""
    monkeypatch.setitem(CHECKS, "suspicion", (1, suspicious))

    with pytest.raises(SystemExit) as ended:
        soak.soak(decisions=1_000, seed=7, players=2, to=str(tmp_path))

    said = capsys.readouterr().out
    assert ended.value.code == 1
    assert "WRONG (suspicion)" in said
    assert "eight turns" in said
    assert "./fogbound soak proving-ground --seed 7 --decisions 1 --players 2" in said
    assert (tmp_path / "soak-proving-ground-7.journal").is_file()


def test_other_checks_do_not_change_the_game(monkeypatch):
    """The same seed plays the same game, whatever is asked of it."""
    thorough = Trial(ground(("proving-ground",)), 5)
    thorough.run()
    monkeypatch.setattr(trial, "CHECKS", {})
    careless = Trial(ground(("proving-ground",)), 5)
    careless.run()

    assert thorough.decisions == careless.decisions > 50
    assert snapshot.dump(thorough.table.game)[:16] == snapshot.dump(careless.table.game)[:16]


@pytest.mark.slow
def test_who_checks_seldom_plays_the_same_games():
    """Ten times as seldom, and what is checked at every question otherwise as well."""
    usual, seldom = (soak.run(["first-light"], decisions=400, seed=3, every=every) for every in (1, 10))

    assert (seldom.decisions, seldom.questions, seldom.endings) == (
        usual.decisions, usual.questions, usual.endings,
    )  # fmt: skip
    assert 0 < seldom.checks["invariant"] < usual.checks["invariant"] / 5


# -- the command -----------------------------------------------------------------------------------


def test_the_report_as_json():
    """Counts of games, decisions, endings, checks and questions, for machines."""
    done = run("soak", "--decisions", "150", "--seed", "3", "--players", "1", "--json")

    report = json.loads(done.out)
    assert (done.status, done.err) == (0, "")
    assert report["decisions"] >= 150
    assert report["failure"] is None
    assert report["games"] == sum(report["endings"].values())
    assert report["checks"]["invariant"] == report["decisions"] + report["games"]
    assert "choose-turn" in report["questions"]
    assert "join" in report["unmet"]


def test_an_unknown_pack_is_explained():
    """A pack that is not there ends with status 2 and a sentence."""
    done = run("soak", "no-such-pack")

    assert done.status == 2
    assert "no-such-pack" in done.err


@pytest.mark.slow
def test_several_processes_find_the_same():
    """However many processes play, the report is the same but for the time it took."""
    alone = soak.run([LAMPLIGHT], decisions=600, seed=1)
    with processes(2) as two:
        together = soak.run([LAMPLIGHT], decisions=600, seed=1, workers=two)

    assert msgspec.structs.replace(together, seconds=alone.seconds) == alone


# -- what soaks have found -------------------------------------------------------------------------


def test_places_noted_on_a_card_are_seen():
    """A card on which places are noted has a view, and it tells which."""
    game = corpus_table(only=["35"], hand=["bundle-of-letters"])
    note(game, card(game, "bundle-of-letters"), 12)
    note(game, card(game, "bundle-of-letters"), 3)

    held = [one for one in view(game, 0).seats[0].hand if one.id == "bundle-of-letters"]

    assert [(one.notes, one.counters) for one in held] == [((3, 12), ())]


def test_who_is_asked_where_to_appear_has_a_name():
    """A newcomer is asked by name although nobody of that name sits there yet."""
    on = ground(("proving-ground",))
    game = deal(on.book, Setup(("pilot",), ("silent-bell",), chairs=2), 1)
    renderer = Renderer(CardTexts(on.packs), "en")
    game.stack.append(ChooseWhere(1, card(game, "surgeon")))

    asked = renderer.who_is_asked(addressees(game))

    assert asked == renderer.name("surgeon") != ""


def test_a_reason_is_asked_for_a_seat_that_is_none():
    """Whatever is typed behind the seat of a number, there is no such number."""
    assert checks.why(table(), 0, "hand-limit/s" + "9" * 5000) == ()
