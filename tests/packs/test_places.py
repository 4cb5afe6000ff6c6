"""Where abilities may stand: the list of places is that of the format, and what nobody would use is refused."""

import pytest

import enduring
import playing
from every_field import as_yaml
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.format import ContinentCard
from fogbound.packs.printed import texts_of_format
from fogbound.packs.reference.places import places_chapter
from fogbound.rules.common.lexicon import reason_against, words_of
from fogbound.rules.common.standing_places import BESIDE, CRAFTED_ITEM, MODIFIERS, PLACES, REFLEX

REFUSED = {"continent": playing.refused, "citadel": enduring.refused}
CARDS = {"continent": ContinentCard, "citadel": CitadelCard}


def families(ruleset: str) -> dict[str, dict[str, object]]:
    """For each kind of entry what makes one, as the tests of the fields have it."""
    if ruleset == "continent":
        from continent.test_every_field import FAMILIES
    else:
        from citadel.test_every_field import FAMILIES
    return FAMILIES


@pytest.mark.parametrize("ruleset", PLACES)
def test_every_kind_of_entry_that_may_have_abilities_is_a_place(ruleset):
    """Beside them there are the items that Skills become and the modifiers of actions, and nothing else in the format."""
    bearing = {
        family
        for family, entry in families(ruleset).items()
        if not any("makes no sense" in fault for fault in REFUSED[ruleset](as_yaml({**entry, "effects": []})))
    }
    bearing -= {"fog", "introduction"}  # a Terrain with another back, and a page
    ways = {way for way, sort in texts_of_format(CARDS[ruleset]) if sort == "ability"}

    assert bearing == {*PLACES[ruleset]} - {MODIFIERS, CRAFTED_ITEM}
    assert {way[0] for way in ways} <= {"effects", "item", "actions", "back-actions"}
    assert {way[-1] for way in ways} == {"effects", "modifiers"}


@pytest.mark.parametrize("ruleset", PLACES)
def test_no_ability_is_refused_everywhere(ruleset):
    """What no place bears would be no word of that ruleset."""
    for term in words_of(ruleset):
        if term.sort == "ability":
            assert any(not reason_against(term.name, ruleset, place) for place in PLACES[ruleset]), term.name


def test_the_table_has_every_ability_once():
    """Each is a link in one row."""
    names = [term.name for term in words_of("any") if term.sort == "ability"]

    assert [places_chapter().count(f"[{name}](") for name in names] == [1] * len(names)


HARDER = ("climb: cost +1", "climb: difficulty +1", "climb: -1 success")


@pytest.mark.parametrize("text", HARDER)
@pytest.mark.parametrize(
    ("kind", "refused"), [("bonus", True), ("quest item", True), ("state, title: gloom", False)]
)
def test_nobody_makes_an_action_harder_by_choice_on_the_continent(text, kind, refused):
    """On a State the number counts by itself; elsewhere it is a choice that nobody would make (C-RUL-40)."""
    card = "- {{number: 61, back: green, kind: {}, effects: [{!r}]}}"

    faults = playing.refused(card.format(kind, text))

    assert ["nobody would choose" in fault for fault in faults] == ([True] if refused else [])
    assert playing.refused(card.format(kind, f"must {text}")) == []


@pytest.mark.parametrize(("text", "refused"), [("fight: cost +1", False), ("fight: -1 success", True)])
def test_at_the_citadel_only_the_cost_counts_by_itself(text, refused):
    """What makes an action dearer need not say `must` (T-RUL-17); fewer successes do, but for those beside an action."""
    card = f"- {{number: 61, back: green, kind: purse, effects: [{text!r}]}}"
    beside = f"- {{trait: odd, effects: [{text!r}]}}"

    faults = enduring.refused(card)

    assert ["nobody would choose fewer successes" in fault for fault in faults] == ([True] if refused else [])
    assert enduring.refused(beside) == []


@pytest.mark.parametrize("place", [*BESIDE, REFLEX])
def test_the_reason_is_told_with_the_place(place):
    """An author reads where it stands and why nothing would come of it."""
    entries = {
        "trait": "- {trait: odd, effects: ['when this enters play: gain 1 life']}",
        MODIFIERS: "- {trait: odd}\n- {skill: knack, actions: [dig: {modifiers: ['after the epilogue: nothing']}]}",
        REFLEX: "- {skill: twitch, reflex: true, effects: ['most weight +1']}",
    }
    told = {"trait": "on a trait", MODIFIERS: "beside an action", REFLEX: "on a Reflex"}

    (fault,) = enduring.refused(entries[place])

    assert f"nothing would come of this {told[place]}: " in fault


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("most weight +1 if you carry too much", True),
        ("most weight + (1 when not you carry too much)", True),
        ("every explorer for whom you carry too much: most weight +1", True),
        ("most weight +1 if your carried weight is at least 3", False),
        ("hand limit -1 if you carry too much", False),
    ],
)
def test_no_limit_hangs_on_itself(text, refused):
    """Who carries too much is told by the very limit, so the question would have no end."""
    faults = enduring.refused(f"- {{number: 61, back: green, kind: purse, effects: [{text!r}]}}")

    assert ["'you carry too much' would depend on itself" in fault for fault in faults] == (
        [True] if refused else []
    )
