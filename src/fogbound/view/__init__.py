"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.view.chart import Chart
from fogbound.view.citadel_schema import CitadelView
from fogbound.view.explanations import refusals, why
from fogbound.view.meeting import met
from fogbound.view.perspective import FogBack, Memory, Perspective
from fogbound.view.projection import Standpoint
from fogbound.view.projections import names, question, standpoint, view
from fogbound.view.schema import ContinentView, View

__all__ = [
    "Chart",
    "CitadelView",
    "ContinentView",
    "FogBack",
    "Memory",
    "Perspective",
    "Standpoint",
    "View",
    "met",
    "names",
    "question",
    "refusals",
    "standpoint",
    "view",
    "why",
]
