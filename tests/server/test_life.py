"""The life of a game at a table: two people, votes, undo, broken lines, seats that change hands."""

from pathlib import Path

import pytest

from fogbound.server import members
from server.visiting import DUO, SOLO, Street, server_in


def test_a_game_is_played_by_its_choices(street: Street):
    """Whoever begins a game is shown all of it, answers by the id of a choice, and sees what came of it."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        first = browser.hear()
        assert first["whole"]
        assert browser.parts["view.ruleset"] == "continent"
        assert browser.asking["yours"]
        place = browser.parts["view.board"]
        browser.answer("pathfind/s1/010")
        assert browser.parts["action"]["name"] == "Pathfind"
        assert browser.parts["action"]["odds"]["rows"][0]["drawn"] >= 1
        while browser.asking["kind"] != "choose-turn":
            plain = browser.asking["plain"] or browser.asking["choices"][0]["id"]
            browser.answer(plain)
        assert len(browser.parts["view.board"]) >= len(place)
        assert any("Revealed" in line for line in browser.told)


def test_the_chances_beside_an_action_are_those_with_which_it_is_proposed(street: Street):
    """A surveyor saves one card on pathfinding, which then would seldom succeed; the second one is proposed as well."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        path = browser.choice("pathfind/s1/010")
        assert (path["cost"], path["odds"]["drawn"], path["odds"]["extra"]) == (1, 2, 1)
        assert "cost 1" in path["label"]

        browser.answer("pathfind/s1/010")
        odds = browser.parts["action"]["odds"]
        proposed = odds["rows"][odds["start"]]
        assert odds["rows"][0]["drawn"] == 1, "one card was saved"
        assert (proposed["drawn"], proposed["success"]) == (2, path["odds"]["success"]), (
            "as the list has told"
        )


def test_only_what_changed_is_sent(street: Street):
    """After the first message, parts that stay the same and faces already known are left out."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        whole = browser.hear()
        later = browser.answer("pathfind/s1/010")
        assert not later["whole"]
        assert "title" not in later["parts"]
        assert {face["id"] for face in later["faces"]}.isdisjoint(face["id"] for face in whole["faces"])


def test_two_people_agree(street: Street):
    """With two people a turn is taken when both are for it; the vote of one is shown to the other."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    invitation = ann.invitation(key)
    assert ben.post(invitation)["game"] == key
    with ann.at(key) as hers, ben.at(key) as his:
        hers.hear()
        his.hear()
        hers.hear()  # Ben is here
        his.say(type="take-seat", seat=1)
        hers.hear()
        assert [table_seat["person"] for table_seat in hers.parts["table_seats"]] == ["Ann", "Ben", "", ""]
        assert hers.parts["agreement"] == {"seats": [0, 1], "votes": [], "fallback": 0, "split": False}
        wanted = hers.choice("pathfind/s1/010")["id"]
        hers.answer(wanted)
        his.hear()
        assert his.parts["agreement"]["votes"] == [{"seat": 0, "option": wanted, "value": "", "to": ""}]
        his.answer(wanted)
        hers.hear()
        assert hers.asking["kind"] != "choose-turn"


def test_who_says_the_same_again_is_told_so(street: Street):
    """Whatever one says is answered: a vote that changes nothing is refused, and the first one stands."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        wanted = {"type": "answer", "serial": hers.asking["serial"], "option": "pathfind/s1/010"}
        hers.answer(wanted["option"])
        refused = hers.say(**wanted)
        his.hear()

        assert (refused["type"], refused["code"]) == ("refused", "agreement")
        assert [vote["seat"] for vote in his.parts["agreement"]["votes"]] == [0]


def test_two_give_up_together(street: Street):
    """The game is over once both are for that, and for both."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    with ann.with_guest(ben, ann.begins(DUO)) as (hers, his):
        hers.answer("concede")
        his.hear()
        his.answer("concede")
        hers.hear()

        assert hers.parts["ending"] == his.parts["ending"] != ""
        assert hers.parts["asking"] is None


def test_who_does_not_agree_lets_the_rules_decide(street: Street):
    """After a disagreement the fallback seat decides alone."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        his.say(type="disagree", serial=his.asking["serial"])
        hers.hear()
        assert hers.parts["agreement"]["split"]
        fallback = hers.parts["agreement"]["fallback"]
        decider = [hers, his][fallback]
        decider.answer(f"pathfind/s{fallback + 1}/010")
        assert decider.asking["kind"] != "choose-turn"


def test_a_watcher_sees_and_cannot_play(street: Street):
    """A guest without a seat is shown what lies open and refused when they answer."""
    ann, eve = street.visitor("Ann"), street.visitor("Eve")
    key = ann.begins(SOLO)
    ann.invites(eve, key)
    with eve.at(key) as browser:
        browser.hear()
        assert browser.parts["view.seat"] is None
        assert not browser.asking["yours"]
        assert browser.answer("pathfind/s1/010")["code"] == "not-yours"


def test_a_late_answer_is_refused(street: Street):
    """An answer to an earlier question changes nothing and says why."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        late = browser.asking
        browser.answer("pathfind/s1/010")
        refused = browser.say(type="answer", serial=late["serial"], option="pathfind/s1/010")
        assert refused["code"] == "stale"
        assert "look again" in refused["text"]


