"""The chart: what was seen of the land stays drawn, whatever becomes of the Board."""

from functools import partial
from pathlib import Path

import msgspec

from fogbound.core import NONE
from fogbound.tables import Table
from fogbound.view import Chart
from fogbound.view.chart import Survey, chart, survey
from playing import play
from playing import table as set_table
from rulebook import rule
from seating import again, around, finish, forked, say, seat

LAND = """
- {number: 12, back: green, kind: terrain, area: I, arrows: {north: 14, east: 21},
   actions: [dig: {cost: 0, success: explore}, think: {cost: 0, success: look at a fog card},
             climb: {cost: 0, success: start anew at 300}]}
- {number: 14, back: green, kind: terrain, area: I, arrows: {north: 15}, hidden: {number: 33}}
- {number: 15, back: green, kind: terrain, area: II}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 33, back: green, kind: terrain, area: I, back-ref: [14]}
- {number: 300, back: green, kind: terrain, area: I, arrows: {west: 12}}
- {fog: rocks, area: I, kind: permanent event}
- {number: 40, back: green, kind: permanent event, placement: [south],
   actions: [cut: {cost: 0, success: {choose: [discard this, take 105]}}]}
"""
RENUMBERED = "- {number: 7, back: green, kind: terrain, area: I}\n" + LAND
land = partial(seat, cards=LAND)


def drawn(seen: Chart) -> dict[tuple[int, int], str]:
    """The places of the current sheet."""
    return {(place.column, place.row): place.card for place in seen.sheets[seen.current].places}


def beyond(seen: Chart, card: str) -> dict[str, str | int | None]:
    """What is known beyond each side of a Terrain."""
    for place in seen.sheets[seen.current].places:
        if place.card == card:
            return {side.side: side.card or side.number for side in place.sides}
    raise AssertionError(f"{card} is not on the chart")


def explored(table: Table, *sides: int) -> Table:
    """Explore the fog on these sides of 012, whatever the fog brings."""
    for side in sides:
        say(table, "dig")
        finish(table, ("reveal", "keep-none", f"explore/{side}"))
    return table


def test_the_start_is_on_the_chart():
    """At first there is one Terrain, and its arrows promise others."""
    seen = land().chart(0)

    assert drawn(seen) == {(0, 0): "012"}
    assert beyond(seen, "012") == {"north": 14, "east": 21}
    assert seen.sheets[0].places[0].explorers == (0,)


def test_what_is_explored_is_drawn_and_linked():
    """Terrains side by side are linked both ways; the rest of the arrows stay open."""
    seen = explored(land(seed=4), 0).chart(0)

    assert drawn(seen) == {(0, 0): "012", (0, -1): "014"}
    assert beyond(seen, "012") == {"north": "014", "east": 21}
    assert beyond(seen, "014") == {"north": 15, "south": "012"}


@rule("C-SAVE-02", "C-LOAD-02")
def test_camp_clears_the_board_and_nothing_of_the_chart():
    """After the night only the camp lies on the Board; everything seen is still drawn, in its place."""
    table = explored(land(seed=4), 0)
    before = drawn(table.chart(0))

    say(table, "camp")

    seen = table.chart(0)
    assert drawn(seen) == before
    assert {place.card: place.on_board for place in seen.sheets[0].places} == {"012": True, "014": False}
    assert beyond(seen, "012") == {"north": "014", "east": 21}


def test_the_chart_is_the_same_after_a_pause(tmp_path: Path):
    """It is drawn again from the journal, camp and all."""
    path = tmp_path / "game.journal"
    with land(path, seed=4) as table:
        explored(table, 0)
        say(table, "camp")

    with again(path, LAND) as resumed:
        assert resumed.chart(0) == table.chart(0)
        assert len(drawn(resumed.chart(0))) == 2


