"""Whether the prose of a pack is all there: every card and word in every language, in sound Fluent.

A card's name is the message `card-<uid>`, its attribute `.back` is what its back says; a word is called by
its group, as in `action-dig` or `resource-wood`. `pack` is the name of the pack itself; its attribute `.blurb` is read
before a game, others at the end: `.won`, `.lost-curse`. A paragraph is read from `.flavour`, its replies are
`.reply-<key>`; the lines of a card or paragraph are `.line-<key>`; what comes once more may tell `.again`; words
between asterisks are in the glossary.
"""

import pathlib
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from fogbound.packs.alternatives import alternatives, choice_attribute, is_bare
from fogbound.packs.bearers import Bearer, find_bearer
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.declared import GROUPS
from fogbound.packs.faults import Mark, nearest
from fogbound.packs.findings import Finding, Places, Severity, Site
from fogbound.packs.format import HiddenPart
from fogbound.packs.glossary import forms_of, lookup_key, marked_words
from fogbound.packs.languages import GRAMMARS
from fogbound.packs.lines import LONGEST, count_words, sentences
from fogbound.packs.nouns import Nouns, action_attribute, deed_attribute, message_id, naming
from fogbound.packs.pack import AnyCard, LoadedCard, Pack, vocabulary
from fogbound.packs.speech import misplaced_marks
from fogbound.packs.usage import drawing_mark
from fogbound.packs.wording import wording_mismatch
from fogbound.packs.writer import number_actions, verbs
from fogbound.rules.citadel.memory import FIRST_FALLEN

__all__ = ["check_prose", "hidden_numbers"]

_HIDE = "tell it in figures or in words; if two places share it, name them with `parts`"
_AGAIN = "again"
_UNHEARD = (_AGAIN, "wording", "line-")
"""What a listener may never hear of a card: what is told the second time, in some case only, or beside the exact text."""
_LABELLED = ("reply-", "line-", "action-", "choice-")
_OPTIONAL = ("tag",)  # words that only texts read
_ENDINGS = {
    "continent": ("won", "lost-curse", "lost-over", "lost-conceded", "lost-deserted"),
    "citadel": ("won", "lost-unconscious", "lost-ended", "lost-conceded"),
}
"""How games end, as attributes of `pack` name it."""


