"""What `check` finds in the French of packs: spaces, agreement with *vous*, calques."""

from pathlib import Path

import pytest

from fogbound import text
from fogbound.packs import library
from fogbound.packs.findings import Finding
from fogbound.packs.languages.french_prose import slips
from fogbound.packs.linter import lint
from fogbound.rules import reference
from packing import write_pack

SHIPPED = ("expedition", "first-light", "proving-ground", "selvage")
FRENCH = {"no-break-space", "agrees-with-vous", "calque"}
CARDS = "- {number: 12, back: green, kind: terrain, area: I, uid: cove}\n"
ENGLISH = "pack = The Isle\ncard-cove = Shingle Cove\n    .back = Waves on stones.\n"


def found(text: str) -> list[str]:
    """The codes of what is found in a text."""
    return [slip.code for slip in slips(text)]


def checked(tmp_path, french: str, language: str = "fr") -> list[Finding]:
    """What `check` finds in the French of a small pack."""
    texts = {"en/isle.ftl": ENGLISH, f"{language}/isle.ftl": french}
    languages = "en, fr" if language == "fr" else "en"
    folder = write_pack(tmp_path, "isle", CARDS, languages=languages, texts=texts)
    return [finding for finding in lint(library.packs_with([str(folder)])) if finding.code in FRENCH]


# -- no-break spaces -------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", [":", ";", "!", "?", "»"])
def test_a_plain_space_before_a_high_sign_is_found(sign):
    """A line must not begin with the sign, so the space before it may not break."""
    assert found(f"Une porte {sign} puis rien.") == ["no-break-space"]


@pytest.mark.parametrize("text", ["Quoi?", "Une porte; puis rien.", "« Oui»".replace("« ", "«\u00a0")])
def test_a_missing_space_before_a_high_sign_is_found(text):
    """No space at all is not French either."""
    assert found(text) == ["no-break-space"]


@pytest.mark.parametrize("text", ["«Oui\u00a0»", "« Oui\u00a0»"])
def test_an_opening_guillemet_wants_a_no_break_space(text):
    """What is quoted stays with the sign that opens it."""
    assert found(text) == ["no-break-space"]


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_wide_and_thin_no_break_spaces_are_right(space):
    """Which of the two is a matter of house style."""
    assert found(f"«{space}Qui va là{space}?{space}» Il est 10:30{space}; rien.") == []


# -- agreement with vous ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Vous êtes rentrés.",
        "Vous êtes rentrée.",
        "Vous n’êtes pas encore arrivés.",
        "Vous étiez las d’écouter.",
        "vous y êtes presque seuls",
        "que vous êtes heureux",
        "Vous voilà assis.",
        "Quand vous êtes tous là",
        "cela ne vous a pas encore sentis",
        "elle vous aura ramenés",
        "Vous vous êtes perdus.",
        "pour vous seul",
        "L’un de vous gagne.",
        "l’une d’entre vous",
    ],
)
def test_what_agrees_with_vous_is_found(text):
    """“Vous” is one woman as often as three men."""
    assert found(text) == ["agrees-with-vous"]


@pytest.mark.parametrize(
    "text",
    [
        "Vous êtes d’ici.",
        "Vous êtes du bout sud.",
        "Vous y étiez presque.",
        "si vous êtes plusieurs",
        "Vous rêvez que vous êtes un manteau.",
        "Vous voilà debout.",
        "vous voilà de retour",
        "Il vous a pris la main.",
        "Elle vous les a donnés.",
        "Vous vous êtes dit que non.",
        "Vous vous êtes demandé pourquoi.",
        "Ce que vous avez perdu est là.",
        "Il vous a parlé.",
    ],
)
def test_what_agrees_with_nothing_is_not_found(text):
    """Participles of other things, and words that only look like one."""
    assert found(text) == []


# -- calques ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Vous avez couru\u00a0; c’était bien fait.",
        "Hask, par mariage.",
        "un mouton qui avait vu le monde",
        "Rue sur rue de lessive",
        "et quatre est ce qu’elles ajoutent",
        "d’un gris d’aucune ville que vous connaissiez",
        "Ils parlent de quand tout sera fini.",
        "Cela ne fait pas de bruit, cela fait du sens.",
    ],
)
def test_a_calque_is_found(text):
    """English in French words, as far as it is known by heart."""
    assert found(text) == ["calque"]


@pytest.mark.parametrize("text", ["C’est ce qu’il faut.", "Pièce sur pièce", "Il a vu le monde entier."])
def test_good_french_is_no_calque(text):
    """What has the same words and is French."""
    assert found(text) == []


# -- check -----------------------------------------------------------------------------------------


def test_check_tells_file_line_and_hint(tmp_path):
    """Each finding stands where the slip stands, also in an attribute that goes over several lines."""
    french = (
        "pack = L’Île\n# Ceci n’est pas lu : rien.\ncard-cove = L’anse\n"
        "    .back =\n        Vous êtes rentrés.\n        Des galets : rien.\n"
    )

    spaces, agreement = sorted(checked(tmp_path, french), key=lambda finding: -finding.mark.line)

    assert str(spaces) == (
        "isle/text/fr/isle.ftl:6:19: warning: no-break-space: there is no no-break space before ':'"
        " (put a no-break space (U+00A0 or U+202F) there)"
    )
    assert str(agreement) == (
        "isle/text/fr/isle.ftl:5:9: hint: agrees-with-vous: 'Vous êtes rentrés' gives the reader a number or a"
        " gender (“vous” is one woman as often as three men: say it without a word that agrees with it)"
    )


def test_a_calque_is_a_hint_with_better_words(tmp_path):
    """The hint says what a French speaker would have written."""
    french = "pack = L’Île\ncard-cove = L’anse\n    .back = Sa mère par mariage.\n"

    (calque,) = checked(tmp_path, french)

    assert (calque.severity, calque.mark.line, calque.hint) == ("hint", 3, "“par alliance”")


def test_english_is_not_read_as_french(tmp_path):
    """Colons and question marks stand close in English."""
    assert checked(tmp_path, ENGLISH.replace("Waves", "What: waves?"), language="en") == []


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_the_adventures_that_ship_have_no_such_finding(name):
    """Neither warnings nor hints about their French."""
    pack = library.packs_with([name])

    assert [str(finding) for finding in lint(pack) if finding.code in FRENCH] == []


# -- the program itself ----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", reference.rulesets())
def test_the_rules_give_the_reader_no_number_and_no_gender(ruleset):
    """What is asked of authors holds for the rules a player looks up as well."""
    rules = [rule for chapter in reference.chapters(ruleset) for rule in chapter.rules]

    told = {rule.id: [code for code in found(rule.text["fr"]) if code != "no-break-space"] for rule in rules}

    assert {rule: codes for rule, codes in told.items() if codes} == {}


@pytest.mark.parametrize(
    "texts", sorted((Path(text.__file__).parent / "fr").glob("*.ftl")), ids=lambda path: path.stem
)
def test_the_messages_give_the_reader_no_number_and_no_gender(texts):
    """Spaces are put in when a message is said; the words are the translator's."""
    lines = texts.read_text(encoding="utf-8").splitlines()

    told = {line: [code for code in found(line) if code != "no-break-space"] for line in lines}

    assert {line: codes for line, codes in told.items() if codes} == {}
