"""What holds of the stack machine whatever is done with it: chance, cards, copies, frames, questions."""

from collections import Counter
from functools import cache
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fogbound.core import GROUP, NONE, AnswerRefused, Game, GameIsOver, SnapshotRefused, StaleAnswer, snapshot
from fogbound.core.chance import LONG_SEED, load_chance, seeded
from fogbound.core.game import OWN_SLOTS, SLOTS
from fogbound.rules import rollout
from fogbound.rules.common import tabletop
from fogbound.rules.common.soundness import check_zones
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.frames import ActionFrame
from fogbound.rules.continent.life import LoseCards
from fogbound.rules.continent.turn import ChooseTurn
from playing import HERE, act, card, choose, offered, standing, table

often = settings(deadline=None, derandomize=True, max_examples=60)
seldom = settings(deadline=None, derandomize=True, max_examples=20)

ISLAND = (HERE / "soundness" / "island.yaml").read_text()
SEEDS = some.integers(min_value=-(2**70), max_value=2**70) | some.integers(LONG_SEED, LONG_SEED**2)


@cache
def island() -> Game:
    """Two explorers with something in their hands and inventories."""
    return table(
        ISLAND,
        explorers=2,
        at="012",
        hands={0: ["105"], 1: ["rope-work"]},
        items=[(["031"], 3)],
        deck=20,
        pile=["star", "left"],
    )


def wandered(seed: int, decisions: int) -> Game:
    """The island after some random decisions."""
    game = island().clone()
    rollout.play_on(game, seeded(seed), decisions)
    return game


def all_state(game: Game) -> list[object]:
    return snapshot.dump(game)


# -- chance ----------------------------------------------------------------------------------------


def is_even(counts: Counter[object], kinds: int) -> bool:
    """Whether draws are spread as fair chance spreads them: within five standard deviations of chi-square."""
    expected = counts.total() / kinds
    freedom = kinds - 1
    strayed = sum((counts[kind] - expected) ** 2 / expected for kind in counts)
    strayed += expected * (kinds - len(counts))
    return abs(strayed - freedom) < 5 * (2 * freedom) ** 0.5


@given(SEEDS, some.lists(some.integers(min_value=1, max_value=2**30), min_size=1, max_size=30))
@often
def test_a_number_is_below_its_bound_and_belongs_to_its_seed(seed, bounds):
    """The same seed gives the same numbers, and each is one that was asked for."""
    one, other = seeded(seed), seeded(seed)

    drawn = [one.below(bound) for bound in bounds]

    assert all(0 <= number < bound for number, bound in zip(drawn, bounds, strict=True))
    assert drawn == [other.below(bound) for bound in bounds]


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 45, 100])
@pytest.mark.parametrize("seed", [0, 1, 12345, LONG_SEED, LONG_SEED * 3 + 5])
def test_every_number_is_equally_likely(bound, seed):
    """Twenty thousand draws from one seed are spread evenly."""
    chance = seeded(seed)

    assert is_even(Counter(chance.below(bound) for _ in range(20_000)), bound)


@pytest.mark.slow
@pytest.mark.parametrize("bound", [2, 6, 45])
@pytest.mark.parametrize("first", [0, LONG_SEED])
def test_neighbouring_seeds_have_nothing_in_common(bound, first):
    """The first and the tenth number of twenty thousand seeds in a row are spread evenly too."""
    chances = [seeded(first + seed) for seed in range(20_000)]

    assert is_even(Counter(chance.below(bound) for chance in chances), bound)
    for chance in chances:
        for _ in range(8):
            chance.below(bound)
    assert is_even(Counter(chance.below(bound) for chance in chances), bound)


@given(SEEDS, some.lists(some.integers(min_value=0, max_value=999), max_size=60))
@often
def test_shuffling_keeps_the_cards(seed, cards):
    """A shuffled pile holds the same cards; one of two cards or fewer is no special case."""
    shuffled = seeded(seed).shuffled(tuple(cards))

    assert Counter(shuffled) == Counter(cards)


@pytest.mark.parametrize("seed", [3, LONG_SEED])
def test_every_order_is_equally_likely(seed):
    """All orders of four cards come up equally often."""
    chance = seeded(seed)

    orders = Counter(chance.shuffled((0, 1, 2, 3)) for _ in range(24_000))

    assert set(orders) == set(permutations(range(4)))
    assert is_even(orders, 24)


@given(SEEDS, some.integers(min_value=0, max_value=20))
@often
def test_a_cloned_stream_goes_its_own_way(seed, steps):
    """A clone continues alike and does not move the original."""
    chance = seeded(seed)
    for _ in range(steps):
        chance.below(6)
    before = chance.dump()

    ahead = [chance.clone().below(45) for _ in range(2)]

    assert chance.dump() == before
    assert ahead == [chance.below(45)] * 2


