"""Life points, damage, falling unconscious and coming back.

T-LIFE, T-UNC, T-RUL-58, T-RUL-59, T-RUL-60, T-RUL-61, T-RUL-62, T-RUL-63, T-RUL-64, T-RUL-65, T-RUL-66.
"""

from typing import ClassVar

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Question, Step
from fogbound.rules.citadel import decks, news, table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.ending import end_adventure
from fogbound.rules.citadel.frames import Pass, Resolution, current_pass, this_pass
from fogbound.rules.citadel.gifts import apply, may_apply, option_to, serving, the_one
from fogbound.rules.citadel.icons import PayIcons, conversions
from fogbound.rules.citadel.options import OPTION_CONVERT
from fogbound.rules.citadel.reading import Reading, speaker
from fogbound.rules.common import agenda, filing, points, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import UNDECIDED, Party, party
from fogbound.rules.common.options import OPTION_APPEAR_ON, OPTION_APPLY, OPTION_BANISH, OPTION_DONE
from fogbound.rules.common.reactions import React
from fogbound.rules.common.terms import Effect, InForce, Value

# -- points ----------------------------------------------------------------------------------------


def set_life(game: Game, seat: int, number: int) -> None:
    game.registers[table.LIFE + seat] = max(0, min(table.MOST_LIFE, number))


def lose(game: Game, seat: int, number: int) -> None:
    """Lose life points, which no effect cancels; at 0 the character falls.

    T-LIFE-03, T-LIFE-04, T-LIFE-07, T-LIFE-08, T-LIFE-09.
    """
    if number <= 0 or not tabletop.is_present(game, seat):
        return
    set_life(game, seat, table.life(game, seat) - number)
    game.tell(news.LIFE_LOST, seat, n=number)
    if table.life(game, seat) == 0:
        fall(game, seat)


def gain_life(game: Game, seat: int, number: int) -> None:
    """Gain life points, beyond the starting value if need be; who had none wakes up.

    T-LIFE-01, T-LIFE-02, T-UNC-08.
    """
    if number <= 0 or seat not in table.players(game):
        return
    set_life(game, seat, table.life(game, seat) + number)
    game.tell(news.LIFE_GAINED, seat, n=number)
    if table.is_unconscious(game, seat):
        game.next(WakeUp(seat))


# -- damage ----------------------------------------------------------------------------------------


class Damage(Step):
    """Damage costs life points, less what its victim cancels (T-LIFE-05, T-LIFE-06)."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, game: Game) -> None:
        if not tabletop.is_present(game, self.player) or self.amount <= 0:
            return
        game.tell(news.DAMAGE, self.player, n=self.amount)
        frame = current_pass(game)
        if frame is not None and frame.active == self.player:
            game.then(CancelDamage(self.player), TakeDamage(self.player, self.amount))
        else:
            lose(game, self.player, self.amount)


class CancelDamage(Question):
    """What the active player still has to cancel damage with: icons held back, effects not used yet (T-RUL-23)."""

    name: ClassVar[str] = "cancel-damage"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        frame = current_pass(game)
        if frame is None:
            return []
        options = [option_to(game, OPTION_APPLY, force) for force in self._plain(game, frame)]
        for force in conversions(game, frame, points.CANCEL):
            options.append(option_to(game, OPTION_CONVERT, force))
        return [*options, Option(OPTION_DONE)] if options else []

    def _plain(self, game: Game, frame: Pass) -> list[InForce]:
        return [force for force in serving(game, frame, points.CANCEL) if may_apply(game, frame, force)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_DONE:
            return
        game.next(CancelDamage(self.player))
        frame = current_pass(game)
        assert frame is not None
        if option.verb == OPTION_CONVERT:
            chosen = the_one(conversions(game, frame, points.CANCEL), option.index, option.card)
            game.next(PayIcons(option.index, chosen.card, 0))
            return
        for force in self._plain(game, frame):
            if force.ability.aid == option.index and option.card in (force.card, NONE):
                apply(game, frame, force)
                return

    def rules(self) -> tuple[str, ...]:
        return ("T-LIFE-06", "T-RUL-22", "T-RUL-23", "T-RUL-24")


class TakeDamage(Step):
    """What is not cancelled is lost; what was cancelled in vain is kept for the next blow of this pass."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, game: Game) -> None:
        amount = self.amount
        frame = this_pass(game)
        cancelled = min(frame.cancels, amount)
        frame.cancels -= cancelled
        amount -= cancelled
        if cancelled:
            game.tell(news.DAMAGE_CANCELLED, self.player, n=cancelled)
        lose(game, self.player, amount)


