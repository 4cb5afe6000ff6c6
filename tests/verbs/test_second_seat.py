"""Texts that speak to the second seat: "you" is not the first explorer, stands elsewhere and has other things."""

import pytest

from enduring import blocked, card, citadel_table, holds, life, score
from enduring import choose as reply
from enduring import offered as replies
from enduring import play as tell
from fogbound.rules.citadel import table as places
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import filing, tabletop
from fogbound.rules.continent import experience
from playing import (
    at_cell,
    choose,
    deck_size,
    hand,
    inventory,
    offered,
    pile_size,
    play,
    table,
    terrain,
)
from rulebook import rule

LAND = """
- {number: 12, back: green, kind: terrain, area: I}
- {number: 13, back: green, kind: terrain, area: I}
- {number: 14, back: green, kind: terrain, area: I}
- {number: 40, back: green, kind: quest item}
- number: 41
  back: green
  kind: bonus
  effects: ["instead of taking a state: may lose (the number of skills in your hand) cards"]
- {number: 42, back: green, kind: state, title: cold, uid: chill}
- {number: 43, back: green, kind: item, durability: 6}
- {number: 44, back: green, kind: item, durability: 6}
- {number: 45, back: green, kind: bonus, uid: doubt, effects: ["experience from events -1"]}
- {number: 46, back: green, kind: temporary event, uid: windfall}
"""


def apart(**settings):
    """Two explorers on different Terrains: the first with two Skills in hand, the second with one."""
    given = {
        "explorers": 2,
        "at": "012",
        "board": {(3, 0): "013"},
        "hands": {0: ["star", "star#2"], 1: ["seven"]},
    }
    game = table(LAND, **{**given, "satchel": ["040"], "deck": 15, **settings})
    game.figures[1] = card(game, "013")
    return game


@rule("C-RUL-70")
def test_a_terrain_is_put_beside_the_one_you_stand_on():
    """The space is beside the second explorer, not beside the first."""
    game = play(apart(), "put 014 north of your terrain", you=1)

    assert at_cell(game, 3, -1) == "014"
    assert at_cell(game, 0, -1) == ""


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("add (the number of skills in your hand) counters", 6),
        ("add 9 counters, at most (5 plus the number of skills in your hand)", 6),
        ("remove (the number of skills in your hand) counters", 4),
        ("set the counters to the number of skills in your hand", 1),
    ],
)
def test_counters_are_counted_by_what_you_have(text, left):
    """The numbers are those of the second explorer, who holds one Skill."""
    game = play(apart(), "add 5 counters", this="040")

    play(game, text, this="040", you=1)

    assert game.count(card(game, "040"), 0) == left


@pytest.mark.parametrize(("least", "is_offered"), [(5, False), (6, True)])
def test_whether_counters_can_be_added_or_removed_is_judged_by_what_you_have(least, is_offered):
    """One more counter fits below 6, two would not; the second explorer has one Skill in hand."""
    game = play(apart(), "add 5 counters", this="040")

    play(game, f"may add (the number of skills in your hand) counters, at most {least}", this="040", you=1)
    assert ("do/040" in offered(game)) is is_offered


@rule("C-WEAR-02", "C-WEAR-03")
def test_your_items_are_worn_by_what_you_have():
    """One pip, as the second explorer holds one Skill, off the only item of theirs."""
    game = apart(items_of={0: [(["043"], 4)], 1: [(["044"], 4)]})

    play(game, "wear (the number of skills in your hand) from your items", you=1)

    assert [die for _, die in inventory(game, 0)] == [4]
    assert [die for _, die in inventory(game, 1)] == [3]


@rule("C-WEAR-02")
@pytest.mark.parametrize(("pips", "is_offered"), [(3, True), (4, False)])
def test_whether_items_can_be_worn_is_judged_by_yours(pips, is_offered):
    """The first explorer's items would last longer."""
    game = apart(items_of={0: [(["043"], 6)], 1: [(["044"], 3)]})

    play(game, f"may wear {pips} from your items", you=1)

    assert ("do" in offered(game)) is is_offered


