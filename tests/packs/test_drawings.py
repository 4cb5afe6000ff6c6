"""Drawings of packs: what an author may draw, what is refused and where, and that nothing else can happen."""

from pathlib import Path
from typing import get_args

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from amounts import examples
from fogbound.packs import drawings, library, outlines, pack, svg
from fogbound.packs.drawings import (
    Drawing,
    DrawnBeing,
    DrawnGlow,
    DrawnShape,
    DrawnStroke,
    DrawnThing,
    read_drawing,
)
from fogbound.packs.faults import Fault, PackError
from fogbound.packs.format import Light
from fogbound.packs.inks import INKS
from fogbound.packs.linter import lint
from packing import PLAYABLE, write_pack

GULL = Path(__file__).parent / "lamplight" / "drawings" / "mooring-gull.svg"
OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -120 400 240">'
SQUARE = '<path class="shape" fill="madder" d="M0 0L10 0L10 10L0 10Z"/>'


def read(inside: str, opening: str = OPEN) -> Drawing:
    return read_drawing(f"{opening}\n{inside}\n</svg>", "isle/drawings/dial.svg")


def only(inside: str):
    (thing,) = read(inside).things
    return thing


def refused(text: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        read_drawing(text, "isle/drawings/dial.svg")
    return [str(fault).removeprefix("isle/drawings/dial.svg:") for fault in caught.value.faults]


def with_drawings(folder: Path, **contents: str) -> Path:
    """A pack with drawings by name, `_` for a hyphen."""
    (folder / "drawings").mkdir()
    for name, text in contents.items():
        (folder / "drawings" / f"{name.replace('_', '-')}.svg").write_text(text, encoding="utf-8")
    return folder


def item(subject: str) -> str:
    return f"- {{number: 7, back: green, kind: item, durability: 2, scene: {{subject: {subject}}}}}\n"


# -- the handbook ----------------------------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "drawings.md").read_text("utf-8")


def test_the_example_of_the_handbook_is_the_drawing_of_a_pack():
    """What an author copies is what our tests play with."""
    assert f"```svg\n{GULL.read_text('utf-8')}```" in PAGE


def test_the_handbook_has_every_word_and_bound_of_drawings():
    """Each element, class, attribute, stage and ink, and how much there may be of everything."""
    attributes = {name for names in drawings.ATTRIBUTES.values() for name in names}
    words = [*attributes, *drawings.CLASSES, *get_args(drawings.Backdrop), *get_args(Light), *outlines.STEPS]
    bounds = (
        f"{drawings.LARGEST // 1024} KiB",
        f"{svg.MOST_ELEMENTS}, no more than {svg.DEEPEST} within one another",
        f"{drawings.MOST_POINTS:,}",
        f"| {outlines.FURTHEST} |",
        f"| {outlines.MOST_STEPS} |",
        f"| {pack.MOST_DRAWINGS} |",
        f"`{drawings.BOX}`",
        f"in {outlines.FINE} pieces, an ellipse in {outlines.ARC}",
    )

    assert [word for word in words if f"`{word}" not in PAGE] == []
    assert [name for name, code in INKS.items() if f"`{name}` {code}" not in " ".join(PAGE.split())] == []
    assert [bound for bound in bounds if bound not in PAGE] == []


# -- what is read ----------------------------------------------------------------------------------


def test_a_drawing_has_shapes_beings_strokes_and_glows():
    """The example of the handbook has one of each, and its groups hand on what they say."""
    drawing = read_drawing(GULL.read_text("utf-8"), "gull")

    assert (drawing.stage, drawing.light, drawing.flips, drawing.size) == ("sea", "dusk", True, 1.0)
    assert [type(thing) for thing in drawing.things] == [
        *(DrawnGlow, DrawnShape, DrawnShape, DrawnStroke, DrawnShape, DrawnShape),
        *(DrawnStroke, DrawnStroke, DrawnBeing, DrawnShape, DrawnStroke, DrawnShape),
    ]
    post, top = drawing.things[1:3]
    assert (post.colour, post.tone, top.colour, top.tone) == (INKS["wood"], 0.3, INKS["wood"], 0.12)


def test_a_shape_that_says_nothing_else_has_the_usual_form():
    """Tone, edge and lift are those of the engraver's pen, and it swells as its size suggests."""
    assert only(SQUARE) == DrawnShape(
        [[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]], INKS["madder"], 0.25, None, 1.0, 0.0
    )


def test_an_ink_is_written_by_its_name_or_by_its_code():
    """Editors know codes, authors know names."""
    assert only(SQUARE) == only(SQUARE.replace("madder", INKS["madder"].upper()))


def test_a_curve_is_seven_pieces_and_ends_where_it_says():
    """Points lie on it evenly; where it comes back to its beginning there is no point twice."""
    thing = only('<path class="shape" fill="ink" d="M0 0C0 40 40 40 40 0C40 -40 0 -40 0 0Z"/>')

    assert len(thing.outlines[0]) == 14
    assert thing.outlines[0][7] == (40.0, 0.0)
    assert max(y for _, y in thing.outlines[0]) == pytest.approx(30, abs=1)


def test_what_a_transform_does_to_coordinates_it_does_to_everything():
    """A thing drawn once may be set down elsewhere, larger and turned: its width, swell and lift grow with it."""
    thing = only(
        '<g transform="translate(10 20) scale(2)">'
        '<path class="shape" fill="ink" transform="rotate(90)" data-swell="4" data-lift="3" d="M0 0L10 0L10 5Z"/></g>'
    )
    stroke = only('<path class="stroke" transform="scale(.5)" stroke-width="4" d="M0 0L8 8"/>')

    assert thing.outlines[0] == [(10.0, 20.0), (10.0, 40.0), (0.0, 40.0)]
    assert (thing.swell, thing.lift) == (8.0, 6.0)
    assert (stroke.width, stroke.points) == (2.0, [(0.0, 0.0), (4.0, 4.0)])


def test_the_second_line_of_a_shape_is_a_hole_and_of_a_stroke_another_stroke():
    """One path may have several lines."""
    ring = only('<path class="shape" fill="brass" d="M0 0L30 0L30 30Z M5 5L20 5L20 20Z"/>')
    strokes = read('<path class="stroke" d="M0 0L9 9 18 0 M0 5L9 5L4 9Z"/>').things

    assert len(ring.outlines) == 2
    assert [len(stroke.points) for stroke in strokes] == [3, 4]


# -- what is refused -------------------------------------------------------------------------------

_DOCTYPE = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'

REFUSED = {
    "a document type": (_DOCTYPE + OPEN, "1:1: not-drawn: a drawing has no DOCTYPE"),
    "an entity": (f'{OPEN}<g id="&a;"/></svg>', "1:76: not-drawn: the character & cannot stand here"),
    "an instruction": (f"{OPEN}<?php go ?></svg>", "1:69: not-drawn: a drawing has no instructions"),
    "CDATA": (f"{OPEN}<![CDATA[x]]></svg>", "1:69: not-drawn: a drawing has no CDATA"),
    "a script": (
        f"{OPEN}<script>alert(1)</script></svg>",
        "1:69: unknown-element: the element 'script' is not drawn",
    ),
    "a picture": (
        f'{OPEN}<image href="x"/></svg>',
        "1:69: unknown-element: the element 'image' is not drawn",
    ),
    "a word that is near": (f"{OPEN}<elipse/></svg>", "(did you mean 'ellipse'?)"),
    "words": (f"{OPEN}<g>hello</g></svg>", "1:72: not-drawn: words are not drawn"),
    "a link": (
        f'{OPEN}<g xlink:href="http://x"/></svg>',
        "1:72: unknown-field: a g has no attribute 'xlink:href' (nothing is fetched)",
    ),
    "a style": (f'{OPEN}<g style="fill:red"/></svg>', "a g has no attribute 'style' (write each property as"),
    "something to run": (
        f'{OPEN}<g onload="x"/></svg>',
        "1:72: unknown-field: a g has no attribute 'onload'",
    ),
    "another document": ("<html></html>", "1:1: wrong-form: expected an element 'svg', found 'html'"),
    "an empty file": ("", "1:1: syntax: expected an element 'svg', found an empty file"),
    "the version of an editor": (
        OPEN.replace("<svg ", '<svg id="svg1" version="1.1" ') + "</svg>",
        "1:16: unknown-field: a svg has no attribute 'version' (a drawing has none)",
    ),
    "a drawing beyond the picture": (
        f'{OPEN}<path class="shape" fill="wood" d="M400 400L410 400L410 410Z"/></svg>',
        "1:1: wrong-form: nothing of this drawing can be seen (draw within 200 of the middle",
    ),
    "a dot": (
        f'{OPEN}<g transform="scale(0)"><path class="shape" fill="wood" d="M0 0L9 0L9 9Z"/></g></svg>',
        "1:1: wrong-form: nothing of this drawing can be seen",
    ),
    "an empty drawing": (f"{OPEN}</svg>", "1:1: wrong-form: there is nothing in this drawing"),
    "an element that stays open": (f"{OPEN}\n<g>", "2:1: syntax: the element 'g' is never closed"),
    "a tag that stays open": (f"{OPEN}\n<g ", "2:1: syntax: the tag 'g' is never closed"),
    "a comment that stays open": (
        f"{OPEN}\n<!-- g",
        "2:1: syntax: the comment that opens here is never closed",
    ),
    "an end without a beginning": (
        f"{OPEN}</g>",
        "1:69: syntax: no element 'g' is open here (open is 'svg')",
    ),
    "an attribute twice": (
        f'{OPEN}<g id="a" id="b"/>',
        "1:79: duplicate-key: the attribute 'id' stands here twice",
    ),
    "a value without quotes": (f"{OPEN}<g id=a/>", "1:75: syntax: the value of 'id' must be in quotes"),
    "a second drawing": (f"{OPEN}{SQUARE}</svg>{OPEN}", "syntax: a drawing has one outermost element only"),
    "another view box": (
        OPEN.replace("400", "500") + SQUARE + "</svg>",
        "1:50: wrong-form: expected '-200 -120 400 240'",
    ),
    "no view box": (
        f'<svg xmlns="http://www.w3.org/2000/svg">{SQUARE}</svg>',
        "1:1: missing-field: the attribute viewBox=",
    ),
    "an unknown stage": (
        OPEN.replace(">", ' data-stage="tabel">') + SQUARE + "</svg>",
        "'tabel' is not known here (did you mean 'table'?)",
    ),
}
"""What else may stand in an SVG file, and the fault."""

MISDRAWN = {
    "no class": (
        SQUARE.replace('class="shape" ', ""),
        "2:1: missing-field: the attribute 'class' is missing: what is this path? (shape, being, stroke or glow)",
    ),
    "another class": (
        SQUARE.replace("shape", "sheep"),
        "2:14: unknown-word: 'sheep' is no class (did you mean 'shape'?)",
    ),
    "no ink": (
        SQUARE.replace(' fill="madder"', ""),
        "2:1: missing-field: the attribute 'fill' is missing here",
    ),
    "an unknown ink": (
        SQUARE.replace("madder", "mader"),
        "2:27: unknown-word: 'mader' is no ink (did you mean 'madder'?)",
    ),
    "a colour of one's own": (
        SQUARE.replace("madder", "#ff0000"),
        "2:27: unknown-word: '#ff0000' is no ink (the nearest ink is ",
    ),
    "an attribute of another class": (
        SQUARE.replace("fill", 'data-even="yes" fill'),
        "2:21: unknown-field: a shape has no attribute 'data-even'",
    ),
    "an attribute without its data": (
        SQUARE.replace("fill", 'tone=".2" fill'),
        "2:21: unknown-field: a shape has no attribute 'tone' (did you mean 'data-tone'?)",
    ),
    "too dark": (
        SQUARE.replace("fill", 'data-tone="2" fill'),
        "2:32: out-of-range: expected a number from 0 to 1, found 2",
    ),
    "no number": (
        SQUARE.replace("fill", 'data-tone="dark" fill'),
        "2:32: wrong-type: expected a number, found 'dark'",
    ),
    "a relative command": (
        SQUARE.replace("L10 0", "l10 0"),
        "2:42: unknown-word: 'l' is not a command of drawings (capital letters:",
    ),
    "another command": (
        SQUARE.replace("L10 0", "H10"),
        "2:42: unknown-word: 'H' is not a command of drawings (draw a straight line with L)",
    ),
    "a number too few": (
        SQUARE.replace("L10 0L", "L10 L"),
        "2:46: wrong-form: expected 2 numbers after 'L', found 1",
    ),
    "a number too long": (
        SQUARE.replace("L10 0", f"L10 0.{'0' * 20}1"),
        "2:46: out-of-range: this number has more than 12 characters",
    ),
    "an exponent": (
        SQUARE.replace("L10 0", "L1e9 0"),
        "2:44: unknown-word: 'e' is not a command of drawings",
    ),
    "no beginning": (
        SQUARE.replace("M0 0L", "L"),
        "2:38: wrong-form: there is no line to go on with 'L' (begin it with M)",
    ),
    "another sign": (SQUARE.replace("L10 0", "L10;0"), "2:45: wrong-form: ';' cannot stand here"),
    "out of bounds": (
        SQUARE.replace("L10 0", "L501 0"),
        "2:43: out-of-range: this lies further than 500 units from the middle",
    ),
    "moved out of bounds": (
        SQUARE.replace("fill", 'transform="scale(90)" fill'),
        "out-of-range: this lies further than 500 units",
    ),
    "a shadow that grows too long": (
        SQUARE.replace("fill", 'transform="scale(9)" data-lift="4" fill'),
        "2:53: out-of-range: with its transform this is 36: expected 0 to 20",
    ),
    "a glow that shrinks to nothing": (
        '<ellipse class="glow" transform="scale(0)" rx="9" ry="9"/>',
        "2:48: out-of-range: with its transform this is 0: expected 0.1 to 300",
    ),
    "a transform of no use": (
        SQUARE.replace("fill", 'transform="skewX(9)" fill'),
        "2:32: unknown-word: 'skewX' is no step of a transform",
    ),
    "a transform without end": (
        SQUARE.replace("fill", 'transform="rotate(9" fill'),
        "2:32: wrong-form: expected 1 or 3 numbers in brackets after 'rotate'",
    ),
    "an open shape": (
        SQUARE.replace("Z", ""),
        "2:38: wrong-form: the lines of a shape have three points at least and are closed",
    ),
    "a stroke that is filled": (
        '<path class="stroke" fill="ink" d="M0 0L9 9"/>',
        "2:28: wrong-form: a stroke fills nothing (write none)",
    ),
    "digits of another script": (
        '<path class="shape" fill="ink" d="M0 0L\u0663 0L9 9Z"/>',
        "2:40: wrong-form: '\u0663' cannot stand here",
    ),
    "a size of another script": (
        '<path class="shape" fill="ink" data-swell="\u0663" d="M0 0L9 0L9 9Z"/>',
        "2:44: wrong-type: expected a number, found '\u0663'",
    ),
    "a stroke of one point": (
        '<path class="stroke" d="M0 0"/>',
        "2:1: wrong-form: a stroke has two points at least",
    ),
    "an ellipse without width": (
        '<ellipse class="shape" fill="ink" ry="4"/>',
        "2:1: missing-field: the attribute 'rx' is missing here",
    ),
    "an oval glow": (
        '<ellipse class="glow" rx="9" ry="8"/>',
        "2:34: wrong-form: a glow is round: expected the same rx and ry",
    ),
    "a glow that is a path": (
        '<path class="glow" d="M0 0L9 9L9 0Z"/>',
        "2:1: wrong-form: a glow is an ellipse",
    ),
}
"""What may be wrong with an element, and the fault."""


def test_no_word_is_proposed_that_has_nothing_to_do_with_what_was_meant():
    """That other names begin with `data-` makes none of them a near one."""
    clicked = SQUARE.replace("fill", 'onclick="x" fill')

    (fault,) = refused(f"{OPEN}\n{clicked}\n</svg>")

    assert fault == "2:21: unknown-field: a shape has no attribute 'onclick'"


@pytest.mark.parametrize("what", REFUSED)
def test_everything_else_that_svg_knows_is_refused_where_it_stands(what):
    """Nothing is executed, fetched or expanded: it is not even read."""
    text, told = REFUSED[what]

    assert told in refused(text)[0]


@pytest.mark.parametrize("what", MISDRAWN)
def test_a_mistake_is_told_where_it_is_with_the_nearest_right_word(what):
    """File, line and column, what was expected, and what was probably meant."""
    inside, told = MISDRAWN[what]

    assert told in refused(f"{OPEN}\n{inside}\n</svg>")[0]


def test_several_mistakes_are_told_at_once():
    """An author mends a file in one go."""
    found = refused(f"{OPEN}\n{SQUARE.replace('madder', 'mader')}\n<rect/>\n{SQUARE.replace('Z', '')}</svg>")

    assert [fault.split(":")[0] for fault in found] == ["2", "3", "4"]


def bound(kind: str) -> str:
    """A file that is a little larger than a drawing may be."""
    if kind == "file-too-large":
        return f"{OPEN}{SQUARE}<!--{' ' * drawings.LARGEST}--></svg>"
    if kind == "too-many-elements":
        return f"{OPEN}{SQUARE * svg.MOST_ELEMENTS}</svg>"
    if kind == "too-deep":
        return f"{OPEN}{'<g>' * svg.DEEPEST}{SQUARE}{'</g>' * svg.DEEPEST}</svg>"
    line = f'<path class="stroke" d="M{"0 0 1 1 " * 40}"/>'
    return OPEN + line * 200 + "</svg>"


@pytest.mark.parametrize("kind", ["file-too-large", "too-many-elements", "too-deep", "too-many-points"])
def test_a_drawing_is_bounded(kind):
    """Nobody can make a server draw without end."""
    assert kind in refused(bound(kind))[0]


# -- in a pack -------------------------------------------------------------------------------------


def test_a_card_names_a_drawing_where_it_names_a_subject(tmp_path):
    """The file's name is the word."""
    folder = with_drawings(
        write_pack(tmp_path, "isle", item("brass-dial")), brass_dial=GULL.read_text("utf-8")
    )

    (loaded,) = library.packs_with([str(folder)])

    assert list(loaded.drawings) == ["brass-dial"]
    assert loaded.cards[0].source.scene.subject == "brass-dial"


def test_a_drawing_is_shown_by_packs_that_build_on_its_pack(tmp_path):
    """A shared pack brings pictures for others."""
    with_drawings(write_pack(tmp_path, "below", "- {skill: grit}\n"), dial=GULL.read_text("utf-8"))
    write_pack(tmp_path, "middle", "- {skill: nerve}\n", requires="below")
    top = write_pack(tmp_path, "top", item("dial"), requires="middle")

    assert library.packs_with([str(top)])[-1].cards[0].source.scene.subject == "dial"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("heart", "isle/drawings/heart.svg:1:1: name-taken: 'heart' is a subject already"),
        ("dial", "isle/drawings/dial.svg:1:1: name-taken: 'dial' is a drawing of 'below'"),
        ("Dial", "isle/drawings/Dial.svg:1:1: wrong-form: 'Dial' is no name for a drawing"),
    ],
)
def test_a_name_means_one_picture(tmp_path, name, told):
    """Neither our subjects nor the drawings of a pack below are drawn over."""
    with_drawings(write_pack(tmp_path, "below", "- {skill: grit}\n"), dial=GULL.read_text("utf-8"))
    folder = write_pack(tmp_path, "isle", "- {skill: nerve}\n", requires="below")
    with_drawings(folder, **{name: GULL.read_text("utf-8")})

    with pytest.raises(PackError) as caught:
        library.packs_with([str(folder)])

    assert told in str(caught.value)


