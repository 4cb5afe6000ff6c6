"""Anatomy of the cards: what each type carries, and that a pack cannot make a card that is none."""

import pytest

from fogbound.core.board import EAST, NORTH
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import ADVANCED, COMMON, OWN, book_of
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.invariants import check
from fogbound.rules.continent.limits import hand_limit
from playing import (
    act,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    inventory,
    names,
    offered,
    past,
    play,
    refused,
    table,
    zone,
)
from rulebook import rule
from second_seat import seat_of


def definition(game, name: str):
    """What the card with this id is."""
    return book_of(game).cards[game.content.card_ids.index(name)]


@rule("C-CARD-01")
def test_cards_may_share_a_number_but_not_an_id():
    """Green and gold cards of one number are told apart by their ids; numbers have three digits at most."""
    cards = "- {number: 63, back: green, kind: bonus}\n- {number: 63, back: green, kind: quest item}\n"
    cards += "- {number: 63, back: gold, kind: bonus, copies: 2}\n"
    game = table(cards)

    assert names(game, book_of(game).numbered[63]) == ["063", "063-2", "063-gold", "063-gold#2"]
    twins = "- {number: 64, back: green, kind: bonus, uid: twin}\n" * 2
    assert any("already used" in fault for fault in refused(twins))
    assert refused("- {number: 1000, back: green, kind: bonus}")
    assert refused("- {number: 63, kind: bonus}")


@rule("C-CARD-02")
def test_a_terrain_has_an_area_and_may_have_everything_else():
    """Without actions, resources and arrows it is complete; without an area it is not."""
    assert refused("- {number: 12, back: green, kind: terrain}")
    cards = """
- {number: 12, back: green, kind: terrain, area: I}
- number: 13
  back: green
  kind: terrain
  area: II
  resources: [wood, vine]
  arrows: {north: 14, east: 15}
  actions:
    - dig: {cost: 1}
    - swim: {cost: 1}
"""
    game = table(cards, at="013", deck=5)

    assert offered(game) == ["dig/s1/013", "swim/s1/013"]
    assert [definition(game, "013").arrows[side] for side in (NORTH, EAST)] == [14, 15]
    assert definition(game, "013").area == 1
    assert refused("- {number: 13, back: green, kind: bonus, arrows: {north: 14}}")


@rule("C-CARD-03")
def test_a_permanent_event_needs_a_placement_arrow():
    """Without one it could be attached to nothing; the mark of what is done belongs to it alone."""
    assert refused("- {number: 20, back: green, kind: permanent event}")
    assert not refused("- {number: 20, back: green, kind: permanent event, placement: [north], done: [dig]}")
    assert refused("- {number: 20, back: green, kind: quest item, done: [dig]}")


@rule("C-CARD-04")
def test_a_temporary_event_is_read_and_never_stays():
    """With a text alone it is discarded as soon as that is done."""
    game = table(
        "- {number: 50, back: green, kind: temporary event, keywords: [beast], text: take 105}\n", deck=5
    )

    play(game, "take 050")

    assert past(game) == ["050"]
    assert len(hand(game)) == 1
    assert zone(game, "050") != tabletop.BOARD


@rule("C-CARD-04", "C-CARD-17")
@pytest.mark.parametrize("named", ["titled prowler", "with beast"])
def test_a_temporary_event_is_known_by_its_title_and_its_keywords(named):
    """A text that names them finds the event while its action is being taken: it is banished, not discarded."""
    cards = f"""
- number: 50
  back: green
  kind: temporary event
  title: prowler
  keywords: [beast]
  text: take 105
  actions: [{{fight: {{cost: 0, success: "banish cards {named} anywhere"}}}}]
- {{number: 51, back: green, kind: temporary event}}
"""
    game = table(cards, explorers=2, deck=5)

    play(game, "take 050", you=1)
    assert (hand(game, 0), zone(game, "050")) == ([], tabletop.RESOLVING)
    finish(game)

    assert zone(game, "050") == tabletop.BANISHED
    assert (past(game), zone(game, "051")) == ([], tabletop.ADVENTURE_DECK)
    assert [found.split("#")[0] for found in hand(game, 1)] == ["105"]


