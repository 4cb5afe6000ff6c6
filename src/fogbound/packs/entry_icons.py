"""What the face of a Citadel entry draws, as words in reading order: `weight:2`, `cost:3`, `chain`, `numbox:412`.

A field that is a plain number shows it, one that is worked out shows `x`; texts bring the icons of their terms.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from fogbound.packs.citadel import CitadelActionSource, CitadelCard, RowSource
from fogbound.packs.sayings import icons
from fogbound.rules.common.term_names import NUMBER

__all__ = ["entry_icons"]


def entry_icons(source: CitadelCard) -> list[str]:
    """All icons of an entry; replies, riddles and epilogues show none before their time."""
    found = [
        *_marks(source),
        *_strip(source),
        *_texts([source.back_text]),
        *_actions(source.back_actions, "back"),
        *_texts([source.text, source.setup, *source.effects]),
        *_actions(source.actions, "action"),
        *_texts([source.at_citadel]),
    ]
    return list(found)


def _marks(source: CitadelCard) -> Iterator[str]:
    for side, (area, number) in source.arrows.items():
        yield f"arrow:{side}:{area}:{number:03}"
    yield from (f"placement:{side}" for side in source.placement)
    yield from (f"done:{word}" for word in source.done)
    for key, number_of in (
        ("digit", source.digit),
        ("link", source.link),
        ("pictograph", source.pictograph),
        ("tremor", source.tremor),
        ("boxes", source.boxes),
        ("seconds", source.seconds),
    ):
        if number_of is not None:
            yield f"{key}:{number_of}"
    yield from (f"pictograph:{word}" for word in source.shows)
    if source.kind == "purse":
        yield f"weight:{source.weight}"
    if source.no_discard:
        yield "no-discard"
    yield from (f"keyword:{word}" for word in source.keywords)
    for key, numbers in (("hand", source.hand), ("weight", source.most_weight), ("life", source.life)):
        if numbers:
            yield f"{key}:{'/'.join(str(number) for number in numbers)}"
    if source.price is not None:
        yield f"hope:{_number(source.price)}"


def _strip(source: CitadelCard) -> Iterator[str]:
    if source.skill is None:
        return
    yield "reflex" if source.reflex else "advanced" if source.advanced else f"skill:{source.own or 'x'}"
    if source.strip is not None:
        for icon, number in (
            ("star", source.strip.stars),
            ("left", source.strip.left),
            ("right", source.strip.right),
        ):
            yield from [icon] * number
        yield from source.strip.icons


def _texts(trees: Iterable[Any]) -> Iterator[str]:
    for tree in trees:
        yield from icons(tree)


def _actions(actions: list[dict[str, CitadelActionSource]], where: str) -> Iterator[str]:
    for entry in actions:
        for types, action in entry.items():
            yield f"{where}:{','.join(name.strip() for name in types.split(','))}"
            for key, there in (("mandatory", action.mandatory), ("group", action.group)):
                if there:
                    yield key
            yield from (f"trait:{word}" for word in action.traits)
            yield from _texts(action.modifiers)
            if not action.rows:
                yield from _row(action, action)
            for number, row in enumerate(action.rows, 1):
                yield f"row:{number}"
                yield from _row(row, action)


def _row(row: CitadelActionSource | RowSource, action: CitadelActionSource) -> Iterator[str]:
    """Cost, chain and difficulty, then the white and the black section."""
    yield f"cost:{_number(row.cost if row.cost is not None else action.cost)}"
    if row.chain if row.chain is not None else action.chain:
        yield "chain"
    yield f"difficulty:{_number(row.difficulty)}"
    for key, tree in (("success", row.success), ("failure", row.failure)):
        if tree is not None:
            yield key
            yield from icons(tree)


def _number(tree: Any) -> str:
    return str(tree[1]["number"]) if tree[0] == NUMBER else "x"