def test_a_faulty_drawing_is_told_with_the_faults_of_the_cards(tmp_path):
    """Its name is known all the same, and a name that nothing has is told with the nearest."""
    cards = item("dial") + item("dail").replace("7", "8")
    folder = with_drawings(write_pack(tmp_path, "isle", cards), dial=f"{OPEN}<rect/></svg>")

    with pytest.raises(PackError) as caught:
        library.packs_with([str(folder)])

    assert [str(fault) for fault in caught.value.faults] == [
        "isle/cards/cards.yaml:2:72: unknown-word: 'dail' is not known here (did you mean 'dial'?)",
        "isle/drawings/dial.svg:1:69: unknown-element: the element 'rect' is not drawn"
        " (a drawing consists of path, ellipse and g)",
    ]


def test_a_cover_may_be_a_drawing_and_must_be_something(tmp_path):
    """The manifest is checked like a card."""
    folder = write_pack(tmp_path, "isle", "- {skill: grit}\n", manifest="cover: {subject: dail}\n")
    with_drawings(folder, dial=GULL.read_text("utf-8"))

    with pytest.raises(PackError, match=r"isle/pack.yaml:6:18: unknown-word: 'dail' .* 'dial'"):
        library.packs_with([str(folder)])


def test_check_finds_drawings_that_nobody_shows_and_nobody_says(tmp_path):
    """A file too many is a warning, and so is a picture that somebody who cannot see it hears nothing of."""
    cards = PLAYABLE + item("dial")
    folder = write_pack(
        tmp_path, "isle", cards, languages="en", texts={"en/a.ftl": "drawing-paddle = A paddle.\n"}
    )
    with_drawings(folder, dial=GULL.read_text("utf-8"), paddle=GULL.read_text("utf-8"))
    (folder / "drawings" / "notes.txt").write_text("hello")

    found = [str(each) for each in lint(library.packs_with([str(folder)])) if "drawing" in str(each)]

    assert found == [
        "isle/drawings/dial.svg:1:1: warning: missing-text: text/en lacks 'drawing-dial'",
        "isle/drawings/notes.txt:1:1: hint: ignored-file: this file is not read (its name must end in .svg)",
        "isle/drawings/paddle.svg:1:1: warning: unused-drawing: no card shows the drawing 'paddle'"
        " (a card shows it with scene: {subject: paddle})",
    ]


