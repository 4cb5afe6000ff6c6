"""Every kind of ability in every place of the Citadel: it changes what happens there, or the loader refuses it."""

import pytest

from enduring import PEOPLE, brim, card, choose, citadel_table, offered, play, refused, standing
from every_moment import mistaken, of_abilities, undone
from every_need import deeds, misjudged, needing, unread
from every_place import (
    NEVER,
    Ground,
    abilities,
    barred_places,
    idle,
    ignored,
    narrowed,
    open_places,
    played,
    shared_out,
    spend,
    spend_for_scenario,
    term_of,
    with_variants,
)
from fogbound.rules.citadel import leaflet, limits, recovery
from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.turn import ChooseAction
from fogbound.rules.common import agenda, filing, markers, memory, tabletop
from fogbound.rules.common import book as kinds_of_card
from fogbound.rules.common.book import REFLEX, SKILL, book_of
from fogbound.rules.common.lexicon import reason_against
from fogbound.rules.common.standing_places import PASSING, PLACES
from rulebook import rule

FIGHT = """fight: {mandatory: %(mandatory)s, chain: true, cost: 3, difficulty: %(difficulty)s, traits: [odd],
      modifiers: [%(modifiers)s], success: [suffer 1 damage, take 030, put 012 east of your terrain],
      failure: suffer 1 damage}"""
TABLE = f"""
- {{trait: odd, effects: [%(trait)s]}}
- page: first
  booklet: ebb
  tremor: 0
  epilogue: bookmark to second
  effects: [%(page)s]
- {{page: second, booklet: ebb, tremor: 0, effects: [%(page)s]}}
- {{building: inn, boxes: 1, effects: [%(building)s]}}
- {{symbol: flame, price: 0, text: influence +1, effects: [%(symbol)s]}}
- {{symbol: spark, price: 1, text: defense +1}}
- {{side-quest: ring, effects: [%(side-quest)s]}}
- {{custom: soles, effects: [%(custom)s]}}
- {{skill: knack, effects: [%(skill)s]}}
- {{skill: glove, effects: ["fight: 1 flag for +1 success"]}}
- {{skill: twitch, reflex: true, strip: {{stars: 1}}, effects: [%(reflex)s]}}
- {{skill: cheer, own: bartholt, effects: [%(skill)s]}}
- character: edda
  hand: [5, 4, 4, 3]
  most-weight: [7, 6, 6, 5]
  effects: [%(character)s]
- number: 10
  uid: den
  back: green
  kind: terrain
  arrows: {{north: [III, 13]}}
  effects: [%(terrain)s]
  actions:
    - {FIGHT}
    - think: {{success: take 305}}
    - run: {{traits: [odd], modifiers: [%(elsewhere)s], success: put 012 east of your terrain and go there}}
- paragraph: 5
  effects: [%(paragraph)s]
  actions:
    - {FIGHT.replace("%(mandatory)s", "true")}
- {{number: 12, uid: glen, back: green, kind: terrain, arrows: {{south: [I, 2]}}, effects: [%(glen)s]}}
- {{number: 13, uid: moor, back: green, kind: terrain}}
- fog: haze
  area: III
  kind: terrain
  back-actions: [pathfind: {{traits: [odd], modifiers: [%(elsewhere)s], success: flip}}]
- {{number: 14, uid: gate, back: green, kind: permanent event, placement: [east], effects: [%(permanent event)s],
   actions: [tend: {{mandatory: %(mandatory)s}}]}}
- {{number: 15, uid: purse, back: green, kind: purse, effects: [%(purse)s]}}
- {{number: 16, uid: relic, back: green, kind: quest item, effects: [%(quest item)s]}}
- {{number: 17, uid: tide, back: green, kind: global event, effects: [%(global event)s]}}
- {{number: 18, uid: chart, back: green, kind: world map, slot: east, effects: [%(world map)s]}}
- {{number: 30, uid: find, back: green, kind: quest item}}
- {{number: 31, uid: other-find, back: green, kind: quest item}}
- number: 305
  uid: beast
  back: green
  kind: temporary event
  effects: [%(temporary event)s]
  actions:
    - {FIGHT}
"""
FAMILIES = {
    kinds_of_card.TERRAIN: "terrain",
    kinds_of_card.PERMANENT: "permanent event",
    kinds_of_card.TEMPORARY: "temporary event",
    kinds_of_card.GLOBAL: "global event",
    kinds_of_card.PURSE: "purse",
    kinds_of_card.QUEST: "quest item",
    kinds_of_card.WORLD_MAP: "world map",
    kinds_of_card.CHARACTER: "character",
    kinds_of_card.PAGE: "page",
    kinds_of_card.BUILDING: "building",
    kinds_of_card.SYMBOL: "symbol",
    kinds_of_card.SIDE_QUEST: "side-quest",
    kinds_of_card.TRAIT: "trait",
    kinds_of_card.PARAGRAPH: "paragraph",
    kinds_of_card.CUSTOM: "custom",
}
BEARERS = {
    "terrain": "glen",
    "permanent event": "gate",
    "global event": "tide",
    "purse": "purse",
    "quest item": "relic",
    "world map": "chart",
    "skill": "knack",
}

