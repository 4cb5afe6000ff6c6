"""Victory, defeat and elimination (C-END, C-ELIM, C-RUL-90, C-RUL-91, C-RUL-98)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Step
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import OTHER, OWN, STATE, book_of
from fogbound.rules.continent import news, table
from fogbound.rules.continent.aftermath import PutAwaySource
from fogbound.rules.continent.frames import CONSEQUENCE, current
from fogbound.rules.continent.life import Defeat, emptied


def lift_curse(game: Game, curse: int) -> None:
    """A curse is lifted; with the last chosen one the game is won at once (C-END-01, C-RUL-98, C-END-04)."""
    game.registers[table.LIFTED] |= 1 << curse
    game.tell(news.CURSE_LIFTED, n=curse)
    if game.registers[table.CHOSEN] & ~game.registers[table.LIFTED] == 0:
        game.tell(news.WON)
        game.end("won")


class AdventureOver(Step):
    """ "Your adventure is over": defeat if everybody is involved, else all involved are eliminated (C-RUL-91)."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, game: Game) -> None:
        if all(seat in self.seats for seat in tabletop.explorers(game)):
            game.next(Defeat("over", NONE))
            return
        for seat in self.seats:
            if tabletop.is_present(game, seat):
                eliminate(game, seat, tabletop.ELIMINATED)
        go_on_without(game)


class EliminateAlone(Step):
    """One explorer's adventure is over, whoever else is involved; defeat only when nobody is left (K-C-39's kind)."""

    def __init__(self, explorer: int) -> None:
        self.explorer = explorer

    def run(self, game: Game) -> None:
        if tabletop.explorers(game) == [self.explorer]:
            game.next(Defeat("over", NONE))
        elif tabletop.is_present(game, self.explorer):
            eliminate(game, self.explorer, tabletop.ELIMINATED)
            go_on_without(game)


def go_on_without(game: Game) -> None:
    """The next involved leads an action whose active player is gone; with nobody left it breaks off (C-RUL-45).

    From the Consequence step on there is nothing left to lead: the text says itself whom it concerns.
    """
    frame = current(game)
    if frame is None or frame.stage >= CONSEQUENCE or tabletop.is_present(game, frame.active):
        return
    left = [seat for seat in frame.involved if tabletop.is_present(game, seat)]
    if left:
        frame.active = left[0]
        game.registers[tabletop.ACTIVE] = left[0]
        return
    game.tell(news.BROKEN_OFF, frame.active, frame.card)
    game.abandon(frame)
    game.next(PutAwaySource(frame.card, frame.active))


def eliminate(game: Game, seat: int, status: int) -> None:
    """Cards are discarded or returned, own Skills banished, figure and fire leave.

    C-ELIM-02, C-ELIM-03, C-ELIM-04, C-ELIM-05, C-RUL-90.
    """
    cards = book_of(game).cards
    game.tell(news.ELIMINATED, seat)
    for column in table.columns(game, seat):
        for card in game.zones[column]:
            filing.discard(game, card)
    for card in tabletop.hand(game, seat):
        if cards[card].kind == STATE:
            filing.put_back(game, card)
        elif cards[card].back == OTHER:
            game.move(card, tabletop.OUT)  # the Character card leaves for good
        else:
            filing.discard(game, card)  # a Skill or Bonus, or a Curse some card had put there
    game.registers[tabletop.STATUS + seat] = status
    take_out_own_skills(game, game.registers[tabletop.CHARACTERS + seat], tabletop.BANISHED)
    game.figures[seat] = NONE
    game.figures[table.FIRES + seat] = NONE
    game.index = None


def take_out_own_skills(game: Game, character: int, zone: int) -> None:
    """A character's own Skills leave the Action Deck and the Discard Pile (C-ELIM-05, C-LEAVE-03)."""
    cards = book_of(game).cards
    searched = False
    had_deck = bool(game.zones[table.ACTION_DECK])
    for source in (table.ACTION_DECK, table.DISCARD_PILE):
        for card in game.zones[source]:
            if cards[card].skill == OWN and cards[card].character == character:
                game.move(card, zone)
                searched = searched or source == table.ACTION_DECK
    if had_deck and not game.zones[table.ACTION_DECK]:
        emptied(game)
    elif searched:
        game.shuffle(table.ACTION_DECK)