@rule("C-STATE-06")
def test_your_card_prevents_your_state_and_what_it_costs_is_yours():
    """The second explorer, with one Skill in hand, loses one card for it, and is asked."""
    game = apart(hands={0: ["star", "star#2"], 1: ["seven", "041"]})

    play(game, "take 042", you=1)
    assert game.pending().seat(game) == 1
    choose(game, "prevent")

    assert deck_size(game) == 14
    assert hand(game, 1) == ["041", "seven"]


@rule("C-DBR-01")
def test_cards_that_chance_takes_are_counted_by_what_you_have():
    """The second explorer holds one Skill: one card of the pile is banished, not two."""
    game = apart(pile=["blank", "blank#2", "blank#3"], deck=5)

    play(game, "banish (the number of skills in your hand) random skills in the pile", you=1)

    assert pile_size(game) == 2


@rule("C-DBR-01")
@pytest.mark.parametrize(
    ("text", "is_offered"),
    [
        ("discard 1 random skills in your hand", True),
        ("discard 2 random skills in your hand", False),
        ("banish (the number of skills in your hand) random skills in the pile", True),
    ],
)
def test_whether_chance_finds_enough_cards_is_judged_by_yours(text, is_offered):
    """The first explorer would have another Skill to give, and would need another card of the pile."""
    game = apart(pile=["blank"], deck=5)

    play(game, f"may {text}", you=1)

    assert ("do" in offered(game)) is is_offered


@rule("C-DBR-01")
def test_who_discards_a_card_of_their_choice_is_named():
    """The news tells of the second explorer, who was asked."""
    game = apart(hands={0: ["star", "star#2"], 1: ["seven", "left"]})

    play(game, "discard one skill in your hand of your choice", "discard/left", you=1)

    assert [told.seat for told in game.news if told.what == "discarded"] == [1]


@rule("C-MOVE-02")
def test_beside_any_action_you_alone_go_to_a_side():
    """The first explorer stays where they are."""
    game = apart(board={(3, 0): "013", (3, 1): "014"})

    play(game, "go south of this", this="013", you=1)

    assert [terrain(game, seat) for seat in (0, 1)] == ["012", "014"]


@rule("C-XP-03")
@pytest.mark.parametrize(("holder", "gained"), [(0, 2), (1, 1)])
def test_what_an_event_gives_you_is_changed_by_your_cards(holder, gained):
    """The event speaks to the second explorer, so a card in the first one's hand changes nothing."""
    game = apart(hands={holder: ["doubt"]})

    play(game, "gain 2 experience", this="windfall", you=1)

    assert len(experience.points(game)) == gained


@rule("C-CONS-03")
def test_cards_are_laid_out_by_what_you_have():
    """One Skill is laid on the card, as the second explorer holds one."""
    game = play(
        apart(),
        "lay (the number of skills in your hand) random advanced skills out of the game on this",
        this="040",
        you=1,
    )

    assert [len(game.zones[display]) for display in filing.displays(game, card(game, "040"))] == [1]


WRAPPED = [
    "{do: [TEXT]}",
    "{do: [nothing, TEXT]}",
    "{if: the number of skills in your hand is exactly 1, then: TEXT, else: nothing}",
    "{if: the number of skills in your hand is exactly 2, then: nothing, else: TEXT}",
    "{first: [{if: the number of skills in your hand is exactly 2, then: nothing}, TEXT]}",
    "{first: [{if: the number of skills in your hand is exactly 1, then: TEXT}, nothing]}",
    "{for each: skills in your hand, do: TEXT}",
    "{times: the number of skills in your hand, do: TEXT}",
    "{after the action: TEXT}",
    "{choose: [TEXT]}",
]
"""Texts around another one; the second explorer holds one Skill, the first one two."""


@rule("C-CONS-03")
@pytest.mark.parametrize("around", WRAPPED)
def test_what_a_text_is_made_of_is_done_by_you(around):
    """The second explorer has no Skill left, the first one keeps both."""
    game = play(apart(), around.replace("TEXT", "discard skills in your hand"), you=1)

    assert hand(game, 0) == ["star", "star#2"]
    assert hand(game, 1) == []


