"""What things are worth to a careful player, in one currency: roughly, cards of a well filled Action Deck."""

from collections.abc import Iterable
from functools import cached_property
from math import exp
from typing import Final

from fogbound.bots.card_reading import ActionReading, CardReading
from fogbound.bots.memory import Memory
from fogbound.bots.observation import Observation
from fogbound.bots.outcomes import Outcome
from fogbound.odds import ActionChance

__all__ = ["Evaluation"]

CARD: Final = 0.5
"""What a card of the Action Deck is always worth."""
LIFE: Final = 50.0
"""What a full Action Deck is worth against an empty one beside that."""
BREATH: Final = 7.0
"""With how many cards left that counts about a third as much as with none."""
DEFEAT: Final = 80.0
LIFTED: Final = 120.0
"""A curse lifted."""
FADING: Final = 0.6
"""What is left of something's charm after it was tried in vain."""

CHARMS: Final[dict[str, float]] = {
    "explore": 9.0,
    "look": 1.0,
    "go": 6.0,
    "experience": 1.5,
    "change": 3.0,
    "make": 0.5,
    "learn": 3.0,
    "fire": 1.0,
    "mend": 0.5,
    "wear": -1.0,
    "part": -2.0,
    "astray": -1.5,
}
"""What one of each is worth, while it is fresh."""
ENDURING: Final = frozenset({"explore", "wear", "part", "astray", "mend"})
"""Things that do not fade."""
KINDS: Final[dict[str, float]] = {
    "quest item": 8.0,
    "terrain": 5.0,
    "item": 4.0,
    "bonus": 4.0,
    "permanent event": 3.0,
    "temporary event": 3.0,
    "state": -5.0,
}
"""What taking a card of a kind is worth."""
UNKNOWN: Final = 5.0
"""What taking a card nobody has seen is worth after a success, when all is strange; after a failure it bodes ill."""
TELLING: Final = frozenset({"permanent event", "quest item"})
"""Kinds of card on which a strange number counts more: the author put them there for a reason."""
BANNER: Final = 20.0
"""A number that a banner in hand fits."""
FOOD: Final = frozenset({"hunt", "fish", "gather", "forage"})
"""Types of action that feed people."""
MEAL: Final = 5
"""How many cards a meal brings back, before anybody has seen one."""
HUNGRY: Final = 14
"""With fewer cards in the Action Deck, a player who can eat eats before going on."""
APPETITE: Final = 3.0
"""How much more a meal is worth then: what is to be done will still be there."""
LEAD: Final = 30.0
"""What an action of a card is worth to which a banner has led, or one for all hands at half the price, while fresh."""
WASTED: Final = 2.0
"""What a failure costs in any case, so that nobody tries without drawing."""
VAIN: Final = 3.0
"""What doing again what has changed nothing costs, for each time."""
AGAIN: Final = 0.8
"""How likely what has failed can be tried again, unless its card goes away."""
STRANGE: Final = 0.25
"""How much a type of action counts, in what a card gives, that no card has offered yet."""
PRICE: Final = 2.0
"""What each card of its cost adds to the charm of something strange: what is dear is there for a reason."""
PATIENCE: Final = 8
"""How many idle turns pass before charms fade less and things are tried again."""


