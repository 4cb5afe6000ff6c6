"""The page at the end of a game: luck and choice, how much was never found, and what to play next."""

from server.visiting import DUO, SOLO, Street


def test_nothing_of_it_is_told_while_a_game_goes_on(street: Street):
    """How much is left to be found would tell a player where to look no further."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)

    assert ann.ask("GET", f"/api/games/{key}/ending").json()["code"] == "running"


def test_every_draw_is_told_and_the_figures_add_up(street: Street):
    """As they are shown: what was to be expected, choice and luck come to the successes; each draw has its action."""
    ann = street.visitor("Ann")
    key = ann.begins(SOLO)
    with ann.at(key) as browser:
        browser.hear()
        for _ in range(3):
            browser.takes_a_turn()
        browser.answer("concede")

    found = ann.get(f"/api/games/{key}/ending")["retrospect"]

    won = sum(bet["succeeded"] for bet in found["bets"])
    assert round(found["expected"] + found["by_choice"] + found["by_luck"], 1) == won
    assert len(found["bets"]) + found["sure"] >= 3
    for bet in found["bets"]:
        assert bet["what"]
        assert 0 <= bet["chance"] < 100
    for place, succeeded in ((found["luckiest"], True), (found["unluckiest"], False)):
        if place is not None:
            assert found["bets"][place]["succeeded"] is succeeded
    assert found["places"] > 0


def test_everybody_at_the_table_reads_the_same_of_it(street: Street):
    """It rests on what a watcher saw, whoever asks; what to play next leads elsewhere."""
    ann, ben = street.visitor("Ann"), street.visitor("Ben")
    key = ann.begins(DUO)
    with ann.with_guest(ben, key) as (own, other):
        own.answer("concede")
        other.hear()
        other.answer("concede")

    pages = [visitor.get(f"/api/games/{key}/ending") for visitor in (ann, ben)]

    assert pages[0]["retrospect"] == pages[1]["retrospect"]
    offered = [each["id"] for each in pages[0]["next"]]
    assert offered
    assert DUO["adventure"] not in offered
