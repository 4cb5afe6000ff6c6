"""A game: the state of a table and the stack of what happens next.

Everything that changes is here, and everything here can be cloned, dumped and loaded at any question.
Cards are small integers; what they are is looked up in the content, never copied.
"""

from typing import Any, Final

from fogbound.core.chance import Chance, seeded
from fogbound.core.errors import AnswerRefused, GameIsOver, StaleAnswer
from fogbound.core.news import Kind, News
from fogbound.core.pickling import Picklable
from fogbound.core.steps import (
    CLOSE,
    GROUP,
    NONE,
    CloseFrame,
    Frame,
    LeaveFrame,
    Option,
    Question,
    Step,
)

SLOTS: Final = 64
"""How many different counters one card can carry."""
OWN_SLOTS: Final = SLOTS - 8
"""The first of the counters that belong to the rules; packs name those before."""
UNORDERED: Final = 2
"""Zones below this number have no order: they are great indexes of which only `where` is kept."""
MOST_ZONES: Final = 256
"""How many zones there can be: `where` holds a byte for each card."""
IN_PLAY: Final = 1
"""A zone in which abilities work; its cards lie face up, for everybody to see."""
LAID: Final = 2
"""A zone of cards that lie on the Board."""
MET: Final = "met "
"""How entries of the chronicle begin that tell what the table has met."""
EVERYBODY: Final = 0xFF
"""The set of all seats, as bits."""
DIGITS: Final = 9
"""The most digits of a number that is answered."""


class Content(Picklable):
    """What a ruleset and its packs bring to a game; immutable and shared by all games played with it."""

    def __init__(self, card_ids: list[str], hidden_zones: frozenset[int]) -> None:
        self.card_ids = card_ids
        self.hidden_zones = hidden_zones
        self.able = [False] * len(card_ids)  # by card: whether it has abilities
        self.notable = [False] * len(card_ids)  # by card: whether texts ask about something it makes known
        self.traits = [IN_PLAY] * MOST_ZONES  # by zone: what its cards are, as bits

    def standing(self, game: "Game") -> list[Option]:
        """What each seat may do at any time, beside the pending question."""
        return []

    def interject(self, game: "Game", option: Option) -> None:
        """Act on a standing option."""
        raise AssertionError("no standing options")

    def moved(self, game: "Game", card: int) -> None:
        """A card with abilities has come into play or left it: the index of active effects must follow."""
        game.index = None


class Derived(Picklable):
    """What a ruleset works out from the state and keeps until that changes; clones share it."""


