"""Numbers that say how many: one below zero is none at all, whatever a text counts."""

from types import ModuleType
from typing import Any

import pytest

import enduring
import playing
from fogbound.core import Game
from fogbound.packs import pack
from fogbound.packs.sentences import parse
from fogbound.rules.citadel import table as zones
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import LEXICON, words_of
from fogbound.rules.continent.invariants import check
from playing import act, deck_size, finish, inventory
from rulebook import rule

LAND = """
- {number: 20, back: green, kind: terrain, area: I, actions: [observe: {cost: 0}, dig: {cost: 2, difficulty: 1}]}
- {number: 30, back: green, kind: item, durability: 3, copies: 2, uid: glass,
   effects: ["at the end of observe: set this item to the pips less 1"]}
- {number: 40, back: green, kind: quest item, copies: 4}
"""

ON_THE_CONTINENT = [
    "add {} counters",
    "add 1 counter, at most {}",
    "remove {} counters",
    "set the counters to {}",
    "choose a number up to {}: add that number counters",
    "discard {} skills in your hand of your choice",
    "banish {} skills in your hand of your choice",
    "return {} skills in your hand of your choice",
    "discard {} random skills in your hand",
    "banish {} random skills in your hand",
    "return {} random skills in your hand",
    "{} times: take 105",
    "lose {} cards",
    "restore {} random",
    "restore {} chosen",
    "gain {} experience",
    "pay {} experience",
    "lay {} random quest items under the satchel on this",
    "look at the top {}",
    "sift the top {}",
    "add {} counters to this",
    "set the counters on this to {}",
    "wear {}",
    "lose {} pips of this item",
    "set this item to {}",
    "add {} pips to an item of you",
]
DURING_AN_ACTION = ["draw {} safe cards", "redraw up to {}"]
AT_THE_CITADEL = [
    "discard {} from the deck",
    "regain {}",
    "pay {} hope",
    "exchange up to {} skills",
    "lower the tremor by {}",
    "raise the tremor by {}",
    "set the tremor to {}",
    "suffer {} damage",
    "lose {} life",
    "gain {} life",
    "lose {} life but keep at least 1",
    "lose 2 life but keep at least {}",
    "set your life to {}",
    "set each score to {}",
    "distribute {} points",
    "distribute 4 points, at most {} on one score",
    "sift the top {}",
    "wake with {} life",
    "wake the unconscious on that terrain with {} life",
    "add {} counters to this",
    "set the counters on this to {}",
]
WITHIN_A_PASS = ["add {} to hand", "count {} more cards", "die down {}"]
NO_COUNT = {"guess", "claim", "set-memo"}
"""Terms whose number says which one, or is remembered as it is."""


def on_the_continent() -> Game:
    """An explorer with some of everything; so has a companion, whom none of it concerns."""
    game = playing.table(
        LAND,
        at="020",
        explorers=2,
        hands={0: ["star", "left"], 1: ["right", "seven"]},
        items_of={0: [(["glass"], 2)], 1: [(["glass#2"], 3)]},
        satchel=["040", "040#2"],
        deck=6,
        pile=3,
    )
    game.set_count(playing.card(game, "glass"), 0, 2)
    return playing.play(game, "gain 3 experience")


def at_the_citadel() -> Game:
    """A character with some of everything, one who lies unconscious, and one whom none of it concerns."""
    text = "- {number: 40, uid: relic, back: green, kind: quest item}"
    game = enduring.citadel_table(text, players=3, quests=["relic"], pile=3, life=[6, 3, 5])
    enduring.play(game, "set each score to 4")
    enduring.play(game, "set the tremor to 3")
    enduring.play(game, "lose 3 life", you=1)
    game.set_count(enduring.card(game, "relic"), 0, 2)
    return game


def after(game: Game, room: ModuleType, sentence: str, this: str) -> list[object]:
    """What lies where when the sentence has happened, every question answered with its first option."""
    room.play(game, sentence, this=this)
    for _ in range(50):
        if book_of(game).is_turn(game.pending()):
            break
        room.choose(game, room.offered(game)[0])
    return [game.zones, game.values, game.counters, game.registers, game.figures, game.known]


