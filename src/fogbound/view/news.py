"""What happened, as one seat may know it: news in the groups that make a sentence each, as plain data."""

from typing import Final

from fogbound.core.news import Kind
from fogbound.rules.common import roles
from fogbound.view.news_schema import Role

__all__ = ["roles_of"]

ROLES: Final[tuple[tuple[int, Role], ...]] = (
    (roles.ACTS, "acts"),
    (roles.BEGINS, "begins"),
    (roles.BRINGS, "brings"),
    (roles.TAKES, "takes"),
    (roles.LAYS_EVENT, "lays-event"),
    (roles.LAYS_TERRAIN, "lays-terrain"),
    (roles.READ_OUT, "read-out"),
    (roles.ANEW, "anew"),
    (roles.PARAGRAPH, "paragraph"),
    (roles.STORY, "story"),
    (roles.RECITES, "recites"),
    (roles.REPLIES, "replies"),
    (roles.SHOWS, "shows"),
    (roles.REVEALS, "reveals"),
    (roles.FROM_PILE, "from-pile"),
    (roles.DRAWS, "draws"),
    (roles.HELPS, "helps"),
    (roles.SUCCEEDS, "succeeds"),
    (roles.FAILS, "fails"),
    (roles.GRAVE, "grave"),
    (roles.PLAIN, "plain"),
    (roles.OBVIOUS, "obvious"),
    (roles.BY_ITSELF, "by-itself"),
    (roles.OPENS, "opens"),
    (roles.CLOSES, "closes"),
    (roles.MISSES, "misses"),
    (roles.SETS_UP, "sets-up"),
    (roles.REGAINS, "regains"),
    (roles.LEADS_NOWHERE, "leads-nowhere"),
)
"""The roles that matter to those who put news into words, with their names."""
_names: dict[int, tuple[Role, ...]] = {}


def roles_of(kind: Kind) -> tuple[Role, ...]:
    """What a kind of news is to those who put it into words."""
    known = _names.get(kind.role)
    if known is None:
        known = _names[kind.role] = tuple(name for bit, name in ROLES if kind.role & bit)
    return known
