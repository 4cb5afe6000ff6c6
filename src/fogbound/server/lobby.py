"""What is there to be played, and one's games: the adventures in one language, the list of games.

Games are listed as the archive has them, in a thread of its own: a game that is being played is not looked into.
"""

import hashlib
import re
from collections.abc import Sequence

from msgspec.structs import replace

from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.packs.speech import without_marks
from fogbound.server import wire
from fogbound.server.adventures import Adventures, LoadedAdventure
from fogbound.server.errors import explain
from fogbound.server.invitations import ValidInvitation
from fogbound.server.members import Members
from fogbound.server.open_table import OpenTable
from fogbound.server.people import Guest, Person
from fogbound.server.registry import TableRegistry
from fogbound.tables import GROUP
from fogbound.tables.archive import Archived

__all__ = ["adventure", "adventures", "badge", "games", "invited_game", "members"]


def adventures(
    adventures: Adventures, achieved: dict[str, set[str]], lang: str
) -> list[wire.AdventureSummary]:
    """Everything that can be played; packs with faults are left out, for `fogbound check` tells about them."""
    found: list[wire.AdventureSummary] = []
    for name in adventures.names():
        try:
            found.append(adventure(adventures.open([name]), achieved.get(name, set()), lang, not found))
        except PackError:
            continue
    return found


def adventure(loaded: LoadedAdventure, lifted: set[str], lang: str, first: bool) -> wire.AdventureSummary:
    """An adventure with what can be chosen before it begins."""
    say, texts = loaded.renderers[lang].say, loaded.texts
    known = loaded.book.setup_choices()
    modes = [
        wire.ListItem(
            id=mode,
            name=say(f"mode-{mode}"),
            text=say(f"mode-{mode}-means"),
            locked="" if loaded.book.is_mode_open(mode, known.clues, lifted) else say("mode-not-yet"),
        )
        for mode in known.modes
    ]
    return wire.AdventureSummary(
        id=loaded.name,
        title=texts.title(lang),
        blurb=_blurb(loaded, lang),
        ruleset=loaded.packs[-1].manifest.ruleset,
        most_players=known.most_players,
        minutes=tuple(loaded.packs[-1].manifest.minutes),
        characters=tuple(
            replace(_story_item(loaded, uid, lang), does=texts.paragraph(uid, lang))
            for uid in known.characters
        ),
        clues=tuple(_story_item(loaded, uid, lang) for uid in known.clues),
        modes=tuple(modes),
        options=tuple(
            wire.ListItem(id=name, name=say(f"rule-option-{name}"), text=say(f"rule-option-{name}-means"))
            for name in known.options
        ),
        first=first,
    )


def _story_item(loaded: LoadedAdventure, uid: str, lang: str) -> wire.ListItem:
    texts = loaded.texts
    story = " ".join(texts.prose(uid, lang)) or texts.paragraph(uid, lang)
    return wire.ListItem(id=uid, name=texts.name(uid, lang), text=story)


def _blurb(loaded: LoadedAdventure, lang: str) -> str:
    """What an adventure says of itself, or else the first sentences of its story."""
    own = loaded.texts.nouns.message(lang, "pack", "blurb")
    if own:
        return own
    known = loaded.book.setup_choices()
    told = [card.uid for pack in loaded.packs for card in pack.cards if card.is_passage]
    for uid in (*known.clues, *told):
        story = without_marks(" ".join(" ".join(loaded.texts.prose(uid, lang)).split()))
        if story:
            sentences = re.findall(r".+?[.!?…](?=\s|$)", story)
            return " ".join(sentence.strip() for sentence in sentences[:2]) or story
    return ""


# -- one's games -----------------------------------------------------------------------------------


def games(registry: TableRegistry, person: Person, lang: str) -> list[wire.GameSummary]:
    """The games to which a person may come, the one played last first."""
    return [
        _game(registry, row, person, lang) for row in registry.archive.games(registry.people.games(person))
    ]


def invited_game(registry: TableRegistry, row: Archived, person: Person, lang: str) -> wire.Invited:
    """A game for an invited person; seats that nobody plays are left out."""
    game = _game(registry, row, person, lang)
    table_seats = [table_seat for table_seat in game.table_seats if _plays(row, table_seat.seat)]
    return wire.Invited(
        game=game.id,
        title=game.title,
        adventure=game.adventure,
        by=game.by,
        turn=game.turn,
        table_seats=tuple(table_seats),
        characters=tuple(
            game.characters[table_seat.seat] if game.characters else "" for table_seat in table_seats
        ),
        ending=game.ending,
    )


