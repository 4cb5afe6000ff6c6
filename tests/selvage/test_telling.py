"""A walk through selvage as people hear it: every question, answer and piece of news in both languages."""

import pytest

from fogbound.core import Game
from fogbound.rules.citadel import table
from fogbound.text import Renderer
from fogbound.view import question_message, seen_piece
from labelling import label, labels
from selvage.at_selvage import LONGEST, adventure, begun, texts, walked
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
    voice = Renderer(texts(), lang)
    game = begun(2, SEED)
    walker = Walker(table.STORY, first_character=2, thorough=True, word="promise")
    said: list[str] = []
    for _ in range(LONGEST):
        question = game.pending()
        if question is None:
            return [*said, voice.ending(game.ending)]
        option, beside, value = walker.answer(game)
        asked = voice.render(question_message(game, question.seat(game)))
        assert not names_fog(game, asked, lang), asked
        said += [asked, label(voice, game, option)]
        game.news = news = []
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
        said += [voice.news(seen_piece(game, item.seat, item)) for item in news]
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


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_of_a_booklet_is_read_out(lang):
    """Its story stands beside its name, and says what is to be done."""
    pages = [card.uid for card in adventure().packs[-1].cards if card.citadel.page is not None]

    assert len(pages) == 4
    assert all(texts().prose(page, lang) for page in pages)


@pytest.mark.parametrize(("lang", "price"), [("en", "Production −1"), ("fr", "Production −1")])
def test_a_reply_that_costs_something_says_so(lang, price):
    """Honey is for the town's account; a promise is free."""
    game = walked(begun(1, 3), Walker(table.STORY, thorough=True), lambda game: is_asked(game, "p008"))
    honey, promise = labels(Renderer(texts(), lang), game)

    assert price in honey
    assert "(" not in promise


def is_asked(game: Game, paragraph: str) -> bool:
    """Whether a reply to this paragraph is wanted."""
    return any(option.verb == "reply" and uid(game, option.card) == paragraph for option in game.offered)
