"""The linter: what can be found wrong with a pack that loads, without playing it, and its counts."""

import pathlib
from collections import Counter

import msgspec

from fogbound.packs.backs import check_backs
from fogbound.packs.calls import Calls, playable
from fogbound.packs.chart import check_arrows
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.entries import entry_family
from fogbound.packs.faults import Mark, PackError
from fogbound.packs.findings import Finding, Places
from fogbound.packs.folder import gather
from fogbound.packs.format import ContinentCard
from fogbound.packs.meant import check_meant
from fogbound.packs.numbers import check_numbers
from fogbound.packs.pack import AnyCard, Pack
from fogbound.packs.prose import check_prose, hidden_numbers
from fogbound.packs.reading import check_marks
from fogbound.packs.sense import family
from fogbound.packs.story import check_story
from fogbound.packs.usage import (
    check_curses,
    check_destinations,
    check_drawings,
    check_memos,
    check_states,
    check_words,
)

__all__ = ["Counts", "count", "lint"]


class Counts(msgspec.Struct):
    """What a pack consists of; cards are counted with their copies."""

    cards: int
    kinds: dict[str, int]
    backs: dict[str, int]
    skills: dict[str, int]  # common, advanced, reflex, and own by character
    numbers: int  # different ones
    texts: dict[str, int]  # files of prose by language
    hidden: list[str]  # where a player who listens finds each hidden number


def lint(packs: list[Pack]) -> list[Finding]:
    """What is wrong with the last of these packs, which builds on the others, in the order of its files."""
    pack = packs[-1]
    if not pack.cards:
        return [Finding("error", "no-cards", "the pack has no cards", _manifest(pack), _EMPTY)]
    places = Places()
    calls = Calls(packs)
    citadel = pack.manifest.ruleset == "citadel"
    found = [
        *check_numbers(pack, calls, places),
        *check_backs(pack, packs, places),
        *(finding for finding in check_arrows(calls, places) if _is_of(finding, pack)),
        *check_words(pack, packs, places),
        *check_memos(pack, packs, places),
        *(check_story(pack, packs, places) if citadel else check_states(pack, packs, places)),
        *check_curses(pack, packs, places),
        *check_destinations(pack, places),
        *check_drawings(pack, packs),
        *check_prose(pack, packs, places),
        *check_marks(pack, places),
        *check_meant(pack, places),
        *_incomplete(pack, packs),
        *_unread_files(pack),
    ]
    unique = list(dict.fromkeys(found))
    return sorted(unique, key=lambda finding: (finding.mark, finding.code, finding.message))


def _is_of(finding: Finding, pack: Pack) -> bool:
    return any(card.file == finding.mark.file for card in pack.cards)


_PEOPLE = {"character": "Character card", "skill": "Skill card"}
_NEEDED = {
    "continent": ("a clue", {"satchel": "Satchel & Journal card", **_PEOPLE, "curse": "Curse card"}),
    "citadel": ("a booklet", _PEOPLE),
}
"""What makes a pack one that can be played, and what every table then needs (C-SET, T-SETUP)."""
_EMPTY = "its files in cards/ are empty"
_SHARED = "a pack that others build on says shelf: 0"


def _incomplete(pack: Pack, packs: list[Pack]) -> list[Finding]:
    """What a pack that can be played lacks."""
    having, needed = _NEEDED[pack.manifest.ruleset]
    if not playable(packs) and pack.manifest.shelf:
        message = f"it stands among the adventures, but there is not {having} to play"
        return [Finding("warning", "not-playable", message, _manifest(pack), _SHARED)]
    if not playable([pack]):
        return []
    every = [card.source for each in packs for card in each.cards]
    missing = [named for key, named in needed.items() if all(getattr(each, key) is None for each in every)]
    pages = [source for source in every if isinstance(source, CitadelCard) and source.page is not None]
    if pages and all(page.booklet is not None for page in pages):
        missing.append("introduction: a page without a booklet")
    mark = _manifest(pack)
    return [Finding("error", "not-playable", f"there is {having} but no {named}", mark) for named in missing]


def _manifest(pack: Pack) -> Mark:
    return Mark(f"{_folder(pack)}/pack.yaml", 1, 1)


def _unread_files(pack: Pack) -> list[Finding]:
    """Files that lie where cards, texts or drawings lie but are not read."""
    if not pack.folder:
        return []
    try:
        files = gather(pathlib.Path(pack.folder))
    except PackError:
        return []
    return [
        Finding("hint", "ignored-file", "this file is not read", Mark(files.label(path), 1, 1), _suffix(path))
        for path in files.ignored
    ]


def _suffix(path: str) -> str:
    suffixes = {"text": ".ftl", "drawings": ".svg"}
    return f"its name must end in {suffixes.get(path.partition('/')[0], '.yaml')}"


def _folder(pack: Pack) -> str:
    return pathlib.Path(pack.folder).name or pack.manifest.name


def count(pack: Pack) -> Counts:
    """Count the cards of a pack."""
    kinds: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    skills: Counter[str] = Counter()
    for card in pack.cards:
        source = card.source
        kinds[family(source) if isinstance(source, ContinentCard) else entry_family(source)] += source.copies
        backs[_back(source)] += source.copies
        if source.skill is not None:
            skills[_belongs(source)] += source.copies
    return Counts(
        sum(kinds.values()),
        dict(sorted(kinds.items())),
        dict(sorted(backs.items())),
        dict(sorted(skills.items())),
        len({card.source.number for card in pack.cards} - {None}),
        {language: len(files) for language, files in sorted(pack.texts.items())},
        list(hidden_numbers(pack)),
    )


def _back(source: AnyCard) -> str:
    if source.number is not None:
        return source.back or "green"
    if source.fog is not None:
        return "fog"
    curse = isinstance(source, ContinentCard) and source.curse is not None
    return "blue" if source.skill is not None or curse else "other"


def _belongs(source: AnyCard) -> str:
    if source.own is not None:
        return f"own of {source.own}"
    if isinstance(source, CitadelCard) and source.reflex:
        return "reflex"
    advanced = source.price is not None if isinstance(source, ContinentCard) else source.advanced
    return "advanced" if advanced else "common"
