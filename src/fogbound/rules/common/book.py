"""The book: what the cards are and do, read from packs and shared by all games played with them."""

from typing import Any, Final, cast

from fogbound.core.game import IN_PLAY, Game
from fogbound.core.messages import EFFECT, Hint, Message
from fogbound.core.pickling import Picklable
from fogbound.core.steps import NONE, Option, Step
from fogbound.core.verbs import meaning
from fogbound.rules.common import places, points
from fogbound.rules.common.holdings import Holdings
from fogbound.rules.common.options import OPTION_APPLY, OPTION_CHOOSE
from fogbound.rules.common.terms import Ability, Condition, Effect, InForce, Value

# Backs: the family a card belongs to, and the deck it returns to.
GREEN: Final = 0
GOLD: Final = 1
FOG: Final = 2
BLUE: Final = 3
OTHER: Final = 4

# Kinds of card fronts.
TERRAIN: Final = 0
PERMANENT: Final = 1
TEMPORARY: Final = 2
ITEM: Final = 3
QUEST: Final = 4
STATE: Final = 5
BONUS: Final = 6
SKILL: Final = 7
CURSE: Final = 8
CHARACTER: Final = 9
CLUE: Final = 10
SATCHEL: Final = 11
PURSE: Final = 12
GLOBAL: Final = 13
WORLD_MAP: Final = 14

# Kinds of what is printed in booklets and on leaflets and behaves like a card that never lies in a deck.
PARAGRAPH: Final = 15
PAGE: Final = 16
BUILDING: Final = 17
SYMBOL: Final = 18
SIDE_QUEST: Final = 19
TRAIT: Final = 20
CUSTOM: Final = 21  # what the leaflet says of the community as a whole

# How a skill comes into the game.
COMMON: Final = 0
OWN: Final = 1
ADVANCED: Final = 2
REFLEX: Final = 3

CARD_DIGITS: Final = 3
"""How many digits the number of a card has."""


class Action(Picklable):
    """An action printed on a card."""

    def __init__(
        self,
        kind: int,
        types: int,
        cost: Value,
        difficulty: Value,
        lock: bool,
        mandatory: bool,
        all_hands: bool,
        most_involved: Value | None,
        needs: Condition | None,
        resources: tuple[tuple[int, int], ...],
        success: Effect | None,
        failure: Effect | None,
        abilities: tuple[Ability, ...],
    ) -> None:
        self.kind = kind  # the type it is named after
        self.types = types  # all types it counts as, as bits
        self.cost = cost
        self.difficulty = difficulty
        self.lock = lock
        self.mandatory = mandatory
        self.all_hands = all_hands
        self.most_involved = most_involved
        self.needs = needs
        self.resources = resources  # (set of resources of which one is enough, cards saved)
        self.success = success
        self.failure = failure
        self.abilities = abilities  # what modifies this action alone; never optional
        self.free = (
            False  # whether nothing can stand in its way but what forbids it, so that nothing is asked
        )
        self.ordinal = NONE  # tells it apart from an earlier action of the same type on its card
        self.pictographs = 0  # banners its consequences ask for, as bits
        self.keywords_asked = 0  # keywords of used items its texts ask for, as bits
        self.rows: tuple[Row, ...] = ()  # of a Citadel action
        self.compound = False
        self.traits: tuple[int, ...] = ()  # cards of the traits shown beside it
        self.stakes = 0  # what is at stake for those involved (Citadel), as bits of `meaning`


class Row(Picklable):
    """One row of an action: what it costs and demands, and what follows. A simple action has one."""

    def __init__(
        self, cost: Value, chain: bool, difficulty: Value, success: Effect | None, failure: Effect | None
    ) -> None:
        self.cost = cost
        self.chain = chain
        self.difficulty = difficulty
        self.success = success
        self.failure = failure


class Strip(Picklable):
    """The left edge of a Skill, which counts when the card is drawn."""

    def __init__(
        self, stars: int, left: int, right: int, sevens: int = 0, icons: tuple[int, ...] = (0, 0, 0, 0, 0)
    ) -> None:
        self.stars = stars
        self.left = left
        self.right = right
        self.sevens = sevens  # Continent
        self.icons = icons  # Citadel: fists, hands, flags, targets, wild ones


class Hidden(Picklable):
    """A number hidden in a card's picture and prose."""

    def __init__(self, number: int, needs: Condition | None) -> None:
        self.number = number
        self.needs = needs


