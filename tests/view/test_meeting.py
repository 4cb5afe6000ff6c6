"""What the table has met: what lay open for everybody once, what was read and remembered, and nothing else."""

import pytest

from enduring import citadel_table, memos
from enduring import play as play_citadel
from fogbound.core import NONE, Game, snapshot
from fogbound.core.chance import seeded
from fogbound.packs.lines import plain
from fogbound.rules.common import tabletop
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.presenter import Presenter
from fogbound.server.wire import TextLine
from fogbound.tables import Playback
from fogbound.text import CardTexts, Renderer
from fogbound.text.outcomes import outcomes
from fogbound.text.screens import screens_of
from fogbound.view import Perspective, met_names, refusals, why
from labelling import labelled
from playing import base, card, pack_of, play, table
from seating import again, finish, forked, packs_of, say, seat
from soundness.twins import assert_alike, twin_of

CARDS = """
- number: 12
  back: green
  kind: terrain
  area: I
  arrows: {north: 14}
  actions:
    - talk: {cost: 0, if: there is no quest item titled note under the satchel, success: take 031}
    - talk: {cost: 0, if: there is a quest item titled note under the satchel, success: take 031}
    - dig: {cost: 0, if: unseen a fire is here, success: take 031}
    - rest:
        cost: 0
        success: {if: there is a card 217 on the board, then: take 105, else: take 031}
        modifiers: [cost -1 if there is a quest item titled note under the satchel]
- {number: 31, uid: pick, back: green, kind: item, durability: 4, copies: 4}
- {number: 33, uid: letter, back: green, kind: quest item, title: note}
- {number: 217, uid: tower, back: green, kind: permanent event, placement: [north]}
- number: 40
  back: green
  kind: quest item
  uid: map
  actions:
    - think: {cost: 0, success: {if: there is a quest item titled note under the satchel, then: take 217}}
"""


def at_table(**settings) -> Game:
    return table(CARDS, at="012", deck=10, **settings)


def texts() -> CardTexts:
    return CardTexts([base(), pack_of(CARDS)])


def talks(game: Game, lang: str = "en") -> list[str]:
    """What the Terrain says of talking and resting."""
    return [
        line
        for line in map(plain, texts().for_table(met_names(game)).text("012", lang))
        if line.startswith(("Talk", "Rest", "Parler"))
    ]


# -- what is met -----------------------------------------------------------------------------------


def test_a_card_that_lies_open_is_met_by_all_its_names():
    """By its title, its number and its id."""
    assert "title/note" not in met_names(at_table())
    assert "title/note" in met_names(at_table(satchel=["letter"]))


def test_what_was_met_stays_met():
    """Wherever the card has gone since."""
    game = at_table(satchel=["letter"])

    game.move(card(game, "letter"), tabletop.ADVENTURE_DECK)

    assert "title/note" in met_names(game)


def test_a_number_is_met_where_it_is_printed():
    """On a card that lies open, outside its conditions."""
    written = CARDS.replace("arrows: {north: 14}", "arrows: {north: 14, east: 217}")

    assert "number/217" not in met_names(at_table())
    assert "number/217" in met_names(table(written, at="012"))


def test_what_is_not_printed_yet_makes_nothing_known():
    """The map names 217 in what only somebody with a note reads; who has both has met it."""
    assert "number/217" not in met_names(at_table(satchel=["map"]))
    assert "number/217" in met_names(at_table(satchel=["map", "letter"]))


def test_a_card_that_somebody_looked_at_alone_is_not_met():
    """Else the others, and those who watch, would learn of it from the text of another card."""
    game = at_table(explorers=2)
    before = talks(game)

    game.show(card(game, "letter"), 1)

    assert "title/note" not in met_names(game)
    assert talks(game) == before


def test_what_is_met_goes_with_clones_and_snapshots():
    """It is part of the state."""
    game = at_table(satchel=["letter"])
    game.move(card(game, "letter"), tabletop.ADVENTURE_DECK)

    assert met_names(game.clone()) == met_names(game)
    assert met_names(snapshot.load(game.content, snapshot.dump(game))) == met_names(game)


