"""The linter: numbers that lead nowhere, land that does not fit together, words nobody uses."""

import pytest

from fogbound.packs import library
from fogbound.packs.linter import count, lint
from packing import PLAYABLE, write_pack
from rulebook import rule

WORDS = """\
actions: [dig, sail]
keywords: [rope]
resources: [wood, fire]
pictographs: [oar]
"""


CALMED = "- {fog: lull, area: I, kind: temporary event, text: lift the curse calm}\n"


def findings(tmp_path, cards: str, *, manifest: str = "", playable: bool = True) -> list[str]:
    """What the linter says about a pack with these cards, as `place: severity: code: message`.

    A second clue `calm` can be lifted as well.
    """
    lifted = CALMED if "clue: calm" in cards else ""
    write_pack(tmp_path, "isle", cards + (PLAYABLE if playable else "") + lifted, manifest=manifest)
    return [str(finding).partition("/")[2] for finding in lint(library.packs_with([str(tmp_path / "isle")]))]


def codes(found: list[str]) -> list[str]:
    return [text.split(": ")[2] for text in found]


def terrain(number: int, fields: str = "", area: str = "I") -> str:
    return f"- {{number: {number}, back: green, kind: terrain, area: {area}, {fields}}}\n"


def test_a_curse_that_nobody_can_lift_is_found(tmp_path):
    """Whoever followed the clue could not win, and would never know why."""
    cards = "- {clue: doom, start: 10}\n"

    (found,) = findings(tmp_path, cards)

    assert found.startswith("cards/cards.yaml:1:10: warning: curse-stays: nothing lifts the curse 'doom'")
    assert "lift the curse doom" in found
    assert findings(tmp_path / "lifted", cards + CALMED.replace("calm", "doom")) == []


def test_a_pack_without_cards_is_told_so_and_nothing_else(tmp_path):
    """What follows from that would only hide it."""
    pack = write_pack(
        tmp_path, "bare", "[]\n", languages="en", texts={"en/cards.ftl": "card-010 = Nowhere\n"}
    )

    (found,) = lint(library.packs_with([str(pack)]))

    assert (
        str(found)
        == "bare/pack.yaml:1:1: error: no-cards: the pack has no cards (its files in cards/ are empty)"
    )


def test_an_adventure_without_a_clue_is_told_so(tmp_path):
    """Unless it says that others build on it."""
    cards = "- {fog: mist, area: I, kind: temporary event}\n"

    assert findings(tmp_path, cards, playable=False) == [
        "pack.yaml:1:1: warning: not-playable: it stands among the adventures, but there is not a clue to play "
        "(a pack that others build on says shelf: 0)"
    ]
    assert findings(tmp_path / "shared", cards, manifest="shelf: 0\n", playable=False) == []


def test_a_sound_pack_has_no_findings(tmp_path):
    """The least that can be played is clean."""
    assert findings(tmp_path, "") == []


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ('- {fog: haze, area: I, kind: temporary event, text: "take 010, then take 099"}\n', "1:74"),
        ("- {fog: haze, area: I, kind: temporary event, text: [take 010, {do: [take 099]}]}\n", "1:75"),
        ("- {clue: calm, start: 99}\n", "1:23"),
        ("- {fog: haze, area: I, kind: temporary event, text: banish 099}\n", "1:60"),
    ],
)
def test_a_number_nobody_carries_is_pointed_at(tmp_path, cards, place):
    """The finding stands at the very number, however deep it is in a text."""
    found = findings(tmp_path, cards)

    assert found == [f"cards/cards.yaml:{place}: error: unknown-number: no card carries 099"]


def test_numbers_of_the_manifest_count_too(tmp_path):
    """The cards of modes and of experience must exist, and are called by the rules."""
    bonus = "- {number: 5, back: green, kind: quest item}\n"

    assert findings(tmp_path, bonus, manifest="experience: 5\neasy: 98\n") == [
        "pack.yaml:7:7: error: unknown-number: no card carries 098"
    ]


