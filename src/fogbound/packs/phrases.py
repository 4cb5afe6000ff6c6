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

ZONES: dict[int, Phrase] = {
    cards.IN_HAND: Phrase("in your|their hand", "dans votre|sa main"),
    cards.IN_INVENTORY: Phrase("in your|their inventory", "dans votre|son inventaire"),
    cards.UNDER_SATCHEL: Phrase("under the Satchel & Journal", "sous la Besace & Carnet"),
    cards.IN_PAST: Phrase("in the Past", "dans le Passé"),
    cards.BANISHED: Phrase("among the banished cards", "parmi les cartes bannies"),
    cards.IN_DECK: Phrase("in the Action Deck", "dans le Deck d’Action"),
    cards.IN_PILE: Phrase("in the Discard Pile", "dans la Défausse"),
    cards.ON_BOARD: Phrase("on the Board", "sur le Plateau"),
    cards.DRAWN: Phrase(
        "drawn in this action", "{kind@pioché|piochée|piochés|piochées} pendant cette action"
    ),
    cards.DISCARDED_NOW: Phrase(
        "discarded in this action", "{kind@défaussé|défaussée|défaussés|défaussées} pendant cette action"
    ),
    cards.ON_THIS: Phrase("on this card", "sur cette carte"),
    cards.OUT_OF_GAME: Phrase("outside the game", "hors du jeu"),
    cards.ANYWHERE: Phrase("anywhere", "où que ce soit"),
    cards.IN_ANY_HAND: Phrase("in anybody’s hand", "dans la main de n’importe qui"),
    cards.HERE: Phrase("on your|their Terrain", "sur votre|son Terrain"),
}
"""Where cards are."""

SIDES: dict[str, tuple[Noun, ...]] = {
    "en": tuple(Noun(side) for side in ("north", "east", "south", "west")),
    "fr": tuple(Noun(side, "m") for side in ("nord", "est", "sud", "ouest")),
}
"""The four sides, clockwise from the north."""


def is_plural(phrase: str, kind: int = NONE) -> bool:
    """Whether an author's phrase for a kind of card is its plural."""
    return kind in KINDS and phrase == KINDS[kind]["en"].plural.casefold()