# -- falling unconscious ---------------------------------------------------------------------------


def fall(game: Game, seat: int) -> None:
    """At 0 life points: defeat when nobody is conscious any more, else the procedure (T-GEN-05, T-RUL-61)."""
    game.registers[tabletop.STATUS + seat] = table.UNCONSCIOUS
    game.index = None
    game.tell(news.FELL, seat)
    note_fall(game, seat)
    if not tabletop.explorers(game):
        lose_all(game)
        return
    terrain = game.figures[seat]
    game.figures[seat] = NONE  # at once: what answers a Recovery comes before the rest
    game.next(Fall(seat, terrain))


def lose_all(game: Game) -> None:
    """Nobody is conscious any more: the players lose together (T-GEN-05, T-GEN-01)."""
    end_adventure(game, "lost:unconscious")


def note_fall(game: Game, seat: int) -> None:
    """The chronicle remembers who fell, in this adventure and in this scenario."""
    character = game.registers[tabletop.CHARACTERS + seat]
    game.record(f"fell {character}")
    game.record(f"fell-here {character}")
    if not game.registers[table.FIRST_FALLEN]:
        game.registers[table.FIRST_FALLEN] = character + 1


class Fall(Step):
    """The figure has left the Board: what was going on breaks off, then cards may answer.

    T-UNC-01, T-RUL-58, T-RUL-59.
    """

    def __init__(self, player: int, terrain: int) -> None:
        self.player = player
        self.terrain = terrain  # where the figure stood

    def run(self, game: Game) -> None:
        seat = self.player
        break_off(game, seat, self.terrain)
        game.then(React(points.FALLING, seat, self.terrain), LieDown(seat, self.terrain))


class LieDown(Step):
    """The rest of the procedure, in the order of the book.

    T-UNC-01, T-UNC-02, T-UNC-03, T-UNC-04, T-UNC-05.
    """

    def __init__(self, player: int, terrain: int) -> None:
        self.player = player
        self.terrain = terrain  # where the figure stood

    def run(self, game: Game) -> None:
        seat = self.player
        cards = book_of(game).cards
        for card in table.carried(game, seat):
            if cards[card].keywords & rules_of(game).temporary:
                filing.put_back(game, card)  # T-UNC-02
        for card in tabletop.hand(game, seat):
            filing.discard(game, card)
        for card in decks.pile(game, seat):
            game.move(card, table.DECKS + seat)
        game.shuffle(table.DECKS + seat)
        drawn = decks.deck(game, seat)[-3:]
        for card in drawn:
            game.move(card, tabletop.HANDS + seat)
        game.next(React(points.FALLEN, seat, self.terrain))
        if not was_spared(game, seat):
            game.next(BanishOne(seat, drawn))


def break_off(game: Game, seat: int, terrain: int) -> None:
    """What becomes of an action whose active player falls, and of a dialogue whose reader does (T-RUL-58, T-RUL-59)."""
    for frame in game.frames:
        if isinstance(frame, Resolution) and frame.revealer == seat:
            table.concern(game, frame.card, terrain)  # whom it obliges stands there still (T-MAND-01)
        if isinstance(frame, Reading) and frame.active == seat:
            table.concern(game, frame.card, terrain)
            if speaker(game, frame) != NONE:
                frame.active = speaker(game, frame)
    action = current_pass(game)
    if action is None or action.active != seat:
        return
    for card in action.drawn:
        if game.where[card] == tabletop.DRAWN:
            game.move(card, table.DISCARD_PILES + seat)
    if action.outcome == UNDECIDED:
        game.abandon(action)  # no result, the die stays as it is
        if action.mandatory:
            game.agenda.insert(0, (agenda.CONTINUED, action.card, action.terrain))  # others take it


def has_dropped_out(game: Game, this: int, you: int) -> bool:
    """Whether an action's own text speaks to its active player, who has fallen in it: they are skipped (T-RUL-59).

    The same goes for a Temporary event and who turned it over.
    """
    for event in game.frames:
        if isinstance(event, Resolution) and event.card == this and event.revealer == you:
            return table.is_unconscious(game, you)
    frame = current_pass(game)
    if frame is None or frame.card != this or frame.active != you:
        return False
    return table.is_unconscious(game, you) or has_left(game, you)


def has_left(game: Game, seat: int) -> bool:
    """Whether somebody awake has fallen in the action in which they were active: they are out of it (T-RUL-59)."""
    frame = current_pass(game)
    return frame is not None and frame.active == seat and seat not in frame.involved


