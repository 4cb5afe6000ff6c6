"""Card texts in words: what runs is what is read, in both languages."""

from functools import cache
from pathlib import Path

import pytest

from fogbound.packs import library, source
from fogbound.packs.languages import GRAMMARS, polish
from fogbound.packs.languages.words import terms
from fogbound.packs.lines import plain
from fogbound.packs.nouns import Noun, Nouns
from fogbound.packs.pack import Pack, vocabulary
from fogbound.packs.patterns import PHRASE_SORTS, PHRASES
from fogbound.packs.phrases import KINDS, ZONES
from fogbound.packs.sentences import parse
from fogbound.packs.templates import template
from fogbound.packs.texts import TextReader
from fogbound.packs.wording import action_text, card_text, heading, icons, say, wording_mismatch
from fogbound.rules.common.lexicon import LEXICON
from playing import base, pack_of


@cache
def islet() -> list[Pack]:
    """A tiny adventure with names in both languages."""
    return library.open([str(Path(__file__).parent.parent / "packs" / "islet")]).packs


@cache
def nouns() -> Nouns:
    return Nouns(islet())


@cache
def words() -> dict[str, set[str]]:
    return vocabulary(base().manifest, [], [card.source for card in base().cards])


def said(text: str, lang: str = "en", sort: str = "effect") -> str:
    """A sentence of the effect language, as a card says it."""
    return say(parse(text, sort, words()), lang, nouns()).replace("\u00a0", " ")


def read(text: str, sort: str, ruleset: str = "continent"):
    """The tree of a text in YAML, or None when it is none of this sort."""
    for shown in (text, "'" + text.replace("'", "''") + "'"):
        faults: list = []
        document = source.parse(shown, "test.yaml")
        tree = TextReader(document, words(), faults, ruleset).read(document.data, sort, ())
        if tree is not None and not faults:
            return tree
    return None


# -- the lexicon -----------------------------------------------------------------------------------


def test_french_verbs_have_an_infinitive():
    """A French wording that tells you to do something gives the infinitive, too, for what may be done."""
    lacking = []
    for term in [term for term in LEXICON.values() if term.sort == "effect"]:
        for node in template(terms("fr")[term.name]):
            forms = getattr(node, "forms", ())
            if (
                forms
                and forms[0]
                and isinstance(forms[0][0], str)
                and forms[0][0].endswith("ez")
                and len(forms) < 3
            ):
                lacking.append(f"{term.name}: {forms[0][0]}")

    assert lacking == []


def test_every_phrase_for_kinds_and_places_has_words():
    """What authors call kinds and places can be said in both languages."""
    named = {
        sort: {meaning for of in PHRASES.values() for meaning in of[sort].values()} for sort in PHRASE_SORTS
    }

    assert named["kind"] <= set(KINDS)
    assert named["zone"] == set(ZONES)