@given(SEEDS, some.integers(min_value=0, max_value=40))
@often
def test_a_stream_that_was_written_down_goes_on(seed, steps):
    """What `dump` gives is all there is to a stream, wherever in it one stands."""
    chance = seeded(seed)
    for _ in range(steps):
        chance.below(6)

    read = load_chance(tuple(chance.dump()))

    assert [read.below(45) for _ in range(40)] == [chance.below(45) for _ in range(40)]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [398, 317, 150, 687, 115, 958]),
        (7, [507, 927, 544, 248, 815, 610]),
        ((1 << 100) + 7, [507, 927, 544, 248, 815, 610]),
        (LONG_SEED + 7, [415, 189, 695, 742, 157, 776]),
    ],
)
def test_a_seed_means_the_same_numbers_for_ever(seed, numbers):
    """Journals begin with a seed, so that its numbers must never change."""
    chance = seeded(seed)

    assert [chance.below(1000) for _ in range(6)] == numbers


@given(
    some.integers(min_value=0, max_value=(1 << 64) - 1), some.integers(min_value=1, max_value=(1 << 64) - 1)
)
@often
def test_every_bit_of_a_long_seed_counts(low, high):
    """Long seeds with the same last 64 bits, or the same first ones, have nothing in common."""
    streams = [seeded(LONG_SEED + seed) for seed in (low, high << 64 | low, low << 64 | high)]

    drawn = {tuple(stream.below(1000) for _ in range(12)) for stream in streams}

    assert len(drawn) == len({low, high << 64 | low, low << 64 | high})


def test_a_stream_of_another_shape_is_refused():
    """A damaged snapshot is told apart from a sound one."""
    with pytest.raises(SnapshotRefused, match="chance"):
        load_chance(("one", 2))


def test_a_snapshot_from_before_cards_could_carry_more_counters_is_read():
    """What packs named keeps its place, what the rules keep on cards is found again behind it."""
    game = table(hand=["star"])
    star = card(game, "star")
    for slot, number in ((0, 3), (7, 2), (OWN_SLOTS, 5), (tabletop.NOTES, 4), (tabletop.LAST_USED, 9)):
        game.set_count(star, slot, number)
    rows = snapshot.dump(game)
    old = [1, *rows[1:]]
    old[8] = [[star * 16 + slot, number] for slot, number in ((0, 3), (7, 2), (8, 5), (14, 4), (15, 9))]

    loaded = snapshot.load(game.content, old)

    assert loaded.counters == game.counters
    assert snapshot.dump(loaded) == rows


# -- cards -----------------------------------------------------------------------------------------


PLACES = [*range(zones.SATCHEL + 1), tabletop.HANDS, tabletop.HANDS + 1, tabletop.PILES, tabletop.PILES + 1]


@given(some.lists(some.tuples(some.integers(0, 10**6), some.sampled_from(PLACES)), max_size=40))
@often
def test_moving_cards_neither_loses_nor_doubles_any(moves):
    """Wherever cards are put, each is in one place, on top, and all others keep their order."""
    game = island().clone()
    for number, zone in moves:
        moved = number % len(game.where)
        before = {at: [one for one in cards if one != moved] for at, cards in enumerate(game.zones)}

        game.move(moved, zone)

        after = {at: [one for one in cards if one != moved] for at, cards in enumerate(game.zones)}
        assert after == before
        assert game.where[moved] == zone
        assert zone < tabletop.PAST or game.zones[zone][-1] == moved
    wrong: list[str] = []
    check_zones(game, wrong)
    assert wrong == []


@given(SEEDS, some.sets(some.integers(min_value=0, max_value=19), max_size=8))
@often
def test_what_is_known_is_forgotten_when_it_moves_or_is_shuffled(seed, shown):
    """Nobody remembers the face of a card that has been moved or shuffled away."""
    game = island().clone()
    game.chance = seeded(seed)
    deck = game.zones[zones.ACTION_DECK]
    for at in shown:
        game.show(deck[at], 0b01)
    first = deck[min(shown, default=0)]

    game.move(first, zones.DISCARD_PILE)
    assert set(game.known) == {deck[at] for at in shown} - {first}
    barriers = game.barriers
    game.shuffle(zones.ACTION_DECK)

    assert game.known == {}
    assert game.barriers > barriers
    assert Counter(game.zones[zones.ACTION_DECK]) == Counter(deck) - Counter([first])


