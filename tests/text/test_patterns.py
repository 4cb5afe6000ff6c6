"""Messages are filled in as Fluent does it, and only what is more than texts, variables and choices is left to Fluent."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fogbound.packs.languages import GRAMMARS
from fogbound.text import LANGUAGES, catalogue
from fogbound.text.catalogue import messages, sources
from fogbound.text.patterns import PLAIN, IntricateError, fill

NUMBERS = (0, 1, 2, 3, 7, 21, 100, 999)
FORMS = "".join(f" [{form}] {form}\n" for form in ("zero", "one", "two", "few", "many"))


class _Variables(Visitor):
    """The variables of a message, and the words among which each chooses."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        words = [key.name for key in keys if isinstance(key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference):
            self.words.setdefault(node.selector.id.name, []).extend(words)
        self.generic_visit(node)


def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _samples(source: str) -> list[dict[str, str | int]]:
    """Values for the variables of a message: every word and every sort of number for each of them."""
    found = _Variables()
    found.visit(FluentResource(source))
    names = sorted(found.words)
    kinds = [[*dict.fromkeys(found.words[name]), "Ann", *NUMBERS] for name in names]
    most = max(map(len, kinds), default=1)
    return [
        {
            name: some[(at + shift * place) % len(some)]
            for place, (name, some) in enumerate(zip(names, kinds, strict=True))
        }
        for at in range(most)
        for shift in (0, 1, 3)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_filled_in_as_fluent_does_it(lang: str):
    """Words and numbers of every sort for each variable; what our own lines leave to Fluent is hardly anything."""
    bundle, plural = _bundle(lang), catalogue(lang)._plural
    told = left = 0
    for source in sources(lang).values():
        for key, text in messages(source).items():
            pattern = bundle.get_message(key).value
            (entry,) = (one for one in FluentResource(text).body if isinstance(one, ast.Message))
            for values in _samples(text):
                expected, errors = bundle.format_pattern(pattern, values)
                assert not errors, (key, values)
                try:
                    assert fill(entry.value, values, plural) == expected, (key, values)
                    told += 1
                except IntricateError:
                    left += 1

    assert told > 9 * left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_take_the_plural_form_that_fluent_knows(lang: str):
    """The grammar of a language says it, so that a short list need not wait for the tables of all languages."""
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(f"form = {{ $n ->\n{FORMS} *[other] other\n}}\n"))
    pattern = bundle.get_message("form").value

    for number in PLAIN:
        assert GRAMMARS[lang].plural_form(number) == bundle.format_pattern(pattern, {"n": number})[0], number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_numbers_are_written_as_the_language_does_it(lang: str):
    """A thousand has a comma in English and a space in French; both come from Fluent."""
    said = catalogue(lang).say("status", turn=12, deck=1234, pile=0)

    assert (
        said
        == _bundle(lang).format_pattern(
            _bundle(lang).get_message("status").value, {"turn": 12, "deck": 1234, "pile": 0}
        )[0]
    )
    assert "1234" not in said


def test_a_variable_without_a_value_is_refused():
    """A message is never said with a gap in it."""
    with pytest.raises(LookupError, match="status"):
        catalogue("en").say("status", turn=1, deck=2)
    with pytest.raises(LookupError, match="no-such-message"):
        catalogue("en").say("no-such-message")
