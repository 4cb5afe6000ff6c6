"""Why a game cannot be begun, opened or gone on with, in words of a language; what has none is told as it was raised."""

from fogbound.packs.faults import PackError
from fogbound.packs.library import UnknownPackError
from fogbound.program import plain_command
from fogbound.rules.common.setup import SetupRefused
from fogbound.tables.errors import TableRefused
from fogbound.tables.journal import Unreadable
from fogbound.text import catalogue

__all__ = ["reason"]


def reason(fault: Exception, lang: str) -> str:
    """What stands in the way, as a clause without its full stop."""
    words = catalogue(lang)
    if isinstance(fault, Unreadable):
        return fault.flaw.text(lang)
    if isinstance(fault, SetupRefused) and fault.kind:
        return words.say(f"setup-refused-{fault.kind}", word=fault.word, n=fault.n)
    if isinstance(fault, TableRefused):
        return words.say(f"table-refused-{fault.kind}", word=fault.word, n=fault.n)
    if isinstance(fault, PackError):
        first = fault.faults[0]
        told = {"where": str(first.mark), "code": first.code, "command": plain_command("check")}
        return words.say("pack-refused", n=len(fault.faults), **told)
    if isinstance(fault, UnknownPackError):
        return words.say("pack-unknown")
    return str(fault)