# -- snapshots -------------------------------------------------------------------------------------


@given(
    SEEDS,
    some.integers(min_value=0, max_value=40),
    some.dictionaries(some.integers(0, 40 * SLOTS), some.integers(1, 99), max_size=5),
    some.dictionaries(some.text(max_size=12), some.integers(1, 9), max_size=5),
    some.dictionaries(some.integers(0, 60), some.integers(0, 255), max_size=5),
)
@seldom
def test_a_snapshot_is_the_game(seed, decisions, counters, chronicle, known):
    """Any state, written, sent over a wire and read back, is written in the same way and offers the same."""
    game = wandered(seed, decisions)
    game.counters.update(counters)
    game.chronicle.update(chronicle)
    game.known.update(known)
    if game.pending() is not None:
        game.index = None
        game.advance()
    written = msgspec.msgpack.encode(snapshot.dump(game))

    loaded = snapshot.load(game.content, msgspec.msgpack.decode(written))

    assert msgspec.msgpack.encode(snapshot.dump(loaded)) == written
    assert offered(loaded) == offered(game)


@given(some.integers(min_value=0, max_value=18), some.sampled_from([None, "word", 2.5, {}, []]))
@often
def test_a_damaged_snapshot_is_refused(at, nonsense):
    """What is cut short, of another version, of other cards or no snapshot at all is never half read."""
    data = snapshot.dump(island())
    fewer_cards = [*data[:3], b"", *data[4:]]

    for damaged in (
        data[:at],
        nonsense,
        [0, *data[1:]],
        [snapshot.VERSION + 1, *data[1:]],
        [*data[:14], [["NoSuchStep"]], *data[15:]],
        fewer_cards,
    ):
        with pytest.raises(SnapshotRefused):
            snapshot.load(island().content, damaged)


@given(SEEDS, some.integers(min_value=0, max_value=30), some.integers(min_value=1, max_value=20))
@seldom
def test_a_clone_is_equal_and_independent(seed, decisions, further):
    """What happens to a clone does not happen to the game, nor the other way round."""
    game = wandered(seed, decisions)
    before = all_state(game)
    clone, witness = game.clone(), game.clone()

    rollout.play_on(clone, seeded(seed + 1), further)
    assert all_state(game) == before

    rollout.play_on(game, seeded(seed + 1), further)
    assert all_state(game) == all_state(clone)
    assert all_state(witness) == before


# -- frames ----------------------------------------------------------------------------------------


@given(some.lists(some.integers(min_value=0, max_value=3), min_size=1, max_size=4), some.data())
@often
def test_abandoning_a_frame_drops_its_steps_and_closes_it_from_within(waiting, data):
    """Steps inside are dropped, closing steps run inner to outer, and what waits outside goes on."""
    game = island().clone()
    deck = list(game.zones[zones.ACTION_DECK])
    expected: list[int] = []
    opened: list[ActionFrame] = []
    for steps in waiting:
        drawn = deck.pop()
        game.move(drawn, tabletop.DRAWN)
        opened.append(
            ActionFrame(card(game, "012"), 0, 0, (0,), False, NONE, card(game, "012"), drawn=(drawn,))
        )
        game.open(opened[-1])
        game.then(*[LoseCards(1)] * steps)
    at = data.draw(some.integers(min_value=0, max_value=len(opened) - 1))
    pile = game.zones[zones.DISCARD_PILE]

    game.abandon(opened[at])
    game.advance()

    for inner in range(len(opened) - 1, -1, -1):
        if inner < at:
            expected += [deck.pop() for _ in range(waiting[inner])]
        expected += opened[inner].drawn
    assert list(game.zones[zones.DISCARD_PILE][len(pile) :]) == expected
    assert game.frames == []
    assert isinstance(game.pending(), ChooseTurn)


def test_what_is_asked_inside_an_abandoned_frame_is_asked_no_more():
    """An answer to a question that was dropped with its frame is stale."""
    game = act(island().clone(), "dig")
    assert [type(frame).__name__ for frame in game.frames] == ["ActionFrame"]
    serial, choice = game.pending_serial(), offered(game)[0]

    game.abandon(game.frames[0])
    game.advance()

    with pytest.raises(StaleAnswer):
        game.answer(GROUP, serial, choice)
    assert game.zones[tabletop.DRAWN] == ()


# -- questions -------------------------------------------------------------------------------------


