"""Faults of the server itself: none vanishes, and none fills the log."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

from fogbound.server import limits
from fogbound.server.metrics import Metrics
from fogbound.server.throttle import Bucket

__all__ = ["BoundedLog", "Faults", "limit_log", "start"]

_log: Final = logging.getLogger(__name__)


class Faults:
    """Notes what went wrong that nobody foresaw: each in the log with its traceback, and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._meter = metrics

    def report(self, what: str, fault: BaseException | None) -> None:
        """Note a fault."""
        self._meter.count("faults")
        _log.error(what, exc_info=fault)

    def catch(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Note what the event loop found that nobody waits for."""
        self.report(str(context.get("message", "the event loop failed")), context.get("exception"))


def start(what: str, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
    """Have something done beside everything else; if it fails, the handler of the loop is told."""
    task = asyncio.create_task(work, name=what)
    task.add_done_callback(_report_failure)
    return task


def _report_failure(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (fault := task.exception()) is not None:
        message = f"{task.get_name()} failed"
        task.get_loop().call_exception_handler({"message": message, "exception": fault})


class BoundedLog(logging.Filter):
    """Lets some lines of each kind through and says later how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[str, ...], tuple[Bucket, list[int]]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first after a pause tells of those that were not."""
        if getattr(record, "is_bounded", False):  # it has been counted by another handler's filter
            return True
        kind = _kind(record)
        if kind not in self._kinds and len(self._kinds) >= limits.LOG_KINDS:
            self._kinds.popitem(last=False)
        bucket, left_out = self._kinds.setdefault(kind, (Bucket(*limits.LOG_LINES), [0]))
        self._kinds.move_to_end(kind)
        if not bucket.take():
            left_out[0] += 1
            return False
        if left_out[0]:
            record.msg, record.args = (
                f"{record.getMessage()} ({left_out[0]} more of these were left out)",
                None,
            )
            left_out[0] = 0
        record.is_bounded = True
        return True


def _kind(record: logging.LogRecord) -> tuple[str, ...]:
    """What makes two lines alike: where they come from, and where their fault was raised."""
    raised = ""
    fault = record.exc_info[1] if record.exc_info else None
    if fault is not None:
        trace = fault.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
        raised = f"{type(fault).__name__} {where}"
    return record.name, record.levelname, f"{record.pathname}:{record.lineno}", raised


def limit_log() -> None:
    """Bound what every handler of this process writes; without any, warnings go to the standard error output."""
    root = logging.getLogger()
    if not root.handlers:
        logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    bounded = BoundedLog()
    for handler in root.handlers:
        handler.addFilter(bounded)
