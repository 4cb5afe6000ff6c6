"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.view.chart import Chart
from fogbound.view.citadel_schema import CitadelView
from fogbound.view.explanations import refusals, why
from fogbound.view.meeting import met
from fogbound.view.messages import SeenMessage, addressees, question_message, seen_message
from fogbound.view.perspective import FogBack, Memory, Perspective
from fogbound.view.projection import Standpoint
from fogbound.view.projections import names, question, standpoint, view
from fogbound.view.readings import happens_at_once
from fogbound.view.schema import ContinentView, View

__all__ = [
    "Chart",
    "CitadelView",
    "ContinentView",
    "FogBack",
    "Memory",
    "Perspective",
    "SeenMessage",
    "Standpoint",
    "View",
    "addressees",
    "happens_at_once",
    "met",
    "names",
    "question",
    "question_message",
    "refusals",
    "seen_message",
    "standpoint",
    "view",
    "why",
]
