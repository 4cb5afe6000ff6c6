"""What happens on the islet: the notes, the house, the reef, and what comes back after camp."""

import msgspec
import pytest
from msgspec.structs import replace

from first_light.landing import DUDS, STARS, landed, texts, under_satchel
from fogbound.rules.common import tabletop
from fogbound.rules.continent import table as zones
from fogbound.server.card_faces import CardFaces
from fogbound.terminal.option_list import ReadOnce
from fogbound.text import Renderer
from fogbound.text.screens import screens_of
from fogbound.view import Perspective, met_names, refusals
from labelling import labelled, labels
from playing import (
    act,
    at_cell,
    card,
    choose,
    deck_size,
    finish,
    hand,
    held,
    inventory,
    news,
    offered,
    past,
    pile_size,
    play,
    terrain,
    zone,
)
from rulebook import rule

PEOPLE = ("surveyor", "diver", "bridge-maker", "interpreter")
PAGES = {
    "012": "121",
    "014": "122",
    "018": "125",
    "020": "121",
    "022": "126",
    "024": "125",
    "030": "124",
    "034": "124",
    "036": "125",
}


def test_the_first_notes_hang_at_the_landing():
    """Whoever lands has them before the first turn."""
    assert under_satchel(landed()) == ["120"]


@pytest.mark.parametrize(
    ("people", "lost"), [(PEOPLE[:1], 19), (PEOPLE[:2], 21), (PEOPLE[:3], 23), (PEOPLE, 25)]
)
def test_nine_nights_have_cost_breath(people, lost):
    """Whoever lands has cards in the Discard Pile that food can bring back, once and not after every camp."""
    game = landed(people=people)

    assert pile_size(game) == lost
    assert zone(game, "129") == tabletop.BANISHED


def test_a_group_finds_the_notes_on_company_as_well():
    """What failing together does is told before anybody has failed."""
    assert under_satchel(landed(people=("surveyor", "diver"))) == ["120", "128"]


@pytest.mark.parametrize(("place", "page"), PAGES.items())
def test_a_place_brings_its_notes_once(place, page):
    """They come with the place; when it is found again they are not there a second time."""
    game = landed("042")
    assert under_satchel(game) == ["120"]

    play(game, f"put {place} south of your terrain")
    assert under_satchel(game) == ["120", page]

    finish(choose(game, "camp"))
    play(game, f"put {place} south of your terrain")
    assert under_satchel(game) == ["120", page]


@rule("C-EXPL-02", "C-EXPL-03")
def test_the_first_path_leads_to_the_house():
    """A path found in the north: its fog is resolved, and the place behind it is laid."""
    game = landed(fog={(0, -1): "covered-plate"})

    act(game, "pathfind", "done", "reveal", "keep-none", "explore/0")

    assert at_cell(game, 0, -1) == "020"
    assert terrain(game) == "010"


def test_the_first_failure_is_a_lesson():
    """Whoever goes in circles finds biscuits, once."""
    game = landed(top=DUDS)

    before = pile_size(game)

    finish(act(game, "pathfind", "done"))
    assert at_cell(game, 0, -1) != "020"
    assert pile_size(game) == before

    finish(play(game, "take 190 if available"))
    assert news(game, "taken") == ["190"]


# -- things ----------------------------------------------------------------------------------------


@rule("C-COMB-04")
def test_rope_and_boathook_become_one_thing():
    """Both are tools, so their dice add up."""
    game = landed("014", own=["130"])

    finish(act(game, "search", on="014"), "combine")

    assert inventory(game) == [(["130", "131"], 6)]


@pytest.mark.parametrize("comfort", ["knitted-cap", "161"])
def test_a_comfort_is_kept_for_the_worst_moment(comfort):
    """It is worth one State, and then it is gone."""
    game = landed(hand=[comfort])

    play(game, "take 104", "prevent")

    assert hand(game) == []
    assert zone(game, comfort) == tabletop.BANISHED


