"""Resolving an action: Item, Cost, Result, Skill, Discard, Consequence, Hand limit (C-ACT-02)."""

from typing import Final

from fogbound.core.game import Game
from fogbound.core.steps import GROUP, NONE, Option, Part, Question, Step
from fogbound.rules.common import points
from fogbound.rules.common.book import SKILL, TEMPORARY, book_of, do
from fogbound.rules.continent import filing, gifts, items, life, table
from fogbound.rules.continent import frames as stage
from fogbound.rules.continent.book import rules_of
from fogbound.rules.continent.explore import OpenSpace
from fogbound.rules.continent.force import in_force, modified, stands_at
from fogbound.rules.continent.frames import ActionFrame, action_frame, action_of
from fogbound.rules.continent.limits import hand_limit
from fogbound.rules.continent.reactions import React
from fogbound.rules.continent.reveal import TakeNumber, may_hold

ENDLESS: Final = 999


class TakeAction(Step):
    """Open the action and go through its steps in the order of the book."""

    def __init__(
        self, card: int, index: int, active: int, involved: tuple[int, ...], mandatory: bool, column: int
    ) -> None:
        self.card = card
        self.index = index
        self.active = active
        self.involved = involved
        self.mandatory = mandatory
        self.column = column

    def run(self, game: Game) -> None:
        game.registers[table.ACTIVE] = self.active
        if not self.mandatory:
            game.registers[table.TURN] += 1
        game.open(
            ActionFrame(
                self.card,
                self.index,
                self.active,
                self.involved,
                self.mandatory,
                self.column,
                game.figures[self.active],
            )
        )
        game.tell("action", self.active, self.card, self.index)
        game.then(
            UseItems(),
            SettleCost(),
            DrawCost(),
            RevealDrawn(),
            CountSuccesses(),
            KeepSkills(),
            DiscardDrawn(),
            JudgeFailure(),
            ApplyConsequence(),
            TrimHands(),
            EndAction(),
        )


# -- 1. Item ---------------------------------------------------------------------------------------


class UseItems(Step):
    """Each involved player may use any number of their own items (C-ITEM-01)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        if frame.column != NONE:
            use_item(game, frame, frame.column)  # one pip covers the action and the effects (C-RUL-80)
        for seat in reversed(frame.involved):
            if table.columns(game, seat):
                game.next(ChooseItem(seat))


def use_item(game: Game, frame: ActionFrame, column: int) -> None:
    """One pip, however many cards form the item; at 0 its cards stay until the Discard step (C-ITEM-02, 03)."""
    game.values[column] -= 1
    frame.used = (*frame.used, column)
    frame.tools += game.zones[column]
    frame.users += (game.owners[column],) * len(game.zones[column])
    game.tell("item-used", game.owners[column], game.zones[column][0], game.values[column])


def is_useful(game: Game, frame: ActionFrame, column: int) -> bool:
    """Whether using the item serves this action: a matching effect or a fitting banner (C-ITEM-06, C-RUL-81)."""
    action = action_of(game, frame)
    for card in game.zones[column]:
        part = table.card_of(game, card)
        for ability in part.abilities:
            if ability.point in points.GIFTS and ability.types & action.types:
                return True
        for pictograph, _ in part.banners:
            if action.pictographs >> pictograph & 1:
                return True
        if action.keywords_asked & part.keywords:
            return True
    return False


class ChooseItem(Question):
    """Which item the explorer uses next."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, game: Game) -> int:
        return self.owner

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        options = [
            Option("use-item", game.zones[column][0], index=column)
            for column in table.columns(game, self.owner)
            if column not in frame.used and game.values[column] > 0 and is_useful(game, frame, column)
        ]
        if options:
            options.append(Option("done"))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "use-item":
            game.next(ChooseItem(self.owner))
            use_item(game, action_frame(game), option.index)

    def rules(self) -> tuple[str, ...]:
        return ("C-ITEM-01", "C-ITEM-02", "C-ITEM-06", "C-RUL-81")


# -- 2. Cost ---------------------------------------------------------------------------------------


