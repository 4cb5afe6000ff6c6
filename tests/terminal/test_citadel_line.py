"""The line client with a game of the Citadel: set-up, pages, dialogues, odds, saving, going on later."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fogbound.rules.citadel import table as zones
from fogbound.rules.citadel.dialogue import UNHURRIED
from fogbound.rules.common.setup import Setup
from keyboard import Keyboard, quay_in
from rulebook import rule

PACKS = Path(__file__).parent.parent / "packs"
LAMPLIGHT = str(PACKS / "lamplight")
PAGES = ["board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet", "place", "recap", "help"]
LOOKING = [*PAGES, "why", "odds", "more", "why 1", "odds 1", "rules chain", "read 10", "look hook"]
WIDTH = 90


def at_table(pack: str, players: int = 1, lang: str = "en", seed: int = 1) -> Keyboard:
    """A keyboard at a table with free seats, at which nobody is hurried."""
    setup = Setup(players=players, chairs=4, options=UNHURRIED)
    found = Keyboard(pack, setup, lang, seed, WIDTH)
    found.client.begin()
    return found


@pytest.fixture
def harbour() -> Keyboard:
    return at_table(LAMPLIGHT).to_the_turn()


# -- playing ---------------------------------------------------------------------------------------


@rule("T-SETUP-03")
def test_characters_are_chosen_in_play():
    """Until then players are numbered; Skills are read out once when they are first offered."""
    keyboard = at_table(LAMPLIGHT, players=2)

    said = keyboard.type("1", "1", "1", "1")

    assert "Player 1: Whom do you play?" in said
    assert "Player 1 plays Wren." in said
    assert said.count("Result area") <= len(set(re.findall(r"Take (\w+)", said)))


def test_nobody_carries_anything_before_they_are_somebody():
    """A page with nothing on it says so."""
    assert "You carry nothing yet; choose your characters first." in at_table(LAMPLIGHT).type("purse")


def test_the_purse_is_found_under_items_too():
    """That is what a newcomer types, in either language."""
    for word in ("items", "objets"):
        assert "You carry nothing yet" in at_table(LAMPLIGHT).type(word)


def test_an_action_in_plain_text(harbour):
    """Turn, cost, drawing on, what was revealed and what was needed."""
    said = harbour.type("dig", "draw", "reveal")

    assert "1 more card" not in said
    assert "2 cards drawn, 1 success needed. One more?" in said
    assert "draws" not in said
    assert "3 cards drawn, 1 success needed. One more?" in said
    assert "Revealed: " in said
    assert re.search(r"(Success|Failure): (no|\d) success(es)?, 1 needed\.", said)


@rule("T-DRAW-07")
def test_more_cards_than_there_are_is_as_many_as_there_are(harbour):
    """An empty deck is told by the question that follows."""
    said = harbour.type("dig", "draw 999999999999999")

    assert "Your deck is empty. Do you reveal the" in said


@rule("T-INFO-08")
def test_fog_is_named_by_its_side(harbour):
    """Its actions are options with cost, a way of the place, and an answer in the recap."""
    said = harbour.type("place", "pathfind north", "reveal", "recap")

    assert "Pathfind – the fog to the north: cost 1" in said
    assert "north, fog (Pathfind)" in said
    assert "chose “Pathfind” in the fog." in said or "Pathfind – " in said


@pytest.mark.parametrize(
    ("lang", "way", "said"),
    [
        ("en", "north", "1 card drawn, 1 success needed."),
        ("en", "n", "1 card drawn, 1 success needed."),
        ("en", "N1", "1 card drawn, 1 success needed."),
        ("en", "E1", "Slip came out of the fog."),
        ("fr", "nord", "1 carte est piochée, il faut 1 succès."),
        ("fr", "est", "Le brouillard s’est levé sur Slip."),
    ],
)
def test_fog_is_explored_by_its_side(lang, way, said):
    """A side or a place that is typed takes the action on the back of the fog there."""
    assert said in at_table(LAMPLIGHT, lang=lang).to_the_turn().type(way)


@pytest.mark.parametrize(
    ("lang", "look", "said"),
    [
        ("en", "look north", "The fog to the north On the back: "),
        ("en", "look fog", "The fog to the north On the back: "),
        ("fr", "regarder brouillard nord", "Le brouillard au nord Au dos : "),
    ],
)
@rule("T-INFO-08")
def test_the_back_of_the_fog_can_be_looked_at(lang, look, said):
    """By its side or all around; nothing is shown where there is none."""
    keyboard = at_table(LAMPLIGHT, lang=lang).to_the_turn()

    assert said in keyboard.type(look)
    assert said not in keyboard.type("look nowhere")


@rule("T-DLG-01", "T-DLG-02", "T-INFO-10")
def test_a_dialogue_is_read_with_its_replies(harbour):
    """Used replies are shown as such; what told of a side quest can be read again, nothing else can."""
    said = harbour.type("talk", "reveal", "ask", "read", "why")

    assert "> What do you do? 1. pay" in said
    assert "chooses" not in said
    assert "The side quest Smugglers was noted on the leaflet." in said
    assert "(ask: said already)" in said
    assert "it has been said already (T-DLG-02)" in said
    said = harbour.type("leave", "quests", "read 10", "read 20")
    assert "Smugglers (paragraph 10; type “read 10”)" in said
    assert "You cannot read paragraph 20 now." in said


QUAY = """\
- page: dawn
  life: [9, 9, 9, 9]
  goals: {lamp: null}
  setup: [make characters, set out from 001]
  enlist: [each involved picks a character, each involved takes your own skills]
  epilogue: read 6
