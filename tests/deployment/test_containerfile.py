"""The Containerfile, as far as it can be looked at without building it: each instruction, and what it calls."""

import json
import re
import shlex
from typing import NamedTuple

from commanding import said
from deployment.server_script import DEPLOY, ROOT, load


class Instruction(NamedTuple):
    name: str
    words: str


KNOWN = {
    *("ARG", "FROM", "RUN", "COPY", "ENV", "USER", "WORKDIR", "VOLUME", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD", "LABEL"),
}
TEXT = (DEPLOY / "Containerfile").read_text()
INSTRUCTIONS = [
    Instruction(*line.split(None, 1))
    for line in re.sub(r"\\\n\s*", "", TEXT).splitlines()
    if line.strip() and not line.startswith("#")
]


def all_of(name: str) -> list[str]:
    return [each.words for each in INSTRUCTIONS if each.name == name]


def script_words() -> list[list[str]]:
    """What each call of the installing script is given."""
    commands = [part.strip() for words in all_of("RUN") for part in words.split("&&")]
    return [shlex.split(part)[2:] for part in commands if "/source/deploy/server.py" in part]


def test_every_instruction_is_one():
    """Known, and with something to do; images come from wherever the machine gets them."""
    assert {each.name for each in INSTRUCTIONS} <= KNOWN
    assert all_of("FROM") == ["${BASE} AS build", "${BASE}"]
    assert "://" not in TEXT.replace("http://127.0.0.1", "")


def test_it_is_built_by_the_script_that_installs_servers(monkeypatch):
    """With words that this knows."""
    script = load(monkeypatch)
    building, installing = (script.parser().parse_args(words) for words in script_words())

    assert building.do is script.wheel
    assert installing.do is script.install
    assert (installing.service, installing.extras) == (False, "${EXTRAS}")
    assert str(installing.wheel.parent) == str(building.to)


def test_what_it_copies_is_there():
    """And all that the script reads is among it."""
    sources = [words.split()[0] for words in all_of("COPY") if not words.startswith("--from")]

    assert [name for name in sources if not (ROOT / name).exists()] == []
    assert sources == [".", "deploy", "pyproject.toml", "requirements"]


def test_it_serves_as_nobody_in_particular_from_where_the_script_puts_things(monkeypatch):
    """Its games lie in a volume, and it is ended as the server wants to be."""
    script = load(monkeypatch)
    places = script.Places()
    entry, health = (
        json.loads(re.sub(r"^.*?(?=\[)", "", all_of(name)[-1]))
        for name in (
            "ENTRYPOINT",
            "HEALTHCHECK",
        )
    )

    assert all_of("USER") == [script.USER]
    assert all_of("VOLUME") == all_of("WORKDIR") == [str(places.data)]
    assert all_of("STOPSIGNAL") == ["SIGTERM"]
    assert entry[:2] == [str(places.current / "bin" / "fogbound"), "serve"]
    offered = said("serve", "--help")
    assert [word for word in entry if word.startswith("--") and word not in offered] == []
    assert entry[entry.index("--data") + 1] == str(places.data)
    port = entry[entry.index("--port") + 1]
    assert all_of("EXPOSE") == [port]
    assert health[0] == str(places.current / "bin" / "python")
    assert f"http://127.0.0.1:{port}/health" in health[2]
    compile(health[2], "the health check", "exec")


def test_what_is_built_elsewhere_is_not_copied():
    """Environments, history and builds of this machine have no place in it."""
    ignored = (ROOT / ".dockerignore").read_text().split()

    assert {".git", ".venv", "build", "**/node_modules", "**/__pycache__"} <= set(ignored)
