"""The line client at a good pace: Enter, several effects at once, and nothing asked that cannot matter."""

import io

import pytest

from fogbound.core import Game
from fogbound.core.board import cell_at
from fogbound.packs import library
from fogbound.rules.common.book import book_of
from fogbound.rules.continent.aftermath import KeepSkill
from fogbound.rules.continent.cost import DrawMore, TradeCost
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.setup import Setup, deal
from fogbound.rules.continent.turn import ChooseTurn
from fogbound.rules.verbs.riddles import NameNumber
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from playing import act, base, pack_of
from playing import table as set_table
from seating import around

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  resources: [wood, stone]
  actions:
    - dig: {cost: 2, difficulty: 1}
    - swim: {cost: 1, difficulty: 2}
    - climb: {cost: 1, difficulty: 1, failure: your adventure is over}
    - think: {cost: 0, difficulty: 0}
    - rest: {cost: 0, difficulty: 0, success: take 032}
- number: 13
  back: green
  kind: bonus
  uid: map
  effects: ["dig: cost -1", "dig, climb, think: 1 star", "dig: ignore the lock"]
- number: 14
  back: green
  kind: bonus
  uid: rope
  effects: ["dig: cost -1", "swim: 1 star", "swim: star per seven", "any: 1 star, price: discard this"]
- number: 16
  back: green
  kind: bonus
  uid: winch
  effects: ["dig: cost -1, price: discard this", "dig: ignore the lock"]
- number: 17
  back: green
  kind: bonus
  uid: jack
  effects: ["dig: cost -1, price: discard this"]
- number: 15
  back: green
  kind: quest item
  uid: wheels
  effects: ["between actions: may guess a number, when wrong: lose 3 cards"]
- number: 61
  back: green
  kind: quest item
  uid: answer
  back-ref: [15]
- {number: 31, back: green, kind: item, uid: oar, durability: 4, keywords: [tool]}
- {number: 32, back: green, kind: item, uid: sail, durability: 3, keywords: [tool]}
- {number: 33, back: green, kind: item, uid: lamp, durability: 3, keywords: [metal]}
- skill: raft
  craft: {cost: 5, resources: {wood: 2, stone: 1}}
  item: {durability: 3}
