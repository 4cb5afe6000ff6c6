"""What a player of the Continent can look at beside the Board: items, piles, what the adventure is about."""

from collections import Counter
from collections.abc import Sequence

from fogbound.packs.languages import COLON
from fogbound.packs.lines import plain
from fogbound.text.continent_gist import gist
from fogbound.text.render import Renderer
from fogbound.text.screens.base import Screens, rows
from fogbound.view import ContinentView, Perspective
from fogbound.view.schema import SeenCard, SeenItem

__all__ = ["ContinentScreens"]


class ContinentScreens(Screens):
    """One seat's view of a Continent game, as lines of text."""

    def __init__(self, known: Perspective, renderer: Renderer) -> None:
        super().__init__(known, renderer)
        assert isinstance(self.seen, ContinentView)
        self.here = self.seen
        self._achieved: list[str] | None = None  # once they are needed

    def status(self, known: Sequence[str] = ()) -> str:
        """The turn and what is left to draw."""
        return self.say(
            "status",
            turn=self.turn(),
            deck=self.seen.pile("deck").size,
            pile=self.seen.pile("discard").size,
        )

    def page(self, name: str, seat: int) -> list[str]:
        lines = {"items": self.items, "past": self.past, "pile": self.pile, "satchel": self.satchel}
        return lines[name]() if name in lines else super().page(name, seat)

    def hands(self) -> list[str]:
        """What everybody holds, and the experience of all together."""
        return [*super().hands(), *self.experience()]

    def read_out(self, name: str) -> list[str]:
        """What a card is called, its story, and what is worth knowing of it before anybody chooses."""
        return [self.texts.heading(name, self.lang), *self.prose(name), *self.gist(name)]

    def gist(self, name: str) -> list[str]:
        """What is worth knowing of a card before anybody chooses; `look` shows all of it."""
        return rows(gist(self.texts, name, self.lang))

    def is_counted(self, card: SeenCard) -> bool:
        return self.texts.card(card.id).continent.skill is not None or self._kind(card) == "bonus"

    def _kind(self, card: SeenCard) -> str:
        return self.texts.card(card.id).continent.kind or ""

    def satchel(self) -> list[str]:
        """What lies under the Satchel & Journal: experience, Clues, quest items."""
        others = [card for card in self.seen.pile("satchel").cards if not self._is_experience(card)]
        told = self.experience() or [self.say("satchel-inexperienced")]
        if not others:
            return told
        return [
            *told,
            self.say("satchel-of"),
            *(f"  {self.texts.heading(card.id, self.lang)}" for card in others),
        ]

    def experience(self) -> list[str]:
        """The experience that can be spent, if there is any (C-XP-03)."""
        points = [card for card in self.seen.pile("satchel").cards if self._is_experience(card)]
        return [self.say("satchel-experience", n=len(points))] if points else []

    def _is_experience(self, card: SeenCard) -> bool:
        number = self.texts.experience
        return number is not None and self.texts.card(card.id).continent.number == number

    def items(self) -> list[str]:
        """Everybody's items."""
        lines = []
        for seat in self.here.seats:
            if seat.status != "present":
                continue
            who = self.explorer(seat.seat)
            if seat.items:
                lines.append(self.say("items-of", who=who, n=len(seat.items), limit=seat.item_limit))
                lines.extend(f"  {self._item(item)}" for item in seat.items)
            else:
                lines.append(self.say("items-none", who=who))
        return lines

    def belongings(self, seat: int) -> list[str]:
        items = [
            self.say("recap-item", card=self._item_name(item), n=item.die)
            for item in self.here.seats[seat].items
        ]
        return [*super().belongings(seat), self._names_of("recap-items", seat, items)]

    def _item_name(self, item: SeenItem) -> str:
        """An item by the names of its cards."""
        return " + ".join(self.name(card) for card in item.cards)

    def _item(self, item: SeenItem) -> str:
        """An item with its die and what each of its cards does."""
        named = self.say("item", card=self._item_name(item), n=item.die)
        does = [" ".join(map(plain, self.texts.uses_of_item(card.id, self.lang))) for card in item.cards]
        if len(item.cards) > 1:
            does = [
                f"{self.name(card)}{COLON[self.lang]}{text}"
                for card, text in zip(item.cards, does, strict=True)
                if text
            ]
        return ". ".join([named, *filter(None, [" ".join(filter(None, does))])])

    def past(self) -> list[str]:
        """What lies in the Past."""
        past = self.seen.pile("past").cards
        if not past:
            return [self.say("past-empty")]
        named = [f"  {self.texts.heading(card.id, self.lang)}" for card in past]
        return [self.say("past-of", n=len(named)), *named]

    def pile(self) -> list[str]:
        """What lies in the Discard Pile, while it may be looked through (C-INFO-05)."""
        pile = self.seen.pile("discard")
        if pile.size and not pile.cards:
            return [self.say("pile-closed", n=pile.size)]
        named = [f"  {self.texts.heading(card.id, self.lang)}" for card in pile.cards]
        return [self.say("pile-of", n=len(named)), *named]

    def aims(self) -> list[str]:
        """The curses, what their clues want, and the quest items so far."""
        told: list[str] = []
        for card in self.seen.pile("satchel").cards:
            if self.texts.card(card.id).continent.clue is not None:
                told.append(self.say("recap-clue", card=self.name(card)))
                told.extend(f"  {line}" for line in self.prose(card.id))
        return told + self.achievements()

    def achievements(self) -> list[str]:
        """The curses lifted and the quest items so far, several of a name together."""
        if self._achieved is None:
            self._achieved = self._won_lines()
        return self._achieved

    def _won_lines(self) -> list[str]:
        told: list[str] = []
        curses = [self.texts.noun(self.lang, "curse", name).text for name in self.here.curses_lifted]
        if curses:
            told.append(self.say("recap-lifted", curses=", ".join(curses)))
        quest = Counter(
            [self.name(card) for card in self.seen.pile("satchel").cards if self._is_quest_item(card)]
        )
        if quest:
            named = [self.say("recap-several", card=name, n=number) for name, number in quest.items()]
            told.append(self.say("recap-quest", cards=self.join(named)))
        return [*told, *self.experience()]

    def _is_quest_item(self, card: SeenCard) -> bool:
        """Whether a card was found on the way to the end, and is neither a Clue nor experience."""
        source = self.texts.card(card.id).continent
        return source.kind == "quest item" and source.clue is None and not self._is_experience(card)

    def reserves(self) -> list[str]:
        size = self.seen.pile("deck").size
        return [self.say("closing-deck", n=size)] if size else []

    def dangers(self) -> list[str]:
        return [] if self.seen.pile("deck").size else [self.say("recap-danger")]
