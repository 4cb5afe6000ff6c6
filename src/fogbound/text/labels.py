"""What a player may choose at a question: options with their labels, in the order of their numbers."""

import re
from collections.abc import Iterable
from typing import Final

from fogbound.core import NONE, Game, Option
from fogbound.packs.grammar import COLON
from fogbound.rules.citadel import decks, notes, recovery
from fogbound.rules.citadel import table as citadel_table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.draw import ChooseReductions, cost
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.gifts import amount_of, serving, the_one
from fogbound.rules.common import points, tabletop
from fogbound.rules.common.book import SKILL, book_of
from fogbound.rules.common.force import in_force
from fogbound.rules.common.terms import ANY_TYPE, Ability, Effect
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.table import item_part
from fogbound.text.card_texts import CardTexts
from fogbound.text.render import Renderer
from fogbound.view import met
from fogbound.view.options import EFFECT, meaning

__all__ = ["Choice", "Labels"]

BY_CARD: Final = (
    "keep",
    "restore",
    "buy",
    "give-up-skill",
    "pick-skill",
    "play-as",
    "retain",
    "select",
    "take-in-hand",
    "at-citadel",
    "check-box",
    "check-symbol",
)  # about cards not in sight otherwise
AT_HOME: Final = ("at-citadel", "check-symbol")  # of which only what they do matters
GIVING: Final = frozenset({"everybody", "gain-skill", "players-pick"})  # what gives one character a Skill
BY_HEART: Final = (
    "pick-skill",
    "play-as",
    "at-citadel",
    "check-symbol",
)  # of which those are many, so that each is read out once
FREE_USE: Final = "free-use"
"""What a card may be used for beside a question."""
SPELLED_OUT: Final = (FREE_USE, "use")  # whose labels tell all that a card does
COVERED: Final = ("banish", "discard", "set-aside")  # about cards that a page may cover
ERASES: Final = ("erase", "erase-from-map")  # what wipes out something that was written
RECOVERS_LAST: Final = "recover-last"  # a Recovery with one's last life points
FOR_GOOD: Final = (
    "camp",
    "concede",
    "go-home",
    "leave-for-good",
    RECOVERS_LAST,
    "save-game",
)  # what nobody should take by a slip
CAMPS: Final = ("camp", "save-game")
AT_CAMP: Final = (points.CAMP_CLEARED, points.CAMP_RESUMED)
MEANT: Final = ("camp", "go-home", RECOVERS_LAST, "save-game")  # and what is explained before
ALIKE: Final = ("join-adventure",)  # options that are one choice, whichever seat they are for

_COPY: Final = re.compile(r"#\d+")

Choice = tuple[str, Option, bool]  # label, option, whether it stands beside the question