"""


def client(game: Game, *typed: str, lang: str = "en") -> tuple[LineClient, io.StringIO]:
    """Somebody who types these lines at a table that a test has set, and then leaves."""
    table = around(game)
    table.packs = [base(), pack_of(CARDS)]
    lines = iter(typed)
    out = io.StringIO()

    def ask(prompt: str) -> str:
        out.write(prompt)
        if (line := next(lines, None)) is None:
            raise EOFError
        out.write(f"{line}\n")
        return line

    return LineClient(table, lang, ask, Output(out, 100)), out


def played(game: Game, *typed: str, lang: str = "en") -> str:
    """What is told when somebody types these lines."""
    person, out = client(game, *typed, lang=lang)
    with pytest.raises(Stopped):
        person.play()
    return out.getvalue().replace("\u00a0", " ").replace("\u202f", " ")


def digging(*hand: str, explorers: int = 1, deck: tuple[str, ...] = ("blank",) * 1) -> Game:
    cards = [*deck, *(f"blank#{copy}" for copy in range(2, 9))]
    return set_table(CARDS, explorers=explorers, at="012", hand=hand, deck=cards)


# -- while something is still being told -----------------------------------------------------------


@pytest.mark.parametrize(("typed", "heard"), [("hand", True), ("dig", False), ("1", False), ("", False)])
def test_a_command_typed_before_all_was_told_is_heard_but_no_answer_is(typed, heard):
    """Whoever waits at the foot of a screen may ask for something; a question is answered once it has been read."""
    game = digging("map")
    person, out = client(game, "help")
    pages = iter([typed])
    person.output = Output(out, 100, height=12, pause=lambda: next(pages, ""))

    with pytest.raises(Stopped):
        person.play()

    assert ("> hand\nAnn holds 1 card" in out.getvalue()) == heard
    assert "Dig – Terrain 012." not in out.getvalue()


@pytest.mark.parametrize("height", range(14, 24))
def test_no_pause_parts_a_question_from_its_options(height):
    """Where a screen can hold both, whoever reads along has them on one."""
    person, out = client(digging("map"))

    def pause() -> str:
        out.write("(pause)\n")
        return ""

    person.output = Output(out, 100, height=height, pause=pause)
    for _ in range(12):
        person.output.say("Something is told.")
    with pytest.raises(Stopped):
        person.play()

    question, _, options = out.getvalue().rpartition("What do you do?\n")
    assert question.count("(pause)") == (height <= 22)
    assert "Dig" in options
    assert "(pause)" not in options


def test_the_recap_names_what_everybody_has():
    """What they hold, what they carry with its die, and which State troubles them."""
    game = set_table(CARDS, at="012", hand=["map", "raft", "100"], items=[(["oar"], 4)], deck=9)
    out = played(game, "recap")

    assert "Ann holds Map and Raft." in out
    assert "Ann carries Oar (die at 4)." in out
    assert "What troubles Ann: " in out


def test_the_card_behind_the_fog_is_read_out_to_whoever_looks():
    """Nobody can tell whether to leave it by its name alone."""
    adventure = library.open(["first-light"])
    game = deal(adventure.book, Setup(characters=("surveyor",), clues=("held-morning",)), seed=1)
    table = around(game)
    table.packs = adventure.packs
    lines = iter(["study", "draw 4", "", "none", "1"])
    out = io.StringIO()
    person = LineClient(table, "en", lambda prompt: next(lines, "quit"), Output(out, 300))

    with pytest.raises(Stopped):
        person.play()

    card = game.cells[cell_at(0, -1)]
    *_, told = person.renderer.texts.text(game.content.card_ids[card], "en")
    before, _, _ = " ".join(out.getvalue().split()).partition("You have seen what the fog hides.")
    assert all(line.text in before for line in told)


# -- Enter and short words -------------------------------------------------------------------------


def test_enter_takes_the_plainest_option_and_the_prompt_says_so():
    """Cards are revealed, and with a full hand no Skill is kept, without a number being typed."""
    game = digging(*(f"blank#{copy}" for copy in range(10, 14)))
    out = played(game, "dig", "", "")

    assert "(Enter: Reveal the cards) > \n" in out
    assert "(Enter: Keep no Skill) > \n" in out
    assert isinstance(game.pending(), ChooseTurn)


def test_enter_leaves_no_place_in_the_hand_empty():
    """Whoever could hold another Skill says themselves that they do not want it."""
    game = digging()
    out = played(game, "dig", "", "")

    assert "(Enter: Keep no Skill)" not in out
    assert isinstance(game.pending(), KeepSkill)


def test_enter_makes_no_attempt_that_cannot_succeed():
    """Without a card drawn, and stars needed, nobody goes on by a slip."""
    game = digging("winch", "jack")
    out = played(game, "dig", "1,2", "")

    assert "1 star is needed. Draw a card?" in out
    assert "(Enter" not in out.rpartition("Draw a card?")[2]
    assert isinstance(game.pending(), DrawMore)


def test_enter_repeats_a_question_that_has_no_plain_answer():
    """Nobody acts by pressing Enter."""
    out = played(digging(), "")

    assert out.count("What do you do?") == 2
    assert "(Enter" not in out


@pytest.mark.parametrize("word", ["none", "rien", "Nothing"])
def test_none_means_the_plainest_option(word):
    """It need not stand in the label, and is meant even where Enter would not do it."""
    game = digging()
    played(game, "dig", "reveal", word)

    assert isinstance(game.pending(), ChooseTurn)


def test_labels_are_understood_as_they_are_printed():
    """Colons and dashes are no words."""
    game = digging(explorers=2)
    played(game, "Bo: Swim – Terrain 012")

    assert game.pending_name() == "join"


def test_several_effects_are_applied_at_once():
    """Both cards lower the cost at a price; what cannot matter any more is not asked."""
    game = digging("winch", "jack")
    played(game, "dig", "1,2")

    assert isinstance(game.pending(), DrawMore)
    assert action_frame(game).saved == 2


# -- what cannot matter ----------------------------------------------------------------------------


def test_an_effect_that_cannot_matter_is_folded_away_but_stays_legal():
    """A lock that is not there need not be ignored; `more` still lists it."""
    game = digging("winch")
    out = played(game, "dig", "more", "3")

    asked = out.partition("Which effects do you apply?")[2].partition("> more")[0]
    assert "lock" not in asked
    assert "3. Apply Winch – dig: a lock is ignored" in out
    assert action_frame(game).unlocked


def test_stars_are_not_offered_once_there_are_enough():
    """The star that was drawn is enough; nothing is asked about the one in hand."""
    game = digging("map", deck=("two-stars",))
    out = played(game, "climb", "reveal")

    assert "Success: 2 stars, 1 needed." in out
    assert game.pending_name() == "keep-skill"


def test_effects_at_the_result_tell_what_there_is_and_what_is_needed():
    """The star in hand is offered where it decides."""
    out = played(digging("rope"), "swim", "reveal")

    assert "No star so far, 2 needed. Which effects do you apply?" in out
    assert "star per seven" not in out.partition("so far")[2]  # no seven was revealed


def test_what_is_out_of_reach_is_said_before_anything_is_given_for_it():
    """Two stars at most can still be added where three are missing."""
    harder = CARDS.replace("swim: {cost: 1, difficulty: 2}", "swim: {cost: 1, difficulty: 3}")
    out = played(set_table(harder, at="012", hand=["rope"], deck=["blank"]), "swim", "reveal")

    assert "No star so far, 3 needed: you can no longer reach that." in out


def test_enter_does_not_throw_an_action_away():
    """Where effects could still turn a failure, stopping has to be typed."""
    out = played(digging("rope"), "swim", "reveal", "")

    assert "(Enter" not in out.partition("so far, 2 needed.")[2]
    assert out.count("so far, 2 needed.") == 2


def test_a_lock_leaves_the_number_of_cards_to_choose():
    """Where nothing can be drawn beyond the cost, nobody is given fewer cards unasked."""
    locked = CARDS.replace("dig: {cost: 2, difficulty: 1}", "dig: {cost: 2, difficulty: 1, lock: true}")
    rope = set_table(locked, at="012", hand=["rope"], deck=8)

    assert "Apply Rope – dig: −1 card to draw" in played(rope, "dig")


def test_effects_at_the_cost_tell_what_it_is():
    """Both numbers stand in the question."""
    assert "The cost is 2 now, the difficulty 1. Which effects do you apply?" in played(
        digging("winch"), "dig"
    )


def test_a_trade_that_saves_nothing_is_not_asked_for():
    """Thinking costs nothing, alone or together; a dear action is still traded."""
    game = digging(explorers=2)
    played(game, "Ann: think", "join")
    assert isinstance(game.pending(), DrawMore)

    game = digging(explorers=2)
    played(game, "Ann: dig", "join")
    assert isinstance(game.pending(), TradeCost)


def test_what_was_passed_over_goes_with_the_answer_before_it():
    """Undo after a trade nobody was asked about takes back the answer that was given."""
    game = digging(explorers=2)
    person, out = client(game, "Ann: think", "join", "undo")
    with pytest.raises(Stopped):
        person.play()

    assert "The last answer was taken back." in out.getvalue()
    assert person.asked_question.name == "join"


def test_undo_is_granted_after_an_action_that_drew_nothing():
    """Nothing came to light, so nothing stands in the way."""
    person, out = client(digging(), "think", "reveal", "undo", "undo")
    with pytest.raises(Stopped):
        person.play()

    assert out.getvalue().count("The last answer was taken back.") == 2


def test_no_more_cards_are_pressed_for_where_none_is_needed():
    """With nothing to reach, the question says so; so does the result."""
    out = played(digging(), "think", "")

    assert "No card is drawn yet; no star is needed. Draw a card for its Skill?" in out
    assert "Success; no star was needed." in out
    assert "Réussite ; il ne fallait aucune étoile." in played(digging(), "think", "", lang="fr")


# -- chances ---------------------------------------------------------------------------------------


def test_the_chances_name_the_cards_they_are_reckoned_with():
    """What is free is counted, what has a price is named, and so are reductions."""
    out = played(digging("map", "rope"), "odds 1", "odds", "why 1")

    assert "no more cards (0 in all): success 100%" in out
    assert "Included, because it is free: Map, Rope." in out
    assert "Not included, but it may help: Rope." in out
    assert "1. Dig – Terrain 012: cost 2, down to 0, difficulty 1 – success 100%" in out
    assert "What may lower the cost for free, if you apply it:\n  −1: Map\n  −1: Rope\n" in out


def test_the_chances_stand_at_the_bet_itself():
    """One of five cards has the star, and two are drawn; each further one is told until nothing changes."""
    deck = ("star", "blank", "blank#2", "blank#3", "blank#4")
    game = set_table(CARDS + "- {skill: star, strip: {stars: 1}}\n", at="012", deck=deck)

    out = " ".join(played(game, "dig", "draw 2").split())

    assert "Success: 40% as it is, 60% with one more, 80% with 2 more, 100% with 3 more." in out
    assert "Success: 80% as it is, 100% with one more." in out


def test_a_bet_on_the_adventure_says_so():
    """A failure that ends it is told beside the chances."""
    out = " ".join(played(digging(), "climb").split())

    assert "Success (a failure ends the adventure): 0% (defeat 100%) as it is" in out


def test_no_chances_stand_where_nothing_can_fail():
    """Cards drawn for their Skills alone need no figures."""
    game = digging("map")

    assert "Success:" not in played(game, "rest", "draw 2")


def test_the_chances_say_that_a_failure_ends_the_adventure():
    """What is no success is the end, before and in the action."""
    out = played(digging(), "odds", "climb", "odds")

    assert "success 0%, end of the adventure 100% with 1 card" in out
    assert "no more cards (1 in all): success 0%, end of the adventure 100%" in out
    assert "A failure ends the adventure." in out


# -- beside the question ---------------------------------------------------------------------------


def riddle() -> Game:
    return set_table(CARDS, at="012", satchel=["wheels"], deck=9)


def test_a_card_that_may_be_used_stands_on_the_list():
    """It has a number like the actions; the rest waits under `more`, and its numbers go on."""
    game = riddle()
    out = played(game, "more", "6")

    shown = out.partition("What do you do?")[2].partition("beside the question")[0]
    assert "6. Use Wheels: " in shown
    assert "7. Report a hidden number" in out
    assert isinstance(game.pending(), NameNumber)


def test_a_reported_number_that_leads_nowhere_points_at_the_card_that_asks_for_one():
    """Only where there is such a card."""
    assert "A card here asks for a number: Wheels." in played(riddle(), "report 061")
    assert "asks for a number" not in played(digging(), "report 061")


def test_a_card_is_told_a_whole_number_or_none():
    """A stray digit is no guess; three digits are."""
    game = riddle()
    out = played(game, "6", "3", "1", "61", "061")

    assert out.count("A card’s number has three digits") == 2
    assert "led nowhere" not in out
    assert (
        game.where[game.content.card_ids.index("answer")]
        == set_table(CARDS, satchel=["answer"]).where[game.content.card_ids.index("answer")]
    )


def test_what_lowers_the_cost_for_nothing_is_applied_by_itself():
    """Two cards in hand and no price: as many cards may be drawn as before."""
    game = digging("map", "rope")
    played(game, "dig")

    assert isinstance(game.pending(), DrawMore)
    assert action_frame(game).saved == 2


def test_resources_of_the_land_are_used_by_themselves():
    """Wood and stone lie there; the raft that is made of them has only one place to go."""
    game = set_table(CARDS, at="012", hand=["raft"], deck=9)
    out = played(game, "craft", "reveal", "none")

    assert ", down to 2" in out
    assert "2 cards are drawn" in out
    assert "kept Raft as an item" in out
    assert isinstance(game.pending(), ChooseTurn)


def test_what_becomes_of_the_die_is_told_before_items_are_combined():
    """A keyword in common adds pips, up to six; another item keeps what it has."""
    game = set_table(CARDS, at="012", items=[(["oar"], 4), (["lamp"], 2)], deck=9)
    out = played(game, "rest", "")

    assert "Add it to Oar (one die for all, at 6)" in out
    assert "Add it to Lamp (one die for all, at 2)" in out


REDRAWN = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions: [dig: {cost: 2, difficulty: 1}]
- {number: 13, back: green, kind: bonus, uid: spade, effects: ["dig: 1 star, price: discard this"]}
- {number: 14, back: green, kind: bonus, uid: second, effects: ["dig: after the reveal, may redraw up to 1"]}
"""


@pytest.mark.parametrize(("redrawing", "is_idle"), [(0, True), (1, False)])
def test_a_star_beyond_need_matters_only_while_somebody_else_may_change_the_cards(redrawing, is_idle):
    """Whoever draws a card anew is asked again afterwards; where another one may, nobody gives their star away yet."""
    hands = {0: ["spade", "second"]} if redrawing == 0 else {0: ["spade"], 1: ["second"]}
    game = set_table(REDRAWN, explorers=2, at="012", hands=hands, deck=["star", "star#2", "blank"])
    act(game, "dig", joined=[1])
    while not any(option.verb == "apply" for option in game.offered):
        game.choose(book_of(game).least_option(game) or game.offered[0], "")
    [star] = [option for option in game.offered if game.content.card_ids[option.card] == "spade"]

    assert book_of(game).is_idle(game, star) is is_idle


def test_who_is_asked_to_take_part_can_weigh_it():
    """Before anybody is in, `odds` tells what becomes of the action with each answer."""
    out = played(digging(explorers=2, deck=("star", "star#2")), "1", "odds", "odds 1")

    assert "No cards are about to be revealed" not in out
    assert "1. Take part – success 41% with 2 cards" in out
    assert "no more cards (2 in all): success 41%" in out
