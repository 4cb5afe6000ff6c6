"""The door of a ruleset: all that tables, views, bots and labs ask of it, whichever book is played.

Each ruleset answers in its `ruleset.py` by calling its chapters; nothing outside `rules` needs to know which one it is.
"""

from collections.abc import Collection, Sequence

from fogbound.core.chance import Chance
from fogbound.core.errors import SnapshotRefused
from fogbound.core.game import Content, Game
from fogbound.core.messages import Message
from fogbound.core.news import News
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option, Part, Question, Step
from fogbound.core.verbs import FOR_GOOD, meaning
from fogbound.rules.common.options import OPTION_ACCEPT
from fogbound.rules.common.setup import Setup, SetupChoices
from fogbound.rules.common.zones import Zone


class Refusal(Picklable):
    """Something a player can see but not do: what it would be called, why not, who or what forbids it."""

    def __init__(
        self, option: Option, reason: str, rule: str, cards: tuple[int, ...], seats: tuple[int, ...]
    ) -> None:
        self.option = option
        self.reason = reason
        self.rule = rule
        self.cards = cards
        self.seats = seats


class Translation(Picklable):
    """The numbers of a saved game in those of changed cards; what is in use and gone is refused."""

    def __init__(self, cards: dict[int, int], old: dict[str, list[str]], new: dict[str, list[str]]) -> None:
        self.cards = cards
        self.old = old  # the words of each group, by number
        self.new = new

    def card(self, card: int) -> int:
        """The number a card has now, NONE for NONE and for one that is gone."""
        return self.cards.get(card, NONE)

    def word(self, group: str, word: int) -> int:
        """The number a word has now, NONE for NONE; words in use cannot vanish."""
        if word == NONE:
            return NONE
        name = self.old[group][word]
        words = self.new.get(group, [])
        if name not in words:
            raise SnapshotRefused(f"the {group} {name!r} is in use but no longer in the packs")
        return words.index(name)


class Price(Picklable):
    """What an action costs: cards to be drawn, how few with all that lowers it for nothing, and how difficult it is."""

    def __init__(self, cost: int, lowest: int, difficulty: int, is_saved: bool) -> None:
        self.cost = cost
        self.lowest = lowest
        self.difficulty = difficulty
        self.is_saved = is_saved  # what can be saved for nothing is saved without a question


class Gathering(Picklable):
    """An action about to begin, while others are asked whether they take part: where it stands, who leads it.

    `kind` is the type it is named after, `back` whether it stands on the back of its card.
    """

    def __init__(
        self,
        card: int,
        index: int,
        back: bool,
        kind: int,
        active: int,
        involved: tuple[int, ...],
        asked: tuple[int, ...],
    ) -> None:
        self.card = card
        self.index = index
        self.back = back
        self.kind = kind
        self.active = active
        self.involved = involved
        self.asked = asked  # those who have answered