KINDS = {
    "action-ended": ("at the end of any: lose 1 life", "fight"),
    "arrived": ("when you arrive: lose 1 life", "run"),
    "entered": ("when this enters play: every explorer loses 1 life", "enter"),
    "left": ("when this leaves play: every explorer loses 1 life", "leave"),
    "between-actions": ("between actions: may gain 1 life", "free-use"),
    "hand-limit": ("hand limit -1", "fight"),
    "no-involvement": ("never involved in any", "fight"),
    "ignored": ("the text of skills in your hand is ignored", "fight"),
    "giving": ("may be given to a neighbour", "give-away"),
    "weight-limit": ("most weight +1", "fight"),
    "noted-lead-to": ("noted numbers lead to 031", "note"),
    "card-taken": ("when a card has been taken: lose 1 life", "fight"),
    "falling": ("when you fall unconscious, even while blocked: every explorer loses 1 life", "fall"),
    "fallen": ("after you have fallen unconscious, even while blocked: every explorer loses 1 life", "fall"),
    "recovered": ("after a recovery: lose 1 life", "fight"),
    "anybody-recovered": ("after any recovery: lose 1 life", "fight"),
    "saved": ("when the game is saved: lose 1 life", "save"),
    "resumed": ("after resuming: lose 1 life", "save"),
    "cost": ("any: cost -1", "fight"),
    "stars": ("any: +1 success", "fight"),
    "extra-cards": ("any: 1 extra card", "fight"),
    "selected": ("selected in any: lose 1 life", "fight"),
    "help": ("any: help, may gain 1 life", "follow"),
    "before-draw": ("any: before the draw, may gain 1 life", "fight"),
    "before-reveal": ("any: before the reveal, may gain 1 life", "fight"),
    "most-extra": ("at most 0 additional cards", "fight"),
    "after-reveal": ("any: after the reveal, may gain 1 life", "fight"),
    "on-success": ("any: on success, may gain 1 life", "fight"),
    "action-failed": ("after a failed any: lose 1 life", "fail"),
    "one-of": ('one-of: ["any: +1 success", "any: 1 extra card"]', "fight"),
    "icons": ("any: 1 flag", "fight"),
    "convert": ("any: 1 fist for +1 success, max 1", "fight"),
    "convert-for": ("any: 1 fist for: gain 1 life, max 1", "fight"),
    "convert-to-cancel": ("any: 1 fist to cancel 1 damage, max 1", "fight"),
    "cancel": ("any: cancel 1 damage", "fight"),
    "other-fog": ("fog of area I: area II instead", "fight"),
    "land-grown": ("when a terrain enters play: every explorer loses 1 life", "fight"),
    "pays-hope": ("pays 1 hope: influence +1", "home"),
    "fog-flipped": ("when a fog card is flipped: lose 1 life", "flip"),
    "recovery-price": ("recovery costs +1 life", "fight"),
    "recovery-size": ("recovery covers at most 1 card", "fight"),
    "recovery-place": ("recovered cards go under the deck", "fight"),
    "scenario-begun": ("when a scenario begins: every explorer gains 1 life", "home"),
    "scenario-ended": ("after the epilogue: every explorer loses 1 life", "home"),
    "instead-of-a-pass": ("instead of a pass, the players may every explorer loses 1 life", "duty"),
    "leader": ("only each other involved may be active", "fight"),
    "turn-ended": ("at the end of every turn: lose 1 life", "turn"),
    "icon-ban": ("flag may not be spent", "fight"),
    "no-joining": ("nobody may join", "fight"),
    "forced-in": ("when forced into any: every explorer loses 1 life", "duty"),
    "instead-of-failure": ("instead of failing any: may lose 1 life", "fail"),
    "skip-failure": ("skip the failure", "fail"),
}
"""For each kind of ability one of it, and what is played to see whether something comes of it."""
WANTED = (
    "check-symbol/spark", "spend-hope", "instead", "select", "apply", "convert", "pay", "use", "help", "turn-failure",
)  # fmt: skip
PLAIN = ("set-out", "banish/glove", "reveal", "keep", "perform", "done", "accept", "join", "banish")


