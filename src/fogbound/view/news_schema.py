"""The shape of news as one seat may know them: plain data. Nothing is computed here."""

from typing import Literal

__all__ = ["Role"]

Role = Literal[
    "acts", "anew", "begins", "brings", "by-itself", "closes", "draws", "fails", "from-pile", "grave", "helps",
    "lays-event", "lays-terrain", "leads-nowhere", "misses", "obvious", "opens", "paragraph", "plain", "read-out",
    "recites", "regains", "replies", "reveals", "sets-up", "shows", "story", "succeeds", "takes",
]  # fmt: skip
"""What a piece of news is to those who put it into words; `rules.common.roles` says what each means."""