def test_a_card_nobody_calls_is_found(tmp_path):
    """Without a caller a numbered card never comes into the game."""
    assert findings(tmp_path, terrain(77)) == [
        "cards/cards.yaml:1:12: warning: uncalled-number: nobody calls 077"
    ]


def test_cards_that_call_only_each_other_are_found(tmp_path):
    """Being called is not enough: some chain of calls must begin at a clue."""
    cards = terrain(77, "arrows: {north: 78}") + terrain(78, "arrows: {south: 77}")

    assert codes(findings(tmp_path, cards)) == ["unreachable", "unreachable"]


def test_a_chain_of_calls_reaches_fog_and_what_fog_calls(tmp_path):
    """Arrow, fog of the area, its text, a card: all reached from the clue's start."""
    cards = (
        "- {clue: calm, start: 60}\n"
        + terrain(60, "arrows: {north: 61}", "II")
        + terrain(61, "", "III")
        + "- {fog: haze, area: II, kind: temporary event, text: take 062}\n"
        + "- {fog: murk, area: III, kind: temporary event}\n"
        + "- {number: 62, back: green, kind: bonus}\n"
    )

    assert findings(tmp_path, cards) == [
        "cards/cards.yaml:5:3: warning: unreachable: no chain of calls from the start of a clue leads to "
        "fog of area III"
    ]


def test_a_pack_for_others_to_build_on_is_not_blamed(tmp_path):
    """Without a clue, cards wait for a caller and words for their other half; a word nobody uses is a hint."""
    asking = "- {skill: knot, effects: ['dig: cost -1'], craft: {cost: 3, resources: {wood: 1}}}\n"
    having = "- {skill: cord, keywords: [rope]}\n"
    found = findings(tmp_path, terrain(77) + asking + having, manifest=f"{WORDS}shelf: 0\n", playable=False)

    assert [text.partition(" ")[2] for text in found] == [
        "hint: unused-word: nothing uses the type of action 'sail'",
        "hint: unused-word: nothing uses the pictograph 'oar'",
    ]


def test_clues_start_on_terrains(tmp_path):
    """A game cannot begin on an item."""
    cards = "- {clue: calm, start: 60}\n- {number: 60, back: green, kind: bonus}\n"

    assert codes(findings(tmp_path, cards)) == ["start-not-terrain"]


# -- numbers without a numbox ----------------------------------------------------------------------


def oar(value: int, back_ref: str) -> str:
    return (
        "- {clue: calm, start: 60}\n"
        + terrain(60, "actions: [{sail: {success: take 061 with oar}}]")
        + "- {number: 61, back: green, kind: bonus}\n"
        + f"- {{number: 66, back: green, kind: bonus{back_ref}}}\n"
        + f"- {{skill: coracle, item: {{durability: 3, banner: {{oar: {value}}}}}}}\n"
    )


SAILING = "actions: [sail]\npictographs: [oar]\n"


@rule("C-NUM-13", "C-RUL-60")
def test_a_banner_sum_leads_to_a_card_that_names_the_caller(tmp_path):
    """061 plus 5 is 066, whose back names 060: nothing to complain about."""
    assert findings(tmp_path, oar(5, ", back-ref: [60]"), manifest=SAILING) == []


@rule("C-NUM-13")
def test_a_banner_sum_without_a_back_reference_fails(tmp_path):
    """The card is never taken, and both ends hear of it."""
    found = findings(tmp_path, oar(5, ""), manifest=SAILING)

    assert codes(found) == ["banner-leads-nowhere", "missing-back-ref"]
    assert "back-ref: [060]" in found[1]


def test_a_banner_sum_that_nobody_carries_is_a_warning(tmp_path):
    """The plain number is taken then, so the banner is idle (C-RUL-57)."""
    found = findings(tmp_path, oar(6, ", back-ref: [60]"), manifest=SAILING)

    assert codes(found) == ["banner-leads-nowhere", "uncalled-number", "idle-back-ref"]


def hidden(target: str) -> str:
    return "- {clue: calm, start: 60}\n" + terrain(60, "hidden: {number: 61}") + target


