"""What follows a result: Skill, Discard, Consequence, Hand limit, the end of the action.

C-SKILL, C-DISC, C-CONS, C-HAND.
"""

from typing import ClassVar, Final

from fogbound.core.game import Game
from fogbound.core.steps import NONE, Option, Question, Step
from fogbound.rules.common import filing, points, tabletop
from fogbound.rules.common import news as common_news
from fogbound.rules.common.book import SKILL, TEMPORARY, book_of, do
from fogbound.rules.common.explore import OpenSpace
from fogbound.rules.common.failure import offer_turning
from fogbound.rules.common.frames import FAILURE, SUCCESS
from fogbound.rules.common.options import OPTION_DISCARD, OPTION_KEEP
from fogbound.rules.common.reactions import entered, react
from fogbound.rules.common.reveal import TakeNumber
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent import gifts, items, life, news, table
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.frames import action_frame
from fogbound.rules.continent.gains import may_hold
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.options import OPTION_KEEP_NONE

# -- 4. Skill -----------------------------------------------------------------------------------------


class KeepSkills(Step):
    """The active player may keep one of the revealed Skills, or more if a card says so (C-SKILL-01)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.SKILL
        for _ in range(1 + len(gifts.at_work(game, frame, points.SKILLS_KEPT))):
            game.next(KEEP_SKILL)


class KeepSkill(Question):
    """Which Skill is kept, and by whom among the involved.

    C-SKILL-02, C-SKILL-03, C-SKILL-04, C-SKILL-05, C-RUL-11.
    """

    name: ClassVar[str] = "keep-skill"

    def seat(self, game: Game) -> int:
        return action_frame(game).active

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        cards = book_of(game).cards
        options: list[Option] = []
        seats = [
            seat for seat in frame.involved if seat not in frame.keepers and tabletop.is_present(game, seat)
        ]
        for card in frame.drawn:
            definition = cards[card]
            if definition.kind == SKILL and game.where[card] == tabletop.DRAWN:
                for seat in seats:
                    if definition.character == NONE or may_hold(game, card, seat):
                        options.append(Option(OPTION_KEEP, card, NONE, seat))
        if options:
            options.append(KEEP_NONE)
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == OPTION_KEEP:
            frame = action_frame(game)
            game.move(option.card, tabletop.HANDS + option.seat)
            frame.kept = (*frame.kept, option.card)
            frame.keepers = (*frame.keepers, option.seat)
            game.tell(common_news.KEPT, option.seat, option.card)
            entered(game, option.card, option.seat)
        else:
            action_frame(game).keepers = action_frame(game).involved  # nobody keeps another one either

    def rules(self) -> tuple[str, ...]:
        return ("C-SKILL-01", "C-SKILL-02", "C-SKILL-04")


KEEP_SKILL: Final = KeepSkill()
KEEP_NONE: Final = Option(OPTION_KEEP_NONE)


# -- 5. Discard ---------------------------------------------------------------------------------------


class DiscardDrawn(Step):
    """All other drawn cards are discarded, and the cards of items without a die (C-DISC-01, C-DISC-02)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.DISCARD
        leaving = gifts.at_work(game, frame, points.DRAWN_CURSE)
        for at in range(len(frame.drawn)):
            card = frame.drawn[at]
            if game.where[card] != tabletop.DRAWN:
                continue
            if card in frame.safe:
                send_back(game, card, frame.origins[at])
                continue
            replaced = False
            if leaving and life.is_curse(game, card) and frame.origins[at] == life.FROM_DECK:
                for force in leaving:
                    chosen, you = force.ability.cards, gifts.decider_of(frame, force)
                    if not replaced and (chosen is None or card in chosen.cards(game, force.card, you, card)):
                        do(game, force.ability.effect, force.card, you, card)
                        replaced = True
            game.move(card, filing.destination(game, card, filing.DISCARD))  # a replacement finds it there
            if not replaced:
                frame.discarded = (*frame.discarded, card)
        if frame.drawn and not game.zones[table.ACTION_DECK]:
            game.shuffle(table.DISCARD_PILE)  # face down meanwhile (C-LIFE-06)
        for column in frame.used:
            if game.values[column] == 0 and game.zones[column]:
                items.break_item(game, column)


