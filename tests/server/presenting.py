"""What a seat is shown of a table, in English."""

from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.presenter import Presenter
from fogbound.tables import Table
from fogbound.text import CardTexts, Renderer


def presented(table: Table, seat: int, texts: CardTexts) -> Presenter:
    """A table as a seat sees it now."""
    return Presenter(
        table.outlook(seat), Renderer(texts, "en"), CardFaces(texts, "en"), table.journal.decisions
    )