def test_an_answer_is_taken_back_up_to_the_wall(street: Street):
    """Undo returns to the question before; beyond cards that were revealed it says so."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins({**DUO, "seats": [0, 1]})) as browser:
        browser.hear()
        browser.answer("pathfind/s1/010")
        assert browser.asking["kind"] != "choose-turn"
        browser.say(type="take-back")
        assert browser.asking["kind"] == "choose-turn"
        assert browser.parts["undo"]["answers"] == 0
        assert browser.say(type="take-back")["code"] == "barrier"
        browser.answer("pathfind/s1/010")
        while browser.asking["kind"] != "choose-turn":
            browser.answer(browser.asking["plain"] or browser.asking["choices"][0]["id"])
        assert browser.parts["undo"]["barrier"]


def test_what_was_told_of_a_taken_back_answer_no_longer_counts(street: Street):
    """The line that tells of the undo says from where on the journal is to be struck out."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        before = max(browser.lines)
        browser.answer("pathfind/s1/010")
        assert max(browser.lines) > before
        browser.say(type="take-back")
        assert browser.lines[max(browser.lines)]["takes_back"] == before + 1


def test_the_answers_of_others_need_their_consent(street: Street):
    """Taking back what both agreed on waits for the other, who may refuse."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, his):
        for one, other in ((hers, his), (his, hers)):
            one.answer("pathfind/s1/010")
            other.hear()
        for agreed, kind in ((False, "other"), (True, "choose-turn")):
            hers.say(type="take-back")
            his.hear()
            assert his.parts["undo"]["request"] == {
                "by": "Ann",
                "seat": 0,
                "answers": 1,
                "first": 0,
                "missing": [1],
            }
            his.say(type="consent", agreed=agreed)
            if not agreed:
                refused = hers.hear()
                assert (refused["code"], refused["text"]) == (
                    "consent",
                    "Ben would rather leave it as it is.",
                )
            hers.hear()
            assert hers.parts["undo"]["request"] is None
            assert (hers.asking["kind"] == "choose-turn") == (kind == "choose-turn")


def test_who_wishes_to_take_back_may_think_better_of_it(street: Street):
    """A request that its owner withdraws is gone for everybody, and nothing is taken back."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    with ann.with_guest(ben, ann.begins(DUO)) as (hers, his):
        for one, other in ((hers, his), (his, hers)):
            one.answer("pathfind/s1/010")
            other.hear()
        asked = hers.asking["kind"]
        hers.say(type="take-back")
        his.hear()

        hers.say(type="consent", agreed=False)
        his.hear()

        assert (hers.parts["undo"]["request"], his.parts["undo"]["request"]) == (None, None)
        assert hers.asking["kind"] == asked
        assert his.say(type="consent", agreed=True)["code"] == "stale"


def test_an_ending_is_final(street: Street):
    """Nothing is taken back once the game is over, for from then on its whole journal may be read."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        browser.answer("concede")
        assert browser.parts["undo"]["answers"] == 0
        assert ann.ask("GET", f"/api/games/{key}/file").status_code == 200

        assert browser.say(type="take-back")["code"] == "closed"


def test_a_broken_line_is_resumed(street: Street):
    """Who comes back with their last message gets exactly what followed it."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        client, seq = browser.welcome["client"], browser.seq
        lost = browser.answer("pathfind/s1/010")
    with ann.at(key, f"&client={client}&seq={seq}") as again:
        assert again.welcome == {"type": "welcome", "client": client, "seq": seq, "resumed": True}
        assert again.hear() == lost


def test_a_stranger_resumes_nothing(street: Street):
    """The name of another's browser opens no line of theirs."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ann.at(key) as hers:
        hers.hear()
        with ben.at(key, f"&client={hers.welcome['client']}&seq=1") as his:
            assert not his.welcome["resumed"]
            assert his.welcome["client"] != hers.welcome["client"]
            assert his.hear()["parts"]["view.seat"] is None


def test_a_game_goes_on_after_the_server_was_restarted(tmp_path: Path):
    """The same key of the browser leads to the same question in a new process."""
    with server_in(tmp_path) as before:
        ann = before.visitor("Ann")
        key = ann.begins(SOLO)
        with ann.at(key) as browser:
            browser.hear()
            browser.answer("pathfind/s1/010")
            asked = browser.asking["text"]
    with server_in(tmp_path) as after:
        ann.street = after
        with ann.at(key, f"&client={browser.welcome['client']}&seq={browser.seq}") as again:
            assert not again.welcome["resumed"]
            assert again.hear()["whole"]
            assert again.asking["text"] == asked
        assert ann.get(f"/api/games/{key}/recap")["about"][0] == "You go on with First Light."


def test_people_speak_and_point(street: Street):
    """What is said stands in the journal; pointing reaches those who see the card, and no other card is told."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(SOLO)
    ann.invites(ben, key)
    with ann.at(key) as hers, ben.at(key) as his:
        for browser in (hers, his, hers):
            browser.hear()
        hers.say(type="say", text="North?")
        his.hear()
        assert his.told[-1] == "Ann: North?"
        hers.line.send_json({"type": "point", "card": "012"})  # which lies in the deck
        hers.say(type="point", card="010")
        assert his.hear() == {"type": "pointed", "by": "Ann", "seat": 0, "card": "010"}