@rule("C-HIDE-03")
@pytest.mark.parametrize(
    ("target", "wrong"),
    [
        (terrain(61, "back-ref: [60]"), []),
        (terrain(61, "back-ref: ['060']"), []),
        (terrain(61), ["hidden-leads-nowhere", "missing-back-ref"]),
        ("- {number: 61, back: green, kind: bonus, back-ref: [60]}\n", ["hidden-leads-nowhere"]),
        ("", ["unknown-number"]),
    ],
)
def test_a_hidden_number_needs_a_card_that_can_take_the_place(tmp_path, target, wrong):
    """It must carry the number, name the card that hides it, and be able to lie on the Board."""
    assert codes(findings(tmp_path, hidden(target))) == wrong


def test_a_riddle_needs_an_answer(tmp_path):
    """Some card must name the one that asks, by its id when it has no number."""
    riddle = "- {fog: dial, area: I, kind: quest item, effects: ['between actions: may guess a number']}\n"
    answer = "- {number: 61, back: green, kind: bonus, back-ref: [dial]}\n"
    start = "- {clue: calm, start: 60}\n" + terrain(60, "arrows: {north: 10}")

    assert codes(findings(tmp_path / "a", start + riddle)) == ["guess-leads-nowhere"]
    assert findings(tmp_path / "b", start + riddle + answer) == []


@pytest.mark.parametrize(
    ("ref", "code"), [("99", "unknown-back-ref"), ("nobody", "unknown-back-ref"), ("10", "idle-back-ref")]
)
def test_a_back_reference_names_a_card_that_leads_here(tmp_path, ref, code):
    """A number nobody carries, an unknown id, or a card that has nothing to do with this one."""
    card = f"- {{number: 61, back: green, kind: bonus, back-ref: [{ref}]}}\n"
    calling = "- {fog: haze, area: I, kind: temporary event, text: take 061}\n"
    start = "- {clue: calm, start: 60}\n" + terrain(60, "arrows: {north: 10}")

    assert codes(findings(tmp_path, start + calling + card)) == [code]


@rule("C-RUL-59")
@pytest.mark.parametrize(
    ("back", "gold", "wrong"),
    [
        ("green", "- {number: 61, back: gold, kind: bonus}\n", []),
        ("green", "", ["no-gold"]),
        ("gold", "", ["gold-swap-on-gold"]),
    ],
)
def test_a_gold_swap_needs_a_gold_card(tmp_path, back, gold, wrong):
    """The card that swaps is green, and a gold one has its number."""
    card = f"- {{number: 61, back: {back}, kind: temporary event, text: gold swap}}\n"
    start = "- {clue: calm, start: 60}\n" + terrain(60, "arrows: {north: 61}")

    assert codes(findings(tmp_path, start + card + gold)) == wrong


# -- the land --------------------------------------------------------------------------------------


def land(*terrains: str) -> str:
    return "- {clue: calm, start: 60}\n" + "".join(terrains)


@rule("C-RUL-24")
def test_neighbours_agree_about_each_other(tmp_path):
    """060 lies south of 061, so an arrow of 061 to the south carries 060."""
    sound = land(terrain(60, "arrows: {north: 61}"), terrain(61, "arrows: {south: 60}"))
    wrong = land(terrain(60, "arrows: {north: 61}"), terrain(61, "arrows: {south: 10}"))

    assert findings(tmp_path / "a", sound) == []
    (found,) = findings(tmp_path / "b", wrong)
    assert "3:69: warning: arrows-disagree: this arrow calls 010 into a space where 060 lies" in found


@rule("C-RUL-24")
def test_all_arrows_at_a_space_carry_one_number(tmp_path):
    """Round a corner: 061 and 062 both point at the space north-east of 060."""
    start = terrain(60, "arrows: {north: 61, east: 62}")

    sound = land(start, terrain(61, "arrows: {east: 64}"), terrain(62, "arrows: {north: 64}"), terrain(64))
    wrong = land(start, terrain(61, "arrows: {east: 64}"), terrain(62, "arrows: {north: 11}"), terrain(64))

    assert findings(tmp_path / "a", sound) == []
    assert codes(findings(tmp_path / "b", wrong)) == ["arrows-disagree"]


