"""Who may be active, and what happens at the end of every turn, on the Continent."""

from fogbound.rules.common import closing, filing, tabletop
from fogbound.rules.common.book import book_of
from fogbound.view.projections import view
from playing import act, card, choose, finish, held, offered, standing, table
from rulebook import rule
from second_seat import seat_of

LAND = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {success: nothing, %s}
    - dig: {all-hands: true, success: nothing}
    - talk: {success: take 030}
- number: 21
  back: green
  kind: quest item
  effects: [%s]
- number: 30
  back: green
  kind: temporary event
  actions:
    - fight: {cost: 2, difficulty: 1, mandatory: true, success: nothing, failure: take 105}
"""
HAND_ON = '"any except talk: only each other involved may be active"'
MOST = '"climb, dig, fight: only each involved with the greatest (the number of skills in your hand) may be active"'


PLAIN_COUNTERS = 0


def led(said: str, beside: str = "modifiers: []", **settings):
    """Three explorers on a land where this is said of who may be active."""
    return table(LAND % (beside, said), at="020", explorers=3, satchel=["021"], deck=9, **settings)


def who(game, action: str) -> list[str]:
    """Who may take an action, by their names in options."""
    return [option.split("/")[1] for option in offered(game) if option.startswith(action)]


@rule("C-CARD-19", "C-TURN-02")
def test_only_who_has_most_may_be_active():
    """Of those who take part; the others see the action and are told which card wants somebody else."""
    game = led(MOST, hands={1: ["star"], 2: ["star#2"]})

    assert who(game, "dig") == ["s2", "s3"]
    assert who(game, "climb") == ["s1", "s2", "s3"]  # alone everybody has most
    (found,) = book_of(game).refusals(game, 0)
    assert (found.option.verb, found.reason, found.rule) == ("dig", "leader", "C-CARD-19")
    assert [book_of(game).card_ids[card] for card in found.cards] == ["021"]
    assert [part.what for part in book_of(game).why(game, 0, "dig/s1/020")] == ["leader"]


@rule("C-CARD-19", "C-TURN-03")
def test_nobody_joins_beside_whom_one_could_not_be_active():
    """Who has more would have to lead, so they are not asked to join; who has less is."""
    hands = {1: ["star", "left"], 2: ["star#2"]}

    assert offered(choose(led(MOST, hands=hands), "climb/s2"))[0] == "join/s3"
    assert offered(choose(led(MOST, hands=hands), "climb/s3"))[0] == "join/s1"
    assert offered(choose(led(MOST, hands=hands), "climb/s1"))[0] == "draw"


@rule("C-CARD-19")
def test_who_led_last_gives_way_to_another():
    """While another one here could take it, the last active explorer may not; alone they may."""
    game = led(HAND_ON)
    finish(act(game, "climb", "reveal", seat=1))
    assert who(game, "climb") == ["s1", "s3"]

    game = table(LAND % ("modifiers: []", HAND_ON), at="020", satchel=["021"], deck=9)
    finish(act(game, "climb", "reveal"))
    assert who(game, "climb") == ["s1"]


@rule("C-CARD-19")
def test_an_action_itself_says_who_leads_it():
    """What stands beside the action counts before it begins, and of this action alone."""
    beside = 'all-hands: true, modifiers: ["only each involved for whom you are bo may be active"]'
    game = led("", beside)

    assert who(game, "climb") == ["s2"]
    assert who(game, "dig") == ["s1", "s2", "s3"]
    (found,) = book_of(game).refusals(game, 0)
    assert [book_of(game).card_ids[card] for card in found.cards] == ["020"]


def leader_of(game, action: str) -> int:
    """Who was active in the last action of this type."""
    kind = book_of(game).words.find("action", action)
    return [item.seat for item in game.news if item.what == "action" and item.n == kind][-1]


@rule("C-CARD-19", "C-LEG-08")
def test_a_mandatory_action_is_led_by_another_of_those_involved():
    """The same explorers take it; the text names who is active, and who was active before is involved still."""
    game = led(HAND_ON)
    finish(act(game, "talk", "reveal", joined=[1]))

    assert leader_of(game, "fight") == 1
    assert (held(game, 0), held(game, 2)) == ([], [])
    assert "105" in held(game, 1)


@rule("C-LEG-08")
def test_otherwise_the_same_explorer_remains_active():
    """Where no text says anything, who was active leads."""
    game = led("")
    finish(act(game, "talk", "reveal", seat=1, joined=[2]))

    assert leader_of(game, "fight") == 1


AT_THE_END = '"at the end of every turn: add 1 counter"'


def ended(game) -> int:
    """How many turns have ended, as the card counts them."""
    return game.count(card(game, "021"), 0)


@rule("C-TURN-05")
def test_every_turn_has_one_end():
    """A turn ends with the last mandatory action it has brought, not with each of them."""
    game = led(AT_THE_END)
    finish(act(game, "climb", "reveal", seat=1))
    assert ended(game) == 1

    act(game, "talk", "reveal")
    assert (game.pending_name(), ended(game)) == ("draw-more", 1)  # of the fight it has brought
    finish(game)

    assert ended(game) == 2


@rule("C-TURN-05")
def test_leaving_is_no_turn():
    """What players do between actions brings no end of a turn."""
    game = led(AT_THE_END)
    assert "leave-for-a-while/s3" in standing(game)
    choose(game, "leave-for-a-while/s3")

    assert ended(game) == 0


@rule("C-TURN-05")
def test_it_may_be_left_to_the_players_once_a_turn():
    """With `may` the active explorer is asked, once."""
    game = led('"at the end of every turn, if you are active, once per turn: may take 105"')
    act(game, "climb", "reveal", seat=2)
    assert offered(game) == ["use/021", "decline/021"]
    choose(game, "use")

    assert held(game, 2) == ["105"]
    assert game.pending_name() == "choose-turn"


@rule("C-TURN-05")
def test_each_text_of_a_card_is_used_once_per_turn():
    """One that was used does not use up the others, and in the next turn all are there again."""
    three = (
        '"at the end of any, once per turn: add 1 counter", "at the end of climb, once per turn: add 2 counters", '
        '"at the end of every turn, once per turn: add 4 counters"'
    )
    game = led(three)

    finish(act(game, "climb"))
    assert game.count(card(game, "021"), PLAIN_COUNTERS) == 7

    finish(act(game, "dig"))
    assert game.count(card(game, "021"), PLAIN_COUNTERS) == 7 + 5


@rule("C-TURN-05")
def test_what_an_older_save_says_of_a_turn_is_said_of_the_first_text():
    """It had no more than the turn."""
    game = led(
        '"at the end of any, once per turn: add 1 counter", "at the end of climb, once per turn: add 2 counters"'
    )
    game.set_count(card(game, "021"), tabletop.LAST_USED, game.registers[tabletop.TURN] + 2)

    finish(act(game, "climb"))

    assert game.count(card(game, "021"), PLAIN_COUNTERS) == 2


ONCE = """
- number: 20
  back: green
  kind: terrain
  area: I
  actions:
    - climb: {success: [take 105, close this action]}
    - dig: {success: nothing}