def test_a_language_is_changed_during_play(street: Street):
    """After `speak` everything is told again in the other language."""
    ann = street.visitor("Ann")
    with ann.at(ann.begins(SOLO)) as browser:
        browser.hear()
        browser.say(type="speak", lang="fr")
        assert browser.asking["text"] == "Que faites-vous\u00a0?"
        assert browser.faces["010"]["kind_name"] == "Terrain"
        assert browser.told[0].startswith("Votre Indice")


def test_a_seat_changes_hands(street: Street, monkeypatch: pytest.MonkeyPatch):
    """A seat can be given up and taken; that of somebody who is gone can be freed after a minute."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins({**DUO, "seats": [0]})
    ann.invites(ben, key)
    with ben.at(key) as his:
        his.hear()
        assert his.say(type="hand-over", seat=0)["text"].startswith("Only players at this table")
        assert his.say(type="take-seat", seat=0)["code"] == "not-yours"
        his.say(type="take-seat", seat=1)
        with ann.at(key) as hers:
            hers.hear()
            his.hear()
        his.hear()  # Ann is gone
        assert his.say(type="hand-over", seat=0)["code"] == "not-yours"
        monkeypatch.setattr(members, "AWAY_SECONDS", 0)
        his.say(type="hand-over", seat=0)
        his.say(type="take-seat", seat=0)
        assert [table_seat["you"] for table_seat in his.parts["table_seats"]] == [True, True, False, False]
        his.say(type="give-seat", seat=1)
        assert his.parts["table_seats"][1]["person"] == ""


def test_a_guest_plays_on_once_everybody_is_long_gone(street: Street, monkeypatch: pytest.MonkeyPatch):
    """Keys get lost: whoever was invited can free a seat when nobody who holds one has come for long, and not before."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins({**DUO, "seats": [0, 1]})
    ann.invites(ben, key)
    monkeypatch.setattr(members, "AWAY_SECONDS", 0)
    with ben.at(key) as his:
        his.hear()
        assert his.say(type="hand-over", seat=0)["code"] == "not-yours"
        monkeypatch.setattr(members, "ABANDONED_SECONDS", 0)
        with ann.at(key) as hers:
            hers.hear()
            his.hear()
            assert his.say(type="hand-over", seat=0)["code"] == "not-yours", "Ann is here"
        his.hear()
        his.say(type="hand-over", seat=0)
        his.say(type="take-seat", seat=0)
        assert [table_seat["you"] for table_seat in his.parts["table_seats"]] == [True, False, False, False]


def test_who_made_the_game_frees_a_seat_at_once(street: Street):
    """The maker of a game need not wait."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (hers, _):
        hers.say(type="hand-over", seat=1)
        assert hers.parts["table_seats"][1]["person"] == ""


def test_who_plays_several_is_shown_one_that_can_act(street: Street):
    """A character who is away lies not before the person whom the question waits for."""
    ann = street.visitor("Ann")
    key = ann.begins({**DUO, "seats": [0, 1]})
    with ann.at(key) as browser:
        browser.hear()
        assert browser.parts["view.seat"] == 0
        browser.say(
            type="answer", serial=browser.asking["serial"], option="leave-for-a-while/s1", value="", seat=0
        )

        assert browser.parts["view.seats"][0]["status"] == "away"
        assert browser.parts["view.seat"] == 1


def test_a_seat_is_held_by_somebody_without_a_name_who_is_not_there(street: Street):
    """Who made the game and still looks at the first page keeps the seat; the other is free."""
    maker, ben = street.visitor(""), street.visitor("Ben")
    key = maker.begins(DUO)
    maker.invites(ben, key)
    with ben.at(key) as browser:
        browser.hear()

        assert [table_seat["held"] for table_seat in browser.parts["table_seats"]] == [
            True,
            False,
            False,
            False,
        ]
    assert [table_seat["held"] for table_seat in ben.get("/api/games")[0]["table_seats"]] == [
        True,
        False,
        False,
        False,
    ]
