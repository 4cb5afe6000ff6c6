"""Whether a card makes sense by itself: what it is, which fields fit that, which words it may use."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from fogbound.packs.declared import declare_hint, word_for
from fogbound.packs.faults import Fault, Mark, nearest
from fogbound.packs.format import CardSource, ContinentCard, ItemSource
from fogbound.packs.printed import texts_in
from fogbound.packs.source import Document, Path
from fogbound.packs.texts import terms_of

__all__ = ["check_card", "check_lines", "family"]

_EVENTS = ("permanent event", "temporary event")

_FITS: dict[str, tuple[str, ...]] = {
    "arrows": ("terrain",),
    "no-camp": ("terrain",),
    "placement": ("permanent event",),
    "done": ("permanent event",),
    "resources": ("terrain", "permanent event"),
    "hidden": ("terrain", "permanent event"),
    "text": ("temporary event",),
    "skipped": ("terrain", *_EVENTS),
    "strip": ("skill",),  # a Curse shows nothing to count (C-CARD-11)
    "own": ("skill",),
    "price": ("skill",),
    "craft": ("skill",),
    "item": ("skill",),
    "durability": ("item",),
    "banner": ("item", "quest item", "clue"),
    "vital-loss": ("state",),
    "of": ("curse",),
    "start": ("clue",),
    "hand": ("satchel",),
    "dice": ("satchel",),
    "stack": ("satchel",),
}
"""Fields that only some families of cards have; all others fit every card but the Satchel & Journal."""
_OF_SATCHEL = ("satchel", "hand", "dice", "stack", "uid", "title", "scene")
"""What the Satchel & Journal has: it is never in play, and is no card that any text speaks of."""


def family(card: ContinentCard) -> str:
    """What a card is, in one word of the format: its kind, or else skill, character, clue, curse, satchel."""
    if card.kind is not None:
        return card.kind
    return next((name for name in card.IDENTITIES if getattr(card, name) is not None), "card")


def check_card(
    card: ContinentCard, document: Document, path: Path, words: dict[str, set[str]]
) -> Iterator[Fault]:
    """What is wrong with a card as such; its texts are read elsewhere."""
    yield from _identity(card, document, path)
    yield from _fields(card, document, path)
    yield from single_actions(card.actions, document, (*path, "actions"))
    if card.item is not None:
        yield from single_actions(card.item.actions, document, (*path, "item", "actions"))
    yield from _duties(card, document, path)
    yield from unknown_words(_words_used(card, document, path), words)


def _duties(card: ContinentCard, document: Document, path: Path) -> Iterator[Fault]:
    """What is said of mandatory actions where none can be (C-LEG-07, C-RUL-47)."""
    what = family(card)
    held = card.item.actions if card.item is not None else []
    for below, actions in (((), card.actions), (("item",), held)):
        for at, entry in enumerate(actions):
            for types, action in entry.items():
                where = (*path, *below, "actions", at, types)
                if action.mandatory and (below or what not in ("terrain", *_EVENTS)):
                    message = "only a terrain or an event demands that an action be taken"
                    yield Fault("misplaced-field", message, document.key_mark((*where, "mandatory")))
    demands = what == "temporary event" or any(
        action.mandatory for entry in card.actions for action in entry.values()
    )
    if card.skipped is not None and not demands:
        message = "no action of this card is mandatory, so none is ever skipped"
        yield Fault("misplaced-field", message, document.key_mark((*path, "skipped")))


def check_lines(card: CardSource, document: Document, path: Path) -> Iterator[Fault]:
    """What a card tells that is no line of its own."""
    for text in texts_in(card, path):
        for name, slots in terms_of(text.tree):
            line = slots.get("line")
            if line is not None and line not in card.lines:
                message = f"{line!r} is no line of this card: {name!r} reads out its own"
                yield Fault("unknown-word", message, document.mark(text.path), "name it in `lines`")


def unknown_words(used: Iterable[tuple[str, str, Mark]], words: dict[str, set[str]]) -> Iterator[Fault]:
    """Words that no pack has declared, each with the nearest that one has."""
    for group, word, mark in used:
        if word not in words[group]:
            close = nearest(word, words[group])
            hint = f"did you mean {close!r}?" if close else declare_hint(group)
            yield Fault("unknown-word", f"{word!r} is no {word_for(group)} of this pack", mark, hint)


def single_actions(
    actions: Sequence[Mapping[str, object]], document: Document, path: Path
) -> Iterator[Fault]:
    """An entry of the list of actions is one action."""
    for at, entry in enumerate(actions):
        if len(entry) != 1:
            message = "an action is one type with its values, as in `dig: {cost: 4}`"
            yield Fault("wrong-form", message, document.mark((*path, at)))


def _identity(card: ContinentCard, document: Document, path: Path) -> Iterator[Fault]:
    """What such a card cannot be without: a Terrain its area, an event an arrow, an item its durability, a Clue a start.

    C-CARD-02, C-CARD-03, C-CARD-05, C-CARD-14.
    """
    here = document.mark(path)
    numbered = card.number is not None
    if sum(getattr(card, name) is not None for name in card.IDENTITIES) != 1:
        yield Fault("wrong-form", f"a card has exactly one of {', '.join(card.IDENTITIES)}", here)
        return
    if numbered and card.back is None:
        yield Fault("missing-field", "a numbered card needs a back, green or gold", here)
    if (numbered or card.fog is not None) and card.kind is None:
        yield Fault("missing-field", "the field 'kind' is missing here", here)
    if (card.fog is not None or card.kind == "terrain") and card.area is None:
        yield Fault("missing-field", "the field 'area' is missing here", here)
    if card.kind == "item" and card.durability is None:
        yield Fault("missing-field", "an item needs a durability", here)
    if card.kind == "permanent event" and not card.placement and card.fog is None:
        yield Fault("missing-field", "a permanent event needs at least one placement arrow", here)
    if card.clue is not None and card.start is None:
        yield Fault("missing-field", "a clue names the number of its start", here)
    if card.satchel is not None and not len(card.hand) == len(card.dice) == len(card.stack) == 4:
        yield Fault("missing-field", "a satchel needs hand, dice and stack, each for 1 to 4 explorers", here)
    if card.own is not None and card.price is not None:
        message = "a skill is either a character's own or has a price"
        yield Fault("misplaced-field", message, document.key_mark((*path, "price")))


def _fields(card: ContinentCard, document: Document, path: Path) -> Iterator[Fault]:
    """Fields that would say nothing on such a card (C-CARD-06, C-CARD-07, C-CARD-10, C-CARD-11)."""
    what = family(card)
    article = "an" if what[0] in "aeiou" else "a"
    for field in document.value(path):
        if what == "satchel":
            fits = field in _OF_SATCHEL
        elif field in _FITS:
            fits = what in _FITS[field]
        elif field == "area":
            fits = what == "terrain" or card.fog is not None
        elif field in ("back", "back-ref"):
            fits = card.number is not None
        elif field == "kind":
            fits = card.number is not None or card.fog is not None
        elif field == "copies":
            fits = what not in ("character", "clue")
        else:
            continue
        if not fits:
            message = f"{field!r} makes no sense on {article} {what}"
            yield Fault("misplaced-field", message, document.key_mark((*path, field)))


def _words_used(card: ContinentCard, document: Document, path: Path) -> Iterator[tuple[str, str, Mark]]:
    """The words of the vocabulary that a card carries: their group, themselves, their place."""
    for key, group, names in (
        ("tags", "tag", card.tags),
        ("resources", "resource", card.resources),
        ("done", "action", card.done),
    ):
        for at, name in enumerate(names):
            yield group, name, document.mark((*path, key, at))
    yield from _words_of_part(card, document, path)
    if card.item is not None:
        yield from _words_of_part(card.item, document, (*path, "item"))
    if card.craft is not None:
        for choice in card.craft.resources:
            where = (*path, "craft", "resources", choice)
            for name, offset in _pieces(choice, " or "):
                yield "resource", name, document.within_key(where, offset)
    if card.of is not None:
        yield "curse", card.of, document.mark((*path, "of"))
    if card.own is not None:
        yield "character", card.own, document.mark((*path, "own"))


def _words_of_part(
    part: ContinentCard | ItemSource, document: Document, path: Path
) -> Iterator[tuple[str, str, Mark]]:
    for at, name in enumerate(part.keywords):
        yield "keyword", name, document.mark((*path, "keywords", at))
    for name in part.banner:
        yield "pictograph", name, document.key_mark((*path, "banner", name))
    yield from words_of_actions(part.actions, document, (*path, "actions"))


def words_of_actions(
    actions: Sequence[Mapping[str, object]], document: Document, path: Path
) -> Iterator[tuple[str, str, Mark]]:
    """The types of action under which a card's actions stand."""
    for at, entry in enumerate(actions):
        for types in entry:
            where = (*path, at, types)
            for name, offset in _pieces(types, ","):
                yield "action", name, document.within_key(where, offset)


def _pieces(text: str, separator: str) -> Iterator[tuple[str, int]]:
    """The words of a list in a key, and where each begins."""
    start = 0
    for piece in text.split(separator):
        yield piece.strip(), start + len(piece) - len(piece.lstrip())
        start += len(piece) + len(separator)