# -- grammar ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        ("take 063", "take 063", "prenez 063"),
        ("each involved takes 105", "each involved explorer takes 105", "chaque participant prend 105"),
        ("lose 1 card", "discard 1 card from the Action Deck", "défaussez 1 carte du Deck d’Action"),
        ("lose 2 cards", "discard 2 cards from the Action Deck", "défaussez 2 cartes du Deck d’Action"),
        ("lose 0 cards", "discard 0 cards from the Action Deck", "défaussez 0 carte du Deck d’Action"),
        (
            "lose the explorers cards",
            "discard X cards from the Action Deck, where X is the number of explorers",
            "défaussez X cartes du Deck d’Action, X étant le nombre d’explorateurs",
        ),
        (
            "lose 1 for each other involved cards",
            "discard 1 card from the Action Deck for each other involved explorer",
            "défaussez 1 carte du Deck d’Action pour chaque autre participant",
        ),
        (
            "each involved may discard one skill in your hand of your choice",
            "each involved explorer may discard one Skill of their choice from their hand",
            "chaque participant peut défausser une Compétence de son choix prise dans sa main",
        ),
        (
            "every explorer for whom no fire is here takes 106",
            "every explorer on whose Terrain no fire stands takes 106",
            "chaque explorateur dont le Terrain ne porte aucun feu prend 106",
        ),
        ("return states in your hand", "return all States from your hand", "rangez tous les États de votre main"),
        (
            "return a random state in your hand",
            "return one random State from your hand",
            "rangez un État pris au hasard dans votre main",
        ),
        (
            "return any number of states in your hand",
            "return any number of States from your hand",
            "rangez un nombre quelconque d’États de votre main",
        ),
        (
            "for each state in your hand: return it",
            "for each State in your hand: return it",
            "pour chaque État dans votre main : rangez-le",
        ),
        (
            "choose one of curses in your hand: put it into your hand",
            "choose one of the Curses in your hand: put it into your hand",
            "choisissez l’une des Malédictions dans votre main : prenez-la en main",
        ),
        (
            "each involved may discard it",
            "each involved explorer may discard it",
            "chaque participant peut la défausser",
        ),
        (
            "look at the top 1",
            "look at the top card of the Action Deck",
            "regardez la carte du dessus du Deck d’Action",
        ),
        (
            "if not wood is here: take 105",
            "if wood is not available here: take 105",
            "s’il n’y a pas de bois ici : prenez 105",
        ),
    ],
)  # fmt: skip
def test_a_text_reads_like_an_original(text, en, fr):
    """Person, number, articles, elision and contraction are right in both languages."""
    assert said(text) == en
    assert said(text, "fr") == fr


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        ("climb, dig: cost -2", "Climb, Dig: −2 cards to draw", "Grimper, Creuser : −2 cartes à piocher"),
        (
            "dig: cost -1 for each bonus in your hand",
            "Dig: −1 card to draw for each Bonus in your hand",
            "Creuser : −1 carte à piocher pour chaque Bonus dans votre main",
        ),
        ("any: cost +1", "any action: +1 card to draw", "toute action : +1 carte à piocher"),
        (
            "any except dig: 1 star, price: discard this",
            "any action except Dig: you may discard this card for +1 star",
            "toute action sauf « Creuser » : vous pouvez défausser cette carte pour +1 étoile",
        ),
        (
            "at the end of rest, if you are involved: may take 105",
            "at the end of a Rest action, if you are involved: you may take 105",
            "à la fin d’une action « Se reposer », si vous participez : vous pouvez prendre 105",
        ),
        (
            "the text of a state titled sprained in your hand is ignored",
            "the text of the “Sprain” State in your hand is ignored",
            "le texte de l’État « Foulure » dans votre main est ignoré",
        ),
    ],
)
def test_effects_in_force_read_like_originals(text, en, fr):
    """Abilities name actions and titles as the packs do."""
    assert said(text, "en", "ability") == en
    assert said(text, "fr", "ability") == fr