@rule("C-CARD-05")
def test_an_item_has_a_durability_where_its_die_begins():
    """A card without one is no item."""
    assert refused("- {number: 31, back: green, kind: item}")
    game = table("- {number: 31, back: green, kind: item, durability: 5}\n", deck=5)

    play(game, "take 031", "new-item")

    assert inventory(game) == [(["031"], 5)]


@rule("C-CARD-06")
def test_a_quest_item_has_no_durability():
    """It goes under the Satchel & Journal, never into an inventory, and its effects serve from there."""
    assert refused("- {number: 22, back: green, kind: quest item, durability: 3}")
    game = table("- {number: 22, back: green, kind: quest item, effects: [hand limit +1]}\n", deck=5)

    play(game, "take 022")

    assert zone(game, "022") == zones.SATCHEL
    assert inventory(game) == []


@rule("C-CARD-06", "C-CARD-14", "C-USE-04")
@pytest.mark.parametrize("where", ["quest item", "clue"])
def test_quest_items_and_clues_may_have_effects_and_actions(where):
    """What they say holds for each of two explorers, wherever they stand, and wears nothing out."""
    cards = """
- {number: 12, back: green, kind: terrain, area: I, actions: [dig: {cost: 3}]}
- {number: 13, back: green, kind: terrain, area: I, actions: [dig: {cost: 3}]}
"""
    texts = "effects: ['hand limit +1', 'dig: cost -1'], actions: [study: {cost: 0}]"
    cards += f"- {{clue: rumour, start: 12, {texts if where == 'clue' else ''}}}\n"
    cards += f"- {{number: 22, back: green, kind: quest item, {texts if where == 'quest item' else ''}}}\n"
    game = table(
        cards, at="012", board={(0, 1): "013"}, explorers=2, clues=("rumour",), satchel=["022"], deck=9
    )
    game.figures[1] = card(game, "013")
    game.advance()
    found = "rumour" if where == "clue" else "022"

    assert offered(game) == ["dig/s1/012", f"study/s1/{found}", "dig/s2/013", f"study/s2/{found}"]
    assert [hand_limit(game, seat) for seat in (0, 1)] == [4, 4]
    act(game, "dig", f"apply/{found}", seat=1)
    assert len(game.zones[tabletop.DRAWN]) == 2
    finish(game)
    finish(act(game, "study", seat=1))
    assert zone(game, found) == zones.SATCHEL


@rule("C-CARD-07", "C-CARD-12")
def test_states_and_characters_bear_the_icon_that_costs_vital_force():
    """One card for the Character, one for each State in hand; only States can show the loss themselves."""
    cards = "- {number: 110, back: green, kind: state, title: soaked}\n"
    cards += "- {number: 111, back: green, kind: state, title: chilled, vital-loss: true}\n"
    game = table(cards, hand=["110", "105"], deck=10)

    play(game, "take 111")

    assert deck_size(game) == 10 - 3
    assert hand(game) == ["105", "110", "111"]
    assert refused("- {number: 40, back: green, kind: bonus, vital-loss: true}")


@rule("C-CARD-08")
def test_a_bonus_is_held_in_hand():
    """Whoever takes it may keep it there, and it costs no vital force."""
    game = table("- {number: 40, back: green, kind: bonus, companion: true}\n", deck=10)

    play(game, "take 040", "take-in-hand")

    assert hand(game) == ["040"]
    assert deck_size(game) == 10


@rule("C-CARD-09")
def test_an_exploration_card_has_an_area_and_a_front_of_any_type():
    """Fog without an area is refused; a permanent front serves its Terrain without an arrow in the pack."""
    assert refused("- {fog: murk, kind: bonus}")
    cards = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - pathfind: {cost: 0, success: explore}
- {number: 14, back: green, kind: terrain, area: I}
- fog: thicket
  area: I
  kind: permanent event
  actions:
    - cut: {cost: 1}
