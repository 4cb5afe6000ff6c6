"""Whole cards in words: every line a card shows, in a language, from the same trees that run.

An author may word an extraordinary card anew with the attribute `.wording` of its message; the exact text
stays available, and `wording_mismatch` compares the numbers in both.
"""

import re
from collections import Counter

from fogbound.packs.build import kind_of
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.citadel_book import citadel_kind
from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.format import SIDES, ActionSource, ContinentCard, CraftSource, ItemSource, StripSource
from fogbound.packs.languages import COLON
from fogbound.packs.languages.words import phrases
from fogbound.packs.lines import IndentedLine, Text, plain, sentence
from fogbound.packs.nouns import Nouns, message_id
from fogbound.packs.pack import LoadedCard
from fogbound.packs.phrases import kind_noun
from fogbound.packs.sayings import icons, say
from fogbound.packs.sentences import Tree
from fogbound.packs.writer import Writer
from fogbound.rules.common.term_names import NUMBER

__all__ = [
    "ContinentWriter",
    "action_text",
    "card_text",
    "heading",
    "icons",
    "kind_name",
    "say",
    "sentence",
    "wording_mismatch",
    "writer_of",
]


def writer_of(ruleset: str, lang: str, nouns: Nouns) -> "ContinentWriter | CitadelWriter":
    """What writes the cards of packs for this ruleset."""
    return ContinentWriter(lang, nouns) if ruleset == "continent" else CitadelWriter(lang, nouns)


def kind_name(card: LoadedCard, lang: str) -> str:
    """What cards of its kind are called."""
    source = card.source
    kind = citadel_kind(source) if isinstance(source, CitadelCard) else kind_of(source)
    return kind_noun(kind, lang).text


def heading(card: LoadedCard, lang: str, nouns: Nouns) -> str:
    """The name of a card with its kind and number, as a list shows it."""
    source = card.source
    kind, number = kind_name(card, lang), ""
    if isinstance(source, CitadelCard) and source.paragraph is not None:
        number = f" {source.paragraph}"
    number = f" {source.number:03}" if source.number is not None else number
    name = nouns.card_name(lang, card)
    return f"{name} ({kind}{number})" if name else f"{kind[0].upper()}{kind[1:]}{number}"


def card_text(card: LoadedCard, lang: str, nouns: Nouns, exact: bool = False) -> list[Text]:
    """Everything a card says, line by line; the author's own wording comes first, unless exact."""
    own = nouns.message(lang, message_id("card", card.uid), "wording")
    if own and not exact:
        return [(IndentedLine(line.strip()),) for line in own.splitlines() if line.strip()]
    if isinstance(card.source, CitadelCard):
        return CitadelWriter(lang, nouns, card.uid).lines(card.source)
    return ContinentWriter(lang, nouns, card.uid).lines(card.source)


def action_text(types: str, action: ActionSource, lang: str, nouns: Nouns) -> Text:
    """An action of a card."""
    return ContinentWriter(lang, nouns).action(types, action)


