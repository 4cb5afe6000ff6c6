"""Taking part in an action: it is shown from the beginning, with what becomes of its chances."""

from enduring import brim, choose, citadel_table, entries, under_fog
from fogbound.core import Game
from fogbound.rules.common.book import book_of
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.wire import CurrentAction
from fogbound.tables import Journal, Table
from fogbound.tables.journal import Chosen, Header
from fogbound.text import CardTexts
from rulebook import rule
from server.presenting import presented
from server.visiting import DUO, SOLO, Browser, Street

OWN_HAND = {**DUO, "seats": [0, 1]}

CITADEL = """
- number: 10
  uid: pit
  back: green
  kind: terrain
  arrows: {east: [I, 12]}
  actions: [climb: {cost: 2, difficulty: 1, success: influence +1, failure: each involved suffers 1 damage}]
- {number: 12, uid: heath, back: green, kind: terrain}
- {number: 20, uid: rope, back: green, kind: purse, effects: ["climb: cost -1"]}
- {number: 30, uid: storm, back: green, kind: temporary event, text: each involved suffers 1 damage}
- {fog: mist, area: I, kind: temporary event, text: influence +1, back-actions: [pathfind: {cost: 1, success: flip}]}
"""


def seen(game: Game) -> Presenter:
    """A game at the Citadel as the first of those who play it sees it."""
    packs = [brim(), entries(CITADEL)]
    texts = CardTexts(packs)
    table = Table(book_of(game), packs, Journal(Header("0", "citadel", "", (), 1, Chosen()), []), game)
    return presented(table, 0, texts)


def offered(action: str) -> CurrentAction:
    """An action at the Citadel while the second of two is asked to take part, as the first one sees it."""
    game = citadel_table(CITADEL, at="pit", players=2)
    under_fog(game, "mist", 1, 0)
    shown = seen(choose(game, f"{action}/s1")).action
    assert shown is not None
    return shown


def begin(browser: Browser) -> None:
    """Begin an action that the other one on the Terrain may join."""
    browser.hear()
    browser.answer("pathfind/s1/010")
    assert browser.asking["kind"] == "join"


def test_an_action_is_shown_while_others_are_asked_to_take_part(street: Street):
    """Its sheet opens at the first stage: who leads, what it costs without the other one, what comes of it."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        shown = browser.parts["action"]

        assert browser.parts["view.actions"] == []
        assert shown["at"] == 0
        assert (shown["name"], shown["active"], shown["involved"]) == ("Pathfind", 0, [0])
        assert shown["stages"][:2] == ["Helpers", "Items"]
        assert shown["stages"][shown["result"]] == "Result"
        assert sum(row["amount"] for row in shown["cost"]) == browser.choice("stay-out/s2")["cost"]

        browser.answer("stay-out/s2")
        after = browser.parts["action"]
        assert after["at"] > 0
        assert after["stages"] == shown["stages"]
        assert after["cost"] == shown["cost"], "as it was told, it opens"


def test_who_joins_changes_the_chances(street: Street):
    """Beside each answer stands what the action opens with."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        told = {verb: {**browser.choice(f"{verb}/s2")["odds"], "extra": 0} for verb in ("join", "stay-out")}
        browser.answer("join/s2")

        assert browser.parts["action"]["odds"]["rows"][0] == told["join"]
        assert all(0 < each["success"] <= 100 for each in told.values())


def test_nobody_is_asked_whether_they_accept_their_own_help(street: Street):
    """Who has both hands has said it with the first one; it is one answer, and taken back as one."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        browser.answer("join/s2")

        assert browser.asking["kind"] != "accept"
        assert browser.parts["action"]["involved"] == [0, 1]

        browser.say(type="take-back", answers=1)
        assert browser.asking["kind"] == "join"


def test_somebody_else_is_asked_whether_they_accept_help(street: Street):
    """Of two people one offers and the other one agrees."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        wanted = hers.choice("pathfind/s1/010")["id"]
        hers.answer(wanted)
        his.hear()
        his.answer(wanted)
        hers.hear()
        his.answer("join/s2")
        hers.hear()

        assert hers.asking["kind"] == "accept"
        assert hers.asking["yours"]
        assert not his.asking["yours"]
        assert hers.parts["action"]["at"] == his.parts["action"]["at"] == 0
        assert hers.choice("accept/s2")["odds"] is not None


