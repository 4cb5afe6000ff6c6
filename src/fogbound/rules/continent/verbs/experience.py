"""Experience in texts: gaining it, paying with it, buying Advanced Skills."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Cards, Effect, Value
from fogbound.rules.continent import experience

TOPIC = "gear"


class GainExperience(Effect):
    """The group gains experience cards; where it comes from may change the number (C-XP-03, C-RUL-96)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        experience.gain(game, you, self.number.count(game, this, you, it), this)


class PayExperience(Effect):
    """Experience cards go back to the Adventure Deck as a price (C-RUL-96)."""

    def __init__(self, number: Value) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        experience.spend(game, self.number.count(game, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return len(experience.points(game)) >= self.number.count(game, this, you, it)


class Buy(Effect):
    """An Advanced Skill is bought for its price and shuffled into the Action Deck.

    C-XP-03, C-XP-04, C-XP-05.
    """

    def __init__(self, cards: Cards | None = None) -> None:
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(experience.BuySkill(you, tuple(self._on_offer(game, this, you, it))))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(experience.buyable(game, self._on_offer(game, this, you, it)))

    def _on_offer(self, game: Game, this: int, you: int, it: int) -> list[int]:
        if self.cards is None:
            return experience.unowned_advanced_skills(game)
        return self.cards.cards(game, this, you, it)


term(
    "gain-experience",
    "effect",
    GainExperience,
    syntax="gain {number:value} experience",
    brings="experience",
    doc="So many experience cards are taken and lie under the Satchel & Journal.",
    example="gain 1 experience",
    icon="experience",
    ruleset="continent",
)
term(
    "pay-experience",
    "effect",
    PayExperience,
    syntax="pay {number:value} experience",
    brings="spend",
    doc="So many experience cards are returned. It can be chosen or paid only when the group has enough.",
    example="pay 2 experience",
    icon="experience",
    ruleset="continent",
)
term(
    "buy",
    "effect",
    Buy,
    syntax=("buy one of {cards:cards}", "buy an advanced skill"),
    brings="learn",
    doc="The explorer may buy one Advanced Skill for its purchasing cost in experience: one of these cards, "
    "or any that is not in the game. It is shuffled into the Action Deck. It can be chosen only when one "
    "can be paid for.",
    example="buy one of the advanced skills on this",
    icon="experience",
    ruleset="continent",
)

declare("gain-experience", "pay-experience", "buy", because="there is no experience at the Citadel")
