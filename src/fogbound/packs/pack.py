"""A pack in memory: its manifest, its cards with texts as trees, where each stood, and its digests."""

import hashlib
import pathlib
import msgspec
from msgspec import Struct, field

from fogbound.packs import source
from fogbound.packs.faults import Fault, Mark, PackError, nearest
from fogbound.packs.format import FORMAT, ActionSource, CardSource, ItemSource, Manifest
from fogbound.packs.shape import shaped
from fogbound.packs.source import Document, Path
from fogbound.packs.texts import TextReader

__all__ = ["LoadedCard", "Pack", "compose", "load"]


class LoadedCard(Struct):
    """A card whose texts are trees, and where it stands in its file."""

    uid: str
    source: CardSource
    file: str
    line: int
    column: int

    @property
    def mark(self) -> Mark:
        return Mark(self.file, self.line, self.column)


class Pack(Struct):
    """A pack that has been read without faults."""

    manifest: Manifest
    cards: list[LoadedCard]
    does: str  # digest of what cards do
    folder: str = ""
    texts: dict[str, dict[str, str]] = field(default_factory=dict)  # language -> file -> Fluent source


def load(folder: pathlib.Path, requires: list[Pack]) -> Pack:
    """Read a pack folder; the packs it builds on have been read before. Raises PackError with every fault."""
    shown = folder.name
    manifest = shaped(source.read(folder / "pack.yaml", f"{shown}/pack.yaml"), (), Manifest)
    faults: list[Fault] = []
    documents: list[Document] = []
    for path in sorted((folder / "cards").glob("*.yaml")):
        try:
            documents.append(source.read(path, f"{shown}/cards/{path.name}"))
        except PackError as error:
            faults.extend(error.faults)
    if not documents and not faults:
        faults.append(Fault("no-cards", "the pack has no cards/*.yaml", Mark(f"{shown}/pack.yaml", 1, 1)))
    return compose(manifest, documents, requires, faults, str(folder), _texts(folder))


def compose(
    manifest: Manifest,
    documents: list[Document],
    requires: list[Pack],
    faults: list[Fault],
    folder: str,
    texts: dict[str, dict[str, str]],
) -> Pack:
    """A pack from its parts; every fault of all of them is gathered before it is refused."""
    sources = [_shaped_cards(document, faults) for document in documents]
    words = vocabulary(manifest, requires, [card for cards in sources for card, _ in cards])
    cards: list[LoadedCard] = []
    taken: dict[str, int] = {}
    for document, found in zip(documents, sources, strict=True):
        for card, where in found:
            _CardTexts(document, words, faults).read(card, where)
            mark = document.mark(where)
            cards.append(LoadedCard(_uid(card, taken), card, mark.file, mark.line, mark.column))
    if faults:
        raise PackError(sorted(faults, key=lambda fault: fault.mark))
    _refuse_twins(cards)
    return Pack(manifest, cards, digest(manifest, cards), folder, texts)


def _shaped_cards(document: Document, faults: list[Fault]) -> list[tuple[CardSource, Path]]:
    if not isinstance(document.data, list):
        faults.append(Fault("wrong-type", "expected a list of cards", document.mark(())))
        return []
    found: list[tuple[CardSource, Path]] = []
    for at in range(len(document.data)):
        try:
            found.append((shaped(document, (at,), CardSource), (at,)))
        except PackError as error:
            faults.extend(error.faults)
    return found


def _texts(folder: pathlib.Path) -> dict[str, dict[str, str]]:
    texts: dict[str, dict[str, str]] = {}
    for path in sorted((folder / "text").glob("*/*.ftl")):
        texts.setdefault(path.parent.name, {})[path.name] = path.read_text(encoding="utf-8")
    return texts


