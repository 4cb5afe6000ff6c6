"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.view.chart import Chart
from fogbound.view.citadel_shape import CitadelView
from fogbound.view.eye import Standpoint
from fogbound.view.looking import names, question, standpoint, view
from fogbound.view.meeting import met
from fogbound.view.reasons import refusals, why
from fogbound.view.shape import ContinentView, View

__all__ = [
    "Chart",
    "CitadelView",
    "ContinentView",
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
