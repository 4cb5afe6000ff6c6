"""A made-up language in the place of English shows every word on a screen that nobody could translate.

What may have plain letters on a screen: ids of rules, the areas I to III and the slots of a map, which are printed
on the cards in every language; names of people, of saved games and of their folders; commands for a shell.
Messages to browsers hold ids beside words, in fields that are listed here: a new field is one of them or has words.
"""

import json
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

import pseudo
from commanding import PACKS, run
from fogbound.core import NONE
from fogbound.core.chance import seeded
from fogbound.lab.sent import Audience
from fogbound.lab.twins import answer_of
from fogbound.packs import library
from fogbound.packs.library import Adventure
from fogbound.packs.lines import plain
from fogbound.packs.wording import card_text, heading
from fogbound.press.describe import describe
from fogbound.press.land import shows_land
from fogbound.press.store import PictureStore
from fogbound.server.adventures import Adventures, LoadedAdventure
from fogbound.tables import Table
from fogbound.tables.archive import FILE
from fogbound.tables.journal import Flaw, JournalRefused
from fogbound.text import catalogue
from pseudo import accented, message, plain_words, wording
from server.visiting import SOLO, Street, server_in

pytestmark = pytest.mark.slow  # whole games, listened to word by word

ADVENTURES = ("first-light", "selvage")
"""One for each ruleset."""
PRINTED = re.compile(r"\b[CT]-[A-Z]+-\d+\b|\bI{1,3}\b|\b[A-Z]\d\b|\bP\d\b")
"""Ids of rules, areas, slots of the map; and people, who are called P1, P2 … at the tables of this test."""
SHELL = re.compile(r"(?:\./)?fogbound\b|\b(?:play|replay|fork|games)(?=\s|$)|--[\w-]+")
"""What is typed into a shell: the program, its commands and their options."""
IDS = {
    "adventure", "area", "back", "before", "booklet", "card", "cards", "character", "characters", "code", "edition",
    "events", "fog", "fog_side", "game", "ground", "icons", "id", "kind", "option", "outcome", "own_skills", "part",
    "parting", "placement", "plain", "role", "roles", "rule", "rules", "ruleset", "side", "slot", "stage", "status",
    "to", "type", "verb", "verbs", "view", "wants", "zone",
}  # fmt: skip
"""The fields of what the server sends that hold ids, numbers of areas, colours or digests."""
LOOKED_AT = 10
"""At one question in so many everything is looked at that can be."""


# -- the language itself ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("english", "made"),
    [
        ("take this card", "ţåķé ţĥîš çåŕḋ"),
        ("lose|loses {n} {n#card|cards}{n~}", "ļöšé|ļöšéš {n} {n#çåŕḋ|çåŕḋš}{n~}"),
        (
            "{effects.inf;, or }<go:; all go there>",
            "{effects.inf;, öŕ }<go:; åļļ ĝö}".replace("ĝö}", "ġö ţĥéŕé>"),
        ),
        ("{first>, then }{second.next}", "{first>, ţĥéñ }{second.next}"),
        ("[may {effect.inf}|{amount+}] <!a.one&b:x{}>", "[ṁåý {effect.inf}|{amount+}] <!a.one&b:ẋ{}>"),
        ("{cards&plural.from;put|puts}", "{cards&plural.from;ṗûţ|ṗûţš}"),
    ],
)
def test_templates_keep_their_marks(english, made):
    """Slots, flags and forms are left alone; the words in them are not."""
    assert wording(english) == made


def test_messages_keep_their_placeables():
    """Variables and the names of variants stay, and a message stands in brackets."""
    made = message("taken = Take { $n ->\n    [one] a card\n   *[other] { $n } cards\n}\n")

    assert "$n ->" in made
    assert "[one] å çåŕḋ" in made
    assert "*[other] { $n } çåŕḋš" in made
    assert "taken = [Ţåķé { $n ->" in made
    assert not plain_words(
        accented("The quick brown fox jumps over the lazy dog, QUACK VEXING JUMPY FOLD BZ")
    )


def test_it_is_spoken_instead_of_english_for_a_while():
    """Before and after, English is English."""
    before = catalogue("en").say("prompt")
    with pseudo.spoken():
        assert catalogue("en").say("game-help") != before
        assert not plain_words(catalogue("en").say("game-help"))

    assert catalogue("en").say("prompt") == before


# -- what is looked at -----------------------------------------------------------------------------


@pytest.fixture
def spoken() -> Iterator[None]:
    """The language, and every adventure in Greek letters."""
    with pseudo.spoken_everywhere():
        yield


def forgotten(text: str, *names: str) -> list[str]:
    """The lines in which there are words of English; some names are nobody's to translate."""
    for name in names:
        text = text.replace(name, "")
    return [line for line in text.splitlines() if plain_words(PRINTED.sub("", SHELL.sub("", line)))]