@pytest.mark.parametrize(
    ("condition", "en", "fr"),
    [
        (
            "a fire is here and you are involved",
            "a fire stands on your Terrain and you are involved",
            "si un feu se trouve sur votre Terrain et si vous participez",
        ),
        (
            "wood is here and (you are active or a fire is here)",
            "wood is available here, and you are active or a fire stands on your Terrain",
            "s’il y a du bois ici, et si vous êtes l’explorateur actif ou si un feu se trouve sur votre Terrain",
        ),
        (
            "not (you are active and no fire is here)",
            "you are not active or a fire stands on your Terrain",
            "si vous n’êtes pas l’explorateur actif ou si un feu se trouve sur votre Terrain",
        ),
        ("not not you are involved", "you are involved", "si vous participez"),
        (
            "the counters are at least 4",
            "there are at least 4 counters on this card",
            "s’il y a au moins 4 marqueurs sur cette carte",
        ),
        (
            "not the number of states in your hand is at least 1",
            "there are no States in your hand",
            "s’il n’y a pas d’État dans votre main",
        ),
        (
            "the counters are at least the explorers",
            "the number of counters on this card is at least the number of explorers",
            "si le nombre de marqueurs sur cette carte vaut au moins le nombre d’explorateurs",
        ),
        (
            'the times "taken 399" is at least 1',
            "card 399 was taken at least once",
            "si la carte 399 a été prise au moins une fois",
        ),
        (
            "for any of each involved, (you own rope and there is no state in your hand)",
            "there is an involved explorer who has an item with “rope” and who has no State in their hand",
            "s’il y a un participant qui a un objet avec « rope » et qui n’a pas d’État dans sa main",
        ),
        (
            "for any of every other explorer, wood is here",
            "there is another explorer for whom wood is available here",
            "s’il y a un autre explorateur pour qui il y a du bois ici",
        ),
    ],
)  # fmt: skip
def test_a_condition_reads_like_an_original(condition, en, fr):
    """French repeats si; numbers of things are counted; what explorers have or are is said of them."""
    assert said(f"if {condition}: take 105") == f"if {en}: take 105"
    assert said(f"if {condition}: take 105", "fr") == f"{fr} : prenez 105"


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "[take 063, take 105, lose 2 cards]",
            "take 063, then take 105, then discard 2 cards from the Action Deck",
            "prenez 063, puis prenez 105, puis défaussez 2 cartes du Deck d’Action",
        ),
        (
            "['if wood is here: take 063', take 105]",
            "if wood is available here: take 063; then take 105",
            "s’il y a du bois ici : prenez 063 ; puis prenez 105",
        ),
        (
            "['if wood is here: take 063, otherwise take 031', take 105]",
            "if wood is available here: take 063; otherwise take 031. Then take 105",
            "s’il y a du bois ici : prenez 063 ; sinon prenez 031. Puis prenez 105",
        ),
        (
            "[{roll: {1: take 063, 2-6: nothing}}, take 105]",
            "roll a die (1: take 063; 2–6: nothing happens), then take 105",
            "lancez un dé (1 : prenez 063 ; 2–6 : il ne se passe rien), puis prenez 105",
        ),
        (
            "{choose: ['take 063, then take 105', take 031]}",
            "choose one: take 063, then take 105; or take 031",
            "choisissez : prendre 063, puis prendre 105 ; ou prendre 031",
        ),
    ],
)
def test_signs_tell_what_belongs_together(text, en, fr):
    """What ends a condition, a list or a choice is stronger than what stands inside."""
    assert say(read(text, "effect"), "en", nouns()) == en
    assert say(read(text, "effect"), "fr", nouns()).replace("\u00a0", " ") == fr


def test_a_pronoun_behind_its_verb_stays_whole():
    """le and la are elided before a vowel, but not in an imperative."""
    assert polish("laissez-la en place", "fr") == "laissez-la en place"
    assert polish("la étoile que elle achète", "fr") == "l’étoile qu’elle achète"
    assert polish("la aide de Yusuf et de yeux", "fr") == "l’aide de Yusuf et d’yeux"


@pytest.mark.parametrize(
    ("preposition", "phrase", "joined"),
    [
        ("de", "le Terrain", "du Terrain"),
        ("de", "le État", "de l’État"),
        ("de", "les cartes", "des cartes"),
        ("de", "cette carte", "de cette carte"),
        ("de", "États", "d’États"),
        ("à", "le nord", "au nord"),
        ("à", "le est", "à l’est"),
    ],
)
def test_french_prepositions_contract(preposition, phrase, joined):
    """de and à join the article that follows."""
    assert GRAMMARS["fr"].behind(preposition, phrase) == joined


def test_a_noun_takes_the_article_of_its_gender():
    """Forms come from the author, else from the gender; a noun without one stands alone."""
    wood, bone, unknown = Noun("bois", "m"), Noun("herbe", "f"), Noun("os")
    formed = GRAMMARS["fr"].form_of

    assert formed(wood, "du") == "du bois"
    assert formed(bone, "du") == "de l’herbe"
    assert formed(Noun("hutte", "f", {"le": "la hutte"}), "le") == "la hutte"
    assert formed(unknown, "du") == "os"


def test_typography_follows_the_language():
    """English gets a or an, French its spaces before high punctuation."""
    assert polish("a Item card and a “egg”", "en") == "an Item card and an “egg”"
    assert polish("si il pleut : rien", "fr") == "s’il pleut\u00a0: rien"


def test_a_template_that_is_not_closed_is_refused():
    """A mistake in a wording is found at once."""
    with pytest.raises(ValueError, match="missing"):
        template("take <now: it")


# -- icons -----------------------------------------------------------------------------------------


