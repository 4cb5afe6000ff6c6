"""What lines of the journal bring to be looked at: the cards of a draw, and what is to be read."""

from types import SimpleNamespace

from fogbound.server.presentation.episodes import draw_of, laid_draw, readings_of
from fogbound.server.wire import Draw, DrawnCard, Line

ACTS = ("acts", "begins", "plain")
REVEALS = ("begins", "reveals", "plain")
TAKES = ("brings", "takes", "read-out")


def line(
    n: int, roles: tuple[str, ...] = (), cards: str = "", text: str = "", prose: str = "", talk: bool = False
) -> Line:
    """A line that says its number, if nothing else."""
    named = tuple(cards.split())
    return Line(n=n, turn=1, text=text or f"line {n}", roles=roles, cards=named, prose=prose, talk=talk)


class Faces(dict):
    """Faces of cards that all do something, but for those whose names begin with mute."""

    def get(self, card, default=None):
        if card.startswith("mute"):
            return default
        return SimpleNamespace(kind="event", spoken=(f"{card} does",), back_text="", flavour="")


def cards_of(*lines: Line) -> list[str | None]:
    """The cards that lines bring to be read."""
    return [reading.card for reading in readings_of(lines, Faces())]


def test_a_draw_is_the_cards_revealed_and_how_it_came_out():
    """Cards of the deck and of the pile are told apart."""
    lines = [
        line(1, ACTS, "x"),
        line(2, REVEALS, "a"),
        line(3, (*REVEALS, "from-pile"), "b"),
        line(4, ("fails", "plain"), text="Failure."),
    ]

    assert draw_of(lines, lines) == Draw(
        cards=(DrawnCard(card="a"), DrawnCard(card="b", from_pile=True)),
        begun=1,
        outcome="failure",
        text="Failure.",
    )


def test_cards_that_lay_open_are_shown_again_once_it_is_decided_what_they_bring():
    """Whatever was applied meanwhile is told once."""
    helps = line(3, ("helps", "plain"), "b", "B brings one more success.")
    lines = [
        line(1, ACTS, "x"),
        line(2, REVEALS, "a"),
        helps,
        line(4, helps.roles, "b", helps.text),
        line(5, ("succeeds", "plain"), text="Success."),
    ]

    assert draw_of(lines, lines[2:]) == Draw(
        cards=(DrawnCard(card="a"),),
        begun=1,
        outcome="success",
        text="Success.",
        helped=("B brings one more success.",),
        settled=True,
    )
    assert draw_of(lines[:4], lines[2:4]) is None


def test_an_event_that_comes_of_a_draw_is_named_once():
    """It has just been told which card lay behind the fog; that it comes onto the Board is seen there."""
    lines = [
        line(1, REVEALS, "a"),
        line(2, ("succeeds", "plain")),
        line(3, ("brings",), "bramble", "Then: Bramble."),
        line(4, ("brings", "lays-event"), "bramble", "Bramble comes onto the Board."),
        line(5, ("brings", "lays-event"), "stile", "A stile comes onto the Board."),
    ]

    assert draw_of(lines, lines).then == ("Then: Bramble.", "A stile comes onto the Board.")


def test_what_came_of_a_draw_ends_where_something_else_begins():
    """A story that is read and what people say meanwhile are no part of it."""
    lines = [
        line(1, REVEALS, "a"),
        line(2, ("fails", "plain")),
        line(3, text="Ida loses 1 life point."),
        line(4, ("begins",), talk=True),
        line(5, ("paragraph", "story", "read-out", "plain")),
        line(6, ACTS),
        line(7, text="Something else."),
    ]

    draw = draw_of(lines, lines)

    assert draw is not None
    assert draw.then == ("Ida loses 1 life point.",)


def test_what_is_revealed_belongs_to_the_action_before_it():
    """Also where the next action has begun with the same answer."""
    lines = [line(1, ACTS), line(2, REVEALS, "a"), line(3, ("succeeds",)), line(4, ACTS)]

    draw = draw_of(lines, lines)

    assert draw is not None
    assert draw.begun == 1


def test_nothing_is_drawn_where_nothing_is_revealed():
    """A card that is only named was not drawn."""
    lines = [line(1, ("plain",), "a")]

    assert draw_of(lines, lines) is None
    assert laid_draw(lines) is None


def test_cards_that_lie_there_say_how_they_stand_and_nothing_of_what_follows():
    """As long as the action goes on, its sheet tells the rest."""
    lines = [line(1, ACTS), line(2, REVEALS, "a"), line(3, ("succeeds",), text="Success."), line(4)]

    draw = laid_draw(lines)

    assert draw is not None
    assert (draw.text, draw.then, draw.settled) == ("Success.", (), True)


def test_each_card_that_comes_is_read_once():
    """However often it is told of, and not if it says nothing."""
    assert cards_of(line(1, TAKES, "a"), line(2, ("brings",), "a"), line(3, TAKES, "b#2 mute")) == [
        "a",
        "b#2",
    ]


def test_a_card_that_was_turned_in_a_draw_is_not_read_as_well():
    """It has been seen there."""
    assert cards_of(line(1, REVEALS, "a"), line(2, ("brings",), "a")) == []


def test_a_reading_says_what_came_of_it():
    """Up to the next thing that begins; what is laid out is told for itself."""
    lines = [
        line(1, TAKES, "a"),
        line(2, text="A is banished."),
        line(3, ("lays-event",)),
        line(4, ACTS, "x"),
        line(5, ("draws", "plain")),
    ]

    [reading] = readings_of(lines, Faces())

    assert (reading.n, reading.said, reading.then) == (1, "line 1", ("A is banished.",))


def test_a_reading_does_not_say_what_is_only_its_name():
    """That stands above it already."""
    [reading] = readings_of([line(1, (*TAKES, "only-names"), "a")], Faces())

    assert reading.said == ""


def test_what_nobody_should_miss_and_the_passage_of_a_card_that_is_gone_are_read():
    """Neither has a card to look at."""
    found = readings_of([line(1, ("grave",)), line(2, TAKES, prose="Once.")], Faces())

    assert [(each.sort, each.card, each.prose) for each in found] == [
        ("grave", None, "line 1"),
        ("prose", None, "Once."),
    ]


def test_only_cards_that_are_turned_may_hang_on_the_last_of_them():
    """What lay open before and is decided now holds no breath."""
    lines = [line(1, ACTS, "x"), line(2, REVEALS, "a"), line(3, ("succeeds", "plain"))]

    revealed, decided = draw_of(lines, lines, True), draw_of(lines, lines[2:], True)

    assert revealed is not None
    assert decided is not None
    assert (revealed.decisive, decided.decisive) == (True, False)
