"""Kinds of cards, places and sides as both languages say them: the leaves of card texts no pack names."""

from typing import NamedTuple

from fogbound.core.steps import NONE
from fogbound.packs.nouns import Noun
from fogbound.rules.common import book
from fogbound.rules.verbs import cards

__all__ = ["KINDS", "SIDES", "ZONES", "is_plural"]


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
    cards.IN_HAND: _place(
        "in your|their hand", "from your|their hand", "dans votre|sa main", "de votre|sa main"
    ),
    cards.IN_INVENTORY: _place(
        "in your|their inventory", "from your|their inventory",
        "dans votre|son inventaire", "de votre|son inventaire",
    ),
    cards.UNDER_SATCHEL: _place(
        "under the Satchel & Journal", "from under the Satchel & Journal",
        "sous la Besace & Carnet", f"{_LYING} sous la Besace & Carnet",
    ),
    cards.IN_PAST: _place("in the Past", "from the Past", "dans le Passé", "du Passé"),
    cards.BANISHED: _place(
        "among the banished cards", "from the banished cards",
        "parmi les cartes bannies", f"{_TAKEN} parmi les cartes bannies",
    ),
    cards.IN_DECK: _place("in the Action Deck", "from the Action Deck", "dans le Deck d’Action", "du Deck d’Action"),
    cards.IN_PILE: _place("in the Discard Pile", "from the Discard Pile", "dans la Défausse", "de la Défausse"),
    cards.ON_BOARD: _place("on the Board", "from the Board", "sur le Plateau", "du Plateau"),
    cards.DRAWN: Phrase(
        "drawn in this action",
        "<random:au hasard >{kind@pioché|piochée|piochés|piochées} pendant cette action",
    ),
    cards.DISCARDED_NOW: Phrase(
        "discarded in this action",
        "<random:au hasard >{kind@défaussé|défaussée|défaussés|défaussées} pendant cette action",
    ),
    cards.ON_THIS: _place(
        "on this card", "from this card",
        "sur cette carte", f"{_LYING} sur cette carte",
    ),
    cards.OUT_OF_GAME: _place(
        "outside the game", "from outside the game",
        "hors du jeu", f"{_TAKEN} hors du jeu",
    ),
    cards.ANYWHERE: Phrase("anywhere", "<random:au hasard >où que ce soit"),
    cards.IN_ANY_HAND: _place(
        "in anybody’s hand", "from all hands", "dans la main de n’importe qui", "de toutes les mains"
    ),
    cards.HERE: _place(
        "on your|their Terrain", "from your|their Terrain", "sur votre|son Terrain", "de votre|son Terrain"
    ),
}  # fmt: skip
"""Where cards are."""

SIDES: dict[str, tuple[Noun, ...]] = {
    "en": tuple(Noun(side) for side in ("north", "east", "south", "west")),
    "fr": tuple(Noun(side, "m") for side in ("nord", "est", "sud", "ouest")),
}
"""The four sides, clockwise from the north."""


def is_plural(phrase: str, kind: int = NONE) -> bool:
    """Whether an author's phrase for a kind of card is its plural."""
    return kind in KINDS and phrase == KINDS[kind]["en"].plural.casefold()
