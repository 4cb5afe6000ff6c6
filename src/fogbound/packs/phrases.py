"""Kinds of cards, places, sides, scores and icons as each language says them: the leaves of card texts no pack names."""

from functools import cache
from itertools import groupby
from typing import Final

from fogbound.packs.format import SIDES
from fogbound.packs.languages import GRAMMARS
from fogbound.packs.languages.words import other_names, phrases
from fogbound.packs.nouns import Noun, own_noun
from fogbound.packs.patterns import PHRASES
from fogbound.rules.citadel import places as of_citadel
from fogbound.rules.common import book, places
from fogbound.rules.continent import places as of_continent
from fogbound.rules.verbs import cards

__all__ = [
    "KINDS",
    "ZONES",
    "icons_said",
    "is_plural",
    "kind_noun",
    "own_words",
    "place",
    "score_noun",
    "side_noun",
]

KINDS: Final = {
    cards.ANY: "card",
    book.SKILL: "skill",
    book.BONUS: "bonus",
    book.STATE: "state",
    book.ITEM: "item",
    book.QUEST: "quest",
    book.CURSE: "curse",
    book.CLUE: "clue",
    book.TERRAIN: "terrain",
    book.PERMANENT: "permanent",
    book.TEMPORARY: "temporary",
    book.CHARACTER: "character",
    book.SATCHEL: "satchel",
    cards.COMPANION: "companion",
    cards.ADVANCED_SKILL: "advanced-skill",
    cards.REFLEX: "reflex",
    book.PURSE: "purse",
    book.GLOBAL: "global",
    book.WORLD_MAP: "world-map",
    book.PARAGRAPH: "paragraph",
    book.PAGE: "page",
    book.BUILDING: "building",
    book.SYMBOL: "symbol",
    book.SIDE_QUEST: "side-quest",
    book.TRAIT: "trait",
    book.CUSTOM: "custom",
    cards.LIMITED: "limited",
}
"""What kinds of cards are called among the phrases of a language; those of the book and those that texts ask for."""
ZONES: Final = {
    places.IN_HAND: "in-hand",
    of_continent.IN_INVENTORY: "in-inventory",
    of_continent.UNDER_SATCHEL: "under-satchel",
    places.IN_PAST: "in-past",
    places.BANISHED: "banished",
    of_continent.IN_DECK: "in-deck",
    of_continent.IN_PILE: "in-pile",
    places.ON_BOARD: "on-board",
    places.DRAWN: "drawn",
    of_continent.DISCARDED_NOW: "discarded-now",
    places.ON_THIS: "on-this",
    places.OUT_OF_GAME: "out-of-game",
    places.ANYWHERE: "anywhere",
    places.IN_ANY_HAND: "in-any-hand",
    places.HERE: "here",
    of_citadel.IN_PURSE: "in-purse",
    of_citadel.IN_ANY_PURSE: "in-any-purse",
    of_citadel.BLOCKED: "blocked",
    of_citadel.IN_DECK: "in-own-deck",
    of_citadel.IN_PILE: "in-own-pile",
    of_citadel.REVEALED: "revealed",
    of_citadel.SELECTED: "selected",
    of_citadel.AMONG_QUESTS: "among-quests",
    of_citadel.AMONG_GLOBALS: "among-globals",
}
"""What places are called there."""
SCORES: Final = ("influence", "knowledge", "production", "defense")
"""The four community scores, in the order of the leaflet."""

_OF_A_KIND: Final = {
    (places.HERE, book.TERRAIN): "place.underfoot",
    (of_citadel.AMONG_QUESTS, book.QUEST): "place.in-play",
    (of_citadel.AMONG_GLOBALS, book.GLOBAL): "place.in-play",
}
"""What a place is called where it would say no more than the kind of the cards: Quest items lie among the Quest items."""


def kind_noun(kind: int, lang: str) -> Noun:
    """What a card of a kind is called."""
    return own_noun(lang, f"kind.{KINDS[kind]}")


def side_noun(side: int, lang: str) -> Noun:
    """One of the four sides, clockwise from the north."""
    return own_noun(lang, f"side.{SIDES[side]}")


def score_noun(score: int, lang: str) -> Noun:
    """One of the community scores."""
    return own_noun(lang, f"score.{SCORES[score]}")


@cache
def place(zone: int, lang: str, kind: int = cards.ANY) -> str:
    """Where cards of a kind are, or where they come from, as a template; a Terrain lies on no other."""
    name = _OF_A_KIND.get((zone, kind), f"place.{ZONES[zone]}")
    words = phrases(lang)
    from_there = words.get(f"{name}.from")
    return words[name] if from_there is None else GRAMMARS[lang].place(words[name], from_there)


def icons_said(icons: list[list[str]], lang: str) -> str:
    """Class icons in words: for each icon what it may be, as in « 2 poings et 1 joker », « 1 poing ou 1 main »."""
    words, grammar = phrases(lang), GRAMMARS[lang]
    parts = []
    for names, same in groupby(icons):
        number = len(list(same))
        named = [own_noun(lang, f"icon.{name}") for name in names]
        if len(named) == 1:
            parts.append(f"{number} {named[0].plural if number > 1 else named[0].text}")
        elif number == 1:
            parts.append(words["or"].join(f"1 {noun.text}" for noun in named))
        else:
            each = words["or"].join(grammar.form_of(noun, grammar.indefinite) for noun in named)
            parts.append(words["icons.either"].format(number, each))
    return words["and"].join(parts)


@cache
def own_words(wording: str, lang: str, ruleset: str) -> str:
    """A wording of a term in the words of a ruleset."""
    for shared, own in other_names(lang, ruleset):
        wording = wording.replace(shared, own)
    return wording


_SINGULAR: Final = {
    meaning: phrase for known in PHRASES.values() for phrase, meaning in reversed(known["kind"].items())
}
"""For each kind of card what authors call one of it, which they write first."""


def is_plural(phrase: str, kind: int) -> bool:
    """Whether an author's phrase for a kind of card is its plural."""
    return phrase != _SINGULAR[kind]
