"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.view.chart import Chart
from fogbound.view.projection import names, question, view
from fogbound.view.reasons import refusals, why
from fogbound.view.shape import View

__all__ = ["Chart", "View", "names", "question", "refusals", "view", "why"]
