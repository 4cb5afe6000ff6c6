"""What a person is shown of a table: one seat's view of the game, what is asked, and every word that goes with it.

A `Presenter` is made once for each seat and language after a change, and shared by seats that see the same; what concerns
the persons at the table (who holds which seat, whose choice it is) is added by `asking_for` and by the open table.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Literal, cast

from msgspec import Raw, json
from msgspec.structs import replace

from fogbound.odds import OddsRow, Outlook, per_cent
from fogbound.odds.proposals import MOST_EXTRA
from fogbound.server.card_faces import CardFaces
from fogbound.server.presentation.choice_cache import ChoiceCache, WrittenChoice, is_constant
from fogbound.server.wire import (
    Asking,
    Choice,
    CurrentAction,
    Face,
    FaceAction,
    LedgerRow,
    Odds,
    OddsTable,
    Plan,
    RefusedAction,
    Side,
    TextLine,
    View,
    WordedGauge,
)
from fogbound.text import Renderer, narrative, recall
from fogbound.text.labels import Labels
from fogbound.text.screens import screens_of
from fogbound.text.screens.base import Screens
from fogbound.view import (
    AskedOption,
    AskedQuestion,
    Cast,
    SeenGathering,
)
from fogbound.view.hints import SeenGauge
from fogbound.view.options import LAPSES, RECOVERS, SIDE

__all__ = ["Presenter", "asking_for", "encode_asking"]

SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
HELPERS: Final = "helpers"
"""The stage before all of these, where there are others who may take part."""
RESULT: Final = "result"
CONSEQUENCE: Final = "consequence"

_encode: Final = json.Encoder().encode


class Presenter:
    """A game as one seat sees it, in one language; NONE for a watcher."""

    def __init__(
        self,
        known: Outlook,
        renderer: Renderer,
        faces: CardFaces,
        decisions: Callable[[], int],
        beside: ChoiceCache | None = None,
    ) -> None:
        self.known = known
        self.seat = known.seat
        self.renderer = renderer
        self.lang = renderer.lang
        self._faces = faces
        self._decisions = decisions  # how many the game has had
        self._beside = beside or ChoiceCache()
        self._choices = Labels(renderer, known)
        self._refused: dict[int, tuple[RefusedAction, ...]] = {}  # by seat
        self._screens: Screens | None = None  # once they are needed
        self._shown: Mapping[str, Face] | None = None
        self._asking: Asking | None = None
        self._written: list[Raw] = []
        self._kept: dict[str, WrittenChoice] = {}  # choices that are always the same, by id
        self._priced: dict[str, _Priced] | None = None
        self._dearest: int | None = (
            None  # how many cards the dearest answer to a question that is weighed demands
        )
        self._begun: dict[str, Outlook | None] = {}  # actions by the answer with which they begin
        self._after: dict[str, Odds | None] = {}  # and their chances then

    @property
    def view(self) -> View:
        """What this seat may see."""
        return cast(View, self.known.view)

    @property
    def screens(self) -> Screens:
        if self._screens is None:
            self._screens = screens_of(self.known, self.renderer)
        return self._screens

    @property
    def names(self) -> frozenset[str]:
        """The cards this seat may read now, copies counted as one."""
        return self.known.names

    @property
    def faces(self) -> Mapping[str, Face]:
        """The faces of all cards this seat may read now."""
        if self._shown is None:
            recalled = recall.recall(self.renderer, self.known)
            self._shown = self._faces.faces(self.names, recalled, self.known.met_names)
        return self._shown

    # -- what is asked -----------------------------------------------------------------------------

    @property
    def asking(self) -> Asking | None:
        """The pending question with every option, as if it were everybody's; see `asking_for`."""
        if self._asking is None:
            self._asking = self._ask()
        return self._asking

    @property
    def encoded_choices(self) -> list[Raw]:
        """The choices of the pending question as they are sent."""
        if not self._written and self.asking is not None:
            self._written = [self._write(choice) for choice in self.asking.choices]
        return self._written

    def _write(self, choice: Choice) -> Raw:
        kept = self._kept.get(choice.id)
        return kept.written if kept is not None and kept.choice is choice else Raw(_encode(choice))

    def _ask(self) -> Asking | None:
        asked, seen = self.known.asked_question, self.view.question
        if asked is None or seen is None:
            return None
        readable = asked.is_readable
        plain = asked.default if readable else None
        return Asking(
            serial=seen.serial,
            kind=seen.kind,
            who=self.renderer.who_is_asked(asked.addressees),
            text=self.renderer.render(asked.message) if readable else self.renderer.say("asking-secret"),
            seat=seen.seat,
            yours=True,
            choices=(*(self._offered_choices() if readable else ()), *self._standing_choices(readable)),
            plain=plain.id if plain is not None else None,
            seconds=asked.seconds,
            rules=seen.rules,
            plans=tuple(self._plans()) if readable and asked.is_turn else (),
        )

    def _plans(self) -> list[Plan]:
        """The places to which actions lead, each once for each player; what is safe comes first."""
        found: dict[tuple[int | None, str | None, Side | None], Plan] = {}
        actions = self.known.asked_question.options if self.known.asked_question is not None else []
        for action in actions:
            if not action.is_action or action.seat is None:
                continue
            ways = action.ways or ([action] if action.card is None else [])
            safe = bool(ways) and self.known.is_safe(action)
            for way in ways:
                is_own = way is action
                label = self._choices.label(way) if is_own else self._way_label(action, way)
                plan = Plan(
                    option=action.id,
                    to="" if is_own else way.id,
                    label=label,
                    seat=action.seat,
                    card=way.card,
                    side=_side(way, is_own),
                    safe=safe,
                )
                before = found.get((plan.seat, plan.card, plan.side))
                if before is None or (plan.safe and not before.safe):
                    found[plan.seat, plan.card, plan.side] = plan
        return list(found.values())

    def _way_label(self, action: AskedOption, way: AskedOption) -> str:
        """Where an action leads, and whom."""
        cast = self.known.cast
        label = self._beside.find_way(cast, action.seat, way)
        if label is None:
            label = self._choices.way(action, way)
            self._beside.keep_way(cast, action.seat, way, label)
        return label

    def _offered_choices(self) -> list[Choice]:
        return [
            self._choice(option, label)
            for label, option in self._choices.offered_choices()
            if option.role != LAPSES
        ]

    def _standing_choices(self, readable: bool) -> list[Choice]:
        """What changes nothing, and what may be done beside the question."""
        cast = self.known.cast
        found = [self._choice(option, label) for label, option in (self._choices.idle() if readable else ())]
        for option in self._choices.beside():
            found.append(
                self._constant_choice(cast, option)
                if is_constant(option)
                else self._choice(option, self._choices.aside(option))
            )
        return found

    def _constant_choice(self, cast: Cast, option: AskedOption) -> Choice:
        """A choice that is the same whenever the same people play."""
        kept = self._beside.find(cast, option)
        if kept is None:
            kept = WrittenChoice(self._choice(option, self._choices.aside(option)))
            self._beside.keep(cast, option, kept)
        self._kept[kept.choice.id] = kept
        return kept.choice

    def _choice(self, option: AskedOption, label: str) -> Choice:
        name, standing, is_action = option.id, option.is_beside, option.is_action
        printed = self._base_prices.get(name) if is_action else None
        first = self.known.opening_row(option, printed.cost or 0) if printed is not None else None
        after = self._chances_after(option) if not standing else None
        cost = _least(printed.cost, first) if printed is not None else _drawn_count(after)
        if printed is not None and cost is not None and cost != printed.cost:
            label = self._choices.label(option, cost)
        label, note = self._choices.on_page(option, label)
        gauges = option.gauges
        return Choice(
            id=name,
            label=label,
            verb=option.verb,
            name=self.renderer.action_title(option.verb, option.card, option.n) if is_action else "",
            button=self._choices.button(option),
            role=option.role,
            note=note,
            is_printed=self._choices.is_printed(option),
            seat=option.seat,
            card=option.about,
            n=option.n,
            side=_side(option, is_action),
            is_place=not standing and not is_action and option.is_place,
            is_action=is_action,
            asks_others=option.asks_others,
            cost=cost,
            difficulty=printed.difficulty if printed is not None else None,
            odds=_odds(first, self.known.ends(option)) if first is not None else after,
            gauges=tuple(self._gauge(one) for one in gauges) if gauges is not None else None,
            level=self._level_chances(option, after),
            wants=_wants(option),
            standing=standing,
            idle=option.is_idle,
            pressing=standing and self._is_pressing(option),
            confirm=self._choices.confirmation(option),
        )

    def _gauge(self, gauge: SeenGauge) -> WordedGauge:
        """Something that an amount changes, by its name."""
        return WordedGauge(self.renderer.say(gauge.key), gauge.now, gauge.then, gauge.most)

    def _is_pressing(self, option: AskedOption) -> bool:
        """Whether a Recovery comes to mind, with what may be done now."""
        return option.role == RECOVERS and option.is_pressing(self._cheapest(option.seat))

    def _cheapest(self, seat: int | None) -> int:
        """How few cards must be drawn for any of the actions that a seat may take now."""
        asked = self.known.asked_question
        costs = [
            printed.cost
            for option in (asked.options if asked is not None else ())
            if option.seat == seat
            and (printed := self._base_prices.get(option.id)) is not None
            and printed.cost is not None
        ]
        return min(costs, default=0)

    @property
    def _base_prices(self) -> dict[str, "_Priced"]:
        if self._priced is None:
            seen = self.view.question
            self._priced = {
                option.id: _Priced(option.cost, option.difficulty)
                for option in (seen.options if seen is not None else ())
            }
        return self._priced

    def _chances_after(self, option: AskedOption) -> Odds | None:
        """The chances of an action that is beginning, once a question is answered so."""
        asked = self.known.asked_question
        if asked is None or not asked.is_weighed:
            return None
        if option.id not in self._after:
            ahead = self._opening_outlook(option)
            rows = ahead.odds(0) if ahead is not None else []
            self._after[option.id] = _odds(rows[0], ahead.basis.ends) if ahead is not None and rows else None
        return self._after[option.id]

    def _level_chances(self, option: AskedOption, own: Odds | None) -> Odds | None:
        """The same with as many cards as the dearest of the answers, so that they can be compared."""
        asked = self.known.asked_question
        if own is None or asked is None or option.is_beside:
            return None
        if self._dearest is None:
            others = [self._chances_after(other) for other in asked.options]
            self._dearest = max(each.drawn for each in others if each is not None)
        ahead = self._opening_outlook(option)
        more = self._dearest - own.drawn
        rows = ahead.odds(more) if ahead is not None and 0 < more <= MOST_EXTRA else []
        return next((_odds(row, ahead.basis.ends) for row in rows if ahead and row.extra == more), None)

    def _opening_outlook(self, option: AskedOption) -> Outlook | None:
        """An action that is beginning as it would be drawn for, once a question is answered so."""
        if option.id not in self._begun:
            self._begun[option.id] = self.known.outlook_begun(option)
        return self._begun[option.id]

    # -- what goes on ------------------------------------------------------------------------------

    @property
    def action(self) -> CurrentAction | None:
        """The action in progress or about to begin, in words and numbers."""
        asked = self.known.asked_question
        if asked is not None and asked.is_readable and (gathering := asked.gathering) is not None:
            return self._gathering_action(asked, gathering)
        if not self.view.actions:
            return None
        action = self.view.actions[-1]
        stages = self._stages(action.mandatory)
        success, failure = self._outcomes(action.card, action.index, action.verb, getattr(action, "row", 0))
        return CurrentAction(
            name=self._action_name(action.card, action.index, action.verb),
            card=action.card,
            index=action.index,
            verb=action.verb,
            active=action.active,
            involved=action.involved,
            success=success,
            failure=failure,
            stages=self.renderer.stages(stages),
            at=stages.index(action.stage) if action.stage in stages else len(stages),
            result=stages.index(RESULT),
            outcome=stages.index(CONSEQUENCE),
            cost=self.ledger("cost"),
            difficulty=self.ledger("difficulty"),
            successes=self.ledger("successes"),
            odds=self._odds_table(),
        )

    def _gathering_action(self, asked: AskedQuestion, gathering: SeenGathering) -> CurrentAction:
        """An action before it begins; its numbers are those it has without the player who is asked."""
        stages, shown = self._stages(mandatory=False), gathering.card
        card = shown if shown is not None and self._knows((shown,)) else None
        success, failure = self._outcomes(card, gathering.index, gathering.word, 1)
        alone = asked.without_others
        ahead = self._opening_outlook(alone) if alone is not None else None
        return CurrentAction(
            name=self._action_name(card, gathering.index, gathering.word),
            card=card,
            index=gathering.index,
            verb=gathering.word,
            active=gathering.active,
            involved=gathering.involved,
            success=success,
            failure=failure,
            stages=self.renderer.stages(stages),
            at=stages.index(HELPERS),
            result=stages.index(RESULT),
            outcome=stages.index(CONSEQUENCE),
            cost=self._link_rows(ahead, "cost"),
            difficulty=self._link_rows(ahead, "difficulty"),
        )

    def _stages(self, mandatory: bool) -> tuple[str, ...]:
        """What an action passes; nobody is asked to take part where nobody else is, or all have to."""
        asks = not mandatory and len(self.known.present_seats) > 1
        return ((HELPERS,) if asks else ()) + self.known.stages

    def _outcomes(
        self, card: str | None, index: int, verb: str, row: int
    ) -> tuple[tuple[TextLine, ...], tuple[TextLine, ...]]:
        """What the printed action says of success and failure; of a compound one, its row."""
        found = self._printed_action(card, index, verb)
        if found is None:
            return (), ()
        if found.rows and 1 <= row <= len(found.rows):
            return found.rows[row - 1].success, found.rows[row - 1].failure
        return found.success, found.failure

    def _printed_action(self, card: str | None, index: int, verb: str) -> FaceAction | None:
        """An action as its card shows it to the players; None if they may not read it, or it is that of crafting it."""
        if card is None or not self._knows((card,)):
            return None
        printed = self._faces.face(card, met=self.known.met_names).actions
        return next((one for one in printed if one.index == index and verb in one.verbs), None)

    def _action_name(self, card: str | None, index: int, verb: str) -> str:
        """What an action is called beside the sign of its type."""
        found = self._printed_action(card, index, verb)
        return self.renderer.action_title(
            verb, card if found is not None else None, found.n if found else None
        )

    def _odds_table(self) -> OddsTable | None:
        rows = self.known.odds()
        if not rows:
            return None
        rest = self.known.basis
        return OddsTable(
            rows=tuple(_odds(row, rest.ends) for row in rows),
            counted=tuple(self.renderer.name(card) for card in rest.counted),
            left_out=tuple(self.renderer.name(card) for card in rest.left_out),
            ends=rest.ends,
            more=len(rows) > MOST_EXTRA,
            start=self.known.extra_cards(rows),
        )

    def ledger(self, subject: str) -> tuple[LedgerRow, ...]:
        """The rows of an explanation; cards that have been put away since are named and not linked."""
        return self._link_rows(self.known, subject)

    def _link_rows(self, known: Outlook | None, subject: str) -> tuple[LedgerRow, ...]:
        return tuple(
            row if row.card is None or self._knows((row.card,)) else replace(row, card=None)
            for row in (_ledger(self.renderer, known, subject) if known is not None else ())
        )

    def refusals(self, seats: Collection[int]) -> tuple[RefusedAction, ...]:
        """What these seats see and cannot do, as far as the seat knows the cards it is about."""
        return tuple(one for seat in sorted(seats) for one in self._refusals_of(seat))

    def _refusals_of(self, seat: int) -> tuple[RefusedAction, ...]:
        if seat not in self._refused:
            self._refused[seat] = tuple(
                RefusedAction(
                    id=one.id,
                    verb=one.verb,
                    label=self.renderer.refused_option(self.known, one),
                    reason=_sentence(self.renderer.refusal(self.known, one)),
                    rule=one.rule,
                    seat=one.seat,
                    card=one.card,
                    n=one.n,
                )
                for one in self.known.refusals(seat)
                if self._knows((*one.cards, *([one.card] if one.card is not None else [])))
            )
        return self._refused[seat]

    def _knows(self, cards: Sequence[str]) -> bool:
        return all(card.partition("#")[0] in self.names for card in cards)

    # -- how things stand --------------------------------------------------------------------------

    @property
    def status(self) -> str:
        return " ".join([self.screens.status(), *self.screens.dangers()])

    @property
    def aims(self) -> tuple[str, ...]:
        return tuple(line.strip() for line in self.screens.aims())

    @property
    def achieved(self) -> tuple[str, ...]:
        return tuple(self.screens.achievements())

    @property
    def ending(self) -> str:
        if not self.known.ending:
            return ""
        return "\n".join(narrative.closing(self.screens, self.known.ending, self._decisions()))

    @property
    def nouns(self) -> Mapping[str, str]:
        """What the words of the view are called, as `group/word`."""
        return self._faces.nouns(self.known.words, self.known.stages, self.known.met_numbers)


