"""From Citadel packs to a book: words get numbers, trees become terms, entries become cards."""

import msgspec

from fogbound.core.game import IN_PLAY, LAID, MOST_ZONES
from fogbound.core.steps import NONE
from fogbound.packs.citadel import CitadelActionSource, CitadelCard, CitadelStripSource, RiddleSource
from fogbound.packs.format import AREAS, SIDES
from fogbound.packs.making import (
    TermMaker,
    count_abilities,
    demands,
    note_names,
    number_twins,
    points_of,
    tell_apart,
    words_of_packs,
)
from fogbound.packs.pack import IDENTIFIED, LoadedCard, Pack, distinct, title_of
from fogbound.packs.stakes import note_stakes
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import (
    ANYBODY,
    EACH,
    IN_TURN,
    READER,
    TOGETHER,
    Leaf,
    Page,
    Paragraph,
    Reply,
    Riddle,
    SpokenAnswer,
)
from fogbound.rules.citadel.dialogue import plain
from fogbound.rules.citadel.icons import NAMES
from fogbound.rules.citadel.ruleset import Citadel
from fogbound.rules.common import book as kinds
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Action, Card, Hidden, Row, Sources, Strip
from fogbound.rules.common.terms import Effect

__all__ = ["citadel", "citadel_kind", "complete_page"]

_KINDS = {
    "terrain": kinds.TERRAIN,
    "permanent event": kinds.PERMANENT,
    "temporary event": kinds.TEMPORARY,
    "global event": kinds.GLOBAL,
    "purse": kinds.PURSE,
    "quest item": kinds.QUEST,
    "world map": kinds.WORLD_MAP,
}
_IDENTITIES = {
    "skill": kinds.SKILL,
    "character": kinds.CHARACTER,
    "paragraph": kinds.PARAGRAPH,
    "page": kinds.PAGE,
    "building": kinds.BUILDING,
    "symbol": kinds.SYMBOL,
    "side_quest": kinds.SIDE_QUEST,
    "trait": kinds.TRAIT,
    "custom": kinds.CUSTOM,
}
_ASKS = {"reader": READER, "group": TOGETHER, "anybody": ANYBODY, "each": EACH, "in-turn": IN_TURN}


def citadel(packs: list[Pack]) -> Citadel:
    """The book of a Citadel game played with these packs, each after those it builds on."""
    packs = distinct(packs)
    book = _Builder(packs).book
    note_names(book, packs)
    note_stakes(book, packs)
    return book


def citadel_kind(source: CitadelCard) -> int:
    """What an entry is, as a kind of card."""
    if source.kind is not None:
        return _KINDS[source.kind]
    return next(kind for key, kind in _IDENTITIES.items() if getattr(source, key) is not None)


class _Back:
    """What is printed on a back, and the numbers of its effects: from `first` up to `end`."""

    def __init__(self, text: Effect | None, actions: tuple[Action, ...], first: int, end: int) -> None:
        self.text = text
        self.actions = actions
        self.first = first
        self.end = end


