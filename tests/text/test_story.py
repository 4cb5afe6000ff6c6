"""The journal tells an action in a sentence or two: who did what, how it came out, what came of it."""

from functools import cache

import pytest
from msgspec.structs import replace

from fogbound.core import NONE
from fogbound.lab.trial import ground
from fogbound.text import CardTexts, Renderer
from fogbound.text.story import Piece, stories
from fogbound.view import Perspective, seen_news
from seating import finish, pondered, say, seat
from soundness.golden import plays

MOST_LETTERS = 330
"""What can be read at a glance, in the longest language."""


@cache
def pieces_of(name: str) -> list[Piece]:
    """What happens in a golden game, as a watcher may know it."""
    play = plays()[name]
    on = ground((play.pack,))
    news: list = []
    game = on.book.deal(play.setup, play.seed, news)
    player = play.player()
    pieces = [Piece(item, NONE) for item in seen_news(game, NONE, news)]
    while game.pending() is not None:
        needed = Perspective(game, NONE).difficulty
        option, beside, value = player(game)
        game.news = news = []
        if beside:
            game.interject(option)
        else:
            game.choose(option, value)
        pieces += [Piece(item, needed) for item in seen_news(game, NONE, news)]
    return pieces


@cache
def told(name: str, lang: str) -> list[str]:
    """The journal of a golden game."""
    return retold(name, pieces_of(name), lang)


def retold(name: str, pieces: list[Piece], lang: str) -> list[str]:
    """Some of what happens in a golden game, as the journal tells it."""
    lines = stories(Renderer(CardTexts(ground((plays()[name].pack,)).packs), lang), pieces)
    return [line.replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize(
    ("name", "lang", "line"),
    [
        (
            "first-light-won-4",
            "en",
            "Ireti looked for a way from The shingle and succeeded: 1 star, 1 needed. "
            "Ireti kept Poultice. Then: Somebody coughs.",
        ),
        (
            "first-light-won-4",
            "en",
            "All of you climbed the Comb eastwards and succeeded: 6 stars, 1 needed. The Patience came out of the fog. "
            "All of you went to The Patience. Then: Under the mast.",
        ),
        ("first-light-won-4", "en", "All of you went to The tide pools. Mele kept Long spear."),
        (
            "first-light-lost-at-the-shutter",
            "fr",
            "Tous ont tiré sur le volet et ont échoué : 3 étoiles, il en fallait 6. Eero a gardé Pure obstination.",
        ),
        ("selvage-won-survival-1", "fr", "Sunniva a rejoint Le pré de l’étang."),
        (
            "selvage-won-story-3",
            "en",
            "All of you looked up into the trees and succeeded: 1 success, 1 needed. Knowledge went to 7. "
            "Sunniva kept Squint.",
        ),
    ],
)
def test_an_action_is_told_in_a_sentence_or_two(name, lang, line):
    """Who did what with which success, then what came of it; a way that cannot fail is told by where it led."""
    assert line in told(name, lang)


@pytest.mark.parametrize("name", ["first-light-won-4", "proving-ground-2", "selvage-won-survival-1"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_story_is_short(name, lang):
    """Whatever happened, it is told in a few sentences, each of which ends."""
    lines = told(name, lang)

    assert lines
    assert all(len(line) <= MOST_LETTERS for line in lines), max(lines, key=len)
    assert all(line[-1] in ".!?»”" for line in lines)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Influence went to 5. Knowledge went to 5. Production went to 5. Defense went to 5."),
        (
            "fr",
            "L’Influence est passée à 5. Le Savoir est passé à 5. La Production est passée à 5. "
            "La Défense est passée à 5.",
        ),
    ],
)
def test_scores_share_a_line(lang, line):
    """What they went to before is not told once they have gone further."""
    pieces = pieces_of("selvage-won-story-3")
    begun = next(at for at, piece in enumerate(pieces) if piece.item.kind == "influence")
    scores = [
        piece
        for piece in pieces[begun:]
        if piece.item.kind in ("influence", "knowledge", "production", "defense")
    ]

    assert retold("selvage-won-story-3", scores[:4], lang) == [line]
    assert len(retold("selvage-won-story-3", scores, lang)) == 1
    assert retold("selvage-won-story-3", scores, "en")[0].count("Influence") == 1


def test_what_was_drawn_and_discarded_is_left_to_the_details():
    """The line of an action tells neither how many cards were drawn nor what they showed."""
    lines = told("first-light-won-4", "en")

    assert not any("were drawn" in line or "Revealed" in line for line in lines)


def test_an_action_is_quoted_where_no_pack_says_how_to_tell_it():
    """Its name stands as it is printed."""
    table = seat(explorers=1)
    say(table, "dig")
    finish(table)

    assert journal(table, NONE) == [
        "Ann chose “Dig” on Terrain 012 and succeeded: 1 star, 1 needed. Ann found Item card 031."
    ]


@pytest.mark.parametrize(("lang", "line"), [("en", "Ireti studied."), ("fr", "Ireti a étudié.")])
def test_what_stands_on_a_character_is_not_done_to_them(lang, line):
    """An action of their own is told without the name of the card, which is their own name."""
    acts = next(piece for piece in pieces_of("first-light-won-4") if "acts" in piece.item.roles)
    (who,) = acts.item.people
    own = replace(acts.item, word="study", cards=(who.character,))

    assert retold("first-light-won-4", [acts._replace(item=own)], lang) == [line]


def test_several_people_who_chose_the_same_agree_with_their_verb():
    """In French as well, where the auxiliary changes."""
    replies = [piece for piece in pieces_of("selvage-won-story-3") if piece.item.kind == "replied"]
    lines = retold("selvage-won-story-3", replies, "fr")

    assert lines[0].startswith("Ida, Tam et Sunniva ont choisi : ")
    assert not any(" et Sunniva a " in line for line in lines)


def test_a_state_is_told_once_it_is_taken():
    """That it threatened is forgotten, and it is nothing that anybody finds."""
    states = [
        replace(piece.item, kind="taken", roles=("brings", "takes", "read-out"))
        for piece in pieces_of("proving-ground-2")
        if piece.item.kind == "state-taken"
    ]
    threats = [Piece(item, NONE) for item in states]
    renderer = Renderer(CardTexts(ground(("proving-ground",)).packs), "en")

    assert any("took the State Feverish" in line for line in told("proving-ground-2", "en"))
    assert renderer.news(states[0]) == "The State Feverish threatened Marit Oyen."
    assert stories(renderer, threats) == []


def test_a_story_tells_nobody_more_than_they_may_know():
    """What was looked at in secret is named to its own seat alone."""
    table = pondered(explorers=2)
    own, other, watched = (" ".join(journal(table, seat)) for seat in (0, 1, NONE))

    assert "looked at a hidden card" in other
    assert other == watched
    assert "hidden card" not in own


def journal(table, seat: int) -> list[str]:
    renderer = Renderer(CardTexts(table.packs), "en")
    return stories(
        renderer, [Piece(item, needed) for news, needed in table.recent_news(seat) for item in news]
    )