@given(SEEDS)
@seldom
def test_no_two_questions_have_the_same_number(seed):
    """A number stays with its question while others are put above it, and is never given again."""
    game = island().clone()
    chance = seeded(seed)
    named: dict[int, tuple[int, str]] = {}
    for _ in range(60):
        if game.pending() is None:
            break
        for height, serial in game.asked:
            question = (height, type(game.stack[height - 1]).__name__)
            assert named.setdefault(serial, question) == question
        before = game.pending_serial()
        answered = chance.below(3) > 0
        beside = [name for name in standing(game) if name != "concede"]
        names = offered(game) if answered or not beside else beside
        game.answer(GROUP, before, names[chance.below(len(names))], "7")
        if names is not beside:
            assert before not in [serial for _, serial in game.asked]


@given(some.integers(min_value=-3, max_value=400), some.integers(min_value=0, max_value=30))
@often
def test_a_stale_answer_is_refused_and_changes_nothing(serial, decisions):
    """Only the number of the pending question is accepted."""
    game = wandered(5, decisions)
    before = all_state(game)
    choice = offered(game)[0] if game.pending() is not None else "concede"

    if game.pending() is None:
        with pytest.raises(GameIsOver):
            game.answer(GROUP, serial, choice)
    elif serial != game.pending_serial():
        with pytest.raises(StaleAnswer):
            game.answer(GROUP, serial, choice, "7")

    assert all_state(game) == before


def test_an_interjection_does_not_make_an_answer_late():
    """Whoever was about to answer may still do so after somebody gave up an item or reported a number."""
    game = island().clone()
    serial = game.pending_serial()

    game.answer(0, serial, "relinquish/s1/031")
    assert game.pending_serial() == serial
    game.answer(1, serial, "report/s2")
    above = game.pending_serial()
    with pytest.raises(StaleAnswer):
        game.answer(0, serial, "dig/s1/012")
    game.answer(1, above, "decline")

    assert above > serial == game.pending_serial()
    game.answer(0, serial, "dig/s1/012")


def test_an_interjection_that_removes_an_option_makes_it_unheard_of():
    """The number still fits, but what was offered no longer stands."""
    game = table(
        "- {number: 31, back: green, kind: item, durability: 3, actions: [dig: {cost: 0}]}",
        items=[(["031"], 3)],
    )
    serial = game.pending_serial()
    assert "dig/s1/031" in offered(game)

    game.answer(0, serial, "relinquish/s1/031")

    with pytest.raises(AnswerRefused, match="not among the options"):
        game.answer(0, serial, "dig/s1/031")


@given(some.integers(min_value=0, max_value=1))
@often
def test_a_question_to_the_group_is_answered_by_anybody(seat):
    """Who speaks for the group is settled at the table, not in the engine."""
    game = island().clone()

    game.answer(seat, game.pending_serial(), "dig/s1/012")

    assert not isinstance(game.pending(), ChooseTurn)


@pytest.mark.parametrize(("seat", "accepted"), [(GROUP, True), (0, False), (1, True), (2, False)])
def test_a_question_to_one_seat_is_answered_by_it_or_by_all(seat, accepted):
    """Somebody else's answer is refused, that of everybody together at one device is not."""
    game = choose(island().clone(), "dig/s1")
    before = all_state(game)
    assert offered(game) == ["join/s2", "stay-out/s2"]

    if accepted:
        game.answer(seat, game.pending_serial(), "stay-out/s2")
        assert all_state(game) != before
    else:
        with pytest.raises(AnswerRefused, match="cannot answer for seat 2"):
            game.answer(seat, game.pending_serial(), "stay-out/s2")
        assert all_state(game) == before


@pytest.mark.parametrize(("seat", "accepted"), [(GROUP, True), (0, True), (1, False)])
def test_a_standing_option_is_its_owners(seat, accepted):
    """Nobody gives up somebody else's item."""
    game = island().clone()

    if accepted:
        game.answer(seat, game.pending_serial(), "relinquish/s1/031")
        assert zones.columns(game, 0) == []
    else:
        with pytest.raises(AnswerRefused, match="cannot do that for seat 1"):
            game.answer(seat, game.pending_serial(), "relinquish/s1/031")


@given(
    some.one_of(
        some.text(max_size=12), some.integers().map(str), some.floats().map(str), some.just("9" * 5000)
    )
)
@often
def test_an_open_question_takes_nothing_but_a_number(words):
    """Whatever else is typed is refused and changes nothing, however long it is."""
    game = choose(island().clone(), "report/s1")
    before = all_state(game)
    is_number = words.isdecimal() and len(words) < 10

    if is_number:
        game.answer(0, game.pending_serial(), "number", words)
        assert isinstance(game.pending(), ChooseTurn)
    else:
        with pytest.raises(AnswerRefused, match="needs a number"):
            game.answer(0, game.pending_serial(), "number", words)
        assert all_state(game) == before
