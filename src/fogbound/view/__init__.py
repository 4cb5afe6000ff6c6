"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from typing import TYPE_CHECKING, Final

from fogbound.loading import on_demand

if TYPE_CHECKING:
    from fogbound.core import NONE
    from fogbound.view.asking import AskedOption, AskedQuestion, OptionKey, SeenGathering
    from fogbound.view.chart_schema import Chart
    from fogbound.view.citadel_schema import CitadelView
    from fogbound.view.explanations import refusals, why
    from fogbound.view.meeting import met_names
    from fogbound.view.messages import SeenMessage, addressees, question_message, seen_message
    from fogbound.view.news import is_open, news_by_seat, read_out_cards, recent_news, seen_news, seen_piece
    from fogbound.view.news_schema import Role, SeenNews
    from fogbound.view.perspective import Cast, FogBack, Perspective
    from fogbound.view.projection import Standpoint
    from fogbound.view.projections import names, question, standpoint, view
    from fogbound.view.readings import happens_at_once, only_leads_on, without_choices
    from fogbound.view.schema import ContinentView, SeenMemory, View

__all__ = [
    "NONE",
    "AskedOption",
    "AskedQuestion",
    "Cast",
    "Chart",
    "CitadelView",
    "ContinentView",
    "FogBack",
    "OptionKey",
    "Perspective",
    "Role",
    "SeenGathering",
    "SeenMemory",
    "SeenMessage",
    "SeenNews",
    "Standpoint",
    "View",
    "addressees",
    "happens_at_once",
    "is_open",
    "met_names",
    "names",
    "news_by_seat",
    "only_leads_on",
    "question",
    "question_message",
    "read_out_cards",
    "recent_news",
    "refusals",
    "seen_message",
    "seen_news",
    "seen_piece",
    "standpoint",
    "view",
    "why",
    "without_choices",
]

_HOMES: Final = {
    "NONE": "fogbound.core",
    "AskedOption": "asking",
    "AskedQuestion": "asking",
    "Cast": "perspective",
    "Chart": "chart_schema",
    "CitadelView": "citadel_schema",
    "ContinentView": "schema",
    "FogBack": "perspective",
    "OptionKey": "asking",
    "Perspective": "perspective",
    "Role": "news_schema",
    "SeenGathering": "asking",
    "SeenMemory": "schema",
    "SeenMessage": "messages",
    "SeenNews": "news_schema",
    "Standpoint": "projection",
    "View": "schema",
    "addressees": "messages",
    "happens_at_once": "readings",
    "is_open": "news",
    "met_names": "meeting",
    "names": "projections",
    "news_by_seat": "news",
    "only_leads_on": "readings",
    "question": "projections",
    "question_message": "messages",
    "read_out_cards": "news",
    "recent_news": "news",
    "refusals": "explanations",
    "seen_message": "messages",
    "seen_news": "news",
    "seen_piece": "news",
    "standpoint": "projections",
    "view": "projections",
    "why": "explanations",
    "without_choices": "readings",
}
"""The modules in which the names stand, which are imported when they are first asked for."""

__getattr__ = on_demand(__name__, _HOMES)