def written(ability: str, places: list[str], leg: str) -> str:
    """The cards of the table, with this ability in these places."""
    said = f"{{{ability}}}" if ability.startswith("one-of") else f'"{ability}"'
    effects = {place: said if place in places else "" for place in PLACES["citadel"]}
    effects["elsewhere"] = effects["modifiers"] if leg != "duty" else ""
    effects["glen"] = effects["terrain"] if leg != "duty" else ""
    effects["difficulty"] = "9" if leg == "fail" else "1"
    effects["mandatory"] = "true" if leg == "duty" else "false"
    return TABLE % effects


def laid(text: str):
    """The table: in every place a card that could bear the ability; two players together."""
    game = citadel_table(
        text,
        players=2,
        at="den",
        board={(-1, 0): "gate"},
        page="first",
        deck=["twitch", "fist", "star", "star#2", "star#5", "star#6", "star#7", "flag"],
        pile=["star#3", "star#4", "star#8", "star#9"],
        hand=["knack", "glove"],
        hands={1: ["cheer"]},
        purse=["purse"],
        quests=["relic"],
        globals_=["tide"],
        life=60,
    )
    game.move(card(game, PEOPLE[0]), tabletop.OUT)
    game.move(card(game, "edda"), zones.CHARACTER)
    game.move(card(game, "chart"), zones.WORLD_MAP)
    play(game, "check a box of inn, then list the side quest ring, then initiate the side quest ring")
    leaflet.check_symbol(game, card(game, "flame"))
    return game


def seen(game, trail: list) -> None:
    """Note what is asked and offered, and the numbers that players see."""
    numbers = [
        (limits.hand_limit(game, seat), limits.weight_limit(game, seat), recovery.price(game, seat, 1))
        for seat in range(2)
    ]
    asked = game.pending_name()
    trail.append((asked, sorted(offered(game)), sorted(standing(game)), numbers, tuple(game.registers)))


def follow(game, trail: list) -> None:
    """Answer until the next turn: use whatever can be used, recover and draw three more before the cards are revealed."""
    draws = 0
    recovered: set[int] = set()
    done: set[str] = set()
    for _ in range(60):
        seen(game, trail)
        question = game.pending()
        if question is None or isinstance(question, ChooseAction):
            return
        ids = offered(game)
        if "draw" in ids and draws % 4 == 0 and draws not in recovered and "recovery/s1" in standing(game):
            choose(game, "recovery/s1")
            seen(game, trail)
            choose(game, [found for found in offered(game) if found.startswith("recover/")][-1])
            recovered.add(draws)
            continue
        if "draw" in ids:
            draws += 1
            choose(game, "reveal" if draws % 4 == 0 else "draw")
            continue
        wanted = [verb for verb in WANTED if verb not in done or verb != "instead"]
        picked = [found for verb in (*wanted, "count", *PLAIN) for found in ids if found.startswith(verb)]
        done.add((picked + ids)[0].split("/")[0])
        choose(game, (picked + ids)[0])
    raise AssertionError("the leg does not end")


def begin(game, trail: list, verb: str) -> None:
    seen(game, trail)
    if options := [found for found in offered(game) if found.startswith(verb)]:
        choose(game, options[0])
        follow(game, trail)


def beside(game, trail: list, verb: str) -> None:
    """Do what may be done beside an action, if it is there."""
    seen(game, trail)
    if options := [found for found in (*offered(game), *standing(game)) if found.startswith(verb)]:
        choose(game, options[0])


