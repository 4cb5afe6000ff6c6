"""A pack in memory: its manifest, its cards with texts as trees, where each stood, and its digests."""

import hashlib
import pathlib
import re
from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct, field

from fogbound.languages import LANGUAGES
from fogbound.packs import source
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.declared import GROUPS
from fogbound.packs.drawings import Drawing, captions, read_drawing
from fogbound.packs.entries import check_entry
from fogbound.packs.faults import Fault, Mark, PackError, nearest
from fogbound.packs.folder import Files, gather
from fogbound.packs.format import ANYWHERE, FORMAT, ContinentCard, Manifest, SceneSource
from fogbound.packs.needing import check_needs
from fogbound.packs.placing import check_abilities
from fogbound.packs.printed import read_texts, texts_in
from fogbound.packs.sense import check_card, check_lines
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.shape import convert
from fogbound.packs.source import Document
from fogbound.packs.subjects import SUBJECTS
from fogbound.packs.texts import TextReader, terms_of
from fogbound.packs.twins import misplaced_fields
from fogbound.rules.citadel.memory import FIRST_FALLEN
from fogbound.rules.common.tabletop import NAMED_COUNTERS

__all__ = [
    "LoadedCard",
    "Pack",
    "assemble",
    "compose",
    "distinct",
    "load",
    "manifest_of",
    "prose",
    "title_of",
    "vocabulary",
]

IDENTIFIED = {
    "curse": "clue",
    "character": "character",
    "page": "page",
    "building": "building",
    "symbol": "symbol",
    "quest": "side_quest",
    "trait": "trait",
    "custom": "custom",
}
"""Groups of words that cards bring by being what they are, and the field that says so."""

MOST_CARDS = 10_000  # of one pack, copies included
MOST_DRAWINGS = 200  # of one pack
DEEPEST_PROSE = 12  # braces within one another
MOST_FAULTS = 200  # of one pack; more would help nobody

_BRACE = re.compile(r"[{}]")
_DRAWING = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # what a drawing may be called


ON_BOARD = ("terrain", "permanent event", "temporary event")
"""The kinds of cards of the Citadel that lie on the Board."""

AnyCard = ContinentCard | CitadelCard


class LoadedCard(Struct):
    """A card whose texts are trees, and where it stands in its file."""

    uid: str
    source: ContinentCard | CitadelCard
    file: str
    line: int
    column: int
    at: int = 0  # its place among the cards of the file

    @property
    def mark(self) -> Mark:
        return Mark(self.file, self.line, self.column)

    @property
    def family(self) -> str:
        """What it is, in one word of the format: its kind, or else skill, character, clue, paragraph, page, …"""
        source = self.source
        if source.kind is not None:
            return source.kind
        named = (name for name in source.IDENTITIES if getattr(source, name) is not None)
        return next(named, "card").replace("_", "-")

    @property
    def is_on_board(self) -> bool:
        """Whether it is a card of the Citadel that lies on the Board: nobody has it for themselves."""
        return isinstance(self.source, CitadelCard) and self.source.kind in ON_BOARD

    @property
    def is_used_from_hand(self) -> bool:
        """Whether it is a Skill of the Citadel: its uses in the hand are read apart from its result area."""
        return isinstance(self.source, CitadelCard) and self.source.skill is not None

    @property
    def trait(self) -> str | None:
        """The trait that it explains, as an entry of the player aid; None for any other card."""
        return self.source.trait if isinstance(self.source, CitadelCard) else None

    @property
    def is_passage(self) -> bool:
        """Whether it is a page or a paragraph, which is there to be read."""
        source = self.source
        return isinstance(source, CitadelCard) and (source.page is not None or source.paragraph is not None)

    @property
    def opens(self) -> bool:
        """Whether an adventure begins with it: a Clue, or a page."""
        source = self.source
        return (source.clue if isinstance(source, ContinentCard) else source.page) is not None

    @property
    def continent(self) -> ContinentCard:
        """The card, for callers that know that the pack is written for the Continent."""
        assert isinstance(self.source, ContinentCard)
        return self.source

    @property
    def citadel(self) -> CitadelCard:
        """The entry, for callers that know that the pack is written for the Citadel."""
        assert isinstance(self.source, CitadelCard)
        return self.source


