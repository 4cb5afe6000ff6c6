"""Nothing that is sent to anybody tells what nobody has seen: chances, choices, notes, news, pictures, messages."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

import pytest
from msgspec.structs import replace

from amounts import amount, seeds
from fogbound.core import NONE, Game, News
from fogbound.core.chance import seeded
from fogbound.core.steps import Part
from fogbound.lab import soak
from fogbound.lab.sent import Audience, compare, play_twins, stage_of
from fogbound.lab.trial import Trial, ground
from fogbound.lab.twins import ACTION, Tally, differences, twin_of
from fogbound.languages import LANGUAGES
from fogbound.odds import action as odds_of_actions
from fogbound.odds import odds
from fogbound.rules import rollout
from fogbound.rules.common.terms import InForce
from fogbound.rules.continent import frames, reach
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.cost import DrawMore
from fogbound.rules.continent.ruleset import Continent
from fogbound.server import details
from fogbound.server.broadcast import Broadcast
from fogbound.server.presentation import presenter
from fogbound.server.presentation.patches import SentState
from fogbound.tables import table as open_games
from fogbound.terminal.client import LineClient
from fogbound.view import Perspective, SeenNews
from rulebook import rule
from soundness.grounds import PACKS
from soundness.leads import LEADS, fallen
from soundness.positions import Position, positions, questions, set_table

KINDS = ("odds", "left out", "why", "choices", "notes", "news", "explanations", "closer looks", "pictures")
"""What is compared beside views, for every seat and for who watches."""
MESSAGES = ("message", "changes")
"""Everything at once, and what a browser is sent that was shown everything before."""
ALWAYS = ("view", "why", "choices", "notes", "explanations", "closer looks", "pictures", "message")
"""What there is to compare at any question."""
RULESETS = ("continent", "citadel")
USUAL = 16
EACH = amount("COMPARISONS", USUAL)
"""How often each of these is compared at each kind of question: 120 make a thousand comparisons of all things there."""
PLACES, MANY_PLACES = 4, 12
"""In how many positions at each kind of question and stage of an action, if there are so many; and with more of them."""
ANSWERS = 2
"""For how many answers twins are followed, unless something comes to light before."""
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
        trial.ground.opened,
        trial.table.journal.header,
        game,
        seeded(seed),
        4,
        (LANGUAGES[seed % len(LANGUAGES)],),
    )

    assert found == []
    assert compared >= 4


@rule("C-INFO-01", "C-INFO-02", "C-INFO-03", "C-INFO-07", "T-INFO-01", "T-INFO-02", "T-INFO-08", "T-INFO-09")
@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_that_is_sent_tells_a_secret(ruleset):
    """Everything is compared at every kind of question there is and every stage of an action, so often."""
    tally, stages = compared_everywhere(ruleset)

    counts = Counter[str]()
    for (what, _), number in tally.items():
        counts[what] += number
    print(f"{ruleset}: {dict(counts)}; least at one question:", least(ruleset, tally))
    assert {what: counts[what] for what in (*KINDS, *MESSAGES) if counts[what] < MANY} == {}
    assert counts["page"] >= PAGES
    assert seldom(ruleset, tally) == {}
    assert stages >= {"", *STAGES[ruleset]}


STAGES = {"continent": tuple("1234567"), "citadel": tuple("1234")}
"""The stages of an action at which somebody is asked something."""


def seldom(ruleset: str, tally: Tally) -> dict[str, dict[str, int]]:
    """What was compared less than it should be, at which question of all that there are."""
    found = {question: seldom_at(question, tally) for question in sorted(questions(ruleset))}
    return {question: things for question, things in found.items() if things}


def seldom_at(question: str, tally: Tally) -> dict[str, int]:
    """The same at one kind of question."""
    wanted = {**dict.fromkeys(ALWAYS, EACH), "page": EACH // 16}
    return {what: tally[what, question] for what, enough in wanted.items() if tally[what, question] < enough}


def least(ruleset: str, tally: Tally) -> dict[str, int]:
    """How often each thing was compared at the kind of question at which it was least."""
    things = sorted({what for what, _ in tally})
    return {what: min(tally[what, question] for question in questions(ruleset)) for what in things}


def compared_everywhere(ruleset: str) -> tuple[Tally, set[str]]:
    """Set twins beside games at every kind of question until enough is compared; returns that, and the stages."""
    tally: Tally = Counter()
    found = positions(ruleset, PLACES if EACH <= USUAL else MANY_PLACES)
    for row, places in enumerate(zip_longest(*found.values())):
        for at, position in enumerate(places):
            if position is not None:
                compare_at(position, tally, row + at, (LANGUAGES[at % len(LANGUAGES)],))
    for question in sorted(questions(ruleset)):
        known = [position for key, some in found.items() if key[0] == question for position in some]
        for turn in range(EACH):
            if not seldom_at(question, tally):
                break
            compare_at(known[turn % len(known)], tally, turn, LANGUAGES, answers=0)
    return tally, {stage for _, stage in found}


def compare_at(
    position: Position, tally: Tally, turn: int, langs: Sequence[str], answers: int = ANSWERS
) -> None:
    """Set twins beside a game there and follow them for some answers; every other time from the answer before on."""
    game, first = position.game, None
    if position.before is not None and turn % 2:
        game, first, answers = position.before, position.answer, answers + 1
    chance = seeded(turn)
    _, found = play_twins(
        position.opened, position.header, game.clone(), chance, 2, langs, tally, first, answers
    )
    asked = position.game.pending_name()
    assert found == [], f"{asked} in {position.opened.name}, seed {position.header.seed}, turn {turn}"


def test_each_kind_of_question_is_found():
    """The search finds what is asked by both rulesets, by one, and by none of its own."""
    assert {"choose-turn", "offer-reroll", "gather-on"} <= questions("continent")
    assert {"choose-action", "offer-reroll"} <= questions("citadel")
    assert not {"", "choose-action"} & questions("continent")


@pytest.mark.parametrize(
    ("ruleset", "question"), [(ruleset, name) for ruleset, leads in LEADS.items() for name in leads]
)
def test_a_lead_leads_to_its_question(ruleset, question):
    """There is something to choose, and enough that nobody has seen."""
    game = LEADS[ruleset][question](1)

    _, exchanged = twin_of(game, seeded(1))

    assert game.pending_name() == question
    assert len(game.offered) > 1
    assert len(exchanged) > 20


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


KNOWN = odds_of_actions.known_part


def leaky_basis(game: Game, frame: frames.ActionFrame) -> list[InForce]:
    force = next(iter(reach.within_reach(game, frame, 3)), None)
    ability = force.ability if force is not None else game.content.abilities[0]
    return [InForce(card, NONE, ability) for card in frame.drawn]


def leaky_why(book: Continent, game: Game, seat: int, subject: str) -> list[Part]:
    return [*WHY(book, game, seat, subject), Part("card", card=frames.action_frame(game).drawn[0])]


WHY = Continent.why


def leaky_answer(book: object, game: Game) -> object:
    return game.offered[len(hidden_name(game)) % 2]


def leaky_aims(one: presenter.Presenter) -> str:
    return hidden_name(one.known._game)


def leaky_news(game: Game, news: Sequence[News]) -> dict[int, list[SeenNews]]:
    told = NEWS(game, news)
    return {
        seat: [replace(item, roles=item.roles[:1] * len(hidden_name(game))) for item in each]
        for seat, each in told.items()
    }


NEWS = open_games.news_by_seat


def leaky_names(one: Perspective) -> frozenset[str]:
    return frozenset({hidden_name(one._game)})


def leaky_reading(showing: Broadcast, person: int) -> set[str]:
    return READABLE(showing, person) | {hidden_name(showing.table.game)}


READABLE = details.readable_cards


def leaky_recap(table: object, one: presenter.Presenter) -> str:
    return hidden_name(one.known._game)


def leaky_change(showing: Broadcast, shown: SentState, person: int, look_as: int, lang: str) -> bytes:
    message = MESSAGE(showing, shown, person, look_as, lang)
    return message + hidden_name(showing.table.game).encode() if shown.seq > 1 else message


MESSAGE = Broadcast.message


def leaky_size(showing: Broadcast, renderer: object) -> str:
    return " " * len(hidden_name(showing.table.game))


def leaky_prompt(client: LineClient) -> str:
    return hidden_name(client.table.game)


LEAKS = [
    pytest.param(odds_of_actions, "known_part", leaky_odds, "another odds", id="odds"),
    pytest.param(reach, "perhaps", leaky_basis, "another left out", id="left out"),
    pytest.param(Continent, "why", leaky_why, "another reason", id="why"),
    pytest.param(Continent, "only_option", leaky_answer, "other choices", id="choices"),
    pytest.param(presenter.Presenter, "achieved", property(leaky_aims), "other notes", id="notes"),
    pytest.param(open_games, "news_by_seat", leaky_news, "other news", id="news"),
    pytest.param(Perspective, "names", property(leaky_names), "other pictures", id="pictures"),
    pytest.param(details, "recap", leaky_recap, "other explanations", id="explanations"),
    pytest.param(details, "readable_cards", leaky_reading, "other closer looks", id="closer looks"),
    pytest.param(details, "readable_cards", leaky_reading, "other pictures", id="pictures that are fetched"),
    pytest.param(Broadcast, "_changes", leaky_size, "other message", id="message"),
    pytest.param(Broadcast, "message", leaky_change, "other changes", id="changes"),
    pytest.param(LineClient, "_prompt", leaky_prompt, "another page", id="page"),
]


@pytest.mark.slow
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
        found += compare(ours, theirs, ("en",), pages=False)
        for one in (ours, theirs):
            one.answer("draw", "")
        found += [*differences(ours.game, theirs.game), *compare(ours, theirs, ("en",))]
    return found


@rule("T-INFO-01", "T-UNC-01")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_tells_what_somebody_had_drawn_who_falls(seed):
    """Cards drawn face down go back into the deck, and no chances are told of an action that breaks off."""
    position = set_table(fallen, seed)
    assert position.game.pending_name() == "banish-one"
    assert stage_of(position.game) == "2"

    compared, found = play_twins(
        position.opened, position.header, position.game, seeded(seed), 1, ("en",), answers=0
    )

    assert (compared, found) == (1, [])


def test_a_soak_compares_what_is_sent(monkeypatch):
    """The soak finds what a message gives away, and says so."""
    monkeypatch.setattr("fogbound.lab.trial.SENT", 4)
    monkeypatch.setattr(
        Broadcast,
        "_changes",
        lambda showing, renderer: showing.table.game.content.card_ids[
            showing.table.game.zones[zones.ACTION_DECK][-1]
        ],
    )

    failure = soak.run(["proving-ground"], decisions=500).failure

    assert failure is not None
    assert failure.check == "sent"
    assert any("other message" in wrong for wrong in failure.wrong)