def test_the_goose_finds_paths_and_lays_an_egg():
    """Her star is enough for a path, for a card; at camp up to three come back, before the night takes two."""
    game = landed(hand=["160"], fog={(0, -1): "firm-sand"}, top=DUDS)
    before = pile_size(game)

    act(game, "pathfind", "done", "draw", "reveal", "apply/160", "keep-none", "explore/0")
    assert at_cell(game, 0, -1) == "020"

    assert pile_size(game) == before + 2 + 1 + 1
    finish(choose(game, "camp"), "restore")
    assert pile_size(game) == before + 4 - 3 + 2


def test_nobody_hides_with_a_goose():
    """Whoever can hide from the cough does; with her there is no hiding, and it is as if that had failed."""
    alone = landed(fog={(0, -1): "somebodys-cough"})
    with_her = landed(hand=["160"], fog={(0, -1): "somebodys-cough"})

    finish(act(alone, "pathfind", "done", "reveal", "keep-none", "explore/0"))
    finish(act(with_her, "pathfind", "done", "reveal", "done", "keep-none", "explore/0"))

    assert at_cell(alone, 0, -1) == at_cell(with_her, 0, -1) == "020"
    assert news(with_her, "skipped") == ["somebodys-cough"]
    assert [name for name in held(alone) if "100" in name] == []
    assert len([name for name in held(with_her) if "100" in name]) == 1


@rule("C-XP-03", "C-XP-04", "C-XP-05")
def test_nell_deals_in_experience():
    """Three Advanced Skills lie on her fleece; one is bought, and experience is broth as well."""
    game = landed("022", satchel=["005", "005#2", "005#3", "005#4", "005#5", "005#6"])

    finish(act(game, "talk", on="022"))
    cards = deck_size(game)
    act(game, "talk", on="215")
    finish(choose(game, "reveal", "choose/215/1", "buy"), "stop")

    assert deck_size(game) == cards + 1
    assert len(game.zones[zones.SATCHEL]) < 7


@pytest.mark.parametrize(("place", "verb", "number"), [("022", "talk", "215"), ("020", "search", "140")])
def test_what_lies_there_is_not_looked_for_again(place, verb, number):
    """No card is spent on a second look at what is on the Board already."""
    game = landed(place)
    assert [option for option in offered(game) if option.startswith(f"{verb}/s1/{place}")]

    play(game, f"take {number}")

    assert not [option for option in offered(game) if option.startswith(f"{verb}/s1/{place}")]


# -- prey and camp ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "verb"), [("016", "hunt"), ("034", "fish")])
def test_the_first_catch_comes_with_the_notes_on_food(place, verb):
    """That prey comes back after camp is told when some has been caught."""
    game = landed(place)
    assert "123" not in under_satchel(game)

    finish(act(game, verb, on=place))

    assert "123" in under_satchel(game)


@rule("C-SAVE-07", "C-LEG-04", "C-LOAD-05")
@pytest.mark.parametrize(("place", "verb", "number"), [("016", "hunt", "066"), ("034", "fish", "071")])
def test_prey_comes_back_after_camp(place, verb, number):
    """Twice there is something, the third time the place is marked as empty, and after camp it is not."""
    game = landed(place, top=[])
    for _ in range(3):
        play(game, f"take {number}")
        finish(game)
    assert not [option for option in offered(game) if option.startswith(f"{verb}/s1/{place}")]

    finish(choose(game, "camp"))

    assert [option for option in offered(game) if option.startswith(f"{verb}/s1/{place}")]


def test_every_night_is_longer():
    """The first camp costs two cards, the second four, the third six."""
    game = landed()
    costs = []
    for _ in range(3):
        before = deck_size(game)
        finish(choose(game, "camp"))
        costs.append(before - deck_size(game))

    assert costs == [2, 4, 6]


# -- numbers that nobody prints --------------------------------------------------------------------


