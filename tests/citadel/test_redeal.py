"""Re-dealt clones of the Citadel: one seat knows the same, and everything it cannot know may be otherwise."""

import pytest

from amounts import seeds
from enduring import act, brim, choose, citadel_table, entries, finish, names, offered, play
from fogbound.core import snapshot
from fogbound.core.chance import seeded
from fogbound.lab.checks import check_displacement
from fogbound.lab.glance import glance
from fogbound.lab.trial import ground
from fogbound.lab.twins import outside
from fogbound.languages import LANGUAGES
from fogbound.odds import odds
from fogbound.rules import rollout
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.frames import Pass
from fogbound.rules.citadel.turn import ChooseAction, OfferInvolvement
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.door import reads_question
from fogbound.tables.origin import redeal_unseen
from fogbound.text import CardTexts, Renderer
from fogbound.view import question_message, view
from labelling import labels
from playing import HERE
from rulebook import rule

LAND = """
- {number: 10, uid: shore, back: green, kind: terrain, arrows: {north: [I, 2], east: [II, 2]}, actions: [dig: {cost: 2}]}
- {fog: mist, area: I, kind: temporary event, copies: 3, back-actions: [pathfind: {success: flip}]}
- {fog: thicket, area: I, kind: temporary event, copies: 3, back-actions: [climb: {cost: 2, success: flip}]}
"""
SEEDS = range(30)
DECK = ["star", "left", "right", "fist", "grip", "flag"]


def redealt(game, seat, seed):
    return book_of(game).redealt(game, seat, seed)


@rule("T-INFO-02", "T-CMP-05")
def test_each_deck_is_dealt_in_another_order_and_stays_its_owners():
    """The same cards in every deck, in orders that differ from seed to seed; the original keeps its own."""
    game = citadel_table(LAND, players=2, at="shore", deck=DECK, decks={1: ["wild", "aim", "star#2"]})
    before = snapshot.dump(game)

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    for seat in (0, 1):
        orders = {clone.zones[zones.DECKS + seat] for clone in clones}
        assert len(orders) > 4
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.zones[zones.DECKS + seat]))}
    assert snapshot.dump(game) == before


@rule("T-INFO-09")
def test_drawn_cards_change_with_the_deck_of_who_drew_them():
    """Face down they may be any of that deck; a re-dealt action draws and reveals the new ones."""
    game = act(citadel_table(LAND, at="shore", deck=DECK), "dig")
    drawn = game.zones[tabletop.DRAWN]

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    assert len({frozenset(clone.zones[tabletop.DRAWN]) for clone in clones}) > 5
    for clone in clones:
        assert book_of(clone).faults(clone) == []
        assert set(clone.frames[-1].drawn) == set(clone.zones[tabletop.DRAWN])
        assert len(clone.zones[tabletop.DRAWN]) == len(drawn)


@rule("T-INFO-08")
def test_fog_changes_only_with_what_has_the_same_back():
    """Area and action on the back stay, whatever is behind them."""
    game = citadel_table(LAND, at="shore")
    book = book_of(game)
    fog = {cell: one for cell, one in game.cells.items() if game.where[one] == tabletop.FOGGY}

    clones = [redealt(game, 0, seed) for seed in SEEDS]

    for cell, one in fog.items():
        behind = {clone.cells[cell] for clone in clones}
        assert len(behind) > 1
        assert all(book.same_back(game, one, other) for other in behind)
    piles = {clone.zones[tabletop.PILES] for clone in clones}
    assert len(piles) > 10


@rule("T-INFO-04")
def test_what_was_seen_to_leave_stays_where_it_went():
    """The Past is closed, but nobody forgets what lay open before; only what went there unseen is dealt anew."""
    game = citadel_table(LAND, at="shore")
    seen = game.zones[tabletop.PILES][0]
    game.move(seen, tabletop.RESOLVING)
    filing.discard(game, seen)
    unseen = next(one for one in game.zones[tabletop.FOGGY] if book_of(game).cards[one].area == 0)
    filing.discard(game, unseen)

    pasts = {redealt(game, 0, seed).zones[tabletop.PAST] for seed in SEEDS}

    assert {past[0] for past in pasts} == {seen}
    assert len({past[1] for past in pasts}) > 2