@rule("C-RUL-24")
@pytest.mark.parametrize("number", [59, 65])
def test_what_takes_the_place_of_a_terrain_lies_where_that_lay(tmp_path, number):
    """061 is replaced by another number, so the arrow of 060 that carries 061 is right all the same."""
    changing = f"effects: ['when this enters play: discard this and put {number:03} in its place']"
    sound = land(
        terrain(60, "arrows: {north: 61}"),
        terrain(61, f"arrows: {{south: 60}}, {changing}"),
        terrain(number, "arrows: {south: 60}"),
    )

    assert codes(findings(tmp_path, sound)) == []


def test_a_card_cannot_lie_in_two_places(tmp_path):
    """062 is north-east of 060 by one way and two steps east by another."""
    wrong = land(
        terrain(60, "arrows: {north: 61, east: 63}"),
        terrain(61, "arrows: {east: 62}"),
        terrain(63, "arrows: {east: 62}"),
        terrain(62),
    )

    (found,) = findings(tmp_path, wrong)
    assert "land-does-not-close: this arrow puts 062 where it cannot be" in found
    assert "as it already lies 1 north of this card" in found


def test_alternatives_in_one_space_may_point_elsewhere(tmp_path):
    """Two greens of one number never lie there together, so their arrows need not agree."""
    cards = land(
        terrain(60, "arrows: {north: 61}"),
        terrain(61, "arrows: {north: 62}"),
        terrain(61, "arrows: {north: 63}"),
        terrain(62),
        terrain(63),
    )

    assert findings(tmp_path, cards) == []


def test_an_area_without_fog_cannot_be_explored(tmp_path):
    """Its spaces would stay empty for ever."""
    cards = land(terrain(60, "arrows: {north: 10}", "V"))

    assert codes(findings(tmp_path, cards)) == ["no-fog"]


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("manifest", "cards", "found"),
    [
        ("keywords: [rope]", "", "warning: unused-word: nothing uses the keyword 'rope'"),
        ("stores: [hoard]", "", "warning: unused-word: nothing uses the store 'hoard'"),
        ("actions: [dig]", "", "warning: unused-word: nothing uses the type of action 'dig'"),
        (
            "tags: [hut, hut]",
            "- {fog: a, area: I, kind: temporary event, tags: [hut], "
            "text: 'if your terrain is hut: take 010'}\n",
            "warning: word-twice: the tag 'hut' is declared twice",
        ),
        (
            "resources: [wood]",
            "- {skill: knot, craft: {cost: 3, resources: {wood: 1}}, item: {durability: 2}}\n",
            "warning: uncarried-word: texts ask for the resource 'wood', but no card has it",
        ),
        (
            "keywords: [rope]",
            "- {skill: knot, keywords: [rope]}\n",
            "hint: unread-word: cards have the keyword 'rope', but no text asks for it",
        ),
        (
            "counters: [berry]",
            "- {skill: knot, effects: ['at the end of any: remove 1 berry counter']}\n",
            "warning: uncarried-word: texts ask for the counter 'berry', but none puts any",
        ),
        (
            "counters: [berry]",
            "- {skill: knot, effects: ['at the end of any: add 1 berry counter']}\n",
            "hint: unread-word: texts put the counter 'berry', but no text asks for it",
        ),
        (
            "stores: [hoard]",
            "- {skill: knot, effects: ['at the end of any: hand out the hoard']}\n",
            "warning: uncarried-word: texts ask for the store 'hoard', but none puts anything there",
        ),
        (
            "memos: [promise]",
            "- {skill: knot, effects: ['at the end of any: remember promise']}\n",
            "hint: unread-word: texts note the memo 'promise', but no text asks for it",
        ),
        (
            "memos: [promise]",
            "- {skill: knot, effects: ['at the end of any: if promise is remembered: nothing']}\n",
            "warning: uncarried-word: texts ask for the memo 'promise', but none notes it",
        ),
        (
            "actions: [dig]",
            "- {skill: knot, effects: ['dig: cost -1']}\n",
            "hint: uncarried-word: texts ask for the type of action 'dig', but no card has it",
        ),
    ],
)
def test_words_are_carried_and_asked_for(tmp_path, manifest, cards, found):
    """A word that is only declared, only asked for or only carried is told at its place in the manifest."""
    (told,) = findings(tmp_path, cards, manifest=manifest + "\n")

    assert told.startswith("pack.yaml:6:")
    assert told.endswith(found)


