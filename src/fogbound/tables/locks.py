"""Locks that the system lets go of by itself when a process ends, however it ends."""

import os
import sys

__all__ = ["lock", "unlock"]

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
