"""Setting the table: characters, clues, decks, the mode and the first Terrain, counted with full numbers."""

from functools import cache

import pytest

from fogbound.core import NONE, Game, News
from fogbound.core.board import cell_at
from fogbound.packs import pack, source
from fogbound.packs.build import continent
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.rules.common import book as kinds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.setup import Setup, SetupRefused
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.limits import item_limit, stack_limit
from fogbound.rules.continent.ruleset import Continent
from fogbound.rules.continent.setup import deal
from fogbound.rules.continent.turn import ChooseTurn
from playing import choose, names, offered
from rulebook import alone, rule

CHARACTERS = ("ann", "bo", "cy", "dee", "eve")
BOX = """
- {satchel: satchel, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}
- {clue: goddess, start: 10}
- {clue: hunt, start: 7, banner: {bell: 1}}
- {clue: casket, start: 30}
- {curse: goddess-curse, of: goddess}
- {curse: hunt-curse, of: hunt, copies: 2}
- {curse: casket-curse, of: casket}
- {curse: lurking-end, copies: 4}
- {skill: common, copies: 35, strip: {stars: 1}}
- {skill: advanced, copies: 6, price: 2, strip: {stars: 2}}
- number: 10
  back: green
  kind: terrain
  area: II
  arrows: {north: 11, west: 12}
  effects: ["when this enters play: take 013"]
  actions:
    - dig: {cost: 1}
- {number: 7, back: green, kind: terrain, area: I, arrows: {east: 11}}
- {number: 30, back: green, kind: terrain, area: I}
- {number: 11, back: green, kind: terrain, area: I}
- {number: 12, back: gold, kind: terrain, area: I, copies: 2}
- {number: 12, back: green, kind: terrain, area: I, uid: green-12}
- {number: 13, back: green, kind: quest item}
- {number: 777, back: green, kind: bonus, uid: kind-stars, copies: 2}
- {number: 650, back: green, kind: state, title: hunted}
- {fog: mist, area: I, kind: temporary event, copies: 9}
- {fog: haze, area: II, kind: temporary event, copies: 7}
- {fog: smoke, area: III, kind: item, durability: 2, copies: 5}
""" + "".join(
    f"- {{character: {name}}}\n- {{skill: {name}-own, own: {name}, copies: 5, strip: {{}}}}\n"
    for name in CHARACTERS
)


@cache
def box() -> Pack:
    """A pack with full numbers: 35 common Skills, 5 for each of five characters, four Curses for all."""
    manifest = Manifest(
        name="box",
        ruleset="continent",
        format=1,
        languages=[],
        actions=["dig", "craft"],
        pictographs=["bell"],
    )
    return pack.compose(manifest, [source.parse(BOX, "box/cards/cards.yaml")], [], [], "", {})


@cache
def book() -> Continent:
    return continent([box()])


def dealt(explorers: int = 1, *clues: str, seed: int = 1, mode: int = zones.NORMAL) -> Game:
    """The box set up for so many explorers."""
    return deal(book(), Setup(CHARACTERS[:explorers], clues or ("goddess",), mode), seed)


def uids(game: Game, zone: int) -> dict[str, int]:
    """How many cards of each kind lie in a zone."""
    found: dict[str, int] = {}
    for card in range(len(game.where)):
        if game.where[card] == zone:
            uid = book_of(game).cards[card].uid
            found[uid] = found.get(uid, 0) + 1
    return found


@rule("C-SET-01", "C-CARD-12")
def test_the_starting_hand_is_the_character_card():
    """Each explorer holds exactly the card of the chosen character."""
    game = deal(book(), Setup(("dee", "ann", "eve"), ("goddess",)), 1)

    assert [names(game, tabletop.hand(game, seat)) for seat in range(3)] == [["dee"], ["ann"], ["eve"]]


@rule("C-SET-01", "C-COMP-06")
def test_a_table_is_for_one_to_four_different_characters():
    """Nobody, five people, twins and strangers are refused."""
    for people in ((), CHARACTERS, ("ann", "ann"), ("nobody",)):
        with pytest.raises(SetupRefused):
            deal(book(), Setup(people, ("goddess",)), 1)
    for explorers in (1, 2, 3, 4):
        assert dealt(explorers).seats == explorers