class Card(Picklable):
    """One kind of card; copies share it. Sets of words (keywords, tags, resources) are bits."""

    def __init__(self, uid: str, number: int, back: int, kind: int, title: int) -> None:
        self.uid = uid
        self.number = number
        self.back = back
        self.kind = kind
        self.title = title
        self.area = NONE
        self.arrows: tuple[int, ...] = (NONE, NONE, NONE, NONE)  # the numbox of each exploration arrow
        self.areas: tuple[int, ...] = (NONE, NONE, NONE, NONE)  # the area of the fog at each of them
        self.placements = 0  # directions its placement arrows point at, as bits
        self.done = 0  # action types its placement arrows show as done, as bits
        self.no_camp = False
        self.resources = 0
        self.keywords = 0
        self.tags = 0
        self.back_refs: tuple[str, ...] = ()  # card numbers ("192") and unique ids
        self.hidden: Hidden | None = None
        self.actions: tuple[Action, ...] = ()
        self.abilities: tuple[Ability, ...] = ()
        self.text: Effect | None = None  # performed when the card is revealed
        self.skipped: Effect | None = None  # instead of the discard, when its mandatory action is illegal
        self.strip = Strip(0, 0, 0, 0)
        self.skill = COMMON
        self.character = NONE  # the character an own Skill belongs to, or the one the card is
        self.price = 0  # purchasing cost of an Advanced Skill
        self.durability = 0
        self.item: Card | None = None  # what a crafted Skill becomes
        self.vital_loss = False
        self.banners: tuple[tuple[int, int], ...] = ()  # (pictograph, value)
        self.curse = NONE  # the curse a Clue or Curse card belongs to
        self.start = NONE  # the number of the card a Clue starts on
        self.companion = False
        self.keeps = False  # whether its counters survive camp
        self.limits: tuple[tuple[int, ...], ...] = ()  # Satchel & Journal: hand, dice, stack by player count
        # What only Citadel cards have.
        self.weight = 0
        self.kept = False  # its owner may not choose to discard it
        self.fixed = False  # nor to give it
        self.link = NONE  # the pictograph that must match before it may be taken
        self.shows = 0  # pictographs it shows while it is held, as bits
        self.back_actions: tuple[Action, ...] = ()  # on the fog side
        self.back_text: Effect | None = None  # performed before the front is turned over
        self.backside = NONE  # the same number for all backs that show the same beside number and area
        self.back_effects = (0, 0)  # the numbers of the effects printed there: the first, and behind the last
        self.boxes = 0  # of a building
        self.digit = NONE  # printed on a Terrain for those who collect such signs
        self.first_effect = 0  # the numbers of its effects and abilities begin here
        self.first_ability = 0
        self.story = NONE  # its place in what the ruleset knows of booklets, dialogues and leaflet


