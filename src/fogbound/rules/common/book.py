"""The book: what the cards are and do, read from packs and shared by all games played with them."""

from typing import Final

from fogbound.core.game import Content, Game
from fogbound.core.steps import NONE, Step
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

# How a skill comes into the game.
COMMON: Final = 0
OWN: Final = 1
ADVANCED: Final = 2


class Action:
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


class Strip:
    """The left edge of a Skill, which counts when the card is drawn."""

    def __init__(self, stars: int, left: int, right: int, sevens: int) -> None:
        self.stars = stars
        self.left = left
        self.right = right
        self.sevens = sevens


class Hidden:
    """A number hidden in a card's picture and prose."""

    def __init__(self, number: int, needs: Condition | None) -> None:
        self.number = number
        self.needs = needs


class Card:
    """One kind of card; copies share it. Sets of words (keywords, tags, resources) are bits."""

    def __init__(self, uid: str, number: int, back: int, kind: int, title: int) -> None:
        self.uid = uid
        self.number = number
        self.back = back
        self.kind = kind
        self.title = title
        self.area = NONE
        self.arrows: tuple[int, ...] = (NONE, NONE, NONE, NONE)  # the numbox of each exploration arrow
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
        self.keeps = 0  # which counters survive camp, as bits
        self.limits: tuple[tuple[int, ...], ...] = ()  # Satchel & Journal: hand, dice, stack by player count


class Vocabulary:
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


class Book(Content):
    """All cards that may take part, with what they do."""

    def __init__(self, card_ids: list[str], hidden_zones: frozenset[int], words: Vocabulary) -> None:
        super().__init__(card_ids, hidden_zones)
        self.words = words
        self.cards: list[Card] = []  # by instance
        self.numbered: dict[int, list[int]] = {}  # number -> instances
        self.effects: list[Effect] = []
        self.abilities: list[Ability] = []
        self.forces: dict[int, list[InForce]] = {}  # abilities by card and holder, made when first needed


def book_of(game: Game) -> Book:
    book = game.content
    assert isinstance(book, Book)
    return book


class Do(Step):
    """Perform an effect of the book."""

    def __init__(self, eid: int, this: int, you: int, it: int) -> None:
        self.eid = eid
        self.this = this
        self.you = you
        self.it = it

    def run(self, game: Game) -> None:
        book_of(game).effects[self.eid].perform(game, self.this, self.you, self.it)


def do(game: Game, effect: Effect | None, this: int, you: int, it: int = NONE) -> None:
    """Perform this effect next, if there is one."""
    if effect is not None:
        game.next(Do(effect.eid, this, you, it))
