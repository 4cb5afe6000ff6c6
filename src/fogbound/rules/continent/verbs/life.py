"""Life force: cards lost from the Action Deck, losses of vital force, cards that come back."""

from typing import ClassVar

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import Option
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.options import OPTION_DONE
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.continent import life, table
from fogbound.rules.continent.options import OPTION_RESTORE
from fogbound.rules.verbs.asking import AskYou

TOPIC = "life"


class Lose(Effect):
    """Discard cards from the Action Deck (C-LIFE-07)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number > 0:
            game.next(life.LoseCards(number))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        number = self.number.count(game, this, you, it)
        deck = len(game.zones[table.ACTION_DECK])
        beyond = number - deck  # revealed from the pile, which what came off the deck has joined by then
        return beyond <= deck + len(game.zones[table.DISCARD_PILE])


term(
    "lose",
    "effect",
    Lose,
    syntax="lose {number:value} card/cards",
    brings="lose",
    doc="Discards cards from the top of the Action Deck; what an empty deck cannot give is revealed from the "
    "Discard Pile, where a Curse defeats.",
    example="lose 2 cards",
    icon="lose",
    ruleset="continent",
)


class VitalLoss(Effect):
    """Lose a card for every State/Character card in hand (C-STATE-12)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(life.SufferVitalLoss(you))


term(
    "vital-loss",
    "effect",
    VitalLoss,
    syntax=("suffer vital loss", "vital loss"),
    brings="vital",
    doc="Costs one card of the Action Deck for every State and Character card in hand.",
    example="each involved suffers vital loss",
    icon="vital-loss",
    ruleset="continent",
)


class RestoreRandom(Effect):
    """Random cards of the Discard Pile go back into the Action Deck, as many as there are (C-LIFE-03)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        if number > 0:
            life.restore_random(game, number)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(game.zones[table.DISCARD_PILE])


term(
    "restore-random",
    "effect",
    RestoreRandom,
    syntax="restore {number:value} random [card/cards]",
    brings="restore",
    doc="Shuffles random cards of the Discard Pile into the Action Deck, unseen; fewer if there are fewer.",
    example="restore 4 random",
    icon="restore",
    ruleset="continent",
)


class RestoreChosen(Effect):
    """Chosen cards of the Discard Pile go back into the Action Deck (C-LIFE-03)."""

    def __init__(self, number: Value, upto: bool = False) -> None:
        self.number = number
        self.upto = upto

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        pile = game.zones[table.DISCARD_PILE]
        if number <= 0 or not pile:
            return
        closed = not life.discard_pile_is_open(game)
        if closed:  # shown for this choice only (C-RUL-42)
            for card in pile:
                game.show(card, EVERYBODY)
        game.next(ChooseToRestore(min(number, len(pile)), self.upto, closed, (), you))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(game.zones[table.DISCARD_PILE])


class ChooseToRestore(AskYou):
    """Which card comes back next; they are shuffled in together when the choice is over (C-RUL-42)."""

    name: ClassVar[str] = "choose-to-restore"

    def __init__(self, number: int, upto: bool, closed: bool, chosen: tuple[int, ...], you: int) -> None:
        super().__init__(you)
        self.number = number
        self.upto = upto
        self.closed = closed  # the pile lay face down and is shuffled again afterwards
        self.chosen = chosen

    def options(self, game: Game) -> list[Option]:
        options = [
            Option(OPTION_RESTORE, card) for card in game.zones[table.DISCARD_PILE] if card not in self.chosen
        ]
        if self.upto:
            options.append(Option(OPTION_DONE))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        chosen = self.chosen
        if option.verb == OPTION_RESTORE:
            chosen = (*chosen, option.card)
            if len(chosen) < self.number:
                game.next(ChooseToRestore(self.number, self.upto, self.closed, chosen, self.you))
                return
        life.restore(game, chosen)
        if self.closed:
            game.shuffle(table.DISCARD_PILE)

    def rules(self) -> tuple[str, ...]:
        return ("C-LIFE-03", "C-RUL-42")


term(
    "restore-chosen",
    "effect",
    RestoreChosen,
    syntax="restore [up to](upto) {number:value} chosen [card/cards]",
    brings="restore",
    doc="Shuffles cards of the Discard Pile that the explorer chooses into the Action Deck, exactly so many "
    "or `up to` so many; fewer if there are fewer. A pile that lies face down is shown for this choice only.",
    example="restore up to 4 chosen",
    icon="restore",
    ruleset="continent",
)