@rule("C-HIDE-02", "C-HIDE-03")
@pytest.mark.parametrize(("place", "number"), [("024", "283"), ("036", "174")])
def test_a_place_shows_its_other_side(place, number):
    """Who reports the number finds the place changed, without an action and without a card."""
    game = landed(place)
    cards = deck_size(game)

    choose(game, "report")
    choose(game, "number", value=number)

    assert terrain(game) == number
    assert place in past(game)
    assert deck_size(game) == cards


@rule("C-NUM-13", "C-RUL-57")
def test_the_wheels_take_one_number():
    """A wrong one costs three cards; three, six, one unhooks the shutter."""
    game = landed("020")
    finish(act(game, "search", on="020"))
    cards = deck_size(game)

    choose(game, "free-use/s1/140")
    choose(game, "number", value="163")
    assert deck_size(game) == cards - 3

    choose(game, "free-use/s1/140")
    choose(game, "number", value="361")
    assert zone(game, "361") == tabletop.BOARD
    assert any(option.startswith("climb/s1/361") for option in offered(game))


# -- the house -------------------------------------------------------------------------------------


def test_the_first_knock_brings_the_log_the_second_a_draught():
    """What Oda has to say she says once; after that it only costs vital force."""
    game = landed("020")

    finish(act(game, "talk", on="020"))
    assert under_satchel(game) == ["120", "142"]
    assert news(game, "vital-loss") == []

    finish(act(game, "talk", "draw", "draw", on="020"))
    assert news(game, "taken")[-1] == "210-gold"
    assert len(news(game, "vital-loss")) == 1


@rule("C-NUM-10", "C-NUM-12", "C-NUM-13")
def test_the_whistle_opens_the_door():
    """With Joss knocking is sure and costs nothing; whoever would rather talk may, and comes to no more."""
    game = landed("020", satchel=["152"], top=DUDS)
    cards = deck_size(game)

    act(game, "talk", "reveal", on="020")
    assert offered(game) == ["number/213", "number/217"]
    finish(choose(game, "number/213"))
    assert deck_size(game) == cards - 1
    assert under_satchel(game) == ["120", "152"]

    act(game, "talk", "reveal", on="020")
    choose(game, "number/217")
    assert deck_size(game) == cards - 1
    assert zone(game, "217") == tabletop.BOARD


@rule("C-END-01", "C-LEG-03")
def test_all_hands_let_the_morning_in():
    """Nobody may be left out on the sand; together they win."""
    game = landed("020", people=("surveyor", "diver"), satchel=["152"], board={(0, 1): "012"})
    play(game, "take 217")

    finish(act(game, "move", seat=1))
    assert not [option for option in offered(game) if option.startswith("talk/s1/217")]

    finish(act(game, "move", seat=1))
    finish(act(game, "talk", on="217"))
    assert game.ending == "won"
    assert news(game, "taken")[-1] == "218"


# -- the reef --------------------------------------------------------------------------------------


@rule("C-MOVE-06", "C-EX-31")
def test_the_comb_is_crossed_from_both_sides():
    """Who climbs it finds the boat behind; with Joss the way back costs one card more."""
    game = landed("014", fog={(0, 1): "firm-sand"})
    finish(act(game, "pathfind", "done", "reveal", "keep-none", "explore/2"))
    assert (at_cell(game, 0, 1), at_cell(game, 1, 1), at_cell(game, 2, 1)) == ("034", "058", "")
    finish(act(game, "move"))

    finish(act(game, "climb", on="058"))
    assert terrain(game) == at_cell(game, 2, 1) == "046"
    assert zone(game, "150") == tabletop.BOARD

    game = landed("046", board={(-1, 0): "058", (-2, 0): "034"}, satchel=["152"])
    finish(act(game, "climb", on="058"))
    assert terrain(game) == "034"
    assert len(news(game, "revealed")) == 7


