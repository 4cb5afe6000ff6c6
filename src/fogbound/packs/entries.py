"""Whether an entry of a Citadel pack makes sense by itself: what it is, which fields fit that, which words it uses."""

from collections.abc import Iterator

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.faults import Fault, Mark
from fogbound.packs.sense import single_actions, unknown_words, words_of_actions
from fogbound.packs.source import Document, Path

__all__ = ["check_entry", "entry_family"]

MOST_PIPS = 6
_BOARD = ("terrain", "permanent event")
_STORY = ("paragraph", "page")

_ACTING = ("skill", "character", "paragraph")
"""What can have actions beside numbered cards and fog; the booklet and the leaflet have none (T-TURN-05, T-TURN-06)."""

_FITS: dict[str, tuple[str, ...]] = {
    "arrows": ("terrain",),
    "digit": ("terrain",),
    "placement": ("permanent event",),
    "done": ("permanent event",),
    "text": ("temporary event", "paragraph", "symbol"),
    "weight": ("purse",),
    "no-discard": ("purse",),
    "may-be-given": ("purse",),
    "keywords": ("purse",),
    "strip": ("skill",),
    "own": ("skill",),
    "advanced": ("skill",),
    "reflex": ("skill",),
    "hand": ("character",),
    "most-weight": ("character",),
    "slot": ("world map",),
    "after": ("world map",),
    "replies": ("paragraph",),
    "asks": ("paragraph",),
    "seconds": ("paragraph",),
    "lapse": ("paragraph",),
    "from": ("paragraph",),
    "revealed": ("paragraph",),
    "absent": ("paragraph",),
    "riddle": ("paragraph",),
    "called": ("character",),
    "booklet": ("page",),
    "pictograph": ("page",),
    "life": ("page",),
    "tremor": ("page",),
    "setup": ("page",),
    "goals": ("page",),
    "epilogue": ("page",),
    "saving": ("page",),
    "joining": ("page",),
    "enlist": ("page",),
    "like": ("page",),
    "boxes": ("building",),
    "price": ("symbol",),
    "at-citadel": ("building", "side-quest", "custom", "quest item"),
    "if": ("building", "symbol", "side-quest", "custom", "quest item"),
}
"""Fields that only some families of entries have; all others fit every entry."""


def entry_family(card: CitadelCard) -> str:
    """What an entry is, in one word of the format: its kind, or else skill, character, paragraph, page, …"""
    if card.kind is not None:
        return card.kind
    name = next((name for name in card.IDENTITIES if getattr(card, name) is not None), "card")
    return name.replace("_", "-")


def check_entry(
    card: CitadelCard, document: Document, path: Path, words: dict[str, set[str]]
) -> Iterator[Fault]:
    """What is wrong with an entry as such; its texts are read elsewhere."""
    yield from _identity(card, document, path)
    yield from _fields(card, document, path)
    yield from _dialogue(card, document, path)
    for key in ("actions", "back-actions"):
        actions = card.actions if key == "actions" else card.back_actions
        yield from single_actions(actions, document, (*path, key))
        yield from _rows(card, key, document, path)
    yield from unknown_words(_words_used(card, document, path), words)


def _rows(card: CitadelCard, key: str, document: Document, path: Path) -> Iterator[Fault]:
    """A die lies on one row of a card and shows at most 6."""
    actions = card.actions if key == "actions" else card.back_actions
    rowed = [
        (at, types) for at, entry in enumerate(actions) for types, action in entry.items() if action.rows
    ]
    for at, types in rowed[1:]:
        message = "a card has one action with rows at most, as one die lies on it"
        yield Fault("wrong-form", message, document.mark((*path, key, at, types)))
    for at, types in rowed:
        for number, row in enumerate(actions[at][types].rows):
            if isinstance(row.difficulty, int) and row.difficulty > MOST_PIPS:
                message = f"a die shows at most {MOST_PIPS}, so no row can ask for {row.difficulty}"
                mark = document.mark((*path, key, at, types, "rows", number, "difficulty"))
                yield Fault("wrong-form", message, mark)


