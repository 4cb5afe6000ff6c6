"""Nothing that is sent to anybody tells what nobody has seen: chances, choices, notes, news, pictures, messages."""

from collections import Counter
from functools import cache

import pytest

from amounts import seeds
from fogbound.core import NONE, Game
from fogbound.core.chance import seeded
from fogbound.core.steps import Part
from fogbound.lab import sent, soak
from fogbound.lab.sent import Audience, compare, play_twins, stage_of
from fogbound.lab.trial import Trial, ground
from fogbound.lab.twins import ACTION, Tally, differences, twin_of
from fogbound.odds import action as odds_of_actions
from fogbound.odds import odds
from fogbound.rules import rollout
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent import frames, reach
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import DrawMore
from fogbound.rules.continent.ruleset import Continent
from fogbound.server.sight import chronicle, look
from fogbound.server.sight.showing import Showing
from fogbound.terminal.line import LineClient
from rulebook import rule
from soundness.grounds import PACKS

KINDS = ("odds", "left out", "why", "choices", "notes", "news", "pictures", "message")
"""What is compared beside views, for every seat and for who watches."""
LANGS = ("en", "fr")
RULESETS = {
    "continent": ("first-light", "proving-ground", "corpus"),
    "citadel": ("selvage", "lamplight", "citadel-corpus"),
}
EACH = {"continent": 6, "citadel": 4}
"""How often games are compared at each kind of question and stage of an action, in each pack."""
MANY = 1_000
PAGES = 200
"""How many pages of a terminal, of which there is one at a time: that of the seat that is asked."""


@rule("C-INFO-01", "C-INFO-02", "C-INFO-03", "C-INFO-07", "T-INFO-01", "T-INFO-02", "T-INFO-08", "T-INFO-09")
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
@pytest.mark.parametrize("seed", seeds(1, 2))
def test_nobody_is_sent_what_nobody_has_seen(pack, seed):
    """From any seat and beside the table, a game and its twin look alike in everything that is sent."""
    trial = Trial(ground((pack,)), seed, explorers=seed + 1)
    game = trial.table.game
    rollout.play_on(game, seeded(seed), 30 * seed)

    compared, found = play_twins(
        trial.ground.opened, trial.table.journal.header, game, seeded(seed), 4, LANGS
    )

    assert found == []
    assert compared >= 4


@rule("C-INFO-01", "C-INFO-02", "C-INFO-03", "C-INFO-07", "T-INFO-01", "T-INFO-02", "T-INFO-08", "T-INFO-09")
@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_is_sent_tells_a_secret(ruleset):
    """A thousand comparisons of each kind of thing, at every kind of question that comes up and every stage."""
    tally: Tally = Counter()
    stages: Counter[str] = Counter()
    met: set[str] = set()
    for name in RULESETS[ruleset]:
        met |= compared_everywhere(PACKS[name], tally, stages)

    counts = Counter[str]()
    for (what, _), number in tally.items():
        counts[what] += number
    assert {what: counts[what] for what in KINDS if counts[what] < MANY} == {}
    assert counts["page"] >= PAGES
    assert {question for _, question in tally} >= met
    assert set(stages) >= {"", *STAGES[ruleset]}


STAGES = {"continent": tuple("1234567"), "citadel": tuple("1234")}
"""The stages of an action at which somebody is asked something."""


def compared_everywhere(pack: str, tally: Tally, stages: Counter[str]) -> set[str]:
    """Play some games to their ends and compare each kind of question so many times; returns what came up."""
    on = ground((pack,))
    done: Counter[tuple[str, str]] = Counter()
    for seed in range(40, 52):
        trial, chance = Trial(on, seed), seeded(seed)
        game = trial.table.game
        for _ in range(400):
            if game.pending() is None:
                break
            key = (type(game.pending()).__name__, stage_of(game))
            if done[key] < EACH[on.book.ruleset()]:
                done[key] += 1
                stages[key[1]] += 1
                _, found = play_twins(
                    on.opened, trial.table.journal.header, game.clone(), chance, 2, LANGS[seed % 2 :], tally
                )
                assert found == [], f"{pack}, seed {seed}, {key}"
            seat, choice, value = trial.player.answer(game)
            game.answer(seat, game.pending_serial(), choice, value)
    return {question for question, _ in done}


# -- it notices ------------------------------------------------------------------------------------


