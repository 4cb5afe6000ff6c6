"""Prose that is told in the course of an action, under both rulesets."""

import enduring
from playing import act, finish, play, refused, table

CARDS = """
- number: 20
  back: green
  kind: terrain
  area: I
  lines: [gull, wreck]
  actions: [{climb: {cost: 1, success: {first: [{if: there is a card 063 in the past, then: tell wreck}, tell gull]}}}]
- {number: 63, back: green, kind: quest item}
- {number: 64, back: green, kind: quest item, uid: parrot, lines: [word], effects: ["when you arrive: tell word"]}
"""


def told(game):
    """The lines that were read out, each with the card that has it and whom it speaks to."""
    return [
        (game.content.card_ids[item.card], game.content.effects[item.n].line, item.seat)
        for item in game.news
        if item.what == "line"
    ]


def test_a_line_is_told_in_the_course_of_an_action():
    """Which one depends on what holds then; the others are not told."""
    game = table(CARDS, at="020")
    finish(act(game, "climb", "reveal"))
    assert [line for _, line, _ in told(game)] == ["gull"]

    game = table(CARDS, at="020", past=["063"])
    finish(act(game, "climb", "reveal"))
    assert [line for _, line, _ in told(game)] == ["wreck"]


def test_it_speaks_to_who_does_it():
    """Each of those whom a text names hears the line as their own."""
    game = table(CARDS, explorers=2, satchel=["parrot"])
    play(game, "each explorer here tells word", this="parrot")

    assert sorted(seat for _, _, seat in told(game)) == [0, 1]


def test_a_card_of_the_citadel_tells_a_line_as_well():
    """It need not be a paragraph."""
    cards = """
- number: 20
  uid: quay
  back: green
  kind: terrain
  lines: [gull]
  actions: [{dig: {cost: 1, success: tell gull}}]
"""
    game = enduring.citadel_table(cards, at="quay", deck=3)
    enduring.finish(enduring.act(game, "dig", "reveal"))

    assert [(named, line) for named, line, _ in told(game)] == [("quay", "gull")]


def test_a_card_tells_its_own_lines_alone():
    """A line that another card has is refused, with what to do."""
    (fault,) = refused(CARDS.replace("tell word", "tell gull"))

    assert "is no line of this card" in fault
    assert "name it in `lines`" in fault