def test_a_drawing_changes_what_cards_show_and_not_what_they_do(tmp_path):
    """A running game goes on when an author has drawn something anew."""
    found = []
    for at, text in enumerate((GULL.read_text("utf-8"), f"{OPEN}{SQUARE}</svg>")):
        folder = with_drawings(write_pack(tmp_path / str(at), "isle", item("dial")), dial=text)
        found.append(pack.load(folder, []))

    assert found[0].does == found[1].does
    assert found[0].says != found[1].says


def test_the_pack_that_is_kept_has_its_drawings(tmp_path, own_cache):
    """What is read from the cache is what was read from the files, and a changed drawing is read anew."""
    folder = with_drawings(write_pack(tmp_path, "isle", item("dial")), dial=GULL.read_text("utf-8"))
    (first,) = library.packs_with([str(folder)])
    (again,) = library.packs_with([str(folder)])
    (folder / "drawings" / "dial.svg").write_text(f"{OPEN}{SQUARE}</svg>")
    (changed,) = library.packs_with([str(folder)])

    assert first.drawings == again.drawings
    assert len(changed.drawings["dial"].things) == 1


# -- whatever is in the file -----------------------------------------------------------------------

PIECES = [
    *(
        "<",
        ">",
        "/>",
        "</g>",
        "<g>",
        "<path ",
        "<ellipse ",
        "<!--",
        "-->",
        "<?xml ",
        "?>",
        "<!DOCTYPE",
        "&amp;",
    ),
    *(
        '"',
        "'",
        "=",
        " ",
        "\n",
        'class="shape"',
        'class="glow"',
        'class="stroke"',
        'fill="ink"',
        'd="M0 0L9 9L0 9Z"',
    ),
    *("M", "L", "C", "Z", "0", "-1", ".5", "1e9", "999999999999999999", ",", "\x00", "é", "\ud800"),
    *('transform="rotate(9)"', 'transform="matrix(0 0 0 0 0 0)"', 'rx="9"', 'ry="9"', OPEN, SQUARE, "</svg>"),
]
calm = settings(examples(8), suppress_health_check=list(HealthCheck))