@rule("C-COMP-06", "C-JOIN-01")
def test_a_table_has_at_most_four_seats():
    """Four are set for one player, five are refused."""
    assert deal(book(), Setup(("ann",), ("goddess",), chairs=4), 1).seats == 4

    with pytest.raises(SetupRefused):
        deal(book(), Setup(("ann",), ("goddess",), chairs=5), 1)


@rule("C-SET-02", "C-SET-15", "C-COMP-05")
def test_every_explorer_has_a_figure_on_the_start_and_a_fire_at_hand():
    """All figures stand on the starting Terrain; the fires, one for each, are with their owners."""
    game = dealt(3)
    start = game.content.card_ids.index("010")

    assert game.figures[: zones.FIRES] == [start, start, start, NONE]
    assert game.figures[zones.FIRES :] == [NONE] * 4


@rule("C-SET-03", "C-CARD-13", "C-SET-06", "C-EX-27", "C-COMP-04")
@pytest.mark.parametrize(
    ("explorers", "dice", "stack", "total"), [(1, 4, 4, 4), (2, 3, 3, 6), (3, 2, 3, 6), (4, 2, 2, 8)]
)
def test_one_satchel_sets_the_limits_of_all(explorers, dice, stack, total):
    """Dice and cards per item by the number of explorers; all together have eight dice at most."""
    game = dealt(explorers)

    assert [item_limit(game, seat) for seat in range(explorers)] == [dice] * explorers
    assert [stack_limit(game, seat) for seat in range(explorers)] == [stack] * explorers
    assert dice * explorers == total <= zones.DICE


@rule("C-SET-07")
def test_chosen_clues_lie_under_the_satchel_and_the_others_leave_the_game():
    """At least one has to be chosen, each at most once."""
    game = dealt(1, "hunt", "goddess")

    assert names(game, game.zones[zones.SATCHEL]) == ["goddess", "hunt"]
    assert game.where[game.content.card_ids.index("casket")] == tabletop.OUT
    for clues in ((), ("hunt", "hunt"), ("rumour",)):
        with pytest.raises(SetupRefused):
            deal(book(), Setup(("ann",), clues), 1)


@rule("C-SET-08", "C-SET-09", "C-EX-28", "C-COMP-11")
@pytest.mark.parametrize(("explorers", "size"), [(1, 45), (2, 50), (3, 55), (4, 60)])
def test_the_action_deck_has_its_exact_size(explorers, size):
    """35 common Skills, 5 of each character, the clue's Curse, the four of every game; nothing else."""
    game = dealt(explorers)

    own = {f"{name}-own": 5 for name in CHARACTERS[:explorers]}
    assert uids(game, zones.ACTION_DECK) == {"common": 35, "goddess-curse": 1, "lurking-end": 4, **own}
    assert len(game.zones[zones.ACTION_DECK]) == size
    curses = [card for card in game.zones[zones.ACTION_DECK] if book().cards[card].kind == kinds.CURSE]
    assert len(curses) == 5


@rule("C-RUL-04", "C-SET-08")
def test_every_curse_card_of_a_chosen_clue_is_in_the_deck():
    """A clue may bring two; those of clues not chosen stay out."""
    assert uids(dealt(1, "hunt"), zones.ACTION_DECK)["hunt-curse"] == 2
    assert "goddess-curse" not in uids(dealt(1, "hunt"), zones.ACTION_DECK)
    assert len(dealt(2, "hunt", "goddess").zones[zones.ACTION_DECK]) == 35 + 10 + 3 + 4


@rule("C-SET-09")
def test_advanced_and_absent_skills_are_not_in_the_game_yet():
    """They are in no deck and in no hand."""
    out = uids(dealt(2), tabletop.OUT)

    assert out["advanced"] == 6
    assert {name: out.get(f"{name}-own", 0) for name in CHARACTERS} == {
        "ann": 0,
        "bo": 0,
        "cy": 5,
        "dee": 5,
        "eve": 5,
    }


@rule("C-SET-08", "C-SET-09", "C-SET-02")
def test_own_skills_are_those_of_the_characters_that_were_chosen():
    """Eve and Cy bring theirs, the first characters of the box do not."""
    game = deal(book(), Setup(("eve", "cy"), ("goddess",)), 1)

    deck = uids(game, zones.ACTION_DECK)
    assert {name: deck.get(f"{name}-own", 0) for name in CHARACTERS} == {
        "ann": 0,
        "bo": 0,
        "cy": 5,
        "dee": 0,
        "eve": 5,
    }
    assert [names(game, tabletop.hand(game, seat)) for seat in (0, 1)] == [["eve"], ["cy"]]