def check_prose(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """All findings about the texts of one pack; those it builds on bring their own."""
    nouns = Nouns(packs)
    about: dict[str, _Message] = {}  # by language: what the pack says of itself
    spoken: dict[str, _Prose] = {}  # by language
    for at, language in enumerate(pack.manifest.languages):
        where = Site(pack, None, ("languages", at))
        files = pack.texts.get(language, {})
        if not files:
            message = f"there are no texts: text/{language} has no .ftl file"
            yield Finding("warning", "missing-language", message, places.mark(where))
            continue
        prose = _Prose(pack, language, files, _variables(pack, packs))
        yield from prose.faults()
        yield from _missing(pack, prose, places)
        if "pack" in prose.messages:
            about[language] = prose.messages["pack"]
        yield from _unused_texts(pack, packs, prose)
        yield from _labels(pack, prose)
        yield from _bare(pack, prose, places)
        spoken[language] = prose
        yield from _closings(pack, prose)
        yield from _glossary(prose, nouns)
        yield from _speech(prose)
        yield from _cards(pack, nouns, prose)
    yield from _wrong_parts(pack, places)
    yield from _missing_translations(about)
    yield from _missing_names(pack, spoken)
    for unread in sorted(set(pack.texts).difference(pack.manifest.languages)):
        message = f"text/{unread} is not read: the pack does not list the language"
        yield Finding("hint", "unlisted-language", message, places.mark(Site(pack, None, ("languages",))))


def _variables(pack: Pack, packs: list[Pack]) -> set[str]:
    """The variables that prose may use: what a game remembers of persons (see `text.recall`)."""
    memos = {memo for each in (*packs, pack) for memo in each.manifest.memos}
    if pack.manifest.ruleset != "citadel":
        return {f"{memo}{what}" for memo in memos for what in ("", "-place")} | {"who", "place"}
    known = {f"{memo}{what}" for memo in memos | {FIRST_FALLEN} for what in ("", "-scenario", "-place")}
    return known | {"who", "scenario", "place"}


class _Message:
    """One message or term: its text, its attributes, what it refers to, where it stands."""

    def __init__(self, entry: ast.Message | ast.Term, mark: Mark) -> None:
        self.mark = mark
        self.has_value = entry.value is not None
        self.attributes = {attribute.id.name: _text(attribute) for attribute in entry.attributes}
        self.value = _text(entry.value) if entry.value is not None else ""
        self.text = _text(entry)
        self.references: dict[
            str, int
        ] = {}  # messages, terms as `-name`, variables as `$name`, and their places
        for node in _nodes(entry):
            sign = _SIGNS.get(type(node))
            if sign is not None and node.span is not None:
                self.references.setdefault(sign + node.id.name, node.span.start)


def _text(node: Any) -> str:
    """All that is written in a part of the parser's tree."""
    return "".join(
        inner.value for inner in _nodes(node) if isinstance(inner, (ast.TextElement, ast.StringLiteral))
    )


_SIGNS: dict[type, str] = {ast.MessageReference: "", ast.TermReference: "-", ast.VariableReference: "$"}


def _nodes(node: Any) -> Iterator[Any]:
    """A node of the parser's tree and everything within it."""
    yield node
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(inner)


class _Prose:
    """The messages of one language."""

    def __init__(self, pack: Pack, language: str, files: dict[str, str], recalled: set[str]) -> None:
        self.language = language
        self._recalled = recalled
        self.messages: dict[str, _Message] = {}
        self._faults: list[Finding] = []
        folder = pathlib.Path(pack.folder).name or pack.manifest.name
        for name, text in files.items():
            self._read(text, f"{folder}/text/{language}/{name}")

    def _read(self, text: str, file: str) -> None:
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                for note in entry.annotations:
                    at = note.span.start if note.span is not None else 0
                    self._fault("error", "broken-fluent", note.message or "", _mark(text, at, file))
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                mark = _mark(text, entry.span.start if entry.span is not None else 0, file)
                message = _Message(entry, mark)
                if name in self.messages:
                    first = f"first at {self.messages[name].mark}"
                    self._fault("warning", "message-twice", f"{name!r} stands here twice", mark, first)
                self.messages.setdefault(name, message)
                given = {*self._recalled, "card"} if name.startswith("action-") else self._recalled
                for reference, at in message.references.items():
                    if reference.startswith("$") and reference[1:] not in given:
                        said = f"nobody gives a value to {reference!r}"
                        self._fault("error", "unknown-variable", said, _mark(text, at, file))
                self._check_language(entry, text, file)

    def _check_language(self, entry: ast.Message | ast.Term, text: str, file: str) -> None:
        """What can be found wrong with the language of a message, each thing where it stands."""
        for node in _nodes(entry):
            if isinstance(node, ast.TextElement) and node.span is not None:
                for slip in GRAMMARS[self.language].slips(text[node.span.start : node.span.end]):
                    severity: Severity = "warning" if slip.code == "no-break-space" else "hint"
                    mark = _mark(text, node.span.start + slip.at, file)
                    self._fault(severity, slip.code, slip.message, mark, slip.hint)

    def faults(self) -> Iterator[Finding]:
        """What is wrong with the messages as such."""
        yield from self._faults
        for name, message in self.messages.items():
            for reference in message.references:
                if not reference.startswith("$") and reference not in self.messages:
                    close = nearest(reference, self.messages)
                    hint = f"did you mean {close!r}?" if close else ""
                    said = f"{name!r} refers to {reference!r}, which is no message"
                    yield Finding("error", "unknown-message", said, message.mark, hint)

    def _fault(self, severity: Severity, code: str, message: str, mark: Mark, hint: str = "") -> None:
        self._faults.append(Finding(severity, code, message, mark, hint))

    def names(self, card: LoadedCard) -> bool:
        """Whether a card has a name: its own, or that of its title, character or curse."""
        own = self.messages.get(message_id("card", card.uid))
        if own is not None and own.has_value:
            return True
        return any(message_id(group, word) in self.messages for group, word in naming(card.source))


def _mark(text: str, at: int, file: str) -> Mark:
    return Mark(file, text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))


# -- checks ----------------------------------------------------------------------------------------


def _missing(pack: Pack, prose: _Prose, places: Places) -> Iterator[Finding]:
    """Cards without a name or a back, paragraphs without words, and words without a name."""
    for card in pack.cards:
        key = message_id("card", card.uid)
        said = prose.messages.get(key)
        mark = places.mark(Site(pack, card, ()))
        attributes = _attributes(card.source)
        if "flavour" not in attributes and not prose.names(card):
            yield _untold(prose, f"{key!r}", mark)
            continue
        for name in attributes:
            if said is None or name not in said.attributes:
                yield _untold(prose, f"the attribute '.{name}' of {key!r}", mark)
    for group, word, site in _words(pack):
        key = message_id(group, word)
        if group not in _OPTIONAL and key not in prose.messages:
            yield _untold(prose, f"{key!r}", places.mark(site))
    for name in pack.drawings:
        key = message_id("drawing", name)
        if key not in prose.messages:
            yield _untold(prose, f"{key!r}", drawing_mark(pack, name))