class Pack(Struct, dict=True):
    """A pack that has been read without faults."""

    manifest: Manifest
    cards: list[LoadedCard]
    does: str  # digest of what cards do
    folder: str = ""
    texts: dict[str, dict[str, str]] = field(default_factory=dict)  # language -> file -> Fluent source
    drawings: dict[str, Drawing] = field(default_factory=dict)  # by name

    @cached_property
    def says(self) -> str:
        """A digest of what cards say and show: the prose of all languages, and the drawings."""
        plain = msgspec.json.encode([self.texts, self.drawings], order="deterministic")
        return hashlib.sha256(plain).hexdigest()[:16]

    def prose_in(self, lang: str) -> dict[str, str]:
        """What it says in a language, file by file; in the first that it speaks where it does not speak this one."""
        return self.texts.get(lang) or self.texts.get(self.first_language, {})

    @property
    def first_language(self) -> str:
        """The first of its languages; a pack without any text is told in the first of ours."""
        return self.manifest.languages[0] if self.manifest.languages else LANGUAGES[0]

    @cached_property
    def captions(self) -> dict[str, dict[str, str]]:
        """What each drawing shows, in a sentence: language -> name -> sentence."""
        return {lang: captions(lang, self.drawings, self.prose_in(lang)) for lang in LANGUAGES}


# -- reading ---------------------------------------------------------------------------------------


def load(folder: pathlib.Path, requires: list[Pack]) -> Pack:
    """Read a pack folder; the packs it builds on have been read before. Raises PackError with every fault."""
    return assemble(gather(folder), requires)


def manifest_of(files: Files) -> tuple[Manifest, Document]:
    """What `pack.yaml` says, and the document, for findings about it."""
    shown = files.label("pack.yaml")
    document = source.parse(source.decode(files.contents["pack.yaml"], shown), shown)
    return convert(document, (), Manifest), document


def assemble(files: Files, requires: list[Pack]) -> Pack:
    """Make a pack of the files of its folder."""
    manifest, document = manifest_of(files)
    faults = [
        *misplaced_fields(document, manifest.ruleset),
        *_unknown_types(manifest, document, requires),
        *_too_many_counters(manifest, document, requires),
        *_misordered_minutes(manifest, document),
    ]
    documents: list[Document] = []
    texts: dict[str, dict[str, str]] = {}
    for path in [*files.under("cards/", ".yaml"), *files.under("story/", ".yaml")]:
        try:
            documents.append(
                source.parse(source.decode(files.contents[path], files.label(path)), files.label(path))
            )
        except PackError as error:
            faults.extend(error.faults)
    for path in files.under("text/", ".ftl"):
        _, language, name = path.split("/")
        try:
            texts.setdefault(language, {})[name] = prose(files.contents[path], files.label(path))
        except PackError as error:
            faults.extend(error.faults)
    if not documents and not faults:
        faults.append(Fault("no-cards", "the pack has no cards/*.yaml", Mark(document.file, 1, 1)))
    drawings = _drawings(files, requires, faults)
    if manifest.cover is not None:
        place = document.mark(("cover", "subject"))
        faults.extend(_unknown_subject(manifest.cover, place, _subjects(drawings, requires)))
    made = compose(manifest, documents, requires, faults, str(files.folder), texts, drawings)
    first = manifest.introduction
    if first is not None and first not in _pages([*requires, made]):
        message = f"there is no page {first!r} without a booklet to begin with"
        raise PackError([Fault("unknown-word", message, document.mark(("introduction",)))])
    return made