class SettleCost(Step):
    """Fix how many cards must be drawn (C-COST-01..05)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.COST
        if len(frame.involved) > 1:
            game.next(TradeCost())
        if rules_option(game, MOVE_DISCOUNT) and is_move(game, frame) and gifts.company(game, frame):
            game.next(OfferMoveDiscount(frame.active))
        gifts.offer(game, frame, gifts.COST_STAGE)


MOVE_DISCOUNT: Final = 1


def rules_option(game: Game, option: int) -> bool:
    return game.registers[table.OPTIONS] & option != 0


def is_move(game: Game, frame: ActionFrame) -> bool:
    move = book_of(game).words.find("action", "move")
    return move != NONE and action_of(game, frame).types >> move & 1 == 1


class OfferMoveDiscount(Question):
    """A rule option: one card less for moving to a Terrain with another explorer or a fire (C-MOVE-10)."""

    def __init__(self, decider: int) -> None:
        self.decider = decider

    def seat(self, game: Game) -> int:
        return self.decider

    def options(self, game: Game) -> list[Option]:
        terrains = gifts.company(game, action_frame(game))
        return [Option("declare", terrain) for terrain in terrains] + [Option("done")]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "declare":
            frame = action_frame(game)
            frame.destination = option.card
            frame.saved += 1

    def rules(self) -> tuple[str, ...]:
        return ("C-MOVE-10", "C-RUL-14")


def is_locked(game: Game, frame: ActionFrame) -> bool:
    """A lock forbids the trade and additional cards, nothing else (C-RUL-35)."""
    return action_of(game, frame).lock and not frame.unlocked


def raised_cost(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The default cost with everything that must be added or taken off (C-RUL-36)."""
    default = action_of(game, frame).cost.of(game, frame.card, frame.active, NONE)
    if parts is not None:
        parts.append(Part("default", default, frame.card, "C-COST-01"))
    return default + gifts.obliged(game, frame, points.COST, parts)