def _missing_translations(about: dict[str, _Message]) -> Iterator[Finding]:
    """What a pack says of itself in one language and not in another: its blurb, its closing words."""
    said = dict.fromkeys(name for message in about.values() for name in message.attributes)
    for language, message in about.items():
        for name in said:
            if name not in message.attributes:
                lacks = f"text/{language} lacks the attribute '.{name}' of 'pack'"
                yield Finding("warning", "missing-text", lacks, message.mark)


def _missing_names(pack: Pack, spoken: dict[str, _Prose]) -> Iterator[Finding]:
    """What has words of its own in one language and not in another: actions, choices, how the journal tells a deed."""
    told = [(message_id("action", verb), ["past", "past-on"]) for verb in pack.manifest.actions]
    for card in pack.cards:
        names = [
            *_action_names(card.source),
            *_deed_names(card.source),
            *_choice_names(card.source),
            "caption",
        ]
        told.append((message_id("card", card.uid), names))
    for key, names in told:
        said = {language: prose.messages.get(key) for language, prose in spoken.items()}
        for name in names:
            named = {language for language, message in said.items() if message and name in message.attributes}
            for language in spoken if named else ():
                message = said[language]
                if language not in named and message is not None:
                    lacks = f"text/{language} lacks the attribute '.{name}' of {key!r}, which text/{min(named)} has"
                    yield Finding("warning", "missing-text", lacks, message.mark)


def _action_names(source: AnyCard) -> list[str]:
    """The attributes that name the actions of a card; those on backs of fog cards have none."""
    return [action_attribute(verb, ordinal) for verb, ordinal in _deeds(source)]


def _deed_names(source: AnyCard) -> list[str]:
    """The attributes that say how the journal tells the actions of a card."""
    return [deed_attribute(verb, ordinal) for verb, ordinal in _deeds(source)]


def _deeds(source: AnyCard) -> Iterator[tuple[str, int]]:
    """The actions of a card, each by its first type and its place among those."""
    item = getattr(source, "item", None)
    for entries in (source.actions, item.actions if item is not None else []):
        yield from ((verbs(types)[0], ordinal) for types, _, ordinal in number_actions(entries))


def _choice_names(source: AnyCard) -> list[str]:
    """The attributes that name what may be chosen on a card."""
    return [choice_attribute(number) for number in range(1, len(alternatives(source)) + 1)]


def _bare(pack: Pack, prose: _Prose, places: Places) -> Iterator[Finding]:
    """Choices that players would read as a bare number."""
    for card in pack.cards:
        message = prose.messages.get(message_id("card", card.uid))
        for number, effect in enumerate(alternatives(card.source), 1):
            name = choice_attribute(number)
            if is_bare(effect) and (message is None or name not in message.attributes):
                said = (
                    f"text/{prose.language} lacks the attribute '.{name}': players choose among bare numbers"
                )
                yield Finding("hint", "bare-choice", said, places.mark(Site(pack, card, ())))


def _attributes(source: AnyCard) -> list[str]:
    """What must be told of a card beside its name; a paragraph has words instead of a name."""
    lines = [message_id("line", key) for key in source.lines]
    if source.number is not None:
        return ["back", *lines]
    if not isinstance(source, CitadelCard) or source.paragraph is None:
        return lines
    return ["flavour", *(message_id("reply", key) for key in source.replies), *lines]


def _again(card: LoadedCard, pack: Pack, nouns: Nouns, prose: _Prose, message: _Message) -> Iterator[Finding]:
    """What a card tells when it comes once more, where another language lacks it or a game cannot tell that it does."""
    if _AGAIN not in message.attributes:
        return
    source, key = card.source, message_id("card", card.uid)
    others = [lang for lang in pack.manifest.languages if lang in pack.texts and lang != prose.language]
    without = [lang for lang in others if not nouns.message(lang, key, _AGAIN)]
    if without:
        said = f"{card.uid!r} tells something when it comes once more in {prose.language} and nothing in "
        yield Finding("warning", "missing-text", said + ", ".join(without), message.mark)
    sharing = [
        other.uid
        for other in pack.cards
        if other.uid != card.uid and source.number is not None and other.source.number == source.number
    ]
    if sharing and source.fog is None:
        said = f"{card.uid!r} cannot tell that it comes once more: {', '.join(sharing)} has its number, too"
        hint = "games remember which numbers came up; give it a number of its own"
        yield Finding("warning", "unused-message", said, message.mark, hint)
    elif source.number is None and source.fog is None and getattr(source, "paragraph", None) is None:
        said = f"{card.uid!r} has no use for '.{_AGAIN}'"
        hint = "only cards with a number, fog cards and paragraphs come up more than once"
        yield Finding("warning", "unused-message", said, message.mark, hint)


