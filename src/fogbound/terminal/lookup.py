"""Looking things up in a terminal: a card by its name, rules by words, the commands there are."""

from collections.abc import Iterable
from typing import Final

from fogbound.packs.languages import COLON
from fogbound.rules.reference import Chapter, fold
from fogbound.terminal.input_parsing import answers_to
from fogbound.terminal.output import Output
from fogbound.terminal.rules import advice, in_chapters
from fogbound.terminal.rules import pages as rule_pages
from fogbound.terminal.rulesets import keyboard_of
from fogbound.text.rules_search import commands_for, rules_about
from fogbound.text.screens.base import Screens

__all__ = ["MOST_NAMED", "help_page", "look", "rules_page"]

MOST_RULES: Final = 6  # that are read out when words find many
MOST_NAMED: Final = 12  # options or cards that are named when several could be meant


def look(output: Output, screens: Screens, words: str, exact: bool, named: Iterable[str] = ()) -> None:
    """Read out a visible card, found by its id, number or words of its name, the fog, or a word of the glossary.

    Cards that are named where nobody sees them can be read as well.
    """
    found = [card for card in sorted({*screens.visible(), *named}) if _is_called(screens, card, words)]
    exactly = [card for card in found if fold(words) in (fold(screens.name(card)), fold(card))]
    found = exactly or found
    if not exactly and (backs := screens.fog(words)):
        for line in backs:
            output.say(line.strip(), len(line) - len(line.lstrip()))
    elif not exactly and (entry := screens.glossary(words)):  # "side quest" is also what many a heading says
        output.say(entry)
    elif not found:
        output.say(screens.say("look-unknown", words=words))
    elif len({screens.summary(card) for card in found}) > 1:
        named = ", ".join(screens.texts.heading(card, screens.lang) for card in found[:MOST_NAMED])
        output.say(screens.say("look-several", cards=named))
    else:
        for line in screens.card(found[0], exact):
            output.say(line.strip(), len(line) - len(line.lstrip()))


def _is_called(screens: Screens, card: str, words: str) -> bool:
    return card == words or answers_to(words, f"{screens.texts.heading(card, screens.lang)} {card}")


def rules_page(output: Output, screens: Screens, words: str) -> None:
    """The rules of a game that some words find, after the commands that do what they ask for."""
    say, ruleset, lang = screens.say, screens.texts.ruleset, screens.lang
    if not words:
        output.say(say("rules-how", ruleset=ruleset))
        return
    there = keyboard_of(ruleset).commands(screens.seen)
    commands = [name for name in commands_for(words) if name in there]
    for name in commands:
        output.say(say("rules-command", command=say(f"command-{name}"), help=say(f"help-{name}")))
    found, left_out = best_chapters(ruleset, words, lang)
    if not found and not commands:
        output.say(f"{say('rules-none', words=words)} {advice((ruleset,), words.split(), lang)}")
    elif found:
        output.rows(rule_pages(found, lang, max(output.width, 40)).split("\n"))
        if left_out:
            output.say(say("rules-more", n=left_out))


def best_chapters(ruleset: str, words: str, lang: str) -> tuple[tuple[Chapter, ...], int]:
    """The rules that ids name, or those that the words are most about, the best first; how many more are about them."""
    found = rules_about(ruleset, words, lang)
    return in_chapters(found[:MOST_RULES]), max(0, len(found) - MOST_RULES)


def help_page(output: Output, screens: Screens) -> None:
    """What can be typed."""
    say = screens.say
    output.say(say("help-title"))
    for name in keyboard_of(screens.texts.ruleset).commands(screens.seen):
        output.say(f"{say(f'command-{name}')}{COLON[screens.lang]}{say(f'help-{name}')}", 2)
