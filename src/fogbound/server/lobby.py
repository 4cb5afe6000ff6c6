"""What is there to be played, and one's games: the adventures on the shelf in one language, the list of games.

Games are listed as the archive has them, in a thread of its own: a game that is being played is not looked into.
"""

import hashlib
import re
from collections.abc import Sequence

from msgspec.structs import replace

from fogbound.core import GROUP
from fogbound.packs.citadel import CitadelCard
from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.packs.speech import unstyled
from fogbound.server import wire
from fogbound.server.company import Company
from fogbound.server.hall import Hall
from fogbound.server.invitations import Issued
from fogbound.server.people import Guest, Person
from fogbound.server.shelf import Opened, Shelf
from fogbound.server.sitting import Sitting
from fogbound.server.troubles import explained
from fogbound.tables.archive import Archived
from fogbound.tables.seats import playing
from fogbound.tables.setting import choosable, is_open

__all__ = ["adventure", "adventures", "badge", "company", "games", "invited"]


def adventures(shelf: Shelf, achieved: dict[str, set[str]], lang: str) -> list[wire.Adventure]:
    """Everything that can be played; packs with faults are left out, for `fogbound check` tells about them."""
    found: list[wire.Adventure] = []
    for name in shelf.names():
        try:
            found.append(adventure(shelf.open([name]), achieved.get(name, set()), lang, not found))
        except PackError:
            continue
    return found


def adventure(opened: Opened, lifted: set[str], lang: str, first: bool) -> wire.Adventure:
    """An adventure with what can be chosen before it begins."""
    say, texts = opened.tellers[lang].say, opened.texts
    known = choosable(opened.book)
    modes = [
        wire.Option(
            id=mode,
            name=say(f"mode-{mode}"),
            text=say(f"mode-{mode}-means"),
            locked="" if is_open(mode, known.clues, lifted) else say("mode-not-yet"),
        )
        for mode in known.modes
    ]
    return wire.Adventure(
        id=opened.name,
        title=texts.title(lang),
        blurb=_blurb(opened, lang),
        ruleset="continent" if opened.book.ruleset() == "continent" else "citadel",
        most_players=known.most_players,
        characters=tuple(
            replace(_told(opened, uid, lang), does=" ".join(texts.text(uid, lang)))
            for uid in known.characters
        ),
        clues=tuple(_told(opened, uid, lang) for uid in known.clues),
        modes=tuple(modes),
        options=tuple(
            wire.Option(id=name, name=say(f"rule-option-{name}"), text=say(f"rule-option-{name}-means"))
            for name in known.options
        ),
        first=first,
    )


def _told(opened: Opened, uid: str, lang: str) -> wire.Option:
    texts = opened.texts
    story = " ".join(texts.prose(uid, lang)) or " ".join(texts.text(uid, lang))
    return wire.Option(id=uid, name=texts.name(uid, lang), text=story)


def _blurb(opened: Opened, lang: str) -> str:
    """What an adventure says of itself, or else the first sentences of its story."""
    own = opened.texts.nouns.message(lang, "pack", "blurb")
    if own:
        return own
    known = choosable(opened.book)
    told = [
        card.uid
        for pack in opened.packs
        for card in pack.cards
        if isinstance(card.source, CitadelCard) and (card.source.page or card.source.paragraph)
    ]
    for uid in (*known.clues, *told):
        story = unstyled(" ".join(" ".join(opened.texts.prose(uid, lang)).split()))
        if story:
            sentences = re.findall(r".+?[.!?…](?=\s|$)", story)
            return " ".join(sentence.strip() for sentence in sentences[:2]) or story
    return ""


# -- one's games -----------------------------------------------------------------------------------


def games(hall: Hall, person: Person, lang: str) -> list[wire.Game]:
    """The games to which somebody may come, the one played last first."""
    return [_game(hall, row, person, lang) for row in hall.archive.games(hall.people.games(person))]


def invited(hall: Hall, row: Archived, person: Person, lang: str) -> wire.Invited:
    """A game for somebody who is invited to it; seats that nobody plays are no seats to them."""
    game = _game(hall, row, person, lang)
    chairs = [chair for chair in game.chairs if _plays(row, chair.seat)]
    return wire.Invited(
        game=game.id,
        title=game.title,
        adventure=game.adventure,
        by=game.by,
        turn=game.turn,
        chairs=tuple(chairs),
        characters=tuple(game.characters[chair.seat] if game.characters else "" for chair in chairs),
        ending=game.ending,
    )


