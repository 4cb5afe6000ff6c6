"""The topics of the reference, in their order, and where each term of the lexicon stands."""

import importlib
from functools import cache
from typing import Final, NamedTuple

from fogbound.languages import LANGUAGES
from fogbound.packs.languages import words
from fogbound.rules.common.lexicon import LEXICON, Term

__all__ = ["TOPICS", "Topic", "terms_of", "topic_of"]


class Topic(NamedTuple):
    """Something one wants to say: the word that modules declare, what it is called, and what belongs there."""

    name: str
    title: str
    opening: str


TOPICS: Final = (
    Topic("logic", "If, or else, how often", "One thing after the other, only if, again, or not at all."),
    Topic("choices", "Choices", "Who may choose what, alone or together."),
    Topic("chance", "Chance and riddles", "Dice, what is hidden, and what players guess."),
    Topic("who", "Who", "Whom a text concerns, and how many they are."),
    Topic("cards", "Which cards", "Which cards a text speaks of, and whether there are any."),
    Topic("come", "Cards come", "Cards are taken, put somewhere, exchanged."),
    Topic("leave", "Cards leave", "Discarded, banished, returned; to the Past or for good."),
    Topic("draws", "Actions: cost, draw, successes", "What an action costs, what is drawn, what counts."),
    Topic("life", "Life, harm and recovery", "What hurts and what heals, and who is out of action."),
    Topic(
        "gear",
        "Items, Skills and what is carried",
        "What explorers have: items and their wear, Skills, purses, experience.",
    ),
    Topic("limits", "Limits and exceptions", "What is forbidden, what a rule allows more or less of."),
    Topic("land", "The land and the way", "Where people stand and go, fog, Terrains, fires, the tremor."),
    Topic(
        "happenings",
        "When something happens",
        "What a card answers: the end of an action, an arrival, a loss.",
    ),
    Topic("memory", "Counters and memory", "What lies on cards, what is noted and asked for later."),
    Topic("numbers", "Numbers", "A plain number, and how to reckon with others."),
    Topic("story", "Story", "Paragraphs, pages, scenarios, and how an adventure ends."),
    Topic("leaflet", "The community", "What the leaflet holds: scores, buildings, side quests, Hope."),
    Topic("setting-out", "Setting out", "How a scenario or an adventure begins, and in which mode."),
)
"""Every topic; each has a page of its own."""


@cache
def _modules() -> dict[str, str]:
    """The module of the rules that defines each term, as the wordings of the first language are arranged."""
    found: dict[str, str] = {}
    module = ""
    for line in (words.HOME / LANGUAGES[0] / "terms.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            module = line.removeprefix("# ")
        elif " = " in line:
            found[line.partition(" = ")[0]] = module
    return found


@cache
def topic_of(name: str) -> Topic:
    """The topic of a term: its own, or that of its module."""
    topic = LEXICON[name].topic
    if not topic:
        module = importlib.import_module(f"fogbound.rules.{_modules()[name].replace('/', '.')}")
        topic = module.TOPIC
    return next(each for each in TOPICS if each.name == topic)


def terms_of(topic: Topic) -> list[Term]:
    """The terms of a topic: effects, abilities, conditions and numbers, as they are written."""
    found = [term for term in LEXICON.values() if topic_of(term.name) == topic]
    return sorted(found, key=lambda term: (_SORTS.index(term.sort), term.name))


_SORTS: Final = ("effect", "ability", "condition", "value", "who", "cards")
