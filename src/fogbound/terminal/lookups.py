"""Looking things up in a terminal: a card by its name, rules by words, the commands there are."""

from typing import Final

from fogbound.packs.grammar import COLON
from fogbound.rules import reference
from fogbound.rules.reference import fold
from fogbound.terminal.paper import Paper
from fogbound.terminal.rules import pages as rule_pages
from fogbound.terminal.words import answers_to
from fogbound.text import catalogue
from fogbound.text.pages import Pages

__all__ = ["COMMANDS", "MOST_NAMED", "help_page", "look", "rules_page"]

COMMANDS: Final = {
    "continent": (
        "look", "place", "board", "chart", "hand", "items", "pile", "past", "recap", "more", "odds", "why", "exact",
        "rules", "undo", "camp", "report", "help", "quit",
    ),
    "citadel": (
        "look", "place", "board", "chart", "hand", "purse", "pile", "read", "quests", "leaflet", "recap", "more",
        "odds", "why", "exact", "rules", "undo", "recover", "save", "report", "help", "quit",
    ),
}  # fmt: skip  # what can be typed in each game, in the order in which help tells it
MOST_NAMED: Final = 12  # options or cards that are named when several could be meant


def look(paper: Paper, pages: Pages, words: str, exact: bool) -> None:
    """Read out a card in sight, found by its id, its number or words of its name, or a word of the glossary."""
    found = [card for card in pages.visible() if _is_called(pages, card, words)]
    exactly = [card for card in found if fold(words) in (fold(pages.name(card)), fold(card))]
    found = exactly or found
    if not exactly and (entry := pages.glossary(words)):  # "side quest" is also what many a heading says
        paper.say(entry)
    elif not found:
        paper.say(pages.say("look-unknown", words=words))
    elif len({pages.summary(card) for card in found}) > 1:
        named = ", ".join(pages.texts.heading(card, pages.lang) for card in found[:MOST_NAMED])
        paper.say(pages.say("look-several", cards=named))
    else:
        for line in pages.card(found[0], exact):
            paper.say(line)


def _is_called(pages: Pages, card: str, words: str) -> bool:
    return card == words or answers_to(
        fold(words).split(), f"{pages.texts.heading(card, pages.lang)} {card}", ""
    )


def rules_page(paper: Paper, lang: str, ruleset: str, words: str) -> None:
    """The rules of a game that some words find."""
    say = catalogue(lang).say
    found = reference.find(ruleset, words) if words else ()
    if not words:
        paper.say(say("rules-how", ruleset=ruleset))
    elif not found:
        paper.say(say("rules-none", words=words))
    else:
        paper.rows(rule_pages(found, lang, max(paper.width, 40)).split("\n"))


def help_page(paper: Paper, pages: Pages) -> None:
    """What can be typed."""
    say = pages.say
    paper.say(say("help-title"))
    for name in COMMANDS[pages.texts.ruleset]:
        paper.say(f"{say(f'command-{name}')}{COLON[pages.lang]}{say(f'help-{name}')}", 2)
