"""Invitations: links with which others come to a table, until they expire or a player revokes them.

Unlike keys they are kept as they are, so that asking again shows the same link; they open nothing that does not lie in
the same file.
"""

import hashlib
import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from fogbound.server.people_schema import INVITATION_SECONDS, INVITATIONS, PERSONS
from fogbound.tables.archive import Archive

__all__ = ["Invitations", "ValidInvitation"]

FRESH_SECONDS: Final = 24 * 3600
"""An invitation that holds no longer than this is not handed out again: who gets it may come too late."""


class ValidInvitation(NamedTuple):
    """An invitation that holds."""

    number: int
    token: str  # empty for one that was made before they were kept
    by: str  # the name of who made it
    person: int | None
    until: int  # seconds since 1970


class Invitations:
    """The invitations of a server."""

    def __init__(self, archive: Archive) -> None:
        self._engine = archive.engine
        self._write = archive.write

    def issue(self, game: int, person: int) -> ValidInvitation:
        """The invitation of this person to a game: the one they have made, as long as it holds, or else a new one."""
        now = int(time.time())

        def enter(connection: Connection) -> ValidInvitation:
            for one in _open(connection, game, now):
                if one.person == person and one.token and one.until > now + FRESH_SECONDS:
                    return one
            own = (INVITATIONS.c.game == game) & (INVITATIONS.c.person == person)
            connection.execute(delete(INVITATIONS).where(own & (INVITATIONS.c.until <= now)))
            token, until = secrets.token_urlsafe(16), now + INVITATION_SECONDS
            done = connection.execute(
                insert(INVITATIONS).values(
                    hash=_hash(token), token=token, game=game, person=person, until=until
                )
            )
            assert done.inserted_primary_key is not None
            return ValidInvitation(done.inserted_primary_key[0], token, "", person, until)

        return self._write(enter)

    def open(self, game: int) -> list[ValidInvitation]:
        """The invitations to a game that hold, the newest first."""
        with self._engine.connect() as connection:
            return _open(connection, game, int(time.time()))

    def revoke(self, game: int, number: int) -> bool:
        """Let an invitation to this game lead nowhere from now on; tells whether there was one."""
        of_game = (INVITATIONS.c.game == game) & (INVITATIONS.c.id == number)
        return self._write(
            lambda connection: bool(connection.execute(delete(INVITATIONS).where(of_game)).rowcount)
        )

    def revoke_all_of(self, game: int, person: int) -> None:
        """Revoke all invitations that a person has sent out to this game."""
        of_them = (INVITATIONS.c.game == game) & (INVITATIONS.c.person == person)
        self._write(lambda connection: connection.execute(delete(INVITATIONS).where(of_them)))

    def game_of(self, token: str) -> int | None:
        """The game that an invitation is for; None if it is revoked, expired or made up."""
        holds = (INVITATIONS.c.hash == _hash(token)) & (INVITATIONS.c.until > int(time.time()))
        with self._engine.connect() as connection:
            found: int | None = connection.execute(
                select(INVITATIONS.c.game).where(holds)
            ).scalar_one_or_none()
        return found


def _open(connection: Connection, game: int, now: int) -> list[ValidInvitation]:
    query = (
        select(INVITATIONS, PERSONS.c.name)
        .join(PERSONS, PERSONS.c.id == INVITATIONS.c.person, isouter=True)
        .where((INVITATIONS.c.game == game) & (INVITATIONS.c.until > now))
        .order_by(INVITATIONS.c.id.desc())
    )
    return [
        ValidInvitation(row.id, row.token, row.name or "", row.person, row.until)
        for row in connection.execute(query)
    ]


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