def members(
    server: str,
    open_table: OpenTable,
    guests: Sequence[Guest],
    issued: Sequence[ValidInvitation],
    person: Person,
) -> wire.GameMembers:
    """Who may come to a table, and by which invitations others can, for a player of it."""
    at_table, seats = open_table.members, open_table.table.playing_seats()
    return wire.GameMembers(
        invitations=tuple(
            wire.Issued(id=one.number, by=one.by, you=one.person == person.number, until=one.until)
            for one in issued
        ),
        guests=tuple(
            wire.ListedGuest(
                id=badge(server, open_table.number, guest.person),
                name=guest.name,
                you=guest.person == person.number,
                maker=guest.maker,
                seats=tuple(seat for seat in at_table.held_seats(guest.person) if seat in seats),
                here=at_table.is_here(guest.person),
                removed=guest.removed,
            )
            for guest in guests
        ),
        may_remove=person.number in at_table.makers,
    )


def badge(server: str, game: int, person: int) -> str:
    """What a guest is called in requests about one game; it tells nothing about them elsewhere."""
    return hashlib.sha256(f"{server}/{game}/{person}".encode()).hexdigest()[:16]


def _game(registry: TableRegistry, row: Archived, person: Person, lang: str) -> wire.GameSummary:
    stopped, loaded = registry.opening_fault(row.key), None
    damage = explain(stopped, lang) if stopped is not None else ""
    try:
        loaded = registry.adventures.open([name for name, _ in row.header.packs])
    except (UnknownPackError, PackError) as fault:
        damage = explain(fault, lang)
    members = Members.load(registry.people, row.id)
    guests = registry.people.guests(row.id)
    own = next((guest for guest in guests if guest.person == person.number), None)
    table_seats = _table_seats(registry, row, members, person)
    return wire.GameSummary(
        id=row.key,
        title=loaded.title[lang] if loaded is not None else row.adventure,
        name=row.name,
        adventure=row.adventure,
        ruleset=row.header.ruleset,
        turn=row.turn,
        played=row.played // 1_000_000_000,
        place=loaded.texts.name(row.place, lang) if loaded is not None and row.place in loaded.texts else "",
        card=row.place,
        table_seats=table_seats,
        characters=_characters(loaded, row, lang),
        yours=not row.ending and _waits_for(row, table_seats),
        ending=row.ending,
        steps=row.steps,
        fork_of=row.header.fork_of,
        damage=damage,
        by=next((guest.name for guest in guests if guest.maker), ""),
        hidden=own is not None and own.hidden,
        agreed=own is not None and own.agreed,
        parting=members.parting(person.number),
    )


def _table_seats(
    registry: TableRegistry, row: Archived, members: Members, person: Person
) -> tuple[wire.TableSeat, ...]:
    """The seats of a table, with who holds them and is there if it is open."""
    holders, open_table = members.holders, registry.find(row.key)
    chosen = row.header.setup
    seats = max(chosen.chairs, chosen.players, len(chosen.characters))
    return tuple(
        wire.TableSeat(
            seat=seat,
            held=seat in holders,
            person=members.names.get(holders.get(seat, 0), ""),
            you=holders.get(seat) == person.number,
            here=open_table is not None and open_table.members.is_here(holders.get(seat, 0)),
            back=members.may_take_back(person.number, seat) and not row.ending,
        )
        for seat in range(seats)
    )


def _plays(row: Archived, seat: int) -> bool:
    """Whether a seat has a part in the game: from the beginning, or since a player has joined there."""
    chosen = row.header.setup
    joined = seat < len(row.characters) and bool(row.characters[seat])
    return joined or seat < max(chosen.players, len(chosen.characters))


def _characters(loaded: LoadedAdventure | None, row: Archived, lang: str) -> tuple[str, ...]:
    """The characters by seat; players without one yet are counted."""
    if loaded is None:
        return ()
    if not row.characters:  # a game that was kept before lists told more
        return tuple(
            loaded.texts.name(uid, lang) for uid in row.header.setup.characters if uid in loaded.texts
        )
    players = row.header.setup.players
    return tuple(
        loaded.texts.noun(lang, "character", word).text
        if word
        else loaded.renderers[lang].say("player", n=seat + 1)
        if seat < players
        else ""
        for seat, word in enumerate(row.characters)
    )


def _waits_for(row: Archived, table_seats: tuple[wire.TableSeat, ...]) -> bool:
    """Whether a game waits for the holder of these seats; where that is not known, if nobody else plays."""
    held = [table_seat.seat for table_seat in table_seats if table_seat.you and _plays(row, table_seat.seat)]
    if row.asked is None:
        return bool(held) and all(
            table_seat.you for table_seat in table_seats if table_seat.held and _plays(row, table_seat.seat)
        )
    return bool(held) if row.asked == GROUP else row.asked in held
