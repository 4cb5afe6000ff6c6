"""What a player can look at as lines of text, in both games: the Board, the place, hands and cards a seat sees."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from fogbound.packs.glossary import lookup_key, marked_words
from fogbound.packs.languages import COLON, SEMICOLON
from fogbound.packs.lines import Text
from fogbound.packs.speech import in_letters
from fogbound.text.card_texts import came_again
from fogbound.text.grid import sketch
from fogbound.text.render import SIDES, Renderer
from fogbound.view import Perspective, names
from fogbound.view.schema import SeenCard, SeenCell, SeenPile

__all__ = ["Screens", "rows"]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Screens(ABC):
    """One seat's view of a game, as lines of text."""

    def __init__(self, known: Perspective, renderer: Renderer) -> None:
        self.known = known
        self.seen = known.view
        self.renderer = renderer
        self.texts = renderer.texts.for_table(known.met_names)
        self.lang = renderer.lang
        self.say = renderer.say

    # -- small things ------------------------------------------------------------------------------

    def name(self, card: SeenCard | str) -> str:
        return self.texts.name(card if isinstance(card, str) else card.id, self.lang)

    def join(self, parts: Iterable[str]) -> str:
        return SEMICOLON[self.lang].join(parts)

    def explorer(self, seat: int) -> str:
        return self.renderer.seat_name(self.seen, seat)

    @abstractmethod
    def status(self, known: Sequence[str] = ()) -> str:
        """The turn and how everybody is, without what is known already."""

    def states(self) -> list[str]:
        """How each of those is of whom a status tells one by one."""
        return []

    @abstractmethod
    def aims(self) -> list[str]:
        """What the adventure is about, and what was achieved."""

    def achievements(self) -> list[str]:
        """What has been won so far."""
        return []

    def reserves(self) -> list[str]:
        """What is left at the end of a game."""
        return []

    def dangers(self) -> list[str]:
        """What should be said in time."""
        return []

    def turn(self) -> int:
        """The number of the turn that goes on, or begins."""
        return self.seen.turn + (0 if self.seen.actions else 1)

    def present_seats(self) -> list[int]:
        return [seat.seat for seat in self.seen.seats if seat.status == "present"]

    def cell_of(self, seat: int) -> SeenCell | None:
        """The cell in which an explorer stands."""
        for cell in self.seen.board:
            if seat in cell.explorers:
                return cell
        return None

    def stand(self, seat: int) -> str:
        """Where an explorer stands, in a sentence."""
        cell = self.cell_of(seat)
        if cell is None or cell.card is None:
            return ""
        place = self.renderer.at(cell.column, cell.row)
        return self.say("stand", who=self.explorer(seat), card=self.name(cell.card), place=place)

    def belongings(self, seat: int) -> list[str]:
        """What somebody holds, and what ails them, by name; what lies before them is added by each game."""
        held = self._held(seat)
        counted = [self.name(card) for card in held if self.is_counted(card)]
        beside = [self.texts.heading(card.id, self.lang) for card in held if not self.is_counted(card)]
        return [self._names_of("recap-hand", seat, counted), self._names_of("recap-beside", seat, beside)]

    def _names_of(self, key: str, seat: int, names: Sequence[str]) -> str:
        """A sentence about somebody's cards; empty if there are none."""
        return self.say(key, who=self.explorer(seat), cards=self.renderer.join_names(names)) if names else ""

    def _held(self, seat: int) -> list[SeenCard]:
        """The cards in somebody's hand that are not their character."""
        held = self.seen.seats[seat].hand
        return [card for card in held if self.texts.card(card.id).source.character is None]

    def page(self, name: str, seat: int) -> list[str]:
        """A page by the name of its command: a pile beside the Board; where this explorer stands, if it is none."""
        piles = [pile for pile in self.seen.piles.values() if pile.zone == name and pile.is_listed]
        if piles:
            return [line for pile in piles for line in self.pile_page(pile)]
        return self.hands() if name == "hand" else self.place(seat)

    def pile_page(self, pile: SeenPile) -> list[str]:
        """What lies in a pile, as far as one may look."""
        name = (
            self.texts.noun(self.lang, "store", pile.part).text
            if pile.part
            else self.say(f"zone-{pile.zone}")
        )
        cards = [*pile.cards, *(card for item in pile.items for card in item.cards)]
        known = [each.card for each in pile.known] if not cards else []
        return [
            self.say("zone-title", zone=name, n=pile.size + len(cards) - len(pile.cards)),
            *(f"  {self.texts.heading(card.id, self.lang)}" for card in (*cards, *known)),
        ]

    # -- the Board ---------------------------------------------------------------------------------

    def board(self, width: int, focus: int) -> list[str]:
        """The Board as a sketch, if it fits, and as a list."""
        sketch = self.sketch(width, focus)
        title = [self.say("board-title")]
        if sketch:
            title = [self.say("board-title"), "", *sketch, "", self.say("board-key")]
        return [*title, self.say("board-places"), "", *self.board_list()]

    def sketch(self, width: int, focus: int) -> list[str]:
        """A grid with coordinates, around an explorer if the Board is too wide; empty if nothing fits."""
        labels = {(cell.column, cell.row): self._label(cell) for cell in self.seen.board}
        here = self.cell_of(focus)
        rows, is_cut = sketch(labels, width, here.column if here is not None else 0, self.renderer.at)
        return [*rows, self.say("board-cut")] if is_cut else rows

    def _label(self, cell: SeenCell) -> str:
        """A card of the sketch in a few letters."""
        if cell.fog is not None or cell.card is None:
            return self.say("board-fog-short")
        short = self.short(cell.card.id)
        label = short if self.texts.card(cell.card.id).source.kind == "terrain" else f"({short})"
        if cell.explorers:
            label += f"@{self.initials(cell.explorers)}"
        return label + ("*" if cell.fires else "")

    def short(self, card: str) -> str:
        """A card in a few letters: its number, or the beginning of its name."""
        number = self.texts.card(card).source.number
        return f"{number:03}" if number is not None else self.name(card)[:6]

    def initials(self, seats: Iterable[int]) -> str:
        """Explorers by their first letters."""
        return "".join(self._initial(seat) for seat in seats)

    def _initial(self, seat: int) -> str:
        """The shortest beginning of a name that no other explorer's name shares."""
        others = [self.explorer(other) for other in self.present_seats() if other != seat]
        mine = self.explorer(seat)
        for length in range(1, len(mine) + 1):
            if not any(other.startswith(mine[:length]) for other in others):
                return mine[:length]
        return mine

    def board_list(self) -> list[str]:
        """The Board as sentences, from north-west to south-east; fog comes last."""
        lines = []
        fog = []
        for cell in self.seen.board:
            place = self.renderer.at(cell.column, cell.row)
            if cell.fog is not None:
                seen = [self.say("board-seen", card=self.name(cell.card))] if cell.card is not None else []
                fog.append(f"{place} ({', '.join([cell.fog, *seen])})")
            elif cell.card is not None:
                lines.append(f"{place}{COLON[self.lang]}{self.join(self._cell_parts(cell, cell.card))}")
        if fog:
            lines.append(self.say("board-fog", places=", ".join(fog)))
        return lines

    def _cell_parts(self, cell: SeenCell, card: SeenCard) -> list[str]:
        parts = [self.texts.heading(card.id, self.lang)]
        if cell.explorers:
            people = ", ".join(self.explorer(seat) for seat in cell.explorers)
            parts.append(self.say("board-explorers", names=people))
        if cell.fires:
            parts.append(self.say("board-fire"))
        parts.extend(self.marks(card))
        parts.extend(self.texts.heading(event.id, self.lang) for event in cell.beside)
        return parts

    def marks(self, card: SeenCard) -> list[str]:
        """What lies on a card, in a few words."""
        return []

    def place(self, seat: int, is_new: bool = False) -> list[str]:
        """Where an explorer stands: the Terrain, its events, the ways from there; one that is new is read out."""
        cell = self.cell_of(seat)
        if cell is None or cell.card is None:
            return [self.say("place-nowhere")]
        told = self.read_out(cell.card.id) if is_new else self.card(cell.card.id)
        lines = [self.stand(seat), *told]
        events = self.known.events_at(seat)
        if events:
            named = ", ".join(self.texts.heading(event, self.lang) for event in events)
            lines.append(self.say("place-events", cards=named))
        ways = self._ways(cell)
        if ways:
            lines.append(self.say("place-ways", ways=self.join(ways)))
        return lines

    def _ways(self, cell: SeenCell) -> list[str]:
        by_place = {(other.column, other.row): other for other in self.seen.board}
        ways = []
        for side, (east, south) in zip(SIDES, STEPS, strict=True):
            other = by_place.get((cell.column + east, cell.row + south))
            if other is None:
                continue
            name = self.say(f"side-{side}")
            if other.fog is not None:
                ways.append(self._way_through(other, name))
            elif other.card is not None:
                ways.append(self.say("place-way-card", side=name, card=self.name(other.card)))
        return ways

    def _way_through(self, cell: SeenCell, side: str) -> str:
        """A way that leads into fog."""
        return self.say("place-way-fog", side=side)

    # -- hands -------------------------------------------------------------------------------------

    def hands(self) -> list[str]:
        """What everybody holds; what the limit does not count is told apart."""
        lines = []
        for seat in self.seen.seats:
            if seat.status != "present":
                continue
            held = self._held(seat.seat)
            counted = [card for card in held if self.is_counted(card)]
            beside = [card for card in held if card not in counted]
            who = self.explorer(seat.seat)
            if counted:
                lines.append(self.say("hand-of", who=who, n=seat.hand_size, limit=seat.hand_limit))
            else:
                lines.append(self.say("hand-uncounted" if beside else "hand-empty", who=who))
            lines.extend(f"  {self.summary(card.id)}" for card in counted)
            if beside:
                lines.append(self.say("hand-beside", n=len(beside)))
            lines.extend(f"  {self.summary(card.id)}" for card in beside)
        return lines

    def is_counted(self, card: SeenCard) -> bool:
        """Whether a card in hand counts against the limit."""
        return True

    # -- cards -------------------------------------------------------------------------------------

    def card(self, name: str, exact: bool = False) -> list[str]:
        """A card to read: what it is, its prose, its text."""
        lines = [self.texts.heading(name, self.lang)]
        lines.extend(self.prose(name))
        text = self.text(name, exact)
        lines.extend(rows(text))
        if text != self.text(name, exact=True):
            lines.append(self.say("text-own", card=self.name(name)))
        return lines

    def text(self, name: str, exact: bool) -> list[Text]:
        """What a card says, as far as it can matter in this game; all of it if exact."""
        return self.texts.text(name, self.lang, exact)

    def read_out(self, name: str) -> list[str]:
        """A card that has just come up."""
        return self.card(name)

    def gist(self, name: str) -> list[str]:
        """What a card says that has been read before."""
        return rows(self.text(name, exact=False))

    def prose(self, name: str) -> list[str]:
        """The story of a card, as it is told in this game; words of the glossary bear an asterisk."""
        return [in_letters(line) for line in self.renderer.prose(self.known, name)]

    def story(self, name: str) -> str:
        """Which story of a card is told in this game: another one, for some, when they come once more."""
        is_anew = name in self.texts.told_anew and self.known.comes_again(name)
        return came_again(name) if is_anew else name

    def glossary(self, word: str) -> str:
        """What the glossary says about a word that has been read (T-INFO-11); empty for others."""
        prose = [line for name in self.readable() for line in self.texts.prose(name, self.lang)]
        known = {lookup_key(found) for line in prose for found in marked_words(line)}
        return self.texts.nouns.glossary(self.lang, word) if lookup_key(word) in known else ""

    def fog(self, words: str) -> list[str]:
        """The backs of the fog that some words mean, by the side or all around; empty when they mean none."""
        return []

    def paragraph(self, number: int) -> list[str]:
        """A paragraph that may be read again, by its number."""
        return []

    def summary(self, name: str) -> str:
        """A card in one paragraph."""
        return f"{self.texts.heading(name, self.lang)}. {self.texts.paragraph(name, self.lang)}"

    def trait(self, name: str) -> str:
        """A trait of a fight, with what it does."""
        return self.summary(name)

    def readable(self) -> Iterable[str]:
        """What this seat may read, or has read."""
        return self.visible()

    def visible(self) -> Iterable[str]:
        """The cards this seat may read."""
        return sorted(names(self.seen))


def rows(texts: Iterable[Text]) -> list[str]:
    """Texts as rows of a terminal, set in as they are laid out."""
    return [f"{'  ' * line.depth}{line.text}" for text in texts for line in text]
