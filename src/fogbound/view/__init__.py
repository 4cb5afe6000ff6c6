"""What one seat may see of a game, and why, as plain data; nothing leaves a game by another way."""

from fogbound.view.projection import names, view
from fogbound.view.reasons import refusals, why
from fogbound.view.shape import View

__all__ = ["View", "names", "refusals", "view", "why"]
