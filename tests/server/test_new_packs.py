"""A pack that an author has just begun is on the shelf of the browser and can be played there."""

import pytest

from fogbound.packs.new import new_pack
from server import visiting
from server.visiting import server_in

GAMES = {
    "continent": {
        "adventure": "gull-rock",
        "characters": ["charcoal-burner"],
        "clues": ["first-clue"],
        "seats": [0],
    },
    "citadel": {"adventure": "gull-rock", "players": 1, "seats": [0], "mode": "standard"},
}


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", GAMES)
def test_a_new_pack_is_played_in_the_browser(tmp_path, monkeypatch, ruleset):
    """It is offered, a table is laid, and thirty answers later the game goes on or is over."""
    new_pack(str(tmp_path / "packs" / "gull-rock"), ruleset=ruleset)
    monkeypatch.setenv("FOGBOUND_PACKS", str(tmp_path / "packs"))
    monkeypatch.setattr(visiting, "SHELF", visiting.Adventures())

    with server_in(tmp_path / "games") as street:
        ann = street.visitor("Ann")
        assert "gull-rock" in [one["id"] for one in ann.get("/api/adventures")]
        key = ann.begins({**GAMES[ruleset], "seed": 3})
        with ann.at(key) as page:
            while "asking" not in page.parts:
                page.hear()
            answered = 0
            while answered < 30 and page.asking is not None:
                page.answer(page.asking["plain"] or page.asking["choices"][0]["id"])
                answered += 1

    assert answered > 5
    assert page.faces["101" if ruleset == "citadel" else "010"]["name"]
