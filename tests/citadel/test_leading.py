"""Who may lead what all do together, and what is left when nothing can be done (T-TRAIT-01, T-TURN-02)."""

import pytest

from enduring import act, choose, citadel_table, memos, offered, play, standing
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common.book import book_of
from rulebook import alone, rule

ARENA = """
- trait: covetous
  effects: ["only each involved with the greatest (your carried weight) may be active"]
- number: 10
  uid: arena
  back: green
  kind: terrain
  actions:
    - dig: {traits: [covetous], group: true}
- {number: 11, uid: anvil, back: green, kind: purse, weight: 3}
- {number: 12, uid: void, back: green, kind: terrain}
"""


@rule("T-TRAIT-01", "T-FORB-03")
def test_a_trait_says_who_may_lead_what_all_do_together():
    """A group action involves everybody, so only who carries most may begin it; the others are told why."""
    game = citadel_table(ARENA, at="arena", players=2, purses={1: ["anvil"]})

    assert [option for option in offered(game) if option.startswith("dig")] == ["dig/s2/arena"]
    assert [part.what for part in book_of(game).why(game, 0, "dig/s1/arena")] == ["leader"]


@alone("a companion can always act")
@rule("T-TURN-02")
def test_giving_up_is_offered_once():
    """Where nothing else can be done it is the question's own option, and does not stand beside it too."""
    game = citadel_table(ARENA, at="void")
    assert offered(game) == ["concede"]
    assert "concede" not in standing(game)

    game = citadel_table(ARENA, at="arena")
    assert "concede" in standing(game)


# -- from pass to pass -----------------------------------------------------------------------------

BEAST = """
- trait: wary
  effects: [%(trait)s]
- number: 10
  uid: den
  back: green
  kind: terrain
  actions:
    - dig: {success: take 305}
    - fight: {cost: 1, traits: [wary], modifiers: [%(action)s], rows: [{difficulty: 6}, {difficulty: 2}]}
    - climb: {success: nothing}
- {number: 11, uid: omen, back: green, kind: global event, effects: [%(global)s]}
- {number: 12, uid: oath, back: green, kind: quest item, effects: [%(quest)s]}
- {number: 13, uid: gate, back: green, kind: permanent event, placement: [east], effects: [%(event)s]}
- {skill: nerve, effects: [%(skill)s]}
- number: 305
  uid: beast
  back: green
  kind: temporary event
  actions:
    - fight:
        mandatory: true
        cost: 1
        traits: [wary]
        modifiers: [%(action)s]
        rows:
          - {difficulty: 6, success: die down 1, failure: %(failure)s}
          - {difficulty: 2, success: discard this}
"""
PLACES = ("trait", "action", "global", "quest", "event")
OTHER = "only each other involved may be active"


def lair(text, on="trait", skill="", failure="nothing", **settings):
    """A den with a beast that must be fought when it is dug up, and another that may be."""
    texts = {place: f'"{text}"' if place == on else "" for place in PLACES}
    texts["skill"] = f'"{skill}"' if skill else ""
    given = {
        "players": 2,
        "board": {(-1, 0): "gate"} if on == "event" else {},
        "globals_": ["omen"],
        "quests": ["oath"],
        **settings,
    }
    return citadel_table(BEAST % {**texts, "failure": failure}, at="den", **given)


def fights(game):
    """Who may lead the fight now."""
    return sorted(option for option in offered(game) if option.startswith("fight"))


@rule("T-TRAIT-01", "T-GEN-02", "T-CPD-09")
@pytest.mark.parametrize("where", PLACES)
def test_another_than_the_last_active_player_leads(where):
    """From pass to pass the lead goes round; a trait, the action itself or a card may say so."""
    game = lair(OTHER, where, players=3)

    act(game, "dig", "reveal", seat=1)
    assert fights(game) == ["fight/s1/beast", "fight/s3/beast"]
    choose(game, "fight/s3", "reveal")

    assert fights(game) == ["fight/s1/beast", "fight/s2/beast"]


@rule("T-TRAIT-01", "T-GEN-02")
@pytest.mark.parametrize("where", PLACES)
def test_a_text_on_who_may_lead_heeds_its_condition(where):
    """Before the first pass no die lies on the beast, so anybody may lead it."""
    game = lair(f"{OTHER} if the die is at least 1", where)
    act(game, "dig", "reveal")
    assert fights(game) == ["fight/s1/beast", "fight/s2/beast"]
    choose(game, "fight/s2", "reveal")
    assert this_pass(game).active == 0  # the only one left who may


@rule("T-TRAIT-01", "T-GEN-02")
@pytest.mark.parametrize("where", ["trait", "global", "quest", "event"])
def test_a_text_on_who_may_lead_heeds_its_types(where):
    """What is said of climbing says nothing of a fight."""
    game = lair(f"climb: {OTHER}", where)

    act(game, "dig", "reveal")

    assert fights(game) == ["fight/s1/beast", "fight/s2/beast"]


