"""Snapshots: a game as plain data, and back, in the middle of any choice.

Steps and frames are written as their name and the parameters of their constructor, so a new kind of step needs nothing
here. A question declares its name; other steps and frames go by that of their class, and where one is renamed, `FORMER`
knows it by its old name.
"""

from collections.abc import Iterable
from typing import Final

from fogbound.core.chance import load_chance
from fogbound.core.errors import SnapshotRefused
from fogbound.core.game import OWN_SLOTS, SLOTS, Content, Game, empty_game
from fogbound.core.pickling import fields_of as fields_of
from fogbound.core.steps import Frame, Step

VERSION: Final = 2
NARROW: Final = 1
"""The version whose cards carried at most 16 counters, the last eight of them those of the rules."""
NARROW_SLOTS: Final = 16
SEQUENCES: Final = (list, tuple)

FORMER: Final[dict[str, str]] = {}
"""Names that steps and frames were saved under, and what they are called today: a line for each that was renamed."""

_steps: dict[str, type] = {}
_frames: dict[str, type] = {}
_names: dict[type, str] = {}


def name_of(kind: type) -> str:
    """The name under which a kind of step or frame is saved: the one it declares itself, or that of its class."""
    known = _names.get(kind)
    if known is None:
        own = kind.__dict__.get("name", "")  # an inherited one is that of another kind
        known = own if isinstance(own, str) and own else kind.__name__
        _names[kind] = known
    return known


def _gather(kind: type, into: dict[str, type]) -> None:
    subs: list[type] = kind.__subclasses__()
    for sub in subs:
        into[sub.__name__] = sub  # as questions were saved before they had names
        into[name_of(sub)] = sub
        _gather(sub, into)


def find(name: object, root: type) -> type:
    """The kind of step or frame, whichever the root is, that was saved under this name."""
    kinds = _frames if root is Frame else _steps
    today = FORMER.get(name, name) if isinstance(name, str) else ""
    if today not in kinds:
        _gather(root, kinds)
    if today not in kinds:
        raise SnapshotRefused(f"the snapshot holds {name!r}, which this version does not know")
    return kinds[today]


def _written(value: object) -> list[object]:
    kind = type(value)
    row: list[object] = [name_of(kind)]
    for field in fields_of(kind):
        row.append(getattr(value, field))
    return row


def _tuples(value: object) -> object:
    """Lists as they come from JSON or msgpack, turned back into the tuples they were."""
    if isinstance(value, SEQUENCES):
        return tuple([_tuples(item) if isinstance(item, SEQUENCES) else item for item in value])
    return value


def dump(game: Game) -> list[object]:
    """The whole game as plain lists, numbers and strings."""
    dynamic: list[object] = []
    for zone in range(len(game.zones)):
        dynamic.append([list(game.zones[zone]), game.kinds[zone], game.owners[zone], game.values[zone]])
    return [
        VERSION,
        game.seats,
        game.chance.dump(),
        bytes(game.where),
        dynamic,
        _pairs(game.cells),
        _pairs(game.beside),
        list(game.figures),
        _pairs(game.counters),
        list(game.registers),
        [list(entry) for entry in game.agenda],
        _pairs(game.known),
        sorted(game.chronicle.items()),
        game.ending,
        [_written(step) for step in game.stack],
        [_written(frame) for frame in game.frames],
        game.serial,
        [list(entry) for entry in game.asked],
        game.barriers,
    ]


def _pairs(numbers: dict[int, int]) -> list[object]:
    return [[key, numbers[key]] for key in numbers]


def load(content: Content, data: object) -> Game:
    """The game a snapshot holds; a question is pending again, exactly as it was."""
    try:
        game = _load(content, data)
    except (TypeError, ValueError, IndexError, KeyError, AttributeError) as fault:
        if isinstance(fault, SnapshotRefused):
            raise
        raise SnapshotRefused(f"the snapshot is damaged: {fault}") from fault
    if game.stack:
        game.advance()
    return game


def _load(content: Content, data: object) -> Game:
    row = tuple(data) if isinstance(data, SEQUENCES) else ()
    if len(row) != 19 or row[0] not in (VERSION, NARROW):
        raise SnapshotRefused("this is no snapshot, or one of another version")
    seats, chance, where, zones = row[1], row[2], row[3], row[4]
    game = empty_game(content, seats, load_chance(chance))
    if len(where) != len(content.card_ids):
        raise SnapshotRefused("the snapshot belongs to other cards")
    game.where = bytearray(where)
    game.zones = [tuple(cards) for cards, _, _, _ in zones]
    game.kinds = tuple([kind for _, kind, _, _ in zones])
    game.owners = tuple([owner for _, _, owner, _ in zones])
    game.values = [value for _, _, _, value in zones]
    game.cells = _numbers(row[5])
    game.places = {card: cell for cell, card in game.cells.items()}
    game.beside = _numbers(row[6])
    game.figures = list(row[7])
    game.counters = _numbers(row[8]) if row[0] == VERSION else _widened(_numbers(row[8]))
    game.registers = list(row[9])
    game.agenda = [tuple(entry) for entry in row[10]]
    game.known = _numbers(row[11])
    game.chronicle = dict(row[12])
    game.ending = row[13]
    steps, frames = _tuples(row[14]), _tuples(row[15])
    if not isinstance(steps, tuple) or not isinstance(frames, tuple):
        raise SnapshotRefused("the snapshot is damaged: its steps and frames are no lists")
    for name, *values in steps:
        step = find(name, Step)(*values)
        assert isinstance(step, Step)
        game.stack.append(step)
    for name, *values in frames:
        frame = find(name, Frame)(*values)
        assert isinstance(frame, Frame)
        game.frames.append(frame)
    game.serial = row[16]
    game.asked = [(entry[0], entry[1]) for entry in row[17]]
    game.barriers = row[18]
    return game


def _widened(counters: dict[int, int]) -> dict[int, int]:
    """The counters of a snapshot from when a card could carry fewer; those of the rules are the last ones again."""
    wide: dict[int, int] = {}
    for key, number in counters.items():
        card, slot = key // NARROW_SLOTS, key % NARROW_SLOTS
        from_end = NARROW_SLOTS - slot
        is_own = from_end <= SLOTS - OWN_SLOTS
        wide[card * SLOTS + (SLOTS - from_end if is_own else slot)] = number
    return wide


def _numbers(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Pairs as lists or tuples; the compiled engine would refuse a list where a tuple is promised."""
    return dict(pairs)