class _Priced:
    """What an action costs, and how hard it is, taken alone."""

    def __init__(self, cost: int | None, difficulty: int | None) -> None:
        self.cost = cost
        self.difficulty = difficulty


def asking_for(presenter: Presenter, held: Collection[int]) -> Asking | None:
    """The question as a person with these seats has it: whether it is theirs, and which other options are."""
    asking = presenter.asking
    return _address(presenter, asking, asking.choices, held) if asking is not None else None


def encode_asking(presenter: Presenter, held: Collection[int]) -> bytes:
    """The same as it is sent; every choice is written once for all who have it."""
    asking = presenter.asking
    return _encode(
        _address(presenter, asking, presenter.encoded_choices, held) if asking is not None else None
    )


def _address(
    presenter: Presenter, asking: Asking, choices: Sequence[Choice | Raw], held: Collection[int]
) -> Asking:
    """The question to a person with these seats; the choices are given in the same order, as they are or written."""
    mine = [
        choices[at]
        for at, choice in enumerate(asking.choices)
        if not choice.standing or (held and (choice.seat is None or choice.seat in held))
    ]
    asked = presenter.known.asked_question
    yours = asked is not None and _is_theirs(asked, held)
    return replace(asking, choices=tuple(mine), yours=yours)


def _is_theirs(asked: AskedQuestion, held: Collection[int]) -> bool:
    """Whether one of these seats may answer."""
    return not set(held).isdisjoint(asked.deciders)