- {fog: shell, area: I, kind: item, durability: 2}
- {fog: song, area: I, kind: bonus}
- {fog: gust, area: I, kind: temporary event}
"""
    game = table(cards, at="012", fog={(0, -1): "thicket"}, deck=5)
    finish(act(game, "pathfind"))
    assert "cut/s1/thicket" in offered(game)

    for name, front in (("shell", "new-item"), ("song", "take-in-hand"), ("gust", "")):
        game = table(cards, at="012", fog={(0, -1): name}, deck=5)
        act(game, "pathfind", "reveal")
        assert (offered(game)[0].split("/")[0] == front) or (not front and zone(game, name) == tabletop.PAST)


@rule("C-CARD-10")
def test_only_advanced_skills_have_a_price():
    """A price makes a Skill advanced; an own Skill has none, and no other card has."""
    cards = """
- {skill: plain, strip: {stars: 1, left: 1, right: 1, sevens: 1}}
- {skill: costly, strip: {}, price: 3}
- {skill: anns, strip: {}, own: ann}
- skill: raft
  strip: {}
  craft: {cost: 2}
  item: {durability: 4, keywords: [boat]}
"""
    game = table(cards, hand=["raft"], deck=5)

    sorts = {name: definition(game, name).skill for name in ("plain", "costly", "anns")}
    assert sorts == {"plain": COMMON, "costly": ADVANCED, "anns": OWN}
    assert offered(game) == ["craft/s1/raft"]
    assert refused("- {skill: both, strip: {}, own: ann, price: 2}")
    assert refused("- {number: 40, back: green, kind: bonus, price: 2}")


@rule("C-CARD-11")
def test_a_curse_has_a_type_and_a_title_and_nothing_to_count():
    """Stars on it are refused when the pack is read."""
    assert refused("- {curse: gloom, of: first-clue, strip: {stars: 1}}")
    assert refused("- {curse: gloom, of: first-clue, price: 1}")
    assert not refused("- {curse: gloom, of: first-clue}")


@rule("C-CARD-12")
def test_the_character_card_stays_in_its_owners_hand():
    """It counts against no limit and cannot be discarded; its ability works from there."""
    cards = """
- {character: eve, effects: ["dig: cost -1"]}
- {number: 12, back: green, kind: terrain, area: I, actions: [dig: {cost: 3}]}
"""
    blanks = [f"blank#{n}" for n in range(2, 8)]
    game = table(cards, at="012", characters=["eve"], hand=blanks, deck=8)

    act(game, "dig", "apply/eve")
    assert len(game.zones[tabletop.DRAWN]) == 2
    finish(game, "discard")

    assert zone(game, "eve") == tabletop.HANDS
    assert len(hand(game)) == 4


@rule("C-CARD-13")
def test_the_satchel_prints_three_rows_for_one_to_four_explorers():
    """Hand limit, dice and cards per item, four numbers each."""
    assert refused("- {satchel: bag, hand: [4, 3, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}")
    assert refused("- {satchel: bag, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2]}")


@rule("C-CARD-13")
@pytest.mark.parametrize(
    "field", ['effects: ["hand limit +1"]', "actions: [dig: {}]", "banner: {bell: 1}", "keeps: true"]
)
def test_the_satchel_is_never_in_play(field):
    """A text on it would wait in vain, so it has none."""
    (fault,) = refused(
        f"- {{satchel: bag, hand: [4, 3, 2, 2], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2], {field}}}"
    )

    assert f"'{field.partition(':')[0]}' makes no sense on a satchel" in fault


@rule("C-NUM-11")
@pytest.mark.parametrize(
    ("card", "is_shown"),
    [
        ("{number: 61, back: green, kind: quest item, banner: {bell: 1}}", True),
        ("{number: 61, back: green, kind: item, durability: 1, banner: {bell: 1}}", True),
        ("{skill: chime, craft: {cost: 1}, item: {durability: 1, banner: {bell: 1}}}", True),
        ("{skill: chime, banner: {bell: 1}}", False),
        ("{number: 61, back: green, kind: state, title: tolled, banner: {bell: 1}}", False),
        ("{number: 61, back: green, kind: terrain, area: I, banner: {bell: 1}}", False),
    ],
)
def test_a_banner_stands_where_it_can_be_added(card, is_shown):
    """On items and under the Satchel & Journal; nobody looks for one elsewhere."""
    faults = refused(f"- {card}")

    assert ["'banner' makes no sense" in fault for fault in faults] == ([] if is_shown else [True])


@rule("C-SKILL-02", "C-CARD-19")
def test_a_skill_that_is_kept_has_come_into_play():
    """It came from the deck into a hand, and its text answers that like the text of a card that was taken."""
    cards = """