def words_in(sent: object, field: str = "") -> Iterator[str]:
    """All that a message says in fields that are none of IDS."""
    if isinstance(sent, dict):
        for key, value in sent.items():
            if key.partition(".")[0] not in IDS:
                yield from words_in(value, key)
    elif isinstance(sent, list):
        for part in sent:
            yield from words_in(part, field)
    elif isinstance(sent, str) and field:
        yield f"{field}: {sent}"


def unsaid(sent: object) -> list[str]:
    """What a message says in English, with the fields in which it does."""
    return [said for said in words_in(sent) if forgotten(said.partition(": ")[2])]


@pytest.mark.parametrize("name", ADVENTURES)
def test_card_texts_have_no_word_of_their_own(spoken: None, name: str):
    """All that the cards of an adventure show comes from the files of a language or from the pack."""
    loaded = LoadedAdventure(library.open([name]))
    said = [
        line
        for pack in loaded.packs
        for card in pack.cards
        for line in (
            heading(card, "en", loaded.texts.nouns),
            *map(plain, card_text(card, "en", loaded.texts.nouns)),
        )
    ]

    assert len(said) > 100
    assert [line for line in said if forgotten(line)] == []


class _Readers(Audience):
    """People who read everything and look at no picture."""

    def _pictures(self, *_: object) -> bytes:
        return b"[]"


@pytest.mark.parametrize("name", ADVENTURES)
def test_nothing_that_is_sent_or_printed_in_a_game_was_forgotten(spoken: None, name: str):
    """Questions, options, news, reasons, chances, explanations, faces of cards, recaps and all pages of a terminal."""
    adventure = library.open([name])
    loaded = LoadedAdventure(adventure)
    found: set[str] = set()
    looked = 0
    for seed in range(2):
        chance = seeded(seed)
        table = Table.create(adventure.book, adventure.packs, adventure.book.any_setup(chance, 2), seed)
        readers = _Readers(loaded, table.journal.header, table.game)
        for turn in range(150):
            if readers.game.pending() is None:
                break
            choice, value = answer_of(readers.game, chance)
            readers.answer(choice, value and (value if value.isdecimal() else accented("word")))
            if turn % LOOKED_AT == 0 or readers.game.pending() is None:
                looked += 1
                for seat in (0, NONE):
                    for part in readers.parts_for(seat, "en").values():
                        if isinstance(part, bytes) and part:
                            found.update(unsaid(json.loads(part)))
                found.update(forgotten(readers.page("en")))

    assert looked > 10
    assert sorted(found) == []


# -- at a keyboard ---------------------------------------------------------------------------------


def typed(*words: str) -> str:
    """Commands as they are called in this language, and anything else as it stands."""
    return "".join(f"{_command(word)}\n" for word in words)


def _command(word: str) -> str:
    name, _, rest = word.partition(" ")
    key = f"command-{name}"
    return f"{catalogue('en').say(key)} {rest}".strip() if catalogue("en").has(key) else word


SETTING_OUT = ("help", "look", "δδδ", "99", "1,1", "1,2,3,4,5,6,7", "back", *[""] * 10)
PAGES = [
    "help",
    "look",
    "place",
    "board",
    "chart",
    "hand",
    "items",
    "satchel",
    "pile",
    "past",
    "recap",
    "more",
    "odds",
    "why",
    "exact",
    "rules",
    "undo",
    "camp",
    "report",
    "purse",
    "read",
    "quests",
    "leaflet",
    "save",
]
PLAYING = ("1", "δδδ", "88", "0", "1,2", "1/2", "why 1", "odds 1", "rules δδδ", "look 1", "undo", "2") * 6


@pytest.mark.parametrize("name", ADVENTURES)
def test_nothing_that_a_keyboard_hears_was_forgotten(spoken: None, tmp_path: Path, name: str):
    """Setting out, slips of the finger, every command, leaving and coming back, the list of games."""
    home = str(tmp_path / "ψ")
    told = [
        run(
            "play", name, "--line", "--data", home, "--seed", "4", typed=typed(*SETTING_OUT, *PAGES, *PLAYING)
        ),
        run("play", "--continue", "--line", "--data", home, typed=typed("1", "recap", "quit")),
        run("games", "--data", home),
        run("replay", name, "--data", home, typed=typed("help", "5", "δδδ", "quit")),
        run("fork", name, "--at", "3", "--data", home),
        run("fork", name, "--at", "9999", "--data", home),
        run("fork", name, "--exact", "--data", home),
        run("replay", name, "--at", "9999", "--data", home),
        run("replay", name, "--seat", "9", "--data", home),
        run("replay", "δδδ", "--data", str(tmp_path / "ε")),
        run("games", "--data", _with_another_file(tmp_path / "ζ")),
        run("games", "--export", name, "--to", str(tmp_path / "δ"), "--data", home),
        run("games", "--remove", name, "--data", home, "--yes"),
        run("games", "--data", str(tmp_path / "ε")),
        run("play", "--continue", "--line", "--data", str(tmp_path / "ε")),
        run("play", "δδδ", "--line", "--data", home),
        run("rules", "δδδ"),
    ]

    assert len(told[0].out) > 10_000
    found = [line for done in told for line in forgotten(done.out + done.err, str(tmp_path), FILE, *NAMED)]
    assert found == [], "\n".join(found)