def _untold(prose: _Prose, what: str, mark: Mark) -> Finding:
    return Finding("warning", "missing-text", f"text/{prose.language} lacks {what}", mark)


def _words(pack: Pack) -> Iterator[tuple[str, str, Site]]:
    """The words that a pack brings, and where."""
    for group in GROUPS:
        for at, word in enumerate(getattr(pack.manifest, f"{group}s")):
            yield group, word, Site(pack, None, (f"{group}s", at))
    titles = set()
    for card in pack.cards:
        for group, key in (("title", "title"), ("character", "character"), ("curse", "clue")):
            word = getattr(card.source, key, None)
            if word is not None and (group, word) not in titles:
                titles.add((group, word))
                yield group, word, Site(pack, card, (key,))
        for goal in card.source.goals if isinstance(card.source, CitadelCard) else ():
            yield "goal", goal, Site(pack, card, ("goals", goal))


def _unused_texts(pack: Pack, packs: list[Pack], prose: _Prose) -> Iterator[Finding]:
    words = vocabulary(pack.manifest, packs, [card.source for card in pack.cards])
    used = {message_id(group, word) for group in words for word in words[group]}
    used.update(message_id("card", card.uid) for each in packs for card in each.cards)
    used.update(message_id("drawing", name) for name in pack.drawings)
    used.add("pack")
    for message in prose.messages.values():
        used.update(message.references)
    for name, message in prose.messages.items():
        if name not in used and not name.startswith("glossary-"):
            close = nearest(name, used)
            hint = f"did you mean {close!r}?" if close else ""
            yield Finding("warning", "unused-message", f"nothing uses {name!r}", message.mark, hint)


def _labels(pack: Pack, prose: _Prose) -> Iterator[Finding]:
    """Replies, lines, actions and choices that are told but not there."""
    for card in pack.cards:
        message = prose.messages.get(message_id("card", card.uid))
        for name in message.attributes if message is not None else ():
            known = [*_attributes(card.source), *_action_names(card.source), *_choice_names(card.source)]
            if name.startswith(_LABELLED) and name not in known:
                assert message is not None
                close = nearest(name, known)
                hint = f"did you mean {close!r}?" if close else ""
                said = f"{card.uid!r} has no use for '.{name}'"
                yield Finding("warning", "unused-message", said, message.mark, hint)


def _closings(pack: Pack, prose: _Prose) -> Iterator[Finding]:
    """Closing words for an end that no game comes to."""
    message = prose.messages.get("pack")
    endings = _ENDINGS[pack.manifest.ruleset]
    for name in message.attributes if message is not None else ():
        if name.startswith(("won", "lost")) and name not in endings:
            assert message is not None
            close = nearest(name, endings)
            hint = f"did you mean {close!r}?" if close else f"games end as {', '.join(endings)}"
            yield Finding("warning", "unused-message", f"no game ends as '.{name}'", message.mark, hint)


def _speech(prose: _Prose) -> Iterator[Finding]:
    """Marks of who speaks or what concerns a side quest that are opened or closed out of turn."""
    for name, message in prose.messages.items():
        for text in (message.value, *message.attributes.values()):
            for mark in misplaced_marks(text):
                said = f"{name!r} opens or closes {mark} out of turn"
                yield Finding("warning", "mark-out-of-turn", said, message.mark)


def _glossary(prose: _Prose, nouns: Nouns) -> Iterator[Finding]:
    """Marked words without an entry, entries that explain nothing or that no word opens."""
    entries = {name: message for name, message in prose.messages.items() if name.startswith("glossary-")}
    forms = {
        form: name
        for name, message in entries.items()
        for form in forms_of(message.value, message.attributes.get("also", ""))
    }
    opened: set[str] = set()
    for name, message in prose.messages.items():
        for word in dict.fromkeys(marked_words(message.text)):
            found = forms.get(lookup_key(word))
            opened.add(found or "")
            if found is None and not nouns.glossary(prose.language, word):
                close = nearest(lookup_key(word), forms)
                hint = f"did you mean {close!r}?" if close else "give it a message `glossary-…`"
                said = f"{name!r} marks {word!r}, which the glossary does not explain"
                yield Finding("warning", "unknown-glossary-word", said, message.mark, hint)
    for name, message in entries.items():
        if "entry" not in message.attributes:
            said = f"{name!r} explains nothing: it lacks the attribute '.entry'"
            yield Finding("warning", "missing-text", said, message.mark)
        if name not in opened:
            yield Finding("warning", "unused-message", f"no prose marks a word of {name!r}", message.mark)


