"""A walk through selvage as people hear it: every question, answer and piece of news in both languages."""

import pytest

from fogbound.core import Game
from fogbound.rules.citadel import table
from fogbound.text import Teller
from selvage.at_selvage import LONGEST, begun, texts
from selvage.walker import Walker, uid

SEED = 13
"""A pair that sees nearly everything and wins."""
ENDINGS = {
    "en": "You have won: the Threat is overcome.",
    "fr": "Vous avez gagné\u00a0: la Menace est vaincue.",
}
LAST = {
    "en": "In the evening the bell is rung for everybody who is outside. Then they come in.",
    "fr": "Le soir, on sonne la cloche pour tous ceux qui sont dehors. Alors ils rentrent.",
}


def told(lang: str) -> list[str]:
    """All that is said in one game."""
    voice = Teller(texts(), lang)
    game = begun(2, SEED)
    walker = Walker(table.STORY, first_character=2, thorough=True, word="promise")
    said: list[str] = []
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            return [*said, voice.ending(game.ending)]
        option, beside, value = walker.answer(game)
        asked = voice.question(game, question)
        assert not names_fog(game, asked, lang), asked
        said += [asked, voice.option(game, option, beside)]
        game.news = news = []
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
        said += [voice.news(game, item, item.seat) for item in news]
    raise AssertionError("the walk does not end")


def names_fog(game: Game, asked: str, lang: str) -> bool:
    """Whether a question gives away which Exploration card lies face down."""
    question = game.pending()
    return getattr(question, "back", False) and texts().name(uid(game, question.card), lang) in asked


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_walk_is_told_from_its_first_question_to_its_last_line(lang):
    """Nothing is left unsaid or half said, nothing in the fog is given away, and the reckoning is read out."""
    said = told(lang)

    assert said[-1] == ENDINGS[lang]
    assert LAST[lang] in said
    assert not [line for line in said if "{" in line or "question-" in line or "option-" in line]
