"""Shapes: plain data becomes typed values, and what does not fit is explained at its place."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fogbound.packs.faults import PackError
from fogbound.packs.shape import convert
from fogbound.packs.source import parse


class Kind(StrEnum):
    """What a card may be."""

    TERRAIN = "terrain"
    ITEM = "item"


class Action(msgspec.Struct, forbid_unknown_fields=True):
    """What an explorer may do."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=20)]
    success: str = ""
    locked: bool = False


class Walk(msgspec.Struct, tag="walk", tag_field="way", forbid_unknown_fields=True):
    """A way on foot."""

    days: int
    pace: Literal["slow", "steady"] = "slow"


class Sail(msgspec.Struct, tag="sail", tag_field="way", forbid_unknown_fields=True):
    """A way by boat."""

    wind: Literal["north", "south"]
    pace: Literal["swift"] = "swift"

    def __post_init__(self) -> None:
        if self.wind == "south":
            raise ValueError("nobody sails south")


class Card(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """A card of this test's own make."""

    kind: Kind
    number: int | None = None
    area: Annotated[str, msgspec.Meta(pattern="^[IVX]+$")] | None = None
    resources: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    place: tuple[int, int] = (0, 0)
    actions: list[dict[str, Action]] = []
    found_at: dict[int, Kind] = {}
    bonus: dict[Kind, dict[str, int]] = {}
    ways: list[Walk | Sail] = []
    weight: float = 0.0


def test_a_card_takes_its_shape() -> None:
    """Words become enumerations, keys that are numbers become numbers, and defaults fill the rest."""
    card = "{kind: terrain, found-at: {12: item}, actions: [{dig: {cost: 6}}], ways: [{way: walk, days: 2}]}"

    assert convert(parse(f"[{card}]", "x"), (0,), Card) == Card(
        kind=Kind.TERRAIN, found_at={12: Kind.ITEM}, actions=[{"dig": Action(cost=6)}], ways=[Walk(days=2)]
    )


@pytest.mark.parametrize(
    ("card", "code", "said"),
    [
        ("»[]", "wrong-type", "expected a mapping, found a list"),
        ("{kind: »terain}", "unknown-word", "'terain' is not known here (did you mean 'terrain'?)"),
        ("{kind: »boat}", "unknown-word", "'boat' is not known here (known are terrain, item)"),
        ("{kind: »3}", "wrong-type", "expected text, found 3 (known are terrain, item)"),
        ("»{number: 3}", "missing-field", "the field 'kind' is missing here"),
        (
            "{kind: item, »nubmer: 3}",
            "unknown-field",
            "there is no field 'nubmer' here (did you mean 'number'?)",
        ),
        (
            "{kind: item, »found_at: {}}",
            "unknown-field",
            "there is no field 'found_at' here (did you mean 'found-at'?)",
        ),
        ("{kind: item, number: »six}", "wrong-type", "expected a whole number or nothing, found 'six'"),
        (
            "{kind: item, number: »'6'}",
            "wrong-type",
            "expected a whole number or nothing, found '6' (leave out the quotes)",
        ),
        ("{kind: item, weight: »true}", "wrong-type", "expected a number, found true"),
        ("{kind: item, area: »4}", "wrong-type", "expected text or nothing, found 4 (put it in quotes)"),
        (
            "{kind: item, area: »IIb}",
            "wrong-form",
            "'IIb' does not have the right form (it must match '^[IVX]+$')",
        ),
        (
            "{kind: item, resources: »vine}",
            "wrong-type",
            "expected a list, found 'vine' (put it in brackets, as in [one, two])",
        ),
        (
            "{kind: item, resources: »[a, b, c]}",
            "out-of-range",
            "expected a list of at most 2 entries, found 3",
        ),
        ("{kind: item, resources: »}", "wrong-type", "expected a list, found nothing"),
        ("{kind: item, place: »[1]}", "out-of-range", "expected a list of exactly 2 entries, found 1"),
        ("{kind: item, place: [1, »b]}", "wrong-type", "expected a whole number, found 'b'"),
        (
            "{kind: item, actions: [dig: {cost: 2}, cut: {cost: »30}]}",
            "out-of-range",
            "expected a whole number, at most 20, found 30",
        ),
        (
            "{kind: item, actions: [dig: {cost: 2, »sucess: x}]}",
            "unknown-field",
            "there is no field 'sucess' here (did you mean 'success'?)",
        ),
        (
            "{kind: item, actions: [dig: »cost:2]}",
            "wrong-type",
            "expected a mapping, found 'cost:2' (put a space after the colon)",
        ),
        (
            "{kind: item, actions: [dig: {cost: 2, locked: »yes}]}",
            "wrong-type",
            "expected true or false, found 'yes' (write true)",
        ),
        (
            "{kind: item, found-at: {1: item, 2: »itme}}",
            "unknown-word",
            "'itme' is not known here (did you mean 'item'?)",
        ),
        (
            "{kind: item, found-at: {1: item, »02: item}}",
            "wrong-type",
            "expected a whole number, found '02' (leave out the zeros before it)",
        ),
        (
            "{kind: item, bonus: {item: {a: 1}, terrain: {b: 2, c: »d}}}",
            "wrong-type",
            "expected a whole number, found 'd'",
        ),
        (
            "{kind: item, bonus: {»itme: {a: 1}}}",
            "unknown-word",
            "'itme' is not known here (did you mean 'item'?)",
        ),
        (
            "{kind: item, ways: [{way: »wakl, days: 1}]}",
            "unknown-word",
            "'wakl' is not known here (did you mean 'walk'?)",
        ),
        ("{kind: item, ways: [»{days: 1}]}", "missing-field", "the field 'way' is missing here"),
        (
            "{kind: item, ways: [{way: walk, »day: 1}]}",
            "unknown-field",
            "there is no field 'day' here (did you mean 'days'?)",
        ),
        (
            "{kind: item, ways: [{way: sail, wind: »nort}]}",
            "unknown-word",
            "'nort' is not known here (did you mean 'north'?)",
        ),
        ("{kind: item, ways: [»{way: sail, wind: south}]}", "not-fitting", "nobody sails south"),
        (
            "{kind: item, ways: [{way: walk, »wind: north}]}",
            "unknown-field",
            "there is no field 'wind' here (known are way, days, pace)",
        ),
        (
            "{kind: item, ways: [{way: walk, days: 2, pace: »swift}]}",
            "unknown-word",
            "'swift' is not known here (known are slow, steady)",
        ),
        (
            '{kind: »"item - at `$.area`"}',
            "unknown-word",
            "'item - at `$.area`' is not known here (known are terrain, item)",
        ),
    ],
)
def test_what_does_not_fit_is_explained_at_its_place(card: str, code: str, said: str) -> None:
    """One fault: the place (»), what was expected, what was found, and the nearest right word."""
    document = parse(f"- a card before it\n- {card.replace('»', '')}", "x")

    with pytest.raises(PackError) as caught:
        convert(document, (1,), Card)

    assert str(caught.value) == f"x:2:{len('- ') + card.index('»') + 1}: {code}: {said}"


NAMES = [
    "kind",
    "number",
    "actions",
    "bonus",
    "ways",
    "x` - at `$.ways[0]",
    "x` - at `key` in `$.bonus",
    "[...]",
]
INNER_NAMES = ["way", "days", "cost", "item", "`", "x` - at `$[...]"]
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.sampled_from(["item", "walk", "`"])),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(INNER_NAMES), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.one_of(st.sampled_from(NAMES), st.text()), VALUES, max_size=4))
@example({"x` - at `key` in `$.bonus": None, "bonus": None})
def test_any_data_fits_or_is_a_pack_error(data: dict[str, object]) -> None:
    """Whatever a stranger writes, one fault within the file comes out, or a card."""
    text = msgspec.json.encode(data).decode()
    try:
        convert(parse(text, "x"), (), Card)
    except PackError as error:
        marks = [fault.mark for fault in error.faults]
        assert {mark.line for mark in marks} == {1}
        assert all(1 <= mark.column <= len(text) + 1 for mark in marks)