@rule("C-SET-08")
def test_the_action_deck_is_shuffled():
    """Another seed, another order; the same seed, the same order."""
    orders = [dealt(2, seed=seed).zones[zones.ACTION_DECK] for seed in (1, 1, 2, 3)]

    assert orders[0] == orders[1]
    assert len(set(orders)) == 3
    assert all(list(order) != sorted(order) for order in orders)


@rule("C-SET-10")
def test_piles_and_inventories_start_empty():
    """Discard Pile, Past, Banished and every inventory."""
    game = dealt(4)

    assert [game.zones[zone] for zone in (zones.DISCARD_PILE, tabletop.PAST, tabletop.BANISHED)] == [
        (),
        (),
        (),
    ]
    assert [zones.columns(game, seat) for seat in range(4)] == [[], [], [], []]


@rule("C-SET-11", "C-COMP-10")
def test_every_area_has_its_own_shuffled_pile():
    """All cards of an area and no others, in an order that the seed decides."""
    game = dealt(1, "casket")  # its start shows no arrow
    assert [uids(game, tabletop.PILES + area) for area in range(3)] == [
        {"mist": 9},
        {"haze": 7},
        {"smoke": 5},
    ]

    for area in range(3):
        orders = {dealt(1, "casket", seed=seed).zones[tabletop.PILES + area] for seed in range(5)}
        assert len(orders) > 2


@rule("C-SET-12", "C-COMP-09")
def test_adventure_cards_form_one_index():
    """Green and gold alike are in the Adventure Deck; nothing but the start has left it."""
    game = dealt(1, "casket")

    numbered = [
        card for card in range(len(game.where)) if book().cards[card].back in (kinds.GREEN, kinds.GOLD)
    ]
    assert names(game, [card for card in numbered if game.where[card] != tabletop.ADVENTURE_DECK]) == ["030"]
    assert game.zones[tabletop.ADVENTURE_DECK] == ()  # an index has no order that could be shuffled


@rule("C-SET-13", "C-CARD-14", "C-EX-28")
@pytest.mark.parametrize(
    ("clues", "start"),
    [
        (("goddess",), "010"),
        (("hunt",), "007"),
        (("casket", "goddess"), "010"),
        (("goddess", "hunt", "casket"), "007"),
    ],
)
def test_the_start_is_the_lowest_number_the_clues_name(clues, start):
    """One clue names it alone; of several the lowest number counts, in whatever order they were chosen."""
    game = dealt(2, *clues)

    assert game.cells[cell_at(0, 0)] == game.content.card_ids.index(start)
    assert game.where[game.content.card_ids.index(start)] == tabletop.BOARD


@rule("C-SET-14", "C-SET-17")
def test_clues_and_start_are_read_before_anything_happens():
    """Whoever listens hears of every chosen clue, then of the starting card, then of what it does in play."""
    news: list[News] = []

    game = deal(book(), Setup(("ann", "bo"), ("casket", "goddess")), 1, news)

    told = [(item.what, game.content.card_ids[item.card]) for item in news if item.card != NONE]
    assert told == [
        ("clue", "goddess"),
        ("clue", "casket"),
        ("start", "010"),
        ("taken", "013"),
        ("quest-item", "013"),
    ]
    assert isinstance(game.pending(), ChooseTurn)


@rule("C-SET-16")
def test_fog_of_the_starts_area_lies_at_each_of_its_arrows():
    """Area II, to the north and to the west, fog side up; nowhere else."""
    game = dealt(2)

    fog = {
        cell: book().cards[card].uid
        for cell, card in game.cells.items()
        if game.where[card] == tabletop.FOGGY
    }
    assert fog == {cell_at(0, -1): "haze", cell_at(-1, 0): "haze"}
    assert len(game.zones[tabletop.PILES + 1]) == 5


@rule("C-SET-19")
def test_nobody_has_seen_an_adventure_or_exploration_card():
    """Both decks and the fog are hidden, nobody was shown a card, and only the start was told of."""
    news: list[News] = []
    game = deal(book(), Setup(("ann",), ("hunt",)), 1, news)

    hidden = [card for card in range(len(game.where)) if game.where[card] in game.content.hidden_zones]
    backs = (kinds.GREEN, kinds.GOLD, kinds.FOG)
    decks = [card for card in range(len(game.where)) if book().cards[card].back in backs]
    assert {card for card in decks if card not in hidden} == {game.content.card_ids.index("007")}
    assert game.known == {}
    assert {item.card for item in news} & set(decks) == {game.content.card_ids.index("007")}