def test_the_comb_is_there_once():
    """Who comes to the pools the long way round finds the Comb that was met from the boat."""
    game = landed("038", board={(1, -1): "058", (2, -1): "046"}, fog={(0, -1): "firm-sand"})

    finish(act(game, "pathfind", "done", "reveal", "keep-none", "explore/0"))

    assert (at_cell(game, 0, -1), at_cell(game, 1, -1)) == ("034", "058")


def test_a_fall_from_the_comb_hurts():
    """Who fails stays where they are, injured."""
    game = landed("034", board={(1, 0): "058", (2, 0): "046"}, top=DUDS)

    finish(act(game, "climb", on="058"))

    assert terrain(game) == "034"
    assert held(game)[0].endswith("104")


@rule("C-MOVE-08")
def test_the_cauldron_does_not_ask():
    """Who stops there swims, and freezes if one star is all there is; with a rope one star is enough."""
    one = ("long-stride", *DUDS)
    cold = landed("040", board={(1, 0): "042"}, top=("bearings", *one))
    roped = landed("040", board={(1, 0): "042"}, own=["net-line"], top=("bearings", *one))

    for game in (cold, roped):
        finish(act(game, "move", on="040"), "use-item")

    assert (terrain(cold), held(cold)) == ("042", ["102"])
    assert (terrain(roped), held(roped)) == ("042", [])


@rule("C-RUL-70")
@pytest.mark.parametrize("place", ["042", "058"])
def test_both_ways_to_the_boat_stay_open(place):
    """Who has been at one of them can still take the other: no fog ever lies where the boat is."""
    game = landed("040", board={(0, -1): "058", (-1, -1): "034", (1, 0): "042"})
    game.figures[0] = card(game, "042" if place == "042" else "034")
    game.index = None
    game.news = []

    play(game, "nothing")
    finish(act(game, "climb", on=place))

    assert terrain(game) == at_cell(game, 1, -1) == "046"


def test_joss_is_dug_out():
    """Who has slept on the boat finds him again; he shares his bottle, and then comes along; a lever saves a card."""
    game = landed("046", own=["133"], board={(-1, 0): "058"})

    finish(act(game, "search", on="046"))
    assert not [option for option in offered(game) if option.startswith("search/s1/046")]
    finish(act(game, "dig", on="150"), "use-item", "apply")

    assert under_satchel(game) == ["120", "152"]
    assert zone(game, "150") == tabletop.BANISHED
    assert len(news(game, "revealed")) == 6
    assert not [option for option in offered(game) if option.startswith("search/s1/046")]


@rule("C-LEG-03")
def test_the_patience_carries_everybody_to_the_house():
    """With Joss on board she can be pushed off, once nobody is left behind; the house has a new page for who lands."""
    alone = landed("046", board={(-1, 0): "058", (-2, 0): "034"})
    game = landed("046", people=PEOPLE[:2], board={(-1, 0): "058", (-2, 0): "034"}, satchel=["152"])

    assert not [option for option in offered(alone) if option.startswith("sail")]
    finish(act(game, "climb", on="058", seat=1))
    assert not [option for option in offered(game) if option.startswith("sail")]
    finish(act(game, "climb", on="058", seat=1))
    finish(act(game, "sail", on="046"))

    assert terrain(game) == terrain(game, 1) == "020"
    assert "034" in past(game)
    assert "127" in under_satchel(game)


def test_a_choice_says_what_it_means():
    """A newcomer reads what they would do, not the number of a State."""
    game = landed("030", fog={(0, 1): "razor-shells"})
    act(game, "pathfind", "done", "reveal", "keep-none", "explore/2")

    assert labels(Renderer(texts(), "en"), game) == [
        "Go round: discard 2 cards from the Action Deck",
        "Walk across (a State)",
    ]


def test_a_skill_that_two_may_keep_is_read_once():
    """What it does follows its name where it is offered first; after that it is only a question of who."""
    game = landed(people=PEOPLE[:2], top=["long-stride", "bearings"])
    act(game, "gather", "trade/0", "reveal", joined=[1])
    choices, once = labelled(Renderer(texts(), "en"), game), ReadOnce()

    told = [(label, once.text(choices, option)) for label, option in choices.offered_choices()]

    assert told[:2] == [
        ("Keep Long stride for Ireti Adebayo", ". Strip: 1 star, 1 right half star. Move: −1 card to draw."),
        ("Keep Long stride for Mele Fifita", ""),
    ]