@pytest.mark.parametrize(
    ("remembering", "asking", "told"),
    [
        (
            "remember promise of you",
            "if promise is remembered: lose 1 card",
            "as a note or a number, but it is remembered of persons only (write `promise is remembered of somebody`",
        ),
        ("remember promise of you", "if promise is yes: lose 1 card", "as yes or no"),
        ("remember promise", "each explorer of promise loses 1 card", "of persons"),
        ("set promise to 2", "if promise is remembered of you: lose 1 card", "of persons"),
        ("remember yes to promise", "if promise is remembered: lose 1 card", "(write `promise is yes`"),
        ("remember yes to promise", "if the promise is at least 1: lose 1 card", "as a note or a number"),
        ("remember promise of you", "if promise is remembered of somebody: lose 1 card", ""),
        ("promise +1", "if promise is remembered: lose 1 card", ""),
        ("remember no to promise", "if promise is no: lose 1 card", ""),
    ],
)
def test_a_memo_is_asked_for_as_it_is_remembered(tmp_path, remembering, asking, told):
    """What is remembered of persons is no note: the condition would never hold."""
    cards = (
        f"- {{skill: knot, effects: ['at the end of any: {remembering}', 'at the end of any: {asking}']}}\n"
    )

    found = [each for each in findings(tmp_path, cards, manifest="memos: [promise]\n") if "otherwise" in each]

    assert len(found) == bool(told)
    assert told in "".join(found)
    assert all("warning: remembered-otherwise" in each for each in found)


@rule("C-COMB-04")
def test_a_keyword_that_items_share_is_asked_for_by_combining(tmp_path):
    """Two items with the same keyword add their durabilities, whatever texts say; one alone has no use for it."""
    knot = "- {skill: knot, item: {durability: 2, keywords: [rope]}}\n"
    cord = "- {skill: cord, item: {durability: 2, keywords: [rope]}}\n"

    assert codes(findings(tmp_path / "a", knot, manifest="keywords: [rope]\n")) == ["unread-word"]
    assert findings(tmp_path / "b", knot + cord, manifest="keywords: [rope]\n") == []


def test_fire_comes_from_figures(tmp_path):
    """The resource fire is offered by fire figures, so no card need carry it."""
    cards = "- {skill: knot, craft: {cost: 3, resources: {fire: 1}}, item: {durability: 2}}\n"

    assert findings(tmp_path, cards, manifest="resources: [fire]\n") == []


def test_a_state_nobody_takes_away_is_a_hint(tmp_path):
    """Perhaps it is meant so; the author should know."""
    state = "- {number: 61, back: green, kind: state, title: damp}\n"
    calling = "- {fog: haze, area: I, kind: temporary event, text: take 061}\n"
    cure = "- {skill: towel, actions: [{rest: {success: return all states titled damp in your hand}}]}\n"
    start = land(terrain(60, "arrows: {north: 10}"))

    assert codes(findings(tmp_path / "a", start + calling + state)) == ["state-stays"]
    assert findings(tmp_path / "b", start + calling + state + cure, manifest="actions: [rest]\n") == []


def test_a_state_without_a_title_is_an_error(tmp_path):
    """Without one nobody can tell which States replace each other."""
    state = "- {number: 61, back: green, kind: state}\n"
    calling = "- {fog: haze, area: I, kind: temporary event, text: take 061}\n"
    cure = "- {skill: towel, actions: [{rest: {success: return all states in your hand}}]}\n"
    start = land(terrain(60, "arrows: {north: 10}"))

    found = findings(tmp_path, start + calling + state + cure, manifest="actions: [rest]\n")

    assert codes(found) == ["no-title"]
    assert "a state needs a title" in found[0]