def digest(manifest: Manifest, cards: list[LoadedCard]) -> str:
    """A digest of what the cards do; prose, pictures and positions do not count."""
    rows = [[card.uid, msgspec.structs.replace(card.source, scene={})] for card in cards]
    plain = msgspec.json.encode([FORMAT, manifest, rows], order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def vocabulary(manifest: Manifest, requires: list[Pack], cards: list[CardSource]) -> dict[str, set[str]]:
    """All words that texts of this pack may use, by group."""
    manifests = [pack.manifest for pack in requires] + [manifest]
    every = [card.source for pack in requires for card in pack.cards] + cards
    words: dict[str, set[str]] = {
        group: {word for each in manifests for word in getattr(each, f"{group}s")}
        for group in ("action", "resource", "keyword", "tag", "pictograph", "store", "counter")
    }
    words["title"] = {title_of(card) for card in every} - {""}
    words["curse"] = {card.clue for card in every if card.clue is not None}
    words["character"] = {card.character for card in every if card.character is not None}
    words["uid"] = {
        name for card in every if (name := card.uid or card.fog or card.skill or card.clue or card.curse)
    }
    return words


def title_of(card: CardSource) -> str:
    """The word other cards call this one by, when it has one."""
    return card.title or card.character or card.clue or card.of or ""


def _uid(card: CardSource, taken: dict[str, int]) -> str:
    """The author's id, or the number, with an ordinal when several cards share it."""
    named = card.uid or card.fog or card.skill or card.character or card.clue or card.curse or card.satchel
    if named is not None:
        return named
    name = (
        f"{card.number:03}" + ("-gold" if card.back == "gold" else "") if card.number is not None else "card"
    )
    taken[name] = taken.get(name, 0) + 1
    return name if taken[name] == 1 else f"{name}-{taken[name]}"


def _refuse_twins(cards: list[LoadedCard]) -> None:
    seen: dict[str, Mark] = {}
    faults = []
    for card in cards:
        if card.uid in seen:
            faults.append(
                Fault("duplicate-uid", f"{card.uid!r} is already used at {seen[card.uid]}", card.mark)
            )
        seen.setdefault(card.uid, card.mark)
    if faults:
        raise PackError(faults)


class _CardTexts:
    """Turns every text of a card into a tree, in place."""

    def __init__(self, document: Document, words: dict[str, set[str]], faults: list[Fault]) -> None:
        self._reader = TextReader(document, words, faults)
        self._document = document
        self._words = words
        self._faults = faults

    def read(self, card: CardSource, path: Path) -> None:
        reader = self._reader
        self._identity(card, path)
        self._check_words(card, path)
        card.text = reader.read(card.text, "effect", (*path, "text"))
        card.skipped = reader.read(card.skipped, "effect", (*path, "skipped"))
        if card.hidden is not None:
            card.hidden.needs = reader.read(card.hidden.needs, "condition", (*path, "hidden", "if"))
        if card.craft is not None:
            card.craft.cost = reader.read(card.craft.cost, "value", (*path, "craft", "cost"))
            card.craft.difficulty = reader.read(
                card.craft.difficulty, "value", (*path, "craft", "difficulty")
            )
        self._part(card, path)
        if card.item is not None:
            self._part(card.item, (*path, "item"))

    def _part(self, part: CardSource | ItemSource, path: Path) -> None:
        part.effects = [
            self._reader.read(text, "ability", (*path, "effects", at)) for at, text in enumerate(part.effects)
        ]
        for at, entry in enumerate(part.actions):
            where = (*path, "actions", at)
            if len(entry) != 1:
                self._fault(
                    "wrong-form", "an action is one type with its values, as in `dig: {cost: 4}`", where
                )
            for types, action in entry.items():
                for name in types.split(","):
                    if name.strip() not in self._words["action"]:
                        self._fault(
                            "unknown-word", f"{name.strip()!r} is no type of action of this pack", where
                        )
                self._action(action, (*where, types))

    def _action(self, action: ActionSource, path: Path) -> None:
        read = self._reader.read
        action.cost = read(action.cost, "value", (*path, "cost"))
        action.difficulty = read(action.difficulty, "value", (*path, "difficulty"))
        action.at_most = read(action.at_most, "value", (*path, "at-most"))
        action.needs = read(action.needs, "condition", (*path, "if"))
        action.success = read(action.success, "effect", (*path, "success"))
        action.failure = read(action.failure, "effect", (*path, "failure"))
        action.modifiers = [
            read(text, "ability", (*path, "modifiers", at)) for at, text in enumerate(action.modifiers)
        ]

    def _identity(self, card: CardSource, path: Path) -> None:
        ways = [card.number, card.fog, card.skill, card.character, card.clue, card.curse, card.satchel]
        if sum(way is not None for way in ways) != 1:
            message = "a card has exactly one of number, fog, skill, character, clue, curse, satchel"
            self._fault("wrong-form", message, path)
        if card.number is not None and card.back is None:
            self._fault("missing-field", "a numbered card needs a back, green or gold", path)
        if (card.number is not None or card.fog is not None) and card.kind is None:
            self._fault("missing-field", "the field 'kind' is missing here", path)
        if (card.fog is not None or card.kind == "terrain") and card.area is None:
            self._fault("missing-field", "the field 'area' is missing here", path)
        if card.kind == "item" and card.durability is None:
            self._fault("missing-field", "an item needs a durability", path)
        if card.kind == "permanent event" and not card.placement and card.fog is None:
            self._fault("missing-field", "a permanent event needs at least one placement arrow", path)
        if card.clue is not None and card.start is None:
            self._fault("missing-field", "a clue names the number of its start", path)

    def _check_words(self, card: CardSource, path: Path) -> None:
        groups: list[tuple[str, str, list[str]]] = [
            ("keywords", "keyword", card.keywords),
            ("tags", "tag", card.tags),
            ("resources", "resource", card.resources),
            ("done", "action", card.done),
            ("banner", "pictograph", list(card.banner)),
        ]
        if card.item is not None:
            groups.append(("item", "keyword", card.item.keywords))
            groups.append(("item", "pictograph", list(card.item.banner)))
        if card.craft is not None:
            named = [word for key in card.craft.resources for word in key.split(" or ")]
            groups.append(("craft", "resource", named))
        if card.of is not None:
            groups.append(("of", "curse", [card.of]))
        if card.own is not None:
            groups.append(("own", "character", [card.own]))
        for key, group, names in groups:
            for name in names:
                if name not in self._words[group]:
                    self._fault(
                        "unknown-word", f"{name!r} is no {group} of this pack", (*path, key), group, name
                    )

    def _fault(self, code: str, message: str, path: Path, group: str = "", word: str = "") -> None:
        close = nearest(word, self._words[group]) if group else ""
        hint = f"did you mean {close!r}?" if close else ""
        self._faults.append(Fault(code, message, self._document.mark(path), hint))
