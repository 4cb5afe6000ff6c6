"""What a player may choose at a question: options with their labels, in the order of their numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fogbound.packs.languages import COLON
from fogbound.packs.lines import plain
from fogbound.text.card_texts import CardTexts
from fogbound.text.render import Renderer
from fogbound.view import AskedOption, Perspective
from fogbound.view.hints import SeenHint
from fogbound.view.options import (
    AFTER_FIRST_LINE,
    BROUGHT,
    LAST_LINE,
    PROSE,
    SERVING,
    TEXT_ON_PAGE,
    USES,
    USES_CARD,
)

__all__ = ["Labels", "ListedOption"]


class ListedOption(NamedTuple):
    """An option as it is listed."""

    label: str
    option: AskedOption


class Labels:
    """Lists what one seat is offered, what is possible beside it, and what of both is shown at once."""

    def __init__(self, renderer: Renderer, known: Perspective) -> None:
        self.renderer = renderer
        self.known = known
        self._people: dict[int | None, str] = {}  # the names of those at the seats

    @property
    def _texts(self) -> CardTexts:
        """The texts of the cards as those at the table may read them."""
        return self.renderer.texts.for_table(self.known.met_names)

    # -- lists -------------------------------------------------------------------------------------

    @property
    def _asked_options(self) -> list[AskedOption]:
        return self.known.asked_question.options if self.known.asked_question is not None else []

    def offered_choices(self) -> list[ListedOption]:
        """The options of the pending question that matter; what nobody should take by a slip comes last."""
        options = [option for option in self._asked_options if not option.is_idle]
        return self._distinguish(sorted(options, key=self.is_for_good))

    def standing_choices(self) -> list[ListedOption]:
        """What may be done beside them: what changes nothing, cards that may be used, everything else."""
        return self.idle() + [ListedOption(self.aside(option), option) for option in self.beside()]

    def idle(self) -> list[ListedOption]:
        """The options of the pending question that change nothing.

        Nobody is shown a Recovery of fewer cards at the price of more.
        """
        return self._distinguish([one for one in self._asked_options if one.is_idle and not one.is_short])

    def beside(self) -> list[AskedOption]:
        """What may be done beside the question, cards that may be used first."""
        asked = self.known.asked_question
        return sorted(asked.beside, key=_is_no_card) if asked is not None else []

    def listed_choices(self) -> list[ListedOption]:
        """What is listed with the question: its options, and between actions the cards that may be used."""
        return self.offered_choices() + [
            choice for choice in self.standing_choices() if choice.option.bits & USES_CARD
        ]

    def _distinguish(self, options: list[AskedOption]) -> list[ListedOption]:
        """These options with their labels; copies of a card are one choice."""
        choices: dict[tuple[str, str, int], ListedOption] = {}
        for option in options:
            label = self.label(option)
            choices.setdefault((label, option.name_without_copy, option.zone), ListedOption(label, option))
        return list(choices.values())

    # -- labels ------------------------------------------------------------------------------------

    def label(self, option: AskedOption, price: int | None = None) -> str:
        """What an option of the pending question is called; an action with this price, if one is given."""
        label = self.renderer.option(option.named_option, cost=price)
        return self._of(option, label) if option.is_action else label

    def way(self, action: AskedOption, way: AskedOption) -> str:
        """Where an action leads, and whom."""
        return self._of(action, self.renderer.option(way.named_option))

    def aside(self, option: AskedOption) -> str:
        """What an option beside the question is called."""
        return self._of(option, self.renderer.option(option.named_option))

    def _of(self, option: AskedOption, label: str) -> str:
        """With several explorers, whose option it is."""
        who = self.who(option)
        if not who or self.known.is_alone or who in label:
            return label
        return self.renderer.say("option-of", who=who, option=label)

    def who(self, option: AskedOption) -> str:
        """Whose option it is; empty for nobody's own."""
        seat = option.seat
        found = self._people.get(seat)
        if found is None:
            found = self._people[seat] = self.renderer.explorer(self.known, seat)
        return found

    def on_page(self, option: AskedOption, label: str) -> tuple[str, str]:
        """A short label for an option, and what goes below it: what it does and what it costs."""
        if option.bits & USES_CARD:
            card = self.renderer.name(option.card)
            label = self._of(option, self.renderer.say("option-use-item", card=card))
            return label, sentence(self._texts.ability(option.ability, self.renderer.lang))
        short = option.short_label
        if short is not None:
            label = self.renderer.render(short)
        hint = option.hint
        if hint is not None and (hint.abilities or hint.written or hint.after is not None):
            return label, self._hint_text(hint)
        if option.tells == TEXT_ON_PAGE and option.card is not None:
            return label, self._texts.paragraph(option.card, self.renderer.lang)
        return label, self.note(option) or (self._hint_text(hint) if hint is not None else "")

    def button(self, option: AskedOption) -> str:
        """What becomes of the card of an option, on a button below that card; empty where nothing shorter says it."""
        return self.renderer.button(option.named_option) if option.card is not None else ""

    def is_printed(self, option: AskedOption) -> bool:
        """Whether what goes below the label of an option can be read on its card."""
        hint = option.hint
        if option.bits & USES_CARD:
            return True
        if hint is not None and (hint.abilities or hint.written or hint.after is not None):
            return hint.before is None and hint.after is None and not hint.written
        return bool(option.tells) and not self._skills(option)

    # -- what an option does -----------------------------------------------------------------------

    def note(self, option: AskedOption) -> str:
        """What a card does that is offered by its name alone."""
        skills, tells, card = self._skills(option), option.tells, option.card
        if not tells or tells == TEXT_ON_PAGE or card is None:
            return " ".join(skills)
        if tells == PROSE:
            prose = self.renderer.prose(self.known, card)
            return " ".join((*prose, *self._abilities(option.abilities)))
        if skills and option.gives_only_skills:
            return self.renderer.say("note-for-one", skills=" ".join(skills))
        return " ".join((*self._card_lines(option, card, tells), *skills))

    def _card_lines(self, option: AskedOption, card: str, tells: str) -> list[str]:
        """What of a card is told with an option that names it."""
        texts, lang = self._texts, self.renderer.lang
        if tells == BROUGHT:
            return [plain(text) for text in texts.brings(card, lang)]
        if tells == USES and texts.is_skill(card):
            return [
                plain(text) for text in texts.uses_of(card, lang)
            ]  # its result area was seen when it was revealed
        if tells == SERVING and (serving := self._abilities(option.serving_abilities)):
            return serving
        lines = [plain(text) for text in texts.text(card, lang)]
        if tells == LAST_LINE:
            return lines[-1:]
        return lines[1:] if tells == AFTER_FIRST_LINE else lines

    def _skills(self, option: AskedOption) -> list[str]:
        """What the Skills do that an option would give, each after its name."""
        texts, lang = self._texts, self.renderer.lang
        return [
            f"{texts.name(skill, lang)}{COLON[lang]}{texts.paragraph(skill, lang)}"
            for skill in self.skills(option)
        ]

    def skills(self, option: AskedOption) -> list[str]:
        """The Skills that an option would give a player, by their ids."""
        effect = option.effect
        return self.renderer.texts.skills(effect) if effect is not None else []

    def _hint_text(self, hint: SeenHint) -> str:
        """What is told below an option."""
        before = [self.renderer.render(hint.before)] if hint.before is not None else []
        after = [self.renderer.render(hint.after)] if hint.after is not None else []
        return " ".join((*before, *self._abilities(hint.abilities), *after)) or hint.written

    def _abilities(self, abilities: Sequence[int]) -> list[str]:
        """What abilities do, a sentence each."""
        said = [self._texts.ability(number, self.renderer.lang) for number in abilities]
        return [sentence(text) for text in said if text]

    # -- what should be confirmed ------------------------------------------------------------------

    def meaning(self, option: AskedOption) -> str:
        """What an option means that should be explained before it is taken; empty for all others."""
        return self._warning(option, ("{}-means",))

    def is_for_good(self, option: AskedOption) -> bool:
        """Whether an option should be confirmed, as nobody should take it by a slip."""
        return option.gravity is not None

    def confirmation(self, option: AskedOption) -> str:
        """What is asked before an option is taken that should be confirmed; empty for all others."""
        return self._warning(option, ("confirm-{}", "{}-means"))

    def _warning(self, option: AskedOption, keys: Sequence[str]) -> str:
        """The first of these messages that there is for an option that needs one; of a camp also what cards do then."""
        warning = option.gravity
        if warning is None:
            return ""
        for key in keys:
            name = key.format(warning.key)
            if self.renderer.catalogue.has(name):
                return " ".join((self.renderer.render(replace(warning, key=name)), *self._at_camp(option)))
        return ""

    def _at_camp(self, option: AskedOption) -> list[str]:
        """What the cards that everybody shares do when camp is made, each with its name."""
        lang = self.renderer.lang
        said = [(card, self._texts.ability(ability, lang)) for card, ability in option.camp_effects]
        return [f"{self.renderer.name(card)}{COLON[lang]}{sentence(text)}" for card, text in said if text]


def _is_no_card(option: AskedOption) -> bool:
    return not option.bits & USES_CARD


def sentence(text: str) -> str:
    """A text that stands alone: with a capital, and a full stop unless it has one."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}" if text else ""
