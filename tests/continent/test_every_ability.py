"""Every kind of ability in every place of the Continent: it changes what happens there, or the loader refuses it."""

import pytest

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
    term_of,
    with_variants,
)
from fogbound.rules.common import agenda, filing, markers, tabletop
from fogbound.rules.common import book as kinds_of_card
from fogbound.rules.common.book import book_of
from fogbound.rules.common.lexicon import reason_against
from fogbound.rules.common.standing_places import PLACES
from fogbound.rules.continent import life, limits
from fogbound.rules.continent import table as zones
from fogbound.rules.continent.turn import ChooseTurn
from playing import base, card, choose, offered, play, refused, standing, table
from rulebook import rule

CLIMB = """climb: {mandatory: %(mandatory)s, lock: %(lock)s, cost: 3, difficulty: %(difficulty)s,
      modifiers: [%(modifiers)s], success: %(success)s, failure: %(failure)s}"""
LAND = f"""
- {{clue: cause, start: 0, effects: [%(clue)s]}}
- {{curse: cause-curse, of: cause, copies: 2, effects: [%(curse)s]}}
- {{satchel: rucksack, hand: [9, 9, 9, 9], dice: [4, 3, 2, 2], stack: [4, 3, 3, 2]}}
- {{character: edda, effects: [%(character)s]}}
- {{character: fulk}}
- {{skill: knack, effects: [%(skill)s]}}
- {{skill: glove, effects: ["climb: cost -1"]}}
- {{skill: turn, strip: {{stars: 1, sevens: 1}}, craft: {{cost: 0}},
   item: {{durability: 2, keywords: [hook], effects: [%(crafted item)s]}}}}
- {{skill: turned, own: fulk, effects: [%(skill)s]}}
- number: 10
  uid: den
  back: green
  kind: terrain
  area: I
  arrows: {{north: 13}}
  effects: [%(terrain)s]
  actions:
    - {CLIMB}
    - run: {{modifiers: [%(elsewhere)s], success: put 012 east of your terrain and go there}}
    - search: {{modifiers: [%(elsewhere)s], success: explore}}
    - think: {{lock: true, success: take 305}}
- {{number: 12, uid: glen, back: green, kind: terrain, area: I, arrows: {{east: 13}}, effects: [%(glen)s]}}
- {{number: 13, uid: moor, back: green, kind: terrain, area: I}}
- {{number: 14, uid: gate, back: green, kind: permanent event, placement: [east], effects: [%(permanent event)s],
   actions: [study: {{mandatory: %(mandatory)s}}]}}
- {{number: 16, uid: relic, back: green, kind: quest item, banner: {{bell: 1}}, effects: [%(quest item)s]}}
- {{number: 17, uid: cord, back: green, kind: item, durability: 2, keywords: [rope], effects: [%(item)s]}}
- {{number: 18, uid: gloom, back: green, kind: state, title: gloom, effects: [%(state)s]}}
- {{number: 19, uid: boon, back: green, kind: bonus, effects: [%(bonus)s]}}
- {{number: 31, uid: find, back: green, kind: quest item}}
- {{number: 32, uid: other-find, back: green, kind: quest item}}
- number: 305
  uid: beast
  back: green
  kind: temporary event
  effects: [%(temporary event)s]
  text: take 005
  actions:
    - {CLIMB}
"""
FAMILIES = {
    kinds_of_card.TERRAIN: "terrain",
    kinds_of_card.PERMANENT: "permanent event",
    kinds_of_card.TEMPORARY: "temporary event",
    kinds_of_card.ITEM: "item",
    kinds_of_card.QUEST: "quest item",
    kinds_of_card.STATE: "state",
    kinds_of_card.BONUS: "bonus",
    kinds_of_card.SKILL: "skill",
    kinds_of_card.CURSE: "curse",
    kinds_of_card.CHARACTER: "character",
    kinds_of_card.CLUE: "clue",
    kinds_of_card.SATCHEL: "satchel",
}
BEARERS = {
    "terrain": "glen", "permanent event": "gate", "item": "cord", "crafted item": "turn", "quest item": "relic",
    "state": "gloom", "bonus": "boon", "skill": "knack", "curse": "cause-curse", "character": "edda",
    "clue": "cause",
}  # fmt: skip

