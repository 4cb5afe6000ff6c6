"""Who may lead what all do together, and what is left when nothing can be done (T-TRAIT-01, T-TURN-02)."""

from enduring import citadel_table, offered, standing
from fogbound.rules.common.book import book_of
from rulebook import rule

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


@rule("T-TURN-02")
def test_giving_up_is_offered_once():
    """Where nothing else can be done it is the question's own option, and does not stand beside it too."""
    game = citadel_table(ARENA, at="void")
    assert offered(game) == ["concede"]
    assert "concede" not in standing(game)

    game = citadel_table(ARENA, at="arena")
    assert "concede" in standing(game)
