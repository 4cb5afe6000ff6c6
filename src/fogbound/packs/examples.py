"""The examples of the lexicon as trees, read with a few words of an imaginary pack."""

from functools import cache
from typing import Any

from fogbound.packs import source
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Manifest
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import MisreadError, Tree, parse
from fogbound.packs.texts import TextReader, terms_of
from fogbound.rules.common.lexicon import Term

__all__ = ["VOCABULARY", "example_tree", "nouns"]

_SORTS = ("effect", "ability", "condition", "value", "who", "cards")

# Word, English, French, French gender.
_WORDS: dict[str, str] = {
    "action": """
        climb|climb|escalader
        cook|cook|cuisiner
        craft|craft|fabriquer
        descend|descend|descendre
        dig|dig|creuser
        fight|fight|se battre
        fish|fish|pêcher
        forage|forage|cueillir
        heal|heal|soigner
        hunt|hunt|chasser
        make-fire|make fire|faire un feu
        move|move|se déplacer
        observe|observe|observer
        pathfind|pathfind|explorer
        rest|rest|se reposer
        sail|sail|naviguer
        search|search|fouiller
        swim|swim|nager
        talk|talk|parler
        think|think|réfléchir
    """,
    "resource": """
        bamboo|bamboo|bambou|m
        bone|bone|os|m
        fire|fire|feu|m
        stone|stone|pierre|f
        vine|vine|liane|f
        wood|wood|bois|m
    """,
    "keyword": """
        beast|beast|bête|f
        blade|blade|lame|f
        boat|boat|bateau|m
        compass|compass|boussole|f
        dog|dog|chien|m
        fragile|fragile|fragile|m
        light|light|lumière|f
        metal|metal|métal|m
        rope|rope|corde|f
        trophy|trophy|trophée|m
        will|will|volonté|f
    """,
    "tag": """
        freshwater|fresh water|eau douce|f
        hut|hut|cabane|f
        sundial|sundial|cadran solaire|m
    """,
    "pictograph": """
        bell|bell|cloche|f
        oar|oar|rame|f
    """,
    "store": """
        cache|cache|cachette|f
        hoard|hoard|butin|m
    """,
    "counter": """
        marks|marks|marques|f
    """,
    "title": """
        experience|experience|expérience|f
        first-clue|The first clue|Le premier indice
        note|note|note|f
        paranoid|paranoid|paranoïaque
        sprained|sprained|foulure|f
    """,
    "curse": """
        first-clue|The first clue|Le premier indice
    """,
    "character": """
        ann|Ann|Ann
        bo|Bo|Bo
    """,
    "uid": """
        rope-work|Rope work|Cordages
    """,
}

_ROWS = {
    group: [row.strip().split("|") for row in rows.split("\n") if row.strip()]
    for group, rows in _WORDS.items()
}

VOCABULARY: dict[str, set[str]] = {group: {row[0] for row in rows} for group, rows in _ROWS.items()}
"""The words that examples may use."""


@cache
def nouns() -> Nouns:
    """What these words are called in each language."""
    lines: dict[str, list[str]] = {"en": [], "fr": []}
    for group, rows in _ROWS.items():
        for word, english, french, *gender in rows:
            lines["en"].append(f"{group}-{word} = {english}")
            lines["fr"].append(f"{group}-{word} = {french}")
            lines["fr"].extend(f"    .gender = {sign}" for sign in gender)
    manifest = Manifest(name="examples", ruleset="continent", format=1)
    texts = {language: {"words.ftl": "\n".join(said) + "\n"} for language, said in lines.items()}
    return Nouns([Pack(manifest, [], "", "", texts)])


def example_tree(term: Term) -> Tree:
    """The example of a term as a tree with the term in it; raises ValueError when it cannot be read so."""
    said = "it does not use the term"
    for sort in dict.fromkeys((term.sort, *_SORTS)):
        try:
            tree = parse(term.example, sort, VOCABULARY)
        except MisreadError as error:
            said = f"{error.message} {error.hint}" if sort == term.sort else said
            tree = _form(term.example, sort)
        if any(name == term.name for name, _ in terms_of(tree)):
            return list(tree)
    raise ValueError(f"the example of {term.name!r}, {term.example!r}, cannot be read: {said}")


def _form(example: str, sort: str) -> Any:
    """An example written as YAML."""
    faults: list[Fault] = []
    try:
        document = source.parse(example, "example")
    except PackError:
        return None
    tree = TextReader(document, VOCABULARY, faults).read(document.data, sort, ())
    return None if faults else tree
