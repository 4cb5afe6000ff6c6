"""The odds of Citadel actions against the engine itself: every draw of a small deck, every way to use it."""

import math
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from enduring import act, card, choose, citadel_table, offered
from fogbound.core import NONE, Game
from fogbound.odds import odds
from fogbound.odds.ahead import is_last_decisive
from fogbound.odds.chain import ActionTrial, DrawFace, chances, is_reached
from fogbound.odds.source import CardSupply
from fogbound.odds.spending import Gain, Offer, Trade, best
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.draw import DrawOn
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from rulebook import rule

ENTRIES = """
- number: 10
  uid: quay
  back: green
  kind: terrain
  actions:
    - dig: {cost: 2, difficulty: 2}
    - swim: {cost: 2, chain: true, difficulty: 2}
    - lift:
        rows:
          - {cost: 2, difficulty: 3, success: die down 1}
          - {cost: 1, chain: true, difficulty: 1}
    - talk: {cost: 3, difficulty: 3}
    - climb: {cost: 2, difficulty: 0}
- {skill: double, copies: 2, strip: {stars: 2}}
- {skill: both, copies: 2, strip: {left: 1, right: 1}}
- {skill: twin, copies: 2, strip: {icons: [fist, hand]}}
- skill: spark
  reflex: true
  copies: 2
  strip: {icons: [flag]}
  effects: ["any: +1 success"]
- skill: dread
  reflex: true
  effects: ["must any: -1 success"]
- skill: surge
  reflex: true
  effects: ["any: 1 extra card", "dig: 1 any for +1 success, max 1"]
- {number: 20, uid: hook, back: green, kind: purse, effects: ["dig, swim: 1 fist for +1 success, max 2"]}
- number: 21
  uid: rope
  back: green
  kind: purse
  effects: ["swim: 1 extra card", "dig: 1 hand and 1 any for +2 successes"]
- {number: 22, uid: mask, back: green, kind: purse, effects: ["any: 1 wild", "talk: +1 success"]}
- {number: 23, uid: oath, back: green, kind: purse, effects: ["must any: 1 fist for -1 success"]}
- number: 24
  uid: fork
  back: green
  kind: purse
  effects:
    - one-of: ["any: 1 fist", "any: 1 hand"]
    - "any: 2 hand for +3 successes"
- {number: 25, uid: plumb, back: green, kind: purse, effects: ["lift: after the reveal, may die -1"]}
- {skill: cheer, effects: ["any: help, may obtain 1 fist"]}
"""
PLAIN = ["star", "star#2", "left", "right", "both", "double", "blank", "blank#2"]
ICONS = ["fist", "fist#2", "grip", "wild", "flag", "twin", "star", "blank"]
REFLEXES = ["spark", "spark#2", "dread", "surge", "star", "left", "right", "fist"]


def begun(action: str, deck: list[str], *choices: str, purse: tuple[str, ...] = (), **settings) -> Game:
    """An action whose cost is drawn; all Purse cards are selected."""
    game = citadel_table(ENTRIES, at="quay", deck=deck, purse=purse, **settings)
    joined = range(1, settings.get("players", 1))
    act(game, action, joined=joined)
    while not isinstance(game.pending(), DrawOn):
        selecting = [name for name in offered(game) if name.startswith("select/")]
        choose(game, (selecting or offered(game))[0])
    return choose(game, *choices)


def stacked(game: Game, cards: tuple[int, ...]) -> Game:
    """A copy in which these cards have been drawn and all others of that deck have not."""
    copy = game.clone()
    frame = copy.frames[-1]
    pool = [*frame.drawn, *copy.zones[zones.DECKS]]
    for one in pool:
        copy.move(one, zones.DECKS)
    for one in cards:
        copy.move(one, tabletop.DRAWN)
    frame.drawn = cards
    copy.offered = copy.pending().options(copy)
    return copy


def winnable(game: Game) -> bool:
    """Whether some way to use what was revealed leads to a success; every way is tried."""
    first = game.clone()
    first.news = []
    border = [choose(first, "reveal")]
    seen: set[tuple[object, ...]] = set()
    while border:
        state = border.pop()
        if any(item.what == "succeeded" for item in state.news):
            return True
        if any(item.what == "failed" for item in state.news):
            continue
        frame = state.frames[-1]
        key = (state.pending_name(), *_position(state, frame))
        if key in seen:
            continue
        seen.add(key)
        counts = [name for name in offered(state) if name.startswith("count/")]
        for name in [*(name for name in offered(state) if name not in counts), *counts[:1]]:
            ahead = state.clone()
            ahead.news = []
            border.append(choose(ahead, name))
    return False


def _position(state: Game, frame: object) -> tuple[object, ...]:
    question = state.pending()
    waiting = (getattr(question, "aid", 0), getattr(question, "at", 0), getattr(question, "card", 0))
    fields = ("icons", "applied", "chosen", "gained", "extra_cards")
    return (*waiting, *(getattr(frame, name) for name in fields), tuple(sorted(state.counters.items())))