def stay_out(game: Game, seat: int) -> None:
    """Who comes back in the middle of something is out of it, and involved from the next pass (T-RUL-60, T-RUL-63)."""
    for frame in game.frames:
        if isinstance(frame, Party):
            frame.involved = tuple([other for other in frame.involved if other != seat])


class BanishOne(Question):
    """One of the cards just drawn is banished, by choice of their owner (T-UNC-01, T-UNC-05)."""

    name: ClassVar[str] = "banish-one"

    def __init__(self, player: int, drawn: tuple[int, ...]) -> None:
        self.player = player
        self.drawn = drawn

    def seat(self, game: Game) -> int:
        return self.player

    def options(self, game: Game) -> list[Option]:
        mine = tabletop.hand(game, self.player)
        return [Option(OPTION_BANISH, card) for card in self.drawn if card in mine]

    def take(self, game: Game, option: Option, value: str) -> None:
        filing.banish(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-UNC-01", "T-UNC-05", "T-RUL-13")


def _spared_key(game: Game, seat: int) -> str:
    return f"spared {game.registers[tabletop.CHARACTERS + seat]}"


def spare(game: Game, seat: int) -> None:
    """This character, who is just falling, banishes no card."""
    game.record(_spared_key(game, seat))


def was_spared(game: Game, seat: int) -> bool:
    """Whether an effect has spared the character this time; it counts once."""
    key = _spared_key(game, seat)
    if key not in game.chronicle:
        return False
    game.chronicle = {other: times for other, times in game.chronicle.items() if other != key}
    return True


# -- coming back -----------------------------------------------------------------------------------


class GainLife(Effect):
    """Life points, beyond the starting value if need be (T-LIFE-01, T-UNC-08); see the word `gain-life`."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if not has_dropped_out(game, this, you):
            gain_life(game, you, self.amount.count(game, this, you, it))


class Heal(Step):
    """Life points for somebody whom an effect reaches although they are unconscious (T-RUL-118)."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, game: Game) -> None:
        gain_life(game, self.player, self.amount)


class WakeUp(Step):
    """Consciousness is regained on the active player's Terrain, else where the players choose.

    T-UNC-08, T-UNC-09, T-UNC-10.
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, game: Game) -> None:
        rouse(game, self.player)
        come_back(game, self.player)


def come_back(game: Game, seat: int) -> None:
    """A figure comes to the active player's Terrain, else where the players choose; nowhere without a Board."""
    host = host_of(game, seat)
    if host != NONE:
        arrive(game, seat, game.figures[host])
    else:
        game.next(ChooseBed(seat))


def rouse(game: Game, seat: int) -> None:
    """A character is conscious again, with at least 1 life point; the figure is not on the Board yet (T-UNC-08)."""
    game.registers[tabletop.STATUS + seat] = tabletop.PRESENT
    game.index = None
    stay_out(game, seat)
    set_life(game, seat, max(1, table.life(game, seat)))
    game.tell(news.WOKE, seat)


def host_of(game: Game, seat: int) -> int:
    """The active player to whose Terrain somebody comes back; NONE when there is none, or it was them (T-RUL-62)."""
    frame = party(game)
    if frame is None:
        return NONE
    active = frame.active if isinstance(frame, (Pass, Reading)) else game.registers[tabletop.ACTIVE]
    if active == seat or has_left(game, active) or game.figures[active] == NONE:
        return NONE
    return active


class ChooseBed(Question):
    """On whose Terrain the figure comes back (T-UNC-10, T-RUL-62)."""

    name: ClassVar[str] = "choose-bed"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        terrains: list[int] = []
        if not tabletop.is_present(game, self.player):
            return []  # fell again over a Recovery
        for seat in tabletop.explorers(game):
            if seat != self.player and game.figures[seat] != NONE and game.figures[seat] not in terrains:
                terrains.append(game.figures[seat])
        return [Option(OPTION_APPEAR_ON, terrain, seat=self.player) for terrain in terrains]

    def take(self, game: Game, option: Option, value: str) -> None:
        arrive(game, self.player, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("T-UNC-09", "T-UNC-10", "T-RUL-62")


def arrive(game: Game, seat: int, terrain: int) -> None:
    """A figure comes to a Terrain, which is an arrival (T-RUL-45)."""
    if terrain == NONE:
        return
    game.figures[seat] = terrain
    game.tell(common_news.MOVED, seat, terrain)
    agenda.arrivals(game, (seat,), terrain)
