"""Texts made of the terms of the effect language: each in each place where it may stand, in both languages."""

import re
from functools import cache
from pathlib import Path

import pytest

from fogbound.languages import LANGUAGES
from fogbound.packs import library, source
from fogbound.packs.examples import RULESETS, VOCABULARY, example_tree, nouns
from fogbound.packs.lines import plain
from fogbound.packs.linter import lint
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack, vocabulary
from fogbound.packs.patterns import slot_sorts
from fogbound.packs.sentences import Tree, parse
from fogbound.packs.texts import TextReader, terms_of
from fogbound.packs.wording import card_text, say
from fogbound.rules.common.lexicon import LEXICON, Term
from packing import write_pack
from playing import pack_of

SORTS = ("effect", "condition", "value", "who", "cards", "ability")
WRONG = re.compile(
    r"[,:;.][ \u00a0]?[,:;](?!\.)|[,:;][ \u00a0]?\.(?!\.)"  # signs that follow each other
    r"|[{}<>|~@\[\]$]|  |\(\)|“”|«[ \u00a0]?»"  # what is left of a template, or should stand there
    r"|\bwho (?:theirs?|yours?|each|every|all|everybody|the|one|another|Influence)\b"  # a subject behind a subject
    r"|(?<!pour )\bqui (?:son|sa|ses|vous|votre|chaque|tous|Influence|un|une|le [A-Z])\b"
    r"|\b(?:may|peut|pouvez) (?:each|every|all|everybody|the|another|chaque|tous|Influence)\b"
    r"|\b(?:de|à) les? nombre\b|\bles le\b|\b(?:points is|points de vie vaut)\b"
)
"""What no text should read like."""


def said_wrongly(tree: Tree, ruleset: str) -> list[str]:
    """How a text reads where it reads wrongly: to you and of somebody, in every language."""
    texts = [
        (lang, say(tree, lang, nouns(ruleset), of_somebody))
        for lang in LANGUAGES
        for of_somebody in (False, True)
    ]
    return [text for lang, text in texts if WRONG.search(text) or bare_ids(lang).search(text)]


SHARED = {"fr": ("descend",)}
"""Ids that are words of a language, too."""
NOTHING = re.compile(r"(?!)")


@cache
def bare_ids(lang: str) -> re.Pattern[str]:
    """The ids of words that are called otherwise in a language; the first one has its words for ids."""
    ids = []
    for group, words in VOCABULARY.items() if lang != LANGUAGES[0] else ():
        named = "card" if group == "uid" else group
        for word in words:
            plain = word.replace("-", " ")
            if plain not in nouns().noun(lang, named, word).text.casefold() and word not in SHARED.get(
                lang, ()
            ):
                ids += [re.escape(word), re.escape(plain)]
    return re.compile(rf"\b(?:{'|'.join(sorted(set(ids)))})\b") if ids else NOTHING


@cache
def own_tree(term: Term, ruleset: str) -> Tree:
    """What the example of a term says with this term."""
    tree = example_tree(term, ruleset)
    return next(part for part in terms_of(tree) if part[0] == term.name)


def filled(ruleset: str, sort: str) -> list[Tree]:
    """Every term with a slot of this sort, with every term of the sort in it."""
    known = [term for term in LEXICON.values() if term.ruleset in ("", ruleset)]
    fillings = [own_tree(term, ruleset) for term in known if term.sort == sort]
    trees = []
    for term in known:
        name, slots = own_tree(term, ruleset)
        for slot, takes in slot_sorts(term.name).items():
            if takes == sort or (takes, sort) == ("signed", "value"):
                trees += [[name, {**slots, slot: filling}] for filling in fillings]
    return trees


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("sort", SORTS)
def test_every_term_fits_every_place(ruleset: str, sort: str):
    """No doubled signs, no raw variable, no subject behind a subject, no English id in French, whatever is combined."""
    trees = filled(ruleset, sort)

    assert trees or sort == "ability"
    assert [text for tree in trees for text in said_wrongly(tree, ruleset)] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_term_reads_well_by_itself(ruleset: str):
    """The examples of the reference have none of these faults."""
    known = [term for term in LEXICON.values() if term.ruleset in ("", ruleset)]

    assert [text for term in known for text in said_wrongly(example_tree(term, ruleset), ruleset)] == []