def test_who_was_shown_a_card_keeps_it_in_its_place():
    """For others it may lie anywhere."""
    game = citadel_table(LAND, players=2, at="shore", deck=DECK)
    top = game.zones[zones.DECKS][-1]
    game.show(top, 1 << 1)

    assert {redealt(game, 1, seed).zones[zones.DECKS][-1] for seed in SEEDS} == {top}
    assert len({redealt(game, 0, seed).zones[zones.DECKS][-1] for seed in SEEDS}) > 3
    assert names(game, [top]) == ["star"]


# -- what goes on ------------------------------------------------------------------------------------

CLIMB = """back-actions: [climb: {cost: 2, difficulty: 1, modifiers: ["must any: -1 success"],
   success: [flip, "after the action: take 301"], failure: discard this}]"""
SEAL = "back-text: {choose: [lose 1 life, lose 2 life]}"
BACKS = f"""
- number: 10
  uid: shore
  back: green
  kind: terrain
  arrows: {{north: [I, 2], east: [I, 3]}}
  actions: [dig: {{cost: 2}}]
- {{fog: mist, area: I, kind: temporary event, copies: 2, text: lose 1 life, {CLIMB}}}
- {{fog: cliff, area: I, kind: temporary event, copies: 2, text: gain 1 life, {CLIMB}}}
- {{fog: brook, area: I, kind: terrain, copies: 2, {CLIMB}}}
- {{number: 300, uid: gate, back: green, kind: quest item, {SEAL}}}
- {{number: 300, uid: arch, back: green, kind: quest item, copies: 2, {SEAL}}}
- {{number: 300, uid: ruin, back: gold, kind: quest item, copies: 2, {SEAL}}}
- {{number: 301, uid: prize, back: green, kind: quest item}}
"""


def climbing():
    """An action printed on the back of the fog in the north, waiting for the second player's word."""
    return choose(citadel_table(BACKS, players=2, at="shore", deck=DECK, life=9), "climb/s1")


@rule("T-INFO-08", "T-EXPL-02")
@pytest.mark.parametrize(
    "deal", [lambda game, seed: redealt(game, 0, seed), redeal_unseen], ids=["clone", "fork"]
)
def test_an_action_on_a_back_stays_with_the_fog_it_is_printed_on(deal):
    """Whatever front lies there now: the action speaks of the card in that place, at every question of it."""
    game = climbing()
    asked = 0
    while not isinstance(game.pending(), ChooseAction):
        fronts = set()
        for seed in SEEDS:
            clone = deal(game, seed)
            assert check_displacement(game, clone) == []
            assert book_of(clone).faults(clone) == []
            fronts |= {clone.content.cards[one].uid for one in acted_on(clone)}
        if acted_on(game) and game.where[acted_on(game)[0]] == tabletop.FOGGY:
            assert fronts == {"mist", "cliff", "brook"}
            asked += 1
        choose(game, offered(game)[0])
    assert asked > 2


def acted_on(game):
    """The card on whose back the action in progress, or about to begin, is printed."""
    named = [frame.card for frame in game.frames if isinstance(frame, Pass) and frame.back]
    question = game.pending()
    return named or ([question.card] if isinstance(question, OfferInvolvement) and question.back else [])


@rule("T-INFO-08")
def test_a_redealt_action_on_a_back_turns_over_what_lies_there_now():
    """The front that comes to light in the end is the one the deal has put there, and no other card moves."""
    gone = set()
    for seed in SEEDS:
        clone = redealt(climbing(), 0, seed)
        (mine,) = acted_on(clone)
        fog = set(clone.zones[tabletop.FOGGY]) - {mine}
        clone.news = []
        finish(clone, "stay-out")
        assert mine not in clone.zones[tabletop.FOGGY]
        assert fog <= set(clone.zones[tabletop.FOGGY])
        gone |= {item.card for item in clone.news if item.what in ("taken", "discarded")} & {mine}

    assert len(gone) > 3


