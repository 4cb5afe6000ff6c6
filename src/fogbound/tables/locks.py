"""Locks that the system lets go of by itself when a process ends, however it ends."""

import os
import struct
import sys
from typing import Final

__all__ = ["lock", "lock_holder", "unlock"]

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # such locks bar readers too, so they lie where nobody reads

    def lock(file: int, at: int) -> bool:
        """Take the lock number `at` of an open file; False if another process has it."""
        os.lseek(file, _FAR + at, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def unlock(file: int, at: int) -> None:
        """Let go of it."""
        os.lseek(file, _FAR + at, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def lock(file: int, at: int) -> bool:
        """Take the lock number `at` of an open file; False if another process has it."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, at)
        except OSError:
            return False
        return True

    def unlock(file: int, at: int) -> None:
        """Let go of it."""
        fcntl.lockf(file, fcntl.LOCK_UN, 1, at)


if sys.platform == "linux":
    _LOCK: Final = struct.Struct("hhqqi4x")
    """What the system is asked: the kind of lock, from where `at` counts, `at`, how many, and whose it is."""

    def lock_holder(file: int, at: int) -> int:
        """The number of the other process that has the lock; 0 if none has."""
        asked = _LOCK.pack(fcntl.F_WRLCK, os.SEEK_SET, at, 1, 0)
        kind, _, _, _, process = _LOCK.unpack(fcntl.fcntl(file, fcntl.F_GETLK, asked))
        return 0 if kind == fcntl.F_UNLCK else int(process)

else:

    def lock_holder(file: int, at: int) -> int:
        """Other systems tell this in other ways, or not at all: 0 as if none had it."""
        return 0