def both(text: str, ruleset: str = "citadel", sort: str = "effect") -> tuple[str, str]:
    """A text of the effect language in English and French."""
    tree = parse(text, sort, VOCABULARY, ruleset)
    en, fr = (say(tree, lang, nouns(ruleset)) for lang in ("en", "fr"))
    return en, fr.replace("\u00a0", " ")


def test_who_is_chosen_becomes_the_active_player():
    """What is done by you reads as a deed of the one who was chosen."""
    assert both("choose an explorer here: let you speak") == (
        "choose one of the characters on your Terrain, who becomes the active player of the dialogue",
        "choisissez l’un des personnages sur votre Terrain, qui devient le joueur actif du dialogue",
    )


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "choose an explorer here: influence +1",
            "choose one of the characters on your Terrain: Influence +1",
            "choisissez l’un des personnages sur votre Terrain : Influence +1",
        ),
        (
            "the players choose an explorer here: each involved takes 105",
            "the players choose one of the characters on your Terrain: each involved character takes 105",
            "les joueurs choisissent l’un des personnages sur votre Terrain : chaque participant prend 105",
        ),
        (
            "may let another explorer here speak",
            "you may decide that another character on your Terrain becomes the active player of the dialogue",
            "vous pouvez décider que un autre personnage sur votre Terrain devient le joueur actif du dialogue",
        ),
    ],
)
def test_a_text_with_a_subject_of_its_own_follows_no_other(text: str, en: str, fr: str):
    """« qui Influence +1 » and “each involved character Influence +1” are no sentences."""
    assert both(text) == (en, fr.replace("que un", "qu’un"))


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "choose the player to your left: take 105",
            "the player to your left takes 105",
            "le joueur à votre gauche prend 105",
        ),
        (
            "each involved may choose the player to your left: take 105",
            "each involved character may decide that the player to their left takes 105",
            "chaque participant peut décider que le joueur à sa gauche prend 105",
        ),
        (
            "the players choose the active explorer: influence +1",
            "the active player: Influence +1",
            "le joueur actif : Influence +1",
        ),
    ],
)
def test_nobody_is_chosen_where_there_is_one_alone(text: str, en: str, fr: str):
    """“one of the player to your left” is no English; the one there is does it."""
    assert both(text) == (en, fr)