class _Builder(TermMaker):
    def __init__(self, packs: list[Pack]) -> None:
        super().__init__(words_of_packs(packs), [], [], Sources({}, {}))
        self.paragraphs: list[Paragraph] = []
        self.pages: list[Page] = []
        self.leaves: list[Leaf] = []
        self._backs: dict[int, _Back] = {}  # by backside
        loaded = [card for pack in packs for card in pack.cards]
        for card in loaded:  # names first, since texts may speak of what stands further down
            for group, key in IDENTIFIED.items():
                name = getattr(card.citadel, key, None)
                if name is not None:
                    self.words.number(group, name)
            for reply in card.citadel.replies:
                self.words.number("reply", reply)
            for line in card.citadel.lines:
                self.words.number("line", line)
        pages = {card.citadel.page: card.citadel for card in loaded if card.citadel.page is not None}
        loaded = [msgspec.structs.replace(card, source=complete_page(card.citadel, pages)) for card in loaded]
        definitions = [(self.card(card), card) for card in loaded]
        ids: list[str] = []
        cards: list[Card] = []
        for definition, card in definitions:
            for copy in range(card.citadel.copies):
                cards.append(definition)
                ids.append(definition.uid if copy == 0 else f"{definition.uid}#{copy + 1}")
        self.book = Citadel(ids, table.HIDDEN_ZONES, self.words)
        self._fill(cards, {card.uid: card.citadel for card in loaded})
        for pack in packs:
            if pack.manifest.introduction is not None:
                page = self.words.find("page", pack.manifest.introduction)
                self.book.introduction = self.book.entry("page", page)

    def _fill(self, cards: list[Card], sources: dict[str, CitadelCard]) -> None:
        book = self.book
        book.cards = cards
        book.effects = self.effects
        book.abilities = self.abilities
        book.points_known = points_of(book.abilities)
        book.sources = self.sources
        book.speaks_of = self.spoken
        book.able = [bool(card.abilities) for card in cards]
        book.traits = [_traits(zone) for zone in range(MOST_ZONES)]
        book.paragraphs, book.pages, book.leaves = self.paragraphs, self.pages, self.leaves
        for at, card in enumerate(cards):
            source = sources[card.uid]
            if card.number != NONE:
                book.numbered.setdefault(card.number, []).append(at)
            if source.paragraph is not None:
                book.numbered_paragraphs[source.paragraph] = at
            if source.character is not None:
                name = source.character.replace("-", " ")
                book.spellings[card.character] = tuple(plain(word) for word in (name, *source.called))
            if card.kind == kinds.PAGE:
                self._note_page(at, book.page(at).booklet)
            areas = [card.area, *card.areas]
            book.areas = max(book.areas, *(area + 1 for area in areas))
        for group, key in IDENTIFIED.items():
            named = {getattr(sources[card.uid], key, None): at for at, card in enumerate(cards)}
            book.named[group] = [named.get(word, NONE) for word in self.words.words.get(group, [])]
        actions = [action for card in cards for action in (*card.actions, *card.back_actions)]
        for action in {
            id(action): action for action in actions
        }.values():  # copies and equal backs share them
            action.traits = tuple(book.entry("trait", trait) for trait in action.traits)
            for abilities in (action.abilities, *(cards[trait].abilities for trait in action.traits)):
                for ability in abilities:
                    book.points_beside[ability.point] = True
        temporary = self.words.find("keyword", "temporary")
        book.temporary = 1 << temporary if temporary != NONE else 0
        book.events_hide_numbers = any(
            card.kind == kinds.TEMPORARY and card.hidden is not None for card in cards
        )
        moves = [action.types for card in cards if card.kind == kinds.CHARACTER for action in card.actions]
        for types in moves:
            book.move_type |= types

    def _note_page(self, at: int, booklet: int) -> None:
        """The first page without a booklet is the introduction; the first one of a booklet opens its Threat."""
        book = self.book
        if booklet == NONE:
            book.introduction = at if book.introduction == NONE else book.introduction
        elif all(book.page(page).booklet != booklet for page in book.first_pages):
            book.first_pages.append(at)

    # -- entries -----------------------------------------------------------------------------------

    def card(self, loaded: LoadedCard) -> Card:
        source = loaded.citadel
        title = title_of(source)
        card = Card(
            loaded.uid,
            source.number if source.number is not None else NONE,
            _back(source),
            citadel_kind(source),
            self.words.number("title", title) if title else NONE,
        )
        card.first_effect, card.first_ability = len(self.effects), len(self.abilities)
        card.backside = self.words.number("backside", _backside(source))
        self._land(card, source)
        self._holdings(card, source)
        self._story(card, source)
        card.tags = self.mask("tag", list(source.tags))
        card.keywords = self.mask("keyword", list(source.keywords))
        card.back_refs = tuple(f"{ref:03}" if isinstance(ref, int) else ref for ref in source.back_ref)
        if source.hidden is not None:
            card.hidden = Hidden(source.hidden.number, self.term(source.hidden.needs))
        card.text = self.term(source.text)
        card.actions = self._actions(source.actions, count_abilities(source.effects))
        card.abilities = self.abilities_of(source.effects)
        tell_apart(self.abilities[card.first_ability :])
        self._back(card, source)
        return card

    def _back(self, card: Card, source: CitadelCard) -> None:
        """Cards that cannot be told apart by their backs share what is printed there: it is one and the same."""
        back = self._backs.get(card.backside)
        if back is None:
            first = len(self.effects)
            text, actions = self.term(source.back_text), self._actions(source.back_actions)
            back = self._backs[card.backside] = _Back(text, actions, first, len(self.effects))
        card.back_text, card.back_actions = back.text, back.actions
        card.back_effects = (back.first, back.end)

    def _land(self, card: Card, source: CitadelCard) -> None:
        card.area = AREAS.index(source.area) if source.area is not None else NONE
        areas, numbers = [NONE] * 4, [NONE] * 4
        for side, (area, number) in source.arrows.items():
            assert isinstance(area, str)
            assert isinstance(number, int)
            areas[SIDES.index(side)] = AREAS.index(area)
            numbers[SIDES.index(side)] = number
        card.areas, card.arrows = tuple(areas), tuple(numbers)
        card.placements = sum(1 << SIDES.index(side) for side in source.placement)
        card.done = self.mask("action", list(source.done))
        card.digit = source.digit if source.digit is not None else NONE
        if source.link is not None:
            card.link = self.words.find("pictograph", source.link)
        card.shows = self.mask("pictograph", list(source.shows))

    def _holdings(self, card: Card, source: CitadelCard) -> None:
        card.weight = source.weight
        card.kept = source.no_discard
        card.fixed = source.no_discard and not source.may_be_given
        if source.strip is not None:
            card.strip = _strip(source.strip)
        if source.skill is not None:
            card.skill = kinds.COMMON
            if source.reflex:
                card.skill = kinds.REFLEX
            elif source.advanced:
                card.skill = kinds.ADVANCED
            elif source.own is not None:
                card.skill = kinds.OWN
        owner = source.own or source.character
        if owner is not None:
            card.character = self.words.number("character", owner)
        if source.character is not None:
            card.limits = (tuple(source.hand), tuple(source.most_weight))
        card.boxes = source.boxes or 0

    def _story(self, card: Card, source: CitadelCard) -> None:
        if source.paragraph is not None:
            card.story = len(self.paragraphs)
            self.paragraphs.append(self._paragraph(source))
        elif source.page is not None:
            card.story = len(self.pages)
            self.pages.append(self._page(source))
        elif card.kind in (
            kinds.BUILDING,
            kinds.SYMBOL,
            kinds.SIDE_QUEST,
            kinds.CUSTOM,
            kinds.WORLD_MAP,
            kinds.QUEST,
        ):
            card.story = len(self.leaves)
            self.leaves.append(
                Leaf(
                    self.term(source.price),
                    self.term(source.needs),
                    self.term(source.at_citadel),
                    source.slot,
                    source.after,
                )
            )

    def _paragraph(self, source: CitadelCard) -> Paragraph:
        replies = tuple(
            Reply(
                key,
                self.term(reply.needs),
                self.term(reply.locked),
                self.term(reply.price),
                self.term(reply.effect),
                reply.once,
            )
            for key, reply in source.replies.items()
        )
        refs = tuple(f"{ref:03}" if isinstance(ref, int) else ref for ref in source.from_)
        paragraph = Paragraph(
            source.paragraph or 0,
            replies,
            _ASKS[source.asks],
            source.seconds or 0,
            self.term(source.lapse),
            refs,
        )
        paragraph.revealed = self.term(source.revealed)
        paragraph.lines = tuple(source.lines)
        if source.absent is not None:
            keys = list(source.replies)
            paragraph.absent = self.term(source.absent.number)
            paragraph.cast = tuple(keys.index(key) for key in source.absent.cast)
        if source.riddle is not None:
            paragraph.riddle = self._riddle(source.riddle)
        return paragraph

    def _riddle(self, source: RiddleSource) -> Riddle:
        answers = tuple(
            SpokenAnswer(
                tuple(plain(word) for words in answer.words.values() for word in words),
                answer.person or "",
                self.term(answer.needs),
                self.term(answer.effect),
            )
            for answer in source.answers
        )
        return Riddle(
            self.term(source.needs),
            self.term(source.attempt),
            answers,
            source.numbers,
            self.term(source.wrong),
        )

    def _page(self, source: CitadelCard) -> Page:
        return Page(
            self.words.number("booklet", source.booklet) if source.booklet is not None else NONE,
            self.words.find("pictograph", source.pictograph) if source.pictograph is not None else NONE,
            tuple(source.life),
            source.tremor if source.tremor is not None else NONE,
            self.term(source.setup),
            tuple((self.words.number("goal", goal), self.term(tree)) for goal, tree in source.goals.items()),
            self.term(source.epilogue),
            source.saving is not False,
            source.joining is not False,
            self.term(source.enlist),
        )

    # -- actions and abilities ---------------------------------------------------------------------

    def _actions(self, actions: list[dict[str, CitadelActionSource]], own: int = 0) -> tuple[Action, ...]:
        """Actions, on a card with so many abilities of its own: those beside an action are numbered behind them."""
        made = tuple(self._action(types, action, own) for entry in actions for types, action in entry.items())
        number_twins(made)
        return made

    def _action(self, types: str, source: CitadelActionSource, own: int) -> Action:
        names = [name.strip() for name in types.split(",")]
        rows = self._rows(source)
        action = Action(
            self.words.find("action", names[0]),
            self.mask("action", names),
            rows[0].cost,
            rows[0].difficulty,
            False,
            source.mandatory,
            source.group,
            None,
            self.term(source.needs),
            (),
            rows[0].success,
            rows[0].failure,
            self.abilities_of(source.modifiers, own),
        )
        action.rows = rows
        action.compound = bool(source.rows)
        action.traits = tuple(self.words.number("trait", trait) for trait in source.traits)
        action.free = not source.group and action.needs is None and not demands(action.success)
        return action

    def _rows(self, source: CitadelActionSource) -> tuple[Row, ...]:
        """What a row does not say is as in the action (T-RUL-39)."""
        if not source.rows:
            return (
                Row(
                    self.term(source.cost),
                    source.chain,
                    self.term(source.difficulty),
                    self.term(source.success),
                    self.term(source.failure),
                ),
            )
        return tuple(
            Row(
                self.term(row.cost if row.cost is not None else source.cost),
                row.chain if row.chain is not None else source.chain,
                self.term(row.difficulty),
                self.term(row.success),
                self.term(row.failure),
            )
            for row in source.rows
        )