def test_nobody_alone_is_asked_for_help(street: Street):
    """Where there is nobody else, an action begins with its items."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins({**DUO, "characters": ["surveyor"]})) as browser:
        browser.hear()
        browser.answer("pathfind/s1/010")
        assert browser.parts["action"]["stages"][0] == "Items"


@rule("T-TURN-08")
def test_the_citadel_asks_on_the_sheet_as_well():
    """Its route begins with who takes part, and what may happen to them is told before they are asked."""
    shown = offered("climb")

    assert (shown.card, shown.at, shown.involved, shown.stages[:2]) == (
        "pit",
        0,
        (0,),
        ("Helpers", "Gear up"),
    )
    assert sum(row.amount for row in shown.cost) == 2
    assert sum(row.amount for row in shown.difficulty) == 1
    assert "damage" in shown.failure[0].text


@rule("T-INFO-08")
def test_what_lies_in_the_fog_is_not_named_to_whoever_may_take_part():
    """Only the back of a fog card is seen, with the action printed there."""
    shown = offered("pathfind")

    assert (shown.card, shown.success, shown.failure) == (None, (), ())
    assert "mist" not in repr(shown)


@rule("T-DRAW-01", "T-DRAW-03")
def test_why_the_citadel_costs_what_it_costs_is_told_before_and_after_the_draw():
    """The same rows stand there while others are asked and while the cards lie face down."""
    game = choose(citadel_table(CITADEL, at="pit", players=2, purse=["rope"]), "climb/s1")
    before = seen(game).action
    choose(game, "stay-out", "select/rope", "apply")
    after = seen(game).action

    assert before is not None
    assert after is not None
    assert [(row.amount, row.card, row.rule) for row in after.cost] == [
        (2, "pit", "T-DRAW-01"),
        (-1, None, "T-DRAW-03"),
    ]
    assert before.cost == after.cost


@rule("T-DRAW-03")
def test_an_action_is_labelled_with_the_cost_it_would_open_with():
    """What goes without saying is used, in the words of a proposal as in the number beside them."""
    asking = seen(citadel_table(CITADEL, at="pit", purse=["rope"])).asking
    assert asking is not None
    climb = next(choice for choice in asking.choices if choice.verb == "climb")

    assert (climb.cost, climb.label) == (1, "Climb – Pit: cost 1, difficulty 1")


# -- said beforehand -------------------------------------------------------------------------------


def test_a_plan_is_followed_by_the_table(street: Street):
    """Two more cards and then the reveal come with one message; the next question is another."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        browser.answer("pathfind/s1/010")
        drawn = len(browser.parts["view.actions"][-1]["drawn"])
        said = {"serial": browser.asking["serial"], "option": "draw", "then": ["draw", "reveal"]}

        assert browser.does(type="answer", **said) == "ok"
        assert len(browser.parts["view.actions"][-1]["drawn"]) == drawn + 2
        assert browser.asking["kind"] != "draw-more"


def test_a_player_who_has_promised_to_take_part_is_not_asked(street: Street):
    """Ben joins without a question, and who leads is asked at once whether she wants him to."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        serial = his.asking["serial"]

        assert his.does(type="take-part", serial=serial, option="pathfind/s1/010") == "ok"
        for browser in (hers, his):
            browser.does(type="answer", serial=serial, option="pathfind/s1/010")
        hers.does(type="say", text="…")

        assert hers.asking["kind"] == "accept"
