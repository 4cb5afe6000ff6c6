"""Loading a pack: what is wrong is found at its exact place, all of it at once."""

import re

import pytest

from fogbound.packs import pack, source
from fogbound.packs.faults import PackError
from fogbound.packs.format import Manifest
from packing import PLAYABLE, write_pack

WORDS = """\
actions: [dig, climb, craft]
resources: [wood, stone]
keywords: [rope, blade]
tags: [hut]
pictographs: [oar]
"""


def faults(tmp_path, cards: str, manifest: str = WORDS) -> list[str]:
    """What a pack with these cards is refused for, without the name of its folder."""
    with pytest.raises(PackError) as caught:
        pack.load(write_pack(tmp_path, "isle", cards, manifest=manifest), [])
    return [str(fault).removeprefix("isle/") for fault in caught.value.faults]


def card(fields: str, kind: str = "terrain, area: I") -> str:
    return f"- {{number: 12, back: green, kind: {kind}, {fields}}}\n"


def test_more_kinds_of_counters_than_cards_can_bear_are_refused(tmp_path):
    """Those behind them would be taken for what the rules themselves keep on cards."""
    named = ", ".join(f"kind-{number}" for number in range(55))
    manifest = WORDS + "counters: [{}]\n"

    assert pack.load(write_pack(tmp_path / "some", "isle", PLAYABLE, manifest=manifest.format(named)), [])
    assert faults(tmp_path, PLAYABLE, manifest.format(named + ", one-more"))[0] == (
        "pack.yaml:11:11: too-many-counters: there are 56 kinds of counters with those of the packs it builds on, and "
        "no more than 55 can lie on cards (let cards share a kind: each card has its own counters of it)"
    )