def test_a_composed_limit_stands_behind_the_people_it_speaks_of():
    """“at most 1/2/2/2 by the number of explorers involved” could be misread; a plain number reads as before."""
    written = {"en": set[str](), "fr": set[str]()}
    for most in ("2", "1, 2, 2, 2 by explorers"):
        (card,) = pack_of(f"""
- number: 200
  back: green
  kind: quest item
  actions: [dig: {{cost: 1, at-most: "{most}"}}]
""").cards
        for lang, lines in written.items():
            lines.update(map(plain, card_text(card, lang, nouns("continent"))))

    assert "Dig: cost 1, at most 2 involved." in written["en"]
    assert "Dig: cost 1, no more involved than 1/2/2/2 by the number of explorers." in written["en"]
    assert any(
        "pas plus de participants que 1/2/2/2 selon le nombre d’explorateurs." in each
        for each in written["fr"]
    )


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "may (knowledge -1, then regain 1)",
            "you may change Knowledge by −1, then regain up to 1 card",
            "vous pouvez modifier le Savoir de −1, puis récupérer jusqu’à 1 carte",
        ),
        (
            "choose an explorer here: remember promise of you",
            "choose one of the characters on your Terrain, who remembers of themselves: “the promise”",
            "choisissez l’un des personnages sur votre Terrain, qui retient de lui-même : « la promesse »",
        ),
        (
            "if for any of each player, your falls are at least 2: take 105",
            "if there is a character, conscious or not, who fell unconscious in this adventure at least 2 times:"
            " take 105",
            "s’il y a un personnage, conscient ou non, qui a perdu connaissance dans cette aventure au moins 2 fois :"
            " prenez 105",
        ),
        (
            "if not for any of each involved, promise is remembered of you: take 105",
            "if there is nobody among the involved characters of whom “the promise” is remembered: take 105",
            "s’il n’y a parmi les participants personne dont « la promesse » est retenu : prenez 105",
        ),
        (
            "lay 1 random skills in your discard pile on this",
            "lay 1 random Skill from your Discard Pile face up on this card",
            "posez 1 Compétence prise au hasard dans votre défausse, face visible, sur cette carte",
        ),
        (
            "if for any of the active explorer, promise is remembered of you: take 105",
            "if the active player is one of whom “the promise” is remembered: take 105",
            "si le joueur actif est quelqu’un dont « la promesse » est retenu : prenez 105",
        ),
        (
            "if not for any of the player to your left, you own light: take 105",
            "if the player to your left is not one who has a Purse card with “light”: take 105",
            "si le joueur à votre gauche n’est pas quelqu’un qui a une carte Besace avec « lumière » : prenez 105",
        ),
        (
            "if (1 for each explorer here for whom you own light) is at least 2: take 105",
            "if the number of the characters on your Terrain who have a Purse card with “light” is at least 2: take 105",
            "si le nombre des personnages sur votre Terrain qui ont une carte Besace avec « lumière » vaut au moins 2 : "
            "prenez 105",
        ),
    ],
)
def test_what_is_told_of_people_and_numbers_agrees_with_them(text: str, en: str, fr: str):
    """Verbs have their infinitives, pronouns their persons, one card is no cards."""
    assert both(text) == (en, fr)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "only each involved with the greatest (the number of skills in your hand) may be active",
            "only the involved characters for whom the number of Skills in their hand is greatest may be active",
            "seuls les participants pour qui le nombre de Compétences dans leur main est le plus grand peuvent être"
            " actifs",
        ),
        (
            "only each involved with the smallest your carried weight may be active",
            "only the involved characters for whom the weight they carry is smallest may be active",
            "seuls les participants pour qui le poids qu’ils portent est le plus petit peuvent être actifs",
        ),
        (
            "only each involved with the greatest your life may be active",
            "only the involved characters for whom their life points are greatest may be active",
            "seuls les participants pour qui leurs points de vie sont les plus grands peuvent être actifs",
        ),
        (
            "only each involved for whom you own light may be active",
            "only the involved characters who have a Purse card with “light” may be active",
            "seuls les participants qui ont une carte Besace avec « lumière » peuvent être actifs",
        ),
        (
            "only each involved for whom not you are ann may be active",
            "only the involved characters who are not Ann may be active",
            "seuls les participants qui ne sont pas Ann peuvent être actifs",
        ),
        (
            "only each involved for whom not you are active may be active",
            "only the involved characters who are not active may be active",
            "seuls les participants qui ne sont pas le joueur actif peuvent être actifs",
        ),
    ],
)
def test_who_has_most_is_told_in_the_plural(text: str, en: str, fr: str):
    """Of several people, each has a hand of their own."""
    assert both(text, sort="ability") == (en, fr)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "3 plus the players but at most 6",
            "3 plus (the number of players, but at most 6)",
            "3 plus (le nombre de joueurs, mais 6 au plus)",
        ),
        (
            "((3 plus the players) but at most 6) less the involved",
            "(3 plus the number of players, but at most 6) less the number of involved characters",
            "(3 plus le nombre de joueurs, mais 6 au plus) moins le nombre de participants",
        ),
        (
            "5 less the players plus 1",
            "5 less (the number of players plus 1)",
            "5 moins (le nombre de joueurs plus 1)",
        ),
        (
            "2 times (the players plus 1)",
            "2 times (the number of players plus 1)",
            "2 fois (le nombre de joueurs plus 1)",
        ),
        (
            "half of (the players plus 1)",
            "half of (the number of players plus 1), rounded down",
            "la moitié de (le nombre de joueurs plus 1), arrondie à l’entier inférieur",
        ),
        (
            "(the players plus 1) but at least 3",
            "the number of players plus 1, but at least 3",
            "le nombre de joueurs plus 1, mais 3 au moins",
        ),
        (
            "2 plus the players less (1 when you are active)",
            "2 plus the number of players, less 1 if you are active",
            "2 plus le nombre de joueurs, moins 1 si vous êtes le joueur actif",
        ),
        (
            "(1 when you are active) plus 2",
            "(1 if you are active) plus 2",
            "(1 si vous êtes le joueur actif) plus 2",
        ),
    ],
)
def test_brackets_stand_where_a_number_could_be_misread(text: str, en: str, fr: str):
    """A limit within a sum, and a sum within a difference or a product, have brackets; an if behind all has none."""
    assert both(text, sort="value") == (en, fr)


