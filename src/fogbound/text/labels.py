"""What a player may choose at a question: options with their labels, in the order of their numbers."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from fogbound.core import NONE, Game, Option
from fogbound.packs.grammar import COLON
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.text.card_texts import CardTexts
from fogbound.text.render import Renderer
from fogbound.view import hints, met
from fogbound.view.hints import SeenHint
from fogbound.view.options import (
    AFTER_FIRST_LINE,
    ALIKE,
    BROUGHT,
    LAST_LINE,
    LISTED_APART,
    PROSE,
    SERVING,
    TEXT_ON_PAGE,
    USES,
    USES_CARD,
    meaning,
)

__all__ = ["Choice", "Labels"]

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
        return sorted(
            game.content.standing(game), key=lambda option: not meaning(option.verb).bits & USES_CARD
        )

    def aside(self, game: Game, option: Option) -> str:
        """What an option beside the question is called."""
        return self._of(game, option, self.renderer.option(game, option, standing=True))

    def shown(self, game: Game) -> list[Choice]:
        """What is listed with the question: its options, and between actions the cards that may be used."""
        beside = [choice for choice in self.standing(game) if meaning(choice[1].verb).bits & USES_CARD]
        return self.offered(game) + beside

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
        if meaning(option.verb).bits & ALIKE:
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
        is_known = name in self.heard or (
            meaning(option.verb).bits & LISTED_APART and (option.verb, name) in self._by_heart
        )
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
        skills, tells = self._skills(game, option), meaning(option.verb).tells
        if not tells or tells == TEXT_ON_PAGE or option.card == NONE:
            return " ".join(skills)
        if tells == PROSE:
            abilities = self._abilities(game, hints.abilities_of(game, option.card))
            return " ".join((*self.renderer.prose(game, option.card), *abilities))
        if skills and hints.gives_only_skills(game, option):
            return self.renderer.say("note-for-one", skills=" ".join(skills))
        return " ".join((*self._card_lines(game, option.card, tells), *skills))

    def _card_lines(self, game: Game, card: int, tells: str) -> list[str]:
        """What of a card is told with an option that names it."""
        texts, lang, name = self._texts(game), self.renderer.lang, game.content.card_ids[card]
        if tells == BROUGHT:
            return texts.brings(name, lang)
        if tells == USES and texts.is_skill(name):
            return texts.uses_of(name, lang)  # its result area was seen when it was revealed
        if tells == SERVING and (serving := self._abilities(game, hints.serving(game, card))):
            return serving
        lines = texts.text(name, lang)
        if tells == LAST_LINE:
            return lines[-1:]
        return lines[1:] if tells == AFTER_FIRST_LINE else lines

    def _skills(self, game: Game, option: Option) -> list[str]:
        """What the Skills do that an option would give somebody, each after its name."""
        texts, lang = self._texts(game), self.renderer.lang
        return [
            f"{texts.name(skill, lang)}{COLON[lang]}{' '.join(texts.text(skill, lang))}"
            for skill in self.skills(game, option)
        ]

    def skills(self, game: Game, option: Option) -> list[str]:
        """The Skills that an option would give a player, by their ids."""
        effect = hints.effect_of(game, option)
        return self.renderer.texts.skills(effect) if effect is not None else []

    def on_page(self, game: Game, option: Option, label: str) -> tuple[str, str]:
        """A short label for an option, and what goes below it: what it does and what it costs."""
        means = meaning(option.verb)
        if means.bits & USES_CARD:
            card = self.renderer.card(game, option.card)
            label = self._of(game, option, self.renderer.say("option-use-item", card=card))
            return label, sentence(self._texts(game).ability(option.index, self.renderer.lang))
        short = hints.short_label(game, option)
        if short is not None:
            label = self.renderer.render(short)
        hint = hints.hint(game, option)
        if hint is not None and (hint.abilities or hint.written or hint.after is not None):
            return label, self._hinted(game, hint)
        if means.tells == TEXT_ON_PAGE and option.card != NONE:
            name = game.content.card_ids[option.card]
            return label, " ".join(self._texts(game).text(name, self.renderer.lang))
        return label, self.note(game, option) or (self._hinted(game, hint) if hint is not None else "")

    def _hinted(self, game: Game, hint: SeenHint) -> str:
        """What is told below an option."""
        before = [self.renderer.render(hint.before)] if hint.before is not None else []
        after = [self.renderer.render(hint.after)] if hint.after is not None else []
        return " ".join((*before, *self._abilities(game, hint.abilities), *after)) or hint.written

    def _abilities(self, game: Game, abilities: Sequence[int]) -> list[str]:
        """What abilities do, a sentence each."""
        said = [self._texts(game).ability(number, self.renderer.lang) for number in abilities]
        return [sentence(text) for text in said if text]

    def meaning(self, game: Game, option: Option) -> str:
        """What an option means that should be explained before it is taken; empty for all others."""
        return self._warned(game, option, ("{}-means",))

    def is_for_good(self, game: Game, option: Option) -> bool:
        """Whether an option should be confirmed, as nobody should take it by a slip."""
        return hints.gravity(game, option) is not None

    def confirmation(self, game: Game, option: Option) -> str:
        """What is asked before an option is taken that should be confirmed; empty for all others."""
        return self._warned(game, option, ("confirm-{}", "{}-means"))

    def _warned(self, game: Game, option: Option, keys: Sequence[str]) -> str:
        """The first of these messages that there is for an option that needs one; of a camp also what cards do then."""
        warning = hints.gravity(game, option)
        if warning is None:
            return ""
        for key in keys:
            name = key.format(warning.key)
            if self.renderer.catalogue.has(name):
                return " ".join(
                    (self.renderer.render(replace(warning, key=name)), *self._at_camp(game, option))
                )
        return ""

    def _at_camp(self, game: Game, option: Option) -> list[str]:
        """What the cards that everybody shares do when camp is made, each with its name."""
        lang = self.renderer.lang
        said = [
            (card, self._texts(game).ability(ability, lang)) for card, ability in hints.at_camp(game, option)
        ]
        return [f"{self.renderer.name(card)}{COLON[lang]}{sentence(text)}" for card, text in said if text]

    def _of(self, game: Game, option: Option, label: str) -> str:
        """With several explorers, whose option it is."""
        who = self.renderer.explorer(game, option.seat)
        if not who or tabletop.seats_taken(game) < 2 or who in label:
            return label
        return self.renderer.say("option-of", who=who, option=label)


def sentence(text: str) -> str:
    """A text that stands alone: with a capital, and a full stop unless it has one."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}" if text else ""