- {skill: knack, effects: ["when this enters play: take 105"]}
- {number: 12, back: green, kind: terrain, area: I, actions: [dig: {cost: 1}]}
"""
    game = table(cards, at="012", deck=["knack", "blank", "blank#2"])

    act(game, "dig", "reveal", "keep/s1/knack")

    assert held(game) == ["105", "knack"]


@rule("C-CARD-19")
@pytest.mark.parametrize("text", ["draw 3 safe cards", "bless a curse", "redraw up to 1"])
def test_what_speaks_of_the_cards_of_an_action_does_nothing_without_one(text):
    """An event says it that is taken outside an action: no card is drawn, nothing is asked, and the game goes on."""
    game = table(f"- {{number: 61, back: green, kind: temporary event, text: {text}}}\n", deck=9, pile=2)

    play(game, "take 061")

    assert game.pending_name() == "choose-turn"
    assert deck_size(game) == 9


@rule("C-CARD-14")
def test_a_clue_is_a_quest_item_that_names_its_start():
    """Its banner and its effects work under the Satchel & Journal; without a start it is refused."""
    assert refused("- {clue: rumour}")
    cards = """
- {clue: chime, start: 12, banner: {bell: 5}}
- {number: 12, back: green, kind: terrain, area: I, actions: [ring: {cost: 0, success: take 100 with bell}]}
"""
    game = table(cards, clues=("chime",), deck=5)

    act(game, "ring", "reveal")

    assert zone(game, "chime") == zones.SATCHEL
    assert offered(game) == ["number/100", "number/105"]


@rule("C-CARD-16")
def test_an_effect_never_starts_an_action():
    """A card with an effect for digging offers no dig; it only changes one its owner is involved in."""
    cards = """
- {number: 40, back: green, kind: bonus, effects: ["dig: cost -1"]}
- {number: 12, back: green, kind: terrain, area: I, actions: [dig: {cost: 2}, swim: {cost: 2}]}
"""
    game = table(cards, hand=["040"], deck=9)
    assert offered(game) == ["concede"]

    game = table(cards, at="012", explorers=2, hands={1: ["040"]}, deck=9)
    act(game, "dig", joined=[1])
    assert offered(game)[0].startswith("apply/040")
    game = table(cards, at="012", explorers=2, hands={1: ["040"]}, deck=9)
    act(game, "swim", joined=[1])
    assert offered(game)[0] == "trade/0"
    game = table(cards, at="012", explorers=2, hands={1: ["040"]}, deck=9)
    act(game, "dig")
    assert offered(game) == ["draw", "reveal"]


@rule("C-CARD-17")
def test_keywords_are_labels_that_texts_ask_for():
    """A keyword does nothing by itself; a text that names it finds the card."""
    cards = """
- {number: 30, back: green, kind: item, durability: 3, keywords: [light]}
- {number: 31, back: green, kind: item, durability: 3}
- {number: 12, back: green, kind: terrain, area: I, actions: [enter: {cost: 0, if: you own light}]}
"""
    game = table(cards, at="012", items=[(["030"], 3)], deck=5)
    assert offered(game) == ["enter/s1/012"]
    game = table(cards, at="012", items=[(["031"], 3)], deck=5)
    assert offered(game) == ["concede"]
    assert any(
        "keyword" in fault for fault in refused("- {number: 30, back: green, kind: bonus, keywords: [lite]}")
    )


@rule("C-CARD-18")
def test_this_means_the_card_that_carries_the_text():
    """Of two copies in two hands only the one whose text is performed leaves."""
    cards = """