class ContinentWriter(Writer):
    """Writes a card of a Continent pack."""

    def __init__(self, lang: str, nouns: Nouns, uid: str = "") -> None:
        super().__init__(lang, nouns, phrases(lang).group("continent"), uid)

    # -- cards -------------------------------------------------------------------------------------

    def lines(self, source: ContinentCard) -> list[Text]:
        """Everything the card shows."""
        lines: list[Text] = []
        self._land(source, lines)
        self._nature(source, lines)
        if source.text is not None:
            lines.extend(self.lay_out_texts([source.text]))
        lines.extend(self.texts_behind_label("skipped", source.skipped))
        lines.extend(self.part(source))
        if source.craft is not None:
            lines.append((IndentedLine(self.craft(source.craft)),))
        if source.item is not None:
            lines.extend(self.craft_text(source.item))
        if source.satchel is not None:
            lines.extend(self._limits(source))
        return lines

    def _land(self, source: ContinentCard, lines: list[Text]) -> None:
        """What belongs to the Board: arrows, resources, marks."""
        if source.arrows:
            named = [f"{self.side(side)} {source.arrows[side]:03}" for side in SIDES if side in source.arrows]
            lines.append(self.enumeration("arrow", named))
        lines.extend(self.place_text(source))
        lines.extend(self.several("action", "done", source.done))
        lines.extend(self.several("resource", "resource", source.resources))
        lines.extend(self.several("tag", "tag", source.tags))
        if source.no_camp:
            lines.append(self.line("no-camp"))

    def _nature(self, source: ContinentCard, lines: list[Text]) -> None:
        """What the card is worth and whose it is."""
        if source.strip is not None:
            lines.append((IndentedLine(self.strip(source.strip)),))
        if source.own is not None:
            lines.append(self.line("own", self.noun("character", source.own)))
        if source.price is not None:
            lines.append(self.line("price", source.price))
        if source.start is not None:
            lines.append(self.line("start", f"{source.start:03}"))
        for key, there in (
            ("companion", source.companion),
            ("vital-loss", source.vital_loss),
            ("keeps", source.keeps),
        ):
            if there:
                lines.append(self.line(key))

    def part(self, source: ContinentCard | ItemSource) -> list[Text]:
        """What a card and the item part of a Skill have in common."""
        lines: list[Text] = []
        if source.durability is not None:
            lines.append(self.line("durability", source.durability))
        lines.extend(self.several("keyword", "keyword", source.keywords))
        if source.banner:
            banner = [f"{self.noun('pictograph', word)} {value}" for word, value in source.banner.items()]
            lines.append(self.line("banner", ", ".join(banner)))
        lines.extend(self.lay_out_texts(source.effects))
        lines.extend(self.action(*each) for each in self.printed_actions(source.actions))
        return lines

    def action(self, types: str, action: ActionSource, ordinal: int = 0) -> Text:
        """An action: its head, and below it what it needs, changes and brings."""
        marks = [
            self.words[key]
            for key, there in (
                ("mandatory", action.mandatory),
                ("all-hands", action.all_hands),
                ("lock", action.lock),
            )
            if there
        ]
        title = self.action_title(types, ordinal, marks)
        price = self.price(action)
        if action.at_most is not None:
            price.append(self.most_involved(action.at_most))
        needs = [self.line("needs", self.say(action.needs, "si"))] if action.needs is not None else []
        told = [
            *needs,
            *self.modifiers(action.modifiers),
            *self.texts_behind_label("success", action.success),
            *self.texts_behind_label("failure", action.failure),
        ]
        return self.with_heading(title, price, told)

    def most_involved(self, most: Tree) -> str:
        """How many may be involved; a composed number stands at the end, so that its own words follow it."""
        if most == [NUMBER, {"number": 1}]:
            return self.words["alone"]
        return self.phrase("at-most" if most[0] == NUMBER else "no-more-than", self.say(most))

    def price(self, action: ActionSource | CraftSource) -> list[str]:
        """Cost and difficulty; what cannot fail by itself has none."""
        price = [self.amount("cost", action.cost)]
        if action.difficulty != [NUMBER, {"number": 0}]:
            price.append(self.amount("difficulty", action.difficulty))
        return price

    def strip(self, strip: StripSource) -> str:
        shown = [
            self.phrase(one if number == 1 else f"{one}s", number)
            for one, number in (
                ("star", strip.stars),
                ("left", strip.left),
                ("right", strip.right),
                ("seven", strip.sevens),
            )
            if number
        ]
        return self.sentence("strip", ", ".join(shown) or self.words["nothing"])

    def craft(self, craft: CraftSource) -> str:
        title = self.noun("action", "craft") + COLON[self.lang]
        said = [sentence(title + ", ".join(self.price(craft)), self.lang)]
        if craft.resources:
            saved = [
                self.either.join(self.noun("resource", word) for word in words.split(" or ")) + f" −{number}"
                for words, number in craft.resources.items()
            ]
            said.append(self.label_and_list("resource", saved))
        return " ".join(said)

    def craft_text(self, item: ItemSource) -> list[Text]:
        first, *others = self.part(item)
        return [self.line("item", first[0].text[0].lower() + first[0].text[1:]), *others]

    def _limits(self, source: ContinentCard) -> list[Text]:
        return [
            self.by_players(key, numbers)
            for key, numbers in (("hand", source.hand), ("dice", source.dice), ("stack", source.stack))
        ]


# -- an author's own wording -----------------------------------------------------------------------

_NUMBER = re.compile(r"\d+")


def wording_mismatch(card: LoadedCard, lang: str, nouns: Nouns) -> str:
    """Which numbers the author's wording adds to the exact text or leaves out; empty when they agree.

    Small numbers may be written as words, and a single one need not be written at all.
    """
    own = nouns.message(lang, message_id("card", card.uid), "wording")
    if not own:
        return ""
    exact = _numbers(" ".join(map(plain, card_text(card, lang, nouns, exact=True))), lang)
    written = _numbers(own, lang)
    missing = sorted(set(exact) - set(written))
    added = sorted(set(written) - set(exact))
    complaints = [f"lacks {', '.join(missing)}"] if missing else []
    if added:
        complaints.append(f"adds {', '.join(added)}")
    return " and ".join(complaints)


def _numbers(text: str, lang: str) -> Counter[str]:
    """The numbers of a text; card numbers keep their three digits."""
    found = Counter(number for number in _NUMBER.findall(text) if number not in ("0", "1"))
    for at, word in enumerate(phrases(lang)["numbers"].split(), 2):
        found.update([str(at)] * len(re.findall(rf"\b{word}\b", text.casefold())))
    return found
