"""Nothing a seat may not see goes over the wire: not in what is shown, not as a picture, not as a reason."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fogbound.core import NONE
from fogbound.core.chance import LONG_SEED, KeyedChance
from fogbound.packs import library
from fogbound.server import details, limits
from fogbound.server.server import Server
from fogbound.text import CardTexts
from fogbound.view import names, view
from seating import pondered
from server.presenting import presented
from server.visiting import SOLO, Browser, Street, Visitor, server_in

CITADEL = {"adventure": "selvage", "players": 2, "options": ["unhurried"], "seats": [0], "seed": 5}
CONTINENT = {**SOLO, "characters": ["surveyor", "diver"], "seats": [0]}


def words_in(part: Any) -> set[str]:
    """Every string of a message that could be a card's id, and every part of an option's id."""
    if isinstance(part, str):
        return {piece.partition("#")[0] for piece in (part, *part.replace(":", "/").split("/"))}
    if isinstance(part, dict):
        return {word for value in part.values() for word in words_in(value)} | {
            key for key in part if not key.isdecimal()
        }
    if isinstance(part, list):
        return {word for value in part for word in words_in(value)}
    return set()


def parts_of(message: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A message piece by piece, with what each is called."""
    yield from message["parts"].items()
    yield from (("face", face["id"]) for face in message["faces"])  # which may print numbers of others
    yield from (("line", line) for line in message["lines"])


def allowed(server: Server, key: str, seat: int) -> set[str]:
    """What this seat's view names."""
    open_table = server.registry.find(key)
    assert open_table is not None
    return {name.partition("#")[0] for name in names(view(open_table.table.game, seat))}


def suspicious(adventure: str) -> set[str]:
    """The ids of an adventure's cards, without those that are words of the game as well."""
    packs = library.open([adventure]).packs
    ids = {card.uid for pack in packs for card in pack.cards}
    plain = {
        word for pack in packs for words in (pack.manifest.actions, pack.manifest.keywords) for word in words
    }
    people = {card.source.character or "" for pack in packs for card in pack.cards}
    goals = {goal for pack in packs for card in pack.cards for goal in getattr(card.source, "goals", ())}
    zones = {zone.name for zone in library.open([adventure]).book.zones()}
    return ids - plain - people - goals - zones - {"fist", "flag", "target"}


def step(browser: Browser, chance: random.Random) -> dict[str, Any]:
    """Answer anything, now and then take it back or do something beside the question."""
    if chance.random() < 0.08 and browser.parts["undo"]["answers"]:
        return browser.say(type="take-back")
    choices = [one for one in browser.asking["choices"] if one["verb"] not in ("concede", "leave-for-good")]
    mostly = [one for one in choices if not one["standing"]]
    choice = chance.choice(mostly if mostly and chance.random() < 0.9 else choices)
    value = {"number": f"{chance.randrange(1000):03}", "word": "stone", "": ""}[choice["wants"]]
    return browser.say(type="answer", serial=browser.asking["serial"], option=choice["id"], value=value)


def guest(street: Street, maker: Visitor, key: str) -> Visitor:
    """Somebody who only watches."""
    watcher = street.visitor("Eve")
    maker.invites(watcher, key)
    return watcher


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [(CONTINENT, 1), (CONTINENT, 2), (CITADEL, 3), (CITADEL, 4)])
def test_no_message_names_a_card_that_the_view_does_not(
    street: Street, game: dict[str, Any], seed: int, monkeypatch: pytest.MonkeyPatch
):
    """Random games over the wire: whatever a player or a watcher is sent names only cards of their views."""
    monkeypatch.setattr(limits, "LINE_MESSAGES", (1e6, 10**6))
    ann = street.visitor("Ann")
    key = ann.begins({**game, "seats": [0, 1]})
    eve = guest(street, ann, key)
    ids = suspicious(game["adventure"])
    chance = random.Random(seed)
    with ann.at(key) as hers, eve.at(key) as watching:
        shown = [hers.hear(), watching.hear()]
        hers.hear()
        for _ in range(150):
            if not hers.parts["asking"]:
                break
            heard = step(hers, chance)
            if heard["type"] == "refused":
                assert not words_in(heard) & ids
                continue
            shown = [heard, watching.hear()]
            for message, seat in zip(shown, (hers.parts["view.seat"], NONE), strict=True):
                unseen = ids - allowed(street.server, key, seat)
                assert {
                    where: found for where, part in parts_of(message) if (found := words_in(part) & unseen)
                } == {}
        assert shown


def test_pictures_are_only_of_cards_in_sight(street: Street):
    """A card that lies in a deck has no picture, and the answer is the same as for a card that does not exist."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    hidden = ann.ask("GET", f"/api/games/{key}/art/012/200")
    unknown = ann.ask("GET", f"/api/games/{key}/art/nonsense/200")
    assert (hidden.status_code, hidden.content) == (404, unknown.content)
    assert ann.ask("GET", f"/api/games/{key}/loupe?card=024&x=0.5&y=0.5").status_code == 404
    for size in ("300", "prospects"):
        assert ann.ask("GET", f"/api/games/{key}/art/010/{size}").status_code == 404
    for size in ("prospect", "roundel"):
        assert ann.ask("GET", f"/api/games/{key}/art/012/{size}").content == unknown.content


@pytest.mark.slow
def test_a_picture_is_drawn_for_who_sees_the_card(street: Street):
    """The place where one stands has a picture, for guests of the table and nobody else."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    picture = ann.ask("GET", f"/api/games/{key}/art/010/200")
    assert picture.headers["content-type"] == "image/webp"
    assert picture.headers["cache-control"].startswith("private")
    tall = ann.ask("GET", f"/api/games/{key}/art/010/prospect")
    assert tall.headers["content-type"] == "image/svg+xml"
    assert tall.headers["cache-control"].startswith("private")
    for size in ("200", "prospect"):
        assert ben.ask("GET", f"/api/games/{key}/art/010/{size}").status_code == 404