def cost(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The final cost, clamped once at 0 (C-COST-05, C-RUL-36)."""
    number = raised_cost(game, frame, parts) - frame.trade - frame.saved
    if parts is not None:
        gifts.applied_parts(game, frame, points.COST, -frame.saved, parts)
        if frame.trade:
            parts.append(Part("trade", -frame.trade, rule="C-COST-02"))
        if number < 0:
            parts.append(Part("floor", -number, rule="C-RUL-36"))
    return max(0, number)


def difficulty(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """The stars needed, with the trade and all that eases or hardens it (C-RES-11)."""
    printed = action_of(game, frame).difficulty.of(game, frame.card, frame.active, NONE)
    if parts is not None:
        parts.append(Part("difficulty", printed, frame.card, "C-ACT-01"))
        gifts.applied_parts(game, frame, points.DIFFICULTY, -frame.eased, parts)
        if frame.trade:
            parts.append(Part("trade", frame.trade, rule="C-COST-02"))
    number = printed + gifts.obliged(game, frame, points.DIFFICULTY, parts) - frame.eased + frame.trade
    if parts is not None and number < 0:
        parts.append(Part("floor", -number, rule="C-RES-11"))
    return max(0, number)


def most_traded(game: Game, frame: ActionFrame) -> int:
    """The default cost and its forced increases; what lowers the cost does not bound the trade (C-RUL-34)."""
    parts: list[Part] = []
    raised_cost(game, frame, parts)
    return sum(part.amount for part in parts if part.amount > 0)


class TradeCost(Question):
    """Several explorers together may lower the cost and raise the difficulty by the same number (C-COST-02)."""

    def seat(self, game: Game) -> int:
        return GROUP

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        if is_locked(game, frame):  # a lock fixes the price for everyone (C-COST-03)
            return []
        return [Option("trade", n=number) for number in range(most_traded(game, frame) + 1)]

    def take(self, game: Game, option: Option, value: str) -> None:
        action_frame(game).trade = option.n
        game.tell("trade", n=option.n)

    def rules(self) -> tuple[str, ...]:
        return ("C-COST-02", "C-RUL-34", "C-RUL-75")


class DrawCost(Step):
    """Draw exactly the final cost, face down, then any additional cards (C-COST-06, C-COST-07)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        game.then(DrawNow(), DrawMore(), OfferBeforeReveal())
        gifts.offer(game, frame, gifts.DRAW_STAGE)


class DrawNow(Step):
    """The cards of the cost."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        draw_cards(game, frame, cost(game, frame))


def draw_cards(game: Game, frame: ActionFrame, number: int) -> tuple[int, ...]:
    """Draw for this action and remember where each card came from."""
    cards, origins = life.draw(game, number)
    frame.drawn += cards
    frame.origins += origins
    if cards:
        game.tell("drawn", frame.active, n=len(cards))
    return cards


class DrawMore(Question):
    """Additional cards, one at a time, until the active player stops (C-COST-07, C-RUL-31)."""

    def seat(self, game: Game) -> int:
        return action_frame(game).active

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        if is_locked(game, frame) or not (game.zones[table.ACTION_DECK] or game.zones[table.DISCARD_PILE]):
            return []
        if frame.extra >= most_extra(game, frame):
            return []
        return [Option("draw"), Option("reveal")]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "draw":
            frame = action_frame(game)
            draw_cards(game, frame, 1)
            frame.extra += 1
            game.next(self)

    def rules(self) -> tuple[str, ...]:
        return ("C-COST-07", "C-RUL-31")


def most_extra(game: Game, frame: ActionFrame) -> int:
    """How many additional cards may be drawn; without a card that says so, any number."""
    if not in_force(game, points.EXTRA_DRAWS):
        return ENDLESS
    return modified(game, points.EXTRA_DRAWS, ENDLESS, frame.active)


class OfferBeforeReveal(Step):
    """Effects between the last draw and the reveal."""

    def run(self, game: Game) -> None:
        gifts.offer(game, action_frame(game), gifts.REVEAL_STAGE)


# -- 3. Result -------------------------------------------------------------------------------------


class RevealDrawn(Step):
    """All drawn cards are revealed together; a Curse from the Discard Pile defeats (C-RES-01..03)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.RESULT
        game.barriers += 1
        for at in range(len(frame.drawn)):
            game.tell("revealed", frame.active, frame.drawn[at], frame.origins[at])
        game.next(OfferResultEffects())
        check_curses(game, frame, frame.drawn)


def check_curses(game: Game, frame: ActionFrame, cards: tuple[int, ...]) -> None:
    """By origin, before anything is counted; one Curse defeats even a sure success (C-RUL-30)."""
    for at in range(len(frame.drawn)):
        card = frame.drawn[at]
        if card in cards and frame.origins[at] == life.FROM_PILE and card not in frame.safe:
            if life.is_curse(game, card):
                game.next(life.Defeat("curse", frame.active))
                return


class OfferResultEffects(Step):
    """Involved players may add successes (C-RES-09)."""

    def run(self, game: Game) -> None:
        gifts.offer(game, action_frame(game), gifts.RESULT_STAGE)


def count(game: Game, frame: ActionFrame, parts: list[Part] | None = None) -> int:
    """Successes: stars, pairs of halves on two cards, sevens as far as effects use them (C-RES-04..10, C-RUL-17)."""
    cards = book_of(game).cards
    stars = left = right = sevens = 0
    for card in frame.drawn:
        strip = cards[card].strip
        stars += strip.stars
        left += strip.left
        right += strip.right
        sevens += strip.sevens
        if parts is not None and strip.stars:
            parts.append(Part("star", strip.stars, card, "C-RES-04"))
    for card in frame.blessed:
        stars += 1
        sevens += 1
        if parts is not None:
            parts.append(Part("star", 1, card, "C-CARD-19"))
    pairs = min(left, right)
    if pairs:
        for card in frame.drawn:
            strip = cards[card].strip
            if strip.left and strip.right:
                pairs = min(pairs, left - strip.left + right - strip.right)
    used_sevens: list[Part] | None = [] if parts is not None else None
    per_seven = frame.per_seven + gifts.obliged(game, frame, points.PER_SEVEN, used_sevens)
    bonus = frame.stars + gifts.obliged(game, frame, points.STARS, parts)
    if parts is not None and used_sevens is not None:
        if pairs:
            parts.append(Part("pair", pairs, rule="C-RES-05"))
        gifts.applied_parts(game, frame, points.PER_SEVEN, frame.per_seven, used_sevens)
        for part in used_sevens:
            parts.append(Part("sevens", part.amount * sevens, part.card, "C-RES-08"))
        gifts.applied_parts(game, frame, points.STARS, frame.stars, parts)
    return stars + pairs + per_seven * sevens + bonus


class CountSuccesses(Step):
    """The action succeeds if and only if the successes reach the difficulty (C-RES-11)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.successes = max(0, count(game, frame))
        frame.outcome = stage.SUCCESS if frame.successes >= difficulty(game, frame) else stage.FAILURE
        game.tell(
            "succeeded" if frame.outcome == stage.SUCCESS else "failed", frame.active, n=frame.successes
        )


# -- 4. Skill --------------------------------------------------------------------------------------


class KeepSkills(Step):
    """The active player may keep one of the revealed Skills, or more if a card says so (C-SKILL-01)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.SKILL
        number = 1
        for force in in_force(game, points.SKILLS_KEPT):
            if gifts.serves(game, frame, action_of(game, frame).types, force):
                number += 1
        for _ in range(number):
            game.next(KeepSkill())


class KeepSkill(Question):
    """Which Skill is kept, and by whom among the involved (C-SKILL-02..05, C-RUL-11)."""

    def seat(self, game: Game) -> int:
        return action_frame(game).active

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        cards = book_of(game).cards
        options: list[Option] = []
        for card in frame.drawn:
            if cards[card].kind == SKILL and game.where[card] == table.DRAWN:
                for seat in frame.involved:
                    if (
                        table.is_present(game, seat)
                        and may_hold(game, card, seat)
                        and seat not in frame.keepers
                    ):
                        options.append(Option("keep", card, seat=seat))
        if options:
            options.append(Option("keep-none"))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "keep":
            frame = action_frame(game)
            game.move(option.card, table.HANDS + option.seat)
            frame.kept = (*frame.kept, option.card)
            frame.keepers = (*frame.keepers, option.seat)
            game.tell("kept", option.seat, option.card)
        else:
            action_frame(game).keepers = action_frame(game).involved  # nobody keeps another one either

    def rules(self) -> tuple[str, ...]:
        return ("C-SKILL-01", "C-SKILL-02", "C-SKILL-04")


# -- 5. Discard ------------------------------------------------------------------------------------


class DiscardDrawn(Step):
    """All other drawn cards are discarded, and the cards of items without a die (C-DISC-01, C-DISC-02)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.DISCARD
        leaving = in_force(game, points.DRAWN_CURSE)
        for at in range(len(frame.drawn)):
            card = frame.drawn[at]
            if game.where[card] != table.DRAWN:
                continue
            if card in frame.safe:
                send_back(game, card, frame.origins[at])
                continue
            replaced = False
            if leaving and life.is_curse(game, card) and frame.origins[at] == life.FROM_DECK:
                for force in leaving:
                    chosen = force.ability.cards
                    if not replaced and (
                        chosen is None or card in chosen.cards(game, force.card, frame.active, card)
                    ):
                        do(game, force.ability.effect, force.card, frame.active, card)
                        replaced = True
            game.move(card, table.DISCARD_PILE)  # the replacement, a step, finds it there
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
        if frame.outcome != stage.FAILURE:
            return
        game.next(ReactToFailure())
        for force in in_force(game, points.FAILURE):
            if self._applies(game, frame, force.card, force.holder):
                game.next(TurnFailure(force.ability.aid, force.card))

    def _applies(self, game: Game, frame: ActionFrame, card: int, holder: int) -> bool:
        if holder != NONE:
            return holder in frame.involved
        if game.where[card] == table.BOARD:
            return stands_at(game, card, frame.active)
        return True


class TurnFailure(Question):
    """The active player may pay what a card asks, and the action counts as a success."""

    def __init__(self, aid: int, card: int) -> None:
        self.aid = aid
        self.card = card

    def seat(self, game: Game) -> int:
        return action_frame(game).active

    def options(self, game: Game) -> list[Option]:
        frame = action_frame(game)
        ability = book_of(game).abilities[self.aid]
        if frame.outcome != stage.FAILURE or not ability.types & action_of(game, frame).types:
            return []
        if ability.when is not None and not ability.when.holds(game, self.card, frame.active, NONE):
            return []
        if ability.effect is not None and not ability.effect.possible(game, self.card, frame.active, NONE):
            return []
        return [Option("turn-failure", self.card), Option("decline", self.card)]

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb == "turn-failure":
            frame = action_frame(game)
            frame.outcome = stage.SUCCESS
            game.tell("failure-turned", frame.active, self.card)
            do(game, book_of(game).abilities[self.aid].effect, self.card, frame.active)


class ReactToFailure(Step):
    """Only a failure that still stands is answered."""

    def run(self, game: Game) -> None:
        if action_frame(game).outcome == stage.FAILURE:
            game.next(React(points.ACTION_FAILED, NONE, NONE))


# -- 6. Consequence --------------------------------------------------------------------------------


class ApplyConsequence(Step):
    """The white section on success, the black one on failure, for the active player (C-CONS-01..05)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.CONSEQUENCE
        action = action_of(game, frame)
        if frame.outcome == stage.SUCCESS:
            game.next(OfferOnSuccess())
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


class BecomeParanoid(Step):
    """A failure together costs the active player their trust (C-CONS-04, C-RUL-90)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        if table.is_present(game, frame.active):
            game.next(TakeNumber(rules_of(game).paranoid, frame.active))


# -- 7. Hand limit ---------------------------------------------------------------------------------


class TrimHands(Step):
    """Every involved player discards what exceeds the hand limit (C-HAND-01)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.HAND_LIMIT
        for seat in reversed(frame.involved):
            if table.is_present(game, seat):
                game.next(DiscardExcess(seat))


class DiscardExcess(Question):
    """Which Skill or Bonus goes; the player chooses (C-HAND-01, C-HAND-04)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, game: Game) -> int:
        return self.owner

    def options(self, game: Game) -> list[Option]:
        cards = table.limited(game, self.owner)
        if len(cards) <= hand_limit(game, self.owner):
            return []
        return [Option("discard", card) for card in cards]

    def take(self, game: Game, option: Option, value: str) -> None:
        game.next(DiscardExcess(self.owner))
        game.tell("discarded", self.owner, option.card)
        filing.discard(game, option.card)

    def rules(self) -> tuple[str, ...]:
        return ("C-HAND-01", "C-HAND-02")


# -- the end of an action --------------------------------------------------------------------------


class EndAction(Step):
    """Reactions to the whole action; then its source, if it was a Temporary event, is discarded (C-RUL-49)."""

    def run(self, game: Game) -> None:
        frame = action_frame(game)
        frame.stage = stage.OVER
        game.then(React(points.ACTION_ENDED, NONE, NONE), PutAwaySource(frame.card, acting(game, frame)))


def acting(game: Game, frame: ActionFrame) -> int:
    """The active player, or who takes over from one who was eliminated on the way (C-RUL-45)."""
    if table.is_present(game, frame.active) or not table.explorers(game):
        return frame.active
    return frame.involved[0] if frame.involved else table.clockwise(game, frame.active)[0]


class PutAwaySource(Step):
    """A Temporary event whose action is over, or can no longer be taken, leaves; its space opens."""

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def run(self, game: Game) -> None:
        if game.where[self.card] == table.RESOLVING and book_of(game).cards[self.card].kind == TEMPORARY:
            cell = game.places.get(self.card, NONE)
            filing.discard(game, self.card)
            if cell != NONE:
                game.next(OpenSpace(cell, self.seat))
