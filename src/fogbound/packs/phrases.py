"""Kinds of cards, places and sides as both languages say them: the leaves of card texts no pack names."""

from functools import cache
from itertools import groupby
from typing import NamedTuple

from fogbound.core.steps import NONE
from fogbound.packs.nouns import Noun, formed
from fogbound.rules.citadel import places as of_citadel
from fogbound.rules.common import book, places
from fogbound.rules.continent import places as of_continent
from fogbound.rules.verbs import cards

__all__ = ["ICONS", "KINDS", "SCORES", "SIDES", "ZONES", "icons_said", "is_plural", "own_words"]


class Phrase(NamedTuple):
    """A phrase in both languages, as templates."""

    en: str
    fr: str


KINDS: dict[int, dict[str, Noun]] = {
    kind: {"en": Noun(en, plural=en_plural), "fr": Noun(fr, gender, plural=fr_plural)}
    for kind, en, en_plural, fr, fr_plural, gender in (
        (cards.ANY, "card", "cards", "carte", "cartes", "f"),
        (book.SKILL, "Skill", "Skills", "Compétence", "Compétences", "f"),
        (book.BONUS, "Bonus", "Bonuses", "Bonus", "Bonus", "m"),
        (book.STATE, "State", "States", "État", "États", "m"),
        (book.ITEM, "Item card", "Item cards", "carte Objet", "cartes Objet", "f"),
        (book.QUEST, "Quest item", "Quest items", "Objet de quête", "Objets de quête", "m"),
        (book.CURSE, "Curse", "Curses", "Malédiction", "Malédictions", "f"),
        (book.CLUE, "Clue", "Clues", "Indice", "Indices", "m"),
        (book.TERRAIN, "Terrain", "Terrains", "Terrain", "Terrains", "m"),
        (book.PERMANENT, "Permanent event", "Permanent events",
         "Événement permanent", "Événements permanents", "m"),
        (book.TEMPORARY, "Temporary event", "Temporary events",
         "Événement temporaire", "Événements temporaires", "m"),
        (book.CHARACTER, "Character", "Characters", "Personnage", "Personnages", "m"),
        (book.SATCHEL, "Satchel & Journal", "", "Besace & Carnet", "", "f"),
        (cards.COMPANION, "Companion", "Companions", "Compagnon", "Compagnons", "m"),
        (cards.ADVANCED_SKILL, "Advanced Skill", "Advanced Skills",
         "Compétence avancée", "Compétences avancées", "f"),
        (cards.REFLEX, "Reflex", "Reflexes", "Réflexe", "Réflexes", "m"),
        (book.PURSE, "Purse card", "Purse cards", "carte Besace", "cartes Besace", "f"),
        (book.GLOBAL, "Global event", "Global events", "Événement global", "Événements globaux", "m"),
        (book.WORLD_MAP, "map card", "map cards", "carte Mappemonde", "cartes Mappemonde", "f"),
        (book.PARAGRAPH, "Paragraph", "Paragraphs", "Paragraphe", "Paragraphes", "m"),
        (book.PAGE, "Scenario", "Scenarios", "Scénario", "Scénarios", "m"),
        (book.BUILDING, "Building", "Buildings", "Bâtiment", "Bâtiments", "m"),
        (book.SYMBOL, "Destiny symbol", "Destiny symbols",
         "Symbole de la Destinée", "Symboles de la Destinée", "m"),
        (book.SIDE_QUEST, "Side quest", "Side quests", "Quête annexe", "Quêtes annexes", "f"),
        (book.TRAIT, "Trait", "Traits", "Trait", "Traits", "m"),
        (book.CUSTOM, "Custom", "Customs", "Coutume", "Coutumes", "f"),
        (cards.LIMITED, "Skill or Bonus", "Skills and Bonuses",
         "Compétence ou carte Bonus", "Compétences et cartes Bonus", "f"),
    )
}  # fmt: skip
"""What kinds of cards are called; those of the book and those that texts ask for beside them."""


_TAKEN = "{kind@pris|prise|pris|prises}"
_LYING = "{kind@placé|placée|placés|placées}"