@rule("T-INFO-08", "T-RUL-109")
@pytest.mark.parametrize(
    "text",
    [
        "{choose: [lose 1 life, lose 2 life]}",
        "{repeat: [lose 1 life, gain 1 life]}",
        "{may: {do: [lose 1 life]}}",
        "{pay: lose 1 life, or: lose 2 life}",
        "{roll: {1-8: lose 1 life}, reroll if: influence is at least 0}",
        "'choose a number up to 3: lose that number life'",
        "guess a number",
    ],
)
def test_what_a_back_asks_names_no_front(text):
    """The question, its options, the news and every word about them are the same whatever card lies there."""
    cards = BACKS.replace(SEAL, f"back-text: {text}")
    tellers = [Renderer(CardTexts([brim(), entries(cards)]), lang) for lang in LANGUAGES]
    game = citadel_table(cards, at="shore", deck=DECK, life=9)
    game.news = []
    play(game, "take 300")
    told, fronts = [], set()
    for clone in [game, *(redealt(game, 0, seed) for seed in range(8))]:
        words = [label for renderer in tellers for label in labels(renderer, clone)]
        told.append(
            (words, [renderer.render(question_message(clone, 0)) for renderer in tellers], outside(clone, 0))
        )
        fronts.update(clone.zones[tabletop.DRAWN])

    assert len(fronts) > 1
    assert all(one == told[0] for one in told)
    assert all(told[0][0])
    assert fronts.isdisjoint(item.card for item in game.news)


@rule("T-RUL-109", "T-INFO-08")
def test_a_card_whose_back_is_read_may_be_any_with_that_back():
    """One of the same number and colour; the text on the back goes on, and the new front is turned in the end."""
    game = citadel_table(BACKS, at="shore", deck=DECK, life=9)
    play(game, "take 300")

    turned = set()
    for seed in SEEDS:
        clone = redealt(game, 0, seed)
        assert check_displacement(game, clone) == []
        assert outside(clone, 0) == outside(game, 0)
        (mine,) = clone.zones[tabletop.DRAWN]
        choose(clone, offered(clone)[0])
        assert clone.where[mine] == tabletop.QUESTS
        turned.add(clone.content.cards[mine].uid)

    assert turned == {"gate", "arch"}


def test_what_another_seat_sifts_is_dealt_anew_with_its_deck():
    """The cards a player is sorting are those on top of their deck, also where nobody else knows which they are."""
    game = citadel_table(LAND, players=2, at="shore", deck=DECK)
    play(game, "sift the top 3")
    choose(game, "on-top")

    for seed in SEEDS:
        clone = redealt(game, 1, seed)
        question = clone.pending()
        assert set(question.looked) == set(clone.zones[zones.DECKS][-3:])
        assert set(question.top) <= set(question.looked)
        while clone.pending() is not None and clone.pending().is_secret():
            choose(clone, "to-bottom")
        assert len(clone.zones[zones.DECKS]) == len(DECK)
        assert book_of(clone).faults(clone) == []


def promised(game, seat):
    """The odds of all that this seat is offered."""
    question = game.pending()
    if question is None or not reads_question(game, seat):
        return []
    return [odds(game, seat, option) for option in game.offered if book_of(game).is_action(game, option)]


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["lamplight", "breakwater"])
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_every_seat_sees_the_same_in_a_redealt_clone(pack, seed):
    """At every question of random games; what goes on speaks of the same places, and each clone can be played on."""
    book = ground((str(HERE / "packs" / pack),)).book
    game, chance = book.deal(book.plain_setup((2, 1, 3, 4)[seed]), seed), seeded(seed)
    for _ in range(60):
        if game.pending() is None:
            break
        fork = redeal_unseen(game, chance.below(1000))
        for seat in range(game.seats):
            clone = redealt(game, seat, chance.below(1000))
            for copy in (clone, fork):
                assert glance(copy, seat) == glance(game, seat)
                assert view(copy, seat) == view(game, seat)
                assert promised(copy, seat) == promised(game, seat)
                assert check_displacement(game, copy) == []
                assert book.faults(copy) == []
            rollout.play_on(clone, chance.clone(), 3)
        rollout.play_on(fork, chance.clone(), 3)
        rollout.random_step(game, chance)