- {paragraph: 6}
- {number: 3, uid: plan, back: green, kind: world map, slot: A1, effects: ["when a card has been taken: gain 1 life"]}
- {number: 2, uid: rope, back: green, kind: quest item, copies: 2}
- {page: dusk, booklet: night, tremor: 0}
- {character: wren, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {character: auk, hand: [4, 3, 3, 2], most-weight: [6, 5, 5, 4]}
- {symbol: candle, text: "the players choose an explorer: gain the skill flinch"}
- {skill: flinch, advanced: true}
- {skill: keel, effects: ["lift: cost -1"]}
- {skill: oar, effects: ["swim: cost -1"]}
- {skill: keen, own: wren, copies: 8}
- {skill: calm, own: auk, copies: 8}
- number: 1
  uid: quay
  back: green
  kind: terrain
  actions:
    - listen: {success: read 7}
    - talk: {success: read 8}
    - run: {success: the scenario ends}
    - climb: {if: the players is at least 2, success: read 8}
    - lift: {success: [take 002]}
    - swim: {success: [gain the skill keel, exchange up to 1 skill]}
    - observe: {success: insert plan into the map}
    - dig: {success: the threat is overcome}
- {paragraph: 7, text: [{if: 7 was read, then: read 9 instead}, reach the goal lamp]}
- {paragraph: 9}
- {paragraph: 8, asks: each, replies: {left: {}, right: {}}}
"""


@pytest.fixture(scope="module")
def quay(tmp_path_factory) -> str:
    """A pack with two paragraphs: one has a title, the other asks everybody alone."""
    home = Path(
        quay_in(tmp_path_factory.mktemp("packs"), "listen, talk, run, dig, climb, lift, observe, swim", QUAY)
    )
    (home / "text" / "en").mkdir(parents=True)
    (home / "text" / "en" / "quay.ftl").write_text(
        "card-p007 = What the gull said\n    .flavour = A gull speaks of rain.\n"
        "card-rope = A rope\n    .flavour = It smells of tar.\n"
        "card-p009 = The gull again\n    .flavour = It says no more.\n"
    )
    manifest = home / "pack.yaml"
    manifest.write_text(manifest.read_text().replace("languages: []", "languages: [en]"))
    return str(home)


@pytest.mark.slow
def test_a_passage_is_read_at_once_or_after_its_title(quay):
    """What answers a reply follows it: neither the reply nor who reads is said again."""
    said = at_table("selvage", lang="fr").type("1", "Ida", "1", "1")
    assert "Vous jouez Ida Marl. Sur l’appui de la fenêtre, Dorcas" in said
    assert "3. Se mettre en route > « Neuf cents pas" in said
    assert "a lu un passage" not in said

    said = at_table(quay).to_the_turn().type("listen", "reveal")
    assert "Wren read “What the gull said”. A gull speaks of rain. Goal reached: lamp." in said


@rule("T-DLG-01")
def test_what_another_passage_replaces_is_not_read_out(quay):
    """Only the one that is read in its place is told of, then and in the recap."""
    keyboard = at_table(quay).to_the_turn()
    keyboard.type("listen", "reveal")

    said = keyboard.to_the_turn().type("listen", "reveal")

    assert "Wren read “The gull again”. It says no more." in said
    assert "What the gull said" not in said
    assert "rain" not in said


@pytest.mark.parametrize(
    ("lang", "recap", "ended", "stands"),
    [
        (
            "en",
            "recap",
            "Dawn was over; you were back at the Citadel.",
            "Wren is at the Citadel, between two scenarios.",
        ),
        (
            "fr",
            "récap",
            "Fin du scénario « Dawn » ; vous voilà de retour à la Citadelle.",
            "Wren se repose à la Citadelle, entre deux scénarios.",
        ),
    ],
)
@rule("T-SCN-04")
def test_between_scenarios_nobody_stands_on_the_board(quay, lang, recap, ended, stands):
    """The Board lies as it was left; what happened there last is that it was over."""
    keyboard = at_table(quay, lang=lang).to_the_turn()

    said = keyboard.type("run", "oui", "reveal", recap)

    assert ended in said
    assert stands in said


@pytest.mark.parametrize(
    ("lang", "look", "said"),
    [("en", "look", "Flinch: Advanced Skill."), ("fr", "regarder", "Flinch : Compétence avancée.")],
)
def test_a_skill_that_is_offered_can_be_read_before_it_is_taken(quay, lang, look, said):
    """Its text stands behind the option that names it, and it can be looked at."""
    keyboard = at_table(quay, lang=lang).to_the_turn()

    assert said in keyboard.type("run", "oui", "reveal")
    assert said.rpartition(": ")[2] in keyboard.type(f"{look} flinch")


@pytest.mark.parametrize(("players", "told"), [(1, 0), (2, 1)])
def test_what_the_number_of_players_rules_out_is_not_read_out(quay, players, told):
    """One alone does not hear of it; all of the card can still be read."""
    keyboard = at_table(quay, players).to_the_turn()

    assert keyboard.type("look quay").count("Climb") == told
    assert keyboard.type("exact quay").count("at least 2") == 1


def test_a_card_that_comes_again_is_told_by_its_title(quay):
    """Its prose is read out once in a game."""
    keyboard = at_table(quay).to_the_turn()

    assert "smells of tar" in keyboard.type("lift", "reveal")
    said = keyboard.to_the_turn().type("lift", "reveal")
    assert "A rope" in said
    assert "smells of tar" not in said
    assert "smells of tar" in keyboard.type("look rope")


@pytest.mark.parametrize(
    ("lang", "inserted", "applied"),
    [
        ("en", "Plan was added to the World Map. When a card", "Effect applied: Plan."),
        ("fr", "Ajout à la Mappemonde : Plan. Quand une carte", "Effet appliqué : Plan."),
    ],
)
def test_a_chart_is_read_out_and_what_it_does_from_there_is_told(quay, lang, inserted, applied):
    """Nobody looks at the World Map when something happens elsewhere."""
    keyboard = at_table(quay, lang=lang).to_the_turn()

    said = keyboard.type("observe", "reveal")
    assert inserted in said
    said = keyboard.to_the_turn().type("lift", "reveal")
    assert applied in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", r"Keel\. .*Lift: .*Oar"), ("fr", r"Keel\. .*Lift : .*Oar")],
)
@rule("T-DATA-04")
def test_what_a_skill_does_is_told_before_it_is_given_up(quay, lang, said):
    """What is given up is weighed up against what comes in exchange."""
    keyboard = at_table(quay, lang=lang).to_the_turn()

    assert re.search(said, keyboard.type("swim", "reveal", "1"))


def test_a_victory_is_told_once(quay):
    """The line with which the game closes says it all."""
    said = at_table(quay).to_the_turn().type_to_the_end("dig", "reveal")

    assert said.count("You have won") == 1
    assert said.count("Threat is overcome") == 1


def test_a_side_where_a_card_lies_that_is_no_place_leads_to_what_can_be_done_with_it():
    """It is not done at once, as it may be more than a walk."""
    out = at_table("selvage").type("1", "abel", "1", "set out", "south")

    assert "Did you mean 3. Go in (run) – Home" in out
    assert "No way leads there" not in out


def test_what_is_alike_is_told_in_one_line():
    """Skills of one, the way of all, what was taken and laid, and what each of them may do now."""
    said = at_table("selvage", players=2).type("1", "Ida", "Tam", "1", "1", "set out")

    assert "Ida gained the Skills Plod, Elbows, Thrift, Squint and Soup." in said
    assert "All of you went to The wicket." in said
    assert "takes The wicket" not in said
    assert "The wicket. The great gate" in said
    assert "takes Home" not in said
    assert "Home. The wicket stands ajar" in said
    assert "Ida/Tam: Who acts, and how?" in said
    assert re.search(r"\d/\d. Go in \(run\) – Home: cost 0", said)


def test_the_others_look_away_only_from_what_is_secret(quay):
    """The first Skills are chosen openly; where everybody chooses unseen, each is asked for it once."""
    said = at_table("selvage", players=2).type("1", "Ida", "Tam", "2", "1")
    assert "Choose five Skills from the shelf yourself" in said
    assert "nobody else can see" not in said

    said = at_table(quay, players=2).to_the_turn().type("2", "", "", "left", "", "right")
    assert said.count("nobody else can see the screen") == 2
    assert said.count("Nobody sees it before all have chosen.") == 3


@rule("T-INFO-11")
def test_a_word_of_the_glossary_is_explained_though_it_heads_a_card():
    """Side quests are called so on the leaflet, and the story marks the word; a card's own name comes first."""
    town = at_table("selvage")
    town.type("1", "Tam", "1", "2")  # how recoveries are paid, who, the five Skills, the bell nobody heard

    assert town.type("look side quest").startswith("> Something you may see to beside your goal")
    assert "The wether’s bell (Side quest)" in town.type("look wether’s bell")


def test_a_character_is_introduced_before_what_they_can_do():
    """Who they are comes first; what all of them have in common is left out."""
    asked = at_table("selvage").type("1")

    assert "1. Ida Marl. Mason. Built the north wall" in asked
    assert asked.index("takes it personally") < asked.index("Lift, fight: 1 fist for +1 success")
    assert "Skills in hand" not in asked


def test_the_odds_are_told_without_defeat(harbour):
    """For the options, for one of them by number of cards, and for the pass in progress."""
    said = harbour.type("odds", "odds 1")

    assert re.search(r"1\. Dig – .*: success \d+%", said)
    assert re.search(r"no more cards \(2 in all\): success \d+%", said)
    assert "defeat" not in said
    assert "1 more card (3 in all)" in harbour.type("dig", "odds")


def test_reasons_cite_the_rules_of_this_game(harbour):
    """Options and numbers rest on the Citadel's rules; `rules` searches them."""
    said = harbour.type("why 1", "why cost", "rules T-DRAW-01", "rules")

    assert "T-TURN-05" in said
    assert "T-DRAW-01 To find the cost" in said
    assert "or “rules T-DRAW”" in said
    assert "C-" not in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "The action is printed on the back of the fog card to the north",
                "+1: printed on the back of the fog",
            ),
        ),
        (
            "fr",
            (
                "L’action est imprimée sur le dos de la carte de brouillard au nord",
                "+1 : imprimé sur le dos de la",
            ),
        ),
    ],
)
@rule("T-INFO-08")
def test_an_action_in_the_fog_is_explained_by_the_back_of_its_card(lang, said):
    """What lies there has no name yet, but a side."""
    keyboard = at_table(LAMPLIGHT, lang=lang).to_the_turn()
    fog = next(
        at for at, (_, option) in enumerate(keyboard.client.offered_choices(), 1) if option.card is None
    )

    told = keyboard.type(f"why {fog}")

    assert all(part in told for part in said)