def test_each_of_several_may_see_something_happen():
    """What happens for each of them, and is no deed of theirs, is said so."""
    happens = parse("influence +1", "effect", VOCABULARY, "citadel")
    tree = ["for-each", {"who": ["involved", {}], "effect": happens}]

    en, fr = (say(tree, lang, nouns("citadel")) for lang in ("en", "fr"))

    assert (en, fr) == (
        "for each involved character: Influence +1",
        "pour chaque participant\u00a0: Influence +1",
    )


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "each involved takes 105, then discard this",
            "each involved character takes 105; then discard this card",
            "chaque participant prend 105 ; puis défaussez cette carte",
        ),
        (
            "each involved takes 105, then each involved takes 106",
            "each involved character takes 105, then each involved character takes 106",
            "chaque participant prend 105, puis chaque participant prend 106",
        ),
        (
            "influence +1, then discard this",
            "Influence +1, then discard this card",
            "Influence +1, puis défaussez cette carte",
        ),
    ],
)
def test_what_you_do_is_parted_from_what_others_do(text: str, en: str, fr: str):
    """“Each takes 105, then discard” would leave open who discards."""
    assert both(text) == (en, fr)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "each involved suffers 1 damage, or suffer 3 damage",
            "choose one: each involved character suffers 1 damage, or suffer 3 damage",
            "choisissez : chaque participant subit 1 dégât, ou subissez 3 dégâts",
        ),
        (
            "suffer 3 damage, or discard this",
            "choose one: suffer 3 damage, or discard this card",
            "choisissez : subir 3 dégâts, ou défausser cette carte",
        ),
    ],
)
def test_no_infinitive_stands_beside_a_choice_with_a_subject(text: str, en: str, fr: str):
    """« Chaque participant subit 1 dégât, ou subir 3 dégâts » changes its grammar on the way."""
    effects = [parse(one, "effect", VOCABULARY, "citadel") for one in text.split(", or ")]
    tree: Tree = ["choose", {"effects": effects}]

    said = [say(tree, lang, nouns("citadel")).replace("\u00a0", " ") for lang in ("en", "fr")]

    assert said == [en, fr]


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "may obtain +1 success",
            "you may have the action get +1 success",
            "vous pouvez faire obtenir +1 succès à l’action",
        ),
        (
            "may obtain 1 flag",
            "you may let the active character obtain 1 flag",
            "vous pouvez faire obtenir 1 drapeau au personnage actif",
        ),
    ],
)
def test_what_you_bring_about_for_others(text: str, en: str, fr: str):
    """« Faire que l’action obtienne » is no French that anybody speaks."""
    assert both(text) == (en, fr)


