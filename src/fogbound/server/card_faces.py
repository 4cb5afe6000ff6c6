"""Card faces: a card as it is printed, in parts that a browser can lay out, said with the very words of its text."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from fogbound.packs.citadel import CitadelCard
from fogbound.packs.format import ContinentCard
from fogbound.packs.nouns import message_id
from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.redaction import NOTHING, Names
from fogbound.packs.wording import kind_name
from fogbound.press.card_pictures import shown
from fogbound.press.land import shows_land, survey
from fogbound.press.land.grounds import GROUNDS
from fogbound.press.store import edition
from fogbound.server.card_layout import parts_of, wire_lines
from fogbound.server.wire import Art, Face, FaceText
from fogbound.text import CardTexts
from fogbound.text.card_texts import Edition
from fogbound.text.catalogue import catalogue
from fogbound.text.numbers import number_met
from fogbound.view.schema import SeenNumber

__all__ = ["CardFaces", "art_of", "kind_of"]

Recalled = tuple[tuple[str, str], ...]
"""What a game remembers, in order."""

MOST_KEPT: Final = 1024
"""How many gatherings of faces are kept ready: a table shows the same cards for many a question."""

MOST_TOLD: Final = 256
"""For how many tables that remember different things, or may read different ones, single faces are kept ready."""

MOST_RETOLD: Final = 8192
"""How many faces that tell what games remember, or as much as a table may read."""


def kind_of(source: ContinentCard | CitadelCard) -> str:
    """What sort of card it is, as packs say it: its kind, or what it is by standing first."""
    if source.kind is not None:
        return source.kind
    return next(
        key.replace("_", " ") for key in reversed(source.IDENTITIES) if getattr(source, key) is not None
    )


def _back(source: ContinentCard | CitadelCard) -> str:
    if source.number is not None:
        return source.back or "green"
    if source.fog is not None:
        return "fog"
    return "blue" if kind_of(source) in ("skill", "curse") else "other"


@cache
def _shape_of(kind: str, has_scene: bool) -> Literal["land", "vignette", "portrait", "none"]:
    if kind in ("terrain", "world map"):
        return "land"
    if kind == "character":
        return "portrait"
    if not has_scene and kind in ("paragraph", "page", "trait", "custom", "satchel"):
        return "none"
    return "vignette"


def art_of(card: LoadedCard, packs: Sequence[Pack], lang: str) -> Art:
    """Which picture a card has, and what it shows; the edition changes with whatever it is made from."""
    source = card.source
    made_of = msgspec.json.encode([edition(), card.uid, source])
    shape = _shape_of(kind_of(source), source.scene is not None)
    says = shown(card, packs, lang) if shape != "none" else ""
    biome = survey(packs).scene(card).biome if shows_land(card) else None
    ground = "#{:02x}{:02x}{:02x}".format(*GROUNDS[biome].low) if biome is not None else ""
    return Art(kind=shape, says=says, edition=hashlib.sha256(made_of).hexdigest()[:8], ground=ground)


class CardFaces:
    """The faces of an adventure's cards in one language; those that tell what a game remembers are made anew."""

    def __init__(self, texts: CardTexts, lang: str) -> None:
        self.texts = texts
        self.lang = lang
        self._traits = {
            trait: texts.paragraph(uid, lang) for trait, uid in texts.all_traits.items()
        }  # what each does
        self._made: dict[tuple[str, Edition], Face] = {}  # as they are before there is anything to remember
        self._retold = lru_cache(MOST_RETOLD)(self._retell)
        self._together = lru_cache(MOST_KEPT)(self._make_faces)
        self._known = lru_cache(MOST_TOLD)(self._none_yet)
        self._named = lru_cache(MOST_KEPT)(self._names)

    def faces(self, names: frozenset[str], recalled: Mapping[str, str], met: Names) -> Mapping[str, Face]:
        """The faces of several cards, as those at a table may read them, by their ids; the same ones again while they
        tell the same.
        """
        return self._together(names, tuple(sorted(recalled.items())), self.texts.for_table(met))

    def _make_faces(self, names: frozenset[str], recalled: Recalled, texts: CardTexts) -> Mapping[str, Face]:
        known = self._known(recalled, texts)
        for name in names:
            if name not in known:
                known[name] = self._face(name, recalled, texts)
        return {name: known[name] for name in sorted(names)}

    def _none_yet(self, recalled: Recalled, texts: CardTexts) -> dict[str, Face]:
        """The faces that are known to tables that remember this and have met the same: none, before they are shown."""
        return {}

    def nouns(
        self, words: frozenset[tuple[str, str]], stages: tuple[str, ...], numbers: frozenset[SeenNumber]
    ) -> Mapping[str, str]:
        """What words are called, each given after its group, the stages of an action, and the cards behind numbers, as
        `group/word`.
        """
        return self._named(words, stages, numbers)

    def _names(
        self, words: frozenset[tuple[str, str]], stages: tuple[str, ...], numbers: frozenset[SeenNumber]
    ) -> Mapping[str, str]:
        say = catalogue(self.lang).say
        return {
            **{
                f"{group}/{word}": self.texts.noun(self.lang, group, word).text
                for group, word in sorted(words)
            },
            **{f"stage/{stage}": say(f"stage-{stage}") for stage in stages},
            **{
                f"number/{each.number:03}": number_met(self.texts, each, self.lang)
                for each in sorted(numbers)
            },
        }

    def face(self, name: str, recalled: Mapping[str, str] | None = None, met: Names = NOTHING) -> Face:
        """The face of a card by its id, as a table may read it that has met this; copies have the same one."""
        memories = tuple(sorted(recalled.items())) if recalled else ()
        return self._face(name.partition("#")[0], memories, self.texts.for_table(met) if met else self.texts)

    def _face(self, uid: str, recalled: Recalled, texts: CardTexts) -> Face:
        if recalled:
            return self._retold(uid, recalled, texts)
        key = (uid, texts.edition(uid))
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_RETOLD:
                self._made.clear()
            found = self._made[key] = self._make(texts.card(uid), texts)
        return found

    def _retell(self, uid: str, recalled: Recalled, texts: CardTexts) -> Face:
        """A face with the story as a game remembers it; most tell the same whatever that is, and stay the same."""
        plain, story = self._face(uid, (), texts), self._story(uid, dict(recalled))
        is_same = all(getattr(plain, part) == told for part, told in story.items())
        return plain if is_same else replace(plain, **story)

    def _story(self, uid: str, recalled: Mapping[str, str]) -> dict[str, str]:
        part = self.texts.part
        return {
            "flavour": part(uid, "flavour", self.lang, recalled),
            "back_text": part(uid, "back", self.lang, recalled),
            "caption": part(uid, "caption", self.lang, recalled),
            "picture_text": part(uid, "picture", self.lang, recalled),
        }

    def _make(self, card: LoadedCard, texts: CardTexts) -> Face:
        source, nouns = card.source, self.texts.nouns
        parts = parts_of(card, texts, self.lang, self._traits)
        key = message_id("card", card.uid)
        own = nouns.message(self.lang, key, "wording")
        if own:  # it stands for all that the rules say
            parts["effects"] = ()
            parts["text"] = tuple(
                FaceText(lines=wire_lines(text)) for text in texts.text(card.uid, self.lang)
            )
        return Face(
            id=card.uid,
            kind=kind_of(source),
            kind_name=kind_name(card, self.lang),
            name=self.texts.name(card.uid, self.lang),
            art=art_of(self.texts.printing.whole(card.uid), self.texts.packs, self.lang),
            spoken=tuple(map(wire_lines, texts.text(card.uid, self.lang, exact=True))),
            back=_back(source),
            number=source.number,
            area=source.area or "",
            placement=tuple(source.placement),
            **(parts | self._story(card.uid, {})),
        )
