"""Choosing what a card shows: the subject its scene names, or else one that its words, verbs and kind suggest."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fogbound.packs.pack import LoadedCard, Pack
from fogbound.packs.subjects import SUBJECTS, Subject
from fogbound.press.chance import NamedChance
from fogbound.press.vignettes.stages import Stage

__all__ = ["stage_for", "subject_for"]

# Words of titles that mean a subject by another name.
ALIASES: Final[dict[str, Subject]] = {
    "axe": "hatchet",
    "arrow": "bow",
    "bees": "bee",
    "blade": "knife",
    "boots": "boots",
    "bottle": "bottle",
    "coat": "coat",
    "cold": "frost",
    "cough": "breath",
    "dog": "wolf",
    "dream": "moon",
    "flame": "fire",
    "food": "bread",
    "ghost": "shadow",
    "hope": "sprout",
    "hunger": "empty-bowl",
    "hungry": "empty-bowl",
    "injured": "bone",
    "light": "lantern",
    "log": "log-jam",
    "map": "chart",
    "mountain": "climber",
    "note": "page",
    "notes": "page",
    "rockfall": "rocks",
    "saddle": "mule",
    "sail": "boat",
    "sea": "wave",
    "shot": "sling",
    "sleep": "sleeper",
    "snow": "frost",
    "song": "voice",
    "spirit": "bottle",
    "step": "boots",
    "stream": "pool",
    "tea": "cup",
    "tide": "wave",
    "trap": "snare",
    "wine": "bottle",
    "wing": "birds",
    "wings": "moth",
}
VERBS: Final[dict[str, tuple[Subject, ...]]] = {
    "climb": ("climber", "ladder", "hook"),
    "craft": ("hammer", "shears"),
    "cut": ("knife", "hatchet"),
    "dig": ("spade", "mattock"),
    "dodge": ("runner",),
    "fight": ("fist", "cudgel", "spear"),
    "fish": ("hook-and-line", "net", "fish"),
    "forage": ("mushroom", "berries"),
    "gather": ("berries", "basket"),
    "heal": ("bandage", "herb"),
    "hide": ("eyes", "reeds"),
    "hunt": ("bow", "tracks", "snare"),
    "lift": ("stone", "fist"),
    "listen": ("ear",),
    "make-fire": ("fire", "bow-drill"),
    "mend": ("needle", "stitches"),
    "move": ("path", "boot"),
    "observe": ("spyglass", "eye"),
    "pathfind": ("compass", "traveller"),
    "pray": ("candle",),
    "push": ("stone",),
    "rest": ("sleeper", "tent"),
    "run": ("runner",),
    "sail": ("boat", "oar"),
    "search": ("lantern", "chest"),
    "sneak": ("boots",),
    "study": ("book", "slate"),
    "swim": ("swimmer", "wave"),
    "talk": ("talk", "voice"),
    "tend": ("bandage", "bowl"),
    "think": ("mind",),
}
KEYWORDS: Final[dict[str, Subject]] = {
    "ailment": "fever",
    "beast": "mule",
    "blade": "knife",
    "boat": "boat",
    "clothing": "coat",
    "companion": "traveller",
    "food": "bread",
    "fragile": "glass",
    "light": "lantern",
    "metal": "hammer",
    "music": "flute",
    "remedy": "herb",
    "rope": "rope",
    "shelter": "tent",
    "tool": "hatchet",
    "weapon": "spear",
    "wooden": "staff",
}
KINDS: Final[dict[str, tuple[Subject, ...]]] = {
    "bonus": ("hands", "flower", "bread"),
    "building": ("house", "inn", "mill"),
    "clue": ("letter", "page"),
    "curse": ("eyes", "shadow", "whirlpool"),
    "custom": ("crowd", "drum"),
    "global event": ("storm", "bell", "wind"),
    "item": ("bundle", "chest", "satchel"),
    "page": ("journal", "book"),
    "paragraph": ("talk", "voice"),
    "permanent event": ("cairn", "wall", "gate"),
    "purse": ("bundle", "satchel"),
    "quest item": ("key", "letter", "box"),
    "satchel": ("satchel",),
    "side-quest": ("milestone", "letter"),
    "skill": ("hand", "star", "hands"),
    "state": ("bowed", "heart", "despair"),
    "symbol": ("star",),
    "temporary event": ("path", "traveller", "birds"),
    "terrain": ("horizon", "path"),
    "trait": ("eye", "mask"),
    "world map": ("chart",),
}
ANYTHING: Final[tuple[Subject, ...]] = ("path", "star", "traveller")

_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def stage_for(card: LoadedCard) -> Stage | None:
    """Where the sort of a card, and not its subject, decides how the picture is ruled."""
    sort = card.family
    if sort == "state" or "ailment" in card.source.keywords or sort == "trait":
        return "state"
    return "curse" if sort == "curse" else None


def subject_for(card: LoadedCard, packs: Sequence[Pack]) -> str:
    """The subject of a card's vignette, or the drawing that its scene names; never none."""
    scene = card.source.scene
    if scene is not None and scene.subject is not None:
        return scene.subject
    chance = NamedChance("subject", card.file, card.uid)
    for words in (_own_words(card), _title_words(card, packs)):
        for word in words:
            if found := _named(word):
                return found
    for verb in _verbs(card):
        if verb in VERBS:
            return chance.pick(VERBS[verb])
    for keyword in card.source.keywords:
        if keyword in KEYWORDS:
            return KEYWORDS[keyword]
    return chance.pick(KINDS.get(card.family, ANYTHING))


def _named(word: str) -> Subject | None:
    """The subject that a word of a title means, also in the plural."""
    for form in (word, word.removesuffix("s"), word.removesuffix("es")):
        if form in SUBJECTS:
            return form
        if form in ALIASES:
            return ALIASES[form]
    return None


def _own_words(card: LoadedCard) -> list[str]:
    names = [card.uid, card.source.title or ""]
    return [word for name in names for word in (name, *reversed(name.split("-"))) if word]


def _title_words(card: LoadedCard, packs: Sequence[Pack]) -> list[str]:
    for pack in packs:
        if card in pack.cards:
            title = _titles("\n".join(pack.texts.get("en", {}).values())).get(card.uid, "")
            return list(reversed(_WORD.findall(title.lower())))
    return []


@lru_cache(maxsize=8)
def _titles(prose: str) -> dict[str, str]:
    """The titles of cards in the English prose of a pack."""
    return dict(re.findall(r"^card-([\w-]+) = (.+)$", prose, re.MULTILINE))


def _verbs(card: LoadedCard) -> list[str]:
    """The types of actions that a card is about, as far as its actions say."""
    source = card.source
    keys = [key for action in source.actions for key in action]
    return [verb.strip() for key in keys for verb in key.split(",")]