def drawn_or_refused(text: str) -> None:
    """Read a text; whatever it is, there is a drawing within its bounds or faults that lead to a place."""
    faults: tuple[Fault, ...] = ()
    things: list[DrawnThing] = []
    try:
        things = read_drawing(text, "isle/drawings/dial.svg").things
    except PackError as error:
        faults = error.faults
    assert bool(things) != bool(faults)
    assert all(1 <= fault.mark.line <= text.count("\n") + text.count("\r") + 1 for fault in faults)
    for thing in things:
        lines = getattr(thing, "outlines", None) or [getattr(thing, "points", [])]
        assert all(max(abs(x), abs(y)) <= outlines.FURTHEST for line in lines for x, y in line)


@calm
@given(st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_whatever_is_put_together_is_a_drawing_or_a_fault(text):
    """Pieces of SVG in any order."""
    drawn_or_refused(f"{OPEN}{text}</svg>")
    drawn_or_refused(text)


@calm
@given(st.text(max_size=60), st.integers(0, 2000), st.integers(0, 40))
def test_whatever_is_changed_in_a_drawing_it_is_a_drawing_or_a_fault(piece, at, gone):
    """The example of the handbook with something else in the middle of it."""
    text = GULL.read_text("utf-8")

    drawn_or_refused(text[:at] + piece + text[at + gone :])