def _drawings(files: Files, requires: list[Pack], faults: list[Fault]) -> dict[str, Drawing]:
    """The drawings of a folder; one that cannot be read is an empty one, so that its name is known all the same."""
    found: dict[str, Drawing] = {}
    brought = {name: pack.manifest.name for pack in requires for name in pack.drawings}
    for path in files.under("drawings/", ".svg"):
        name, start = path.rpartition("/")[2].removesuffix(".svg"), Mark(files.label(path), 1, 1)
        found[name] = Drawing([])
        if len(found) > MOST_DRAWINGS:
            faults.append(Fault("too-many-files", f"a pack has at most {MOST_DRAWINGS} drawings", start))
            break
        if not _DRAWING.fullmatch(name):
            message = f"{name!r} is no name for a drawing"
            faults.append(
                Fault("wrong-form", message, start, "use small letters, digits and hyphens: brass-dial")
            )
        elif name in SUBJECTS or name in brought:
            message = f"{name!r} is " + (
                f"a drawing of {brought[name]!r}" if name in brought else "a subject already"
            )
            faults.append(Fault("name-taken", message, start, "give the file another name"))
        try:
            found[name] = read_drawing(
                source.decode(files.contents[path], files.label(path)), files.label(path)
            )
        except PackError as error:
            faults.extend(error.faults)
    return found


def _subjects(drawings: dict[str, Drawing], requires: list[Pack]) -> set[str]:
    """All that a vignette can show: our own subjects, and the drawings of a pack and of those it builds on."""
    return {*SUBJECTS, *drawings, *(name for pack in requires for name in pack.drawings)}


def _unknown_subject(scene: SceneSource, mark: Mark, known: set[str]) -> list[Fault]:
    if scene.subject is None or scene.subject in known:
        return []
    close = nearest(scene.subject, known)
    hint = f"did you mean {close!r}?" if close else "a drawing is a file drawings/NAME.svg of the pack"
    return [Fault("unknown-word", f"{scene.subject!r} is not known here", mark, hint)]


def _pages(packs: list[Pack]) -> set[str | None]:
    """The pages of these packs that belong to no booklet."""
    entries = [card.source for pack in packs for card in pack.cards]
    return {entry.page for entry in entries if isinstance(entry, CitadelCard) and entry.booklet is None}


def prose(content: bytes, shown: str) -> str:
    """Fluent source, parsed when it is needed; nesting that no author needs could exhaust the parser."""
    text = source.decode(content, shown)
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if line[:1].isalpha() or line[:1] == "-":
            depth = 0  # a new message
        for brace in _BRACE.finditer(line):
            depth = max(0, depth + (1 if brace[0] == "{" else -1))
            if depth > DEEPEST_PROSE:
                message = f"braces are nested more than {DEEPEST_PROSE} deep"
                raise PackError([Fault("too-deep", message, Mark(shown, number, brace.end()))])
    return text


def _unknown_types(manifest: Manifest, document: Document, requires: list[Pack]) -> list[Fault]:
    known = vocabulary(manifest, requires, [])["action"]
    return [
        Fault("unknown-word", f"{name!r} is no type of action of this pack", document.mark(("no-camp", at)))
        for at, name in enumerate(manifest.no_camp)
        if name not in known
    ]


def _too_many_counters(manifest: Manifest, document: Document, requires: list[Pack]) -> list[Fault]:
    names = vocabulary(manifest, requires, [])["counter"]
    if not manifest.counters or len(names) <= NAMED_COUNTERS:
        return []
    message = (
        f"there are {len(names)} kinds of counters with those of the packs it builds on, "
        f"and no more than {NAMED_COUNTERS} can lie on cards"
    )
    hint = "let cards share a kind: each card has its own counters of it"
    return [Fault("too-many-counters", message, document.mark(("counters",)), hint)]


def _misordered_minutes(manifest: Manifest, document: Document) -> list[Fault]:
    if manifest.minutes == sorted(manifest.minutes):
        return []
    message = "the shortest game is said to take longer than the longest"
    return [Fault("wrong-form", message, document.mark(("minutes",)), f"write {sorted(manifest.minutes)}")]