@pytest.mark.parametrize(
    ("kind", "sentence", "message"),
    [
        ("quest item", "put this into your hand", "this card can never be in a hand"),
        ("bonus", "put this into your hand", ""),
        ("bonus", "put terrains on the board into your hand", "'terrains' can never be in a hand"),
        (
            "bonus",
            "put one item card in your inventory of your choice into your hand",
            "'item card' can never be in",
        ),
        ("bonus", "put one card in the past of your choice into your hand", ""),
        ("bonus", "shuffle states in your hand into the deck", "'states' can never be in the Action Deck"),
        ("bonus", "shuffle curses in your hand into the deck", ""),
    ],
)
def test_cards_are_sent_nowhere_where_they_cannot_be(tmp_path, kind, sentence, message):
    """A hand and the Action Deck hold certain kinds of cards alone, so such a text would do nothing."""
    card = f"- {{number: 61, back: green, kind: {kind}, effects: ['when this enters play: {sentence}']}}\n"
    calling = "- {fog: haze, area: I, kind: temporary event, text: take 061}\n"

    found = findings(tmp_path, land(terrain(60, "arrows: {north: 10}")) + calling + card)

    assert [text for text in found if "error" in text] == [
        text for text in found if message and message in text
    ]
    assert codes(found) == (["wrong-place"] if message else [])


# -- the whole -------------------------------------------------------------------------------------


def test_a_clue_needs_a_table(tmp_path):
    """Whoever brings a clue brings or builds on all else that a game needs."""
    cards = "- {clue: calm, start: 60}\n" + terrain(60)

    found = findings(tmp_path, cards, playable=False)

    assert codes(found).count("not-playable") == 4


def test_files_that_are_not_read_are_told(tmp_path):
    """A file with the wrong ending is easily overlooked."""
    folder = write_pack(tmp_path, "isle", PLAYABLE)
    (folder / "cards" / "more.yml").write_text("")

    (finding,) = lint(library.packs_with([str(folder)]))
    assert str(finding) == (
        "isle/cards/more.yml:1:1: hint: ignored-file: this file is not read (its name must end in .yaml)"
    )


def test_only_the_pack_itself_is_judged(tmp_path):
    """What is wrong with a foundation is the foundation's business."""
    write_pack(tmp_path, "isle", PLAYABLE + terrain(77))
    reef = write_pack(tmp_path, "reef", terrain(78), requires="isle")

    (finding,) = lint(library.packs_with([str(reef)]))
    assert finding.message == "nobody calls 078"


def test_cards_are_counted(tmp_path):
    """By kind and by back, with their copies; Skills by where they belong."""
    skills = "- {skill: own, own: ann, copies: 5}\n- {skill: far, price: 2}\n"
    (pack,) = library.packs_with([str(write_pack(tmp_path, "isle", PLAYABLE + skills))])

    counts = count(pack)

    assert counts.cards == 17
    assert counts.kinds["temporary event"] == 2
    assert counts.backs == {"blue": 10, "fog": 2, "green": 2, "other": 3}
    assert counts.skills == {"advanced": 1, "common": 3, "own of ann": 5}


# -- backs -----------------------------------------------------------------------------------------


@rule("C-NUM-02", "C-NUM-04")
def test_backs_that_tell_are_found(tmp_path):
    """Of several cards of one number and colour chance takes one; what is on their backs must not tell which."""
    called = terrain(50, "hidden: {number: 60}, actions: [dig: {success: take 060}]")
    one = "- {number: 60, uid: %s, back: green, kind: terrain, area: I%s}\n"
    start = "- {clue: calm, start: 50}\n"

    cards = called + one % ("arch", "") + one % ("gate", ", back-ref: [50]") + start
    found = findings(tmp_path, cards, manifest="actions: [dig]\n")

    assert [text for text in found if "backs-differ" in text] == [
        "cards/cards.yaml:3:74: warning: backs-differ: the backs of 'gate' and 'arch' (isle/cards/cards.yaml:2:3) can "
        "be told apart: both are 060, green, but their back-ref differs (give both the same `back-ref`, or one of them "
        "another number, colour or link)"
    ]


