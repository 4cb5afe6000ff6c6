"""The last touches of worded texts: English articles go by sound."""

import pytest

from fogbound.packs.grammar import polished

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
    assert polished(f"take a {phrase}", "en") == f"take {article} {phrase}"
    assert polished(f"A {phrase} is taken", "en") == f"{article.capitalize()} {phrase} is taken"