def _wrong_parts(pack: Pack, places: Places) -> Iterator[Finding]:
    """Parts of a hidden number that do not make it up, or lie on a card that is not there."""
    uids = {card.uid for card in pack.cards}
    for card in pack.cards:
        hidden = card.source.hidden
        if hidden is None or not hidden.parts:
            continue
        mark = places.mark(Site(pack, card, ("hidden", "parts")))
        together = "".join(part.digits for part in hidden.parts)
        if together != f"{hidden.number:03}":
            said = f"the parts of a hidden number make {together}, not {hidden.number:03}"
            yield Finding("error", "hidden-parts", said, mark)
        for part in hidden.parts:
            if part.on is not None and part.on not in uids:
                close = nearest(part.on, uids)
                hint = f"did you mean {close!r}?" if close else ""
                yield Finding(
                    "error", "hidden-parts", f"there is no card {part.on!r} in this pack", mark, hint
                )


def hidden_numbers(pack: Pack) -> Iterator[str]:
    """For authors: in which words of which text each hidden number can be found by a player who listens."""
    for card in pack.cards:
        if card.source.hidden is None:
            continue
        for language in pack.manifest.languages:
            prose = _Prose(pack, language, pack.texts.get(language, {}), set())
            told = [
                f"{f'{where} ' if where != card.uid else ''}{bearer or 'nowhere'}"
                for _, where, bearer in _bearers(card, prose)
            ]
            yield f"{card.source.hidden.number:03} on {card.uid}, {language}: {' + '.join(told)}"


def _bearers(card: LoadedCard, prose: _Prose) -> Iterator[tuple[str, str, Bearer | None]]:
    """The digits of the number that a card hides, on which card they are told, and where there."""
    hidden = card.source.hidden
    if hidden is None:
        return
    taken: frozenset[Bearer] = frozenset()
    for part in hidden.parts or [HiddenPart(f"{hidden.number:03}")]:
        where = part.on or card.uid
        said = prose.messages.get(message_id("card", where))
        told = {"": said.value, **said.attributes} if said is not None else {}
        texts = {name: text for name, text in told.items() if not name.startswith(_UNHEARD)}
        bearer = find_bearer(part.digits, texts, prose.language, taken)
        taken |= {bearer} if bearer is not None else set()
        yield part.digits, where, bearer


def _cards(pack: Pack, nouns: Nouns, prose: _Prose) -> Iterator[Finding]:
    """Hidden numbers that a listener cannot find, and wordings that say something else than the card, or too much."""
    for card in pack.cards:
        message = prose.messages.get(message_id("card", card.uid))
        if message is None:
            continue
        for digits, where, bearer in _bearers(card, prose):
            if bearer is None:
                place = "the text" if where == card.uid else f"the text of {where!r}"
                said = f"{place} hides no {digits}, so only eyes can find it"
                if find_bearer(digits, {"": message.attributes.get(_AGAIN, "")}, prose.language, frozenset()):
                    said = f"{place} tells {digits} only when it comes once more, which it may never do"
                yield Finding("warning", "hidden-untold", said, message.mark, _HIDE)
        if difference := wording_mismatch(card, prose.language, nouns):
            said = f"the author's wording of {card.uid!r} {difference}"
            yield Finding("warning", "wording-differs", said, message.mark)
        yield from _again(card, pack, nouns, prose, message)
        key = message_id("card", card.uid)
        others = [lang for lang in pack.manifest.languages if lang in pack.texts and lang != prose.language]
        own = nouns.message(prose.language, key, "wording")
        without = [lang for lang in others if own and not nouns.message(lang, key, "wording")]
        if without:
            said = f"{card.uid!r} has a wording of its author in {prose.language} and none in {', '.join(without)}"
            yield Finding("warning", "wording-missing", said, message.mark)
        longest = max((count_words(one) for one in sentences(own)), default=0)
        if longest > LONGEST:
            said = f"the author's wording of {card.uid!r} has a sentence of {longest} words"
            yield Finding("hint", "long-sentence", said, message.mark, f"{LONGEST} are many already")
