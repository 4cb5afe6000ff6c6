"""The server of a flood: Fogbound's command line with no limit on how fast people at a table may speak.

Nobody answers as quickly as a flood does, so a server holds its lines to less; what is measured is how much it can do.
"""

from fogbound.cli import main
from fogbound.server import limits
from fogbound.server.limits import Rate

if __name__ == "__main__":
    unbounded = Rate(1e9, 1_000_000_000)
    for name in ("LINE_MESSAGES", "MESSAGES", "MESSAGES_IN_ALL", "FRAMES", "FRAME_BYTES"):
        assert hasattr(limits, name), name
        setattr(limits, name, unbounded)
    main()