@pytest.mark.parametrize(
    ("lang", "rules", "said"),
    [
        ("en", "rules setup", "T-SETUP-"),
        ("en", "rules chain xyzzy", "more rules fit; another word narrows it down."),
        ("fr", "règles chaîne xyzzy", "autres règles conviennent ; précisez avec un mot de plus."),
    ],
)
def test_rules_are_found_by_some_of_the_words(lang, rules, said):
    """The best are read out, whichever of the words they fit; of the others the number is told."""
    told = at_table(LAMPLIGHT, lang=lang).to_the_turn().type(rules)

    assert said in told
    assert 1 <= len(re.findall(r"T-[A-Z]+-\d+ ", told)) <= 6


def test_saving_is_explained_and_asked_twice(harbour):
    """It is more than a pause; in the introduction it is refused (T-RUL-99)."""
    assert "You cannot save now." in harbour.type("save")
    assert "the bookmark lies on no page where you may save" in harbour.type("why")


def test_recovering_by_its_name(harbour):
    """`recover` asks how many cards; without a pile nobody can."""
    assert "Nobody can recover cards now." in harbour.type("recover")
    harbour.type("dig", "reveal")
    said = harbour.to_the_turn().type("recover")

    assert "How many cards do you recover?" in said
    assert "1. Recover 2 cards for 1 life point 2. Recover none" in said


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Your Action Deck is empty and you still owe 1 card: you must recover cards. How many?"),
        (
            "fr",
            "Votre pioche Action est vide et vous devez encore 1 carte : il faut récupérer des cartes. Combien ?",
        ),
    ],
)
@rule("T-RUL-02", "T-RUL-04")
def test_who_must_recover_is_told_why_and_offered_whole_lots(lang, asked):
    """What costs the same and brings fewer cards stands apart."""
    keyboard = at_table(LAMPLIGHT, lang=lang).to_the_turn()
    game = keyboard.table.game
    deck = game.zones[zones.DECKS]
    for card in deck[1:]:
        game.move(card, zones.DISCARD_PILES)

    said = keyboard.type("1")

    assert asked in said
    assert [option.n for _, option in keyboard.client.offered_choices()] == [2, 4, 6, 7]