- skill: scraper
  item: {durability: 3, actions: [{cut: {success: close this action}}]}
  actions: [{talk: {success: close this action}}]
"""


@rule("C-CARD-19")
def test_an_action_that_is_shut_is_open_to_nobody():
    """Everybody sees that it is shut, and why; the other actions of the card stay open."""
    game = table(ONCE, at="020", explorers=2, deck=9)
    finish(act(game, "climb", "reveal", seat=1))

    assert [option for option in offered(game) if option[:4] in ("clim", "dig/")] == [
        "dig/s1/020",
        "dig/s2/020",
    ]
    (found,) = book_of(game).refusals(game, 0)
    assert (found.option.verb, found.reason, found.rule) == ("climb", "closed", "C-CARD-19")
    (cell,) = [cell for cell in view(game, 0).board if cell.card is not None and cell.card.id == "020"]
    assert cell.card.shut == (0,)


@rule("C-CRAFT-08")
def test_an_item_is_shut_apart_from_the_skill_it_was():
    """The action of the item is shut, and that of the Skill is open in another hand."""
    game = table(ONCE, at="020", items=[(["scraper"], 3)], deck=9)
    finish(act(game, "cut", "reveal"))
    assert "cut/s1/scraper" not in offered(game)

    game.move(card(game, "scraper"), tabletop.HANDS + seat_of(0))
    game.offered = game.pending().options(game)
    assert "talk/s1/scraper" in offered(game)


def test_it_is_open_again_when_its_card_has_been_away():
    """What is shut is so as long as the card lies there."""
    game = table(ONCE, at="020", board={(1, 0): "start"}, deck=9)
    finish(act(game, "climb", "reveal"))
    game.figures[seat_of(0)] = card(game, "start")
    filing.discard(game, card(game, "020"))

    assert closing.shut(game, card(game, "020")) == 0