@rule("T-TRAIT-01", "T-TYPE-04")
def test_an_event_says_who_may_lead_where_it_lies():
    """On the Terrain beside it nobody needs to heed it."""
    game = lair(OTHER, "event", board={(0, 1): "field", (-1, 1): "gate"})

    act(game, "dig", "reveal")

    assert fights(game) == ["fight/s1/beast", "fight/s2/beast"]


@rule("T-TRAIT-01", "T-RUL-58")
def test_when_the_last_leader_has_fallen_everybody_left_is_another():
    """B leads and falls; A and C may both lead."""
    game = lair(OTHER, failure="suffer 1 damage", players=3, life=[10, 1, 10])
    act(game, "dig", "reveal")

    choose(game, "fight/s2", "reveal", "banish")

    assert fights(game) == ["fight/s1/beast", "fight/s3/beast"]


@rule("T-TRAIT-01")
def test_a_memo_says_who_has_led():
    """What only a memory can tell is asked of each of the involved."""
    told = (
        'at the end of fight: forget led; remember led of you", '
        '"only each involved for whom not led is remembered of you may be active'
    )
    game = lair(told, players=3, packs=(memos("led"),))
    act(game, "dig", "reveal")
    assert len(fights(game)) == 3

    choose(game, "fight/s1", "reveal")
    assert fights(game) == ["fight/s2/beast", "fight/s3/beast"]
    choose(game, "fight/s3", "reveal")
    assert fights(game) == ["fight/s1/beast", "fight/s2/beast"]


@rule("T-TRAIT-01", "T-GEN-02")
def test_a_players_card_says_who_leads_when_they_are_involved():
    """Of the two in the den either may lead while the owner of the Skill is elsewhere."""
    text = "only each involved with the greatest (your life) may be active"
    settings = {"players": 3, "life": [9, 10, 5], "hands": {1: ["nerve"]}, "board": {(0, 1): "field"}}
    game = lair("hand limit +0", skill=text, where={1: "field"}, **settings)
    act(game, "dig", "reveal")
    assert fights(game) == ["fight/s1/beast", "fight/s3/beast"]

    game = lair("hand limit +0", skill=text, **settings)
    act(game, "dig", "reveal")
    assert this_pass(game).active == 1


# -- voluntary fights ------------------------------------------------------------------------------


@rule("T-TRAIT-01", "T-CPD-09", "T-CPD-08")
@pytest.mark.parametrize("where", ["trait", "action"])
def test_who_led_the_last_pass_of_a_voluntary_fight_gives_way(where):
    """While another here could lead, the last leader may not; they may join, and lead again after the other."""
    game = lair(OTHER, where)
    act(game, "climb", "reveal", seat=1)
    assert [option for option in fights(game) if option.endswith("den")] == ["fight/s1/den"]
    act(game, "fight", "reveal", joined=[1])

    assert fights(game) == ["fight/s2/den"]
    assert [part.what for part in book_of(game).why(game, 0, "fight/s1/den")] == ["leader"]
    act(game, "fight", seat=1, joined=[0])
    assert this_pass(game).involved == (1, 0)
    choose(game, "reveal")
    assert fights(game) == ["fight/s1/den"]


@rule("T-TRAIT-01", "T-CPD-09")
def test_who_is_alone_may_lead_again():
    """Nobody else is there who could: the text gives way."""
    game = lair(OTHER, players=1)
    act(game, "fight", "reveal")
    assert fights(game) == ["fight/s1/den"]

    game = lair(OTHER)
    play(game, "put 002 south of your terrain and go there", you=1)
    act(game, "fight", "reveal")
    assert "fight/s1/den" in fights(game)


@rule("T-TRAIT-01", "T-CPD-09", "T-RUL-107")
def test_nobody_gives_way_to_a_character_whom_a_text_keeps_out():
    """The other one may never fight, so the last leader goes on."""
    game = lair(OTHER, skill="never involved in fight", hands={1: ["nerve"]})

    act(game, "fight", "reveal")

    assert fights(game) == ["fight/s1/den"]


@rule("T-TRAIT-01", "T-MAND-02")
def test_who_takes_a_mandatory_action_again_by_choice_needs_the_right_to_lead():
    """It involves everybody on the Terrain whenever it is taken, so the trait has its say."""
    text = """
- {trait: covetous, effects: ["only each involved with the greatest (your life) may be active"]}
- {number: 10, uid: lair, back: green, kind: terrain, actions: [fight: {mandatory: true, traits: [covetous]}]}
"""
    game = citadel_table(text, at="lair", players=2, life=[3, 8])

    assert fights(game) == ["fight/s2/lair"]