- number: 40
  back: green
  kind: bonus
  copies: 2
  actions:
    - talk: {cost: 0, success: discard this}
"""
    game = table(cards, explorers=2, hands={0: ["040"], 1: ["040#2"]}, deck=5)

    finish(act(game, "talk", seat=1))

    assert hand(game, 0) == ["040"]
    assert past(game) == ["040#2"]


@rule("C-CARD-19", "C-RUL-02")
def test_a_card_beats_the_rule_it_contradicts_and_no_other():
    """A second Skill may be kept where one is the rule, still by somebody involved and never a Curse."""
    cards = """
- {number: 40, back: green, kind: bonus, effects: ["any: keep a second skill"]}
- {number: 12, back: green, kind: terrain, area: I, actions: [dig: {cost: 3}]}
"""
    deck = ["star", "first-curse", "left", "blank"]
    game = table(cards, at="012", explorers=3, hands={0: ["040"]}, deck=deck)

    act(game, "dig", "trade/0", "reveal", "keep/s1/star", joined=[1])
    assert offered(game) == ["keep/s2/left", "keep-none"]
    choose(game, "keep/s2/left")

    assert hand(game, 0) == ["040", "star"]
    assert hand(game, 1) == ["left"]


@rule("C-CARD-19", "C-SKILL-05")
def test_a_curse_comes_to_a_hand_only_where_a_text_says_so():
    """The rule forbids to keep it; a card may put it there."""
    game = table(deck=5, pile=["first-curse"])

    play(game, "put a curse in the pile into your hand")

    assert hand(game) == ["first-curse"]


@rule("C-CARD-20")
@pytest.mark.parametrize("resource", ["wood", "stone", "foliage", "vine", "bamboo", "bone", "poison", "fire"])
def test_each_of_the_eight_resources_serves_a_craft(resource):
    """On a Terrain that offers it the craft costs less; a ninth resource is unknown."""
    cards = f"""
- {{skill: raft, strip: {{}}, craft: {{cost: 5, resources: {{{resource}: 3}}}}, item: {{durability: 2}}}}
- {{number: 12, back: green, kind: terrain, area: I, resources: [{resource}]}}
- {{number: 13, back: green, kind: terrain, area: I}}
"""
    game = table(cards, at="012", hand=["raft"], deck=10)
    act(game, "craft", "use-resource")
    assert len(game.zones[tabletop.DRAWN]) == 2

    game = table(cards, at="013", hand=["raft"], deck=10)
    act(game, "craft")
    assert len(game.zones[tabletop.DRAWN]) == 5
    assert refused(cards.replace(resource, "gold-dust"))


IGNORING = """
- {number: 21, back: green, kind: terrain, area: I}
- {number: 22, back: green, kind: terrain, area: I}
- number: 35
  back: green
  kind: bonus
  effects: ["the text of a state titled weak in your hand is ignored if a fire is here"]
- number: 36
  back: green
  kind: quest item
  effects: ["the text of a state titled weak in your hand is ignored if a fire is here"]
- number: 37
  back: green
  kind: permanent event
  placement: [west]
  effects: ["the text of a state titled weak in your hand is ignored"]