def test_undo_goes_back_on_the_chart_too():
    """An answer that is taken back takes its drawing along."""
    table = around(set_table(LAND, at="021", board={(0, -1): "040"}))
    before = table.chart(0)
    say(table, "cut", "reveal")
    say(table, "choose")
    cleared = table.chart(0)
    table.undo(0)

    assert [place.events for place in before.sheets[0].places] == [("040",)]
    assert [place.events for place in cleared.sheets[0].places] == [()]
    assert table.chart(0) == before


def test_a_terrain_in_place_of_another_is_written_over_it():
    """The chart shows what lies there now and remembers what was there before."""
    table = explored(land(seed=4), 0)
    say(table, "report")
    say(table, "number", value="33")

    (place,) = [place for place in table.chart(0).sheets[0].places if (place.column, place.row) == (0, -1)]
    assert (place.card, place.before) == ("033", ("014",))


def test_a_journey_that_starts_anew_gets_a_new_sheet():
    """Nobody knows how the two lands lie to each other."""
    table = explored(land(seed=4), 0)
    say(table, "climb")
    finish(table)

    seen = table.chart(0)
    assert seen.current == 1
    assert drawn(seen) == {(0, 0): "300"}
    assert [place.card for place in seen.sheets[0].places] == ["014", "012"]
    assert not any(place.on_board for place in seen.sheets[0].places)


def test_events_are_noted_where_they_lay():
    """A Permanent event is noted with its Terrain, and still is when it has gone to the Past."""
    game = set_table(LAND, at="012", board={(0, -1): "rocks"})
    noted = survey(Survey(), game)
    table = around(game)
    say(table, "camp")

    assert [note.events for note in noted.notes] == [("rocks",)]
    (place,) = chart(noted, table.game, 0).sheets[0].places
    assert place.events == ("rocks",)


@rule("C-INFO-01", "C-RUL-99")
def test_what_one_seat_saw_behind_the_fog_is_on_its_chart_alone():
    """Others, and people who only watch, have nothing but the number of the arrow."""
    game = set_table(LAND, explorers=2, at="012", fog={(0, -1): "rocks"})
    play(game, "look at a fog card", "look/0", you=1)
    noted = survey(Survey(), game)

    def seen(seat: int) -> list[str | None]:
        return [side.seen for side in chart(noted, game, seat).sheets[0].places[0].sides]

    assert seen(1) == ["rocks", None]
    assert seen(0) == seen(NONE) == [None, None]


def test_a_fork_has_the_chart_of_the_game_it_comes_from(tmp_path: Path):
    """What had been seen before is no news to those who play on."""
    table = explored(land(seed=4), 0)
    say(table, "camp")
    path = tmp_path / "fork.journal"
    forked(table, seed=9, path=path).close()

    with again(path, LAND) as fork:
        assert drawn(fork.chart(0)) == drawn(table.chart(0)) == {(0, 0): "012", (0, -1): "014"}


def test_the_chart_outlives_a_change_of_cards(tmp_path: Path):
    """Every card has another number now; the checkpoints tell what had been seen."""
    path = tmp_path / "game.journal"
    with land(path, seed=4) as table:
        explored(table, 0)
        say(table, "camp")

    with again(path, RENUMBERED) as resumed:
        assert resumed.remarks[0].why == "packs"
        assert drawn(resumed.chart(0)) == {(0, 0): "012", (0, -1): "014"}
        say(resumed, "dig")
    with again(path, RENUMBERED) as later:
        assert drawn(later.chart(0)) == {(0, 0): "012", (0, -1): "014"}


def test_the_chart_is_plain_data():
    """It goes through JSON unchanged."""
    seen = explored(land(seed=4), 0).chart(0)

    assert msgspec.json.decode(msgspec.json.encode(seen), type=Chart) == seen


def test_an_arrow_to_an_event_that_lies_there_promises_nothing():
    """A wall between two Terrains is met, not unexplored."""
    wall = "- {number: 50, back: green, kind: terrain, area: I, arrows: {north: 40, east: 21}}\n"
    game = set_table(LAND + wall, at="050", board={(0, -1): "040"})

    assert beyond(chart(survey(Survey(), game), game, 0), "050") == {"east": 21}