def brute(game: Game, drawn: int) -> Fraction:
    """The share of all draws of so many cards with which the action can succeed."""
    frame = game.frames[-1]
    pool = [*frame.drawn, *game.zones[zones.DECKS]]
    kinds: Counter[tuple[str, ...]] = Counter()
    example: dict[tuple[str, ...], tuple[int, ...]] = {}
    for cards in combinations(pool, drawn):
        kind = tuple(sorted(book_of(game).cards[one].uid for one in cards))
        kinds[kind] += 1
        example[kind] = cards
    won = sum(n for kind, n in kinds.items() if winnable(stacked(game, example[kind])))
    return Fraction(won, math.comb(len(pool), drawn))


CASES = [
    ("dig", PLAIN, ()),
    ("swim", PLAIN, ()),
    ("swim", PLAIN, ("rope",)),
    ("lift", PLAIN, ("plumb",)),
    ("talk", ICONS, ("mask",)),
    ("dig", ICONS, ("hook",)),
    ("dig", ICONS, ("hook", "rope")),
    ("dig", ICONS, ("hook", "oath")),
    ("dig", ICONS, ("fork", "mask")),
    ("swim", ICONS, ("hook", "rope", "mask")),
    ("dig", REFLEXES, ()),
    ("swim", REFLEXES, ("hook",)),
    ("talk", REFLEXES, ("mask",)),
    ("dig", REFLEXES, ("oath", "mask")),
    ("climb", PLAIN, ()),
    ("climb", REFLEXES, ()),
]


@rule(
    "T-RES-02",
    "T-RES-06",
    "T-RES-09",
    "T-RES-14",
    "T-RES-18",
    "T-RES-21",
    "T-RES-25",
    "T-RUL-19",
    "T-RUL-125",
)
@pytest.mark.slow
@pytest.mark.parametrize(("action", "deck", "purse"), CASES)
def test_the_odds_are_those_of_every_draw(action, deck, purse):
    """For each number of cards the chance is the share of draws from which the engine lets a player succeed."""
    game = begun(action, deck, purse=purse)

    for row in odds(game, 0, most=2):
        assert row.chance.success == pytest.approx(float(brute(game, row.drawn))), row


@pytest.mark.slow
@pytest.mark.parametrize(("action", "deck", "purse"), [CASES[0], CASES[7], CASES[11]])
def test_redealt_games_succeed_as_often_as_promised(action, deck, purse):
    """Games dealt anew from what the seat knows, played as well as possible."""
    game = begun(action, deck, purse=purse)
    games = 300
    promised = odds(game, 0)[1].chance.success

    won = sum(winnable(choose(book_of(game).redealt(game, 0, seed), "draw")) for seed in range(games))

    assert abs(won / games - promised) <= 4 * math.sqrt(max(promised * (1 - promised), 1e-9) / games) + 1e-9


@pytest.mark.parametrize("deck", [PLAIN, REFLEXES])
def test_what_demands_nothing_is_sure(deck):
    """Without a difficulty every draw succeeds, with as many cards as the action costs or more."""
    game = citadel_table(ENTRIES, at="quay", deck=deck)
    climb = next(option for option in game.offered if option.verb == "climb")

    rows = odds(game, 0, climb, 2)

    assert [(row.drawn, row.chance.success) for row in rows] == [(2, 1.0), (3, 1.0), (4, 1.0)]


def test_odds_before_and_during_an_action():
    """An action that could be taken has odds, alone and with nothing applied; revealed cards have none."""
    game = citadel_table(ENTRIES, at="quay", deck=PLAIN)
    ahead = {game.option_id(option): option for option in game.offered}

    told = odds(game, 0, ahead["dig/s1/quay"], 3)
    act(game, "dig")

    assert [row.drawn for row in told] == [2, 3, 4, 5]
    assert [row.chance for row in odds(game, 0, most=3)] == [row.chance for row in told]
    choose(game, "draw")
    assert [(row.extra, row.drawn) for row in odds(game, 0, most=1)] == [(0, 3), (1, 4)]
    assert odds(game, 0, most=0)[0].chance == told[1].chance
    choose(game, "reveal")
    assert odds(game, 0) == []


def test_the_odds_of_a_compound_action_are_those_of_its_die():
    """The row on which the die lies counts, with its own cost and chain."""
    game = citadel_table(ENTRIES, at="quay", deck=PLAIN)
    quay = card(game, "quay")
    game.set_count(quay, zones.ROW, 2)
    game.set_count(quay, zones.DIE, 1)
    lift = next(option for option in game.offered if option.verb == "lift")

    (row,) = odds(game, 0, lift, 0)

    assert row.drawn == 1
    assert row.chance.success == pytest.approx(
        4 / 8
    )  # the stars, the double star, and the card with both halves


