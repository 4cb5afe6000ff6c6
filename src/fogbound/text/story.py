"""The journal as people tell it: what was done and what came of it, in a sentence or two.

A story is an action, a camp or the beginning of a scenario, with all that happened until the next one. Which of its
news are worth telling is decided by their roles; the rest can be looked up line by line.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from fogbound.text.render import Renderer
from fogbound.text.sentences import sentence
from fogbound.view.news_schema import Role, SeenNews

__all__ = ["Piece", "begins_story", "ends_story", "stories", "story"]

MOST: Final = 3  # sentences about what came of something
ASIDE: Final[frozenset[Role]] = frozenset(
    (
        "accompanies", "acts", "draws", "fails", "helps", "obvious", "paragraph", "passes", "recites", "replies",
        "reveals", "sets-up", "story", "succeeds",
    )
)  # fmt: skip
"""What is part of the deed, was read elsewhere, or is soon forgotten."""
NOBODY: Final[tuple[int, ...]] = ()
APART: Final[frozenset[Role]] = ASIDE - {"replies"}
"""And what is not told where it belongs to no story."""
FIRST: Final[frozenset[Role]] = frozenset(("arrives", "brings", "closes", "grave", "misses"))
"""What is told before anything else, where there is too much to tell."""


class Piece(NamedTuple):
    """A piece of news, and how difficult the action was in which it came; NONE if there was none."""

    item: SeenNews
    needed: int


def begins_story(item: SeenNews) -> bool:
    """Whether something new is told from here."""
    return "turns" in item.roles


def ends_story(item: SeenNews) -> bool:
    """Whether what was told before is over, and what follows stands by itself."""
    return "closes" in item.roles


def stories(renderer: Renderer, pieces: Iterable[Piece]) -> list[str]:
    """News as the journal tells them: one for each thing that was done, a sentence for what belongs to none."""
    runs: list[list[Piece]] = []
    for piece in pieces:
        if not runs or begins_story(piece.item) or ends_story(piece.item):
            runs.append([])
        runs[-1].append(piece)
    return [line for run in runs for line in _story_lines(renderer, run)]


def _story_lines(renderer: Renderer, run: Sequence[Piece]) -> list[str]:
    """The story that some news make, or a sentence for each where nothing was done."""
    if begins_story(run[0].item):
        return [story(renderer, run)]
    spoken = renderer.familiar()
    lines: list[dict[str, str]] = []  # sentences by their kinds: of a score, only what it went to in the end
    is_bare = False  # whether the line before names neither people nor cards, such as what scores went to
    for item in _consequences(spoken, [piece.item for piece in run], APART):
        was_bare, is_bare = is_bare, not item.people and not item.cards
        if not is_bare or not was_bare:
            lines.append({})
        lines[-1][item.kind] = sentence(spoken, item)
    return [" ".join(said.values()) for said in lines]


def story(renderer: Renderer, pieces: Sequence[Piece]) -> str:
    """What was done and how it came out, then what came of it."""
    spoken = renderer.familiar()
    head = pieces[0].item
    rest = _consequences(spoken, [piece.item for piece in pieces[1:]])
    way = next((item for item in rest if "arrives" in item.roles), None)
    if "acts" not in head.roles:
        first = sentence(spoken, head), ""
        rest = [item for item in rest if item is not way or item.cards != head.cards]
    elif way is not None and _is_sure(spoken, pieces):  # where it led is all that was done
        first = sentence(spoken, way), _subject(spoken, way)
        rest.remove(way)
    else:
        first = _deed(spoken, pieces)
    came = dict.fromkeys((sentence(spoken, item), _subject(spoken, item)) for item in _foremost(rest))
    return _run_together(spoken, [first, *came])


def _subject(renderer: Renderer, item: SeenNews) -> str:
    """With whom a sentence begins that tells it."""
    if item.is_several and item.is_everybody:
        return renderer.say("all-of-you")
    return renderer.people(item.people)


def _run_together(renderer: Renderer, told: list[tuple[str, str]]) -> str:
    """Sentences one after the other; what the same people did becomes one: Ann kept this and found that."""
    found: list[list[str]] = []
    before = ""
    for line, subject in told:
        named = subject if subject and line.startswith(f"{subject} ") else ""
        if named and named == before:
            found[-1][-1] = found[-1][-1].removesuffix(".")
            found[-1].append(line.removeprefix(f"{named} "))
        else:
            found.append([line])
        before = named
    return " ".join([renderer.join_names(clauses) for clauses in found])


def _deed(renderer: Renderer, pieces: Sequence[Piece]) -> tuple[str, str]:
    """Who did what, and how it came out; the last result is the one that counts. And who did it, if that is all."""
    head = pieces[0].item
    party = [piece.item for piece in pieces if "accompanies" in piece.item.roles]
    people = {who.seat: who for item in (head, *party) for who in item.people}
    is_everybody = any(item.is_everybody for item in party)
    verdict = next((piece for piece in reversed(pieces) if _is_verdict(piece.item)), None)
    who = renderer.say("all-of-you") if is_everybody else renderer.people(list(people.values()))
    outcome = _outcome(verdict)
    told = renderer.say(
        "news-story",
        who=who,
        many="yes" if len(people) > 1 else "no",
        deed=renderer.deed_done(head),
        outcome=outcome,
        n=verdict.item.n if verdict is not None else 0,
        needed=verdict.needed if verdict is not None else 0,
    )
    return told, who if outcome == "done" else ""


def _is_verdict(item: SeenNews) -> bool:
    return "succeeds" in item.roles or "fails" in item.roles


def _outcome(verdict: Piece | None) -> str:
    """How an action came out; where no star was needed, success goes without saying."""
    if verdict is None:
        return "done"
    if "fails" in verdict.item.roles:
        return "lost" if verdict.needed > 0 else "failed"
    return "won" if verdict.needed > 0 else "done"


def _is_sure(renderer: Renderer, pieces: Sequence[Piece]) -> bool:
    """Whether an action has no name of its own, and nothing could go wrong with it."""
    verdict = next((piece for piece in pieces if _is_verdict(piece.item)), None)
    return not renderer.is_named(pieces[0].item) and _outcome(verdict) == "done"


def _consequences(
    renderer: Renderer, items: Sequence[SeenNews], aside: frozenset[Role] = ASIDE
) -> list[SeenNews]:
    """What came of something, without what was told already; what is alike is told at once."""
    found: list[SeenNews] = []
    brought: set[tuple[tuple[int, ...], str]] = set()  # cards, by the seats of those to whom they came
    for item in items:
        if not aside.isdisjoint(item.roles) or not sentence(renderer, item):
            continue
        if "takes" in item.roles and renderer.threatens(item):  # whether it was taken then is told as well
            continue
        seats = tuple([who.seat for who in item.people])  # compiled, a NamedSeat has no hash
        named = {(seats, card) for card in item.cards}
        laid = {(NOBODY, card) for card in item.cards} if "brings" in item.roles else set()
        if named and not item.is_hidden and (named <= brought or (laid and laid <= brought)):
            continue
        if "brings" in item.roles:
            brought |= named | laid
        joined = next(
            (at for at, other in enumerate(found) if _join(renderer, other, item) is not None), None
        )
        if joined is None:
            found.append(item)
        else:
            found[joined] = _join(renderer, found[joined], item) or item
    return found


def _join(renderer: Renderer, one: SeenNews, other: SeenNews) -> SeenNews | None:
    """Two pieces of news as one, if they differ in whom they befell alone, or in the card alone."""
    if one.kind != other.kind or (one.n, one.other, one.to) != (other.n, other.other, other.to):
        return None
    if "takes" in one.roles and renderer.taking(one) != renderer.taking(other):
        return None
    if one.is_hidden or other.is_hidden or not one.people or not other.people or not other.cards:
        return None
    seats = [{who.seat for who in each.people} for each in (one, other)]
    names = [[renderer.name(card) for card in each.cards] for each in (one, other)]
    if names[0] == names[1] and seats[0].isdisjoint(seats[1]) and not one.is_several:
        return replace(one, people=(*one.people, *other.people))
    if seats[0] == seats[1] and not set(names[0]) & set(names[1]):
        return replace(one, cards=(*one.cards, *other.cards), is_several=renderer.has_several(one))
    return None


def _foremost(items: list[SeenNews]) -> list[SeenNews]:
    """The few that are told, in the order in which they happened; that nothing came of something, if that is all."""
    items = [item for item in items if "fruitless" not in item.roles] or items
    first = [item for item in items if not FIRST.isdisjoint(item.roles)]
    kept = [*first, *(item for item in items if item not in first)][:MOST]
    return [item for item in items if item in kept]