@rule("C-CONS-03")
@pytest.mark.parametrize("around", WRAPPED)
@pytest.mark.parametrize(
    ("text", "is_possible"),
    [
        ("discard 2 random skills in your hand", False),
        ("banish (the number of skills in your hand) random skills in the pile", True),
    ],
)
def test_whether_a_text_can_be_followed_is_judged_by_what_you_have(around, text, is_possible):
    """The first explorer has two Skills to give; the second needs a single card of the pile, which has one."""
    wrapped = around.replace("TEXT", text)

    offer = play(apart(pile=["blank"], deck=5), f"{{may: {wrapped}}}", you=1)
    choice = play(apart(pile=["blank"], deck=5), f"{{choose: [{wrapped}, lose 1 card, lose 2 cards]}}", you=1)
    price = play(apart(pile=["blank"], deck=5), f"{{pay: {wrapped}, or: lose 1 card}}", you=1)

    assert ("do" in offered(offer)) is is_possible
    assert ("choose/1" in offered(choice)) is is_possible
    assert ("pay" in offered(price)) is is_possible


@rule("C-CONS-03")
@pytest.mark.parametrize(
    "text",
    ["{choose: [TEXT, lose 1 card]}", "{repeat: [TEXT]}", "{may: TEXT}", "{pay: TEXT, or: lose 1 card}"],
)
def test_you_are_asked_and_it_is_yours(text):
    """The question goes to the second explorer, and so does what they choose."""
    game = play(apart(), text.replace("TEXT", "discard skills in your hand"), you=1)
    assert game.pending().seat(game) == 1
    choose(game, offered(game)[0])

    assert (hand(game, 0), hand(game, 1)) == (["star", "star#2"], [])


# -- the Citadel -----------------------------------------------------------------------------------

STORY = """
- {number: 50, uid: coin, back: green, kind: purse, weight: 2}
- {number: 51, uid: bell, back: green, kind: quest item}
- paragraph: 5
  replies:
    pay: {price: discard one purse card in your purse of your choice, do: influence +1}
    show: {if: there is a purse card in your purse, do: influence +2}
    shrug: {locked: there is no purse card in your purse, do: influence +3}
    leave: {}
- paragraph: 6
  riddle:
    if: there is a purse card in your purse
    attempt: lose 1 life
    answers: [{words: {en: [eel]}, if: there is a purse card in your purse, do: gain 5 life}]
    wrong: lose 5 life
  replies: {leave: {}}
"""


@rule("T-DLG-02", "T-RUL-116")
def test_what_may_be_replied_is_judged_by_what_the_reader_has():
    """The second player reads and can pay, show and shrug; the first one has nothing."""
    game = tell(citadel_table(STORY, players=2, purses={1: ["coin"]}), "read 5", you=1)

    assert replies(game) == ["reply/p005/1", "reply/p005/2", "reply/p005/3", "reply/p005/4"]
    reply(game, "reply/p005/1")
    assert score(game, "influence") == 1
    assert game.where[card(game, "coin")] == tabletop.PAST


@rule("T-DLG-02", "T-RUL-116")
def test_what_somebody_else_has_opens_no_reply():
    """The first player carries what it takes; to the second one only leaving is left, and nobody is asked."""
    game = tell(citadel_table(STORY, players=2, purses={0: ["coin"]}), "read 5", you=1)

    assert isinstance(game.pending(), ChooseAction)


@rule("T-TAKE-13")
def test_a_riddle_is_judged_by_what_the_one_who_answers_has():
    """The second player carries what makes the answer right, and pays for the attempt."""
    game = tell(citadel_table(STORY, players=2, purses={1: ["coin"]}), "read 6", you=1)

    reply(game, "say", value="Eel")

    assert (life(game, 0), life(game, 1)) == (10, 10 - 1 + 5)


@rule("T-TAKE-13")
def test_a_riddle_is_not_put_to_who_lacks_what_it_needs():
    """What the first player carries does not help the second."""
    game = tell(citadel_table(STORY, players=2, purses={0: ["coin"]}), "read 6", you=1)

    assert isinstance(game.pending(), ChooseAction)