def test_drawing_nothing_is_called_so():
    """Where an action costs nothing, there is no card to reveal."""
    game = landed("020", satchel=["152"])
    act(game, "talk", on="020")

    assert labels(Renderer(texts(), "en"), game) == [
        "Draw a card",
        "Draw none",
    ]


# -- the shutter without Oda -----------------------------------------------------------------------


def shutter(*, pages: int = 1, joss: bool = False, rope: bool = False, top: tuple[str, ...] = STARS):
    """The shutter is unhooked, and somebody hangs on to the chain; one page is there from the start."""
    notes = [f"12{page}" for page in range(1, pages)]
    game = landed(
        "020", satchel=[*notes, *(["152"] if joss else [])], own=["net-line"] if rope else [], top=top
    )
    play(game, "take 361")
    return finish(act(game, "climb", on="361"), "use-item")


@rule("C-END-01")
def test_the_morning_can_be_had_without_joss():
    """It is a morning, and it is won."""
    game = shutter()

    assert (game.ending, news(game, "taken")[-1]) == ("won", "219")


def test_with_joss_the_same_shutter_lets_in_another_morning():
    """Nobody on the reef is left to drown."""
    game = shutter(joss=True)

    assert (game.ending, news(game, "taken")[-1]) == ("won", "218")


@rule("C-END-03")
def test_who_lets_go_loses_everything():
    """The only other way to lose beside the Curse."""
    assert shutter(top=DUDS).ending == "lost:over"


@pytest.mark.parametrize(
    ("helped", "stars"),
    [
        ({"pages": 6}, 5),
        ({"pages": 6, "rope": True}, 4),
        ({"pages": 5, "joss": True}, 3),
        ({"pages": 6, "joss": True}, 2),
        ({"pages": 6, "rope": True, "joss": True}, 1),
    ],
)
def test_what_was_read_and_found_lightens_the_shutter(helped, stars):
    """Six of the notes, a rope, and above all Joss: each takes stars off it."""
    plain = ("long-stride", "bearings", "broad-back", "open-face", "full-apron")
    enough = (*plain[:stars], *DUDS)
    too_few = (*plain[: stars - 1], *DUDS)

    assert shutter(**helped, top=enough).ending == "won"
    assert shutter(**helped, top=too_few).ending == "lost:over"


@pytest.mark.parametrize(("lang", "word"), [("en", "ferryman"), ("fr", "passeur")])
def test_the_morning_house_gives_nobody_away(lang, word):
    """On the second turn its text names neither who may come home nor what stands there then; later it does."""
    early, late = landed("020"), landed("020", satchel=["152"])

    def told(game):
        face = CardFaces(texts(), lang).face("020", met=met_names(game))
        pages = screens_of(Perspective(game, 0), Renderer(texts(), lang))
        rules = msgspec.to_builtins(replace(face, flavour="", back_text="", picture_text=""))
        asked = [f"{refused.id} {refused.reason}" for refused in refusals(game, 0)]
        return "\n".join([str(rules), *pages.text("020", False), *pages.text("020", True), *asked])

    for name in (word, "217", "213", "214", "127", "talk/s1/020/2"):
        assert name not in told(early)
    assert word in told(late)
    assert "213" in told(late)


@pytest.mark.parametrize(("lang", "word"), [("en", "ferryman"), ("fr", "passeur")])
def test_the_author_reads_all_of_it(lang, word):
    """In the gallery what players do not read yet stands between marks."""
    face = CardFaces(texts().for_author(), lang).face("020")

    assert any("⟦" in line and word in line for line in face.spoken)
    assert len(face.actions) > len(CardFaces(texts(), lang).face("020").actions)