def send_back(game: Game, card: int, origin: int) -> None:
    """Shuffle a drawn card into the deck or pile it came from; an empty deck is formed anew (C-LIFE-08)."""
    zone = table.ACTION_DECK if origin == life.FROM_DECK else table.DISCARD_PILE
    game.move(card, zone)
    game.shuffle(zone)


class JudgeFailure(Step):
    """A failure may be turned into a success; if it stands, cards answer it."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        if frame.outcome == FAILURE:
            game.next(ReactToFailure())
            offer_turning(game)


class ReactToFailure(Step):
    """Only a failure that still stands is answered."""

    def run(self, game: Game) -> None:
        if action_frame(game).outcome == FAILURE:
            react(game, points.ACTION_FAILED, NONE, NONE)


# -- 6. Consequence -----------------------------------------------------------------------------------


class ApplyConsequence(Step):
    """The white section on success, the black one on failure, for the active player.

    C-CONS-01, C-CONS-02, C-CONS-03, C-CONS-04, C-CONS-05.
    """

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.CONSEQUENCE
        action = frame.printed(game)
        if frame.outcome == SUCCESS:
            game.next(OFFER_ON_SUCCESS)
            do(game, action.success, frame.card, frame.active)
        else:
            if len(frame.involved) > 1:
                game.next(BecomeParanoid())
            if not gifts.obliged(game, frame, points.SKIP_FAILURE):
                do(game, action.failure, frame.card, frame.active)


class OfferOnSuccess(Step):
    """Effects of other cards that add to a success."""

    def run(self, game: Game) -> None:
        gifts.offer(game, action_frame(game), gifts.SUCCESS_STAGE)


OFFER_ON_SUCCESS: Final = OfferOnSuccess()


class BecomeParanoid(Step):
    """A failure together costs the active player their trust (C-CONS-04, C-RUL-90)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        if tabletop.is_present(game, frame.active):
            game.tell(news.FAILED_TOGETHER, frame.active)
            game.next(TakeNumber(rules_of(game).paranoid, frame.active))


# -- 7. Hand limit ------------------------------------------------------------------------------------


class TrimHands(Step):
    """Every involved player discards what exceeds the hand limit (C-HAND-01, C-RUL-15, C-RUL-78)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.HAND_LIMIT
        for seat in reversed(frame.involved):
            if tabletop.is_present(game, seat):
                game.next(DISCARD_EXCESS[seat])


class DiscardExcess(Question):
    """Which Skill or Bonus goes; the player chooses (C-HAND-01, C-HAND-04)."""

    name: ClassVar[str] = "discard-excess"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, game: Game) -> int:
        return self.owner

    def options(self, game: Game) -> list[Option]:
        cards = table.limited(game, self.owner)
        if len(cards) <= hand_limit(game, self.owner):
            return []
        return [Option(OPTION_DISCARD, card) for card in cards]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(self)
        game.tell(common_news.DISCARDED, self.owner, option.card)
        filing.discard(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-HAND-01", "C-HAND-02")


DISCARD_EXCESS: Final[tuple[DiscardExcess, ...]] = tuple([DiscardExcess(seat) for seat in range(4)])
"""One for each seat."""


# -- the end of an action -----------------------------------------------------------------------------


class EndAction(Step):
    """Reactions to the whole action; then its source leaves, if it was a Temporary event (C-RUL-49)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.OVER
        if book_of(game).cards[frame.card].kind == TEMPORARY:
            game.next(PutAwaySource(frame.card, frame.active))
        react(game, points.ACTION_ENDED, NONE, NONE)


class PutAwaySource(Step):
    """A Temporary event whose action is over, or can no longer be taken, leaves; its space opens."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if game.where[self.card] == tabletop.RESOLVING and book_of(game).cards[self.card].kind == TEMPORARY:
            cell = game.places.get(self.card, NONE)
            filing.discard(game, self.card)
            if cell != NONE:
                game.next(OpenSpace(cell, self.seat))