class Door(Content):
    """What every ruleset answers to those outside; see `Book` for what rules ask each other."""

    def ruleset(self) -> str:
        """The name of the ruleset, as packs and journals write it."""
        raise AssertionError("the ruleset has a name")

    def forget_derived(self) -> None:
        """Whatever was worked out from the cards and kept does not hold any more."""

    # -- setting the table -------------------------------------------------------------------------

    def deal(self, setup: Setup, seed: int, news: list[News] | None = None) -> Game:
        """A game at its first question; who listens hears how it was dealt. Raises SetupRefused."""
        raise AssertionError("the ruleset deals")

    def most_players(self) -> int:
        """How many can play with these packs; 0 when nothing in them can be begun."""
        raise AssertionError("the ruleset says how many can play")

    def setup_choices(self) -> SetupChoices:
        """What people may choose before a game with these packs."""
        raise AssertionError("the ruleset knows its setups")

    def is_mode_open(self, mode: str, clues: Sequence[str], lifted: Collection[str]) -> bool:
        """Whether people who have lifted these curses before may play a mode with these clues."""
        return True

    def chosen_setup(
        self,
        characters: tuple[str, ...] = (),
        clues: tuple[str, ...] = (),
        mode: str = "",
        options: tuple[str, ...] = (),
        players: int = 0,
    ) -> Setup:
        """A table as it was chosen, with seats left for those who join later. Raises SetupRefused for an unknown word."""
        raise AssertionError("the ruleset knows its setups")

    def plain_setup(self, players: int) -> Setup:
        """The first that comes, for whoever does not care."""
        raise AssertionError("the ruleset knows its setups")

    def any_setup(self, chance: Chance, players: int) -> Setup:
        """Any setup the rules allow; with so many players unless 0."""
        raise AssertionError("the ruleset knows its setups")

    # -- turns -------------------------------------------------------------------------------------

    def is_turn(self, question: Question | None) -> bool:
        """Whether this is the question of who acts next, between actions."""
        raise AssertionError("the ruleset says what a turn is")

    def turns(self) -> Step:
        """What lies at the bottom of the stack and begins one turn after the other."""
        raise AssertionError("the ruleset says what a turn is")

    def fallback(self, game: Game) -> tuple[int, list[Option]]:
        """Who decides the pending question when the group does not agree, and among which options; NONE for nobody."""
        raise AssertionError("the ruleset says who decides")

    def after_answer(self, before: Game, game: Game) -> list[News]:
        """What has come to hold with an answer without anything telling of it."""
        return []

    def overcome(self, game: Game, clues: tuple[str, ...]) -> tuple[str, ...]:
        """What a game counts for once it is won: the Clues with which it began, or what stands in their place."""
        return clues

    def place(self, game: Game) -> int:
        """The card on which the first explorer stands, NONE while nobody stands anywhere."""
        raise AssertionError("the ruleset says where people are")

    # -- what a seat knows -------------------------------------------------------------------------

    def is_open(self, game: Game, card: int) -> bool:
        """Whether everybody may look at the card's front where it lies now."""
        raise AssertionError("the ruleset says what lies open")

    def sees(self, game: Game, seat: int, card: int) -> bool:
        """Whether this seat may see the card's front; NONE stands for somebody who only watches."""
        if self.is_open(game, card):
            return True
        return seat != NONE and game.known.get(card, 0) >> seat & 1 == 1

    def same_back(self, game: Game, card: int, other: int) -> bool:
        """Whether two cards cannot be told apart while only their backs are seen."""
        raise AssertionError("the ruleset says what backs show")

    def told_of(self, game: Game) -> set[int]:
        """Cards that what goes on still speaks of, or offers by name, although they may not lie open."""
        raise AssertionError("the ruleset says what actions speak of")

    def pools(self, game: Game, seat: int) -> list[list[int]]:
        """The cards this seat cannot see, in groups within which it cannot tell one from another."""
        raise AssertionError("the ruleset says what lies hidden")

    def mix(self, game: Game, seat: int, chance: Chance) -> None:
        """Deal anew what cards of the same back alone do not exchange, in a clone for this seat."""

    def redealt(self, game: Game, seat: int, seed: int) -> Game:
        """A clone in which this seat sees the same, everything else is dealt anew, and chance is another."""
        raise AssertionError("the ruleset deals anew")

    def faults(self, game: Game) -> list[str]:
        """Everything that is wrong with a game, in words; nothing in a sound one."""
        raise AssertionError("the ruleset knows what is always true")

    # -- what need not be asked --------------------------------------------------------------------

    def only_option(self, game: Game) -> Option | None:
        """The only answer to the pending question that is of any use; None where there is a choice."""
        raise AssertionError("the ruleset says what need not be asked")

    def default_option(self, game: Game) -> Option | None:
        """What Enter takes: the answer that changes least, where there is one and it throws nothing away."""
        raise AssertionError("the ruleset says what need not be asked")

    def least_option(self, game: Game) -> Option | None:
        """The answer that changes least, whatever it throws away."""
        raise AssertionError("the ruleset says what need not be asked")

    def is_idle(self, game: Game, option: Option) -> bool:
        """Whether an option of the pending question could not change anything, or gets less for the same price."""
        raise AssertionError("the ruleset says what need not be asked")

    def is_short(self, game: Game, option: Option) -> bool:
        """Whether another option gets more for the same price, so that nobody needs to be shown this one."""
        return False

    def asks_others(self, game: Game, option: Option) -> bool:
        """Whether another player has to say if they take part, before the action of this option begins."""
        return bool(self.offers(game, option))

    def asks_for_number(self, game: Game, option: Option) -> bool:
        """Whether a card, used so, asks for a number to be named."""
        raise AssertionError("the ruleset says what need not be asked")

    def gathering(self, game: Game) -> Gathering | None:
        """The action that the pending question asks a player to take part in, or to let others take part in."""
        raise AssertionError("the ruleset says who takes part")

    def is_weighed(self, game: Game) -> bool:
        """Whether the chances of an action that begins tell the answers to the pending question apart."""
        raise AssertionError("the ruleset says how actions begin")

    def opening_option(self, game: Game) -> Option | None:
        """What is answered while an action begins if others stay out and nothing is used that leaves a choice.

        None once there is something to choose.
        """
        raise AssertionError("the ruleset says how actions begin")

    def ways(self, game: Game, option: Option) -> list[Option]:
        """Where an action leads that may be taken: what is chosen among once it succeeds, as the Board lies now.

        Empty for one that leads explorers nowhere, nor into the fog.
        """
        raise AssertionError("the ruleset knows what actions do")

    def onward_option(self, game: Game, destination: int, is_safe: bool) -> Option | None:
        """What is answered within an action if its players only want what it leads to: a Terrain, or NONE.

        None where somebody has to choose; in an action that may fail that is nearly everything.
        """
        raise AssertionError("the ruleset says what need not be asked")

    def without_others(self, game: Game) -> Option:
        """The answer without those who are asked to take part; what takes everybody is begun with all of them."""
        first, last = game.offered[0], game.offered[-1]
        return first if first.verb == OPTION_ACCEPT or self.proposal(game) is not None else last

    def is_pressing(self, game: Game, option: Option, cheapest: int) -> bool:
        """Whether an option comes to mind as strength runs out; the cheapest action demands so many cards."""
        return False

    def ends_scenario(self, game: Game, option: Option) -> bool:
        """Whether an action ends a scenario when it succeeds, whatever else it does."""
        return False

    def gravity(self, game: Game, option: Option) -> Message | None:
        """Why players should be sure of an option before they take it: what it is, or leads to. None for most."""
        return Message(option.verb) if meaning(option.verb).bits & FOR_GOOD else None

    # -- explanations ------------------------------------------------------------------------------

    def why(self, game: Game, seat: int, subject: str) -> list[Part]:
        """The rows that explain an option, a refusal or a number to this seat; none for what it cannot see.

        Subjects are the ids of options, standing options and refusals; `cost`, `difficulty` and `successes` of the
        action in progress, or `dig/s1/012:cost` of one that could be taken; `hand-limit/s1` and its like.
        """
        parts: list[Part] = []
        what, _, whose = subject.partition("/s")
        if self.number(game, what, seat_named(game, whose), parts) != NONE:
            return parts
        name, _, part = subject.partition(":")
        question = game.pending()
        if question is None:
            return []
        if reads_question(game, seat):
            for option in game.offered:
                if game.option_id(option) == name:
                    return (
                        self.part_of(game, option, part)
                        if part
                        else self._why_offered(game, question, option)
                    )
        for option in self.standing(game):
            if game.option_id(option) == subject:
                return _resting_on(self.standing_rules(option.verb), option)
        for player in range(game.seats):
            for refused in self.refusals(game, player):
                if game.option_id(refused.option) == subject:
                    return _refused(refused)
        return []

    def _why_offered(self, game: Game, question: Question, option: Option) -> list[Part]:
        parts = _resting_on(self.basis(question), option)
        if self.is_action(game, option):
            parts.insert(0, Part("source", card=option.card, rule=self.source_rule(game, option.card)))
        return parts

    def part_of(self, game: Game, option: Option, part: str) -> list[Part]:
        """What makes up a number of something that is offered."""
        raise AssertionError("the ruleset explains its numbers")

    def standing_rules(self, verb: str) -> tuple[str, ...]:
        """The rules that a standing option rests on."""
        raise AssertionError("the ruleset knows what may be done at any time")

    def source_rule(self, game: Game, card: int) -> str:
        """The rule that lets a player take the actions of a card lying there; NONE stands for a fog side."""
        raise AssertionError("the ruleset knows where actions may be printed")

    def refusals(self, game: Game, seat: int) -> list[Refusal]:
        """All that the character at this seat sees and cannot do now."""
        raise AssertionError("the ruleset explains itself")

    def number(self, game: Game, what: str, seat: int, parts: list[Part]) -> int:
        """One of the numbers a player sees, and the rows that make it up; NONE when there is no such number."""
        raise AssertionError("the ruleset explains itself")

    def figure(self, game: Game, what: str, seat: int = NONE) -> int:
        """A number of which a question tells, by name; nobody asks why it is what it is.

        Rules may ask each other for it that cannot know each other, as the book is at hand everywhere.
        """
        raise AssertionError(f"there is no figure {what!r}")

    def numbers(self) -> tuple[str, ...]:
        """The numbers that each player has, as `number` knows them."""
        raise AssertionError("the ruleset explains itself")

    def is_action(self, game: Game, option: Option) -> bool:
        """Whether taking this option of the pending question begins an action."""
        raise AssertionError("the ruleset explains itself")

    def offers(self, game: Game, option: Option) -> list[Question]:
        """Whom else to ask whether they take part, before the action of this option begins."""
        raise AssertionError("the ruleset explains itself")

    def proposal(self, game: Game) -> Option | None:
        """The choice of a turn that the pending question asks somebody to agree to; None where it asks something else."""
        return None

    def price(self, game: Game, option: Option) -> "Price":
        """What an action costs that could be taken, as it is told before."""
        raise AssertionError("the ruleset explains itself")

    def option_price(self, game: Game, option: Option) -> int:
        """What an option costs that is no action, in whatever is paid for it; 0 where nothing is."""
        return 0

    def option_words(self, game: Game, option: Option) -> tuple[str, int]:
        """Words of the packs that an option is about: their group, and which of them, as bits; none for most."""
        return "", 0

    def destination_of(self, game: Game, option: Option) -> tuple[int, int]:
        """Where an option leads and does nothing else: the Terrain there and its side; NONE and NONE for any other."""
        return NONE, NONE

    def forecast(self, game: Game, option: Option) -> Game:
        """A clone in which the action of this option has begun, with those it takes and nothing applied by choice."""
        raise AssertionError("the ruleset explains itself")

    def text_rule(self) -> str:
        """The rule by which the text of a card counts."""
        raise AssertionError("the ruleset explains itself")

    def basis(self, question: Question) -> tuple[str, ...]:
        """The rules of this book that a question rests on; one that names none rests on a card's text."""
        text_rule = self.text_rule()
        return tuple([rule for rule in question.rules() if rule[0] == text_rule[0]]) or (text_rule,)

    # -- studies -----------------------------------------------------------------------------------

    def written(self, number: int) -> str:
        """How a number is written as an answer."""
        return str(number)

    def guess(self, wants: str, chance: Chance) -> str:
        """A number or word that may be right, for whoever answers an open question at random."""
        raise AssertionError("the ruleset knows its numbers")

    def takes_part(self, game: Game, card: int) -> bool:
        """Whether a card may come up in a game just dealt without anything being added to it."""
        raise AssertionError("the ruleset says what takes part")

    def is_fixture(self, card: int) -> bool:
        """Whether a card belongs to the table rather than to what is found in play."""
        return False

    def replies(self, card: int) -> list[str]:
        """What may be replied to a paragraph, by the names its author gave; none for what is no dialogue."""
        return []

    def exhaustion(self) -> str:
        """The ending of a game whose players have run out of strength."""
        raise AssertionError("the ruleset says how strength runs out")

    def cards_left(self, game: Game) -> int:
        """How many cards can still be drawn for actions before strength runs out."""
        raise AssertionError("the ruleset says what is drawn")

    def refresh(self, game: Game) -> None:
        """Give all strength back, for studies of what else a game can founder on."""
        raise AssertionError("the ruleset says what strength is")

    # -- carrying a game over to changed cards -----------------------------------------------------

    def zones(self) -> tuple[Zone, ...]:
        """The zones that there always are, as a table."""
        raise AssertionError("the ruleset knows its zones")

    def fixed_zones(self) -> int:
        """How many zones there always are; those behind them are made when needed."""
        raise AssertionError("the ruleset knows its zones")

    def may_vanish(self, zone: int) -> bool:
        """Whether a card may vanish from this zone without tearing a hole into the table."""
        raise AssertionError("the ruleset knows its zones")

    def carried_owner(self, owner: int, names: Translation) -> int:
        """Who owns a zone that was made when needed, in the numbers of today."""
        return owner

    def carried_registers(self, registers: list[int], names: Translation) -> list[int]:
        """The registers of a game, in the numbers of today."""
        raise AssertionError("the ruleset knows its registers")

    def carried_counter(self, slot: int, number: int, names: Translation) -> int:
        """What a counter of the rules says, in the numbers of today."""
        return number

    def carried_event(self, what: str, times: int, names: Translation) -> tuple[str, int]:
        """An entry of the chronicle, in the numbers of today; an empty one is dropped."""
        return what, times

    def newcomer(self, game: Game, zone: int) -> int:
        """Where a card goes that has come into the packs since, and would have been dealt to this zone."""
        raise AssertionError("the ruleset knows its zones")


def reads_question(game: Game, seat: int) -> bool:
    """Whether this seat may read what is asked now; a secret question is read by who answers it alone."""
    question = game.pending()
    return question is not None and (not question.is_secret() or question.seat(game) == seat != NONE)


def seat_named(game: Game, whose: str) -> int:
    """The seat behind `/s` in the name of a number; NONE when there is none."""
    seat = int(whose) - 1 if len(whose) == 1 and whose.isdecimal() else NONE
    return seat if seat < game.seats else NONE


def _resting_on(rules: tuple[str, ...], option: Option) -> list[Part]:
    parts = [Part("rule", rule=rule) for rule in rules]
    if option.card != NONE:
        parts.append(Part("card", card=option.card))
    return parts


def _refused(refused: Refusal) -> list[Part]:
    rows = [Part(refused.reason, card=card, rule=refused.rule) for card in refused.cards]
    rows.extend([Part(refused.reason, rule=refused.rule, seat=seat) for seat in refused.seats])
    return rows or [Part(refused.reason, rule=refused.rule)]