KINDS = {
    "action-ended": ("at the end of any: lose 1 card", "climb"),
    "action-failed": ("after a failed any: lose 1 card", "fail"),
    "arrived": ("when you arrive: lose 1 card", "run"),
    "entered": ("when this enters play: lose 1 card", "enter"),
    "left": ("when this leaves play: lose 1 card", "leave"),
    "between-actions": ("between actions: may lose 1 card", "free-use"),
    "hand-limit": ("hand limit -1", "climb"),
    "item-limit": ("item limit -1", "climb"),
    "stack-limit": ("cards per item -1", "climb"),
    "vital-loss-change": ("vital loss +1", "climb"),
    "experience-change": ("experience from events +1", "event"),
    "counts-as-state": ("skills in any hand count for vital loss", "climb"),
    "banner-off": ("the banner of quest items under the satchel is off", "banner"),
    "ignored": ("the text of skills in your hand is ignored", "climb"),
    "no-involvement": ("never involved in any", "climb"),
    "no-joining": ("nobody may join", "climb"),
    "forced-in": ("when forced into any: lose 1 card", "duty"),
    "leader": ("only each other involved may be active", "climb"),
    "cost": ("any: cost -1", "climb"),
    "difficulty": ("any: difficulty -1", "climb"),
    "stars": ("any: 1 star", "climb"),
    "star-per-seven": ("any: star per seven", "climb"),
    "unlock": ("any: ignore the lock", "lock"),
    "towards-company": ("any: cost -1 towards company", "company"),
    "second-skill": ("any: keep a second skill", "climb"),
    "before-draw": ("any: before the draw, may lose 1 card", "climb"),
    "before-reveal": ("any: before the reveal, may lose 1 card", "climb"),
    "after-reveal": ("any: after the reveal, may lose 1 card", "climb"),
    "on-success": ("any: on success, may lose 1 card", "win"),
    "most-extra": ("at most 0 additional cards", "climb"),
    "instead-of-failure": ("instead of failing any: may lose 1 card", "fail"),
    "skip-failure": ("skip the failure", "fail"),
    "one-of": (
        'one-of: ["any: 1 star, price: lose 1 card", "any: cost -1, price: lose 1 card"]',
        "climb",
    ),
    "fog-flipped": ("when a fog card is flipped: lose 1 card", "flip"),
    "other-fog": ("fog of area I: area II instead", "win"),
    "land-grown": ("when a terrain enters play: lose 1 card", "win"),
    "noted-lead-to": ("noted numbers lead to 032", "note"),
    "card-taken": ("when a card has been taken: lose 1 card", "climb"),
    "turn-ended": ("at the end of every turn: lose 1 card", "climb"),
    "state-gained": ("when you have taken a state: lose 1 card", "fail"),
    "prevent-state": ("instead of taking a state: lose 1 card", "fail"),
    "camp-cleared": ("at camp: lose 1 card", "camp"),
    "camp-resumed": ("after camp: lose 1 card", "camp"),
    "breaking": ("when this breaks: lose 1 card", "break"),
    "instead-of-defeat": ("instead of defeat by a curse: take 108", "defeat"),
    "drawn-curse": ("instead of discarding a curse titled cause drawn: put it into your hand", "cursed"),
    "spared": ("any: using this item costs no durability", "climb"),
}
"""For each kind of ability one of it, and what is played to see whether something comes of it."""
WANTED = ("use-item", "apply", "turn-failure", "use", "free-use", "new-item", "keep/")
PLAIN = ("join", "accept", "done", "reveal", "go-on", "take-in-hand")


def written(ability: str, places, leg: str) -> str:
    said = f"{{{ability}}}" if ability.startswith("one-of") else f'"{ability}"'
    effects = {place: said if place in places else "" for place in PLACES["continent"]}
    effects["elsewhere"] = effects["modifiers"] if leg != "duty" else ""
    effects["glen"] = effects["terrain"] if leg != "duty" else ""
    effects["difficulty"] = {"fail": "9", "defeat": "9", "win": "0", "banner": "0", "flip": "0"}.get(leg, "3")
    effects["success"] = {
        "company": "move",
        "banner": "take 031 with bell",
        "flip": "explore",
    }.get(leg, "[take 031, put 012 east of your terrain]")
    effects["failure"] = {
        "defeat": "lose 40 cards",
        "break": "wear 9",
    }.get(leg, '[take 105, "if rope was used: nothing", "if hook was used: nothing"]')
    effects["lock"] = "true" if leg == "lock" else "false"
    effects["mandatory"] = "true" if leg == "duty" else "false"
    return LAND % effects