def compose(
    manifest: Manifest,
    documents: list[Document],
    requires: list[Pack],
    faults: list[Fault],
    folder: str,
    texts: dict[str, dict[str, str]],
    drawings: dict[str, Drawing] | None = None,
) -> Pack:
    """A pack from its parts; every fault of all of them is gathered before it is refused."""
    drawings = drawings or {}
    sources = [_shaped_cards(document, manifest.ruleset, faults) for document in documents]
    words = vocabulary(manifest, requires, [card for cards in sources for card, _ in cards])
    subjects = _subjects(drawings, requires)
    cards: list[LoadedCard] = []
    taken: dict[str, int] = {}
    for document, found in zip(documents, sources, strict=True):
        reader = TextReader(document, words, faults, manifest.ruleset)
        for card, at in found:
            if isinstance(card, ContinentCard):
                faults.extend(check_card(card, document, (at,), words))
            else:
                faults.extend(check_entry(card, document, (at,), words))
            read_texts(card, (at,), reader.read)
            faults.extend(check_lines(card, document, (at,)))
            faults.extend(check_abilities(card, document, (at,)))
            faults.extend(check_needs(card, document, (at,)))
            if card.scene is not None:
                place = document.mark((at, "scene", "subject"))
                faults.extend(_unknown_subject(card.scene, place, subjects))
            mark = document.mark((at,))
            cards.append(LoadedCard(_uid(card, taken), card, mark.file, mark.line, mark.column, at))
    faults.extend(_twins(cards))
    faults.extend(_rings(cards, documents, requires))
    if sum(card.source.copies for card in cards) > MOST_CARDS:
        faults.append(Fault("too-many-cards", f"a pack has at most {MOST_CARDS} cards", cards[-1].mark))
    if faults:
        raise PackError(sorted(faults, key=lambda fault: fault.mark)[:MOST_FAULTS])
    return Pack(manifest, cards, digest(manifest, cards), folder, texts, drawings)


def _shaped_cards(document: Document, ruleset: str, faults: list[Fault]) -> list[tuple[AnyCard, int]]:
    if document.data is None:  # an empty file
        return []
    if not isinstance(document.data, list):
        faults.append(Fault("wrong-type", "expected a list of cards", document.mark(())))
        return []
    kind: type[AnyCard] = ContinentCard if ruleset == "continent" else CitadelCard
    found: list[tuple[AnyCard, int]] = []
    for at in range(len(document.data)):
        try:
            found.append((convert(document, (at,), kind), at))
        except PackError as error:
            faults.extend(error.faults)
    return found


def _twins(cards: list[LoadedCard]) -> list[Fault]:
    """Cards that share an id; numbers may be shared (C-CARD-01)."""
    seen: dict[str, Mark] = {}
    faults = []
    for card in cards:
        if card.uid in seen:
            message = f"{card.uid!r} is already used at {seen[card.uid]}"
            faults.append(Fault("duplicate-uid", message, card.mark, "give one of them a uid"))
        seen.setdefault(card.uid, card.mark)
    return faults


def _rings(cards: list[LoadedCard], documents: list[Document], requires: list[Pack]) -> list[Fault]:
    """Pages that are like each other, so that none of them says anything."""
    every = [*(card for pack in requires for card in pack.cards), *cards]
    like = {
        card.source.page: card.source.like
        for card in every
        if isinstance(card.source, CitadelCard) and card.source.page is not None
    }
    marks = {document.mark(()).file: document for document in documents}
    faults = []
    for card in cards:
        page = card.source.page if isinstance(card.source, CitadelCard) else None
        if page is None:
            continue
        model, models = like[page], [page]
        while model is not None and model not in models:
            models.append(model)
            model = like.get(model)
        if model == page:
            message = f"the page {page!r} is like itself: {' is like '.join((*models, page))}"
            faults.append(Fault("wrong-form", message, marks[card.file].mark((card.at, "like"))))
    return faults


