"""What people are told of an option beside its name: what it leads to, what it gives, why they should be sure."""

from typing import Final

import msgspec

from fogbound.core import NONE, Game, Option
from fogbound.core.verbs import CAMPS, SAVES, meaning
from fogbound.rules.common import points
from fogbound.rules.common.book import book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.meaning import bits, is_only
from fogbound.view.messages import SeenMessage, seen_message

__all__ = [
    "SeenGauge",
    "SeenHint",
    "abilities_of",
    "camp_effects",
    "effect_of",
    "gauges",
    "gives_only_skills",
    "gravity",
    "hint",
    "serving_abilities",
    "short_label",
]

SKILL: Final = bits("skill")
AT_CAMP: Final = (points.CAMP_CLEARED, points.CAMP_RESUMED)


class SeenHint(msgspec.Struct, frozen=True):
    """What is told below an option: what abilities do, by number, with sentences around it; or what people wrote."""

    before: SeenMessage | None
    abilities: tuple[int, ...]
    after: SeenMessage | None
    written: str


class SeenGauge(msgspec.Struct, frozen=True):
    """Something that an amount changes: the message that names it, how much there is, would be and could be."""

    key: str
    now: int
    then: int
    most: int


def gauges(game: Game, option: Option) -> tuple[SeenGauge, ...] | None:
    """What an option of the pending question would change that is one of several amounts; None for any other."""
    question = game.pending()
    found = question.gauges(game, option) if question is not None and option in game.offered else None
    if found is None:
        return None
    return tuple([SeenGauge(one.key, one.now, one.then, one.most) for one in found])


def hint(game: Game, option: Option) -> SeenHint | None:
    """What an option of the pending question leads to, beside what its card says; None for nothing."""
    found = book_of(game).hint(game, option)
    if found is None:
        return None
    before = seen_message(game, option.seat, found.before) if found.before is not None else None
    after = seen_message(game, option.seat, found.after) if found.after is not None else None
    return SeenHint(before, found.abilities, after, found.written)


def short_label(game: Game, option: Option) -> SeenMessage | None:
    """What an option is called where the question stands beside it; None where that is the same."""
    question = game.pending()
    if question is None or option not in game.offered:
        return None
    found = question.short_label(game, option)
    return seen_message(game, option.seat, found) if found is not None else None


def gravity(game: Game, option: Option) -> SeenMessage | None:
    """Why players should be sure of an option before they take it; None for most."""
    found = book_of(game).gravity(game, option)
    return seen_message(game, option.seat, found) if found is not None else None


def camp_effects(game: Game, option: Option) -> list[tuple[str, int]]:
    """If an option makes camp, the cards that everybody shares and what each does then, by the number of the ability."""
    if meaning(option.verb).role not in (CAMPS, SAVES):
        return []
    forces = [force for point in AT_CAMP for force in in_force(game, point) if force.holder == NONE]
    return [(book_of(game).card_ids[force.card], force.ability.aid) for force in forces]


def effect_of(game: Game, option: Option) -> int | None:
    """The effect that an option performs, by its number; None for an option that performs none."""
    effect = book_of(game).effect_of(game, option)
    return effect.eid if effect is not None else None


def gives_only_skills(game: Game, option: Option) -> bool:
    """Whether the card of an option does nothing but give players Skills."""
    text = book_of(game).cards[option.card].text
    return text is None or is_only(text.means, SKILL)


def abilities_of(game: Game, card: int) -> list[int]:
    """What a card does while it is in force, by the numbers of its abilities."""
    return [ability.aid for ability in book_of(game).cards[card].abilities]


def serving_abilities(game: Game, card: int) -> list[int]:
    """What a card does for the action in progress, by the numbers of its abilities."""
    return book_of(game).serving(game, card)