@alone("is asked before anybody stands anywhere")
@rule("C-SET-04", "C-RUL-07")
def test_easy_mode_takes_a_777_before_the_first_turn():
    """It is taken like any card, by its type; one card, and none of the other mode."""
    game = dealt(2, mode=zones.EASY)
    assert offered(game)[0].startswith("take-in-hand/s1/kind-stars")
    choose(game, "take-in-hand")

    assert isinstance(game.pending(), ChooseTurn)
    assert [book().cards[card].uid for card in tabletop.hand(game, 0)] == ["ann", "kind-stars"]
    assert uids(game, tabletop.ADVENTURE_DECK)["kind-stars"] == 1
    assert uids(game, tabletop.ADVENTURE_DECK)["650"] == 1


@rule("C-SET-05", "C-RUL-06", "C-RUL-07")
def test_extreme_mode_takes_a_650_and_is_off_by_default():
    """Without a choice neither mode card is taken."""
    game = dealt(2, mode=zones.EXTREME)
    assert [book().cards[card].uid for card in tabletop.hand(game, 0)] == ["ann", "650"]
    assert uids(game, tabletop.ADVENTURE_DECK)["kind-stars"] == 2

    plain = deal(book(), Setup(("ann",), ("goddess",)), 1)
    assert plain.registers[tabletop.MODE] == zones.NORMAL
    assert uids(plain, tabletop.ADVENTURE_DECK)["650"] == 1
    assert uids(plain, tabletop.ADVENTURE_DECK)["kind-stars"] == 2


@rule("C-SET-04", "C-SET-05")
def test_a_mode_without_its_card_is_refused():
    """The packs must bring the card that makes the mode."""
    bare = BOX.replace("- {number: 777, back: green, kind: bonus, uid: kind-stars, copies: 2}\n", "")
    small = pack.compose(box().manifest, [source.parse(bare, "box/cards/cards.yaml")], [], [], "", {})

    with pytest.raises(SetupRefused, match="777"):
        deal(continent([small]), Setup(("ann",), ("goddess",), zones.EASY), 1)


@rule("C-SET-05", "C-RUL-06")
@pytest.mark.parametrize(
    ("mode", "clues", "lifted", "is_open"),
    [
        ("normal", ["goddess"], [], True),
        ("easy", ["goddess"], [], True),
        ("extreme", ["goddess"], [], False),
        ("extreme", ["goddess"], ["hunt"], False),
        ("extreme", ["goddess", "hunt"], ["hunt"], True),
    ],
)
def test_extreme_mode_is_for_curses_that_were_lifted_before(mode, clues, lifted, is_open):
    """One of the chosen clues is enough."""
    assert book().is_mode_open(mode, clues, lifted) is is_open


@rule("C-SET-08", "C-SET-09")
def test_free_chairs_bring_no_skills_and_keep_none_out():
    """Two play at a table for four: the deck has both their own Skills."""
    game = deal(book(), Setup(("ann", "bo"), ("goddess",), chairs=4), 1)

    assert [uids(game, zones.ACTION_DECK).get(f"{name}-own", 0) for name in ("ann", "bo", "cy")] == [5, 5, 0]


@rule("C-COMP-19")
def test_an_expansion_is_mixed_in_though_its_curse_is_not_played():
    """Its Adventure and Exploration cards join the decks; its clue and its Curse stay out."""
    more = """
- {clue: marsh, start: 10}
- {curse: marsh-curse, of: marsh}
- {number: 12, back: green, kind: terrain, area: I, uid: marsh-12}
- {fog: marsh-light, area: I, kind: temporary event}
- {skill: wading, strip: {}, price: 1}
"""
    manifest = Manifest(name="marsh", ruleset="continent", format=1, languages=[], requires=["box"])
    expansion = pack.compose(manifest, [source.parse(more, "marsh/cards/cards.yaml")], [box()], [], "", {})

    game = deal(continent([box(), expansion]), Setup(("ann",), ("goddess",)), 1)

    assert "marsh-12" in uids(game, tabletop.ADVENTURE_DECK)
    assert "marsh-light" in uids(game, tabletop.PILES)
    assert {"marsh", "marsh-curse", "wading"} <= set(uids(game, tabletop.OUT))
    assert len(game.zones[zones.ACTION_DECK]) == 45