def _place(en: str, en_from: str, fr: str, fr_from: str) -> Phrase:
    """Where cards are, and where they come from: « dans votre main », « de votre main », « pris dans votre main ».

    What a card does to them makes the difference: a State is in a hand, and is returned from it.
    """
    picked = f"{_TAKEN} <random:au hasard >{fr}"
    return Phrase(
        f"<from:{en_from}><!from:{en}>",
        f"<from:<chosen:{picked}><random:{picked}><!chosen:<!random:{fr_from}>>><!from:{fr}>",
    )


ZONES: dict[int, Phrase] = {
    places.IN_HAND: _place(
        "in your|their hand", "from your|their hand", "dans votre|sa main", "de votre|sa main"
    ),
    of_continent.IN_INVENTORY: _place(
        "in your|their inventory", "from your|their inventory",
        "dans votre|son inventaire", "de votre|son inventaire",
    ),
    of_continent.UNDER_SATCHEL: _place(
        "under the Satchel & Journal", "from under the Satchel & Journal",
        "sous la Besace & Carnet", f"{_LYING} sous la Besace & Carnet",
    ),
    places.IN_PAST: _place("in the Past", "from the Past", "dans le Passé", "du Passé"),
    places.BANISHED: _place(
        "among the banished cards", "from the banished cards",
        "parmi les cartes bannies", f"{_TAKEN} parmi les cartes bannies",
    ),
    of_continent.IN_DECK: _place(
        "in the Action Deck", "from the Action Deck", "dans le Deck d’Action", "du Deck d’Action"
    ),
    of_continent.IN_PILE: _place("in the Discard Pile", "from the Discard Pile", "dans la Défausse", "de la Défausse"),
    places.ON_BOARD: _place("on the Board", "from the Board", "sur le Plateau", "du Plateau"),
    places.DRAWN: Phrase(
        "drawn in this action",
        "<random:au hasard >{kind@pioché|piochée|piochés|piochées} pendant cette action",
    ),
    of_continent.DISCARDED_NOW: Phrase(
        "discarded in this action",
        "<random:au hasard >{kind@défaussé|défaussée|défaussés|défaussées} pendant cette action",
    ),
    places.ON_THIS: _place(
        "on this card", "from this card",
        "sur cette carte", f"{_LYING} sur cette carte",
    ),
    places.OUT_OF_GAME: _place(
        "outside the game", "from outside the game",
        "hors du jeu", f"{_TAKEN} hors du jeu",
    ),
    places.ANYWHERE: Phrase("anywhere", "<random:au hasard >où que ce soit"),
    places.IN_ANY_HAND: _place(
        "in anybody’s hand", "from all hands", "dans la main de n’importe qui", "de toutes les mains"
    ),
    places.HERE: _place(
        "on your|their Terrain", "from your|their Terrain", "sur votre|son Terrain", "de votre|son Terrain"
    ),
    of_citadel.IN_PURSE: _place(
        "in your|their Purse", "from your|their Purse",
        "dans votre|sa Besace", "de votre|sa Besace",
    ),
    of_citadel.IN_ANY_PURSE: _place(
        "in anybody’s Purse", "from all Purses",
        "dans la Besace de n’importe qui", "de toutes les Besaces",
    ),
    of_citadel.BLOCKED: _place(
        "among your|their blocked cards", "from your|their blocked cards",
        "parmi vos|ses cartes bloquées", f"{_TAKEN} parmi vos|ses cartes bloquées",
    ),
    of_citadel.IN_DECK: _place(
        "in your|their Action Deck", "from your|their Action Deck",
        "dans votre|sa pioche Action", "de votre|sa pioche Action",
    ),
    of_citadel.IN_PILE: _place(
        "in your|their Discard Pile", "from your|their Discard Pile",
        "dans votre|sa défausse", "de votre|sa défausse",
    ),
    of_citadel.REVEALED: Phrase(
        "revealed in this action",
        "<random:au hasard >{kind@révélé|révélée|révélés|révélées} pendant cette action",
    ),
    of_citadel.SELECTED: Phrase(
        "selected in this action",
        "<random:au hasard >{kind@sélectionné|sélectionnée|sélectionnés|sélectionnées} pendant cette action",
    ),
    of_citadel.AMONG_QUESTS: _place(
        "among the Quest items", "from the Quest items",
        "parmi les Objets de quête", f"{_TAKEN} parmi les Objets de quête",
    ),
    of_citadel.AMONG_GLOBALS: _place(
        "among the Global events", "from the Global events",
        "parmi les Événements globaux", f"{_TAKEN} parmi les Événements globaux",
    ),
}  # fmt: skip
"""Where cards are."""

