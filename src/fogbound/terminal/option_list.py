"""The options of a question as rows with numbers, each with what it means that its label does not say."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fogbound.terminal.rulesets import keyboard_of
from fogbound.text.labels import Labels, ListedOption
from fogbound.view import AskedOption
from fogbound.view.options import DISCARDS, LISTED_APART, USES_ITEM

__all__ = ["OptionList", "ReadOnce", "rows"]

BETWEEN: Final = "/"  # numbers, and the people they are for


class OptionList(NamedTuple):
    """What is listed, and the people for whom a row has a number each, in the order of those numbers.

    The first row of several people tells whose numbers its own are.
    """

    people: str
    lines: list[str]
    example: list[tuple[str, int]]


class ReadOnce:
    """Remembers which cards have been read out with the options of a game, so that each is read once."""

    def __init__(self) -> None:
        self.heard: set[str] = set()  # cards that were read out right before the question
        self._by_heart: set[tuple[str, str]] = set()  # and all that were, for what they were offered

    def text(self, choices: Labels, option: AskedOption) -> str:
        """What follows a label: what a card does that is offered by its name alone, unless that was just told."""
        name = option.card.partition("#")[0] if option.card is not None else ""
        is_known = name in self.heard or (
            option.bits & LISTED_APART != 0 and (option.verb, name) in self._by_heart
        )
        if is_known or _was_listed(choices, option):
            return ""
        self._by_heart.add((option.verb, name))
        note = choices.note(option)
        return f". {note}" if note else ""


def rows(choices: Labels, shown: list[ListedOption], once: ReadOnce) -> OptionList:
    """The options with their numbers; what several people may do alike is one row, with a number for each.

    Whose numbers they are is said once for all rows that everybody shares, and in the row for the others.
    """
    renderer = choices.renderer
    here = _place(choices, shown)
    found: dict[str, list[tuple[str, int]]] = {}  # by row, the people who share it, with their numbers
    for at, (label, option) in enumerate(shown, 1):
        who, alike = choices.who(option), renderer.option(option.named_option)
        if who and label == renderer.say("option-of", who=who, option=alike):
            found.setdefault(renderer.option(option.named_option, lowered=False), []).append((who, at))
        elif _is_here(option, here) and label == alike:
            found[f"{at}. {renderer.option(option.named_option, here=True)}{_only_way(choices, option)}"] = []
        else:
            found[f"{at}. {label}{_text(choices, option, label, once)}"] = []
    if _are_apart(choices, shown, found):
        return OptionList("", _by_person(choices, shown), [])
    everybody = list(dict.fromkeys(who for shared in found.values() for who, _ in shared))
    is_shared = len(everybody) > 1 and any(len(shared) == len(everybody) for shared in found.values())
    lines = []
    for full, shared in found.items():
        row = _shared_label(choices, [shown[at - 1].option for _, at in shared], here) if shared else full
        numbers = BETWEEN.join(str(at) for _, at in shared)
        people = ", ".join(who for who, _ in shared)
        if not shared:
            lines.append(row)
        elif is_shared and len(shared) == len(everybody):
            lines.append(f"{numbers}. {row}")
        else:
            lines.append(f"{numbers}. {renderer.say('option-of', who=people, option=row)}")
    example = next((shared for shared in found.values() if len(shared) > 1), [])
    return OptionList(BETWEEN.join(everybody) if is_shared else "", lines, example)


def _are_apart(
    choices: Labels, shown: list[ListedOption], found: Mapping[str, list[tuple[str, int]]]
) -> bool:
    """Whether what can be done in a turn with several people is different for each of them."""
    asked = choices.known.asked_question
    is_each = all(len(shared) == 1 for shared in found.values())
    return asked is not None and asked.is_turn and is_each and len(shown) > 1


def _by_person(choices: Labels, shown: list[ListedOption]) -> list[str]:
    """The options of each person under their name and their place, which no row says again."""
    renderer, lines, last = choices.renderer, [], None
    for at, (_, option) in enumerate(shown, 1):
        place = choices.known.place_of(option.seat) if option.seat is not None else None
        if option.seat != last:
            last = option.seat
            lines.append(
                renderer.say("options-of", who=choices.who(option), place=renderer.name(place) or "none")
            )
        label = renderer.option(option.named_option, here=_is_here(option, place))
        lines.append(f"  {at}. {label}{_only_way(choices, option)}")
    return lines


def _shared_label(choices: Labels, options: list[AskedOption], here: str | None) -> str:
    """What the options of several people are called that differ at most in what may lower their cost: a cost for each."""
    renderer, is_here = choices.renderer, _is_here(options[0], here)
    ways = {_only_way(choices, option) for option in options}
    way = ways.pop() if len(ways) == 1 else ""
    labels = {renderer.option(option.named_option, here=is_here) for option in options}
    if len(labels) == 1:
        return f"{labels.pop()}{way}"
    prices = [option.named_option.action for option in options]
    costs = BETWEEN.join(str(price.lowest) for price in prices if price is not None)
    return f"{renderer.option(options[0].named_option, here=is_here, costs=costs)}{way}"


def _is_here(option: AskedOption, here: str | None) -> bool:
    return option.card is not None and option.card == here


def _place(choices: Labels, shown: list[ListedOption]) -> str | None:
    """The Terrain on which everybody stands who may act in a turn of the Citadel; None if there is no such."""
    asked = choices.known.asked_question
    if asked is None or not asked.is_turn or not keyboard_of(choices.renderer.texts.ruleset).is_brief:
        return None
    places = {choices.known.place_of(option.seat) for _, option in shown if option.seat is not None}
    return places.pop() if len(places) == 1 else None


def _text(choices: Labels, option: AskedOption, label: str, once: ReadOnce) -> str:
    """What follows a label: what a card does, also one that is given up, what becomes of an item, the only way."""
    if option.is_action:
        return _only_way(choices, option)
    if option.role != USES_ITEM and not (option.role == DISCARDS and option.is_in_hand):
        return once.text(choices, option)
    _, note = choices.on_page(option, label)
    return f". {note}" if note else ""


def _only_way(choices: Labels, option: AskedOption) -> str:
    """Where an action leads, if there is one place alone."""
    ways = option.ways
    if len(ways) != 1:
        return ""
    way = ways[0]
    if way.card is not None:
        return f" {choices.renderer.say('option-leads', place=choices.renderer.name(way.card))}"
    said = choices.renderer.option(way.named_option)
    return f" ({said[:1].lower()}{said[1:]})"


def _was_listed(choices: Labels, option: AskedOption) -> bool:
    """Whether the same card stands higher on the list, for another player."""
    asked = choices.known.asked_question
    offered = asked.options if asked is not None else []
    same = [one.id for one in offered if one.card == option.card and one.verb == option.verb]
    return option.id in same[1:]
