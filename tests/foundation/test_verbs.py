"""Verbs of options are declared in the rules, and no other room lists them or compares a name of one."""

import ast
import re
from pathlib import Path

from fogbound.core.verbs import declared
from fogbound.rules.citadel import options as citadel
from fogbound.rules.common import options as common
from fogbound.rules.continent import options as continent

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "fogbound"
DECLARATIONS = {Path(module.__file__) for module in (common, continent, citadel)}
CLIENT = ROOT / "web" / "src"
OTHER_WORDS = {("terminal/client.py", "camp", "report", "recover", "save")}
"""Lists of other words that are spelt like verbs: what a player types."""


def modules():
    """Every module but the declarations, parsed."""
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        if path not in DECLARATIONS:
            yield place, ast.parse(path.read_text())


def strings(nodes):
    """The string constants among some expressions."""
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_no_module_lists_verbs_but_the_declarations():
    """Two names of verbs in one collection, and nothing else, are a list of verbs."""
    verbs = set(declared())
    found = []
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple | ast.List | ast.Set):
                words = strings(node.elts)
            elif isinstance(node, ast.Dict):
                words = strings(key for key in node.keys if key is not None)
            else:
                continue
            if len(words) > 1 and verbs.issuperset(words) and (str(path), *words) not in OTHER_WORDS:
                found.append(f"{path}:{node.lineno}: {', '.join(words)}")

    assert found == []


def test_no_module_compares_a_verb_with_a_name():
    """A misspelt name would be a comparison that is never true; a misspelt constant is found by mypy."""
    found = []
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute | ast.Name):
                name = node.left.attr if isinstance(node.left, ast.Attribute) else node.left.id
                if name == "verb" and strings(node.comparators):
                    found.append(f"{path}:{node.lineno}: {ast.unparse(node)}")

    assert found == []


def test_the_client_compares_no_verb():
    """The browser goes by the role of a choice."""
    compared = re.compile(
        r'\bverb\w*\)?\s*(?:===?|!==?)\s*["\']|["\']\s*(?:===?|!==?)\s*[\w.]*verb\b|\.verb\.\w+\('
    )
    found = [
        f"{path.relative_to(CLIENT)}: {match[0]}"
        for pattern in ("*.ts", "*.svelte")
        for path in sorted(CLIENT.rglob(pattern))
        for match in compared.finditer(path.read_text())
    ]

    assert found == []