def test_an_answer_is_taken_back(harbour):
    """As long as neither chance nor hidden cards have spoken."""
    said = harbour.type("dig", "undo")

    assert "The last answer was taken back." in said
    assert "What do you do?" in said


def test_the_leaflet_is_read_aloud(harbour):
    """Scores, the tremor, buildings with their boxes, symbols with their price, told once."""
    harbour.table.game.registers[zones.TREMOR] = 2
    said = harbour.type("leaflet")

    assert "Influence 4, Knowledge 4, Production 4, Defense 4. Tremor: 2." in said
    assert "Tavern, 0 of 2 boxes checked." in said
    assert "Anchor. Price in Hope: 1." in said


# -- whatever happens ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "lang", "players"), [(LAMPLIGHT, "en", 2), ("selvage", "fr", 1), ("selvage", "en", 3)]
)
def test_whatever_happens_can_be_told(pack, lang, players):
    """Random games: every question, option, page, chance and piece of news has its words."""
    keyboard = at_table(pack, players, lang, seed=players)
    client, chance = keyboard.client, random.Random(players)
    for _ in range(150):
        if keyboard.table.ending:
            client.play()
            break
        keyboard.lines = [""]
        client.put()
        client.take(chance.choice(LOOKING))
        others = [choice for choice in client.standing_choices() if choice.option.verb != "concede"]
        _, option = chance.choice(client.offered_choices() * 5 + others)
        client.answer(option, "063" if option.wants else "")

    said = keyboard.out.getvalue()
    assert not set("{}|~") & set(said)
    assert max(map(len, said.splitlines())) <= WIDTH


# -- the command -----------------------------------------------------------------------------------


def command(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "fogbound", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
        timeout=120,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow
def test_a_game_is_set_up_left_and_gone_on_with(tmp_path):
    """The number of players is asked for; the list of games, a replay and `--continue` know the game again."""
    data = ("--data", str(tmp_path))
    begun = command("play", LAMPLIGHT, *data, "--seed", "1", typed="help\n2\n1\n1\n")
    assert "How many of you play, from 1 to 4?\n(Enter: 1) > " in begun
    assert "Lamplight: a new game for 2 players." in begun

    assert "lamplight: 2 players" in command("games", *data)
    again = command("play", LAMPLIGHT, "--continue", *data, typed="quit\n")
    assert "You go on with Lamplight." in again
    assert "Whom do you play?" in command("replay", "lamplight", "--pack", LAMPLIGHT, *data)


@pytest.mark.slow
def test_what_this_game_does_not_ask_for_is_refused(tmp_path):
    """A clue, a mode or explorers belong to the other game."""
    said = command("play", LAMPLIGHT, "--clue", "bell", "--data", str(tmp_path))

    assert "This adventure does not ask for --clue; leave it out." in said
    assert "are made in play" in command("odds", LAMPLIGHT)