def test_a_pack_that_is_right_loads(tmp_path):
    """Cards are found with their ids, copies share one, several of a number get ordinals."""
    cards = PLAYABLE + card("resources: [wood]") + card("uid: cove") + card("no-camp: true")

    loaded = pack.load(write_pack(tmp_path, "isle", cards, manifest=WORDS), [])

    assert [found.uid for found in loaded.cards[-4:]] == ["011", "012", "cove", "012-2"]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        (
            "actions: [{climb: {cost: 1}}, {'dig, clmb': {cost: 1}}]",
            "cards/cards.yaml:1:90: unknown-word: 'clmb' is no type of action of this pack "
            "(did you mean 'climb'?)",
        ),
        (
            "resources: [wood, stnoe]",
            "cards/cards.yaml:1:71: unknown-word: 'stnoe' is no resource of this pack "
            "(did you mean 'stone'?)",
        ),
        (
            "durability: 3",
            "cards/cards.yaml:1:53: misplaced-field: 'durability' makes no sense on a terrain",
        ),
        (
            "text: take 012",
            "cards/cards.yaml:1:53: misplaced-field: 'text' makes no sense on a terrain",
        ),
        (
            "actions: [{dig: {cost: -1}}]",
            "cards/cards.yaml:1:76: out-of-range: expected a number or value from 0 to 999, found -1",
        ),
        (
            "actions: [{dig: {success: take 12}}]",
            "cards/cards.yaml:1:84: not-understood: ",
        ),
        (
            "actions: [{dig: {success: true}}]",
            "cards/cards.yaml:1:79: wrong-type: expected an effect, found true",
        ),
        (
            "effects: [climb: cost -2]",
            "cards/cards.yaml:1:63: unknown-form: nothing that is an ability is written with 'climb' "
            "(put text with a colon in quotes)",
        ),
        (
            "effects: [{if: x}]",
            "cards/cards.yaml:1:64: unknown-form: ",
        ),
        (
            "effects: [{}]",
            "cards/cards.yaml:1:63: unknown-form: this says nothing",
        ),
        (
            "actions: [{dig: {success: [take 012, []]}}]",
            "cards/cards.yaml:1:90: unknown-form: this says nothing (leave it out, or say: nothing)",
        ),
        (
            "actions: [{dig: {success: {choose: []}}}]",
            "cards/cards.yaml:1:88: unknown-form: this says nothing (leave it out, or say: nothing)",
        ),
        (
            "actions: [{dig: {success: {fi: you are involved, then: take 012}}}]",
            "cards/cards.yaml:1:80: unknown-form: ",
        ),
        (
            "actions: [{dig: {success: {if: you are involved, thne: take 012}}}]",
            "cards/cards.yaml:1:102: unknown-field: what is written with 'if' has no part 'thne' (did you mean 'then'?)",
        ),
        (
            "actions: [{dig: {if: for any of each involved, you are active, success: take 012}}]",
            "cards/cards.yaml:1:100: unknown-field: there is no field 'you are active' here "
            "(put text with a comma in quotes)",
        ),
        (
            "actions: [{dig: {success: {if: for any of each involved, you are active, then: take 012}}}]",
            "cards/cards.yaml:1:110: unknown-field: what is written with 'if' has no part 'you are active' "
            "(put text with a comma in quotes)",
        ),
        (
            "actions: [{dig: {cost: 1}, climb: {cost: 2}}]",
            "cards/cards.yaml:1:63: wrong-form: an action is one type with its values",
        ),
    ],
)
def test_a_fault_stands_at_its_place(tmp_path, fields, fault):
    """Line and column lead to the very word, and a near miss is named."""
    found = faults(tmp_path, card(fields))

    assert any(text.startswith(fault) for text in found), found


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        (
            "actions: [{dig: {success: {choose an explorer here: [take 012, take 012]}}}]",
            "{choose explorer: …, do: …}",
        ),
        ("actions: [{dig: {success: {if you are active: [take 012, take 012]}}}]", "{if: …, then: …}"),
        ("actions: [{dig: {success: {each involved: [take 012]}}}]", "{for: each involved, do: …}"),
        (
            "actions: [{dig: {success: {choose a number up to: 3, do: take 012}}}]",
            "did you mean 'number up to'?",
        ),
        ("effects: [{after a failed any: [take 012, take 012]}]", "{after a failed: …, do: …}"),
        (
            "effects: [{'at camp, if you are active, once per turn': [take 012, take 012]}]",
            "{at camp: …, if: …, once per turn: …}",
        ),
        ("effects: ['after a failed any: {choose: [take 012, nothing]}']", "{after a failed: …, do: …}"),
        (
            "actions: [{dig: {success: 'each involved: take 012, then take 012'}}]",
            "{for: each involved, do: …}",
        ),
        (
            "actions: [{dig: {success: 'every explorer for whom you are active: take 012'}}]",
            "{for: every explorer for whom you are active, do: …}",
        ),
        ("actions: [{dig: {success: 'may [take 012, nothing]'}}]", "within a sentence there is no YAML"),
    ],
)
def test_a_sentence_that_is_written_as_a_mapping_has_a_form(tmp_path, fields, told):
    """What goes on with a list has keys of its own, which the message names."""
    assert any(told in text for text in faults(tmp_path, card(fields)))


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("- {number: 12, fog: mist, area: I, kind: terrain}", "exactly one of number, fog"),
        ("- {number: 12, kind: terrain, area: I}", "needs a back"),
        ("- {number: 12, back: green}", "'kind' is missing"),
        ("- {number: 12, back: green, kind: terrain}", "'area' is missing"),
        ("- {number: 12, back: green, kind: item}", "an item needs a durability"),
        ("- {number: 12, back: green, kind: permanent event}", "at least one placement arrow"),
        ("- {clue: storm}", "a clue names the number of its start"),
        ("- {satchel: bag, hand: [4], dice: [4], stack: [4]}", "each for 1 to 4 explorers"),
        ("- {skill: grit, own: ann, price: 3}\n- {character: ann}", "a character's own or has a price"),
        ("- {skill: grit, copies: 41}", "at most 40"),
        ("- {skill: grit, own: nobody}", "'nobody' is no character of this pack"),
        ("- {curse: gale, of: nothing}", "'nothing' is no curse of this pack"),
        ("- {character: ann, copies: 2}", "'copies' makes no sense on a character"),
        ("- {skill: grit}\n- {skill: grit}", "'grit' is already used at isle/cards/cards.yaml:1:3"),
        ("storm: 1", "expected a list of cards"),
        ("- {skill: grit, craft: {cost: 3, resources: {wood or wod: 1}}}", "'wod' is no resource"),
    ],
)
def test_a_card_must_make_sense(tmp_path, cards, told):
    """What a card lacks, has too much of, or has on the wrong kind is refused."""
    assert any(told in found for found in faults(tmp_path, cards))


