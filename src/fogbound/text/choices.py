"""What a player may choose at a question: options with their labels, in the order of their numbers."""

import re
from typing import Final

from fogbound.core import NONE, Game, Option
from fogbound.rules.common import tabletop
from fogbound.text import pace
from fogbound.text.telling import Teller

__all__ = ["Choice", "Choices"]

BY_CARD: Final = (
    "keep",
    "restore",
    "buy",
    "pick-skill",
    "play-as",
    "retain",
    "take-in-hand",
)  # about cards not in sight otherwise
BY_HEART: Final = ("pick-skill", "play-as")  # of which those are many, so that each is read out once
FOR_GOOD: Final = ("camp", "concede", "leave-for-good", "save-game")  # what nobody should take by a slip
MEANT: Final = ("camp", "save-game")  # and what is explained before
ALIKE: Final = ("join-adventure",)  # options that are one choice, whichever seat they are for

Choice = tuple[str, Option, bool]  # label, option, whether it stands beside the question


class Choices:
    """Lists what is offered, what is possible beside it, and what of both is shown at once."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self._by_heart: set[str] = set()  # cards that have been read out

    def offered(self, game: Game) -> list[Choice]:
        """The options of the pending question that matter."""
        return self._told_apart(game, [option for option in game.offered if not self._is_idle(game, option)])

    def standing(self, game: Game) -> list[Choice]:
        """What may be done beside them: what changes nothing, cards that may be used, everything else."""
        beside = [
            (self._of(game, option, self.teller.option(game, option, standing=True)), option, True)
            for option in game.content.standing(game)
        ]
        idle = self._told_apart(game, [option for option in game.offered if self._is_idle(game, option)])
        return idle + sorted(beside, key=lambda choice: choice[1].verb != "free-use")

    def shown(self, game: Game) -> list[Choice]:
        """What is listed with the question: its options, and between actions the cards that may be used."""
        return self.offered(game) + [choice for choice in self.standing(game) if choice[1].verb == "free-use"]

    def _is_idle(self, game: Game, option: Option) -> bool:
        return pace.is_idle(game, self.teller.texts, option)

    def _told_apart(self, game: Game, options: list[Option]) -> list[Choice]:
        """These options with their labels; copies of a card are one choice."""
        choices: dict[tuple[str, str, int], Choice] = {}
        for option in options:
            where = game.where[option.card] if option.card != NONE else NONE
            label = self.label(game, option)
            choices.setdefault((label, self.name(game, option), where), (label, option, False))
        return list(choices.values())

    def name(self, game: Game, option: Option) -> str:
        """The id of an option, whichever copy of a card it is about."""
        return re.sub(r"#\d+", "", game.option_id(option)) if option.verb not in ALIKE else option.verb

    def label(self, game: Game, option: Option) -> str:
        """What an option of the pending question is called."""
        label = self.teller.option(game, option)
        return self._of(game, option, label) if self.teller.is_action(game, option) else label

    def text(self, game: Game, option: Option) -> str:
        """What follows a label: what a card does that is offered by its name alone, unless that was just told."""
        name = game.content.card_ids[option.card].partition("#")[0] if option.card != NONE else ""
        if (option.verb in BY_HEART and name in self._by_heart) or self._was_read(game, option):
            return ""
        self._by_heart.add(name)
        note = self.note(game, option)
        return f". {note}" if note else ""

    def _was_read(self, game: Game, option: Option) -> bool:
        """Whether the same card stands higher on the list, for somebody else."""
        same = [each for each in game.offered if each.card == option.card and each.verb == option.verb]
        return option in same[1:]

    def note(self, game: Game, option: Option) -> str:
        """What a card does that is offered by its name alone."""
        if option.verb not in BY_CARD or option.card == NONE:
            return ""
        return " ".join(self.teller.texts.text(game.content.card_ids[option.card], self.teller.lang))

    def meaning(self, option: Option) -> str:
        """What an option means that should be explained before it is taken; empty for all others."""
        return self.teller.say(f"{option.verb}-means") if option.verb in MEANT else ""

    def is_for_good(self, option: Option) -> bool:
        """Whether an option should be confirmed, as nobody should take it by a slip."""
        return option.verb in FOR_GOOD

    def _of(self, game: Game, option: Option, label: str) -> str:
        """With several explorers, whose option it is."""
        who = self.teller.explorer(game, option.seat)
        if not who or tabletop.seats_taken(game) < 2 or who in label:
            return label
        return self.teller.say("option-of", who=who, option=label)
