"""What is told of a card when it comes up: its back first, then its front, with nothing left out."""

import io
from functools import cache
from itertools import takewhile

import pytest

from fogbound.packs import pack, source
from fogbound.packs.build import continent
from fogbound.packs.format import Manifest
from fogbound.packs.pack import Pack
from fogbound.rules.common.setup import Setup
from fogbound.tables import Table
from fogbound.terminal.client import LineClient, Stopped
from fogbound.terminal.output import Output
from fogbound.text import CardTexts, Renderer
from fogbound.text.screens import screens_of
from fogbound.view import Perspective
from playing import base
from rulebook import rule
from seating import say

CARDS = """
- {clue: rumour, start: 12, effects: ["hand limit +1"]}
- number: 12
  back: green
  kind: terrain
  area: I
  uid: quay
  arrows: {north: 13}
  effects: ["when this enters play: take 033 if available"]
  actions:
    - dig: {cost: 0, success: take 031}
    - climb:
        cost: 2
        difficulty: 3
        lock: true
        success: {do: [take 031, restore 2 random]}
        failure: {choose: [each involved takes 105, wear 2]}
    - move: {cost: 1, success: move}
- {number: 13, back: green, kind: terrain, area: I}
- number: 31
  back: green
  kind: temporary event
  uid: gull
  text: lose 1 card
  actions:
    - listen: {cost: 1, difficulty: 1, success: banish this, failure: take 105}
- number: 32
  back: green
  kind: temporary event
  uid: feather
  text: {do: [lose 2 cards, {choose: [take 031, lose 1 card]}]}
"""
PROSE = """
card-rumour = The rumour
    .back = They say it rings at low tide.
    .flavour = Find the bell.
card-quay = The quay
    .back = The boat has gone.
    .flavour = A rope lies there, cut through.
    .picture = The bollard is worn on one side.
card-feather = The feather
card-gull = The gull
    .back = It does not fly off.
    .flavour = It counts: one, two, four.
"""


@cache
def packs() -> tuple[Pack, ...]:
    """A quay whose cards have prose on both sides."""
    manifest = Manifest(name="quay", ruleset="continent", format=1, languages=["en"], requires=["base"])
    cards = source.parse(CARDS, "quay/cards/cards.yaml")
    return base(), pack.compose(manifest, [cards], [base()], [], "", {"en": {"cards.ftl": PROSE}})


def seat(explorers: int = 2) -> Table:
    """A new game on the quay."""
    setup = Setup(("ann", "bo")[:explorers], ("rumour",))
    return Table.create(continent(list(packs())), packs(), setup, 1, None, "")


def pages(table: Table, seat: int = 1):
    return screens_of(Perspective(table.game, seat), Renderer(CardTexts(table.packs), "en"))


def in_order(told: list[str], *parts: str) -> bool:
    """Whether these stand in the text, one after the other."""
    places = [" ".join(told).find(part) for part in parts]
    assert -1 not in places, parts[places.index(-1)]
    return places == sorted(places)


@rule("C-SET-14", "C-SET-17")
def test_both_sides_of_the_clue_and_of_the_start_are_read_before_the_first_turn():
    """First who sets out, then the clue, both sides, then the starting card, its back before its front."""
    out = io.StringIO()
    person = LineClient(seat(), "en", lambda prompt: "quit", Output(out, 200))

    person.begin()
    with pytest.raises(Stopped):
        person.play()

    assert in_order(
        out.getvalue().split("\n"),
        "Ann, Bo",
        "They say it rings at low tide.",
        "Find the bell.",
        "The adventure began on The quay.",
        "The boat has gone.",
        "A rope lies there, cut through.",
        "Turn 1.",
    )


@rule("C-NUM-04", "C-INFO-09")
def test_the_back_is_read_before_the_front_and_the_front_before_what_it_asks():
    """A card that is read shows its back, its front, its picture, and then every line of its text."""
    table = seat()

    quay = pages(table).read_out("quay")
    say(table, "dig/s2", "stay-out", "reveal")
    gull = pages(table).read_out("gull")

    assert in_order(quay, "The boat has gone.", "A rope lies there", "The bollard is worn", "Dig", "Climb")
    assert "2 random cards" in " ".join(quay)
    assert in_order(gull, "It does not fly off.", "It counts: one, two, four.", "1 card", "Listen")


def test_what_options_and_news_tell_at_once_is_not_read_out_before_them():
    """Ways, what a card does as it comes, and what there is to choose from; a closer look tells all of it."""
    quay, feather = (pages(seat()).read_out(card) for card in ("quay", "feather"))
    looked_at = [*pages(seat()).card("quay"), *pages(seat()).card("feather")]

    for told in ("Exploration arrow", "When this card comes into play", "Move:", "Choose one"):
        assert not [line for line in (*quay, *feather) if told in line]
        assert [line for line in looked_at if told in line]
    assert in_order(feather, "The feather", "2 cards")


@rule("C-INFO-09", "C-ACT-01")
@pytest.mark.parametrize("explorers", [1, 2])
def test_both_consequences_of_an_action_are_told_in_full(explorers):
    """Cost, difficulty, lock, the white section and both halves of the black one, to each seat alike."""
    table = seat(explorers)

    for seen_by in range(explorers):
        told = pages(table, seen_by).card("quay")
        (at,) = [at for at, line in enumerate(told) if line.lower().startswith("climb")]
        below = takewhile(lambda line: line.startswith(" "), told[at + 1 :])
        climb = " ".join([told[at], *below])
        for part in ("cost 2", "difficulty 3", "lock", "031", "2 random cards", "105", "2 pips"):
            assert part in climb
