"""What things are worth to a careful adventurer, in one currency: roughly, cards of a well filled deck."""

from functools import cached_property
from math import exp
from typing import Final, get_args

from fogbound.bots.citadel.card_reading import CitadelActionReading, CitadelCardReading, CitadelRowReading
from fogbound.bots.citadel.memory import CitadelMemory
from fogbound.bots.citadel.observation import CitadelObservation
from fogbound.bots.outcomes import Outcome
from fogbound.packs.format import Area

__all__ = ["BUYS", "CitadelEvaluation"]

BUYS: Final = {"standard": 2.0, "story": 3.0, "survival": 1.5}
"""How many cards a life point buys, by the mode of Recovery."""
CARD: Final = 0.5
"""What a card is always worth."""
BREATH: Final = 40.0
"""What being fresh is worth against being spent, beside that."""
ENDURANCE: Final = 7.0
"""With how many cards left, those that life points would buy included, that counts about a third as much as with none."""
FALL: Final = 40.0
"""What it costs when a character falls unconscious."""
WON: Final = 200.0
OVER: Final = 80.0
GOAL: Final = 30.0
FADING: Final = 0.6
"""What is left of something's charm after it was tried in vain."""
UNREAD: Final = 14.0
"""What a paragraph nobody has read is worth."""
UNKNOWN: Final = 4.0
"""What taking a card nobody has seen is worth after a success; after a failure it bodes ill."""
AREAS: Final = get_args(Area)
"""The areas of a land, from the nearest on."""
CHARMS: Final[dict[str, float]] = {
    "explore": 10.0,
    "look": 1.0,
    "go": 4.0,
    "score": 3.0,
    "change": 3.0,
    "make": 3.0,
    "learn": 5.0,
    "hand": 1.5,
    "face": 3.0,
    "cure": 4.0,
    "part": -2.0,
    "linger": 0.5,
    "astray": -1.0,
}
"""What one of each is worth, while it is fresh."""
ENDURING: Final = frozenset({"explore", "part", "astray", "cure", "score", "hand"})
"""Things that do not fade."""
FURTHER: Final = 3.0
"""How much more fog is worth that hides a further area of the land."""
PROGRESS: Final = 8.0
"""What a row of a compound action is worth, beside what its end promises; its last row crowns all the others."""
KINDS: Final[dict[str, float]] = {
    "quest item": 8.0,
    "purse": 4.0,
    "terrain": 5.0,
    "permanent event": 2.0,
    "temporary event": 1.0,
}
"""What taking a card of a kind is worth."""
HOME: Final = 25.0
"""What coming home is worth when all goals are reached, and what it costs when none is."""
REST: Final = 60.0
"""What coming home is worth to characters who are spent."""
STAMINA: Final = 12.0
"""With how many cards left that counts about a third as much."""
PER_SUCCESS: Final = 1.6
"""How many cards a success takes, about."""
WEARY: Final = 1.5
"""How much more each turn without anything new draws people home."""
WEARIEST: Final = 40
"""The number of idle turns after which it draws them no more than that."""
PATIENCE: Final = 6
"""How many idle turns pass before charms fade less and things are tried again."""