@rule("C-COMP-04", "C-WEAR-05")
@pytest.mark.parametrize("sentence", ON_THE_CONTINENT)
def test_a_number_below_zero_counts_nothing_on_the_continent(sentence):
    """It does what 0 does, and never the opposite of what the text says."""
    none, fewer = [
        after(on_the_continent(), playing, sentence.format(n), "glass") for n in ("0", "(1 less 5)")
    ]

    assert fewer == none


@pytest.mark.parametrize("sentence", AT_THE_CITADEL)
def test_a_number_below_zero_counts_nothing_at_the_citadel(sentence):
    """It does what 0 does, and never the opposite of what the text says."""
    none, fewer = [
        after(at_the_citadel(), enduring, sentence.format(n), "relic") for n in ("0", "(1 less 5)")
    ]

    assert fewer == none


@pytest.mark.parametrize(
    ("sentence", "stage"),
    [("draw {} safe cards", "before the reveal"), ("redraw up to {}", "after the reveal")],
)
def test_a_number_below_zero_changes_nothing_of_what_is_drawn(sentence, stage):
    """The explorer may have it all the same; it draws and discards nothing."""
    text = f"- {{number: 60, back: green, kind: bonus, effects: ['any: {stage}, may {sentence}']}}\n"
    found = []
    for number in ("0", "(1 less 5)"):
        game = playing.table(LAND + text.replace("{}", number), at="020", hand=["060"], deck=9)
        act(game, "dig")
        finish(game, "apply", "reveal")
        found.append([game.zones, game.registers])

    assert found[0] == found[1]
    assert deck_size(game) == 7


@rule("T-CPD-13")
@pytest.mark.parametrize(("number", "row"), [("1", 3), ("0", 2), ("(1 less 2)", 2)])
def test_a_die_that_goes_down_never_goes_up(number, row):
    """It stays on its row, and shows what it has shown, where the number comes out at 0 or below."""
    rows = "[{difficulty: 3}, {difficulty: 4}, {difficulty: 5}]"
    cards = f"- {{number: 50, uid: gap, back: green, kind: terrain, actions: [climb: {{rows: {rows}}}]}}"
    game = enduring.citadel_table(cards, at="gap")
    gap = enduring.card(game, "gap")
    game.set_count(gap, zones.ROW, 2)
    game.set_count(gap, zones.DIE, 1)

    enduring.play(game, f"die down {number}", this="gap")

    assert enduring.die(game, "gap") == (row, 5 if row == 3 else 1)


@pytest.mark.parametrize(
    ("failure", "before"),
    [("add {} to hand", "nothing"), ("nothing", "count {} more cards"), ("die down {}", "nothing")],
)
def test_a_number_below_zero_changes_nothing_of_a_pass(failure, before):
    """It does what 0 does in the middle of an action, too."""
    found = []
    for number in ("0", "(1 less 5)"):
        text = f"""
- number: 50
  uid: gap
  back: green
  kind: terrain
  actions:
    - climb:
        cost: 2
        modifiers: ["must any: before the reveal, {before.format(number)}"]
        rows: [{{difficulty: 3, failure: {failure.format(number)}}}, {{difficulty: 1}}]
"""
        game = enduring.citadel_table(text, at="gap", deck=8)
        enduring.act(game, "climb")
        enduring.finish(game)
        found.append([game.zones, game.counters, game.registers])

    assert found[0] == found[1]


@rule("C-COMP-04", "C-WEAR-05", "C-DISC-02")
@pytest.mark.parametrize(("die", "left"), [(3, [(["glass"], 2)]), (1, [])])
def test_an_item_whose_die_is_set_to_nothing_breaks(die, left):
    """A die shows 1 to 6; an item without pips is discarded."""
    game = playing.table(LAND, at="020", items=[(["glass"], die)], deck=5)

    finish(act(game, "observe"))

    assert inventory(game) == left
    assert check(game) == []