def _identity(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """What such an entry cannot be without, and what it is only once.

    T-CARD-01, T-CARD-03, T-CARD-09, T-CARD-10.
    """
    here = document.mark(path)
    names = [name.replace("_", "-") for name in card.IDENTITIES]
    if sum(getattr(card, name) is not None for name in card.IDENTITIES) != 1:
        yield Fault("wrong-form", f"an entry has exactly one of {', '.join(names)}", here)
        return
    if card.number is not None and card.back is None:
        yield Fault("missing-field", "a numbered card needs a back, green or gold", here)
    if (card.number is not None or card.fog is not None) and card.kind is None:
        yield Fault("missing-field", "the field 'kind' is missing here", here)
    if card.fog is not None and card.area is None:
        yield Fault("missing-field", "the field 'area' is missing here", here)
    if card.fog is not None and not card.back_actions:
        yield Fault("missing-field", "a fog card needs an action on its back", here)
    if card.kind == "permanent event" and not card.placement and card.fog is None:
        yield Fault("missing-field", "a permanent event needs at least one placement arrow", here)
    if card.character is not None and not len(card.hand) == len(card.most_weight) == 4:
        yield Fault("missing-field", "a character needs hand and most-weight, each for 1 to 4 players", here)
    if card.kind == "world map" and not card.slot:
        yield Fault("missing-field", "a World Map card needs the slot it goes into", here)
    if (card.own is not None) + card.advanced + card.reflex > 1:
        yield Fault("wrong-form", "a Skill is one of own, advanced and reflex, or none of them", here)
    if card.building is not None and card.boxes is None:
        yield Fault("missing-field", "a building needs boxes", here)
    if card.page is not None:
        yield from _page(card, document, path)
    if card.seconds is not None and card.lapse is None:
        yield Fault("missing-field", "a timed paragraph says what happens when the time is over: lapse", here)
    for side, arrow in card.arrows.items():
        if not isinstance(arrow[0], str) or not isinstance(arrow[1], int):
            message = "an arrow is an area and a number, as in `north: [I, 108]`"
            yield Fault("wrong-form", message, document.mark((*path, "arrows", side)))


def _page(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """The introduction has no tremor, every other scenario says its level (T-COMM-07, T-COMM-08)."""
    if card.booklet is None and card.like is None:
        if card.tremor is not None:
            message = "the introduction, a page without a booklet, has no tremor"
            yield Fault("misplaced-field", message, document.key_mark((*path, "tremor")))
    elif card.enlist is not None:
        message = "characters are made in the introduction, a page without a booklet"
        yield Fault("misplaced-field", message, document.key_mark((*path, "enlist")))
    if card.booklet is not None and card.like is None and card.tremor is None:
        message = "a scenario needs a level of the tremor, which may be 0"
        yield Fault("missing-field", message, document.mark(path))
    if card.life and len(card.life) != 4:
        message = "life points are given for 1, 2, 3 and 4 players"
        yield Fault("wrong-form", message, document.mark((*path, "life")))


def _dialogue(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """Parts of a paragraph that do not go together."""
    asks_all = card.asks in ("each", "in-turn")
    if not asks_all and (card.revealed is not None or card.absent is not None):
        message = "`revealed` and `absent` belong to a paragraph with `asks: each` or `asks: in-turn`"
        yield Fault("wrong-form", message, document.mark(path))
    for key in card.replies if asks_all else ():
        said = document.value((*path, "replies", key)) or ()
        for field in [name for name in ("do", "price", "locked", "once") if name in said]:
            message = f"a reply of `asks: {card.asks}` has no {field!r}: it is only counted"
            hint = "say in `revealed` what comes of the answers; an `if` may hide a reply"
            yield Fault("wrong-form", message, document.key_mark((*path, "replies", key, field)), hint)
    for at, key in enumerate(card.absent.cast if card.absent is not None else ()):
        if key not in card.replies:
            message = f"{key!r} is no reply of this paragraph"
            yield Fault("unknown-word", message, document.mark((*path, "absent", "cast", at)))
    for at, answer in enumerate(card.riddle.answers if card.riddle is not None else ()):
        if bool(answer.words) == (answer.person is not None):
            message = "an answer is either one of some words or the name of a remembered person"
            yield Fault("wrong-form", message, document.mark((*path, "riddle", "answers", at)))


def _fields(card: CitadelCard, document: Document, path: Path) -> Iterator[Fault]:
    """Fields that would say nothing on such an entry (T-CARD-13, T-CARD-14)."""
    what = entry_family(card)
    article = "an" if what[0] in "aeiou" else "a"
    for name in document.value(path):
        if name in _FITS:
            fits = what in _FITS[name]
        elif name == "actions":
            fits = card.number is not None or card.fog is not None or what in _ACTING
        elif name == "hidden":
            fits = card.number is not None or card.fog is not None or what in ("skill", "character")
        elif name in ("area", "back-actions"):
            fits = card.fog is not None
        elif name in ("back", "back-ref", "link", "back-text"):
            fits = card.number is not None
        elif name == "kind":
            fits = card.number is not None or card.fog is not None
        else:
            continue
        if not fits:
            message = f"{name!r} makes no sense on {article} {what}"
            hint = "print them on a card, or on a paragraph that is read" if name == "actions" else ""
            yield Fault("misplaced-field", message, document.key_mark((*path, name)), hint)


def _words_used(card: CitadelCard, document: Document, path: Path) -> Iterator[tuple[str, str, Mark]]:
    """The words of the vocabulary that an entry carries: their group, themselves, their place."""
    for key, group, names in (
        ("tags", "tag", card.tags),
        ("keywords", "keyword", card.keywords),
        ("shows", "pictograph", card.shows),
        ("done", "action", card.done),
    ):
        for at, name in enumerate(names):
            yield group, name, document.mark((*path, key, at))
    for at, answer in enumerate(card.riddle.answers if card.riddle is not None else ()):
        if answer.person is not None:
            yield "memo", answer.person, document.mark((*path, "riddle", "answers", at, "person"))
    if card.link is not None:
        yield "pictograph", card.link, document.mark((*path, "link"))
    if card.pictograph is not None:
        yield "pictograph", card.pictograph, document.mark((*path, "pictograph"))
    if card.like is not None:
        yield "page", card.like, document.mark((*path, "like"))
    if card.own is not None:
        yield "character", card.own, document.mark((*path, "own"))
    for key, actions in (("actions", card.actions), ("back-actions", card.back_actions)):
        yield from words_of_actions(actions, document, (*path, key))
        for at, entry in enumerate(actions):
            for types, action in entry.items():
                for number, trait in enumerate(action.traits):
                    yield "trait", trait, document.mark((*path, key, at, types, "traits", number))
