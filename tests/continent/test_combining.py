"""Cards combined into one item: one column, one die (section 17 of the catalogue)."""

import pytest

from continent.workshop import WORKSHOP
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.limits import stack_limit
from playing import act, choose, inventory, offered, play, standing, table
from rulebook import rule

CARDS = (
    WORKSHOP
    + """\
- number: 32
  back: green
  kind: item
  durability: 2
  keywords: [blade]
- skill: bow
  strip: {}
  craft: {cost: 0}
  item: {durability: 6, keywords: [will], effects: ["hunt: cost -1"]}
"""
)


@rule("C-EX-22", "C-COMB-03", "C-COMB-04")
def test_bow_under_walking_staff_makes_one_item_with_a_die_of_six():
    """They share a keyword, so the durabilities add up, up to 6; the first card stays first."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["staff"], 2)], deck=5)
    act(game, "craft", "reveal", "combine/staff")

    assert inventory(game) == [(["staff", "bow"], 6)]


@rule("C-EX-22")
def test_as_a_new_item_the_bow_has_its_own_die():
    """Two items then, the bow's die shows its durability."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["staff"], 2)], deck=5)
    act(game, "craft", "reveal", "new-item")

    assert inventory(game) == [(["staff"], 2), (["bow"], 6)]


@rule("C-COMB-06")
def test_without_a_shared_keyword_the_die_keeps_its_value():
    """Combining is still allowed."""
    game = table(CARDS, at="020", items=[(["031"], 1)])
    play(game, "take 032", "combine/031")

    assert inventory(game) == [(["031", "032"], 1)]


@rule("C-COMB-05")
def test_only_the_first_card_is_compared():
    """A keyword shared with a card in between adds nothing."""
    game = table(CARDS, at="022", hand=["bow"], items=[(["031", "staff"], 2)], deck=5)
    act(game, "craft", "reveal", "combine/031")

    assert inventory(game) == [(["031", "staff", "bow"], 2)]


@rule("C-COMB-03", "C-ITEM-04", "C-USE-02")
def test_effects_and_actions_of_every_card_in_the_column_work():
    """An effect of the second card is applied, an action of the third is offered."""
    game = table(CARDS, at="020", items=[(["031", "030", "flint"], 3)], deck=8)
    makes_fire = [option for option in offered(game) if option.startswith("make-fire")]
    act(game, "dig", "use-item/031")

    assert makes_fire == ["make-fire/s1/flint"]
    assert offered(game)[0].startswith("apply/030")


@rule("C-COMB-03", "C-CARD-17")
def test_keywords_of_every_card_in_the_column_count():
    """The light is the second card of the second explorer's item; the first card shows no keyword."""
    cards = (
        CARDS
        + "- {number: 24, back: green, kind: terrain, area: I, actions: [enter: {cost: 0, if: you own light}]}"
    )
    game = table(cards, at="024", explorers=2, items_of={0: [(["031"], 3)], 1: [(["033", "030"], 3)]}, deck=8)

    assert offered(game) == ["enter/s2/024"]


@rule("C-COMB-01", "C-GIVE-03")
def test_items_are_never_combined_later():
    """Neither between turns nor after a gift is there a way to put two items together."""
    game = table(CARDS, at="020", explorers=2, items=[(["030"], 2), (["031"], 2)], deck=8)
    alone = [option for option in offered(game) + standing(game) if "combine" in option]
    choose(game, "give/s1/030/1")

    assert alone == []
    assert inventory(game, 1) == [(["030"], 2)]
    assert not any("combine" in option for option in offered(game) + standing(game))


@rule("C-COMB-02", "C-REV-10")
def test_a_column_never_exceeds_the_stacking_limit():
    """Four players have two cards per item, one player four."""
    four = table(CARDS, at="020", explorers=4, items=[(["030", "031"], 2)])
    play(four, "take 032")
    one = table(CARDS, at="020", items=[(["030", "031"], 2)])
    play(one, "take 032")

    assert "combine/030" not in offered(four)
    assert "combine/030" in offered(one)


@rule("C-REV-10", "C-COMB-02", "C-SET-06", "C-EX-27")
@pytest.mark.parametrize(("explorers", "items", "cards"), [(1, 4, 4), (2, 3, 3), (3, 2, 3), (4, 2, 2)])
def test_items_and_cards_per_item_by_the_number_of_explorers(explorers, items, cards):
    """The last explorer may have so many items of so many cards; one short of either, there is room for one more."""
    more = CARDS + "- {number: 70, back: green, kind: item, durability: 1, copies: 17}\n"
    last = explorers - 1

    def choices(number: int, short: int) -> list[str]:
        """What may be done with a find by who has so many full items, the last of which lacks so many cards."""
        columns = [[f"070#{at * cards + card + 2}" for card in range(cards)] for at in range(number)]
        columns[-1] = columns[-1][: cards - short]
        game = table(
            more, at="020", explorers=explorers, items_of={last: [(column, 1) for column in columns]}
        )
        play(game, "take 070", you=last)
        return [found.split("/")[0] for found in offered(game)]

    assert choices(items, 0) == ["leave-it"]
    assert choices(items, 1) == ["combine", "leave-it"]
    assert choices(items - 1, 0) == ["new-item", "leave-it"]


@rule("C-REV-10", "C-CARD-19")
@pytest.mark.parametrize(("less", "limit"), [(1, 2), (3, 1), (5, 1)])
def test_a_card_can_lower_the_stacking_limit_to_one_and_no_further(less, limit):
    """Of two explorers the second has it in hand: their items may be lower, the other's are as before."""
    cards = CARDS + f"- {{number: 71, back: green, kind: bonus, effects: ['cards per item -{less}']}}\n"
    game = table(cards, at="020", explorers=2, hands={1: ["071"]})

    assert [stack_limit(game, seat) for seat in (0, 1)] == [3, limit]


@rule("C-COMB-07")
def test_a_combined_item_takes_one_die_and_one_slot():
    """With three cards in one column there are still three slots left for a lone player."""
    game = table(CARDS, at="020", items=[(["030", "031", "032"], 2), (["033"], 2), (["033#2"], 2)])
    play(game, "take 033", "new-item")

    assert len(inventory(game)) == 4
    assert zones.dice_in_use(game) == 4
