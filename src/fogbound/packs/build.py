"""From packs to a book: words get numbers, trees become terms, copies become cards."""

from collections.abc import Callable
from typing import Any

from fogbound.core.game import IN_PLAY, LAID
from fogbound.core.steps import NONE
from fogbound.packs.format import AREAS, SIDES, ActionSource, ContinentCard, CraftSource, ItemSource
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
from fogbound.packs.pack import LoadedCard, Pack, distinct, title_of
from fogbound.packs.sentences import Tree, slot_sorts
from fogbound.packs.texts import terms_of
from fogbound.rules.common import book as kinds
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import Action, Book, Card, Hidden, Sources, Strip
from fogbound.rules.common.lexicon import LEXICON
from fogbound.rules.common.term_names import CRAFT, THIS
from fogbound.rules.common.terms import Ability
from fogbound.rules.continent import table
from fogbound.rules.continent.ruleset import Continent

__all__ = ["AREAS", "continent", "kind_of", "term_builder"]

_KINDS = {
    "terrain": kinds.TERRAIN,
    "permanent event": kinds.PERMANENT,
    "temporary event": kinds.TEMPORARY,
    "item": kinds.ITEM,
    "quest item": kinds.QUEST,
    "state": kinds.STATE,
    "bonus": kinds.BONUS,
}


def continent(packs: list[Pack]) -> Continent:
    """The book of a Continent game played with these packs, each after those it builds on."""
    packs = distinct(packs)
    book = _Builder(packs).book
    note_names(book, packs)
    return book


def term_builder(book: Book) -> Callable[[Tree], Any]:
    """What turns further trees into terms of a finished book, for tools that perform texts of no card."""
    return TermMaker(book.words, book.effects, book.abilities, book.sources).term


