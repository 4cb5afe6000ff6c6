"""The words of each language, read from its flat files when they are first wanted.

    # verbs/deeds                        a section; nothing but a help for readers
    regain = récupérez|récupère|récupérer {amount} {amount#carte|cartes}{amount~}
    or = " ou "                          quotes keep the spaces at the ends

`terms.txt` holds the wordings of the effect language, a line for each term of the lexicon, `phrases.txt` what else card
texts are put together of, and a file named after a ruleset what that ruleset calls otherwise.
"""

from collections.abc import Collection, Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Final

from fogbound.languages import LANGUAGES
from fogbound.packs.faults import Fault, Mark, PackError, nearest
from fogbound.rules.common.lexicon import LEXICON

__all__ = ["HOME", "LanguageError", "Phrases", "other_names", "phrases", "read", "terms"]

HOME: Final = Path(__file__).resolve().parent
"""The folder with a folder for each language."""


class LanguageError(PackError):
    """A language lacks words, or has some that nobody uses; it carries every fault that was found."""


class Phrases(dict[str, str]):
    """Words by their names; who asks for a name that has none hears of the nearest one."""

    def __init__(self, path: Path, words: dict[str, str]) -> None:
        super().__init__(words)
        self._path = path

    def __missing__(self, name: str) -> str:
        raise LanguageError([_missing(self._path, 1, name, self)])

    def group(self, group: str) -> "Phrases":
        """The words of a group by the rest of their names."""
        start = f"{group}."
        return Phrases(
            self._path,
            {name.removeprefix(start): said for name, said in self.items() if name.startswith(start)},
        )


@cache
def terms(lang: str) -> dict[str, str]:
    """The wording of every term of the lexicon."""
    return read(HOME / lang / "terms.txt", LEXICON)


@cache
def phrases(lang: str) -> Phrases:
    """What else card texts are put together of; the first language says what names there are."""
    first = LANGUAGES[0]
    path = HOME / lang / "phrases.txt"
    return Phrases(path, read(path, None if lang == first else phrases(first)))


@cache
def other_names(lang: str, ruleset: str) -> tuple[tuple[str, str], ...]:
    """What a ruleset calls by another name than the wordings both share, in the order in which it is put right."""
    path = HOME / lang / f"{ruleset}.txt"
    return tuple(read(path).items()) if path.is_file() else ()


def read(path: Path, known: Collection[str] | None = None) -> dict[str, str]:
    """The words of a file by their names, which must be the known ones; raises WordsError with all that is wrong."""
    words: dict[str, str] = {}
    faults = []
    lines = path.read_text("utf-8").splitlines()
    for at, line in enumerate(lines, 1):
        if not line or line[0] == "#":
            continue
        name, sign, said = line.partition(" = ")
        if not sign or not said or name in words:
            faults.append(_misplaced_line(line, name in words, _mark(path, at)))
            continue
        words[name] = said[1:-1] if len(said) > 1 and said[0] == said[-1] == '"' else said
    if known is not None and words.keys() != set(known):
        faults.extend(_unlike(path, lines, words, known))
    if faults:
        raise LanguageError(sorted(faults, key=attrgetter("mark")))
    return words


def _mark(path: Path, line: int) -> Mark:
    return Mark(f"{path.parent.name}/{path.name}", line, 1)


def _misplaced_line(line: str, is_twice: bool, mark: Mark) -> Fault:
    if is_twice:
        return Fault("words-twice", f"{line.partition(' = ')[0]!r} stands here a second time", mark)
    return Fault("no-words", f"{line!r} gives no words to a name", mark, "write: name = words")


def _unlike(path: Path, lines: list[str], words: Collection[str], known: Collection[str]) -> Iterator[Fault]:
    """Each name that nobody uses, with the nearest one that is, and each that has no words."""
    missing = [name for name in known if name not in words]
    for name in words:
        if name not in known:
            close = nearest(name, missing) or nearest(name, known)
            at = next(at for at, line in enumerate(lines, 1) if line.startswith(f"{name} = "))
            hint = f"did you mean {close!r}?" if close else ""
            yield Fault("unknown-words", f"nobody asks for {name!r}", _mark(path, at), hint)
    for name in missing:
        yield _missing(path, len(lines) + 1, name, [word for word in words if word not in known])


def _missing(path: Path, line: int, name: str, others: Collection[str]) -> Fault:
    close = nearest(name, others)
    hint = f"is {close!r} meant for it?" if close else ""
    return Fault("missing-words", f"there are no words for {name!r}", _mark(path, line), hint)