def complete_page(page: CitadelCard, pages: dict[str, CitadelCard]) -> CitadelCard:
    """A page that is like another has from it everything it does not say itself."""
    whole = page
    models = [page.page]
    while whole.like is not None and whole.like not in models:  # a ring is refused when the pack is loaded
        models.append(whole.like)
        said = {
            field.name: getattr(whole, field.name)
            for field in msgspec.structs.fields(CitadelCard)
            if getattr(whole, field.name) not in (None, [], {}) and field.name != "like"
        }
        whole = msgspec.structs.replace(pages[whole.like], **said)
    return whole


def _backside(source: CitadelCard) -> str:
    """All that a card's back shows beside its number and area; equal backs cannot be told apart (T-INFO-08)."""
    return msgspec.json.encode([source.back_actions, source.back_text]).decode()


def _strip(source: CitadelStripSource) -> Strip:
    written: list[str] = list(source.icons)
    icons = tuple(written.count(name) for name in NAMES)
    return Strip(source.stars, source.left, source.right, 0, icons)


def _back(source: CitadelCard) -> int:
    if source.number is not None:
        return kinds.GOLD if source.back == "gold" else kinds.GREEN
    if source.fog is not None:
        return kinds.FOG
    return kinds.BLUE if source.skill is not None else kinds.OTHER


def _traits(zone: int) -> int:
    """What the cards of a zone are, for an index of them."""
    in_play = IN_PLAY if zone in table.IN_PLAY or zone >= table.FIXED else 0
    return in_play | (LAID if zone in tabletop.LAID else 0)