def test_icons_carry_their_numbers():
    """A card face draws what the text says, in its order."""
    assert icons(parse("take 063, then take 105", "effect", words())) == ["numbox:063", "numbox:105"]
    assert icons(parse("climb: cost -2", "ability", words())) == ["minus:climb:-2"]


# -- whole cards -----------------------------------------------------------------------------------


def card(uid: str):
    return next(found for pack in islet() for found in pack.cards if found.uid == uid)


def test_an_action_is_one_paragraph():
    """Type, price, marks, what it needs and what comes of it."""
    entry = card("landing").source.actions[3]

    assert plain(action_text("rest", entry["rest"], "en", nouns())) == (
        "Rest (locked): cost 2. Only if a fire stands on your Terrain. "
        "Success: shuffle 2 random cards from the Discard Pile into the Action Deck."
    )


def test_a_terrain_says_everything_it_shows():
    """Arrows, resources and actions, line by line, in French as in English."""
    lines = [line.replace("\u00a0", " ") for line in map(plain, card_text(card("landing"), "fr", nouns()))]

    assert lines[:3] == [
        "Flèches d’exploration : nord 011, est 012.",
        "Ressources : bois, pierre.",
        "Creuser : coût 3, difficulté 1. Réussite : prenez 031. Échec : chaque participant prend 105.",
    ]


def test_a_skill_says_what_it_becomes():
    """The strip, the price of crafting with its resources, and the item."""
    skill = "{skill: rope-work, strip: {left: 1, sevens: 2}, craft: {cost: 6, resources: {vine: 2, bamboo or bone: 1}}, "
    item = 'item: {durability: 4, keywords: [rope], effects: ["climb: cost -2"]}}'
    pack = pack_of(f"- {skill}{item}")

    assert [plain(text) for text in card_text(pack.cards[0], "en", Nouns([base(), pack]))] == [
        "Strip: 1 left half star, 2 sevens.",
        "Craft: cost 6. Resources: vine −2, bamboo or bone −1.",
        "Once crafted: durability 4.",
        "Keyword: rope.",
        "Climb: −2 cards to draw.",
    ]


def test_a_hidden_number_is_told_by_no_text():
    """What is hidden in the picture stays out of the words."""
    pack = pack_of("- {number: 12, back: green, kind: terrain, area: I, hidden: {number: 719}}")

    assert "719" not in " ".join(map(plain, card_text(pack.cards[0], "en", Nouns([base(), pack]))))


def test_a_card_is_named_by_its_message_else_by_its_kind():
    """A name with kind and number, or kind and number alone."""
    assert heading(card("spade"), "fr", nouns()) == "Bêche rouillée (carte Objet 031)"
    assert (
        heading(pack_of("- {number: 12, back: green, kind: terrain, area: I}").cards[0], "en", nouns())
        == "Terrain 012"
    )


# -- an author's own wording -----------------------------------------------------------------------


def test_an_authors_wording_replaces_the_exact_text():
    """The exact text stays available."""
    assert [plain(text) for text in card_text(card("strange-song"), "en", nouns())] == [
        "After the reveal you may sing: one Curse is a star and a seven."
    ]
    assert plain(card_text(card("strange-song"), "en", nouns(), exact=True)[0]).startswith(
        "Any action: after the reveal"
    )


def _with_wording(wording: str) -> str:
    pack = pack_of(
        "- {number: 12, back: green, kind: bonus, uid: odd, effects: ['climb: cost -3, price: take 063']}"
    )
    pack.texts = {"en": {"odd.ftl": f"card-odd = Odd\n    .wording = {wording}\n"}}
    return wording_mismatch(pack.cards[0], "en", Nouns([base(), pack]))


@pytest.mark.parametrize(
    ("wording", "mismatch"),
    [
        ("Take 063 and climb with 3 cards less.", ""),
        ("Take 063 and climb with three cards less.", ""),
        ("Take 063 and climb with 2 cards less.", "lacks 3 and adds 2"),
        ("Climb with 3 cards less.", "lacks 063"),
    ],
)
def test_the_numbers_of_both_wordings_are_compared(wording, mismatch):
    """A number that only one of the two texts has is found; small ones may be written as words."""
    assert _with_wording(wording) == mismatch
