"""What is printed on cards, taken apart for the browser: actions, strips, crafts, words with their names.

Each part is said by the writer that says the whole card, so that both have the same words.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from fogbound.packs import citadel
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.format import ActionSource, ContinentCard, CraftSource, ItemSource
from fogbound.packs.lines import Text, lay_out
from fogbound.packs.pack import LoadedCard
from fogbound.packs.redaction import NEVER
from fogbound.packs.texts import plain_number
from fogbound.packs.wording import ContinentWriter, icons
from fogbound.packs.writer import Writer, number_actions, verbs
from fogbound.server.wire import FaceAction, FaceCraft, FaceRow, FaceStrip, FaceText, Named, TextLine
from fogbound.text import CardTexts

__all__ = ["parts_of", "wire_lines"]

_ONE: Final = plain_number(1)

Parts = dict[str, Any]
"""Fields of a `Face` by name."""

_Action = TypeVar("_Action", ActionSource, citadel.CitadelActionSource)


def wire_lines(text: Text) -> tuple[TextLine, ...]:
    """A text as it is sent."""
    return tuple([TextLine(text=line.text, depth=line.depth) for line in text])


class _Parts:
    """What cards of both rulesets print in the same way."""

    def __init__(self, writer: Writer, uid: str) -> None:
        self.writer = writer
        self.uid = uid

    def labels(self, group: str, words: Iterable[str]) -> tuple[Named, ...]:
        return tuple(Named(id=word, name=self.writer.noun(group, word)) for word in words)

    def counted_labels(self, group: str, words: dict[str, int]) -> tuple[Named, ...]:
        return tuple(Named(id=word, name=self.writer.noun(group, word), n=n) for word, n in words.items())

    def text(self, tree: Any) -> tuple[TextLine, ...]:
        """A text in lines, none where there is none."""
        return () if tree is None else wire_lines(lay_out(tree, self.writer.lang, self.writer.nouns))

    def texts(self, trees: Iterable[Any]) -> tuple[FaceText, ...]:
        return tuple(
            FaceText(lines=self.text(tree), icons=tuple(icons(tree))) for tree in trees if tree is not None
        )

    def number(self, tree: Any) -> str:
        return "" if tree is None else self.writer.say(tree)

    def verbs(self, types: str) -> tuple[str, ...]:
        return tuple(verbs(types))

    def readable_actions(
        self, entries: list[dict[str, _Action]]
    ) -> list[tuple[int, int | None, str, _Action]]:
        """The actions that players may read of: the place of each, the number of its options, its types, itself."""
        return [
            (at, ordinal if ordinal > 1 else None, types, one)
            for at, (types, one, ordinal) in enumerate(number_actions(entries))
            if one.needs != NEVER
        ]

    def needs(self, tree: Any) -> str:
        return "" if tree is None else self.writer.sentence("needs", self.writer.say(tree, "si"))

    def title(self, types: str, n: int | None) -> str:
        """What an action is called: by the author, or else by its types."""
        verbs = self.verbs(types)
        own = self.writer.nouns.action_name(self.writer.lang, self.uid, verbs[0], n or 1)
        name = own or ", ".join(self.writer.names_of("action", verbs))
        return name[:1].upper() + name[1:]


class ContinentParts(_Parts):
    """Takes a card of the Continent apart."""

    def __init__(self, writer: ContinentWriter, uid: str) -> None:
        super().__init__(writer, uid)

    def parts(self, source: ContinentCard) -> Parts:
        """What this card has beside its name and its prose."""
        skipped = [
            FaceText(lines=wire_lines(text))
            for text in self.writer.texts_behind_label("skipped", source.skipped)
        ]
        parts: Parts = {
            "arrows": dict(source.arrows),
            "done": self.labels("action", source.done),
            "resources": self.labels("resource", source.resources),
            "keywords": self.labels("keyword", source.keywords),
            "no_camp": source.no_camp,
            "actions": self._actions(source.actions),
            "effects": self.texts(source.effects),
            "text": (*self.texts([source.text]), *skipped),
            "durability": source.durability or 0,
            "banner": self.counted_labels("pictograph", source.banner),
            "vital_loss": source.vital_loss,
            "companion": source.companion,
            "price": source.price or 0,
            "own": self.writer.noun("character", source.own) if source.own is not None else "",
            "hand": tuple(source.hand),
            "dice": tuple(source.dice),
            "stack": tuple(source.stack),
        }
        if source.strip is not None:
            strip = source.strip
            parts["strip"] = FaceStrip(
                stars=strip.stars, left=strip.left, right=strip.right, sevens=strip.sevens
            )
        if source.craft is not None:
            parts["craft"] = self._craft(source.craft, source.item)
        if source.item is not None:
            parts.update(self._item(source.item))
        return parts

    def _actions(self, actions: list[dict[str, ActionSource]]) -> tuple[FaceAction, ...]:
        return tuple(self._action(*placed) for placed in self.readable_actions(actions))

    def _action(self, index: int, n: int | None, types: str, action: ActionSource) -> FaceAction:
        return FaceAction(
            index=index,
            n=n,
            verbs=self.verbs(types),
            name=self.title(types, n),
            cost=self.number(action.cost),
            difficulty=self.number(action.difficulty),
            success=self.text(action.success),
            failure=self.text(action.failure),
            needs=self.needs(action.needs),
            modifiers=self.texts(action.modifiers),
            lock=action.lock,
            mandatory=action.mandatory,
            all_hands=action.all_hands,
            alone=action.at_most == _ONE,
            at_most="" if action.at_most == _ONE else self.number(action.at_most),
        )

    def _craft(self, craft: CraftSource, item: ItemSource | None) -> FaceCraft:
        either = self.writer.either
        resources = [(words.split(" or "), number) for words, number in craft.resources.items()]
        saved = [
            Named(id=" ".join(kinds), name=either.join(self.writer.names_of("resource", kinds)), n=number)
            for kinds, number in resources
        ]
        return FaceCraft(
            cost=self.number(craft.cost),
            difficulty=self.number(craft.difficulty),
            resources=tuple(saved),
            durability=item.durability if item is not None else 0,
        )

    def _item(self, item: ItemSource) -> Parts:
        """The item part of a Skill, which is all it has once it is crafted."""
        return {
            "durability": item.durability,
            "keywords": self.labels("keyword", item.keywords),
            "banner": self.counted_labels("pictograph", item.banner),
            "effects": self.texts(item.effects),
            "actions": self._actions(item.actions),
        }


class CitadelParts(_Parts):
    """Takes an entry of a Citadel pack apart."""

    def __init__(self, writer: CitadelWriter, uid: str, traits: Mapping[str, str]) -> None:
        super().__init__(writer, uid)
        self._traits = traits  # what each does, by its word

    def parts(self, source: CitadelCard) -> Parts:
        """What this entry has beside its name and its prose; of a paragraph nothing that it orders is told."""
        parts: Parts = {
            "arrows": {side: arrow[1] for side, arrow in source.arrows.items()},
            "done": self.labels("action", source.done),
            "keywords": self.labels("keyword", source.keywords),
            "banner": self.labels("pictograph", filter(None, (*source.shows, source.pictograph))),
            "actions": self._actions(source.actions),
            "fog_actions": self._actions(source.back_actions),
            "effects": self.texts(source.effects),
            "text": self.texts([source.text]),
            "own": self.writer.noun("character", source.own) if source.own is not None else "",
            "weight": source.weight,
            "reflex": source.reflex,
            "hand": tuple(source.hand),
            "weights": tuple(source.most_weight),
        }
        if source.link is not None:
            parts["link"] = Named(id=source.link, name=self.writer.noun("pictograph", source.link))
        if source.skill is not None:
            strip = source.strip or citadel.CitadelStripSource()
            held: dict[str, int] = {icon: strip.icons.count(icon) for icon in strip.icons}
            parts["strip"] = FaceStrip(stars=strip.stars, left=strip.left, right=strip.right, icons=held)
        return parts

    def _actions(self, actions: list[dict[str, citadel.CitadelActionSource]]) -> tuple[FaceAction, ...]:
        return tuple(self._action(*placed) for placed in self.readable_actions(actions))

    def _action(
        self, index: int, n: int | None, types: str, action: citadel.CitadelActionSource
    ) -> FaceAction:
        return FaceAction(
            index=index,
            n=n,
            verbs=self.verbs(types),
            name=self.title(types, n),
            cost=self.number(action.cost),
            difficulty=self.number(action.difficulty),
            success=self.text(action.success),
            failure=self.text(action.failure),
            needs=self.needs(action.needs),
            modifiers=self.texts(action.modifiers),
            rows=tuple(self._row(at, row, action) for at, row in enumerate(action.rows, 1)),
            mandatory=action.mandatory,
            traits=tuple(
                replace(trait, about=self._traits.get(trait.id, ""))
                for trait in self.labels("trait", action.traits)
            ),
            all_hands=action.group,
            chain=action.chain,
        )

    def _row(self, at: int, row: citadel.RowSource, whole: citadel.CitadelActionSource) -> FaceRow:
        """A row; what it does not say is as in the action (T-RUL-39)."""
        return FaceRow(
            row=at,
            cost=self.number(row.cost if row.cost is not None else whole.cost),
            chain=row.chain if row.chain is not None else whole.chain,
            difficulty=self.number(row.difficulty),
            success=self.text(row.success),
            failure=self.text(row.failure),
        )


def _of_the_continent(card: LoadedCard, texts: CardTexts, lang: str, traits: Mapping[str, str]) -> Parts:
    return ContinentParts(ContinentWriter(lang, texts.nouns), card.uid).parts(card.continent)


def _of_the_citadel(card: LoadedCard, texts: CardTexts, lang: str, traits: Mapping[str, str]) -> Parts:
    parts = CitadelParts(CitadelWriter(lang, texts.nouns), card.uid, traits).parts(card.citadel)
    return parts | {"asks": texts.asks(card.uid)}


_LAYOUTS: Final[dict[str, Callable[[LoadedCard, CardTexts, str, Mapping[str, str]], Parts]]] = {
    "continent": _of_the_continent,
    "citadel": _of_the_citadel,
}


def parts_of(card: LoadedCard, texts: CardTexts, lang: str, traits: Mapping[str, str]) -> Parts:
    """What a card has beside its name and its prose; `traits` are what each trait does, by its word."""
    return _LAYOUTS[texts.ruleset](card, texts, lang, traits)
