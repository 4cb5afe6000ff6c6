"""What the tutorials show is what happens, from the first command to the last file."""

import pytest

import tutorial

each_page = pytest.mark.parametrize("path", tutorial.TUTORIALS, ids=lambda path: path.stem)


@pytest.mark.slow
@each_page
def test_the_tutorial_can_be_followed(tmp_path, monkeypatch, path):
    """Its files are written, its changes fit, and every command prints what is shown."""
    monkeypatch.setenv("FOGBOUND_CACHE", str(tmp_path / ".cache"))
    monkeypatch.delenv("FOGBOUND_PACKS", raising=False)
    page = path.read_text("utf-8")
    followed = 0
    for block, command, printed in tutorial.follow(page, tmp_path):
        followed += 1
        line = page.count("\n", 0, block.start) + 1
        assert tutorial.fits(command.shown, printed), f"line {line}, {command.line}:\n" + "\n".join(printed)

    assert followed > 10


def test_there_is_one_for_each_ruleset():
    """The first commands make a pack for the Continent and one for the Citadel."""
    made = [
        command.line
        for path in tutorial.TUTORIALS
        for command in tutorial.commands(
            next(block for block in tutorial.blocks(path.read_text("utf-8")) if block.kind == "console")
        )
    ]

    assert sum("new-pack" in line for line in made) == 2
    assert sum("--ruleset citadel" in line for line in made) == 1


def test_the_islet_has_ten_cards():
    """The first tutorial ends with as many cards as it promises."""
    page = next(path for path in tutorial.TUTORIALS if path.stem == "tutorial").read_text("utf-8")
    counts = [
        line for block in tutorial.blocks(page) for line in block.text.splitlines() if " cards, " in line
    ]

    assert counts[-1].startswith("10 cards, ")


@pytest.mark.parametrize(
    ("shown", "printed", "fitting"),
    [
        (["one", "two"], ["one", "two"], True),
        (["one"], ["one", "two"], False),
        (["one", "…"], ["one", "two", "three"], True),
        (["…", "three"], ["one", "two", "three"], True),
        (["…", "two"], ["one", "two", "three"], False),
        (["one …"], ["one two"], True),
        (["one …"], ["two one"], False),
        (["a.c"], ["abc"], False),
    ],
)
def test_what_is_left_out_is_all_that_may_differ(shown, printed, fitting):
    """The comparison can fail."""
    assert tutorial.fits(shown, printed) is fitting


def test_a_change_must_fit_one_place(tmp_path):
    """A tutorial that changes what is not there is found out."""
    (tmp_path / "a.yaml").write_text("x: 1\ny: 2\n", "utf-8")
    tutorial.change(tutorial.Block("diff", "# a.yaml\n x: 1\n-y: 2\n+y: 3\n", 0), tmp_path)

    assert (tmp_path / "a.yaml").read_text("utf-8") == "x: 1\ny: 3\n"
    with pytest.raises(AssertionError, match="0 places"):
        tutorial.change(tutorial.Block("diff", "# a.yaml\n-z: 1\n", 0), tmp_path)
