"""How the server is doing: counters for monitoring, in the text form that Prometheus reads."""

import time
from collections.abc import Mapping
from typing import Final

__all__ = ["Metrics"]

_HELP: Final = {
    "answers": ("counter", "Messages from browsers that changed a table."),
    "refusals": ("counter", "Messages from browsers that were refused, by code."),
    "shown_bytes": ("counter", "Bytes of what browsers were shown."),
    "requests": ("counter", "HTTP requests, by status."),
    "connections_refused": ("counter", "Connections that were not let in, by reason."),
    "connections_ended": ("counter", "Connections that were ended because they took too long, by what for."),
    "lines_ended": ("counter", "Live lines that were closed because of what came over them, by reason."),
    "faults": ("counter", "Faults of the server that nobody foresaw; the log has them."),
    "tables_opened": ("counter", "Tables opened since the start."),
    "tables_lost": ("counter", "Tables closed because the disk failed or we did."),
    "tables": ("gauge", "Tables open now."),
    "listeners": ("gauge", "Browsers that listen now."),
    "connections": ("gauge", "Connections open now."),
    "lines": ("gauge", "Live lines open now."),
    "settle_seconds": ("counter", "Time spent waiting for the disk."),
    "uptime_seconds": ("gauge", "Time since the start."),
}


class Metrics:
    """Counts what happens; names are those of `_HELP`, with at most one label."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self._counts: dict[tuple[str, str], float] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """Add to a counter."""
        self._counts[name, label] = self._counts.get((name, label), 0) + by

    def value(self, name: str, label: str = "") -> float:
        """What a counter stands at."""
        return self._counts.get((name, label), 0)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything counted, and these gauges, for Prometheus."""
        rows: list[str] = []
        found = {**self._counts, **{(name, ""): value for name, value in gauges.items()}}
        found["uptime_seconds", ""] = time.monotonic() - self.started
        for name, (kind, told) in _HELP.items():
            rows.append(f"# HELP fogbound_{name} {told}")
            rows.append(f"# TYPE fogbound_{name} {kind}")
            for (counted, label), value in sorted(found.items()):
                if counted == name:
                    marked = f'{{code="{label}"}}' if label else ""
                    rows.append(f"fogbound_{name}{marked} {value:g}")
        return "\n".join(rows) + "\n"
