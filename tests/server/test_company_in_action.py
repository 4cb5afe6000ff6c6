"""Taking part in an action: it is shown from the beginning, with what becomes of its chances."""

from server.visiting import DUO, Browser, Street

OWN_HAND = {**DUO, "seats": [0, 1]}


def begin(browser: Browser) -> None:
    """Begin an action that the other one on the Terrain may join."""
    browser.hear()
    browser.answer("pathfind/s1/010")
    assert browser.asking["kind"] == "Join"


def test_an_action_is_shown_while_others_are_asked_to_take_part(street: Street):
    """Its sheet opens at the first stage: who leads, what it costs without the other one, what comes of it."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        deed = browser.parts["deed"]

        assert browser.parts["view.actions"] == []
        assert deed["at"] == 0
        assert (deed["name"], deed["active"], deed["involved"]) == ("Pathfind", 0, [0])
        assert deed["stages"][:2] == ["Helpers", "Items"]
        assert deed["stages"][deed["result"]] == "Result"
        assert sum(row["amount"] for row in deed["cost"]) == browser.choice("stay-out/s2")["cost"]

        browser.answer("stay-out/s2")
        after = browser.parts["deed"]
        assert after["at"] > 0
        assert after["stages"] == deed["stages"]
        assert after["cost"] == deed["cost"], "as it was told, it opens"


def test_who_joins_changes_the_chances(street: Street):
    """Beside each answer stands what the action opens with."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        told = {verb: {**browser.choice(f"{verb}/s2")["odds"], "extra": 0} for verb in ("join", "stay-out")}
        browser.answer("join/s2")

        assert browser.parts["deed"]["odds"]["rows"][0] == told["join"]
        assert all(0 < each["success"] <= 100 for each in told.values())


def test_nobody_is_asked_whether_they_accept_their_own_help(street: Street):
    """Who has both hands has said it with the first one; it is one answer, and taken back as one."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(OWN_HAND)) as browser:
        begin(browser)
        browser.answer("join/s2")

        assert browser.asking["kind"] != "Accept"
        assert browser.parts["deed"]["involved"] == [0, 1]

        browser.say(type="take-back", answers=1)
        assert browser.asking["kind"] == "Join"


def test_somebody_else_is_asked_whether_they_accept_help(street: Street):
    """Of two people one offers and the other one agrees."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_company(ben, key) as (hers, his):
        wanted = hers.choice("pathfind/s1/010")["id"]
        hers.answer(wanted)
        his.hear()
        his.answer(wanted)
        hers.hear()
        his.answer("join/s2")
        hers.hear()

        assert hers.asking["kind"] == "Accept"
        assert hers.asking["yours"]
        assert not his.asking["yours"]
        assert hers.parts["deed"]["at"] == his.parts["deed"]["at"] == 0
        assert hers.choice("accept/s2")["odds"] is not None


def test_nobody_alone_is_asked_for_help(street: Street):
    """Where there is nobody else, an action begins with its items."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins({**DUO, "characters": ["surveyor"]})) as browser:
        browser.hear()
        browser.answer("pathfind/s1/010")
        assert browser.parts["deed"]["stages"][0] == "Items"
