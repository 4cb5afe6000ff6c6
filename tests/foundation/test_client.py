"""The browser client: no file of it grows beyond what one reads at once."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
MADE = {"wire.ts"}
"""What a program writes."""
MOST = 300
"""Lines of logic in a file."""


def logic_of(path: Path) -> list[str]:
    """The lines of a module, or of the scripts of a component, without comments and blank ones."""
    text = path.read_text("utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL))
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("//")]


def test_no_file_has_too_much_logic():
    """Markup and styles do not count, nor do tests."""
    lengths = {
        str(path.relative_to(SOURCES)): len(logic_of(path))
        for pattern in ("*.ts", "*.svelte")
        for path in SOURCES.rglob(pattern)
        if path.name not in MADE and ".test." not in path.name
    }

    assert lengths["lib/table.svelte.ts"] > 100, "the search finds what it looks for"
    assert {name: lines for name, lines in lengths.items() if lines > MOST} == {}
