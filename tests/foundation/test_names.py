"""Names: the publisher's coinages stand nowhere in what ships, and each class has a name to itself."""

import ast
from pathlib import Path

import pytest

from literals import rooms, tree_of

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("src", "docs", "web/src", "README.md", "tests/golden", "tests/packs")
TEXTS = {".py", ".yaml", ".ftl", ".md", ".ts", ".svelte", ".txt"}
COINAGES = tuple(
    "".join(parts) for parts in (("ground", "shiver"), ("hope ", "reborn"), ("espoir ", "renaît"))
)
"""Put together here, so that this file does not name them either."""


def test_no_coinage_of_the_publisher_is_used():
    """Neither in code nor in packs, texts, pages and transcripts."""
    paths = [
        path
        for name in SHIPPED
        for path in ((ROOT / name).rglob("*") if (ROOT / name).is_dir() else [ROOT / name])
    ]
    files = [path for path in paths if path.suffix in TEXTS]

    assert files
    assert [
        f"{path.relative_to(ROOT)}: {coinage}"
        for path in files
        for coinage in COINAGES
        if coinage in path.read_text(encoding="utf-8").casefold()
    ] == []


@pytest.mark.slow
def test_no_two_classes_have_one_name():
    """A reader who looks for a class finds one; those that a module keeps for itself may be called as they like."""
    homes: dict[str, list[str]] = {}
    for path, source in rooms():
        for node in ast.walk(tree_of(source)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(path)

    assert len(homes) > 1000
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}
