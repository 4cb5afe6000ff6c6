"""What lines of the journal bring to be looked at: the cards of a draw with what came of them, and what is to be read.

Both are worked out from the lines that a browser is told at once, as its seat may hear them, so that it infers nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from fogbound.server.wire import Draw, DrawnCard, Face, Line, PendingReading
from fogbound.view.news_schema import Role

__all__ = ["beginning", "draw_of", "laid_draw", "readings_of", "tells_of_draw"]

VERDICTS: Final[tuple[Role, ...]] = ("succeeds", "fails")
APART: Final[tuple[Role, ...]] = ("lays-event", "lays-terrain", "story", "fruitless")
"""What is told for itself, not as what came of a card."""


def beginning(lines: Sequence[Line], before: int = 0) -> int:
    """The number of the line with which the last action began, or the last one before a line; 0 if none has."""
    for line in reversed(lines):
        if "acts" in line.roles and (not before or line.n < before):
            return line.n
    return 0


def draw_of(lines: Sequence[Line], fresh: Sequence[Line], is_decisive: bool = False) -> Draw | None:
    """The draw that fresh lines tell of: cards that were revealed, or what became of those that lay open before.

    `lines` go back to the beginning of the action and end with the fresh ones; `is_decisive`: it hung on the last card.
    """
    revealed = _revealed_draw(lines, fresh)
    if revealed is not None:
        return replace(revealed, decisive=is_decisive)
    return _decided_draw(lines, fresh)


def tells_of_draw(lines: Sequence[Line]) -> bool:
    """Whether lines tell of cards that were revealed, or how an action came out."""
    return any("reveals" in line.roles or _is_verdict(line) for line in lines)


def laid_draw(lines: Sequence[Line]) -> Draw | None:
    """The draw of the action that began with the first of these lines, as it lies there."""
    draw = _draw_from(lines, beginning(lines), is_settled=True)
    return replace(draw, then=()) if draw is not None else None


def _revealed_draw(lines: Sequence[Line], fresh: Sequence[Line]) -> Draw | None:
    shown = [line.n for line in fresh if "reveals" in line.roles]
    return _draw_from(fresh, beginning(lines, shown[-1]), is_settled=False) if shown else None


def _decided_draw(lines: Sequence[Line], fresh: Sequence[Line]) -> Draw | None:
    verdict = next((line.n for line in fresh if _is_verdict(line)), 0)
    begun = beginning(lines, verdict)
    if not verdict:
        return None
    return _draw_from([line for line in lines if line.n >= begun], begun, is_settled=True)


def _draw_from(lines: Sequence[Line], begun: int, is_settled: bool) -> Draw | None:
    cards = [
        DrawnCard(card=card, from_pile="from-pile" in line.roles)
        for line in lines
        if "reveals" in line.roles
        for card in line.cards
    ]
    if not cards:
        return None
    at = next((at for at in range(len(lines) - 1, -1, -1) if _is_verdict(lines[at])), None)
    verdict = lines[at] if at is not None else None
    outcome: Literal["", "success", "failure"] = ""
    if verdict is not None:
        outcome = "success" if "succeeds" in verdict.roles else "failure"
    first = next(at for at, line in enumerate(lines) if "reveals" in line.roles)
    helped = [line.text for line in lines[first:at] if "helps" in line.roles]
    return Draw(
        cards=tuple(cards),
        begun=begun,
        outcome=outcome,
        text=verdict.text if verdict is not None else "",
        helped=tuple(dict.fromkeys(helped)),
        then=tuple(_consequences(lines[at + 1 :])) if at is not None else (),
        settled=is_settled,
    )


def _is_verdict(line: Line) -> bool:
    return any(role in line.roles for role in VERDICTS)


def _consequences(lines: Sequence[Line]) -> list[str]:
    """What these lines tell of what came of something, until something else begins; an event is named once.

    That nothing came of it is told if that is all.
    """
    found: list[str] = []
    fruitless: list[str] = []
    named: set[str] = set()
    for line in lines:
        if line.talk:
            continue
        if "begins" in line.roles:
            break
        cards = {_card_id(card) for card in line.cards}
        is_named = "lays-event" in line.roles and cards <= named
        if "story" not in line.roles and not is_named:
            (fruitless if "fruitless" in line.roles else found).append(line.text)
        named |= cards
    return found or fruitless


def readings_of(lines: Sequence[Line], faces: Mapping[str, Face]) -> list[PendingReading]:
    """What these lines bring that wants to be read before the next question; cards that say nothing are left out."""
    found: list[PendingReading] = []
    then: dict[int, list[str]] = {}  # what came of each, by its place among those found
    last = -1  # to which of them the next line belongs
    told: set[str] = set()  # cards that were named before
    for line in lines:
        brings = "brings" in line.roles
        new = [card for card in line.cards if _card_id(card) not in told] if brings else []
        cards = [card for card in new if _has_words(faces.get(_card_id(card)))]
        told.update([_card_id(card) for card in line.cards])
        if cards:
            said = "" if "only-names" in line.roles else line.text
            found.extend([PendingReading(n=line.n, sort="card", said=said, card=card) for card in cards])
            last = len(found) - 1
        elif brings and line.prose:
            found.append(PendingReading(n=line.n, sort="prose", said=line.text, prose=line.prose))
            last = len(found) - 1
        elif "grave" in line.roles:
            found.append(PendingReading(n=line.n, sort="grave", prose=line.text))
        elif "begins" in line.roles:
            last = -1
        elif last >= 0 and not line.talk and not any(role in line.roles for role in APART):
            then.setdefault(last, []).append(line.text)
    return [replace(each, then=tuple(then.get(at, ()))) for at, each in enumerate(found)]


def _card_id(card: str) -> str:
    return card.partition("#")[0]


def _has_words(face: Face | None) -> bool:
    """Whether a card tells or does something in words; a land tells only its story, its actions lie on it."""
    if face is None:
        return False
    return bool(face.back_text or face.flavour or (face.spoken and face.kind != "terrain"))