class CitadelEvaluation:
    """Values at one position."""

    def __init__(self, position: CitadelObservation, memory: CitadelMemory) -> None:
        self.position = position
        self.memory = memory

    @cached_property
    def buys(self) -> float:
        return BUYS[self.position.view.mode]

    # -- strength ----------------------------------------------------------------------------------

    def strength(self, seat: int) -> float:
        """The cards a character can still draw, those included that life points would buy."""
        life = self.position.character(seat).life
        return self.position.deck(seat) + self.buys * max(0, life - 1)

    @cached_property
    def together(self) -> float:
        """The strength of all who are on their feet."""
        return sum(self.strength(who.seat) for who in self.position.view.seats if who.status == "present")

    @cached_property
    def weakest(self) -> int:
        """Who of those still on their feet has least strength."""
        seats = [who.seat for who in self.position.view.seats if who.status == "present"]
        return min(seats, key=self.strength, default=self.position.seat)

    def breath(self, seat: int, cards: float) -> float:
        """What it is worth to a character when so many cards come back, or go."""
        now = self.strength(seat)
        after = max(0.0, now + cards)
        gained = CARD * (after - now) + BREATH * (exp(-now / ENDURANCE) - exp(-after / ENDURANCE))
        return self._caution * (gained - (FALL if after <= 0 else 0.0))

    @cached_property
    def _caution(self) -> float:
        """How much one minds one's breath: less and less, once nothing new has come of minding it."""
        return 1 / (1 + max(0.0, self.memory.idle - 2 * PATIENCE) / PATIENCE)

    def worth_of_regaining(self, seat: int, cards: float) -> float:
        """What it is worth when so many cards come back from the pile."""
        return self.breath(seat, min(cards, self.position.discard_count(seat)))

    # -- what texts bring --------------------------------------------------------------------------

    def of(self, prospect: Outcome, seat: int, key: str = "", failed: bool = False) -> float:
        """What a prospect is worth to a character now."""
        lost = prospect.get("shed", 0.0) + self.buys * prospect.get("damage", 0.0)
        total = self.breath(seat, self.buys * prospect.get("life", 0.0) - lost)
        total += self.worth_of_regaining(seat, prospect.get("regain", 0.0))
        fresh = FADING ** (self.memory.tried.get(key, 0.0) / (1 + self.memory.idle / PATIENCE))
        for what, amount in prospect.items():
            word, _, name = what.partition(" ")
            if word == "read":
                total += 0.0 if int(name) in self.position.view.read else UNREAD * fresh
            elif word == "call":
                total += self._worth_of_number(int(name), fresh, failed)
            elif word == "lift":
                total += WON
            elif word == "over":
                total -= OVER
            elif word == "goal":
                total += GOAL
            elif word == "home":
                total += self.home()
            elif word == "progress":
                total += PROGRESS
            elif word in CHARMS:
                total += amount * CHARMS[word] * (1.0 if word in ENDURING else fresh)
        return total

    def fog(self, area: str) -> float:
        """What it is worth to look into fog: it hides something new, and of a further area something that matters."""
        lying = [AREAS.index(cell.fog) for cell in self.position.view.board if cell.fog is not None]
        return CHARMS["explore"] + FURTHER * (AREAS.index(area) - min(lying, default=0))

    def home(self) -> float:
        """What ending the scenario is worth: much when its goals are reached or nothing is left to try.

        A character who has come home empty-handed before thinks twice.
        """
        goals = self.position.view.page.goals if self.position.view.page is not None else ()
        reached = sum(goal.reached for goal in goals)
        share = reached / len(goals) if goals else 1.0
        spent = REST * exp(-self.strength(self.weakest) / STAMINA)
        longing = self.memory.homesick + WEARY * min(self.memory.idle, WEARIEST) * (1 + share)
        shame = OVER * (1 - share) * self.memory.returns
        return HOME * (2 * share - 1) + spent + longing - shame

    def _worth_of_number(self, number: int, fresh: float, failed: bool) -> float:
        known = self.memory.numbers.get(number)
        if known is None:
            return -0.5 * UNKNOWN if failed else UNKNOWN * fresh
        worths = [self._worth_of_taking(self.position.face(card)) for card in known]
        return sum(worths) / len(worths)

    def _worth_of_taking(self, face: CitadelCardReading) -> float:
        if face.is_burden:
            return -3.0
        return KINDS.get(face.kind, 1.0) + (self.of(face.told, self.position.seat) if face.told else 0.0)

    # -- actions -----------------------------------------------------------------------------------

    def success(self, deed: CitadelActionReading, at: int, seat: int, key: str) -> float:
        """What a row of an action promises: its own effects, and a share of what the last row brings."""
        row = deed.rows[min(at, len(deed.rows) - 1)]
        worth = self.of(row.success, seat, key)
        ahead = deed.rows[at + 1 :]
        if not ahead:
            worth += PROGRESS * (len(deed.rows) - 1)
        if ahead:
            worth += max(0.0, self.of(ahead[-1].success, seat, key)) * FADING ** len(ahead)
        strength = self.together if deed.is_group else self.strength(seat)
        missing = sum(max(row.cost, PER_SUCCESS * row.difficulty) for row in ahead) - strength
        return worth * exp(-missing / ENDURANCE) if ahead and missing > 0 and worth > 0 else worth

    def failure(self, row: CitadelRowReading, seat: int, key: str) -> float:
        return self.of(row.failure, seat, key, failed=True) - 1.0

    def from_afar(self, deed: CitadelActionReading, at: int, seat: int, key: str) -> float:
        """What an action elsewhere seems to be worth, with a card more for each success that is wanted."""
        row = deed.rows[min(at, len(deed.rows) - 1)]
        cards = max(row.cost, PER_SUCCESS * row.difficulty)
        chance = min(0.95, 0.35 + 0.35 * cards / row.difficulty) if row.difficulty else 1.0
        won, lost = self.success(deed, at, seat, key), self.failure(row, seat, key)
        return chance * won + (1 - chance) * lost + self.breath(seat, -cards)

    # -- cards -------------------------------------------------------------------------------------

    def worth_of_holding(self, card: str) -> float:
        """What a card is worth in hand, deck or Purse: what it gives to actions, what can be done with it."""
        face = self.position.face(card)
        if face.is_burden:
            return -5.0
        own = sum(
            max(0.0, self.of(row.success, self.position.seat))
            for deed in face.deeds.values()
            for row in deed.rows
        )
        return face.gifts + 0.8 * face.strip + 0.3 * own