class Evaluation:
    """Values at one position."""

    def __init__(self, position: Observation, memory: Memory) -> None:
        self.position = position
        self.memory = memory

    @cached_property
    def deck(self) -> int:
        """The cards in the Action Deck."""
        return self.position.view.pile("deck").size

    @cached_property
    def pile(self) -> int:
        """The cards in the Discard Pile."""
        return self.position.view.pile("discard").size

    @cached_property
    def vital(self) -> int:
        """What the weakest explorer loses with vital force."""
        return max((seat.vital_loss for seat in self.position.view.seats), default=1)

    @cached_property
    def experience(self) -> int:
        """The experience that can be spent."""
        return sum(
            card.id.partition("#")[0] == self.position.experience
            for card in self.position.view.pile("satchel").cards
        )

    @cached_property
    def banners(self) -> set[str]:
        """The pictographs of all banners the explorers have."""
        view, face = self.position.view, self.position.face
        items = [card for seat in view.seats for item in seat.items for card in item.cards]
        return {word for card in (*view.pile("satchel").cards, *items) for word in face(card.id).banners}

    @cached_property
    def in_play(self) -> set[str]:
        """Cards that lie on the Board or under the Satchel & Journal."""
        view = self.position.view
        board = [card.id for cell in view.board for card in (cell.card, *cell.beside) if card is not None]
        return {*board, *(card.id for card in view.pile("satchel").cards)}

    @cached_property
    def has_led(self) -> bool:
        """Whether a card lies open to which a banner has led."""
        return any(self.position.face(card).number in self.memory.leads for card in self.in_play)

    # -- life --------------------------------------------------------------------------------------

    def life(self, cards: float) -> float:
        """What it is worth when so many cards come back, or go."""
        after = max(0.0, min(self.deck + cards, self.deck + self.pile))
        return CARD * (after - self.deck) + LIFE * (exp(-self.deck / BREATH) - exp(-after / BREATH))

    # -- what texts bring --------------------------------------------------------------------------

    def of(self, prospect: Outcome, key: str, failed: bool = False) -> float:
        """What a prospect is worth now."""
        if prospect.get("spend", 0.0) > self.experience:
            return 0.0
        restored = prospect.get("restore", 0.0) - prospect.get("lose", 0.0)
        total = self.life(restored - self.vital * prospect.get("vital", 0.0))
        fresh = FADING ** (self.memory.tried.get(key, 0.0) / (1 + self.memory.idle / PATIENCE))
        for what, amount in prospect.items():
            word, _, name = what.partition(" ")
            if word == "call":
                total += amount * self._worth_of_number(int(name), key, fresh, failed)
            elif word == "banner":
                fits = name in self.banners and not self.has_led
                total += amount * (BANNER * FADING ** self.memory.vain.get(key, 0) if fits else fresh)
            elif word == "lift":
                total += LIFTED
            elif word == "over":
                total -= amount * DEFEAT
            elif word == "cure":
                total += 2.0 + self.vital
            elif word in CHARMS:
                total += amount * CHARMS[word] * (1.0 if word in ENDURING else fresh)
        return total

    def _worth_of_number(self, number: int, key: str, fresh: float, failed: bool) -> float:
        """What taking a card with this number is worth."""
        known = self.memory.numbers.get(number)
        if known is None:
            if failed:
                return -0.4 * UNKNOWN
            verb, _, rest = key.partition(" ")
            meal = self.life(MEAL) if verb in FOOD else 0.0
            told = bool(rest) and self.position.face(rest.split(" ")[0]).kind in TELLING
            return (UNKNOWN * (2.5 if told else 1.0) + meal) * fresh
        worths = [
            self._worth_of_taking(face, fresh)
            for face, card in ((self.position.face(card), card) for card in sorted(known))
            if card not in self.in_play and not face.comes_once
        ]
        return sum(worths) / len(worths) if worths else 0.0

    def _worth_of_taking(self, face: CardReading, fresh: float) -> float:
        """What taking a card is worth that has been seen before."""
        worth = KINDS.get(face.kind, 1.0)
        worth = worth * fresh if worth > 0 else worth
        if face.kind != "temporary event":
            return worth
        brought = [face.told, *(deed.success for deed in face.deeds.values())]
        life = sum(one.get("restore", 0.0) - one.get("lose", 0.0) for one in brought)
        cost = sum(deed.cost for deed in face.deeds.values())
        return worth + self.life(0.8 * life - cost)

    # -- actions -----------------------------------------------------------------------------------

    def best(
        self, deed: ActionReading, key: str, rows: Iterable[tuple[ActionChance, float]], beyond: float = 0.0
    ) -> float:
        """What an action is worth with the best of these chances, each with the cards it takes.

        `beyond` is what a success opens up besides what the card says.
        """
        success, failure = self.of(deed.success, key), self.of(deed.failure, key, failed=True)
        success += beyond + self._lead(deed, key) - VAIN * self.memory.vain.get(key, 0)
        if deed.verb in FOOD and self.deck < HUNGRY < self.deck + self.pile:
            success += APPETITE
        goes_away = self.position.face(key.split(" ")[1]).kind == "temporary event"
        again = 0.0 if goes_away else AGAIN
        if not again:
            failure -= WASTED
        return max(
            (
                (
                    chance.success * success
                    + chance.failure * failure
                    - chance.defeat * DEFEAT
                    + self.life(-drawn)
                )
                / (1 - again * chance.failure)  # who fails may stand here once more
                for chance, drawn in rows
            ),
            default=-DEFEAT,
        )

    def _lead(self, deed: ActionReading, key: str) -> float:
        """How much an action looks like the way to the end: a banner has led there, it takes everybody, it is dear."""
        face = self.position.face(key.split(" ")[1])
        share = 1.0 if face.number in self.memory.leads else 0.5 if deed.all_hands else 0.0
        price = PRICE * deed.cost if face.kind in TELLING and self._is_strange(deed.success) else 0.0
        return (share * LEAD + price) * FADING ** self.memory.vain.get(key, 0)

    def _is_strange(self, prospect: Outcome) -> bool:
        """Whether this leads to a card that nobody has seen."""
        calls = [what.partition(" ")[2] for what in prospect if what.startswith("call ")]
        return any(int(number) not in self.memory.numbers for number in calls)

    def from_afar(self, deed: ActionReading, key: str) -> float:
        """What an action elsewhere seems to be worth, as printed and with a card or two more if need be."""
        most = 2 if deed.difficulty else 0
        first = round(deed.cost)
        rows = (
            (self.position.chance(first + extra, deed.difficulty), first + extra) for extra in range(most + 1)
        )
        return self.best(deed, key, rows)

    def night(self) -> float:
        """What camp seems to be worth, from what the cards of the explorers say about it."""
        view = self.position.view
        cards = [*view.pile("satchel").cards, *(card for seat in view.seats for card in seat.hand)]
        return sum(self.of(self.position.face(card.id).camp, "") for card in cards)

    # -- cards -------------------------------------------------------------------------------------

    def worth_of_holding(self, card: str) -> float:
        """What a card is worth in hand or inventory: what it gives to actions, what can be made of it."""
        face = self.position.face(card)
        if face.is_curse or face.kind == "state":
            return -5.0
        gifts = sum(
            gift.amount
            * (3.0 if not gift.types else 0.8 * sum(self._use(verb) for verb in gift.types))
            * (0.5 if gift.priced else 1.0)
            for gift in face.gifts
        )
        made = 0.3 * face.durability + (1.0 if ("craft", None) in face.deeds else 0.0)
        return gifts + made + (5.0 if face.kind == "bonus" else 0.0) + 2.0 * len(face.banners)

    def _use(self, verb: str) -> float:
        """How much help with actions of a type is wanted."""
        return 1.0 if verb in self.memory.verbs else STRANGE
