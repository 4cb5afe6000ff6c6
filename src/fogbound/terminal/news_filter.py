"""What of the news needs no line, or a shorter one, at a keyboard: what answer, menu and next question say anyway."""

from typing import Final, NamedTuple

from fogbound.terminal.output import Tone
from fogbound.terminal.rulesets import keyboard_of
from fogbound.text import CardTexts, Renderer
from fogbound.view import NONE, SeenNews

__all__ = ["UNASKED", "HeardNews", "set_up", "spoken_line", "tone_of"]


class HeardNews(NamedTuple):
    """The answer behind the news: its verb, whether nobody was asked, who chose an action, how difficult it is."""

    verb: str
    passed: bool
    acting: int
    needed: int


UNASKED: Final = HeardNews("", True, NONE, NONE)
"""What news come of that nobody's answer has brought."""


def set_up(texts: CardTexts, news: list[SeenNews]) -> list[SeenNews]:
    """The news with which a scenario begins, without what is done before each; decks that take in hands are told of."""
    done = [item for item in news if "sets-up" in item.roles]
    from_hands = any(texts.card(card).source.skill is not None for item in done for card in item.cards)
    told = [item for item in done if from_hands and "regains" in item.roles][:1]
    return [item for item in news if item not in done or item in told]


def spoken_line(
    renderer: Renderer,
    line: str,
    item: SeenNews,
    said: HeardNews,
    sets_up: bool,
    read_out: bool,
    of_revealed: bool,
    again: bool = False,
) -> str:
    """A line of news as it is said, which may be followed by a card that is read out; empty if it says nothing.

    `of_revealed`: it is asked then which of the revealed cards are taken. With news that set up a scenario, what is
    regained are the hands. A card on the Board that comes again is not one that a player gains.
    """
    if "obvious" in item.roles and "brings" in item.roles:
        return ""  # where a card goes that was just read out, its type says
    if not keyboard_of(renderer.texts.ruleset).is_brief:
        return line
    if _is_plain(renderer, item, said, sets_up, of_revealed):
        return ""
    if sets_up and "regains" in item.roles:
        return renderer.say("news-hands-back")
    if "acts" in item.roles and item.seat == said.acting:
        return "" if item.is_alone else renderer.deed(item)
    is_taken = "takes" in item.roles
    if (is_taken or "lays-event" in item.roles or "lays-terrain" in item.roles) and (read_out or again):
        name = item.cards[-1]
        on_board = renderer.texts.is_on_board(name.partition("#")[0])
        if again and on_board and is_taken:
            return renderer.say("news-met-again", card=renderer.name(name))
        return f"{renderer.name(name)}." if read_out and (item.is_alone or on_board) else line
    return line


def tone_of(item: SeenNews) -> Tone:
    """How a piece of news is coloured where there are colours."""
    if "succeeds" in item.roles:
        return "good"
    return "bad" if "fails" in item.roles or "grave" in item.roles else ""


def _is_plain(renderer: Renderer, item: SeenNews, said: HeardNews, sets_up: bool, of_revealed: bool) -> bool:
    """Whether a piece of news goes without saying."""
    roles = item.roles
    if "obvious" in roles:
        return True
    if "regains" in roles:
        return item.n == 0 and not sets_up
    if "reveals" in roles:
        return said.needed == 0 and not of_revealed
    if "succeeds" in roles:
        return said.needed == 0
    if "by-itself" in roles:
        return said.passed
    if "paragraph" in roles:  # and the passage follows, unless it has a title
        return not renderer.texts.is_titled(item.cards[0], renderer.lang)
    return not said.passed and said.verb in item.said_by
