"""Entries of Citadel packs in words and icons: what lies before the players is told, what is to come is not."""

from pathlib import Path

import pytest

from enduring import brim, entries
from fogbound.languages import LANGUAGES
from fogbound.packs import library
from fogbound.packs.entry_icons import entry_icons
from fogbound.packs.lines import plain
from fogbound.packs.nouns import Nouns
from fogbound.packs.phrases import icons_said
from fogbound.packs.wording import card_text, heading
from rulebook import rule

FRENCH = """\
action-fight = combattre
action-climb = grimper
action-pathfind = explorer
keyword-weapon = arme
tag-shore = rivage
pictograph-eel = anguille
trait-covetous = Cupide
building-net-loft = Atelier des filets
goal-bell = sonner la cloche
"""


def written(text: str, lang: str = "en", messages: str = "") -> list[str]:
    """The lines of the last entry of some YAML."""
    pack = entries(text)
    pack.texts = {"en": {"story.ftl": messages}, "fr": {"story.ftl": FRENCH + messages}}
    lines = map(plain, card_text(pack.cards[-1], lang, Nouns([brim(), pack])))
    return [line.replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize(
    ("icons", "en", "fr"),
    [
        ([["flag"]], "1 flag", "1 drapeau"),
        ([["fist"], ["fist"], ["wild"]], "2 fists and 1 wild icon", "2 poings et 1 joker"),
        ([["any"], ["any"], ["any"]], "3 icons of any class", "3 symboles au choix"),
        ([["fist", "hand"]], "1 fist or 1 hand", "1 poing ou 1 main"),
        (
            [["fist", "hand"], ["fist", "hand"]],
            "2 icons, each a fist or a hand",
            "2 symboles, chacun un poing ou une main",
        ),
    ],
)
def test_class_icons_are_counted(icons, en, fr):
    """Equal icons together, alternatives for each."""
    assert icons_said(icons, "en") == en
    assert icons_said(icons, "fr") == fr


HOUNDS = """
- {trait: covetous}
- number: 305
  back: green
  kind: temporary event
  actions:
    - fight:
        mandatory: true
        cost: 2
        chain: true
        traits: [covetous]
        rows:
          - {difficulty: 3, success: die down 1, failure: suffer 1 damage}
          - {cost: 4, chain: false, difficulty: 2, success: discard this}
"""


@rule("T-RUL-39")
def test_a_compound_action_is_told_row_by_row():
    """What a row does not say is as in the action."""
    assert written(HOUNDS) == [
        "Fight (mandatory, compound). Trait: covetous. "
        "Row 1: cost 2, chain, difficulty 3. Success: move the die 1 row down. Failure: suffer 1 damage. "
        "Row 2: cost 4, difficulty 2. Success: discard this card."
    ]
    assert written(HOUNDS, "fr") == [
        "Combattre (obligatoire, composée). Trait : Cupide. "
        "Ligne 1 : coût 2, chaîne, difficulté 3. Réussite : descendez le dé d’une ligne. Échec : subissez 1 dégât. "
        "Ligne 2 : coût 4, difficulté 2. Réussite : défaussez cette carte."
    ]


def test_a_compound_action_is_drawn_row_by_row():
    """Icons stand in the order in which they are read."""
    assert entry_icons(entries(HOUNDS).cards[-1].citadel) == [
        *("action:fight", "mandatory", "trait:covetous"),
        *("row:1", "cost:2", "chain", "difficulty:3", "success", "die-down:1", "failure", "damage:1"),
        *("row:2", "cost:4", "difficulty:2", "success", "discard"),
    ]


def test_a_purse_card_says_what_it_weighs_and_does():
    """Weight, keywords, compulsory effects, prices in icons, effects of which one alone counts."""
    flail = """
- number: 12
  back: green
  kind: purse
  weight: 3
  no-discard: true
  keywords: [weapon]
  effects:
    - "must climb: cost +1"
    - ["fight: 1 fist or 1 hand for +1 success, max 2", "fight: 1 extra card"]
"""
    assert written(flail, "fr") == [
        "Poids 3.",
        "Ne peut être ni défaussée volontairement ni donnée.",
        "Mot-clef : arme.",
        "Grimper (obligatoire) : +1 carte à piocher.",
        "Un seul de ces effets par action : Combattre : 1 poing ou 1 main pour +1 succès, 2 fois au plus. "
        "Combattre : comptez 1 carte de plus sous une chaîne.",
    ]


def test_a_terrain_says_the_area_of_each_arrow():
    """Arrows have an area of their own; the number behind them is told."""
    quay = """
- {number: 30, back: green, kind: terrain, tags: [shore], digit: 4, arrows: {east: [II, 8], north: [I, 7]}}
"""
    assert written(quay, "fr") == [
        "Flèches d’exploration : nord 007 (zone I), est 008 (zone II).",
        "Marque : rivage.",
        "Chiffre : 4.",
    ]


def test_fog_shows_its_back():
    """The action on the back is told as such."""
    fog = """
- {fog: haze, area: III, kind: temporary event, back-actions: [pathfind: {cost: 1, success: flip}], text: take 001}
"""
    assert written(fog) == [
        "Area III.",
        "On the back: pathfind: cost 1. Success: turn this card over.",
        "Take 001.",
    ]


DIALOGUE = """
- paragraph: 20
  asks: group
  seconds: 20
  lapse: suffer 2 damage
  replies:
    pay: {price: lose 1 life, do: gain 2 life}
    seal: {if: influence is at least 8, do: take 001}
"""


def test_a_paragraph_keeps_its_replies_to_itself():
    """They are put as a question, to those who may give them; only who answers and how long is told."""
    assert written(DIALOGUE) == ["The players answer together.", "You have 20 seconds."]


def test_a_reply_says_what_it_costs():
    """Its label is prose of its paragraph."""
    from fogbound.packs.citadel_wording import CitadelWriter

    pack = entries(DIALOGUE)
    pack.texts = {"en": {"story.ftl": "card-p020 =\n    .reply-pay = Pay with blood\n"}}
    writer = CitadelWriter("en", Nouns([brim(), pack]))

    assert writer.reply(pack.cards[0].citadel, "pay") == "Pay with blood (price: lose 1 life point)"
    assert writer.reply(pack.cards[0].citadel, "seal") == "seal"
    assert heading(pack.cards[0], "fr", Nouns([brim(), pack])) == "Paragraphe 20"


def test_a_page_keeps_its_epilogue_to_itself():
    """Pictograph, life points, tremor, goals and set-up are told when the scenario begins."""
    page = """
- page: low-water
  booklet: long-ebb
  pictograph: eel
  life: [14, 11, 9, 8]
  tremor: 2
  saving: false
  goals: {bell: null}
  setup: set out from 001
  epilogue: the threat is overcome
"""
    assert written(page, "fr") == [
        "Pictogramme : anguille.",
        "Points de vie : 14, 11, 9, 8 (pour 1, 2, 3 ou 4 joueurs).",
        "Secousse : niveau 2.",
        "La partie ne peut pas être sauvegardée pendant ce scénario.",
        "Objectif : sonner la cloche.",
        "Mise en place : mettez en jeu le Terrain 001, toutes les figurines dessus.",
    ]


def test_the_leaflet_says_what_is_gained():
    """A building says what it does once it is built, and what it allows at the Citadel."""
    loft = """
- {building: net-loft, boxes: 3, effects: [most weight +1], at-citadel: production +1}
"""
    assert written(loft) == ["3 boxes.", "Once built: maximum weight +1.", "At the Citadel: Production +1."]


def test_an_entry_is_named_by_its_word_or_its_card():
    """One message is enough, whichever it is; texts that speak of it use the same name."""
    loft = "- {building: net-loft, boxes: 3}\n- {symbol: flame, text: if net-loft is built: take 001}\n"
    loft = loft.replace("text: if net-loft is built: take 001", '"text": "if net-loft is built: take 001"')

    for message in ("building-net-loft = The loft\n", "card-net-loft = The loft\n"):
        pack = entries(loft)
        pack.texts = {"en": {"story.ftl": message}}
        nouns = Nouns([brim(), pack])
        assert nouns.card_name("en", pack.cards[0]) == "The loft"
        assert [plain(text) for text in card_text(pack.cards[1], "en", nouns)] == [
            "If “The loft” is built: take 001."
        ]


def test_marked_words_open_the_glossary():
    """An entry is found in its language by any of its forms."""
    pack = entries("- {paragraph: 14}\n")
    pack.texts = {
        "fr": {"g.ftl": "glossary-settling = tassement\n    .also = tassements\n    .entry = Ça coule.\n"}
    }

    assert Nouns([pack]).glossary("fr", "Tassements") == "Ça coule."
    assert Nouns([pack]).glossary("fr", "marée") == ""
    assert Nouns([pack]).glossary("en", "settling") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_the_corpus_can_be_told(lang):
    """No sign of a template is left behind, and no word of the other ruleset."""
    packs = library.packs_with([str(Path(__file__).parent.parent / "packs" / "farlamp")])
    nouns = Nouns(packs)
    lines = [
        line for pack in packs for card in pack.cards for line in map(plain, card_text(card, lang, nouns))
    ]

    assert len(lines) > 200
    for line in lines:
        assert not set("{}<>|~@[]") & set(line), line
        assert not [word for word in ("explorer", "explorateur", "Deck d’") if word in line], line
