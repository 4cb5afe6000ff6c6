"""Items put to use: which actions they serve and offer (section 17 of the catalogue)."""

from continent.workshop import WORKSHOP
from fogbound.rules.continent import table as zones
from playing import act, card, finish, inventory, offered, table, zone
from rulebook import rule

CARDS = (
    WORKSHOP
    + """\
- number: 23
  back: green
  kind: terrain
  area: I
  no-camp: true
  resources: [wood]
"""
)


@rule("C-EX-25", "C-ITEM-06", "C-CARD-16")
def test_an_item_serves_only_the_types_it_shows():
    """The can helps craft and dig, nothing else, and offers no action of its own."""
    game = table(CARDS, at="020", hand=["raft"], items=[(["030"], 4)], deck=20)
    types = {option.split("/")[0] for option in offered(game)}
    act(game, "observe")
    observing = offered(game)
    finish(game)
    act(game, "dig")
    digging = offered(game)
    finish(game)
    act(game, "craft")

    assert types == {"observe", "dig", "craft"}
    assert "use-item/030" not in observing
    assert "use-item/030" in digging
    assert "use-item/030" in offered(game)


@rule("C-EX-26", "C-USE-01", "C-LEG-06", "C-TURN-11")
def test_a_flint_offers_craft_in_hand_and_fire_in_the_inventory():
    """Crafted, its make-fire action costs a pip and is refused where camping is forbidden."""
    in_hand = table(CARDS, at="022", hand=["flint"], deck=9)
    crafted = table(CARDS, at="022", items=[(["flint"], 2)], deck=9)
    forbidden = table(CARDS, at="023", items=[(["flint"], 2)], deck=9)
    offers = offered(in_hand), offered(crafted), offered(forbidden)
    finish(act(crafted, "make-fire"))

    assert offers == (["craft/s1/flint"], ["make-fire/s1/flint"], ["concede"])
    assert inventory(crafted) == [(["flint"], 1)]
    assert zones.fire_on(crafted, card(crafted, "022"))


@rule("C-USE-03")
def test_an_item_without_a_die_cannot_be_used():
    """Its last pip used in this action, it is no use for another one until it is gone."""
    game = table(CARDS, at="020", items=[(["030"], 1)], deck=9)
    act(game, "dig", "use-item/030")
    still_there = inventory(game)
    finish(game)

    assert still_there == [(["030"], 0)]
    assert inventory(game) == []


@rule("C-USE-04")
def test_quest_items_are_used_freely():
    """An action on a quest item costs no durability and serves any player."""
    cards = (
        CARDS
        + """
- number: 60
  back: green
  kind: quest item
  actions:
    - think: {cost: 0}
"""
    )
    game = table(cards, at="022", explorers=2, satchel=["060"], deck=9)
    finish(act(game, "think", seat=1))

    assert zone(game, "060") == zones.SATCHEL
    assert offered(game) == ["think/s1/060", "think/s2/060"]


@rule("C-USE-03")
def test_an_action_on_an_item_without_a_die_is_not_offered():
    """Its cards may still lie there; its action cannot be taken."""
    game = table(CARDS, at="022", items=[(["flint"], 1)], deck=9)
    before = offered(game)
    game.values[zones.columns(game, 0)[0]] = 0
    game.advance()

    assert before == ["make-fire/s1/flint"]
    assert offered(game) == ["concede"]
