"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.core import NONE
from fogbound.view.asking import AskedOption, AskedQuestion, OptionKey, SeenGathering
from fogbound.view.chart import Chart
from fogbound.view.citadel_schema import CitadelView
from fogbound.view.explanations import refusals, why
from fogbound.view.meeting import met_names
from fogbound.view.messages import SeenMessage, addressees, question_message, seen_message
from fogbound.view.news import is_open, news_by_seat, read_out_cards, recent_news, seen_news, seen_piece
from fogbound.view.news_schema import Role, SeenNews
from fogbound.view.perspective import Cast, FogBack, Perspective
from fogbound.view.projection import Standpoint
from fogbound.view.projections import names, question, standpoint, view
from fogbound.view.readings import happens_at_once
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
]
