"""Taking numbered cards: green before gold, the refill from the Past, and numbers that need a reference."""

from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from playing import act, card, choose, finish, hand, names, news, past, play, table, zone
from rulebook import rule

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  hidden: {number: 316}
  actions:
    - dig: {cost: 1, success: each involved takes 063}
    - talk: {cost: 1, success: take 050}
- number: 14
  back: green
  kind: terrain
  area: I
- number: 63
  back: green
  kind: quest item
  uid: green-a
- number: 63
  back: green
  kind: quest item
  uid: green-b
- number: 63
  back: gold
  kind: quest item
  uid: gold-g
- number: 64
  back: green
  kind: quest item
- number: 65
  back: gold
  kind: quest item
- number: 70
  back: green
  kind: quest item
  copies: 9
- number: 50
  back: green
  kind: temporary event
  text: take 050
- number: 316
  back: green
  kind: terrain
  area: I
  uid: right-316
  back-ref: [12]
- number: 316
  back: green
  kind: terrain
  area: I
  uid: wrong-316
  back-ref: [99]
- number: 110
  back: green
  kind: state
  title: soaked
  vital-loss: true
  copies: 3
"""
SIXTY_THREE = ["green-a", "green-b", "gold-g"]


def in_deck(game, *cards: str) -> list[str]:
    """Those of these cards that are in the Adventure Deck."""
    return [found for found in cards if zone(game, found) == tabletop.ADVENTURE_DECK]


@rule("C-NUM-01")
def test_a_numbered_card_comes_out_of_the_adventure_deck():
    """One card leaves the deck; a copy in the Past is not touched while the deck has one."""
    game = table(CARDS, at="012", past=["green-a"])

    play(game, "take 063")

    assert zone(game, "green-b") == zones.SATCHEL
    assert past(game) == ["green-a"]


@rule("C-NUM-02", "C-NUM-03", "C-EX-30", "C-COMP-09", "C-SET-12")
def test_greens_come_at_random_before_the_gold():
    """Over many games each green is first sometimes, the other is second, and the gold is always last."""
    firsts = set()
    for seed in range(12):
        game = table(CARDS, at="012", seed=seed)
        for _ in range(3):
            play(game, "take 063")
        order = news(game, "taken")
        firsts.add(order[0])
        assert sorted(order[:2]) == ["green-a", "green-b"]
        assert order[2] == "gold-g"
    assert firsts == {"green-a", "green-b"}


@rule("C-NUM-03", "C-EX-30", "C-RUL-55")
def test_gold_comes_while_every_green_is_elsewhere():
    """A green in the Past, banished or in play does not keep the gold away, and the Past stays as it is."""
    game = table(CARDS, at="012", past=["green-a"], satchel=["green-b"])

    play(game, "take 063")

    assert zone(game, "gold-g") == zones.SATCHEL
    assert past(game) == ["green-a"]


@rule("C-NUM-08")
def test_when_only_gold_is_there_its_greens_are_accounted_for():
    """Whenever a gold card is taken, each green of its number is in the Past, banished or in play."""
    for seed in range(6):
        game = table(CARDS, at="012", seed=seed)
        while "gold-g" not in news(game, "taken"):
            play(game, "take 063")
        assert all(
            zone(game, green) in (tabletop.PAST, tabletop.BANISHED, zones.SATCHEL)
            for green in SIXTY_THREE[:2]
        )


@rule("C-NUM-04")
def test_a_card_is_read_before_it_is_resolved():
    """The card is told of when it is taken; only then is it resolved, each by its type."""
    game = table(CARDS, at="012", deck=20)

    play(game, "take 064")
    play(game, "take 110")

    told = [
        (item.what, names(game, [item.card])[0].split("#")[0]) for item in game.news or [] if item.card >= 0
    ]
    assert told == [("taken", "064"), ("quest-item", "064"), ("taken", "110"), ("state-taken", "110")]


@rule("C-NUM-05", "C-EX-29", "C-RUL-13", "C-RUL-56")
def test_a_missing_number_empties_the_whole_past():
    """Adventure cards go home, Exploration cards into their piles, then the card is taken."""
    nine = ["070", *[f"070#{n}" for n in range(2, 10)]]
    game = table(CARDS, at="012", past=["064", *nine, "mist", "haze"])
    piles = [len(game.zones[tabletop.PILES + area]) for area in (0, 1)]

    play(game, "take 064")

    assert past(game) == []
    assert zone(game, "064") == zones.SATCHEL
    assert in_deck(game, *nine) == nine
    assert zone(game, "mist") == tabletop.PILES
    assert zone(game, "haze") == tabletop.PILES + 1
    assert [len(game.zones[tabletop.PILES + area]) for area in (0, 1)] == [piles[0] + 1, piles[1] + 1]


@rule("C-NUM-05")
def test_exploration_cards_are_shuffled_into_their_pile():
    """The card from the Past does not simply lie on top of its pile afterwards."""
    places = set()
    for seed in range(10):
        game = table(CARDS, at="014", past=["064", "mist"], seed=seed)
        play(game, "take 064")
        places.add(game.zones[tabletop.PILES].index(card(game, "mist")))
    assert len(places) > 2


@rule("C-NUM-06", "C-EX-29", "C-RUL-18")
def test_if_available_never_empties_the_past():
    """Without such a card in the deck nothing happens and nothing moves."""
    game = table(CARDS, at="012", past=["064", "070", "mist"])

    play(game, "take 064 if available")

    assert past(game) == ["064", "070", "mist"]
    assert news(game, "taken") == []


@rule("C-NUM-06")
def test_if_available_takes_a_card_that_is_there():
    """Green or gold, as in any other call."""
    game = table(CARDS, at="012", past=["064"])

    play(game, "take 065 if available")

    assert zone(game, "065-gold") == zones.SATCHEL
    assert past(game) == ["064"]


@rule("C-NUM-07")
def test_after_the_refill_green_comes_before_gold_again():
    """A gold card that lay in the Past with a green one has to wait for it."""
    for seed in range(6):
        game = table(CARDS, at="012", past=["gold-g", "green-a", "green-b"], seed=seed)

        play(game, "take 063")

        assert news(game, "taken")[0] in ("green-a", "green-b")
        assert zone(game, "gold-g") == tabletop.ADVENTURE_DECK


@rule("C-RUL-54")
def test_a_number_that_is_nowhere_has_no_effect_but_the_refill():
    """The Past is empty afterwards and the game goes on."""
    game = table(CARDS, at="012", satchel=["064"], past=["070"])

    play(game, "take 064")

    assert past(game) == []
    assert news(game, "no-such-card") == ["64"]
    assert news(game, "taken") == []


@rule("C-RUL-56")
def test_a_card_being_resolved_is_not_in_the_past_yet():
    """An event that calls its own number refills the Past without finding itself there."""
    game = table(CARDS, at="012", past=["070"], deck=20)

    finish(act(game, "talk"))

    assert news(game, "taken") == ["050"]
    assert news(game, "no-such-card") == ["50"]
    assert past(game) == ["050"]
    assert zone(game, "070") == tabletop.ADVENTURE_DECK


@rule("C-RUL-56")
def test_only_the_past_is_emptied():
    """What lies in the pile, in hand or under the Satchel & Journal stays there."""
    game = table(CARDS, at="012", hand=["105"], satchel=["070"], deck=5, pile=3, past=["064"])

    play(game, "take 064")

    assert hand(game) == ["105"]
    assert names(game, game.zones[zones.SATCHEL]) == ["064", "070", "first-clue"]
    assert len(game.zones[zones.DISCARD_PILE]) == 3


@rule("C-NUM-09")
def test_each_involved_explorer_takes_and_resolves_in_turn():
    """The active one takes a card and suffers it completely, then the others clockwise."""
    cards = CARDS.replace("each involved takes 063", "each involved takes 110")
    game = table(cards, at="012", explorers=3, deck=20)

    finish(act(game, "dig", seat=1, joined=[0, 2]))

    told = [
        (item.what, item.seat)
        for item in game.news or []
        if item.what in ("taken", "vital-loss", "state-taken")
    ]
    assert told == [(what, seat) for seat in (1, 2, 0) for what in ("taken", "vital-loss", "state-taken")]


@rule("C-NUM-13", "C-RUL-57", "C-RUL-60")
def test_a_number_without_a_numbox_leads_only_to_a_card_that_refers_back():
    """Of two cards 316 only the one whose back names 012 can be reached from there."""
    for seed in range(6):
        game = table(CARDS, at="012", seed=seed)

        choose(game, "report/s1")
        choose(game, "number", value="316")

        assert zone(game, "right-316") == tabletop.BOARD
        assert zone(game, "wrong-316") == tabletop.ADVENTURE_DECK


@rule("C-NUM-13", "C-RUL-57")
def test_a_wrong_reference_changes_nothing():
    """The card stays in the deck unseen, the Terrain stays, and the Past is not emptied for it."""
    game = table(CARDS, at="012", satchel=["right-316"], past=["070"])

    choose(game, "report/s1")
    choose(game, "number", value="316")

    assert zone(game, "012") == tabletop.BOARD
    assert zone(game, "wrong-316") == tabletop.ADVENTURE_DECK
    assert past(game) == ["070"]
    assert news(game, "taken") == news(game, "replaced") == []


@rule("C-RUL-57")
def test_the_past_is_emptied_only_for_a_card_that_fits():
    """With the fitting card in the Past the refill happens; with only a wrong one it does not."""
    game = table(CARDS, at="012", past=["right-316", "wrong-316", "070"])
    choose(game, "report/s1")
    choose(game, "number", value="316")
    assert zone(game, "right-316") == tabletop.BOARD
    assert zone(game, "070") == tabletop.ADVENTURE_DECK

    game = table(CARDS, at="012", satchel=["right-316"], past=["wrong-316", "070"])
    choose(game, "report/s1")
    choose(game, "number", value="316")
    assert past(game) == ["070", "wrong-316"]


@rule("C-NUM-03", "C-NUM-13")
def test_a_reference_does_not_let_gold_pass_green():
    """While a green 316 is in the deck, a gold one is out of reach although its back fits."""
    cards = CARDS.replace(
        "  back: green\n  kind: terrain\n  area: I\n  uid: right-316",
        "  back: gold\n  kind: terrain\n  area: I\n  uid: right-316",
    )
    game = table(cards, at="012")
    choose(game, "report/s1")
    choose(game, "number", value="316")
    assert zone(game, "right-316") == tabletop.ADVENTURE_DECK

    game = table(cards, at="012", satchel=["wrong-316"])
    choose(game, "report/s1")
    choose(game, "number", value="316")
    assert zone(game, "right-316") == tabletop.BOARD


@rule("C-NUM-14")
def test_a_plain_numbox_asks_for_no_reference():
    """Any card of the number will do, whatever its back refers to."""
    cards = CARDS + "- {number: 71, back: green, kind: quest item, back-ref: [99]}\n"
    game = table(cards, at="012")

    play(game, "take 071", this="012")

    assert zone(game, "071") == zones.SATCHEL

    game = table(cards + "- {number: 72, back: green, kind: terrain, area: I, back-ref: [99]}\n", at="012")
    play(game, "put 072 south of this", this="012")

    assert zone(game, "072") == tabletop.BOARD


@rule("C-RUL-60")
def test_a_card_without_a_number_is_referred_to_by_its_unique_id():
    """An Exploration card that hides a number is named by its id; a back may name several cards."""
    cards = (
        CARDS
        + """
- fog: shrine
  area: I
  kind: permanent event
  hidden: {number: 72}
- number: 72
  back: green
  kind: permanent event
  placement: [south]
  back-ref: [99, shrine]
"""
    )
    game = table(cards, at="012", board={(0, -1): "shrine"})

    choose(game, "report/s1")
    choose(game, "number", value="72")

    assert zone(game, "072") == tabletop.BOARD
    assert zone(game, "shrine") == tabletop.PAST