class Game(Picklable):
    """One game in progress."""

    def __init__(
        self,
        content: Content,
        seats: int,
        chance: Chance,
        zones: list[tuple[int, ...]],
        kinds: tuple[int, ...],
        owners: tuple[int, ...],
        values: list[int],
        where: bytearray,
        cells: dict[int, int],
        places: dict[int, int],
        beside: dict[int, int],
        figures: list[int],
        counters: dict[int, int],
        registers: list[int],
        agenda: list[tuple[int, ...]],
        known: dict[int, int],
        chronicle: dict[str, int],
        stack: list[Step],
        frames: list[Frame],
        asked: list[tuple[int, int]],
        serial: int,
        barriers: int,
        ending: str,
    ) -> None:
        self.content = content
        self.seats = seats
        self.chance = chance
        # What seldom changes (kinds, owners, cells, places, chronicle) is replaced, never edited: clones share it.
        # Where the cards are. A zone is a tuple of cards; the last one of a deck is its top.
        self.zones = zones
        self.kinds = kinds
        self.owners = owners
        self.values = values
        self.where = where
        self.cells = cells  # cell -> card
        self.places = places  # card -> cell
        self.beside = beside  # card laid alongside without a cell -> the card it is attached to
        self.figures = figures  # figure -> the card it stands on
        self.counters = counters  # card * SLOTS + slot -> markers
        self.registers = registers
        self.agenda = agenda
        self.known = known  # hidden card -> the seats that have been shown it
        self.chronicle = chronicle
        # What happens next.
        self.stack = stack
        self.frames = frames
        self.asked = asked  # (height of a waiting question, its serial)
        self.serial = serial
        self.barriers = barriers  # how often chance or hidden information was asked
        self.ending = ending
        # Derived or outside: never dumped.
        self.index: Derived | None = None  # the abilities in force
        self.layout: Derived | None = None  # what lies around what on the Board
        self.offered: list[Option] = []
        self.asking = False
        self.news: list[News] | None = None

    # -- steps and frames --------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything that already waits."""
        stack = self.stack
        for at in range(len(steps) - 1, -1, -1):
            stack.append(steps[at])

    def next(self, step: Step) -> None:
        """Do this next."""
        self.stack.append(step)

    def open(self, frame: Frame) -> None:
        """Open a frame; what is pushed from now on belongs to it until it is done."""
        self.frames.append(frame)
        self.stack.append(CLOSE)

    def abandon(self, frame: Frame) -> None:
        """Drop what still waits inside this frame; the closing steps of it and of frames within still run."""
        depth = len(self.frames)
        while self.frames[depth - 1] is not frame:
            depth -= 1
        markers: list[Step] = []
        while len(markers) <= len(self.frames) - depth:
            step = self.stack.pop()
            if isinstance(step, (CloseFrame, LeaveFrame)):
                markers.append(step)
        self.forget_asked(len(self.stack))
        while markers:
            self.stack.append(markers.pop())

    def end(self, how: str) -> None:
        """The game is over, at once and for everybody."""
        self.ending = how
        self.stack.clear()

    # -- questions ---------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run until a person must choose or the game is over."""
        stack = self.stack
        self.asking = False
        while stack:
            stack.pop().run(self)
            if self.asking:
                return
        self.offered = []
        if not self.ending:
            raise AssertionError("the stack ran empty in a game that is not over")

    def ask(self, question: Question, options: list[Option]) -> None:
        """Let this question wait until one of its options is taken."""
        self.stack.append(question)
        self.offered = options
        self.asking = True
        # One that waited under an interjection keeps its number.
        height = len(self.stack)
        asked = self.asked
        while asked and asked[-1][0] > height:
            asked.pop()
        if not asked or asked[-1][0] < height:
            self.serial += 1
            asked.append((height, self.serial))

    def forget_asked(self, height: int) -> None:
        """Questions above this height have left the stack; what comes in their place gets a new number."""
        asked = self.asked
        while asked and asked[-1][0] > height:
            asked.pop()

    def renumber(self, above: int) -> None:
        """Number all waiting questions anew, beyond `above`, so that no answer given so far fits any of them."""
        self.serial = max(self.serial, above)
        for at in range(len(self.asked)):
            self.serial += 1
            self.asked[at] = (self.asked[at][0], self.serial)

    def pending(self) -> Question | None:
        """The question the game waits for, or None when it is over."""
        if not self.stack:
            return None
        step = self.stack[-1]
        assert isinstance(step, Question)
        return step

    def pending_name(self) -> str:
        """The name of the question the game waits for; empty when it is over."""
        question = self.pending()
        return question.name if question is not None else ""

    def pending_serial(self) -> int:
        """The number an answer to the pending question has to carry."""
        return self.asked[-1][1] if self.asked else self.serial

    def choose(self, option: Option, value: str) -> None:
        """Take an option of the pending question; for players inside the engine, who hold the option itself."""
        question = self.stack.pop()
        self.asked.pop()
        assert isinstance(question, Question)
        question.take(self, option, value)
        self.advance()

    def interject(self, option: Option) -> None:
        """Take a standing option; the pending question keeps waiting underneath."""
        self.content.interject(self, option)
        self.advance()

    def option_id(self, option: Option) -> str:
        """The stable name of an option: what, who, which card, how often."""
        name: str = option.verb
        if option.seat != NONE:
            name = f"{name}/s{option.seat + 1}"
        if option.card != NONE:
            name = f"{name}/{self.content.card_ids[option.card]}"
        if option.n != NONE:
            name = f"{name}/{option.n}"
        return name

    def expected(self, serial: int) -> Question:
        """The pending question, if an answer with this number is meant for it."""
        question = self.pending()
        if question is None:
            raise GameIsOver("the game is over; nothing is asked any more")
        if serial != self.pending_serial():
            raise StaleAnswer(f"answer {serial} came too late: the question is now {self.pending_serial()}")
        return question

    def answer(self, seat: int, serial: int, choice: str, value: str = "") -> None:
        """Answer the pending question, or take a standing option, by name; refused answers change nothing."""
        question = self.expected(serial)
        for option in self.offered:
            if self.option_id(option) == choice:
                asked = question.seat(self)
                if asked != GROUP and seat != asked and seat != GROUP:
                    raise AnswerRefused(f"seat {seat + 1} cannot answer for seat {asked + 1}")
                if option.wants == "number" and not (value.isdecimal() and len(value) <= DIGITS):
                    raise AnswerRefused(f"{choice!r} needs a number, not {value[: 2 * DIGITS]!r}")
                if option.wants == "word" and not value:
                    raise AnswerRefused(f"{choice!r} needs a word")
                self.choose(option, value)
                return
        for option in self.content.standing(self):
            if self.option_id(option) == choice:
                if option.seat not in (NONE, seat) and seat != GROUP:
                    raise AnswerRefused(f"seat {seat + 1} cannot do that for seat {option.seat + 1}")
                self.interject(option)
                return
        raise AnswerRefused(f"{choice!r} is not among the options")

    # -- chance and knowledge ----------------------------------------------------------------------

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        self.barriers += 1
        return self.chance.below(bound)

    def pick(self, cards: list[int]) -> int:
        """One of these, at random."""
        if len(cards) == 1:
            return cards[0]
        return cards[self.below(len(cards))]

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone; what anybody knew of its order or faces is forgotten."""
        cards = self.zones[zone]
        if self.known:
            for card in cards:
                self.known.pop(card, 0)
        if len(cards) > 1:
            self.barriers += 1
            self.zones[zone] = self.chance.shuffled(cards)

    def show(self, card: int, seats: int) -> None:
        """Show a hidden card to these seats; they remember it until it is shuffled away."""
        self.barriers += 1
        self.known[card] = self.known.get(card, 0) | seats

    # -- cards -------------------------------------------------------------------------------------

    def move(self, card: int, zone: int) -> None:
        """Put a card on top of another zone."""
        source = self.where[card]
        if source >= UNORDERED:
            cards = self.zones[source]
            if cards[-1] == card:
                self.zones[source] = cards[:-1]
            else:
                at = cards.index(card)
                self.zones[source] = cards[:at] + cards[at + 1 :]
        if zone >= UNORDERED:
            self.zones[zone] = (*self.zones[zone], card)
        self.where[card] = zone
        if self.known:
            self.known.pop(card, 0)
        content = self.content
        traits = content.traits[source] | content.traits[zone]
        if traits:
            if traits & LAID:
                self.layout = None
            if traits & IN_PLAY:
                if content.able[card]:
                    content.moved(self, card)
                if content.notable[card]:
                    self.meet(content.card_ids[card].partition("#")[0])

    def move_top(self, source: int, zone: int, number: int) -> tuple[int, ...]:
        """Put so many cards from the top of a zone, one by one, on top of another; returns them in that order."""
        cards = self.zones[source]
        left = max(0, len(cards) - number)
        moved = cards[left:][::-1]
        if self.known or self.content.traits[source] or self.content.traits[zone]:
            for card in moved:
                self.move(card, zone)
            return moved
        self.zones[source] = cards[:left]
        self.zones[zone] += moved
        for card in moved:
            self.where[card] = zone
        return moved

    def fill(self, zone: int, cards: tuple[int, ...]) -> None:
        """Put these cards, which lie in no ordered zone yet, into an empty zone."""
        self.zones[zone] = cards
        for card in cards:
            self.where[card] = zone

    def new_zone(self, kind: int, owner: int, value: int) -> int:
        """A zone of this kind for this owner, reusing one that has become empty."""
        for zone in range(len(self.zones)):
            if self.kinds[zone] == kind and not self.zones[zone]:
                self.set_owner(zone, owner)
                self.values[zone] = value
                return zone
        self.zones.append(())
        self.kinds = (*self.kinds, kind)
        self.owners = (*self.owners, owner)
        self.values.append(value)
        assert len(self.zones) <= MOST_ZONES
        return len(self.zones) - 1

    def set_owner(self, zone: int, owner: int) -> None:
        self.owners = (*self.owners[:zone], owner, *self.owners[zone + 1 :])

    def occupy(self, card: int, cell: int) -> None:
        """Let a card lie in this cell of the Board."""
        self.cells = {**self.cells, cell: card}
        self.places = {**self.places, card: cell}
        self.layout = None

    def vacate(self, card: int) -> int:
        """Let a card lie in no cell any more; returns the one it has left, or NONE."""
        cell = self.places.get(card, NONE)
        if cell != NONE:
            self.cells = self.cells.copy()
            self.cells.pop(cell, NONE)
            self.places = self.places.copy()
            self.places.pop(card)
            self.layout = None
        return cell

    def count(self, card: int, slot: int) -> int:
        """How many markers of this kind lie on the card."""
        return self.counters.get(card * SLOTS + slot, 0)

    def set_count(self, card: int, slot: int, number: int) -> None:
        if number:
            self.counters[card * SLOTS + slot] = number
        else:
            self.counters.pop(card * SLOTS + slot, 0)

    def record(self, what: str) -> None:
        """Note in the chronicle that this happened once more."""
        self.chronicle = {**self.chronicle, what: self.chronicle.get(what, 0) + 1}

    def meet(self, what: str) -> None:
        """Note in the chronicle that the table has met this; once is enough."""
        if MET + what not in self.chronicle:
            self.record(MET + what)

    def tell(
        self,
        kind: Kind,
        seat: int = NONE,
        card: int = NONE,
        n: int = 0,
        other: int = NONE,
        seen: int = EVERYBODY,
    ) -> None:
        """Tell those who listen; nobody does during a rollout."""
        if self.news is not None:
            self.news.append(News(kind, seat, card, n, other, seen))

    def forget_derived(self) -> None:
        """Whatever was worked out from the state does not hold any more."""
        self.index = None
        self.layout = None

    # -- copies ------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is a snapshot with its book; nobody listens to what comes of it."""
        from fogbound.core.snapshot import dump, load  # which is made of games

        return load, (self.content, dump(self))

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "Game":
        """Like a clone it shares its book, which no game changes."""
        return self.clone()

    def clone(self) -> "Game":
        """An independent copy; nobody listens to it yet."""
        copy = Game(
            self.content,
            self.seats,
            self.chance.clone(),
            self.zones.copy(),
            self.kinds,
            self.owners,
            self.values.copy(),
            self.where.copy(),
            self.cells,
            self.places,
            self.beside.copy(),
            self.figures.copy(),
            self.counters.copy(),
            self.registers.copy(),
            self.agenda.copy(),
            self.known.copy(),
            self.chronicle,
            self.stack.copy(),
            [frame.clone() for frame in self.frames],
            self.asked.copy(),
            self.serial,
            self.barriers,
            self.ending,
        )
        copy.index = self.index
        copy.layout = self.layout
        copy.offered = self.offered
        return copy


def empty_game(content: Content, seats: int, chance: Chance) -> Game:
    """A table without zones."""
    return Game(
        content,
        seats,
        chance,
        [],
        (),
        (),
        [],
        bytearray(len(content.card_ids)),
        {},
        {},
        {},
        [],
        {},
        [],
        [],
        {},
        {},
        [],
        [],
        [],
        0,
        0,
        "",
    )


def new_game(content: Content, seats: int, seed: int, zones: int) -> Game:
    """An empty table; the ruleset lays it out."""
    game = empty_game(content, seats, seeded(seed))
    game.zones = [()] * zones
    game.kinds = (0,) * zones
    game.owners = (NONE,) * zones
    game.values = [0] * zones
    return game