@rule("C-NUM-04")
def test_prose_on_backs_that_tells_is_found(tmp_path):
    """The prose of a back is read before the front is seen, in every language."""
    one = "- {number: 60, uid: %s, back: %s, kind: terrain, area: I}\n"
    cards = one % ("arch", "green") + one % ("gate", "green") + one % ("ruin", "gold")
    prose = "card-arch = Arch\n    .back = {0}\ncard-gate = Gate\n    .back = {1}\ncard-ruin = Ruin\n    .back = Dust.\n"

    def told(name: str, *backs: str) -> list[str]:
        pack = write_pack(
            tmp_path / name,
            "isle",
            cards,
            languages="en, fr",
            manifest="shelf: 0\n",
            texts={f"{lang}/cards.ftl": prose.format(*backs) for lang in ("en", "fr")},
        )
        found = map(str, lint(library.packs_with([str(pack)])))
        return [text for text in found if "backs-differ" in text]

    assert told("alike", "Stones.", "Stones.") == []
    assert [
        text.partition(" (give")[0].rpartition(" ")[2] for text in told("other", "Stones.", "Slates.")
    ] == ["en", "fr"]


@rule("T-TAKE-02", "T-TAKE-05", "T-RUL-109")
def test_a_text_on_a_back_that_tells_is_found(tmp_path):
    """A card with another link is taken or not by that alone; among those of one link the text must be the same."""
    one = "- {number: 60, uid: %s, back: green, kind: quest item%s}\n"
    cards = (
        one % ("arch", "")
        + one % ("gate", ", back-text: lose 1 life")
        + one % ("ruin", ", link: oar, back-text: gain 1 life")
    )
    pack = write_pack(tmp_path, "isle", cards, ruleset="citadel", manifest="shelf: 0\npictographs: [oar]\n")

    found = [str(each) for each in lint(library.packs_with([str(pack)])) if each.code == "backs-differ"]

    assert len(found) == 1
    assert found[0].startswith(
        "isle/cards/cards.yaml:2:69: warning: backs-differ: the backs of 'gate' and 'arch'"
    )


def test_an_expansion_is_held_against_what_it_builds_on(tmp_path):
    """Its card may be taken instead of one below, so its back must look like that one's."""
    one = "- {number: 60, uid: %s, back: green, kind: quest item%s}\n"
    write_pack(tmp_path, "below", one % ("arch", ""), manifest="shelf: 0\n")
    above = write_pack(
        tmp_path, "above", one % ("gate", ", back-ref: [60]"), requires="below", manifest="shelf: 0\n"
    )

    found = [str(each) for each in lint(library.packs_with([str(above)])) if each.code == "backs-differ"]

    assert len(found) == 1
    assert "'gate' and 'arch' (below/cards/cards.yaml:1:3)" in found[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["proving-ground", "first-light", "selvage", "expedition"])
def test_the_backs_of_what_ships_tell_nothing(name):
    """The adventures that come with Fogbound keep to it."""
    assert [each for each in lint(library.packs_with([name])) if each.code == "backs-differ"] == []


def test_a_single_card_that_means_all_of_them_is_found(tmp_path):
    """“discard a skill in your hand” discards every one; who writes `every`, the plural or a number knows it."""
    texts = [
        "discard a skill in your hand",
        "discard every skill in your hand",
        "each involved returns a bonus in your hand",
        "put the skill in the past into your hand",
        "choose one of skills in your hand: shuffle it into the deck",
        "discard the item card 031 in your inventory",
        "banish this",
    ]
    card = "".join(f"    - {text!r}\n" for text in texts)
    found = findings(tmp_path, f"- number: 12\n  back: green\n  kind: temporary event\n  text:\n{card}")

    assert [each.partition(" means every")[0] for each in found if "means-all" in each] == [
        "cards/cards.yaml:5:8: warning: means-all: 'discard a skill'",
        "cards/cards.yaml:7:22: warning: means-all: 'returns a bonus'",
        "cards/cards.yaml:8:8: warning: means-all: 'put the skill'",
    ]