- {number: 110, back: green, kind: state, title: weak, copies: 2, effects: ["hand limit -1"]}
"""


@rule("C-CARD-19")
def test_an_ignored_text_comes_back_when_its_condition_ends():
    """No card moves: a fire is lit and its owner walks away from it."""
    game = table(IGNORING, at="021", board={(1, 0): "022"}, hand=["035", "110"], deck=9)
    limits = [hand_limit(game, seat_of(0))]
    play(game, "place fire")
    limits.append(hand_limit(game, seat_of(0)))
    game.figures[seat_of(0)] = card(game, "022")
    limits.append(hand_limit(game, seat_of(0)))

    assert limits == [3, 4, 3]


@rule("C-CARD-19", "C-REV-06")
def test_a_shared_card_has_texts_ignored_for_those_it_concerns():
    """A quest item judges each explorer by themself, an event those who stand there."""
    hands = {0: ["110"], 1: ["110#2"]}
    game = table(IGNORING, at="021", board={(1, 0): "022"}, explorers=2, hands=hands, satchel=["036"], deck=9)
    game.figures[1] = card(game, "022")
    play(game, "place fire")
    by_the_fire = hand_limit(game, 0), hand_limit(game, 1)
    game = table(IGNORING, at="021", board={(1, 0): "037", (0, 1): "022"}, explorers=2, hands=hands, deck=9)
    game.figures[1] = card(game, "022")

    assert by_the_fire == (3, 2)
    assert (hand_limit(game, 0), hand_limit(game, 1)) == (3, 2)


@rule("C-CARD-12", "C-COMP-16")
@pytest.mark.parametrize(
    "sentence",
    [
        "discard one card in your hand of your choice",
        "banish 2 cards in your hand of your choice",
        "return up to 3 cards in your hand of your choice",
        "discard any number of cards in any hand",
        "discard a random card in your hand",
        "banish 2 random cards in any hand",
        "return all cards in your hand",
        "banish all cards in any hand",
        "discard cards called bo anywhere",
        "choose one of cards in any hand: banish it",
        "choose one of cards in any hand at random: return it",
        "for each card in your hand: discard it",
        "shuffle cards in any hand into the deck",
        "put cards in any hand into your hand",
        "put one card in any hand of your choice into your hand",
        "lay 5 random cards in any hand on this",
        "lay 1 random card called bo anywhere on this",
        "banish this",
        "return this and put 063 in its place",
    ],
)
def test_no_text_takes_a_character_card_out_of_a_hand(sentence):
    """Neither choice nor chance, nor an order that means all cards or this very one; it is not even offered."""
    cards = "- {number: 63, back: green, kind: quest item}"
    for hands in ({}, {0: ["star"], 1: ["blank", "105"]}):
        game = table(cards, explorers=2, hands=hands, deck=5)
        play(game, sentence, you=1, this="bo")
        while game.pending_name() != "choose-turn":
            assert not [found for found in offered(game) if found.endswith(("/ann", "/bo"))]
            choose(game, offered(game)[0])

        assert [zone(game, "ann"), zone(game, "bo")] == [tabletop.HANDS, tabletop.HANDS + 1]
        assert check(game) == []


@rule("C-CARD-12")
@pytest.mark.parametrize(("held", "taken"), [([], []), (["star"], ["105", "star"])])
@pytest.mark.parametrize(
    "condition", ["there is a card in your hand", "the number of cards in your hand is at least 1"]
)
def test_a_hand_with_nothing_but_the_character_card_is_empty_for_a_text(condition, held, taken):
    """Whether there is a card in a hand, and how many there are, is asked of the others."""
    game = table(explorers=2, hands={1: held}, deck=9)

    play(game, f"if {condition}: take 105", you=1)

    assert sorted(hand(game, 1)) == taken


@rule("C-CARD-19", "C-RUL-50")
@pytest.mark.parametrize("kind", ["bonus", "state, title: odd", "item, durability: 2"])
def test_a_card_speaks_of_leaving_only_when_it_was_in_play(kind):
    """Left where it was found it says nothing, nor when it goes home from the Past; from a hand or an item it does."""
    cards = f"""
- {{number: 40, back: green, kind: {kind}, uid: farewell, effects: ["when this leaves play: take 105"]}}
- {{number: 41, back: green, kind: quest item, effects: ["instead of taking a state titled odd: lose 1 card"]}}
- {{number: 42, back: green, kind: state, title: odd}}
"""
    game = table(cards, satchel=["041"], deck=9)
    play(game, "take 040")
    if game.pending_name() == "prevent-state":
        choose(game, "prevent")
    elif "leave-it/farewell" in offered(game):
        choose(game, "leave-it")
    play(game, "return cards called farewell in the past")
    before = held(game)
    game.move(card(game, "041"), tabletop.BANISHED)
    play(game, "take 040")
    if game.pending_name() != "choose-turn":
        choose(game, offered(game)[0])
    play(game, "discard cards called farewell anywhere")

    assert before == []
    assert held(game) == ["105"]