def test_quest_items_lie_nowhere_but_among_the_quest_items():
    """The place says no more than the kind, so that it is in play; other cards still lie there."""
    quest = both("there is a quest item 221 among the quest items", sort="condition")
    other = both("banish all cards called chart among the quest items")

    assert quest == (
        "there is a Quest item numbered 221 in play",
        "il y a un Objet de quête numéro 221 en jeu",
    )
    assert other[0].endswith("from the Quest items")


def test_who_fell_so_often_did_so():
    """“For whom the number of times they fell is at least 1” has to be read twice."""
    told = both("for any of each player, your falls is at least 1", sort="condition")
    direct = both("your falls is at least 3", sort="condition")

    assert told == (
        "there is a character, conscious or not, who fell unconscious in this adventure at least once",
        "il y a un personnage, conscient ou non, qui a perdu connaissance dans cette aventure au moins une fois",
    )
    assert direct == (
        "you fell unconscious in this adventure at least 3 times",
        "vous avez perdu connaissance dans cette aventure au moins 3 fois",
    )


def test_a_number_is_what_it_is():
    """Only what is counted is there exactly so often."""
    assert both("the hope is exactly 2", sort="condition") == (
        "the Hope at hand is 2",
        "l’Espoir disponible vaut 2",
    )


def test_a_condition_in_a_list_of_choices_has_one_sign_before_it():
    """A colon is enough: no comma opens what follows it."""
    tree = ["choose", {"effects": [["if", own_tree(LEXICON["if"], "continent")[1]], ["nothing", {}]]}]

    en, fr = (say(tree, lang, nouns("continent")) for lang in ("en", "fr"))

    assert en == "choose one: if you are active, take 105; or do nothing"
    assert fr == "choisissez\u00a0: si vous êtes l’explorateur actif, prendre 105\u00a0; ou ne rien faire"


def test_a_plural_number_has_a_plural_verb():
    """Life points are at least so many."""
    assert both("your life is at least 4", sort="condition") == (
        "your life points are at least 4",
        "vos points de vie valent au moins 4",
    )


def test_a_composed_number_goes_behind_what_it_counts():
    """Where a wording has no place for it, the text ends with it."""
    assert both("die down the explorers") == (
        "move the die X rows down, where X is the number of characters",
        "descendez le dé de X lignes, X étant le nombre de personnages",
    )


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "{number up to: the cards in the deck, do: discard that number from the deck}",
            "choose a number up to the number of cards in your Action Deck: discard that many cards from the top of"
            " your Action Deck",
            "choisissez un nombre jusqu’au nombre de cartes dans votre pioche Action : défaussez ce nombre de cartes du"
            " dessus de votre pioche Action",
        ),
        (
            "{number up to: influence, do: influence - that number}",
            "choose a number up to Influence: Influence −X, where X is that number",
            "choisissez un nombre jusqu’à l’Influence : Influence −X, X étant ce nombre",
        ),
        (
            "{number up to: 3, do: promise + that number}",
            "choose a number up to 3: change “the promise” by +X, where X is that number",
            "choisissez un nombre jusqu’à 3 : modifiez « la promesse » de +X, X étant ce nombre",
        ),
        (
            "{reckon: the involved, do: add that number counters}",
            "reckon the number of involved characters: put that many counters on this card",
            "calculez le nombre de participants : placez ce nombre de marqueurs sur cette carte",
        ),
    ],
)
def test_a_number_just_named_is_that_many_where_it_counts_and_x_behind_a_sign(text: str, en: str, fr: str):
    """“The top that many cards” and “Influence −that many” are no English."""
    document = source.parse(text, "test.yaml")
    tree = TextReader(document, VOCABULARY, [], "citadel").read(document.data, "effect", ())

    assert [say(tree, lang, nouns("citadel")).replace("\u00a0", " ") for lang in ("en", "fr")] == [en, fr]


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "half of influence is at least 5",
            "half of Influence, rounded down, is at least 5",
            "la moitié de l’Influence, arrondie à l’entier inférieur, vaut au moins 5",
        ),
        (
            "influence but at most 6 is at least 5",
            "Influence, but at most 6, is at least 5",
            "l’Influence, mais 6 au plus, vaut au moins 5",
        ),
    ],
)
def test_an_afterthought_has_a_comma_on_either_side(text: str, en: str, fr: str):
    """The number goes on behind it."""
    assert both(text.replace("influence but at most 6", "(influence but at most 6)"), sort="condition") == (
        en,
        fr,
    )
    assert both("half of influence", sort="value")[0] == "half of Influence, rounded down"