def laid(text: str):
    game = table(
        text,
        characters=("edda", "fulk"),
        clues=("cause",),
        at="den",
        board={(-1, 0): "gate"},
        deck=["turn", "star", "seven", "star#2", "blank", "blank#2", "left", "blank#3", "blank#4", "right"],
        pile=["star#3", "star#4", "blank#5", "blank#6", "blank#7", "blank#8", "common-curse"],
        hands={0: ["gloom", "boon", "knack", "glove", "cause-curse"], 1: ["turned"]},
        items=[(["cord"], 2)],
        satchel=["relic"],
    )
    game.move(card(game, "turn"), game.new_zone(zones.ITEM_COLUMN, 0, 2))
    return game


def seen(game, trail: list) -> None:
    numbers = [
        (
            limits.hand_limit(game, seat),
            limits.item_limit(game, seat),
            limits.stack_limit(game, seat),
            life.vital_loss(game, seat),
        )
        for seat in range(2)
    ]
    trail.append(
        (game.pending_name(), sorted(offered(game)), sorted(standing(game)), numbers, tuple(game.registers))
    )


def follow(game, trail: list) -> None:
    done: set[str] = set()
    for _ in range(80):
        seen(game, trail)
        question = game.pending()
        if question is None or isinstance(question, ChooseTurn):
            return
        ids = offered(game)
        if "draw" in ids and "draw" not in done:
            done.add("draw")
            choose(game, "draw")
            continue
        picked = [found for verb in (*WANTED, *PLAIN) for found in ids if found.startswith(verb)]
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


def leg_of(game, leg: str, place: str, trail: list) -> None:
    inside = place == "temporary event"
    if leg == "company":
        play(game, "put 012 east of your terrain and go there", you=1)
        begin(game, trail, "think/s1" if inside else "climb/s1")
    elif leg in ("climb", "fail", "lock", "win", "banner", "defeat", "cursed", "flip"):
        if leg == "cursed":
            game.move(card(game, "cause-curse#2"), zones.ACTION_DECK)
        begin(game, trail, "think" if inside else "climb")
    elif leg == "event":
        play(game, "take 305")
    elif leg == "free-use":
        beside(game, trail, leg)
    elif leg == "run" and place in ("permanent event", "temporary event"):
        agenda.arrivals(game, (0,), card(game, "den"))
        play(game, "take 305")
    elif leg == "run":
        begin(game, trail, "run")
    elif leg == "enter" and place in BEARERS:
        bearer = card(game, BEARERS[place])
        filing.put_back(game, bearer)
        if place == "crafted item":
            game.move(bearer, tabletop.HANDS)
            play(game, "nothing")
            begin(game, trail, "craft/s1/turn")
        elif place == "terrain":
            play(game, "put 012 east of your terrain")
        elif place in ("skill", "curse"):
            play(game, f"put the card called {BEARERS[place]} anywhere into your hand")
        elif place not in ("character", "clue"):
            play(game, f"take {book_of(game).cards[bearer].number:03}")
    elif leg == "leave" and place in BEARERS:
        if place == "terrain":
            play(game, "put 012 east of your terrain")
        filing.discard(game, card(game, BEARERS[place]))
        play(game, "nothing")
    elif leg == "note":
        for bearer in range(len(game.where)):
            markers.note(game, bearer, 31)
        play(game, "take 031")
    elif leg == "camp":
        choose(game, "camp")
    elif leg == "break":
        play(game, "wear 9")
    elif leg == "duty":
        if inside:
            play(game, "take 305")
        else:
            agenda.arrivals(game, (0, 1), card(game, "den"))
            play(game, "nothing")
    follow(game, trail)


def place_of(definition) -> str:
    """In which place a card of the table bears its abilities."""
    return FAMILIES[definition.kind]