def pass_by(game, place: str) -> None:
    """Let the event or the paragraph come that demands a fight; the event, where the ability stands in no paragraph."""
    play(game, "read 5" if place == "paragraph" else "take 305")


def leg_of(game, leg: str, place: str, trail: list) -> None:
    """Play what this kind of ability is about."""
    if leg in ("fight", "fail", "follow") and place in PASSING:
        pass_by(game, place)
    elif leg in ("fight", "fail"):
        begin(game, trail, "fight")
    elif leg == "turn":
        begin(game, trail, "think" if place == "temporary event" else "fight")
    elif leg == "follow":
        begin(game, trail, "fight/s2")
    elif leg == "run" and place in ("permanent event", *PASSING):
        agenda.arrivals(game, (0,), card(game, "den"))
        pass_by(game, place)
    elif leg == "run":
        begin(game, trail, "run")
    elif leg == "free-use":
        beside(game, trail, leg)
    elif leg == "give-away":
        play(game, "put 012 east of your terrain and go there", you=1)
        beside(game, trail, leg)
    elif leg == "flip":
        begin(game, trail, "pathfind")
    elif leg == "enter" and place in BEARERS:
        filing.put_back(game, card(game, BEARERS[place]))
        number = {"terrain": 12, "permanent event": 14, "purse": 15}.get(place, 0) or {
            "quest item": 16,
            "global event": 17,
            "world map": 18,
        }[place]
        play(game, "put 012 east of your terrain" if place == "terrain" else f"take {number:03}")
    elif leg == "leave" and place in BEARERS:
        if place == "terrain":
            play(game, "put 012 east of your terrain")
        filing.discard(game, card(game, BEARERS[place]))
        play(game, "nothing")
    elif leg == "note":
        for bearer in range(len(game.where)):
            markers.note(game, bearer, 30)
        play(game, "take 030")
    elif leg == "fall":
        for one in (*game.zones[zones.DECKS], *game.zones[zones.DISCARD_PILES]):
            game.move(one, tabletop.OUT)
        if place in PASSING:
            pass_by(game, place)
        play(game, "lose 60 life")
    elif leg == "save":
        choose(game, "save-game")
    elif leg == "home":
        play(game, "the scenario ends")
    elif leg == "duty":
        if place in PASSING:
            pass_by(game, place)
        else:
            agenda.arrivals(game, (0, 1), card(game, "den"))
            play(game, "nothing")
    follow(game, trail)


def place_of(definition) -> str:
    """In which place a card of the table bears its abilities."""
    if definition.kind == SKILL:
        return "reflex" if definition.skill == REFLEX else "skill"
    return FAMILIES[definition.kind]


ANEW = (
    ("card-taken", "temporary event"),  # it answers in two turns: its own coming, and what its fight brings
    ("fallen", "skill"),  # it has left the hand before it answers, and is a new card
)
"""Where an effect that was used already may answer all the same."""
IDLE = "selected in any: nothing"
"""What lets a Purse card be selected and does no more."""
ALL = with_variants(KINDS, brim(), "lose 1 life")
"""Each also with `must`, with `may` and with a price, as far as it can be written so."""
GROUND = Ground("citadel", brim, ALL, written, laid, leg_of, place_of, "glove")

LIMITS = ("hand-limit", "weight-limit")
"""What changes numbers that players see, and nothing by itself."""


def test_every_kind_of_ability_is_tried():
    """A new one gets a line here."""
    assert abilities("citadel") == sorted(KINDS)


@rule("T-GEN-02", "T-TRAIT-01", "T-CONS-09")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_an_ability_works_where_the_loader_lets_it_stand(kind):
    """What is left in the end with it and without it differs, in every such place."""
    ability, leg = ALL[kind]
    places = open_places("citadel", kind)

    without_effect = ignored if kind in LIMITS else idle
    assert without_effect(GROUND, laid(written(ability, places, leg)), places, leg) == []
    if "purse" in places and kind != "selected":  # that it can be selected is not enough
        assert _in_a_purse(ability, leg) != _in_a_purse(IDLE, leg)