def test_a_limit_stands_before_what_a_number_is_made_of():
    """It belongs to what is put there."""
    assert both("add (half of the involved) counters, at most 3") == (
        "put X counters on this card (at most 3 in all), where X is half of the number of involved characters, rounded"
        " down",
        "placez X marqueurs sur cette carte (3 au plus en tout), X étant la moitié du nombre de participants, arrondie à"
        " l’entier inférieur",
    )


def test_a_most_that_is_reckoned_goes_behind():
    """« le nombre de participants fois au plus » is no French."""
    assert both("fight: 1 fist for +1 success, max the involved", sort="ability") == (
        "fight: 1 fist for +1 success, at most X times, where X is the number of involved characters",
        "se battre : 1 poing pour +1 succès, X fois au plus, X étant le nombre de participants",
    )


@pytest.mark.parametrize(
    ("text", "ruleset", "en", "fr"),
    [
        (
            "add 1 counter to the terrain here",
            "citadel",
            "put 1 counter on the Terrain where you stand",
            "placez 1 marqueur sur le Terrain où vous vous trouvez",
        ),
        (
            "each involved adds 1 counter to the terrain here",
            "continent",
            "each involved explorer puts 1 counter on the Terrain where they stand",
            "chaque participant place 1 marqueur sur le Terrain où il se trouve",
        ),
    ],
)
def test_no_terrain_is_on_a_terrain(text: str, ruleset: str, en: str, fr: str):
    """Other cards lie on it; people stand there."""
    assert both(text, ruleset) == (en, fr)


BESIDE = """\
- number: 210
  back: green
  kind: permanent event
  placement: [north]
  actions:
    - climb:
        modifiers:
          - nobody may join
          - at most 2 additional cards
          - "at the end of any: discard this"
          - ["climb: after the reveal, may redraw up to 1", "climb: +1 success"]
  effects: ["at the end of any: add 1 counter", nobody may join, at most 2 additional cards]
"""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_stands_beside_an_action_speaks_of_this_one(tmp_path, ruleset):
    """Any action, and an action that somebody takes, are those of other places."""
    folder = write_pack(
        tmp_path, "hill", BESIDE, ruleset=ruleset, languages="en, fr", manifest="actions: [climb]\n"
    )
    packs = library.packs_with([str(folder)])

    en, fr = (
        " ".join(map(plain, card_text(packs[-1].cards[0], lang, Nouns(packs)))).replace("\u00a0", " ")
        for lang in ("en", "fr")
    )

    for told in (
        "At the end of any action: put 1 counter on this card. Nobody may join an action that you take. "
        "At most 2 additional cards may be drawn per action.",
        "Nobody may join this action. At most 2 additional cards may be drawn. "
        "At the end of this action: discard this card. "
        "Only one of these in an action: "
        "This action: after the reveal, you may discard up to 1 revealed card and draw as many new ones. This action: +1",
    ):
        assert told in en
    for told in (
        "À la fin d’une action : placez 1 marqueur sur cette carte. Personne ne peut se joindre à une action que vous "
        "menez. Au plus 2 cartes supplémentaires par action.",
        "Personne ne peut se joindre à cette action. Au plus 2 cartes supplémentaires. "
        "À la fin de cette action : défaussez cette carte. "
        "Un seul de ces effets par action : "
        "Cette action : après la révélation, vous pouvez défausser jusqu’à 1 carte révélée et en piocher autant. "
        "Cette action : +1",
    ):
        assert told in fr


# -- names -----------------------------------------------------------------------------------------


