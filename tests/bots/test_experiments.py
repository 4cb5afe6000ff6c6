"""The player in docs/experiments.md can be copied and run."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "experiments.md"


def test_the_example_plays():
    """It answers a hundred questions, or all there are."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}

    exec(code, names)  # the example is ours

    game = names["game"]
    assert game.serial >= 50 or game.ending
