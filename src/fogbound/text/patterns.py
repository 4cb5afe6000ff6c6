"""Patterns of messages with their variables filled in: texts, variables, and choices by a word or a number.

Ours hardly ever hold anything else, and for these few things Fluent's own resolver takes ten times as long.
"""

from collections.abc import Callable, Mapping
from typing import Final

from fluent.syntax import ast

__all__ = ["PLAIN", "IntricateError", "fill"]

PLAIN: Final = range(1000)
"""Numbers that every language writes alike, in digits alone."""

Values = Mapping[str, str | int]
Plural = Callable[[int], str]
"""The plural form of a number in a language: one, few, other."""


class IntricateError(Exception):
    """A pattern holds more than that, and is Fluent's to fill in."""


def fill(pattern: ast.Pattern, values: Values, plural: Plural) -> str:
    """A pattern in words. Raises IntricateError for one that holds anything else, or a variable without a value."""
    return "".join([_part(element, values, plural) for element in pattern.elements])


def _part(element: ast.TextElement | ast.Placeable, values: Values, plural: Plural) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.VariableReference):
        value = _value(inner, values)
        return value if isinstance(value, str) else str(value)
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, ast.SelectExpression):
        return fill(_choose(inner, values, plural), values, plural)
    raise IntricateError


def _value(variable: ast.VariableReference, values: Values) -> str | int:
    value = values.get(variable.id.name)
    if value is None or (isinstance(value, int) and value not in PLAIN):
        raise IntricateError
    return value


def _choose(choice: ast.SelectExpression, values: Values, plural: Plural) -> ast.Pattern:
    """The variant for the value of a variable: the first that fits, else the one with the asterisk."""
    if not isinstance(choice.selector, ast.VariableReference):
        raise IntricateError
    value = _value(choice.selector, values)
    default = None
    for variant in choice.variants:
        if _fits(variant.key, value, plural):
            return variant.value
        if variant.default:
            default = variant.value
    if default is None:
        raise IntricateError
    return default


def _fits(key: ast.Identifier | ast.NumberLiteral, value: str | int, plural: Plural) -> bool:
    """Whether a variant is for a value: for this word, this number, or numbers with this plural form."""
    if isinstance(key, ast.Identifier):
        name = str(key.name)
        return value == name if isinstance(value, str) else plural(value) == name
    if isinstance(value, str) or not str(key.value).isdecimal():
        raise IntricateError
    return int(str(key.value)) == value