@rule("C-COMP-04")
@pytest.mark.parametrize(("die", "fits"), [(0, False), (1, True), (6, True), (7, False)])
def test_no_text_can_name_a_die_that_shows_something_else(die, fits):
    """A die has six sides, and the pack is refused that names a seventh."""
    swap = f"when this enters play: gold swap in this item with die {die}"
    text = f"- {{number: 31, back: green, kind: item, durability: 2, effects: ['{swap}']}}"

    assert (playing.refused(text) == []) == fits


@rule("C-COST-07")
@pytest.mark.parametrize(("number", "drawn"), [(2, 2), (0, 0), ("1 less 2", 0)])
def test_a_limit_below_zero_is_a_limit(number, drawn):
    """At most so many additional cards; none where the number comes out below zero."""
    text = f"- {{number: 60, back: green, kind: quest item, effects: [at most {number} additional cards]}}"
    text += "\n- {number: 61, back: green, kind: terrain, area: I, actions: [rest: {cost: 1}]}"
    game = playing.table(text, at="061", satchel=["060"], deck=9)

    playing.act(game, "rest", *["draw"] * drawn)

    assert "draw" not in playing.offered(game)
    assert playing.deck_size(game) == 9 - 1 - drawn


def test_counters_above_the_limit_stay_when_some_are_added():
    """`at most` keeps more from being added; it takes none away."""
    game = on_the_continent()
    room_for = playing.card(game, "glass")
    game.set_count(room_for, 0, 5)

    playing.play(game, "add 2 counters, at most 3", this="glass")

    assert game.count(room_for, 0) == 5


def roots(tree: Any) -> set[str]:
    """The names of all terms a text is made of."""
    if isinstance(tree, dict):
        return {name for part in tree.values() for name in roots(part)}
    if isinstance(tree, list):
        first = {tree[0]} if tree and isinstance(tree[0], str) else set()
        return first | {name for part in tree for name in roots(part)}
    return set()


@pytest.mark.parametrize(
    ("ground", "sentences"),
    [
        (playing.base, [*ON_THE_CONTINENT, *DURING_AN_ACTION]),
        (enduring.brim, [*AT_THE_CITADEL, *WITHIN_A_PASS]),
    ],
)
def test_every_text_that_counts_something_is_tried(ground, sentences):
    """A new term with a number needs a line above, or a reason why its number does not say how many."""
    manifest = ground().manifest
    words = pack.vocabulary(manifest, [], [found.source for found in ground().cards])
    tried: set[str] = set()
    for sentence in sentences:
        tried |= roots(parse(sentence.format("0"), "effect", words, manifest.ruleset))
    counting = [
        term.name
        for term in words_of(manifest.ruleset)
        if term.sort == "effect" and any(":value}" in way for way in term.syntax)
    ]

    shared = {term.name for term in LEXICON.values() if not term.ruleset}
    known = NO_COUNT | (shared if manifest.ruleset == "citadel" else set())
    assert [name for name in counting if name not in tried | known] == []


@pytest.mark.parametrize(
    ("text", "difficulty", "left"), [("any: {} extra cards", 2, 10), ("any: cancel {} damage", 9, 8)]
)
def test_an_effect_in_force_that_counts_below_zero_counts_nothing(text, difficulty, left):
    """Fewer extra cards than none do not shorten a chain; cancelling fewer blows than none does not hurt more."""
    found = []
    for number in ("0", "(1 less 5)"):
        effect = text.format(number)
        cards = f"""
- {{number: 50, uid: gap, back: green, kind: terrain,
   actions: [climb: {{chain: true, cost: 2, difficulty: {difficulty}, failure: suffer 2 damage}}]}}
- {{number: 51, uid: charm, back: green, kind: purse, effects: ["{effect}"]}}
"""
        deck = ["star", "star#2", "blank", "blank#2"]
        game = enduring.citadel_table(
            cards, at="gap", players=2, purses={1: ["charm"]}, decks={1: deck}, deck=4
        )
        enduring.act(game, "climb", "select/charm", seat=1)
        enduring.finish(game, "apply")
        found.append(enduring.life(game, 1))

    assert found == [left, left]