def words_of(packs: list[Pack]) -> dict[str, set[str]]:
    return vocabulary(packs[-1].manifest, packs[:-1], [card.source for card in packs[-1].cards])


CLUES = """\
- {clue: sunken-crown, start: 12}
- {curse: drift, of: sunken-crown}
- number: 12
  back: green
  kind: terrain
  area: I
  uid: cove
  effects: ["when this enters play: banish cards titled sunken-crown anywhere"]
- {number: 13, back: green, kind: state, title: damp, uid: wet-boots}
"""
FRENCH = """\
pack = L’Île
curse-sunken-crown = La Couronne engloutie
title-damp = Humidité
card-drift = Dérive
card-cove = L’anse
    .back = Des galets.
card-wet-boots =
    .back = De l’eau.
"""


def isle(tmp_path: Path) -> list[Pack]:
    """A pack that names a clue and a titled card nowhere but where they must be named."""
    english = FRENCH.replace("La Couronne engloutie", "The Sunken Crown").replace("Humidité", "Damp")
    texts = {"en/isle.ftl": english, "fr/isle.ftl": FRENCH}
    return library.packs_with([str(write_pack(tmp_path, "isle", CLUES, languages="en, fr", texts=texts))])


def test_a_clue_is_a_title_by_the_name_of_its_curse(tmp_path):
    """A text that speaks of a card titled after a clue has its name in both languages, and none is missing."""
    packs = isle(tmp_path)
    cove = next(card for card in packs[-1].cards if card.uid == "cove")

    (line,) = [line for line in map(plain, card_text(cove, "fr", Nouns(packs))) if "Quand" in line]

    assert "sunken" not in line
    assert "La Couronne engloutie" in line
    assert [found for found in lint(packs) if found.code == "missing-text"] == []


def test_a_card_called_by_its_id_has_the_name_of_its_title(tmp_path):
    """A card whose own message has no name is not called by an English id."""
    packs = isle(tmp_path)
    tree = parse("banish cards called wet-boots anywhere", "effect", words_of(packs))

    assert "«\u00a0Humidité\u00a0»" in say(tree, "fr", Nouns(packs))


def test_the_first_to_fall_has_a_french_name():
    """The memory that every pack knows is named by the rules, unless a pack names it."""
    assert Nouns([]).noun("fr", "memo", "first-fallen").text == "la première chute"


LINES = """\
- {paragraph: 7, text: tell verdict, lines: [verdict]}
"""


def test_what_only_a_game_can_name_is_left_open(tmp_path):
    """The wording of a line shows no raw variable, and neither does prose told before there is anything to name."""
    french = "pack = Île\ncard-p007 =\n    .flavour = Un verdict.\n    .line-verdict = C’est { $who }.\n"
    texts = {"en/isle.ftl": french, "fr/isle.ftl": french}
    folder = write_pack(tmp_path, "isle", LINES, ruleset="citadel", languages="en, fr", texts=texts)
    packs = library.packs_with([str(folder)])
    paragraph = next(card for card in packs[-1].cards if card.uid == "p007")

    for lang in LANGUAGES:
        assert "$" not in " ".join(map(plain, card_text(paragraph, lang, Nouns(packs))))
    assert Nouns(packs).text_of("fr", "card-p007", "line-verdict", {}) == "C’est …."
    assert Nouns(packs).text_of("fr", "card-p007", "line-verdict", {"who": "Ida"}) == "C’est Ida."


TWINS = """\
- {paragraph: 7, text: tell verdict, lines: [verdict]}
- {paragraph: 8, text: tell verdict, lines: [verdict]}
"""


def test_a_card_tells_the_lines_that_it_has_itself(tmp_path):
    """Two may have lines of the same key, each with words of its own."""
    prose = "card-p007 =\n    .line-verdict = Guilty.\ncard-p008 =\n    .line-verdict = Free.\n"
    folder = write_pack(
        tmp_path, "tale", TWINS, ruleset="citadel", languages="en", texts={"en/tale.ftl": prose}
    )
    packs = library.packs_with([str(folder)])

    told = [plain(text) for card in packs[0].cards for text in card_text(card, "en", Nouns(packs))]
    assert told == ["Read out the line “Guilty.”", "Read out the line “Free.”"]