class Labels:
    """Lists what is offered, what is possible beside it, and what of both is shown at once."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.heard: set[str] = set()  # cards that were read out right before the question
        self._by_heart: set[tuple[str, str]] = (
            set()
        )  # cards that have been read out, for what they were offered

    def offered(self, game: Game) -> list[Choice]:
        """The options of the pending question that matter; what nobody should take by a slip comes last."""
        options = [option for option in game.offered if not self._is_idle(game, option)]
        return self._told_apart(game, sorted(options, key=lambda option: self.is_for_good(game, option)))

    def standing(self, game: Game) -> list[Choice]:
        """What may be done beside them: what changes nothing, cards that may be used, everything else."""
        beside = [(self.aside(game, option), option, True) for option in self.beside(game)]
        return self.idle(game) + beside

    def idle(self, game: Game) -> list[Choice]:
        """The options of the pending question that change nothing.

        Nobody is shown a Recovery of fewer cards at the price of more.
        """
        idle = [
            option
            for option in game.offered
            if self._is_idle(game, option) and not book_of(game).is_short(game, option)
        ]
        return self._told_apart(game, idle)

    def beside(self, game: Game) -> list[Option]:
        """What may be done beside the question, cards that may be used first."""
        return sorted(game.content.standing(game), key=lambda option: option.verb != FREE_USE)

    def aside(self, game: Game, option: Option) -> str:
        """What an option beside the question is called."""
        return self._of(game, option, self.renderer.option(game, option, standing=True))

    def shown(self, game: Game) -> list[Choice]:
        """What is listed with the question: its options, and between actions the cards that may be used."""
        return self.offered(game) + [choice for choice in self.standing(game) if choice[1].verb == FREE_USE]

    def _is_idle(self, game: Game, option: Option) -> bool:
        return book_of(game).is_idle(game, option)

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
        if option.verb in ALIKE:
            return option.verb
        name = game.option_id(option)
        return _COPY.sub("", name) if "#" in name else name

    def label(self, game: Game, option: Option, price: int = NONE) -> str:
        """What an option of the pending question is called; an action with this price, if one is given."""
        label = self.renderer.option(game, option, cost=price)
        return self._of(game, option, label) if self.renderer.is_action(game, option) else label

    def text(self, game: Game, option: Option) -> str:
        """What follows a label: what a card does that is offered by its name alone, unless that was just told."""
        name = game.content.card_ids[option.card].partition("#")[0] if option.card != NONE else ""
        is_known = name in self.heard or (option.verb in BY_HEART and (option.verb, name) in self._by_heart)
        if is_known or self._was_read(game, option):
            return ""
        self._by_heart.add((option.verb, name))
        note = self.note(game, option)
        return f". {note}" if note else ""

    def _texts(self, game: Game) -> CardTexts:
        """The texts of the cards as those at the table may read them."""
        return self.renderer.texts.for_table(met(game))

    def _was_read(self, game: Game, option: Option) -> bool:
        """Whether the same card stands higher on the list, for somebody else."""
        same = [each for each in game.offered if each.card == option.card and each.verb == option.verb]
        return option in same[1:]

    def note(self, game: Game, option: Option) -> str:
        """What a card does that is offered by its name alone."""
        skills = self._skills(game, option)
        if option.verb not in BY_CARD or option.card == NONE:
            return " ".join(skills)
        if option.verb == "play-as":
            return " ".join((*self.renderer.prose(game, option.card), *self._abilities(game, option.card)))
        serving = self._serving(game, option.card) if option.verb == "select" else []
        lines = serving or self._texts(game).text(game.content.card_ids[option.card], self.renderer.lang)
        if skills and self.renderer.texts.terms_of(book_of(game).cards[option.card].text) <= GIVING:
            return self.renderer.say("note-for-one", skills=" ".join(skills))
        told = lines[-1:] if option.verb in AT_HOME else lines  # it is offered: its price and terms are met
        if option.verb == "give-up-skill":
            told = lines[1:]  # each is of the reserve
        elif option.verb == "check-box":
            told = self._texts(game).brings(game.content.card_ids[option.card], self.renderer.lang)
        elif option.verb == "retain" and _is_skill(game, option.card):
            told = self._texts(game).uses_of(game.content.card_ids[option.card], self.renderer.lang)
        return " ".join((*told, *skills))

    def _skills(self, game: Game, option: Option) -> list[str]:
        """What the Skills do that an option would give somebody, each after its name."""
        texts, lang = self._texts(game), self.renderer.lang
        return [
            f"{texts.name(skill, lang)}{COLON[lang]}{' '.join(texts.text(skill, lang))}"
            for skill in self.skills(game, option)
        ]

    def skills(self, game: Game, option: Option) -> list[str]:
        """The Skills that an option would give somebody, by their ids."""
        effect: Effect | None = None
        if option.verb == "at-citadel":
            effect = rules_of(game).leaf(option.card).at_citadel
        elif option.verb == "check-symbol":
            effect = book_of(game).cards[option.card].text
        elif meaning(option.verb).index == EFFECT and option.index != NONE:
            effect = book_of(game).effects[option.index]
        return self.renderer.texts.skills_of(effect)

    def on_page(self, game: Game, option: Option, label: str) -> tuple[str, str]:
        """A short label for an option, and what goes below it: what it does and what it costs."""
        say, texts, lang = self.renderer.say, self._texts(game), self.renderer.lang
        if option.verb in SPELLED_OUT:
            label = self._of(game, option, say("option-use-item", card=self.renderer.card(game, option.card)))
            return label, sentence(texts.ability(option.index, lang))
        if option.verb == "use-item":
            ahead = game.clone()
            ahead.choose(option, "")
            shown, left = game.values[option.index], ahead.values[option.index]
            die = say("note-die", n=shown, left=left, kept="yes" if left == shown else "no")
            return label, " ".join((*self._used(game, option), die))
        if option.verb == "decline" and any(other.verb == "number" for other in game.offered):
            return say("note-no-number"), ""
        if option.verb == "new-item":
            part = item_part(game, option.card)
            told = self._told(game, part.abilities)
            return label, " ".join((say("note-new-die", n=part.durability), *told))
        if option.verb == "combine":
            ahead = game.clone()
            ahead.choose(option, "")
            return say("note-combine", card=self.renderer.item(game, option)), say(
                "note-shared-die", n=ahead.values[option.index]
            )
        if option.verb == "recover":
            return label, self._recovered(game, option)
        if option.verb in ERASES:
            return label, notes.notes(game, option.card)[option.n - 1]
        if option.verb == "done" and any(other.verb == "write-on-map" for other in game.offered):
            return say("note-write-nothing"), ""
        if option.verb in COVERED and option.card != NONE:
            return label, " ".join(texts.text(game.content.card_ids[option.card], lang))
        if option.verb == "apply" and isinstance(game.pending(), ChooseReductions):
            return label, self._saved(game, option)
        return label, self.note(game, option) or (say("note-free") if _is_free(game, option) else "")

    def _saved(self, game: Game, option: Option) -> str:
        """How many cards a reduction saves now, where that is less than it says."""
        frame = this_pass(game)
        left = cost(game, frame)
        most = -amount_of(game, frame, the_one(serving(game, frame, points.COST), option.index, option.card))
        if most > left:
            return self.renderer.say("note-saves", n=left)
        return self.renderer.say("note-free") if _is_free(game, option) else ""

    def _recovered(self, game: Game, option: Option) -> str:
        """What a Recovery leaves: cards in the deck, life points, cards in the pile."""
        left = citadel_table.life(game, option.seat) - recovery.price(game, option.seat, option.n)
        return self.renderer.say(
            "note-recover",
            deck=len(decks.deck(game, option.seat)) + option.n,
            life=max(0, left),
            pile=len(decks.pile(game, option.seat)) - option.n,
        )

    def _used(self, game: Game, option: Option) -> list[str]:
        """What the cards of an item do for the action in progress."""
        types = action_frame(game).printed(game).types
        abilities = [
            ability
            for card in game.zones[option.index]
            for ability in item_part(game, card).abilities
            if ability.types & types
        ]
        return self._told(game, abilities)

    def _told(self, game: Game, abilities: Iterable[Ability]) -> list[str]:
        """What abilities do, a sentence each."""
        told = [self._texts(game).ability(each.aid, self.renderer.lang) for each in abilities]
        return [sentence(text) for text in told if text]

    def _serving(self, game: Game, card: int) -> list[str]:
        """What a Purse card does for the action in progress."""
        return self._abilities(game, card, this_pass(game).printed(game).types)

    def _abilities(self, game: Game, card: int, types: int = ANY_TYPE) -> list[str]:
        """What a card does while it is in force, as far as it serves some types of action."""
        return self._told(game, (each for each in book_of(game).cards[card].abilities if each.types & types))

    def meaning(self, game: Game, option: Option) -> str:
        """What an option means that should be explained before it is taken; empty for all others."""
        gravity = book_of(game).gravity(game, option)
        if gravity == RECOVERS_LAST:
            return self._fallen(game, option)
        return self._with_camp(game, gravity, f"{gravity}-means") if gravity in MEANT else ""

    def _fallen(self, game: Game, option: Option) -> str:
        """What it means to pay with one's last life point."""
        others = [seat for seat in tabletop.explorers(game) if seat != option.seat]
        who = self.renderer.explorer(game, option.seat)
        return self.renderer.say(f"{RECOVERS_LAST}-means", who=who, others=len(others))

    def is_for_good(self, game: Game, option: Option) -> bool:
        """Whether an option should be confirmed, as nobody should take it by a slip."""
        return book_of(game).gravity(game, option) in FOR_GOOD

    def confirmation(self, game: Game, option: Option) -> str:
        """What is asked before an option is taken that should be confirmed; empty for all others."""
        gravity = book_of(game).gravity(game, option)
        if gravity not in FOR_GOOD:
            return ""
        if gravity == RECOVERS_LAST:
            return self._fallen(game, option)
        return self._with_camp(game, gravity, f"confirm-{gravity}")

    def _with_camp(self, game: Game, gravity: str, key: str) -> str:
        """A message; of a camp also what cards in force do then."""
        said = self.renderer.say(key)
        return " ".join((said, *self._at_camp(game))) if gravity in CAMPS else said

    def _at_camp(self, game: Game) -> list[str]:
        """What the cards that everybody shares do when camp is made, each with its name."""
        forces = [force for point in AT_CAMP for force in in_force(game, point) if force.holder == NONE]
        told = [
            (force.card, self._texts(game).ability(force.ability.aid, self.renderer.lang)) for force in forces
        ]
        colon = COLON[self.renderer.lang]
        return [f"{self.renderer.card(game, card)}{colon}{sentence(text)}" for card, text in told if text]

    def _of(self, game: Game, option: Option, label: str) -> str:
        """With several explorers, whose option it is."""
        who = self.renderer.explorer(game, option.seat)
        if not who or tabletop.seats_taken(game) < 2 or who in label:
            return label
        return self.renderer.say("option-of", who=who, option=label)


def sentence(text: str) -> str:
    """A text that stands alone: with a capital, and a full stop unless it has one."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}" if text else ""


def _is_skill(game: Game, card: int) -> bool:
    """Whether a card is a Skill, with a result area that was seen when it was revealed."""
    return book_of(game).cards[card].kind == SKILL


def _is_free(game: Game, option: Option) -> bool:
    """Whether an effect that may be applied has no price and is there again the next time."""
    return option.verb == "apply" and book_of(game).abilities[option.index].is_free()
