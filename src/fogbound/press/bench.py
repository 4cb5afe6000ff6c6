"""A bench: a process of its own that draws what comes in on its standard input, one commission after the other.

Both ways a message is its length in four bytes and then its content. An answer is a picture, or the word of what went
wrong. When the other side closes the line or dies, the bench ends by itself.
"""

import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from fogbound.packs.library import packs_with
from fogbound.press.commissions import Commission, Printer

__all__ = ["HEAD", "Printed", "main", "pack_images"]

HEAD: Final = 4
"""How many bytes tell the length of what follows."""
MODESTY: Final = 10
"""How far a bench steps back behind everything else that runs on the machine."""

_decode: Final = msgspec.msgpack.Decoder(Commission).decode


class Printed(msgspec.Struct, frozen=True):
    """What came of a commission."""

    data: bytes = b""
    fault: str = ""


def pack_images(message: Commission | Printed) -> bytes:
    """A message as it goes over the line."""
    content = msgspec.msgpack.encode(message)
    return len(content).to_bytes(HEAD, "big") + content


def main() -> None:
    """Draw until the line is closed; the one argument is the folder in which pictures are kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the line
    if sys.platform != "win32":
        os.nice(MODESTY)
    commissions = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints something does not spoil the line
    printer = Printer(Path(sys.argv[1]), lambda names: packs_with(names), draws=True)
    while (content := _next(commissions)) is not None:
        try:
            done = Printed(printer.printed(_decode(content)))
        except Exception as fault:  # the answer says so, and the next picture may well succeed
            done = Printed(fault=f"{type(fault).__name__}: {fault}")
        answers.write(pack_images(done))
        answers.flush()


def _next(line: BinaryIO) -> bytes | None:
    head = line.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    content = line.read(size)
    return content if len(content) == size else None


if __name__ == "__main__":
    main()