class Vocabulary(Picklable):
    """The words a set of packs uses, by group, and the number each was given."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}

    def number(self, group: str, word: str) -> int:
        """The number of a word; a new one gets the next."""
        words = self.words.setdefault(group, [])
        if word not in words:
            words.append(word)
        return words.index(word)

    def find(self, group: str, word: str) -> int:
        words = self.words.get(group, [])
        return words.index(word) if word in words else NONE


FREE: Final = Message("note-free")
"""What is told of an effect without a price that is there again the next time."""


class Sources(Picklable):
    """The texts from which the effects and the abilities of a book were made, by their numbers in it."""

    def __init__(self, effects: dict[int, list[Any]], abilities: dict[int, list[Any]]) -> None:
        self.effects = effects
        self.abilities = abilities


class Book(Holdings):
    """All cards that may take part, with what they do."""

    def __init__(self, card_ids: list[str], hidden_zones: frozenset[int], words: Vocabulary) -> None:
        super().__init__(card_ids, hidden_zones)
        self.words = words
        self.cards: list[Card] = []  # by instance
        self.numbered: dict[int, list[int]] = {}  # number -> instances
        self.effects: list[Effect] = []
        self.abilities: list[Ability] = []
        self.sources = Sources({}, {})
        self.speaks_of = 0  # all that its texts bring and speak of, as bits of `meaning`
        self.forces: dict[int, list[InForce]] = {}  # abilities by card and holder, made when first needed
        self.notable_cards: list[int] = []  # those of which `notable` is true
        self.noteworthy: frozenset[str] = frozenset()  # what conditions ask about, as `memo/promise`
        self.printing: object = None  # what packs know of the names on cards, for views
        self.about_involved: list[Ability] = []  # the abilities that speak of those involved (Citadel)
        self.points_known = [False] * points.COUNT  # by point: whether any of its abilities stands there
        self.points_beside = [False] * points.COUNT  # and whether one stands there beside any action

    def notable_in_play(self, game: Game) -> list[str]:
        """The cards that texts ask about and everybody sees now, by their ids."""
        where, traits = game.where, self.traits
        seen = [card for card in self.notable_cards if traits[where[card]] & IN_PLAY]
        return [self.card_ids[card].partition("#")[0] for card in seen]

    def forget_derived(self) -> None:
        self.forces = {}

    # -- what each ruleset decides in its own way ------------------------------------------------------

    def face(self, game: Game, card: int) -> Card:
        """What this card is now; a card may become another by where it lies."""
        return self.cards[card]

    def bearer(self, game: Game, option: Option) -> int:
        """The card on which the action of an option stands, NONE for an option that is no action of a card."""
        return option.card if self.is_action(game, option) else NONE

    def actions_on(self, game: Game, option: Option) -> tuple[Action, ...]:
        """The actions that stand with that of an option, in the order in which `index` counts them."""
        card = self.bearer(game, option)
        return self.face(game, card).actions if card != NONE else ()

    def outcomes(self, game: Game, option: Option) -> list[tuple[Effect | None, Effect | None]]:
        """What success and failure of an action bring, row by row; nothing for an option that is no such action."""
        actions = self.actions_on(game, option)
        if not 0 <= option.index < len(actions):
            return []
        action = actions[option.index]
        if action.rows:
            return [(row.success, row.failure) for row in action.rows]
        return [(action.success, action.failure)]

    def is_in_vain(self, game: Game, option: Option) -> bool:
        """Whether even a success of this action would bring nothing now, as everybody at the table can see."""
        found = self.outcomes(game, option)
        if not found:
            return False
        card = self.bearer(game, option)
        idle = [success for success, _ in found if success and success.is_idle(game, card, option.seat, NONE)]
        return len(idle) == len(found)

    def hint(self, game: Game, option: Option) -> Hint | None:
        """What an option of the pending question leads to, beside what its card says; None for nothing and all others."""
        question = game.pending()
        if question is None or option not in game.offered:
            return None
        found = question.hint(game, option)
        if found is None and option.verb == OPTION_APPLY and self.abilities[option.index].is_free():
            return Hint(FREE)
        return found

    def effect_of(self, game: Game, option: Option) -> Effect | None:
        """The effect that an option performs, as far as it is printed on a card; None for any other option."""
        has_effect = meaning(option.verb).index == EFFECT and option.index != NONE
        return self.effects[option.index] if has_effect else None

    def destination_of(self, game: Game, option: Option) -> tuple[int, int]:
        effect = self.effect_of(game, option) if option.verb == OPTION_CHOOSE else None
        return effect.leads_to(game, option.card) if effect is not None else (NONE, NONE)

    def serving(self, game: Game, card: int) -> list[int]:
        """The abilities of a card that serve the action in progress, by their numbers."""
        return []

    def holder(self, game: Game, card: int) -> int:
        """The seat that has the card, NONE for shared cards and those in no player's hands."""
        raise AssertionError("the ruleset says who holds a card")

    def rank(self, game: Game, zone: int) -> int:
        """Where the abilities of this zone's cards stand in the index; NONE where they are not in force."""
        raise AssertionError("the ruleset says which texts are in force")

    def forces_at(self, game: Game, point: int) -> list[InForce]:
        """The abilities that meet the rules at a point: those in force, and what the action in progress adds."""
        raise AssertionError("the ruleset says what may answer")

    def beside_action(self, game: Game, point: int) -> list[InForce]:
        """The abilities at this point that stand beside the action in progress and hold for it alone."""
        return []

    def is_mute(self, game: Game, force: InForce) -> bool:
        """Whether an ability is out of force although its card lies where others are in force."""
        return False

    def eligible(self, game: Game, number: int, back_ref: str, seat: int) -> list[int]:
        """The available cards of this number among which chance picks for the taker; `back_ref` must be on them."""
        raise AssertionError("the ruleset says which card of a number is taken first")

    def may_take(self, game: Game, card: int, seat: int) -> bool:
        """Whether this explorer may take such a card at all, wherever it lies now."""
        return True

    def may_replace(self, game: Game, old: int, new: int) -> bool:
        """Whether a card to which a spotted number leads may take the place of the one that hides it."""
        raise AssertionError("the ruleset says what takes whose place")

    def is_own(self, place: int) -> bool:
        """Whether a place that texts name belongs to the explorer they speak to."""
        return place == places.IN_HAND

    def has_dropped_out(self, game: Game, this: int, you: int) -> bool:
        """Whether the text of this card passes over the explorer it speaks to, who cannot act in it any more."""
        return False

    def taker(self, game: Game, seat: int) -> int:
        """Who takes a card that was meant for somebody no longer in the game or in the action; NONE for nobody."""
        return NONE

    def placer(self, game: Game, seat: int) -> int:
        """Who puts down a card that somebody took who is no longer in the game or in the action; NONE for nobody."""
        raise AssertionError("the ruleset says who goes on")

    def has_left(self, game: Game, seat: int) -> bool:
        """Whether an explorer was active in what happens now and is out of it for good."""
        return False

    def keepers(self, game: Game) -> list[int]:
        """The seats that have cards of their own, whether they can use them now or not."""
        raise AssertionError("the ruleset says who has cards")

    def event_read(self, game: Game, card: int, seat: int) -> None:
        """A Temporary event lies open, and its text is about to be carried out."""

    def remembered(self, game: Game, memo: str) -> list[int] | None:
        """The characters of whom the rules themselves remember this; None for what only texts remember."""
        return None

    def scenario(self, game: Game) -> int:
        """The page at which the story stands, as a card; NONE where no story is told."""
        return NONE

    def is_in_adventure(self, game: Game, character: int) -> bool:
        """Whether somebody plays this character, be it that they take no part just now."""
        raise AssertionError("the ruleset says who is in the adventure")

    def copies_taken(self, game: Game, number: int, this: int, seat: int) -> int:
        """How many cards of a number a text makes the explorer take at once; `this` bears the text."""
        return 1

    def cards_in(self, game: Game, place: int, you: int) -> list[int]:
        """The cards in a place that only texts of this ruleset name (see `places`)."""
        raise AssertionError("the ruleset says which places it has")

    def resolve(self, game: Game, card: int, seat: int, named: bool) -> None:
        """Resolve a revealed card of a kind that only this ruleset knows; `named`: its text named who takes it."""
        raise AssertionError("the ruleset says what its own kinds of cards do")

    def begin_event(self, game: Game, card: int, seat: int) -> None:
        """A Temporary event is about to be read."""

    def explore(self, game: Game, card: int, seat: int) -> None:
        """Explore a fog card of the Board, as if the action that does so had succeeded."""
        raise AssertionError("the ruleset says how fog is explored")

    def linked(self, game: Game, terrain: int) -> list[int]:
        """The Terrains that can be reached from this one at once."""
        raise AssertionError("the ruleset says which Terrains are linked")

    def opener(self, game: Game, pointing: list[int]) -> int:
        """Whose numbox fills a space, of these Terrains, when the active explorer's is not among them."""
        return pointing[0]

    def makes_room(self, game: Game, terrain: int, seat: int, cell: int) -> bool:
        """Whether the ruleset has its own way of making room for a Terrain; if so, it is under way."""
        return False

    def arrived(self, game: Game, terrain: int) -> None:
        """Figures have arrived on a Terrain."""

    def obliged(self, game: Game, card: int, seat: int) -> tuple[int, ...]:
        """Who must take a mandatory action that this explorer has brought into play."""
        raise AssertionError("the ruleset says whom a mandatory action concerns")

    def destination(self, game: Game, card: int, how: int) -> int:
        """The zone a card goes to that is neither an Adventure nor an Exploration card."""
        raise AssertionError("the ruleset says where its cards go")

    def is_pile(self, zone: int) -> bool:
        """Whether this is a deck or pile of the ruleset's own, in which no card can bear anything."""
        raise AssertionError("the ruleset says which of its zones are piles")

    def is_deck(self, game: Game, zone: int) -> bool:
        """Whether this zone is face down just now, so that who searches it has to shuffle it."""
        raise AssertionError("the ruleset says which piles are hidden")

    def conceals(self, zone: int) -> bool:
        """Whether a card that comes to this zone with its front down stays unseen there."""
        raise AssertionError("the ruleset says which zones are closed")

    def reached(self, game: Game, effect: Effect, this: int, apart: int, it: int) -> tuple[Step, ...]:
        """What an effect on every explorer, `apart` from this one, does for those who take no part just now."""
        return ()

    def received(self, game: Game, zone: int) -> None:
        """A card that left its place has come to this zone."""

    def searched(self, game: Game, zone: int) -> None:
        """A face-down deck was looked through and cards were taken out of it."""
        game.shuffle(zone)

    def let_go(self, game: Game, card: int) -> None:
        """A card leaves: what it held fast elsewhere on the table is no longer its own."""

    def uncover(self, game: Game, terrain: int) -> None:
        """A Terrain leaves the Board: what only this ruleset puts on Terrains goes."""


def book_of(game: Game) -> Book:
    return cast(Book, game.content)  # compiled, that is checked, and once; an assertion is checked twice


class Do(Step):
    """Perform an effect of the book."""

    def __init__(self, eid: int, this: int, you: int, it: int) -> None:
        self.eid = eid
        self.this = this
        self.you = you
        self.it = it

    def run(self, game: Game) -> None:
        book_of(game).effects[self.eid].perform(game, self.this, self.you, self.it)


class DoAccepted(Do):
    """Perform an effect that the explorer has just accepted."""

    def run(self, game: Game) -> None:
        book_of(game).effects[self.eid].accept(game, self.this, self.you, self.it)


def do(game: Game, effect: Effect | None, this: int, you: int, it: int = NONE) -> None:
    """Perform this effect next, if there is one."""
    if effect is not None:
        game.next(Do(effect.eid, this, you, it))