def test_a_quest_item_is_blocked_under_the_card_of_who_blocks_it():
    """What all hold together goes under the second player's Character card."""
    game = tell(
        citadel_table(STORY, players=2, quests=["bell"]), "block quest items among the quest items", you=1
    )

    assert (blocked(game, 0), blocked(game, 1)) == ([], ["bell"])


def test_cards_are_received_by_whom_the_text_speaks_to():
    """They come to the second player, whose weight counts from then on."""
    game = citadel_table(STORY, players=2, purses={0: ["coin"]})

    tell(game, "receive cards in any purse", you=1)

    assert game.where[card(game, "coin")] == places.PURSES + 1
    assert holds(game, "your carried weight is exactly 2", you=1)
    assert holds(game, "your carried weight is exactly 0", you=0)


@pytest.mark.parametrize("carrier", [0, 1])
def test_who_carries_too_much_is_judged_by_their_own_purse(carrier):
    """Its weight is too much for the one who has them, and for nobody else."""
    heavy = "- {number: 52, uid: anvil, back: green, kind: purse, weight: 30}"
    game = citadel_table(heavy, players=2, purses={carrier: ["anvil"]})

    assert holds(game, "you carry too much", you=carrier)
    assert not holds(game, "you carry too much", you=1 - carrier)


FIELDS = """
- {number: 70, uid: fallow, back: green, kind: terrain, back-ref: [51]}
- {number: 70, uid: charted, back: gold, kind: terrain, link: quill, back-ref: [51]}
- {number: 71, uid: sealed, back: gold, kind: quest item, link: quill, back-ref: [51]}
- {number: 63, uid: token, back: green, kind: purse, shows: [quill]}
- {number: 51, uid: stone, back: green, kind: permanent event, placement: [west]}
"""


@rule("T-TAKE-04", "T-RUL-70")
@pytest.mark.parametrize(("holder", "put"), [(0, "fallow"), (1, "charted")])
@pytest.mark.parametrize("is_past", [False, True])
@pytest.mark.parametrize(
    "text", ["put 070 south of your terrain", "discard this and put 070 in its place", "guess a number"]
)
def test_a_terrain_is_put_down_by_what_you_hold(text, is_past, holder, put):
    """The second player puts the card down, so the link has to match what they hold, also when the Past is emptied."""
    game = citadel_table(FIELDS, players=2, purses={holder: ["token"]}, board={(1, 0): "stone"})
    for named in ("fallow", "charted") if is_past else ():
        game.move(card(game, named), tabletop.PAST)

    tell(game, text, this="stone", you=1)
    if text == "guess a number":
        reply(game, "number", value="70")

    taken = [told.card for told in game.news if told.what in ("taken", "replaced")]
    assert card(game, put) in taken


@rule("T-TAKE-04")
@pytest.mark.parametrize(("holder", "is_offered"), [(0, False), (1, True)])
def test_a_card_is_available_by_what_you_hold(holder, is_offered):
    """Its link matches what the holder has; only that player would find it."""
    game = citadel_table(FIELDS, players=2, purses={holder: ["token"]})

    tell(game, "may take 071 if available", you=1)

    assert ("do" in replies(game)) is is_offered


@rule("T-RUL-90")
@pytest.mark.parametrize(("holder", "is_emptied"), [(0, False), (1, True)])
def test_the_past_is_emptied_for_a_guess_by_who_may_take_the_card(holder, is_emptied):
    """The card lies in the Past and its link matches what one of the two holds; the second one guesses."""
    game = citadel_table(FIELDS, players=2, purses={holder: ["token"]}, board={(1, 0): "stone"})
    game.move(card(game, "sealed"), tabletop.PAST)

    tell(game, "guess a number", this="stone", you=1)
    reply(game, "number", value="71")

    assert (game.where[card(game, "sealed")] != tabletop.PAST) is is_emptied


@rule("T-EXPL-02")
def test_only_a_card_from_the_fog_is_flipped():
    """What answers a fog card that is flipped says nothing when a card is taken by its number."""
    ear = "- {number: 53, back: green, kind: quest item, uid: ear, effects: [when a fog card is flipped: lose 1 life]}"

    game = tell(citadel_table(STORY + ear, players=2, quests=["ear"]), "take 051", you=1)

    assert [life(game, seat) for seat in (0, 1)] == [10, 10]