def digest(manifest: Manifest, cards: list[LoadedCard]) -> str:
    """A digest of what the cards do; prose, pictures, positions and the version's name do not count."""
    plain_manifest = msgspec.structs.replace(
        manifest, version="", languages=[], shelf=ANYWHERE, minutes=[], cover=None
    )
    rows = [[card.uid, msgspec.structs.replace(card.source, scene=None)] for card in cards]
    plain = msgspec.json.encode([FORMAT, plain_manifest, rows], order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


# -- words and names -------------------------------------------------------------------------------


def vocabulary(manifest: Manifest, requires: list[Pack], cards: Sequence[AnyCard]) -> dict[str, set[str]]:
    """All words that texts of this pack may use, by group."""
    manifests = [pack.manifest for pack in requires] + [manifest]
    every = [*(card.source for pack in requires for card in pack.cards), *cards]
    words: dict[str, set[str]] = {
        group: {word for each in manifests for word in getattr(each, f"{group}s")} for group in GROUPS
    }
    words["title"] = {title_of(card) for card in every} - {""}
    words["uid"] = {name for card in every if (name := own_uid(card))}
    for group, key in IDENTIFIED.items():
        words[group] = {found for card in every if (found := getattr(card, key, None)) is not None}
    entries = [card for card in every if isinstance(card, CitadelCard)]
    words["goal"] = {goal for card in entries for goal in card.goals}
    words["reply"] = {reply for card in entries for reply in card.replies}
    words["line"] = {line for card in every for line in card.lines}
    if manifest.ruleset == "citadel":
        words["memo"].add(FIRST_FALLEN)
    return words


def title_of(card: AnyCard) -> str:
    """The word other cards call this one by, when it has one."""
    curse = card.clue or card.of if isinstance(card, ContinentCard) else None
    return card.title or card.character or curse or ""


def own_uid(card: AnyCard) -> str:
    """The unique id an author gave a card; empty when it has only its number."""
    if card.uid is not None:
        return card.uid
    for key in card.IDENTITIES:
        name = getattr(card, key)
        if isinstance(name, str):
            return name
        if key == "paragraph" and name is not None:
            return f"p{name:03}"
    return ""


def _uid(card: AnyCard, taken: dict[str, int]) -> str:
    """The author's id, or the number, with an ordinal when several cards share it."""
    if name := own_uid(card):
        return name
    name = "card"
    if card.number is not None:
        name = f"{card.number:03}-gold" if card.back == "gold" else f"{card.number:03}"
    taken[name] = taken.get(name, 0) + 1
    return name if taken[name] == 1 else f"{name}-{taken[name]}"


def distinct(packs: list[Pack]) -> list[Pack]:
    """The same packs with every id used once: what an earlier pack has becomes `pack/uid` in a later one."""
    taken: set[str] = set()
    found = []
    for pack in packs:
        clashes = {card.uid for card in pack.cards} & taken
        found.append(_with_pack_name(pack, clashes) if clashes else pack)
        taken.update(card.uid for card in found[-1].cards)
    return found


def _with_pack_name(pack: Pack, clashes: set[str]) -> Pack:
    """A copy in which these ids, and whatever refers to them, carry the name of the pack."""
    names = {uid: f"{pack.manifest.name}/{uid}" for uid in sorted(clashes)}
    given = {
        uid: name for uid, name in names.items() if not uid[0].isdecimal()
    }  # nothing refers to the others
    copy = msgspec.structs.replace(pack, cards=[msgspec.structs.replace(card) for card in pack.cards])
    if given:
        copy.cards = msgspec.msgpack.decode(msgspec.msgpack.encode(pack.cards), type=list[LoadedCard])
    for card in copy.cards:
        if given:
            _rename_references(card.source, given)
        card.uid = names.get(card.uid, card.uid)
    copy.texts = {
        language: {file: _renamed_messages(text, names) for file, text in files.items()}
        for language, files in pack.texts.items()
    }
    return copy


def _rename_references(card: AnyCard, names: dict[str, str]) -> None:
    card.back_ref = [names.get(ref, ref) if isinstance(ref, str) else ref for ref in card.back_ref]
    for text in texts_in(card):
        for term, slots in terms_of(text.tree):
            for slot, sort in slot_sorts(term).items():
                if sort == "uid" and slot in slots:
                    slots[slot] = names.get(slots[slot], slots[slot])


def _renamed_messages(text: str, names: dict[str, str]) -> str:
    """Fluent source in which the messages of these cards are called after the pack, too."""
    messages = {_UNFIT.sub("-", uid): _UNFIT.sub("-", name) for uid, name in names.items()}
    return _MESSAGE.sub(lambda found: f"card-{messages.get(found[1], found[1])}", text)


_MESSAGE = re.compile(r"(?<![\w-])card-([\w-]+)")
_UNFIT = re.compile(r"[^A-Za-z0-9_-]")  # for the id of a message
