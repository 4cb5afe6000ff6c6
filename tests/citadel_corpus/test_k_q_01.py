"""K-Q-01, "Keeper's log": an icon for everybody, a pictograph that links, an action for once in a scenario."""

from enduring import act, card, choose, deck_size, farlamp_table, finish, names, offered, play
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.story import BeginScenario
from fogbound.rules.common import tabletop

LAND = """
- {number: 830, uid: study, back: green, kind: terrain, actions: [think: {difficulty: 1}, observe: {}, talk: {}]}
- {number: 831, uid: plain, back: green, kind: quest item}
- {number: 831, uid: linked, back: gold, kind: quest item, link: quill}
- {number: 832, uid: reader, back: green, kind: purse, effects: ["any: 1 flag for +1 success"]}
- {page: next-page, booklet: ebb, tremor: 0}
"""


def study(**settings):
    return farlamp_table(LAND, only=["k-q-01"], at="study", **{"quests": ["keepers-log"], **settings})


def test_a_flag_is_obtained_without_selecting_anything():
    """In think and observe, by whoever acts; the flag can be spent."""
    for action, flags in (("think", 1), ("observe", 1), ("talk", 0)):
        game = study(purse=["reader"], deck=["blank"])
        act(game, action, "select/reader", on="study")
        choose(game, "reveal")
        assert ("convert/reader/1" in offered(game)) == bool(flags)


def test_thinking_over_the_log_gains_knowledge_once_in_a_scenario():
    """Any player anywhere; then the action is shut for everybody until the next scenario begins."""
    game = study(players=2, board={(3, 0): "field"}, where={1: "field"}, decks={1: ["star", "blank#30"]})
    assert "think/s1/keepers-log" in offered(game)

    act(game, "think", "reveal", "count/1", seat=1, on="keepers-log")

    assert zones.score(game, zones.KNOWLEDGE) == 1
    assert not [found for found in offered(game) if found.endswith("keepers-log")]
    game.next(BeginScenario(card(game, "next-page")))
    game.advance()
    assert {"think/s1/keepers-log", "think/s2/keepers-log"} <= set(offered(game))


def test_a_failure_costs_a_card_and_leaves_the_action_open():
    """One card from the top of the deck."""
    game = study(deck=5)

    act(game, "think", on="keepers-log")
    finish(game)

    assert deck_size(game) == 2
    assert zones.score(game, zones.KNOWLEDGE) == 0
    assert "think/s1/keepers-log" in offered(game)


def test_linked_cards_must_be_taken_while_it_is_held():
    """The gold one marked with the quill comes before the plain green one."""
    game = play(study(), "take 831")
    assert "linked" in names(game, game.zones[tabletop.QUESTS])
    game = play(study(quests=[]), "take 831")
    assert names(game, game.zones[tabletop.QUESTS]) == ["plain"]


def test_blocked_it_links_for_its_bearer_only():
    """Icon and action are gone; the pictograph counts for takes by that player alone."""
    game = study(players=2, quests=[], blocked=["keepers-log"], purse=["reader"])
    assert not [found for found in offered(game) if found.endswith("keepers-log")]
    play(game, "take 831", you=1)
    assert names(game, game.zones[tabletop.QUESTS]) == ["plain"]
    play(game, "take 831", you=0)
    assert names(game, game.zones[tabletop.QUESTS]) == ["linked", "plain"]

    act(game, "observe", "select/reader", "reveal", on="study")
    assert not [found for found in offered(game) if found.startswith("convert")]