ANEW = {"camp-cleared", "camp-resumed"}
"""Kinds whose effects may answer again: what was used in a turn is forgotten at camp."""
ALL = with_variants(KINDS, base(), "lose 1 card")
"""Each also with `must`, with `may` and with a price, as far as it can be written so."""
GROUND = Ground("continent", base, ALL, written, laid, leg_of, place_of, "glove")

LIMITS = ("hand-limit", "item-limit", "stack-limit", "banner-off")
"""What changes numbers that players see, or what is offered, and nothing by itself."""


def test_every_kind_of_ability_is_tried():
    """A new one gets a line here."""
    assert abilities("continent") == sorted(KINDS)


@rule("C-CARD-19", "C-CARD-16")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_an_ability_works_where_the_loader_lets_it_stand(kind):
    """What is left in the end with it and without it differs, in every such place."""
    ability, leg = ALL[kind]
    places = open_places("continent", kind)

    without_effect = ignored if kind in LIMITS else idle
    assert without_effect(GROUND, laid(written(ability, places, leg)), places, leg) == []


@rule("C-CARD-19")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_a_condition_is_judged_wherever_its_ability_may_stand(kind):
    """One that is never met leaves everything as it would be without the ability."""
    places = open_places("continent", kind)
    ability, leg = narrowed(GROUND, kind, "when", f"if {NEVER}"), ALL[kind][1]
    if ability:
        assert ignored(GROUND, laid(written(ability, places, leg)), places, leg) == places


@rule("C-CARD-19")
@pytest.mark.parametrize("kind", shared_out(ALL))
def test_once_per_turn_is_obeyed_wherever_its_ability_may_stand(kind):
    """What was used in this turn already is not there."""
    places = open_places("continent", kind)
    ability, leg = narrowed(GROUND, kind, "once", "once per turn"), ALL[kind][1]
    if ability and term_of(kind) not in ANEW:
        assert _spent(written(ability, places, leg), places, leg) == {*places}


def _spent(text: str, places: list[str], leg: str) -> set[str]:
    """Where nothing comes of an effect that was used in the turn of its leg, be that this one or the next."""
    found: set[str] = set()
    for turns in (1, 2):
        game = laid(text)
        spend(game, turns)
        found.update(ignored(GROUND, game, places, leg))
    return found


@rule("C-CARD-19")
@pytest.mark.parametrize("kind", ALL)
def test_an_ability_is_refused_where_nothing_would_come_of_it(kind):
    """The loader says why, once for each card that bears it."""
    ability, leg = ALL[kind]
    places = barred_places("continent", kind)

    faults = refused(written(ability, places, leg))

    for place in places:
        assert any(reason_against(term_of(kind), "continent", place) in fault for fault in faults), place
    assert all("misplaced-ability: nothing would come of this" in fault for fault in faults)


AT_ONCE = ("between-actions",)
"""What is done by the answer itself, without a step; it is taken outside every action, as its question is."""


# -- when it does something, and what it needs then ------------------------------------------------


@rule("C-CARD-19")
@pytest.mark.parametrize("kind", shared_out(deeds(ALL)))
def test_an_ability_does_what_stands_in_it_at_its_moment(kind, monkeypatch):
    """In every place; what the lexicon says to be there is there, and what it says never to be is not."""
    (ability, leg), places = ALL[kind], open_places("continent", kind)
    game = laid(written(ability, places, leg))

    known = of_abilities(book_of(game), "continent")
    left, noted = undone(
        places, lambda place: played(GROUND, game, place, leg, place), known, term_of(kind), monkeypatch
    )
    assert left == [] or term_of(kind) in AT_ONCE
    assert mistaken(noted, known) == set()


@rule("C-CARD-19")
@pytest.mark.parametrize("kind", shared_out(deeds(ALL)))
def test_a_word_does_something_where_what_it_needs_is_there(kind, monkeypatch):
    """In the middle of an action each word that speaks of one has a part in it."""
    assert unread(GROUND, kind, monkeypatch) == []


@rule("C-CARD-19")
@pytest.mark.parametrize("word", shared_out(needing("continent")))
def test_a_word_is_refused_where_what_it_needs_is_never_there(word):
    """And nowhere else."""
    assert misjudged(GROUND, word, refused) == []