def _in_a_purse(ability: str, leg: str) -> str:
    return played(GROUND, laid(written(ability, ["purse"], leg)), "purse", leg, "purse")


@rule("T-GEN-02")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_a_condition_is_judged_wherever_its_ability_may_stand(kind):
    """One that is never met leaves everything as it would be without the ability."""
    places = open_places("citadel", kind)
    ability, leg = narrowed(GROUND, kind, "when", f"if {NEVER}"), ALL[kind][1]
    if not ability:
        return
    unmet = ignored(GROUND, laid(written(ability, places, leg)), places, leg)
    if (
        "purse" in places and "purse" not in unmet
    ):  # it can be selected, for its types match; nothing comes of that
        assert _in_a_purse(ability, leg) == _in_a_purse(IDLE, leg)
        unmet.append("purse")
    assert sorted(unmet) == sorted(places)


@rule("T-GEN-02")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_once_per_turn_is_obeyed_wherever_its_ability_may_stand(kind):
    """What was used in this turn already is not there."""
    places = open_places("citadel", kind)
    ability, leg = narrowed(GROUND, kind, "once", "once per turn"), ALL[kind][1]
    if ability:
        answered_anew = {place for which, place in ANEW if which == term_of(kind)}
        assert _spent(written(ability, places, leg), places, leg) == {*places} - answered_anew


@rule("T-GEN-02")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_once_per_scenario_is_obeyed_wherever_its_ability_may_stand(kind):
    """What was used in this scenario already is not there, until the next one begins."""
    places = open_places("citadel", kind)
    ability, leg = narrowed(GROUND, kind, "scenario", "once per scenario"), ALL[kind][1]
    if ability:
        game = laid(written(ability, places, leg))
        spend_for_scenario(game)
        assert sorted(ignored(GROUND, game, places, leg)) == sorted(places)
        memory.forget(game, memory.SCENARIO)
        assert ignored(GROUND, game, places, leg) == []


def _spent(text: str, places: list[str], leg: str) -> set[str]:
    """Where nothing comes of an effect that was used in the turn of its leg, be that this one or the next."""
    found: set[str] = set()
    for turns in (1, 2):
        game = laid(text)
        spend(game, turns)
        found.update(ignored(GROUND, game, places, leg))
    return found


@rule("T-GEN-02", "T-GEAR-13", "T-RES-21", "T-RUL-26")
@pytest.mark.parametrize("kind", ALL)
def test_an_ability_is_refused_where_nothing_would_come_of_it(kind):
    """The loader says why, once for each card that bears it."""
    ability, leg = ALL[kind]
    places = barred_places("citadel", kind)

    faults = refused(written(ability, places, leg))

    for place in places:
        assert any(reason_against(term_of(kind), "citadel", place) in fault for fault in faults), place
    assert all("misplaced-ability: nothing would come of this" in fault for fault in faults)


AT_ONCE = ("between-actions",)
"""What is done by the answer itself, without a step; it is taken outside every action, as its question is."""


# -- when it does something, and what it needs then ------------------------------------------------


@rule("T-GEN-02")
@pytest.mark.parametrize("kind", shared_out(deeds(ALL)))
def test_an_ability_does_what_stands_in_it_at_its_moment(kind, monkeypatch):
    """In every place; what the lexicon says to be there is there, and what it says never to be is not."""
    (ability, leg), places = ALL[kind], open_places("citadel", kind)
    game = laid(written(ability, places, leg))

    known = of_abilities(book_of(game), "citadel")
    left, noted = undone(
        places, lambda place: played(GROUND, game, place, leg, place), known, term_of(kind), monkeypatch
    )
    assert left == [] or term_of(kind) in AT_ONCE
    assert mistaken(noted, known) == set()


@rule("T-GEN-02")
@pytest.mark.parametrize("kind", shared_out(deeds(ALL)))
def test_a_word_does_something_where_what_it_needs_is_there(kind, monkeypatch):
    """In the middle of an action each word that speaks of one has a part in it."""
    assert unread(GROUND, kind, monkeypatch) == []


@rule("T-GEN-02")
@pytest.mark.parametrize("word", shared_out(needing("citadel")))
def test_a_word_is_refused_where_what_it_needs_is_never_there(word):
    """And nowhere else."""
    assert misjudged(GROUND, word, refused) == []
