"""The last touches of worded texts: English articles go by sound, French ones are contracted."""

import pytest

from fogbound.packs.languages import polish

BY_SOUND = {
    "a": (
        "card",
        "ewe",
        "eucalyptus",
        "useful find",
        "usual price",
        "unit",
        "unique card",
        "union",
        "ukulele",
        "one-eyed gull",
        "“once-told” tale",
        "unanimous vote",
        "utensil",
        "hare",
        "U-turn",
        "1-card loss",
    ),
    "an": (
        "Action card",
        "ebb",
        "oyster",
        "onion",
        "umbrella",
        "uninvolved explorer",
        "unimportant State",
        "upper shelf",
        "“unlucky” State",
        "hour",
        "honest answer",
        "heirloom",
        "8-card loss",
        "11th night",
    ),
}


@pytest.mark.parametrize(
    ("article", "phrase"), [(a, phrase) for a, many in BY_SOUND.items() for phrase in many]
)
def test_an_article_goes_by_the_sound_that_follows(article, phrase):
    """Templates write `a`; what is said has the article that fits, in the case it was written in."""
    assert polish(f"take a {phrase}", "en") == f"take {article} {phrase}"
    assert polish(f"A {phrase} is taken", "en") == f"{article.capitalize()} {phrase} is taken"


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("la ligne 2 de Le Grand Accroc", "la ligne 2 du Grand Accroc"),
        ("le dos de Les ronces", "le dos des ronces"),
        ("retourner à Le portillon", "retourner au portillon"),
        ("la page de « Le Premier Point »", "la page de «\u00a0Le Premier Point\u00a0»"),
        ("vous venez de le prendre", "vous venez de le prendre"),
    ],
)
def test_the_article_of_a_french_name_is_contracted(template, said):
    """A name that is not quoted bends like any noun; a pronoun does not."""
    assert polish(template, "fr") == said