def _ledger(renderer: Renderer, known: Outlook, subject: str) -> tuple[LedgerRow, ...]:
    """The rows that explain a number or an option to a seat, in words."""
    return tuple(
        LedgerRow(
            text=renderer.reason(known, row, subject) if row.what != "rule" else "",
            amount=row.amount,
            card=row.card,
            rule=row.rule,
        )
        for row in known.why(subject)
    )


def _odds(row: OddsRow, ends: bool) -> Odds:
    success, defeat = per_cent(row, ends)
    return Odds(extra=row.extra, drawn=row.drawn, success=success, defeat=defeat)


def _least(cost: int | None, first: OddsRow | None) -> int | None:
    """What an action costs once all is used that goes without saying."""
    return min(cost, first.drawn - first.extra) if cost is not None and first is not None else cost


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _drawn_count(chances: Odds | None) -> int | None:
    return chances.drawn if chances is not None else None


def _side(option: AskedOption, is_action: bool) -> Side | None:
    """The side an option is about: of a fog that is explored, or whose back is acted upon."""
    by_side = option.number_means == SIDE or (is_action and option.card is None)
    return SIDES[option.n] if by_side and option.n is not None and 0 <= option.n < len(SIDES) else None


def _wants(option: AskedOption) -> Literal["", "number", "word"]:
    if option.wants == "number":
        return "number"
    return "word" if option.wants == "word" else ""