@cache
def drawing() -> tuple[Trial, Game]:
    """A game of two in the proving ground in which cards lie drawn, face down."""
    on = ground(("proving-ground",))
    for seed in range(50):
        trial = Trial(on, seed, explorers=2)
        game, chance = trial.table.game, seeded(seed)
        for _ in range(200):
            drawn = len(frames.action_frame(game).drawn) if isinstance(game.pending(), DrawMore) else 0
            if drawn > 2 and 0.1 < odds(game, 0)[0].chance.success < 0.9 and goes_on(game):
                return trial, game
            rollout.play_on(game, chance, 1)
    raise AssertionError("nobody draws three cards in the proving ground")


def goes_on(game: Game) -> bool:
    """Whether one card may be drawn and then another."""
    ahead = game.clone()
    ahead.answer(NONE, ahead.pending_serial(), "draw")
    return isinstance(ahead.pending(), DrawMore) and len(ahead.zones[zones.ACTION_DECK]) > 3


def hidden_name(game: Game) -> str:
    """The card that was drawn first."""
    return game.content.card_ids[frames.action_frame(game).drawn[0]].partition("#")[0]


def leaky_odds(deck: list[int], seen: list[bool]) -> object:
    return KNOWN(deck, [True] * len(deck))


KNOWN = odds_of_actions.known


def leaky_basis(game: Game, frame: frames.ActionFrame) -> list[InForce]:
    force = next(iter(reach.within_reach(game, frame, 3)), None)
    ability = force.ability if force is not None else game.content.abilities[0]
    return [InForce(card, NONE, ability) for card in frame.drawn]


def leaky_why(book: Continent, game: Game, seat: int, subject: str) -> list[Part]:
    return [*WHY(book, game, seat, subject), Part("card", card=frames.action_frame(game).drawn[0])]


WHY = Continent.why


def leaky_pace(game: Game, texts: object) -> object:
    return game.offered[len(hidden_name(game)) % 2]


def leaky_aims(one: look.Look) -> str:
    return hidden_name(one.game)


def leaky_line(teller: object, game: Game, *rest: object) -> str:
    return hidden_name(game)


def leaky_names(one: look.Look) -> frozenset[str]:
    return frozenset({hidden_name(one.game)})


def leaky_size(showing: Showing, teller: object) -> str:
    return " " * len(hidden_name(showing.game))


def leaky_prompt(client: LineClient) -> str:
    return hidden_name(client.game)


LEAKS = [
    pytest.param(odds_of_actions, "known", leaky_odds, "another odds", id="odds"),
    pytest.param(reach, "perhaps", leaky_basis, "another left out", id="left out"),
    pytest.param(Continent, "why", leaky_why, "another reason", id="why"),
    pytest.param(sent.pace, "needless", leaky_pace, "other choices", id="choices"),
    pytest.param(look.Look, "achieved", property(leaky_aims), "other notes", id="notes"),
    pytest.param(chronicle.story, "line_of", leaky_line, "other news", id="news"),
    pytest.param(look.Look, "names", property(leaky_names), "other pictures", id="pictures"),
    pytest.param(Showing, "_changes", leaky_size, "other message", id="message"),
    pytest.param(LineClient, "_prompt", leaky_prompt, "another page", id="page"),
]


@pytest.mark.parametrize(("where", "what", "leak", "told"), LEAKS)
def test_a_leak_is_noticed(where, what, leak, told, monkeypatch):
    """Twins look alike, until something of what was drawn face down finds its way out."""
    trial, game = drawing()
    assert found_between(trial, game) == []

    monkeypatch.setattr(where, what, leak)

    assert any(told in wrong for wrong in found_between(trial, game))


def found_between(trial: Trial, game: Game) -> list[str]:
    """All that could tell a game from its twins with other cards drawn."""
    header = trial.table.journal.header
    found: list[str] = []
    for seed in range(3):
        twin, exchanged = twin_of(game, seeded(seed), [ACTION])
        assert exchanged & set(frames.action_frame(game).drawn)
        ours, theirs = (
            Audience(trial.ground.opened, header, game.clone()),
            Audience(trial.ground.opened, header, twin),
        )
        for one in (ours, theirs):
            one.answer("draw", "")
        found += [*differences(ours.game, theirs.game), *compare(ours, theirs, ("en",))]
    return found


def test_a_soak_compares_what_is_sent(monkeypatch):
    """The soak finds what a message gives away, and says so."""
    monkeypatch.setattr("fogbound.lab.trial.SENT", 4)
    monkeypatch.setattr(
        Showing,
        "_changes",
        lambda showing, teller: showing.game.content.card_ids[showing.game.zones[zones.ACTION_DECK][-1]],
    )

    failure = soak.run(["proving-ground"], decisions=500).failure

    assert failure is not None
    assert failure.check == "sent"
    assert any("other message" in wrong for wrong in failure.wrong)
