"""Every limit of the server, in one place and with its reason; docs/hosting.md has the same table for hosts.

What is limited for each address is meant for a household or a school class behind one router: thirty browsers at once.
An address is one IPv4 address or one IPv6 network of 64 bits (see `fogbound.server.addresses.networks_of`). The limits
for the whole server are far above, so that no single address can use them up.
"""

from typing import Final, NamedTuple

__all__ = ["Rate"]


class Rate(NamedTuple):
    """How many a second in the long run, and how many at once."""

    each_second: float
    at_once: int


# -- addresses -------------------------------------------------------------------------------------

MOST_ADDRESSES: Final = 16_384
"""How many addresses each limit remembers; those beyond share a few buckets until one has filled again."""
SHARED_BUCKETS: Final = 1_024
SITE_FACTOR: Final = 8
"""How many times the limit of an IPv6 network of 64 bits holds for the 48 bits that a provider hands out."""

# -- connections -----------------------------------------------------------------------------------

CONNECTIONS_EACH: Final = 256
"""Connections from one address, live lines included; a browser opens six and a line. A proxy has no such limit."""
CONNECTS: Final = Rate(50.0, 600)
"""New connections from one address."""
MOST_CONNECTIONS: Final = 32_768
"""Connections in all, if the system has descriptors for them."""
SPARE_DESCRIPTORS: Final = 128
"""Descriptors left for files, databases and drawing processes."""
SHARE_EACH: Final = 4
"""No address gets more than one in so many of the connections there are."""

SWEEP_SECONDS: Final = 1.0
"""How often connections are looked at for those that take too long."""
SWEPT_AT_ONCE: Final = 500
"""How many are looked at before others have their turn."""
HEADER_SECONDS: Final = 15.0
"""How long a request's head may take, from the connection or from the answer before it, whatever trickles in."""
BODY_SECONDS: Final = 20.0
"""How long a request's body may take, from its head."""
DELIVERY_SECONDS: Final = 60.0
"""How long the client may take to receive one answer."""
IDLE_SECONDS: Final = 5
"""How long a connection without a request is kept."""

LONGEST_HEAD: Final = 16 * 1024
MOST_HEADERS: Final = 100
LONGEST_TARGET: Final = 4 * 1024
LARGEST_BODY: Final = 32 * 1024

# -- requests --------------------------------------------------------------------------------------

REQUESTS: Final = Rate(40.0, 800)
"""Requests from one address, broken ones included: a Board has many pictures."""
REQUESTS_IN_ALL: Final = Rate(4_000.0, 40_000)
AT_ONCE_EACH: Final = 4
"""Requests of one address that are worked on at the same time; others wait for their turn."""
SPEAKING_EACH: Final = 8
"""Messages of one address that are worked on at the same time; they wait for the disk together."""
HEAVY_EACH: Final = 1
"""Of these, games that are dealt or played again."""
SWITCH_SECONDS: Final = 0.001
"""How long a thread works before the one that answers has its turn."""
WAITING_EACH: Final = 1_000
"""Requests of one address, and messages, that wait for their turn."""
LATE_SECONDS: Final = 1.0
"""How long a request that is one too many waits for its refusal."""
MOST_LATE: Final = 500
"""How many wait for that at the same time; more are refused at once."""

NEWCOMERS: Final = Rate(0.5, 60)
"""New people from one address."""
NEWCOMERS_IN_ALL: Final = Rate(20.0, 2_000)

# -- games and tables ------------------------------------------------------------------------------

GAMES: Final = Rate(1 / 30, 60)
"""Games begun from one address, forks included."""
GAMES_IN_ALL: Final = Rate(5.0, 600)
GAMES_EACH: Final = 300
"""Unfinished games begun from one address since the server started."""
MOST_GAMES: Final = 200
"""Unfinished games that one person has begun."""
OPENINGS: Final = Rate(2.0, 120)
"""Tables opened from one address: the journal is played again."""
OPENINGS_IN_ALL: Final = Rate(100.0, 2_000)
TABLES_EACH: Final = 200
"""Open tables that one address has opened or begun."""
MOST_TABLES: Final = 2_000

# -- live lines ------------------------------------------------------------------------------------

LINES_OF_A_PERSON: Final = 16
LINES_EACH: Final = 160
"""Live lines from one address."""
LINES: Final = Rate(4.0, 160)
"""Live lines opened from one address."""
LINES_IN_ALL: Final = Rate(400.0, 20_000)
LINES_SHARE: Final = 0.75
"""The part of all connections that live lines may have, so that there is always room for requests."""
MOST_LISTENERS: Final = 32
"""Browsers at one table."""
MOST_GONE: Final = 32
"""Browsers that are gone and may still resume, at one table."""
MOST_GONE_OF_A_PERSON: Final = 4

LINE_MESSAGES: Final = Rate(8.0, 40)
"""Messages on one line."""
LINE_PATIENCE: Final = 100
"""After so many messages that are too many, the line is closed."""
MESSAGES: Final = Rate(60.0, 600)
"""Messages on all lines from one address."""
MESSAGES_IN_ALL: Final = Rate(4_000.0, 40_000)
LONGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a message; what is longer ends the line."""
LONGEST_WORDS: Final = 4_096
"""Characters of a message; what is longer is refused."""
FRAMES: Final = Rate(16.0, 240)
"""Frames of any kind on one line, empty ones, pings and pongs included; what comes faster ends it."""
FRAME_BYTES: Final = Rate(32 * 1024.0, 256 * 1024)
"""Bytes on one line, headers of frames included; what comes faster ends it."""

HANDSHAKE_SECONDS: Final = 60.0
"""How long a line may wait for its table to be opened."""
STALL_SECONDS: Final = 20.0
"""How long a line may leave unread what it is sent."""
CLOSING_SECONDS: Final = 3.0
"""How long a line that is closed may take to be gone."""
WRITE_BUFFER: Final = 64 * 1024
"""Bytes that may wait in a line's connection before its outbox waits."""
KERNEL_BUFFER: Final = 128 * 1024
"""Bytes that the system may hold for a line."""
OUTBOX_MESSAGES: Final = 256
OUTBOX_BYTES: Final = 512 * 1024
"""What may wait for a slow line before it is given up."""
RING_BYTES: Final = 64 * 1024
"""What is kept for a browser that comes back; showing everything anew costs no more than this."""

# -- the log ---------------------------------------------------------------------------------------

LOG_LINES: Final = Rate(1 / 30, 5)
"""Lines of one kind in the log; how many were left out is said with the next."""
LOG_KINDS: Final = 256
