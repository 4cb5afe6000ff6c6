"""Once more from the end: the same choices and the same people at a new table, begun by whoever wants to first."""

from pathlib import Path

from server.visiting import DUO, Street, Visitor, server_in

GAME = {**DUO, "options": ["move-discount"], "name": "Sunday"}


def _given_up(visitor: Visitor, guest: Visitor) -> str:
    """A game of two that was given up."""
    key = visitor.begins(GAME)
    with visitor.with_guest(guest, key) as (own, other):
        own.answer("concede")
        other.hear()
        other.answer("concede")
        assert other.parts["ending"]
    return key


def test_all_that_was_chosen_holds_again(street: Street):
    """Adventure, people, mode, options, name and seats are the same; the luck is another."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = _given_up(ann, ben)

    again = ben.post(f"/api/games/{key}/again")["id"]

    assert again != key
    rows = [street.server.archive.find(each) for each in (key, again)]
    assert rows[0] is not None
    assert rows[1] is not None
    assert rows[1].header.setup == rows[0].header.setup
    assert rows[1].header.seed != rows[0].header.seed
    assert (rows[1].name, rows[1].header.fork_of) == ("Sunday", "")
    for one, seat in ((ann, 0), (ben, 1)):
        with one.at(again) as browser:
            browser.hear()
            assert [
                table_seat["seat"] for table_seat in browser.parts["table_seats"] if table_seat["you"]
            ] == [seat]


def test_who_comes_later_is_led_to_the_same_game(street: Street):
    """Those who still sit at the old table are told of it, and nobody begins a third one."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = _given_up(ann, ben)
    with ann.at(key) as browser:
        browser.hear()
        assert browser.parts["again"] == ""

        again = ben.post(f"/api/games/{key}/again")["id"]
        while not browser.parts["again"]:  # who left the table before may be told first
            browser.hear()

        assert browser.parts["again"] == again
        assert browser.told[-1] == "Ben began a new game with the same choices."
    assert ann.post(f"/api/games/{key}/again")["id"] == again


def test_a_table_remembers_after_a_restart_that_it_has_been_laid_again(tmp_path: Path):
    """The way to the new game stays open as long as there is that game."""
    with server_in(tmp_path) as street:
        ann, ben = street.visitor("Ann"), street.visitor("Ben")
        key = _given_up(ann, ben)
        again = ann.post(f"/api/games/{key}/again")["id"]
    with server_in(tmp_path) as street:
        ann.street = ben.street = street
        with ben.at(key) as browser:
            browser.hear()
            assert browser.parts["again"] == again
        assert ben.post(f"/api/games/{key}/again")["id"] == again
        assert ann.ask("DELETE", f"/api/games/{again}").status_code == 204
        assert ann.post(f"/api/games/{key}/again")["id"] != again


def test_a_running_game_and_one_that_is_only_watched_are_not_laid_again(street: Street):
    """First it has to end, and then it is for those who played it."""
    ann, ben, cleo = (street.visitor(name) for name in ("Ann", "Ben", "Cleo"))
    running = ann.begins(GAME)
    assert ann.ask("POST", f"/api/games/{running}/again").status_code == 400
    key = _given_up(ann, ben)
    ann.invites(cleo, key)

    refused = cleo.ask("POST", f"/api/games/{key}/again")

    assert refused.json()["text"] == "Only a person who holds a seat may do that."
    again = ann.post(f"/api/games/{key}/again")["id"]
    assert cleo.post(f"/api/games/{key}/again")["id"] == again