def test_what_is_remembered_once_is_met_for_good():
    """A memo may be forgotten; that there is such a thing is not."""
    page = "- {paragraph: 5, replies: {yes: {if: promise is remembered, do: nothing}, no: {}}}"
    game = citadel_table(page, packs=[memos("promise")])
    assert "memo/promise" not in met_names(game)

    play_citadel(game, "remember promise")
    assert "memo/promise" in met_names(game)
    play_citadel(game, "forget promise")

    assert "memo/promise" in met_names(game)


def test_a_paragraph_is_met_once_it_is_read():
    """And before only where its number is printed."""
    page = "- {paragraph: 5}\n- {paragraph: 6, replies: {yes: {if: 5 was read, do: nothing}, no: {}}}"
    game = citadel_table(page)
    assert "paragraph/5" not in met_names(game)

    play_citadel(game, "read 5")

    assert "paragraph/5" in met_names(game)


JOURNALLED = """
- number: 12
  back: green
  kind: terrain
  area: I
  actions:
    - think: {cost: 0, success: take 033}
    - rest: {cost: 0, if: there is a quest item titled note under the satchel, success: take 031}
- {number: 31, back: green, kind: item, durability: 4, copies: 4}
- {number: 33, back: green, kind: quest item, title: note}
"""


def test_journals_bring_it_again(tmp_path):
    """Resumed, replayed or forked: a table has met what it had met at that step."""
    path = tmp_path / "game.jsonl"
    played = seat(path, cards=JOURNALLED)
    assert "title/note" not in met_names(played.game)
    say(played, "think/s1")
    finish(played)
    knows = "title/note" in met_names(played.game)
    here = met_names(played.game)
    played.close()

    resumed = again(path, JOURNALLED)

    assert knows
    assert met_names(resumed.game) == here
    assert met_names(forked(resumed).game) == here
    playback = Playback(resumed.journal, packs_of(JOURNALLED), resumed.book)
    assert [met_names(playback.moment_at(step).game) for step in (0, playback.last_step)] == [
        met_names(playback.moment_at(0).game),
        here,
    ]
    assert "title/note" not in met_names(playback.moment_at(0).game)


# -- what is printed -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        (
            "en",
            ["Talk: cost 0. Success: take 031."],
            [
                "Talk: cost 0. Only if there is no “note” Quest item under the Satchel & Journal. Success: take 031.",
                "Talk: cost 0. Only if there is a “note” Quest item under the Satchel & Journal. Success: take 031.",
            ],
        ),
    ],
)
def test_an_action_is_printed_when_what_it_asks_for_is_met(lang: str, before: list[str], after: list[str]):
    """Until then one that asks for it is not there, and one that asks for its absence has no condition."""
    game = at_table()
    assert [line for line in talks(game, lang) if line.startswith("Talk")] == before

    game.move(card(game, "letter"), tabletop.QUESTS)

    assert [line for line in talks(game, lang) if line.startswith("Talk")] == after


def test_everything_an_action_says_waits_in_the_same_way():
    """Its modifiers and its outcomes as well."""
    [rest] = [line for line in talks(at_table()) if line.startswith("Rest")]
    assert rest == "Rest: cost 0. Success: take 031."

    game = at_table(satchel=["letter"])
    [rest] = [line for line in talks(game) if line.startswith("Rest")]
    assert "“note”" in rest
    assert "217" not in rest


def test_an_unseen_condition_is_vague_in_both_languages():
    """Whether it holds or not."""
    for game in (at_table(), at_table(satchel=["letter"])):
        for lang, said in (("en", "Only in certain cases."), ("fr", "Seulement dans certains cas.")):
            assert said in texts().for_table(met_names(game)).paragraph("012", lang)


def test_options_and_outcomes_say_no_more_than_the_card():
    """What is read before an action is taken comes from the same text."""
    game = at_table()
    told = texts()
    option = next(option for option in game.offered if option.verb == "rest")

    [text] = outcomes(told, Perspective(game, 0), game.option_id(option), "en")
    assert plain(text) == "Success: take 031."
    labels = [label for label, _ in labelled(Renderer(told, "en"), game).offered_choices()]
    assert not any("note" in label or "217" in label for label in labels)


