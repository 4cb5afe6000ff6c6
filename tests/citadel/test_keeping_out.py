"""Who is kept out of an action by a text: neither invited nor counted, and never the one who leads (T-GEN-02)."""

import pytest

from enduring import act, choose, citadel_table, life, offered
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.common.book import book_of
from rulebook import rule

CAMP = """
- {trait: proud, effects: [%(trait)s]}
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions:
    - fight: {cost: 1, traits: [proud]}
    - lift: {group: true}
    - dig: {success: take 305}
    - tend: {success: nothing}
- {skill: vow, effects: ["never involved in fight, lift"]}
- number: 305
  uid: wolf
  back: green
  kind: temporary event
  actions: [fight: {mandatory: true, cost: 1, %(group)s success: each involved loses 1 life}]
- {number: 306, uid: den, back: green, kind: terrain, actions: [fight: {mandatory: true, success: nothing}]}
"""


def camp(trait="", group=False, sworn=(1,), players=2, **settings):
    """A camp in which those who are sworn hold a Skill that keeps them out of fights."""
    text = CAMP % {"trait": f'"{trait}"' if trait else "", "group": "group: true," if group else ""}
    hands = {seat: [f"vow#{at + 1}" if at else "vow"] for at, seat in enumerate(sworn)}
    text = text.replace("{skill: vow,", f"{{skill: vow, copies: {max(1, len(sworn))},")
    return citadel_table(text, at="camp", players=players, hands=hands, **settings)


@rule("T-GEN-02", "T-RUL-107", "T-TURN-08")
def test_who_is_kept_out_is_not_invited():
    """B may never fight: nobody asks them, and C is asked."""
    game = camp(players=3)

    choose(game, "fight/s1")

    assert offered(game) == ["join/s3", "stay-out/s3"]


@rule("T-FORB-03", "T-GEN-02")
def test_nothing_is_done_by_all_while_a_text_keeps_one_out():
    """A group action needs everybody; what stands in its way is told, with card and character."""
    assert "lift/s1/camp" in offered(camp(sworn=()))
    game = camp()
    assert not any(option.startswith("lift") for option in offered(game))

    refusals = {found.option.verb: found for found in book_of(game).refusals(game, 0)}

    assert refusals["lift"].reason == "group"
    assert [book_of(game).card_ids[card] for card in refusals["lift"].cards] == ["vow"]
    assert refusals["lift"].seats == (1,)


@rule("T-GEN-02", "T-RUL-107", "T-TURN-09", "T-MAND-04")
def test_who_is_kept_out_has_no_part_in_what_all_must_do():
    """The wolf concerns all in the camp but the sworn one, who cannot lead either and loses nothing."""
    game = camp(players=3)
    act(game, "dig", "reveal", seat=1)
    assert sorted(offered(game)) == ["fight/s1/wolf", "fight/s3/wolf"]

    choose(game, "fight/s1")
    assert this_pass(game).involved == (0, 2)
    choose(game, "reveal")

    assert [life(game, seat) for seat in range(3)] == [9, 10, 9]


@rule("T-RUL-47", "T-GEN-02")
@pytest.mark.parametrize("group", [False, True])
def test_a_duty_rests_while_texts_keep_out_whom_it_needs(group):
    """Everybody, or one in a group action: other actions are free meanwhile."""
    game = camp(group=group, sworn=(1,) if group else (0, 1))

    act(game, "dig", "reveal", seat=0)

    assert "tend/s1/camp" in offered(game)
    assert not any("wolf" in option for option in offered(game))


@rule("T-GEN-02", "T-MAND-02")
def test_who_is_kept_out_stays_out_of_a_mandatory_action_taken_by_choice():
    """It involves all others on its Terrain."""
    game = camp(board={(1, 0): "den"}, where={0: "den", 1: "den", 2: "den"}, players=3)

    act(game, "fight", seat=2)

    assert this_pass(game).involved == (2, 0)


@rule("T-TRAIT-01", "T-GEN-02")
def test_a_trait_keeps_out_whom_it_speaks_of():
    """Who has fewer than six life points may neither take this fight nor join it, and may do all else."""
    game = camp("never involved in fight if your life is at most 5", sworn=(), players=3, life=[10, 5, 10])
    assert [option for option in offered(game) if option.startswith("fight")] == [
        "fight/s1/camp",
        "fight/s3/camp",
    ]
    assert "tend/s2/camp" in offered(game)
    assert [part.what for part in book_of(game).why(game, 1, "fight/s2/camp")] == ["forbidden"]

    choose(game, "fight/s1")

    assert offered(game) == ["join/s3", "stay-out/s3"]


@rule("T-TURN-08", "T-FORB-03")
def test_what_an_action_of_all_costs_is_reckoned_for_all():
    """A number that goes by who is involved counts everybody before it is begun, too."""
    text = """
- number: 10
  uid: camp
  back: green
  kind: terrain
  actions: [lift: {group: true, cost: the involved}]
"""
    game = citadel_table(text, at="camp", players=3)

    parts = book_of(game).part_of(game, game.offered[0], "cost")

    assert sum(part.amount for part in parts) == 3