SIDES: dict[str, tuple[Noun, ...]] = {
    "en": tuple(Noun(side) for side in ("north", "east", "south", "west")),
    "fr": tuple(Noun(side, "m") for side in ("nord", "est", "sud", "ouest")),
}
"""The four sides, clockwise from the north."""


SCORES: dict[str, tuple[Noun, ...]] = {
    "en": tuple(Noun(score) for score in ("Influence", "Knowledge", "Production", "Defense")),
    "fr": (Noun("Influence", "f"), Noun("Savoir", "m"), Noun("Production", "f"), Noun("Défense", "f")),
}
"""The four community scores, in the order of the leaflet."""

ICONS: dict[str, dict[str, Noun]] = {
    "en": {
        "fist": Noun("fist", plural="fists"),
        "hand": Noun("hand", plural="hands"),
        "flag": Noun("flag", plural="flags"),
        "target": Noun("target", plural="targets"),
        "wild": Noun("wild icon", plural="wild icons"),
        "any": Noun("icon of any class", plural="icons of any class"),
    },
    "fr": {
        "fist": Noun("poing", "m", plural="poings"),
        "hand": Noun("main", "f", plural="mains"),
        "flag": Noun("drapeau", "m", plural="drapeaux"),
        "target": Noun("cible", "f", plural="cibles"),
        "wild": Noun("joker", "m", plural="jokers"),
        "any": Noun("symbole au choix", "m", plural="symboles au choix"),
    },
}
"""The class icons, as texts call them; `any` is one of the four, in a price."""

_ICON_WORDS = {
    "en": {"and": " and ", "or": " or ", "either": "{} icons, each {}"},
    "fr": {"and": " et ", "or": " ou ", "either": "{} symboles, chacun {}"},
}


def icons_said(icons: list[list[str]], lang: str) -> str:
    """Class icons in words: for each icon what it may be, as in « 2 poings et 1 joker », « 1 poing ou 1 main »."""
    words = _ICON_WORDS[lang]
    parts = []
    for names, same in groupby(icons):
        number = len(list(same))
        named = [ICONS[lang][name] for name in names]
        if len(named) == 1:
            parts.append(f"{number} {named[0].plural if number > 1 else named[0].text}")
        elif number == 1:
            parts.append(words["or"].join(f"1 {noun.text}" for noun in named))
        else:
            each = words["or"].join(formed(noun, "un" if lang == "fr" else "a", lang) for noun in named)
            parts.append(words["either"].format(number, each))
    return words["and"].join(parts)


_OWN_WORDS: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {
    ("citadel", "en"): (("active explorer", "active player"), ("explorer", "character")),
    ("citadel", "fr"): (
        ("l’explorateur actif", "le joueur actif"),
        ("d’explorateur", "de personnage"),
        ("explorateur", "personnage"),
        ("du Deck d’Aventure", "de la pioche Aventure"),
    ),
}
"""What a ruleset calls by another name than the wordings both share."""


@cache
def own_words(wording: str, lang: str, ruleset: str) -> str:
    """A wording of the lexicon in the words of a ruleset."""
    for shared, own in _OWN_WORDS.get((ruleset, lang), ()):
        wording = wording.replace(shared, own)
    return wording


def is_plural(phrase: str, kind: int = NONE) -> bool:
    """Whether an author's phrase for a kind of card is its plural."""
    return kind in KINDS and phrase == KINDS[kind]["en"].plural.casefold()