def _with_another_file(folder: Path) -> str:
    """A folder in which another program has put its own."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("CREATE TABLE recipes (name text)")
    return str(folder)


NAMED = sorted({*library.shelf(), *(pack.name for pack in PACKS.iterdir())}, key=len, reverse=True)
"""What adventures and the games of them are called on the shelf."""


def test_a_journal_that_cannot_be_read_says_why():
    """Each kind of flaw has its message."""
    with pseudo.spoken():
        refusal = JournalRefused(Flaw(0, "format", 9, "3"))
        assert refusal.flaw is not None
        assert not plain_words(refusal.flaw.text("en"))


# -- in a browser ----------------------------------------------------------------------------------


def test_nothing_that_a_server_answers_was_forgotten(spoken: None, tmp_path: Path):
    """Adventures, games, invitations, records, and requests that are refused."""
    with patch("server.visiting.SHELF", Adventures()), server_in(tmp_path, gallery=True) as street:
        found = [line for line in _answers(street) if line]

    assert found == [], "\n".join(found)


def _answers(street: Street) -> Iterator[str]:
    """What is wrong with the answers to requests of all kinds, each behind its path."""
    ann, ben = street.visitor("δ"), street.visitor("ψ")
    key = ann.begins(SOLO)
    invitation = ann.invitation(key)
    for visitor, method, path, data in (
        (ann, "GET", "/api/adventures?lang=en", None),
        (ann, "GET", "/api/games", None),
        (ann, "GET", "/api/games/nowhere", None),
        (ben, "GET", f"{invitation}?lang=en", None),
        (ben, "POST", invitation, None),
        (ben, "POST", f"/api/games/{key}/invitations/made-up", None),
        (ben, "DELETE", f"/api/games/{key}", None),
        (ann, "POST", "/api/games", {**SOLO, "adventure": "δδδ"}),
        (ann, "POST", "/api/games", {**SOLO, "characters": ["δδδ"]}),
        (ann, "POST", "/api/games", {**SOLO, "clues": []}),
        (ann, "POST", "/api/games", {"seed": "none"}),
        (ann, "POST", f"/api/games/{key}/fork", {"at": 9999}),
        (ann, "GET", "/api/nothing", None),
        (ann, "PATCH", "/api/games", None),
    ):
        answer = visitor.ask(method, path, data)
        sent = answer.json() if answer.content else None
        yield from (f"{method} {path}: {said}" for said in unsaid(sent))
    with ann.at(key) as own:
        own.hear()
        for words in (
            {"type": "answer", "serial": 1, "choice": "nothing"},
            {"type": "undo"},
            {"type": "say", "text": "δ"},
        ):
            yield from unsaid(own.say(**words))
        yield from unsaid([*own.lines.values(), *own.faces.values()])


# -- in pictures -----------------------------------------------------------------------------------


@cache
def _pictured(name: str) -> Adventure:
    return library.open([name])


@pytest.mark.parametrize("name", ADVENTURES)
def test_what_pictures_show_is_told_in_words_of_the_language(name: str):
    """Each scene with land in it, and for some cards what the whole picture says of itself."""
    adventure = _pictured(name)
    with pseudo.spoken(), tempfile.TemporaryDirectory() as folder:
        cards = [card for pack in adventure.packs for card in pack.cards]
        scenes = [card.source.scene for card in cards if shows_land(card)]
        pictures = PictureStore(adventure.packs, Path(folder))
        said = [
            *(describe(scene, "en") for scene in scenes),
            *(pictures.says(card, "en") for card in cards[::40]),
        ]

    assert len(scenes) > 5
    assert [text for text in said if forgotten(text)] == []


def test_what_is_forgotten_would_be_noticed():
    """A word in a line, and one in a field of a message that holds no ids."""
    assert forgotten("[Ţåķé] the çåŕḋ") == ["[Ţåķé] the çåŕḋ"]
    assert not forgotten("[Ţåķé] 063 (C-RUL-54), ./fogbound play --line")
    assert unsaid({"asking": {"id": "dig/s1", "label": "Dig"}}) == ["label: Dig"]
    assert not unsaid({"asking": {"id": "dig/s1", "label": "Ḋîġ"}})