RECALLED = """\
- {paragraph: 7, text: tell kept about keep at 8, lines: [kept]}
- {paragraph: 8, replies: {keep: {}}}
"""


def test_a_line_about_a_reply_is_the_card_s_own(tmp_path):
    """It is told here, the reply was given elsewhere; what it quotes itself has other marks."""
    prose = "card-p007 =\n    .line-kept = “Thanks,” says { $who }.\ncard-p008 =\n    .reply-keep = Keep it\n"
    french = "card-p007 =\n    .line-kept = «\u00a0Merci\u00a0», dit { $who }.\ncard-p008 =\n    .reply-keep = Garder\n"
    texts = {"en/tale.ftl": prose, "fr/tale.ftl": french}
    folder = write_pack(tmp_path, "tale", RECALLED, ruleset="citadel", languages="en, fr", texts=texts)
    packs = library.packs_with([str(folder)])

    en, fr = (plain(card_text(packs[0].cards[0], lang, Nouns(packs))[0]) for lang in ("en", "fr"))
    assert en == "Read out the line “\u2018Thanks,’ says ….”"
    assert fr.replace("\u00a0", " ") == "Lisez à voix haute la ligne « “Merci”, dit …. »"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_north_is_a_side_like_any_other(ruleset):
    """A side that a text names is printed, whichever it is."""
    north = both("fog of area III at arrows north: area II instead", ruleset, "ability")
    south = both("fog of area III at arrows south: area II instead", ruleset, "ability")

    assert "north" in north[0]
    assert "nord" in north[1]
    assert [text.replace("south", "north").replace("sud", "nord") for text in south] == list(north)


@pytest.mark.parametrize(
    ("text", "ruleset", "en", "fr"),
    [
        ("climb: +1 success", "continent", "climb: +1 star", "escalader : +1 étoile"),
        ("climb: +2 successes", "citadel", "climb: +2 successes", "escalader : +2 succès"),
        ("must climb: cost +1", "continent", "(compulsory): +1 card", "(obligatoire) : +1 carte"),
        (
            "any: before the draw, may take 105",
            "continent",
            "when the cost is settled",
            "une fois le coût fixé",
        ),
        ("any: before the draw, may take 105", "citadel", "before any card is drawn", "avant de piocher"),
        (
            "must any: on success, take 105",
            "citadel",
            "after a success, take 105",
            "après une réussite, prenez 105",
        ),
    ],
)
def test_what_cards_give_to_actions_is_printed_in_the_words_of_the_ruleset(text, ruleset, en, fr):
    """One word of the language, and on the card what its book calls it."""
    said = both(text, ruleset, "ability")

    assert en in said[0]
    assert fr in said[1]


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "if (1 for each involved) is at least (1 for each explorer of promise): take 105",
            "if the number of the involved explorers is at least the number of the explorers of whom “the promise” is "
            "remembered: take 105",
            "si le nombre des participants vaut au moins le nombre des explorateurs dont « la promesse » est retenu : "
            "prenez 105",
        ),
        (
            "if (1 plus (1 for each skill in your hand)) is at least 3: take 105",
            "if 1 plus the number of Skills in your hand is at least 3: take 105",
            "si 1 plus le nombre de Compétences dans votre main vaut au moins 3 : prenez 105",
        ),
        (
            "lose (1 for each involved) cards",
            "discard 1 card from the Action Deck for each involved explorer",
            "défaussez 1 carte du Deck d’Action pour chaque participant",
        ),
    ],
)
def test_one_for_each_of_some_is_their_number(text, en, fr):
    """But where a noun stands beside it that it counts."""
    said = [part.replace("\u00a0", " ").replace("\u202f", " ") for part in both(text, "continent", "effect")]

    assert said == [en, fr]
