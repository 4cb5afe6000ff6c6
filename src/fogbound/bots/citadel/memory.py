"""What a careful adventurer remembers of a game: the cards it has seen, what it has tried, where it has been."""

from collections import Counter
from typing import Final

from fogbound.bots.citadel.card_reading import CitadelActionReading
from fogbound.bots.citadel.observation import CitadelObservation
from fogbound.bots.memory import key_of
from fogbound.view import names
from fogbound.view.schema import SeenOption

__all__ = ["CitadelMemory"]

AGAIN: Final = 0.3
"""How much an attempt counts that has brought something new."""


class CitadelMemory:
    """Grows with every turn; whatever is in it has been in a view."""

    def __init__(self, homesick: float) -> None:
        self.homesick = homesick  # what coming home is worth beside all reasons; a trait of this mind
        self.seen: set[str] = set()
        self.numbers: dict[int, set[str]] = {}  # number -> the cards seen with it
        self.tried: dict[str, float] = {}
        self.visits: Counter[str] = Counter()  # of Terrains, since something new was seen
        self.idle = 0.0  # turns since then, for each character
        self.intent: CitadelActionReading | None = None  # the action chosen last
        self.goal = ""  # the Terrain that is made for
        self.returns = 0  # how often one has come home without having reached any goal
        self._places: set[str] = set()  # the Terrains on which a character stands
        self._page = ""
        self._is_abroad = False  # on a page of a Threat
        self._reached = False  # any goal of that page
        self._homeward = False  # on the way back from it
        self._progress: tuple[object, ...] = ()
        self._trying = ""

    def look(self, position: CitadelObservation) -> None:
        """Note at the beginning of a turn what has changed."""
        view = position.view
        page = view.page.card.id if view.page is not None else ""
        if page != self._page or self._homeward:
            self._page = page
            self._homeward = False
            self.tried.clear()
        self._is_abroad = view.page is not None and view.page.booklet is not None
        self._reached = view.page is not None and any(goal.reached for goal in view.page.goals)
        new = names(view) - self.seen
        for name in new:
            face = position.face(name)
            if face.number is not None:
                self.numbers.setdefault(face.number, set()).add(name)
        self.seen |= new
        dice = tuple(
            (cell.card.die.row, cell.card.die.shows) for cell in view.board if cell.card and cell.card.die
        )
        progress = (page, view.read, dice, view.page and view.page.goals)
        moved_on = bool(new) or progress != self._progress
        self._progress = progress
        if self._trying:
            self.tried[self._trying] = self.tried.get(self._trying, 0.0) + (AGAIN if moved_on else 1.0)
            self._trying = ""
        if moved_on:
            self.idle = 0.0
            self.visits.clear()
        else:
            self.idle += 1 / max(1, len(view.seats))
        places = {cell.card.id for cell in view.board if cell.card is not None and cell.explorers}
        self.visits.update(places - self._places)
        self._places = places

    def choose(self, option: SeenOption, deed: CitadelActionReading | None) -> None:
        """Remember the action that is taken now."""
        self.intent = deed
        if deed is not None and "home" in deed.rows[0].success:
            self._homeward = True
            self.returns += self._is_abroad and not self._reached
        if deed is not None and not deed.walks and "step" not in deed.rows[0].success:
            self._trying = key_of(option)
