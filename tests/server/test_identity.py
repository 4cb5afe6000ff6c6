"""Whose browser it is: nobody becomes somebody else, or somebody new, without meaning it."""

import pytest

from fogbound.server.server import COOKIE
from server.visiting import ORIGIN, SOLO, Street, Visitor

pytestmark = pytest.mark.usefixtures("database")

GETS = (
    "/",
    "/api/me",
    "/api/games",
    "/api/adventures",
    "/health",
    "/api/invitations/made-up",
    "/api/me/adopt/code",
)


@pytest.mark.parametrize("path", GETS)
def test_following_a_link_makes_nobody(street: Street, path: str):
    """A link on another page arrives without the cookie: whatever it leads to, the browser keeps the key it has."""
    answer = street.client.get(path)

    assert "set-cookie" not in answer.headers


def test_a_browser_is_told_that_it_is_nobody(street: Street):
    """It then asks for a key itself; asking does not make it somebody."""
    told = street.client.get("/api/me").json()
    assert (told["name"], told["kept"]) == ("", False)
    assert street.client.get("/api/me").json()["kept"] is False

    key = street.client.post("/api/me", headers={"origin": ORIGIN}).cookies[street.server.cookie]
    street.client.cookies.clear()

    assert Visitor(street, key).get("/api/me")["kept"] is True


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:80", ""])
@pytest.mark.parametrize("path", ["/api/me", "/api/me/device", "/api/me/adopt/code"])
def test_a_form_of_another_page_makes_nobody(street: Street, origin: str, path: str):
    """A form that is sent from elsewhere neither gives a key nor takes one away."""
    ann = street.visitor("Ann")
    for key in (ann.key, ""):
        form = {"origin": origin, "cookie": f"{street.server.cookie}={key}"}
        answer = street.client.post(path, data={"leave": "true"}, headers=form)
        assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
    assert ann.get("/api/me")["name"] == "Ann"


def test_who_has_a_key_keeps_it(street: Street):
    """Asking for a key again gives the same one, for as long as browsers keep a cookie."""
    ann = street.visitor("Ann")

    again = ann.ask("POST", "/api/me")

    assert again.json()["name"] == "Ann"
    assert again.cookies[street.server.cookie] == ann.key
    assert "max-age=34560000" in again.headers["set-cookie"].lower()


def test_a_cookie_of_before_is_honoured_and_carried_over(street: Street):
    """Who comes with a cookie that bears no name of a server is known by it, and gets one that does."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    ann.headers["cookie"] = f"{COOKIE}={ann.key}"

    told = ann.get("/api/me")
    with ann.at(key) as browser:
        browser.hear()
    carried = ann.ask("POST", "/api/me")

    assert (told["name"], told["kept"]) == ("Ann", False)
    assert [game["id"] for game in ann.get("/api/games")] == [key]
    assert carried.cookies[street.server.cookie] == ann.key


def test_a_cookie_of_another_house_counts_for_nothing(street: Street):
    """One that bears no name may be of any server on this host: it is left alone, and a key of our own given."""
    foreign = Visitor(street, "")
    foreign.headers["cookie"] = f"{COOKIE}={'A' * 43}"

    answer = foreign.ask("POST", "/api/me")

    assert list(answer.cookies) == [street.server.cookie]


# -- other devices ---------------------------------------------------------------------------------


def _code(visitor: Visitor) -> str:
    return str(visitor.post("/api/me/device")["link"].rpartition("/")[2])


def test_nobody_leaves_their_games_by_following_a_link(street: Street):
    """A browser that belongs to somebody is refused until it says that it means it, and the code still holds."""
    ann, ben = street.visitor("Ann"), street.visitor("")
    own = ben.begins(SOLO)
    code = _code(ann)

    refused = ben.ask("POST", f"/api/me/adopt/{code}", {})

    assert (refused.status_code, refused.json()["code"]) == (409, "adopt")
    assert "set-cookie" not in refused.headers
    assert [game["id"] for game in ben.get("/api/games")] == [own]
    meant = ben.ask("POST", f"/api/me/adopt/{code}", {"leave": True})
    assert meant.json()["name"] == "Ann"
    assert [game["id"] for game in ben.get("/api/games")] == [own], "the old key still opens what it did"


def test_who_has_nothing_to_lose_is_not_asked(street: Street):
    """A browser without name, game or record becomes the person of the link at once."""
    ann, newcomer = street.visitor("Ann"), street.visitor("")

    assert newcomer.ask("POST", f"/api/me/adopt/{_code(ann)}", {}).json()["name"] == "Ann"


def test_ones_own_link_changes_nothing(street: Street):
    """Who follows it in the browser where they made it stays who they are, with the same key."""
    ann = street.visitor("Ann")
    code = _code(ann)

    answer = ann.ask("POST", f"/api/me/adopt/{code}", {})

    assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    assert Visitor(street, "").ask("POST", f"/api/me/adopt/{code}", {}).status_code == 200, "it still holds"


def test_a_new_link_voids_the_one_before(street: Street):
    """At most one code of a person holds at a time."""
    ann = street.visitor("Ann")
    first, second = _code(ann), _code(ann)

    assert Visitor(street, "").ask("POST", f"/api/me/adopt/{first}", {}).json()["code"] == "code"
    assert Visitor(street, "").ask("POST", f"/api/me/adopt/{second}", {}).status_code == 200