def company(
    house: str, sitting: Sitting, guests: Sequence[Guest], issued: Sequence[Issued], person: Person
) -> wire.Company:
    """Who may come to a table, and by which invitations others can, for somebody who plays there."""
    at_table, seats = sitting.company, playing(sitting.game)
    return wire.Company(
        invitations=tuple(
            wire.Issued(id=one.number, by=one.by, you=one.person == person.number, until=one.until)
            for one in issued
        ),
        guests=tuple(
            wire.Guest(
                id=badge(house, sitting.number, guest.person),
                name=guest.name,
                you=guest.person == person.number,
                maker=guest.maker,
                seats=tuple(seat for seat in at_table.held(guest.person) if seat in seats),
                here=at_table.is_here(guest.person),
                removed=guest.removed,
            )
            for guest in guests
        ),
        may_remove=person.number in at_table.makers,
    )


def badge(house: str, game: int, person: int) -> str:
    """What a guest is called in requests about one game; it tells nothing about them elsewhere."""
    return hashlib.sha256(f"{house}/{game}/{person}".encode()).hexdigest()[:16]


def _game(hall: Hall, row: Archived, person: Person, lang: str) -> wire.Game:
    stopped, opened = hall.stopped(row.key), None
    damage = explained(stopped, lang) if stopped is not None else ""
    try:
        opened = hall.shelf.open([name for name, _ in row.header.packs])
    except (UnknownPackError, PackError) as fault:
        damage = explained(fault, lang)
    company = Company.of(hall.people, row.id)
    guests = hall.people.guests(row.id)
    own = next((guest for guest in guests if guest.person == person.number), None)
    chairs = _chairs(hall, row, company, person)
    return wire.Game(
        id=row.key,
        title=opened.title[lang] if opened is not None else row.adventure,
        name=row.name,
        adventure=row.adventure,
        ruleset=row.header.ruleset,
        turn=row.turn,
        played=row.played // 1_000_000_000,
        place=opened.texts.name(row.place, lang) if opened is not None and row.place in opened.texts else "",
        card=row.place,
        chairs=chairs,
        characters=_characters(opened, row, lang),
        yours=not row.ending and _waits_for(row, chairs),
        ending=row.ending,
        steps=row.steps,
        fork_of=row.header.fork_of,
        damage=damage,
        by=next((guest.name for guest in guests if guest.maker), ""),
        hidden=own is not None and own.hidden,
        agreed=own is not None and own.agreed,
        parting=company.parting(person.number),
    )


def _chairs(hall: Hall, row: Archived, company: Company, person: Person) -> tuple[wire.Chair, ...]:
    """The seats of a table, with who holds them and is there if it is open."""
    holders, sitting = company.holders, hall.found(row.key)
    chosen = row.header.setup
    seats = max(chosen.chairs, chosen.players, len(chosen.characters))
    return tuple(
        wire.Chair(
            seat=seat,
            held=seat in holders,
            person=company.names.get(holders.get(seat, 0), ""),
            you=holders.get(seat) == person.number,
            here=sitting is not None and sitting.company.is_here(holders.get(seat, 0)),
            back=company.may_take_back(person.number, seat) and not row.ending,
        )
        for seat in range(seats)
    )


def _plays(row: Archived, seat: int) -> bool:
    """Whether a seat has a part in the game: from the beginning, or since somebody has joined there."""
    chosen = row.header.setup
    joined = seat < len(row.characters) and bool(row.characters[seat])
    return joined or seat < max(chosen.players, len(chosen.characters))


def _characters(opened: Opened | None, row: Archived, lang: str) -> tuple[str, ...]:
    """Who plays, by seat; who has no character yet is counted."""
    if opened is None:
        return ()
    if not row.characters:  # a game that was kept before lists told more
        return tuple(
            opened.texts.name(uid, lang) for uid in row.header.setup.characters if uid in opened.texts
        )
    players = row.header.setup.players
    return tuple(
        opened.texts.noun(lang, "character", word).text
        if word
        else opened.tellers[lang].say("player", n=seat + 1)
        if seat < players
        else ""
        for seat, word in enumerate(row.characters)
    )


def _waits_for(row: Archived, chairs: tuple[wire.Chair, ...]) -> bool:
    """Whether a game waits for whoever holds these seats; where that is not known, if nobody else plays."""
    held = [chair.seat for chair in chairs if chair.you and _plays(row, chair.seat)]
    if row.asked is None:
        return bool(held) and all(chair.you for chair in chairs if chair.held and _plays(row, chair.seat))
    return bool(held) if row.asked == GROUP else row.asked in held
