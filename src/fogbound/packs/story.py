"""What can be wrong with a story: paragraphs that are missing, choices in vain, quests and goals nobody can meet."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fogbound.packs.calls import playable, reference, sources
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.citadel_book import complete_page
from fogbound.packs.findings import Finding, Places, Severity, Site
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.printed import texts_in
from fogbound.packs.sentences import slot_sorts
from fogbound.packs.texts import terms_of
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import FACE, READ, SEQUENCE, THEN

__all__ = ["check_story"]


class _Said(NamedTuple):
    """A term in a text of a card: its slots, the sorts of its slots, and where it stands."""

    name: str
    slots: dict[str, Any]
    site: Site

    @property
    def calls(self) -> str:
        return LEXICON[self.name].calls

    def fillings(self, sort: str) -> list[Any]:
        """What fills its slots of a sort."""
        sorts = slot_sorts(self.name)
        return [value for slot, value in self.slots.items() if sorts.get(slot) == sort]


def check_story(pack: Pack, packs: list[Pack], places: Places) -> Iterator[Finding]:
    """All findings about the story of one pack among those it builds on."""
    story = _Story(pack, packs, places)
    yield from story.numbers()
    yield from story.endless()
    yield from story.sources()
    yield from story.replies()
    yield from story.check_faced_actions()
    yield from story.riddles()
    yield from story.quests()
    yield from story.scenarios()
    yield from story.links()


class _Story:
    def __init__(self, pack: Pack, packs: list[Pack], places: Places) -> None:
        self.pack = pack
        self.packs = packs
        self.places = places
        self.playable = playable(packs)
        self.paragraphs: dict[int, list[Site]] = {}
        self.pages: dict[str, CitadelCard] = {}
        self.said: list[_Said] = []
        for each in packs:
            for card in each.cards:
                source = card.citadel
                if source.paragraph is not None:
                    self.paragraphs.setdefault(source.paragraph, []).append(Site(each, card, ()))
                if source.page is not None:
                    self.pages[source.page] = source
                self.said.extend(_terms(each, card))
        self.own = [said for said in self.said if said.site.pack is pack]

    def _finding(
        self, severity: Severity, code: str, message: str, site: Site, word: str = "", hint: str = ""
    ) -> Finding:
        return Finding(severity, code, message, self.places.mark(site, word), hint)

    def _entries(self) -> Iterator[tuple[LoadedCard, CitadelCard]]:
        return ((card, card.citadel) for card in self.pack.cards)

    def _words_of_effect(self, calls: str, sort: str) -> set[str]:
        """The words of a sort to which some text does this."""
        return {word for said in self.said if said.calls == calls for word in said.fillings(sort)}

    # -- paragraphs --------------------------------------------------------------------------------

    def numbers(self) -> Iterator[Finding]:
        """Paragraphs that are spoken of but nowhere, or there twice."""
        for said in self.own:
            for number in said.fillings("paragraph"):
                if number not in self.paragraphs:
                    message = f"there is no paragraph {number}"
                    yield self._finding("error", "unknown-paragraph", message, said.site, str(number))
        for number, sites in self.paragraphs.items():
            for site in sites[1:]:
                if site.pack is self.pack:
                    first = self.places.mark(sites[0])
                    message = f"paragraph {number} is already at {first}"
                    where = Site(site.pack, site.card, ("paragraph",))
                    yield self._finding("error", "paragraph-twice", message, where)

    def endless(self) -> Iterator[Finding]:
        """Paragraphs whose text always leads back to them, so that nobody would ever get out."""
        for card, source in self._entries():
            if source.paragraph in self._read_always(_readings(source.text)):
                site = Site(self.pack, card, ("text",))
                message = "this is read over and over: its text always leads back to it"
                hint = "read it anew in some case only, behind `if`, or from a reply"
                yield self._finding("error", "endless-reading", message, site, hint=hint)

    def _read_always(self, numbers: list[int]) -> set[int]:
        """The paragraphs that are read whatever happens, once these are."""
        read: set[int] = set()
        waiting = list(numbers)
        while waiting:
            number = waiting.pop()
            if number not in read:
                read.add(number)
                sites = self.paragraphs.get(number, [])
                texts = [site.card.citadel.text for site in sites if site.card is not None]
                waiting.extend(following for text in texts for following in _readings(text))
        return read

    def sources(self) -> Iterator[Finding]:
        """References of paragraphs that name nothing, or something that takes no number for an answer."""
        bearers: dict[str, list[CitadelCard]] = {}
        for each in self.packs:
            for card in each.cards:
                bearers.setdefault(reference(card), []).append(card.citadel)
        for card in self.pack.cards:
            for at, ref in enumerate(sources(card)):
                site = Site(self.pack, card, ("from", at))
                if ref not in bearers:
                    message = f"{ref!r} is neither a paragraph nor a card"
                    yield self._finding("error", "unknown-source", message, site)
                elif not any(_takes_numbers(bearer) for bearer in bearers[ref]):
                    message = f"{ref} has no riddle that a number can answer"
                    yield self._finding("hint", "idle-source", message, site)

    def replies(self) -> Iterator[Finding]:
        """Replies in vain, replies of which perhaps none can be given, and replies nobody has."""
        for card, source in self._entries():
            site = Site(self.pack, card, ("replies",))
            for key, reply in source.replies.items():
                if reply.price is not None and reply.effect is None:
                    message = f"the reply {key!r} is paid for but leads nowhere"
                    where = Site(self.pack, card, ("replies", key))
                    yield self._finding(
                        "warning", "idle-reply", message, where, hint="say what it does with `do`"
                    )
            free = [
                reply
                for reply in source.replies.values()
                if reply.needs is None and reply.locked is None and reply.price is None
            ]
            if source.replies and not free:
                message = "every reply has a condition or a price: without one the dialogue just ends"
                yield self._finding("hint", "no-free-reply", message, site)
        for said in self.own:
            yield from self._check_replies_asked(said)

    def check_faced_actions(self) -> Iterator[Finding]:
        """Actions of paragraphs that nobody can take: not mandatory, and no text says to face them (T-FORB-07)."""
        faced = {
            (number, action)
            for said in self.said
            if said.name == FACE
            for action in said.fillings("action")
            for number in said.fillings("paragraph") or [_number(said)]
        }
        for card, source in self._entries():
            for at, entry in enumerate(source.actions):
                for types, action in entry.items():
                    names = [name.strip() for name in types.split(",")]
                    is_faced = any((source.paragraph, name) in faced for name in names[:1])
                    if source.paragraph is not None and not action.mandatory and not is_faced:
                        message = f"nobody can take this action: it is not mandatory, and no text faces {names[0]!r}"
                        site = Site(self.pack, card, ("actions", at, types))
                        hint = f"make it mandatory, or let a text say: face the {names[0]}"
                        yield self._finding("warning", "idle-action", message, site, hint=hint)

    def _check_replies_asked(self, said: _Said) -> Iterator[Finding]:
        """A text that asks what was replied in a paragraph which has no such reply."""
        here = _number(said)
        numbers = said.fillings("paragraph") or ([here] if here is not None else [])
        for key in said.fillings("reply"):
            for number in numbers:
                sites = self.paragraphs.get(number, [])
                if sites and not any(site.card and key in site.card.citadel.replies for site in sites):
                    message = f"paragraph {number} has no reply {key!r}"
                    yield self._finding("error", "unknown-reply", message, said.site, key)

    def riddles(self) -> Iterator[Finding]:
        """Riddles without any answer, or whose answer is a number that leads nowhere."""
        for card, source in self._entries():
            if source.riddle is None:
                continue
            site = Site(self.pack, card, ("riddle",))
            if not source.riddle.answers and not source.riddle.numbers:
                yield self._finding("error", "riddle-without-answer", "nothing answers this riddle", site)
            led = any(reference(card) in sources(found) for each in self.packs for found in each.cards)
            if source.riddle.numbers and not led:
                message = "no number can be right here: no paragraph is marked with this one"
                hint = f"give one `from: [{source.paragraph}]`"
                yield self._finding("error", "riddle-without-answer", message, site, hint=hint)

    # -- the leaflet and the booklets --------------------------------------------------------------

    def quests(self) -> Iterator[Finding]:
        """Side quests that can be begun but never finished (T-SQ-06)."""
        finished = self._words_of_effect("finish", "quest")
        for card, source in self._entries():
            if source.side_quest is not None and source.side_quest not in finished:
                site = Site(self.pack, card, ("side-quest",))
                message = f"no text finishes the side quest {source.side_quest!r}"
                yield self._finding("warning", "endless-quest", message, site)

    def scenarios(self) -> Iterator[Finding]:
        """Scenarios without goals, with goals that nobody can reach, and those from which nothing leads on."""
        reached = self._words_of_effect("reach", "goal")
        for card, source in self._entries():
            if source.page is None:
                continue
            site = Site(self.pack, card, ("page",))
            whole = complete_page(source, self.pages)
            if self.playable and not whole.goals:
                message = "a scenario has at least one goal"
                yield self._finding("warning", "no-goal", message, site)
            for goal, condition in source.goals.items():
                if condition is None and goal not in reached:
                    message = (
                        f"nobody can reach the goal {goal!r}: it has no condition, and no text reaches it"
                    )
                    where = Site(self.pack, card, ("goals", goal))
                    yield self._finding("error", "goal-out-of-reach", message, where)
            if self.playable and not self._leads_on(whole):
                message = "nothing leads on from here: no bookmark, no Threat, no end"
                severity: Severity = (
                    "warning" if whole.epilogue is not None else "hint"
                )  # else cards may do it
                yield self._finding(severity, "scenario-leads-nowhere", message, site)

    def _leads_on(self, page: CitadelCard) -> bool:
        """Whether a page, or a paragraph that is read from it, moves the bookmark or ends the adventure."""
        waiting: list[CitadelCard] = [page]
        seen: set[int] = set()
        while waiting:
            for _, _, tree in texts_in(waiting.pop()):
                for name, slots in terms_of(tree):
                    said = _Said(name, slots, Site(self.pack, None, ()))
                    if said.calls in ("page", "end"):
                        return True
                    for number in said.fillings("paragraph") if said.calls == "read" else ():
                        if number not in seen:
                            seen.add(number)
                            sites = self.paragraphs.get(number, [])
                            waiting.extend(site.card.citadel for site in sites if site.card is not None)
        return False

    def links(self) -> Iterator[Finding]:
        """Linked versions whose pictograph nothing shows (T-TAKE-04)."""
        every = [card.citadel for each in self.packs for card in each.cards]
        shown = {source.pictograph for source in every} | {word for source in every for word in source.shows}
        severity: Severity = "warning" if self.playable else "hint"
        for card, source in self._entries():
            if source.link is not None and source.link not in shown:
                message = f"no page and no card shows {source.link!r}, so this version is never taken"
                yield self._finding(severity, "idle-link", message, Site(self.pack, card, ("link",)))


def _terms(pack: Pack, card: LoadedCard) -> Iterator[_Said]:
    for path, _, tree in texts_in(card.source):
        for name, slots in terms_of(tree):
            yield _Said(name, slots, Site(pack, card, path))


def _readings(text: Any) -> list[int]:
    """The paragraphs that a text has read in every case."""
    if text is None:
        return []
    name, slots = text
    if name == SEQUENCE:
        return [number for effect in slots["effects"] for number in _readings(effect)]
    if name == THEN:
        return [*_readings(slots["first"]), *_readings(slots["second"])]
    return [slots["number"]] if name == READ else []


def _number(said: _Said) -> int | None:
    """The paragraph in which a text stands."""
    return said.site.card.citadel.paragraph if said.site.card is not None else None


def _takes_numbers(source: CitadelCard) -> bool:
    return source.riddle is not None and source.riddle.numbers
