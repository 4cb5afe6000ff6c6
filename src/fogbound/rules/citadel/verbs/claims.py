"""Numbers in texts: digits written on a card, claims, maps.

(T-TAKE, T-HID, T-RUL-122)
"""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.naming import card_named
from fogbound.core.steps import NONE
from fogbound.rules.citadel import news, table
from fogbound.rules.citadel.hidden import claim_from
from fogbound.rules.citadel.worldmap import insert
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import Do, book_of
from fogbound.rules.common.frames import shown
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.needs import IN_PLAY, NAMED_CARD, needs
from fogbound.rules.common.terms import Effect, Value

TOPIC = "memory"

# -- digits written on a card ----------------------------------------------------------------------

EMPTY: Final = 1
"""No digits: they are kept as one number behind a leading 1, so that zeros in front count."""


def digits(game: Game, card: int) -> str:
    """The digits written on a card, the oldest first."""
    return str(game.count(card, table.WRITTEN) or EMPTY)[1:]


def set_digits(game: Game, card: int, written: str) -> None:
    game.set_count(card, table.WRITTEN, int(f"{EMPTY}{written}") if written else 0)
    game.tell(news.DIGITS, card=card, n=len(written))


class WriteDigit(Effect):
    """The digit of the Terrain just named goes into the next place; a full card loses the oldest."""

    def __init__(self, places: int) -> None:
        self.places = places

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = card_named(it)
        if card != NONE and book_of(game).cards[card].digit != NONE:
            written = f"{digits(game, this)}{book_of(game).cards[card].digit}"
            set_digits(game, this, written[-self.places :])


term(
    "write-digit",
    "effect",
    WriteDigit,
    syntax="write that digit into the next of {places:int} places",
    brings="memory",
    doc="Writes the digit printed on the Terrain just named on this card, behind the others; only so many have room.",
    example="write that digit into the next of 4 places",
    ruleset="citadel",
)


class WipeDigit(Effect):
    """The oldest digit on this card is wiped off."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        set_digits(game, this, digits(game, this)[1:])

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(digits(game, this))


term(
    "wipe-digit",
    "effect",
    WipeDigit,
    syntax="wipe the oldest digit",
    brings="memory",
    doc="Wipes the digit off this card that was written first.",
    example="wipe the oldest digit",
    ruleset="citadel",
)


class LastDigits(Value):
    """The number that the last three digits on this card make."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        written = digits(game, this)[-3:]
        return int(written) if len(written) == 3 else NONE


term(
    "last-digits",
    "value",
    LastDigits,
    syntax="the last three digits",
    doc="The number that the three digits written last on this card make, in the order of writing.",
    example="the last three digits",
    ruleset="citadel",
)


class Claim(Effect):
    """Claim a number that this card makes: the card it leads to takes this one's place (T-RUL-122)."""

    def __init__(self, number: Value, wrong: Effect | None = None) -> None:
        self.number = number
        self.wrong = wrong

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.of(game, this, you, it)
        game.barriers += 1
        if not claim_from(game, this, number, you):
            game.tell(common_news.NUMBER_WRONG, you, shown(game, this), number)
            if self.wrong is not None:
                game.next(Do(self.wrong.eid, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self.number.of(game, this, you, it) >= 0


term(
    "claim",
    "effect",
    Claim,
    syntax="claim {number:value} [, when wrong : {wrong:effect}]",
    form=(("claim", "number=value"), ("when wrong?", "wrong=effect")),
    brings="riddle",
    doc="Looks for a card of this number whose back names this card. If there is one, it takes this card's place; if "
    "not, nothing is shown and the Past stays as it is.",
    example="claim the last three digits, when wrong: wipe the oldest digit",
    calls="guess",
    ruleset="citadel",
)

# -- the World Map ---------------------------------------------------------------------------------


class InsertMap(Effect):
    """A map card goes into its slot, or waits until the way there is shown (T-TYPE-12)."""

    def __init__(self, uid: str) -> None:
        self.uid = uid

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = book_of(game).card_ids.index(self.uid)
        insert(game, card, you)


term(
    "insert-map",
    "effect",
    InsertMap,
    syntax="insert {uid:uid} into the map",
    brings="learn",
    doc="Puts a map card into its slot of the World Map; if the card that shows the way there is missing, it follows by "
    "itself as soon as that one is in place.",
    example="insert chart into the map",
    ruleset="citadel",
    calls="uid",
)

declare(
    "write-digit",
    "wipe-digit",
    "last-digits",
    because="no digits are printed on the Terrains of the Continent",
)
declare(
    "claim",
    because="on the Continent players name the numbers that they have worked out: write `guess a number`",
)
declare("insert-map", because="there is no World Map on the Continent")
declare("insert-map", topic="land")
needs("write-digit", what=NAMED_CARD)
needs("write-digit", "wipe-digit", "last-digits", "claim", what=IN_PLAY)