def test_all_faults_are_told_at_once(tmp_path):
    """An author mends everything in one go, in the order of the file."""
    found = faults(tmp_path, card("durability: 3, tags: [hat]") + card("actions: [{dgi: {cost: 1}}]"))

    assert [text.split(": ")[1] for text in found] == ["misplaced-field", "unknown-word", "unknown-word"]


def test_types_that_no_camp_forbids_are_declared(tmp_path):
    """A typing mistake in the manifest does not switch a rule off unseen."""
    assert faults(tmp_path, "[]", WORDS + "no-camp: [rset]\n")[0].startswith("pack.yaml:11:11: unknown-word")


def test_a_pack_without_cards_is_none(tmp_path):
    """A folder with a manifest alone is refused."""
    folder = write_pack(tmp_path, "isle", "")
    (folder / "cards" / "cards.yaml").unlink()

    with pytest.raises(PackError, match=r"no cards/\*\.yaml"):
        pack.load(folder, [])


@pytest.mark.parametrize(
    ("scene", "complaint"),
    [
        (
            "{biome: mash}",
            r"cards\.yaml:1:\d+: unknown-word: 'mash' is not known here \(did you mean 'marsh'\?\)",
        ),
        ("{edges: {south: cliff}}", r"'cliff' is not known here \(known are land, ridge, sea, shore\)"),
        ("{feature: hut}", r"there is no field 'feature' here \(did you mean 'features'\?\)"),
    ],
)
def test_a_scene_is_made_of_known_words(tmp_path, scene, complaint):
    """Pictures are generated, so a word that nobody can draw is found at once."""
    with pytest.raises(PackError) as refusal:
        pack.load(write_pack(tmp_path, "isle", card(f"scene: {scene}")), [])

    assert re.search(complaint, str(refusal.value.faults[0]))


def test_the_digest_counts_what_cards_do(tmp_path):
    """A corrected typo, a picture or a version disturbs nobody; another cost does."""
    plain = pack.load(write_pack(tmp_path / "a", "isle", card("scene: {biome: marsh}")), [])
    other = pack.load(
        write_pack(
            tmp_path / "b",
            "isle",
            "# moved\n" + card("scene: {biome: sand}"),
            manifest="version: '2'\n",
            languages="en",
            texts={"en/a.ftl": "card-012 = Cove\n"},
        ),
        [],
    )
    changed = pack.load(write_pack(tmp_path / "c", "isle", card("no-camp: true")), [])

    assert plain.does == other.does != changed.does
    assert plain.says != other.says


def test_prose_cannot_be_nested_without_end(tmp_path):
    """A stranger's text must not exhaust the parser that will read it."""
    folder = write_pack(tmp_path, "isle", card("no-camp: true"), texts={"en/a.ftl": "a = " + "{" * 2000})

    with pytest.raises(PackError, match="nested more than 12 deep"):
        pack.load(folder, [])


def test_results_of_a_die_are_told_apart():
    """Cases must be numbers or ranges, and no result may stand twice."""
    text = """
- fog: mist
  area: I
  kind: temporary event
  text: {roll: {1: take 012, 1-2: take 012, six: take 012, 5-4: take 012}}
"""
    document = source.parse(text, "cards.yaml")
    manifest = Manifest(name="isle", ruleset="continent", format=1)

    with pytest.raises(PackError) as caught:
        pack.compose(manifest, [document], [], [], "", {})

    found = [fault.message for fault in caught.value.faults]
    assert any("'1-2' is among the results above" in message for message in found)
    assert any("'six' is no result" in message for message in found)
    assert any("'5-4' is no result" in message for message in found)
