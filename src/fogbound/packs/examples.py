"""The examples of the lexicon as trees, read with a few words of an imaginary pack."""

from functools import cache
from typing import Any, get_args

from fogbound.packs import source
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Manifest, Ruleset
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack
from fogbound.packs.sentences import MisreadError, Tree, parse
from fogbound.packs.texts import TextReader, terms_of
from fogbound.rules.common.lexicon import Term

__all__ = ["RULESETS", "VOCABULARY", "example_tree", "nouns"]

RULESETS: tuple[Ruleset, ...] = get_args(Ruleset)

_SORTS = ("effect", "ability", "condition", "value", "who", "cards")

# Word, English, French, French gender.
_WORDS: dict[str, str] = {
    "action": """
        climb|climb|escalader
        cook|cook|cuisiner
        craft|craft|fabriquer
        descend|descend|descendre
        dig|dig|creuser
        dodge|dodge|esquiver
        fight|fight|se battre
        fish|fish|pêcher
        forage|forage|cueillir
        heal|heal|soigner
        hunt|hunt|chasser
        lift|lift|soulever
        listen|listen|écouter
        make-fire|make fire|faire un feu
        move|move|se déplacer
        observe|observe|observer
        pathfind|pathfind|explorer
        rest|rest|se reposer
        run|run|courir
        sail|sail|naviguer
        search|search|fouiller
        steal|steal|voler
        swim|swim|nager
        talk|talk|parler
        tend|tend|soigner les blessés
        think|think|réfléchir
        tinker|tinker|bricoler
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
        ailment|ailment|affection|f
        boat|boat|bateau|m
        companion|companion|compagnon|m
        compass|compass|boussole|f
        dog|dog|chien|m
        fragile|fragile|fragile|m
        light|light|lumière|f
        metal|metal|métal|m
        rope|rope|corde|f
        float|float|flotteur|m
        tool|tool|outil|m
        trophy|trophy|trophée|m
        weapon|weapon|arme|f
        will|will|volonté|f
    """,
    "tag": """
        freshwater|fresh water|eau douce|f
        hut|hut|cabane|f
        lamplit|lamplit|éclairé
        rock|rock|roche|f
        shore|shore|rivage|m
        sound|sound|détroit|m
        sundial|sundial|cadran solaire|m
    """,
    "pictograph": """
        bell|bell|cloche|f
        eel|eel|anguille|f
        oar|oar|rame|f
        quill|quill|plume|f
    """,
    "store": """
        cache|cache|cachette|f
        hoard|hoard|butin|m
    """,
    "counter": """
        mark|mark|repère|m
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
        chart|Chart of the Sound|Carte du détroit
        rope-work|Rope work|Cordages
    """,
    "page": """
        le-2|Slack Water|Étale
        low-water|Low Water|Basses eaux
        open-sea|Open Sea|Pleine mer
    """,
    "building": """
        net-loft|net loft|atelier des filets|m
    """,
    "symbol": """
        first-flame|first flame|première flamme|f
    """,
    "quest": """
        lamp-oil|The Lamp-oil Debt|La dette d’huile
    """,
    "trait": """
        covetous|Covetous|Cupide
    """,
    "custom": """
        night-watch|night watch|veille de nuit|f
    """,
    "goal": """
        bell|ring the bell|sonner la cloche
    """,
    "memo": """
        first-fallen|the first to fall|le premier à tomber
        promise|the promise|la promesse
    """,
    "reply": """
        keep|keep|garder
    """,
    "line": """
        verdict|the verdict|le verdict
    """,
}

_ROWS = {
    group: [row.strip().split("|") for row in rows.split("\n") if row.strip()]
    for group, rows in _WORDS.items()
}

VOCABULARY: dict[str, set[str]] = {group: {row[0] for row in rows} for group, rows in _ROWS.items()}
"""The words that examples may use."""


@cache
def nouns(ruleset: Ruleset = "continent") -> Nouns:
    """What these words are called in each language, in a pack of this ruleset."""
    lines: dict[str, list[str]] = {"en": [], "fr": []}
    for group, rows in _ROWS.items():
        named = "card" if group == "uid" else group
        for word, english, french, *gender in rows:
            lines["en"].append(f"{named}-{word} = {english}")
            lines["fr"].append(f"{named}-{word} = {french}")
            lines["fr"].extend(f"    .gender = {sign}" for sign in gender)
    manifest = Manifest(name="examples", ruleset=ruleset, format=1)
    texts = {language: {"words.ftl": "\n".join(said) + "\n"} for language, said in lines.items()}
    return Nouns([Pack(manifest, [], "", "", texts)])


def example_tree(term: Term, ruleset: str = "") -> Tree:
    """The example of a term as a tree with the term in it; raises ValueError when it cannot be read so.

    A term that both rulesets know is read under the first of them unless another is named.
    """
    ruleset = ruleset or term.ruleset or RULESETS[0]
    said = "it does not use the term"
    for sort in dict.fromkeys((term.sort, *_SORTS)):
        try:
            tree = parse(term.example, sort, VOCABULARY, ruleset)
        except MisreadError as error:
            said = f"{error.message} {error.hint}" if sort == term.sort else said
            tree = _form(term.example, sort, ruleset)
        if any(name == term.name for name, _ in terms_of(tree)):
            return list(tree)
    raise ValueError(f"the example of {term.name!r}, {term.example!r}, cannot be read: {said}")


def _form(example: str, sort: str, ruleset: str) -> Any:
    """An example written as YAML."""
    faults: list[Fault] = []
    try:
        document = source.parse(example, "example")
    except PackError:
        return None
    tree = TextReader(document, VOCABULARY, faults, ruleset).read(document.data, sort, ())
    return None if faults else tree