def test_a_secret_is_shown_to_its_seat_alone(tmp_path: Path):
    """Whoever watches reads neither the question nor the options of a secret one."""
    with server_in(tmp_path) as street:
        ann = street.visitor("Ann")
        key = ann.begins(CONTINENT)
        open_table = street.server.registry.find(key)
        assert open_table is not None
        question = open_table.table.game.pending()
        assert question is not None
        presenter = open_table.presenter(NONE, "en")
        type(question).is_secret, kept = (lambda self: True), type(question).is_secret
        try:
            asking = presenter.asking
        finally:
            type(question).is_secret = kept
        assert asking is not None
        assert asking.text == "Something is being decided in secret."
        assert all(choice.standing for choice in asking.choices)


@pytest.mark.parametrize(("seat", "knows"), [(0, True), (1, False), (NONE, False)])
def test_a_recap_tells_no_secret_answer(seat: int, knows: bool):
    """What Ann put back on top of the deck is told to her alone, and so is what she saw there."""
    table = pondered(explorers=2)
    texts = CardTexts(table.packs)

    told = details.recap(table, presented(table, seat, texts))

    assert ("on top" in told.answer) == knows
    assert any("hidden card" in line for line in told.lately) != knows


def test_a_running_game_keeps_its_journal(street: Street):
    """Neither the file nor a past step of a running game is given out, for they hold every secret."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    assert ann.ask("GET", f"/api/games/{key}/file").json()["code"] == "running"
    assert ann.ask("GET", f"/api/games/{key}/moments/0").json()["code"] == "running"


def test_no_deal_can_be_computed(street: Street):
    """New games, forks and second games come from more randomness than can be searched, and their streams keep it."""
    ann = street.visitor("Ann")
    key = ann.begins({**SOLO, "seed": None})
    fork = ann.post(f"/api/games/{key}/forks", {"at": 0})["id"]
    with ann.at(key) as browser:
        browser.hear()
        browser.answer("concede")
    again = ann.post(f"/api/games/{key}/again")["id"]
    seeds, streams = set(), set()
    for each in (key, fork, again):
        with ann.at(each) as browser:
            browser.hear()
            open_table = street.server.registry.find(each)
            assert open_table is not None
            seeds.add(open_table.table.journal.header.seed)
            assert isinstance(open_table.table.game.chance, KeyedChance)
            streams.add(open_table.table.game.chance.key)
    assert min(seeds) >= LONG_SEED
    assert len(seeds) == len(streams) == 3


def test_a_game_looked_at_again_tells_who_did_what_with_which_card(street: Street):
    """Its journal has flags and links as it had when it was played, and every card it names can be looked at."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        browser.takes_a_turn()
        browser.answer("concede")
    live_lines = {line["text"]: line for line in browser.lines.values()}
    steps = ann.get(f"/api/games/{key}/moments/0")["steps"]
    linked = flagged = 0
    for step in range(steps + 1):
        moment = ann.get(f"/api/games/{key}/moments/{step}")
        known = {face["id"] for face in moment["faces"]}
        for line in moment["lines"]:
            lived = live_lines.get(line["text"], line)
            assert (line["seat"], line["cards"]) == (lived["seat"], lived["cards"])
            assert {card.partition("#")[0] for card in line["cards"]} <= known
            linked += bool(line["cards"])
            flagged += line["seat"] is not None
    assert linked
    assert flagged


def test_a_fork_is_listed_where_it_begins(street: Street):
    """Before anybody has come to it: with the turn and the place of its first question."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        browser.takes_a_turn()
    steps = ann.get("/api/games")[0]["steps"]

    fork = ann.post(f"/api/games/{key}/forks", {"at": steps})["id"]

    games = {game["id"]: game for game in ann.get("/api/games")}
    assert games[fork]["turn"] == games[key]["turn"] == 2, "the second turn begins"
    assert games[fork]["card"] == games[key]["card"] != ""
    assert any("“First Light”" in line for line in ann.get(f"/api/games/{fork}/recap")["about"])


def test_a_finished_game_can_be_looked_at_and_played_on(street: Street):
    """After the end every step is shown as one's seat saw it, and any of them can be played on."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        browser.takes_a_turn()
        browser.answer("concede")
        assert browser.parts["asking"] is None
        assert browser.parts["ending"]
        assert not browser.parts["lifted"]
    first = ann.get(f"/api/games/{key}/moments/0")
    last = ann.get(f"/api/games/{key}/moments/{first['steps']}")
    assert first["view"]["turn"] == 0
    assert first["may_fork"]
    assert last["view"]["ending"]
    assert not last["may_fork"]
    assert ann.ask("GET", f"/api/games/{key}/moments/{first['steps'] + 1}").status_code == 404
    assert ann.ask("GET", f"/api/games/{key}/file").content.startswith(b'{"journal":1')
    fork = ann.post(f"/api/games/{key}/forks", {"at": 1})["id"]
    with ann.at(fork) as again:
        again.hear()
        assert again.asking["yours"]
    assert {game["id"]: game["fork_of"] for game in ann.get("/api/games")} == {key: "", fork: "First Light"}