class _Builder(TermMaker):
    def __init__(self, packs: list[Pack]) -> None:
        super().__init__(words_of_packs(packs), [], [], Sources({}, {}))
        definitions: list[tuple[Card, LoadedCard]] = []
        for pack in packs:
            for card in pack.cards:
                definitions.append((self.card(card), card))
                for line in card.continent.lines:
                    self.words.number("line", line)
        ids: list[str] = []
        cards: list[Card] = []
        for definition, loaded in definitions:
            for copy in range(loaded.continent.copies):
                cards.append(definition)
                ids.append(definition.uid if copy == 0 else f"{definition.uid}#{copy + 1}")
        self.book = Continent(ids, table.HIDDEN_ZONES, self.words)
        self._fill(packs, cards)

    def _fill(self, packs: list[Pack], cards: list[Card]) -> None:
        book = self.book
        book.cards = cards
        book.effects = self.effects
        book.abilities = self.abilities
        book.points_known = points_of(book.abilities)
        book.sources = self.sources
        book.speaks_of = self.spoken
        book.able = [
            bool(card.abilities) or (card.item is not None and bool(card.item.abilities)) for card in cards
        ]
        for zone in range(table.FIXED):
            book.traits[zone] = (IN_PLAY if zone in table.IN_PLAY else 0) | (
                LAID if zone in tabletop.LAID else 0
            )
        for at, card in enumerate(cards):
            if card.number != NONE:
                book.numbered.setdefault(card.number, []).append(at)
            if card.kind == kinds.SATCHEL:
                book.satchel = card
            book.areas = max(book.areas, card.area + 1)
        for pack in packs:
            manifest = pack.manifest
            book.experience = manifest.experience if manifest.experience is not None else book.experience
            book.paranoid = manifest.paranoid if manifest.paranoid is not None else book.paranoid
            book.easy = manifest.easy if manifest.easy is not None else book.easy
            book.extreme = manifest.extreme if manifest.extreme is not None else book.extreme
            book.no_camp_types |= self.mask("action", manifest.no_camp)

    # -- cards -------------------------------------------------------------------------------------

    def card(self, loaded: LoadedCard) -> Card:
        source = loaded.continent
        title = title_of(source)
        first = len(self.abilities)
        card = Card(
            loaded.uid,
            source.number if source.number is not None else NONE,
            _back(source),
            kind_of(source),
            self.words.number("title", title) if title else NONE,
        )
        card.area = AREAS.index(source.area) if source.area is not None else NONE
        card.arrows = tuple(source.arrows.get(side, NONE) for side in SIDES)
        card.areas = (card.area,) * 4
        card.placements = sum(1 << SIDES.index(side) for side in source.placement)
        card.done = self.mask("action", list(source.done))
        card.no_camp = source.no_camp
        card.resources = self.mask("resource", list(source.resources))
        card.tags = self.mask("tag", list(source.tags))
        card.back_refs = tuple(f"{ref:03}" if isinstance(ref, int) else ref for ref in source.back_ref)
        if source.hidden is not None:
            card.hidden = Hidden(source.hidden.number, self.term(source.hidden.needs))
        card.text = self.term(source.text)
        card.skipped = self.term(source.skipped)
        if source.strip is not None:
            strip = source.strip
            card.strip = Strip(strip.stars, strip.left, strip.right, strip.sevens)
        self._part(card, source)
        self._skill(card, source)
        for part in (card, card.item):
            number_twins(part.actions if part is not None else ())
        card.vital_loss = source.vital_loss
        card.companion = source.companion
        card.keeps = source.keeps
        card.start = source.start if source.start is not None else NONE
        curse = source.clue or source.of
        if curse is not None:
            card.curse = self.words.number("curse", curse)
        if source.satchel is not None:
            card.limits = (tuple(source.hand), tuple(source.dice), tuple(source.stack))
        tell_apart(self.abilities[first:])
        return card

    def _part(self, card: Card, source: ContinentCard | ItemSource) -> None:
        """What a card and the item part of a Skill have in common."""
        card.keywords = self.mask("keyword", list(source.keywords))
        card.durability = source.durability or 0
        card.banners = tuple(
            (self.words.number("pictograph", name), value) for name, value in source.banner.items()
        )
        card.actions = tuple(
            self.action(types, action, count_abilities(source.effects))
            for entry in source.actions
            for types, action in entry.items()
        )
        card.abilities = self.abilities_of(source.effects)
        for ability in card.abilities:
            self._note(card, ability)

    def _note(self, card: Card, ability: Ability) -> None:
        """What a State makes of a number in an action must be applied (C-RUL-40); what asks whether its item was used."""
        is_number = ability.point in points.GIFTS and ability.effect is None and not ability.flag
        if card.kind == kinds.STATE and is_number:
            ability.must = True
        for name, slots in terms_of(self.sources.abilities[ability.aid]):
            asked = LEXICON[name].asks
            if asked == THIS or (asked == "keyword" and self.mask("keyword", [slots[asked]]) & card.keywords):
                ability.asks_use = True

    def _skill(self, card: Card, source: ContinentCard) -> None:
        if source.character is not None:
            card.character = self.words.number("character", source.character)
        if source.skill is None:
            return
        if source.own is not None:
            card.skill = kinds.OWN
            card.character = self.words.number("character", source.own)
        elif source.price is not None:
            card.skill = kinds.ADVANCED
            card.price = source.price
        if source.item is not None:
            card.item = Card(card.uid, NONE, card.back, kinds.ITEM, card.title)
            card.item.character = card.character
            self._part(card.item, source.item)
        if source.craft is not None:
            card.actions = (*card.actions, self._craft(source.craft))

    def _craft(self, craft: CraftSource) -> Action:
        resources = tuple(
            (self.mask("resource", names.split(" or ")), saved) for names, saved in craft.resources.items()
        )
        kind = self.words.number("action", "craft")
        success = self.term([CRAFT, {}])
        return Action(
            kind,
            1 << kind,
            self.term(craft.cost),
            self.term(craft.difficulty),
            False,
            False,
            False,
            None,
            None,
            resources,
            success,
            None,
            (),
        )

    def action(self, types: str, source: ActionSource, own: int) -> Action:
        """An action, on a card with so many abilities of its own."""
        names = [name.strip() for name in types.split(",")]
        action = Action(
            self.words.find("action", names[0]),
            self.mask("action", names),
            self.term(source.cost),
            self.term(source.difficulty),
            source.lock,
            source.mandatory,
            source.all_hands,
            self.term(source.at_most),
            self.term(source.needs),
            (),
            self.term(source.success),
            self.term(source.failure),
            self.abilities_of(source.modifiers, own),
        )
        for tree in (
            source.success,
            source.failure,
            source.modifiers,
            source.needs,
            source.cost,
            source.difficulty,
        ):
            self._note_asked(action, tree)
        for ability in action.abilities:
            ability.ordinal = NONE  # they are called by the card alone, as the action is under way
        narrowing = (points.INVOLVEMENT, points.LEADER)
        is_narrowed = any(ability.point in narrowing for ability in action.abilities)
        is_plain = not source.all_hands and action.needs is None and not is_narrowed
        action.free = is_plain and not demands(action.success)
        return action

    def _note_asked(self, action: Action, tree: Any) -> None:
        """Which banners and keywords an action looks for on used items, so that none is used in vain (C-RUL-81)."""
        for name, slots in terms_of(tree):
            slot = LEXICON[name].asks
            if slot not in slots:
                continue
            if slot_sorts(name)[slot] == "pictograph":
                action.pictographs |= 1 << self.words.find("pictograph", slots[slot])
            else:
                action.keywords_asked |= self.mask("keyword", [slots[slot]])


def _back(source: ContinentCard) -> int:
    if source.number is not None:
        return kinds.GOLD if source.back == "gold" else kinds.GREEN
    if source.fog is not None:
        return kinds.FOG
    if source.skill is not None or source.curse is not None:
        return kinds.BLUE
    return kinds.OTHER


def kind_of(source: ContinentCard) -> int:
    if source.kind is not None:
        return _KINDS[source.kind]
    if source.skill is not None:
        return kinds.SKILL
    if source.curse is not None:
        return kinds.CURSE
    if source.character is not None:
        return kinds.CHARACTER
    if source.clue is not None:
        return kinds.CLUE
    return kinds.SATCHEL