def test_what_cannot_be_read_of_is_not_refused_either():
    """Neither among the refusals nor with a reason; once it stands there, both say why."""
    game = at_table()
    second = "talk/s1/012/2"
    assert second not in [refused.id for refused in refusals(game, 0)]
    assert why(game, 0, second) == ()
    assert "dig/s1/012" in [refused.id for refused in refusals(game, 0)], (
        "a vague condition is refused as such"
    )

    game = at_table(satchel=["letter"])
    game.move(card(game, "letter"), tabletop.ADVENTURE_DECK)
    game.advance()

    assert second in [refused.id for refused in refusals(game, 0)]
    assert [row.what for row in why(game, 0, second)] == ["needs"]


def test_a_face_shows_the_actions_that_may_be_read_with_their_places():
    """The first of two that are called alike may be the one that is not there."""
    faces = CardFaces(texts(), "en")

    def shown(game: Game) -> list[tuple[str, int, int | None]]:
        face = faces.face("012", met=met_names(game))
        return [(action.verbs[0], action.index, action.n) for action in face.actions]

    assert shown(at_table()) == [("talk", 0, None), ("dig", 2, None), ("rest", 3, None)]
    game = at_table(satchel=["letter"])
    assert shown(game) == [("talk", 0, None), ("talk", 1, 2), ("dig", 2, None), ("rest", 3, None)]
    assert faces.face("012", met=met_names(game)) is faces.face("012", met=met_names(game.clone())), (
        "made once for all who may read it"
    )
    assert faces.face("pick", met=met_names(game)) is faces.face("pick", met=met_names(at_table()))
    assert faces.face("012", met=met_names(game)).art == faces.face("012", met=met_names(at_table())).art, (
        "the picture is the same"
    )


def test_the_deed_in_progress_tells_its_own_outcome():
    """It is found by its place, whatever is left out before it."""
    table_ = seat(cards=CARDS)
    told = CardTexts(list(packs_of(CARDS)))
    say(table_, "rest/s1")
    look = Presenter(table_.outlook(0), Renderer(told, "en"), CardFaces(told, "en"), table_.journal.decisions)

    assert look.action is not None
    assert look.action.success == (TextLine(text="Take 031."),)


def test_twins_read_the_same():
    """What hangs on hidden cards is printed alike, whatever lies behind their backs."""
    game = at_table(explorers=2)
    twin, exchanged = twin_of(game, seeded(3))

    assert exchanged
    assert_alike(game, twin)
    assert met_names(game) == met_names(twin)
    for seat_ in (NONE, 0, 1):
        assert [refused.id for refused in refusals(game, seat_)] == [
            refused.id for refused in refusals(twin, seat_)
        ]


def test_twins_have_met_what_has_gone_back_among_hidden_cards():
    """What the table has met it has met under every name, wherever the card lies since."""
    game = at_table(satchel=["letter"], explorers=2)
    game.move(card(game, "letter"), tabletop.ADVENTURE_DECK)
    game.advance()

    for seed in range(4):
        twin, exchanged = twin_of(game, seeded(seed))
        assert card(game, "letter") in exchanged
        assert met_names(twin) == met_names(game) != met_names(at_table(explorers=2))


def test_a_text_that_runs_is_the_text_that_was_written():
    """What is printed changes nothing of what happens."""
    game = at_table(satchel=["letter"])

    play(game, "if open there is a quest item titled note under the satchel: take 031", "new-item")

    assert game.where[card(game, "pick")] != tabletop.ADVENTURE_DECK


# -- how many play ---------------------------------------------------------------------------------

PASS = (
    CARDS
    + """
- {number: 14, back: green, kind: terrain, area: I, uid: pass, actions: [climb: {cost: "6, 7, 8, 9 by explorers"}]}
"""
)


@pytest.mark.parametrize(("explorers", "cost"), [(1, "6"), (2, "7")])
def test_a_number_by_explorers_is_that_of_the_table(explorers, cost):
    """On the page and on the face; whoever reads the cards at no table reads all four."""
    game = table(PASS, at="pass", deck=10, explorers=explorers)
    read = CardTexts([base(), pack_of(PASS)])
    faces = CardFaces(read, "en")

    assert f"Climb: cost {cost}." in screens_of(Perspective(game, 0), Renderer(read, "en")).card("pass")
    assert faces.face("pass", met=Perspective(game, 0).met_names).actions[0].cost == cost
    assert faces.face("pass").actions[0].cost == "6/7/8/9 by the number of explorers"
    assert faces.face("satchel").hand == (4, 3, 2, 2)
    assert len(faces.face("satchel", met=Perspective(game, 0).met_names).hand) == 1