@rule("T-INFO-02", "T-INFO-09")
def test_a_seat_reckons_with_what_it_was_shown():
    """Who has seen the top card knows more than the others; the order of the rest is nobody's."""
    game = citadel_table(ENTRIES, at="quay", players=2, deck=["double", "blank", "blank#2", "blank#3"])
    game.show(card(game, "double"), 1 << 1)
    dig = next(option for option in game.offered if option.verb == "dig")

    assert odds(game, 1, dig, 0)[0].chance.success == 1.0
    assert odds(game, 0, dig, 0)[0].chance.success == pytest.approx(2 / 4)


@rule("T-DRAW-07", "T-DRAW-08", "T-DRAW-10")
def test_a_short_deck_goes_on_with_the_pile():
    """What is missing of the cost comes from the Discard Pile at random, if the life points last for it."""
    settings = {"at": "quay", "deck": ["blank"], "pile": ["double", "blank#2", "blank#3"]}
    game = citadel_table(ENTRIES, life=5, **settings)
    dig = next(option for option in game.offered if option.verb == "dig")

    rows = odds(game, 0, dig, 3)

    assert [(row.drawn, row.chance.success) for row in rows] == [(2, pytest.approx(1 / 3))]
    weak = citadel_table(ENTRIES, life=1, **settings)
    assert [row.chance.success for row in odds(weak, 0, dig, 3)] == [0.0]


def test_those_involved_help():
    """A Skill that helps is counted on, whoever holds it."""
    alone = begun("dig", ICONS, purse=("hook",))
    helped = begun("dig", ICONS, purse=("hook",), players=2, hands={1: ["cheer"]})

    assert odds(helped, 0, most=0)[0].chance.success > odds(alone, 0, most=0)[0].chance.success
    assert odds(helped, 0, most=0)[0].chance.success == pytest.approx(float(brute(helped, 2)))


# -- the arithmetic alone --------------------------------------------------------------------------

FIST, HAND, ANY = 0b00001, 0b00010, 0b01111
STAR, BLANK = DrawFace(stars=1), DrawFace()


def test_icons_are_spent_where_they_bring_most():
    """A wild icon stands for what is missing; the dearer conversion is left aside when two cheap ones bring more."""
    cheap = Trade((FIST,), Gain(stars=1), 2)
    dear = Trade((FIST, ANY), Gain(stars=3), 1)

    assert best((1, 0, 0, 0, 0), (), (cheap, dear)) == {(1, 0, 0)}
    assert best((1, 0, 0, 0, 1), (), (cheap, dear)) == {(3, 0, 0)}
    assert best((2, 1, 0, 0, 0), (), (cheap, dear)) == {(4, 0, 0)}


def test_what_must_be_spent_is_spent_first():
    """Icons that are taken in time serve before, those that come too late do not."""
    burden = Trade((FIST, FIST), Gain(stars=-2), must=True)
    use = Trade((FIST,), Gain(stars=1))

    assert best((2, 0, 0, 0, 0), (), (burden, use)) == {(-2, 0, 0)}
    assert best((1, 0, 0, 0, 0), (Offer(Gain(icons=(1, 0, 0, 0, 0))),), (burden, use)) == {(2, 0, 0)}


def test_of_effects_joined_by_or_one_is_used():
    """Whichever is better here; another group has a choice of its own."""
    offers = (Offer(Gain(stars=1), group=1), Offer(Gain(extra=2), group=1), Offer(Gain(lowers=1), group=2))

    assert best((0, 0, 0, 0, 0), offers, ()) == {(1, 0, 1), (0, 2, 1)}


def test_a_chain_counts_the_best_cards():
    """Two halves take two places, a star one; more cards help as long as they are better."""
    left, right = DrawFace(left=1), DrawFace(right=1)

    assert is_reached((left, right, BLANK), ActionTrial(1, limit=2))
    assert not is_reached((left, right, BLANK), ActionTrial(1, limit=1))
    assert is_reached((left, right, STAR), ActionTrial(1, limit=1))
    assert not is_reached((left, right, STAR), ActionTrial(2, limit=2))


def test_a_big_deck_is_reckoned_exactly():
    """With one star in forty cards the chance grows by a fortieth with each card."""
    told = chances(CardSupply((), (STAR, *[BLANK] * 39)), 1, 10, ActionTrial(1))

    assert told == pytest.approx([n / 40 for n in range(1, 11)])


@pytest.mark.parametrize(
    ("deck", "decides"),
    [
        (["double", "blank", "blank#2"], False),  # the first card was enough
        (["star", "blank", "star#2"], True),  # the second could have been the other star
        (["blank", "blank#2", "star"], False),  # one star more would not have done
    ],
)
def test_a_last_card_is_decisive_while_it_can_still_change_the_result(deck, decides):
    """Once all others are known."""
    game = begun("dig", deck)

    assert is_last_decisive(game, NONE, game.frames[-1].drawn) is decides
