"""An action's own modifiers: every kind of ability works there, or the loader refuses it with a reason."""

from collections.abc import Callable

import pytest

from fogbound.core import Game
from fogbound.rules.common.lexicon import reason_against, words_of
from fogbound.rules.continent import table as zones
from playing import (
    act,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    news,
    offered,
    refused,
    table,
    zone,
)
from rulebook import rule

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - observe: {cost: 0}
    - climb: {%s, modifiers: ["%s"]}
- {number: 21, back: green, kind: terrain, area: I}
- {number: 63, back: green, kind: quest item}
- {number: 108, back: green, kind: state, title: wet, copies: 4}
- {number: 30, back: green, kind: item, durability: 3, uid: cord, keywords: [rope], effects: ["climb: cost -1"]}
"""
PLAIN = "cost: 2, difficulty: 0, success: take 063, failure: take 105"
HARD = "cost: 1, difficulty: 2, success: take 063, failure: take 105"
ON_LAND = {"at": "020", "board": {(1, 0): "021"}, "deck": 9, "pile": 4}


def begun(modifier: str, *choices: str, action: str = PLAIN, **settings: object) -> Game:
    """A climb with this modifier, begun on a small land."""
    game = table(LAND % (action, modifier), **{**ON_LAND, **settings})  # type: ignore[arg-type]
    joined = [1] if settings.get("explorers") == 2 else []
    return act(game, "climb", *choices, joined=joined)


SHOWN: dict[str, Callable[[], bool]] = {}
"""For each kind of ability a game that shows it at work, by the name of its term."""


def shows(term: str) -> Callable[[Callable[[], bool]], Callable[[], bool]]:
    """Enter a game that shows a kind of ability at work."""

    def enter(played: Callable[[], bool]) -> Callable[[], bool]:
        SHOWN[term] = played
        return played

    return enter


# -- what each kind does there -----------------------------------------------------------------------


@shows("cost")
def cost() -> bool:
    return deck_size(begun("cost +3", "reveal")) == 9 - 5


@shows("difficulty")
def difficulty() -> bool:
    return zone(finish(begun("difficulty -2", action=HARD)), "063") == zones.SATCHEL


@shows("stars")
def stars() -> bool:
    return zone(finish(begun("2 stars", action=HARD)), "063") == zones.SATCHEL


@shows("star-per-seven")
def star_per_seven() -> bool:
    game = begun(
        "climb: star per seven, price: lose 1 card",
        "draw",
        "reveal",
        "apply/020",
        action=HARD,
        deck=["seven", "seven#2", "blank", "blank#2"],
    )
    return zone(finish(game), "063") == zones.SATCHEL and deck_size(game) == 1


@shows("unlock")
def unlock() -> bool:
    return "draw" in offered(begun("climb: ignore the lock", "apply/020", action="cost: 1, lock: true"))


@shows("towards-company")
def towards_company() -> bool:
    action = "cost: 3, success: move"
    game = table(LAND % (action, "climb: cost -2 towards company"), explorers=2, **ON_LAND)  # type: ignore[arg-type]
    game.figures[1] = card(game, "021")
    game.advance()
    act(game, "climb", "apply/020", "reveal")
    return deck_size(game) == 9 - 1


@shows("skip-failure")
def skip_failure() -> bool:
    return hand(finish(begun("skip the failure", action=HARD))) == []


@shows("second-skill")
def second_skill() -> bool:
    game = begun("climb: keep a second skill", "trade/0", "reveal", "keep/s1", explorers=2)
    return offered(game)[0].startswith("keep/s2")


@shows("before-draw")
def before_draw() -> bool:
    game = begun("climb: before the draw, may restore 1 random", "apply/020")
    return news(game, "restored") == ["1"] and news(game, "drawn") == ["2"]


@shows("before-reveal")
def before_reveal() -> bool:
    return news(begun("climb: before the reveal, may draw 3 safe cards", "reveal", "apply/020"), "drawn") == [
        "2",
        "3",
    ]


@shows("after-reveal")
def after_reveal() -> bool:
    game = begun("climb: after the reveal, may redraw up to 1", "reveal", "apply/020")
    return offered(game)[0].startswith("redraw")


@shows("on-success")
def on_success() -> bool:
    return news(finish(begun("climb: on success, may restore 1 random"), "apply"), "restored") == ["1"]


@shows("most-extra")
def most_extra() -> bool:
    return "draw" not in offered(begun("at most 1 additional cards", "draw"))


@shows("no-joining")
def no_joining() -> bool:
    game = table(LAND % (PLAIN, "nobody may join"), explorers=2, **ON_LAND)  # type: ignore[arg-type]
    together = table(LAND % (f"all-hands: true, {PLAIN}", "nobody may join"), explorers=2, **ON_LAND)  # type: ignore[arg-type]
    choose(game, "climb/s1")
    return "join/s2" not in offered(game) and "climb/s1/020" not in offered(together)


@shows("no-involvement")
def no_involvement() -> bool:
    game = table(
        LAND % (PLAIN, "never involved in any if you own rope"), items=[(["cord"], 2)], explorers=2, **ON_LAND
    )  # type: ignore[arg-type]
    has_rope = "climb/s1/020" in offered(game)
    choose(game, "climb/s2")
    return not has_rope and "join/s1" not in offered(game)


@shows("action-failed")
def action_failed() -> bool:
    return held(finish(begun("after a failed climb: take 108", action=HARD))) == ["105", "108"]


@shows("action-ended")
def action_ended() -> bool:
    may = begun("at the end of climb, if the action succeeded: may take 108", "reveal", "keep-none")
    return offered(may) == ["use/020", "decline/020"] and held(finish(may, "use")) == ["108"]


@shows("instead-of-failure")
def instead_of_failure() -> bool:
    game = begun(
        "instead of failing climb: may lose 1 card", "reveal", "keep-none", "turn-failure/020", action=HARD
    )
    return zone(game, "063") == zones.SATCHEL and deck_size(game) == 9 - 2


@shows("drawn-curse")
def drawn_curse() -> bool:
    game = begun(
        "instead of discarding a curse drawn: put it into your hand",
        deck=["common-curse", "blank", "blank#2"],
    )
    return "common-curse" in hand(finish(game))


@shows("prevent-state")
def prevent_state() -> bool:
    return hand(finish(begun("instead of taking a state: restore 1 random", action=HARD))) == []


@shows("state-gained")
def state_gained() -> bool:
    game = begun("when you have taken a state, if it is titled sprained: take 108", action=HARD)
    return held(finish(game)) == ["105", "108"]


@shows("instead-of-defeat")
def instead_of_defeat() -> bool:
    game = begun("instead of defeat by a curse: take 108", deck=1, pile=["common-curse"])
    return not finish(game).ending and held(game) == ["108"]


@shows("arrived")
def arrived() -> bool:
    return held(finish(begun("when you arrive: take 108", action="cost: 0, success: move"), "go")) == ["108"]


@shows("leader")
def leader() -> bool:
    action = f"all-hands: true, {PLAIN}"
    game = table(
        LAND % (action, "only each involved for whom you are bo may be active"), explorers=2, **ON_LAND
    )  # type: ignore[arg-type]
    return [option for option in offered(game) if option.startswith("climb")] == ["climb/s2/020"]


@shows("card-taken")
def card_taken() -> bool:
    return news(finish(begun("when a card has been taken: restore 1 random")), "restored") == ["1"]


@shows("land-grown")
def land_grown() -> bool:
    game = begun(
        "when a terrain enters play: take 108", action="cost: 0, success: put 000 south of your terrain"
    )
    return held(finish(game)) == ["108"]


@shows("fog-flipped")
def fog_flipped() -> bool:
    land = LAND.replace("number: 20", "number: 20\n  arrows: {north: 21}")
    action = "cost: 0, success: explore"
    cards = land % (action, "when a fog card is flipped: take 108")
    return held(finish(act(table(cards, **ON_LAND, fog={(0, -1): "mist"}), "climb"))) == ["108"]  # type: ignore[arg-type]


@shows("one-of")
def one_of() -> bool:
    land = LAND.replace('["%s"]', "[%s]") % (
        PLAIN,
        '["climb: cost -1", "climb: before the draw, may take 108"]',
    )
    game = act(table(land, **ON_LAND), "climb", "apply/020")  # type: ignore[arg-type]
    return offered(game) == ["draw", "reveal"] and deck_size(game) == 9 - 1


@pytest.mark.parametrize("other", ["climb: difficulty -1", "climb: star per seven", "climb: ignore the lock"])
@rule("C-RUL-39")
def test_whatever_is_offered_may_exclude_another(other):
    """Of a list the player applies one, and the other is not offered any more."""
    land = LAND.replace('["%s"]', "[%s]")
    game = table(land % (HARD, f'["climb: cost -1", "{other}"]'), **ON_LAND)  # type: ignore[arg-type]
    act(game, "climb", "apply/020")

    assert not [option for option in offered(game) if option.startswith("apply")]
    finish(game)
    assert news(game, "applied") == ["020"]


# -- all of them -------------------------------------------------------------------------------------

ABILITIES = [term for term in words_of("continent") if term.sort == "ability"]


@pytest.mark.parametrize("term", ABILITIES, ids=lambda term: term.name)
@rule("C-CARD-19")
def test_every_kind_of_ability_works_beside_an_action_or_is_refused(term):
    """A new word of the language needs a game above that shows it, or a reason why it cannot stand there."""
    if reason := reason_against(term.name, "continent", "modifiers"):
        assert any(
            f"nothing would come of this beside an action: {reason}" in fault
            for fault in refused(LAND % (PLAIN, term.example.replace('"', "'")))
        )
    else:
        assert SHOWN[term.name]()


@rule("C-RUL-39", "C-COST-04")
def test_a_modifier_with_a_price_is_offered_once_and_paid():
    """It may be declined; without a price it counts by itself."""
    game = begun("climb: cost -2, price: take 108")
    assert offered(game) == ["apply/020", "done"]
    choose(game, "apply/020")

    assert held(game) == ["108"]
    assert offered(game) == ["draw", "reveal"]
    assert deck_size(game) == 9
    assert deck_size(begun("climb: cost -2, price: take 108", "done")) == 9 - 2


def test_what_must_be_applied_has_no_price():
    """A price is paid by choice: the loader says so at the text, on a card as well as beside an action."""
    beside = refused(LAND % (PLAIN, "must climb: cost -1, price: take 108"))
    on_card = refused("""
- {number: 64, back: green, kind: bonus, effects: ["must climb: 1 star, price: lose 1 card"]}
""")

    for faults in (beside, on_card):
        assert [fault for fault in faults if "what must be applied has no price" in fault]


@rule("C-RUL-40")
def test_a_state_may_offer_what_it_says_that_one_may():
    """What a State makes of a number counts by itself; what its text leaves to choose is offered."""
    cards = (
        LAND % (PLAIN, "cost +0")
        + """
- {number: 201, back: green, kind: state, title: restless,
   effects: ["climb: cost +1", "climb: before the draw, may restore 1 random", "climb: ignore the lock"]}
"""
    )
    game = table(cards, hand=["201"], **ON_LAND)  # type: ignore[arg-type]
    act(game, "climb")
    assert offered(game) == ["apply/201/2", "done"]
    choose(game, "done")

    assert deck_size(game) == 9 - 3
