"""Entries of Citadel packs in words: what each shows to a reader, line by line.

What a booklet keeps to itself is not told: the replies of a paragraph are put as a question when it is read, the
answers of a riddle and the epilogue of a scenario speak when their time has come. `reply` words a single reply.
"""

from typing import Any

from fogbound.packs.citadel import CitadelActionSource, CitadelCard, CitadelStripSource, RowSource
from fogbound.packs.format import SIDES
from fogbound.packs.languages.words import phrases
from fogbound.packs.lines import IndentedLine, Text, sentence
from fogbound.packs.nouns import Nouns
from fogbound.packs.phrases import icons_said
from fogbound.packs.writer import Writer
from fogbound.rules.common.term_names import NUMBER

__all__ = ["CitadelWriter"]

_NONE = [NUMBER, {"number": 0}]


class CitadelWriter(Writer):
    """Writes an entry of a Citadel pack."""

    def __init__(self, lang: str, nouns: Nouns, uid: str = "") -> None:
        super().__init__(lang, nouns, phrases(lang).group("citadel"), uid)

    def lines(self, source: CitadelCard) -> list[Text]:
        """Everything the entry shows."""
        if source.page is not None:
            return self._page(source)
        return [
            *self._land(source),
            *self._holdings(source),
            *self._skill(source),
            *self._leaflet(source),
            *self.back(source),
            *self.lay_out_texts([source.text]),
            *self._who_answers(source),
            *self._effects(source),
            *self._actions(source.actions),
            *self._at_citadel(source),
        ]

    def reply(self, source: CitadelCard, key: str) -> str:
        """What a reply says and costs."""
        label = self.nouns.label(self.lang, "reply", key, source.paragraph)
        price = source.replies[key].price
        return f"{label} ({self.phrase('price', self.say(price))})" if price is not None else label

    # -- cards -------------------------------------------------------------------------------------

    def _land(self, source: CitadelCard) -> list[Text]:
        lines: list[Text] = []
        if source.fog is not None:
            lines.append(self.line("fog", source.area))
        if source.arrows:
            named = []
            for side in SIDES:
                if side in source.arrows:
                    area, number = source.arrows[side]
                    named.append(self.phrase("area", self.side(side), f"{number:03}", area))
            lines.append(self.enumeration("arrow", named))
        lines.extend(self.place_text(source))
        lines.extend(self.several("action", "done", source.done))
        lines.extend(self.several("tag", "tag", source.tags))
        if source.digit is not None:
            lines.append(self.line("digit", source.digit))
        if source.link is not None:
            lines.append(self.line("link", self.noun("pictograph", source.link)))
        return [*lines, *self.several("pictograph", "show", source.shows)]

    def _holdings(self, source: CitadelCard) -> list[Text]:
        lines: list[Text] = []
        if source.kind == "purse":
            lines.append(self.line("weight", source.weight))
        if source.no_discard:
            lines.append(self.line("not-discarded" if source.may_be_given else "no-discard"))
        lines.extend(self.several("keyword", "keyword", source.keywords))
        if source.character is not None:
            lines.append(self.by_players("hand", source.hand))
            lines.append(self.by_players("most-weight", source.most_weight))
        if source.slot:
            told = [self.phrase("slot", source.slot)]
            if source.after:
                told.append(self.phrase("after", source.after))
            lines.append((IndentedLine(sentence(", ".join(told), self.lang)),))
        return lines

    def _skill(self, source: CitadelCard) -> list[Text]:
        if source.skill is None:
            return []
        kind = "reserve"
        if source.reflex:
            kind = "reflex"
        elif source.advanced:
            kind = "advanced"
        lines = [self.line(kind)]
        if source.own is not None:
            lines = [self.line("own", self.noun("character", source.own))]
        return [*lines, (IndentedLine(self._strip(source.strip or CitadelStripSource())),)]

    def _strip(self, strip: CitadelStripSource) -> str:
        shown = [
            self.phrase(one if number == 1 else f"{one}s", number)
            for one, number in (("star", strip.stars), ("left", strip.left), ("right", strip.right))
            if number
        ]
        if strip.icons:
            shown.append(icons_said([[icon] for icon in strip.icons], self.lang))
        return self.sentence("strip", ", ".join(shown) or self.words["nothing"])

    def back(self, source: CitadelCard) -> list[Text]:
        """What stands on the back of a card, which everybody sees while it lies in the fog."""
        return [
            *self.texts_behind_label("back", source.back_text),
            *(self._behind("back", action) for action in self._actions(source.back_actions)),
        ]

    def _behind(self, key: str, text: Text) -> Text:
        """A text behind a label."""
        return (*self.line(key, _lower_first(text[0].text)), *text[1:])

    def _effects(self, source: CitadelCard) -> list[Text]:
        if source.building is not None:
            return self.texts_behind_label("built", *source.effects)
        return self.lay_out_texts(source.effects)

    # -- actions -----------------------------------------------------------------------------------

    def _actions(self, actions: list[dict[str, CitadelActionSource]]) -> list[Text]:
        return [self.action(*each) for each in self.printed_actions(actions)]

    def action(self, types: str, action: CitadelActionSource, ordinal: int = 0) -> Text:
        """An action: its head, and below it what it needs, changes and brings, row by row when it is compound."""
        marks = [
            self.words[key]
            for key, there in (
                ("mandatory", action.mandatory),
                ("group", action.group),
                ("compound", bool(action.rows)),
            )
            if there
        ]
        title = self.action_title(types, ordinal, marks)
        traits = [self.enumeration("trait", self.names_of("trait", action.traits))] if action.traits else []
        needs = [self.line("needs", self.say(action.needs, "si"))] if action.needs is not None else []
        told = [
            *traits,
            *needs,
            *self.modifiers(action.modifiers),
            *(self._row(number, row, action) for number, row in enumerate(action.rows, 1)),
            *([] if action.rows else self._outcome(action)),
        ]
        return self.with_heading(title, [] if action.rows else self._price(action), told)

    def _row(self, number: int, row: RowSource, action: CitadelActionSource) -> Text:
        return self.with_heading(self.phrase("row", number), self._price(row, action), self._outcome(row))

    def _price(
        self, part: CitadelActionSource | RowSource, whole: CitadelActionSource | None = None
    ) -> list[str]:
        """Cost, chain and difficulty; what a row does not say is as in the action (T-RUL-39)."""
        cost: Any = part.cost if part.cost is not None or whole is None else whole.cost
        chain = part.chain if part.chain is not None or whole is None else whole.chain
        price = [self.amount("cost", cost)]
        if chain:
            price.append(self.words["chain"])
        if part.difficulty != _NONE:
            price.append(self.amount("difficulty", part.difficulty))
        return price

    def _outcome(self, part: CitadelActionSource | RowSource) -> list[Text]:
        return [
            *self.texts_behind_label("success", part.success),
            *self.texts_behind_label("failure", part.failure),
        ]

    # -- story -------------------------------------------------------------------------------------

    def _who_answers(self, source: CitadelCard) -> list[Text]:
        """Who answers a paragraph, and how; not what there is to answer."""
        lines: list[Text] = []
        if source.replies and source.asks != "reader":
            lines.append(self.line(f"{source.asks}-asks"))
        if source.seconds is not None:
            lines.append(self.line("seconds", source.seconds))
        if source.riddle is not None:
            lines.append(self.line("riddle"))
            lines.extend(self.texts_behind_label("attempt", source.riddle.attempt))
        return lines

    def _page(self, source: CitadelCard) -> list[Text]:
        lines: list[Text] = []
        if source.pictograph is not None:
            lines.append(self.line("pictograph", self.noun("pictograph", source.pictograph)))
        if source.life:
            lines.append(self.by_players("life", source.life))
        if source.tremor is not None:
            lines.append(self.line("tremor", source.tremor))
        for key, there in (("no-saving", source.saving is False), ("no-joining", source.joining is False)):
            if there:
                lines.append(self.line(key))
        lines.extend(self.several("goal", "goal", source.goals))
        lines.extend(self.texts_behind_label("setup", source.setup))
        lines.extend(self._effects(source))
        lines.extend(self._actions(source.actions))
        if source.like is not None:
            lines.append(self.line("like", self.noun("page", source.like)))
        return lines

    def _leaflet(self, source: CitadelCard) -> list[Text]:
        lines = self.boxes(source)
        if source.price is not None:
            lines.append(self.line("hope", self.say(source.price)))
        if source.needs is not None:
            lines.append(self.line("needs", self.say(source.needs, "si")))
        return lines

    def boxes(self, source: CitadelCard) -> list[Text]:
        """How many boxes a building has."""
        if source.boxes is None:
            return []
        return [self.line("box" if source.boxes == 1 else "boxes", source.boxes)]

    def _at_citadel(self, source: CitadelCard) -> list[Text]:
        return self.texts_behind_label("at-citadel", source.at_citadel)


def _lower_first(line: str) -> str:
    """A sentence that goes on another one."""
    return line[:1].lower() + line[1:]
