"""Telling a game in a language: options, questions, news, refusals, the parts of numbers, endings.

What is told of hidden cards is decided by the engine: options never name one, news says who may know it.
"""

import re
from typing import Final

from fogbound.core import GROUP, NONE, Game, Option, Question
from fogbound.core.board import beyond, column_of, row_of
from fogbound.packs.texts import terms_of
from fogbound.rules.citadel import draw as citadel_draw
from fogbound.rules.citadel import leaflet, recovery
from fogbound.rules.citadel import result as citadel_result
from fogbound.rules.citadel.consequence import KeepRevealed
from fogbound.rules.citadel.dialogue import ChooseReply
from fogbound.rules.citadel.draw import ChooseReductions, DrawOn, DrawOwed
from fogbound.rules.citadel.enlisting import ExchangeSkill, PickSkill
from fogbound.rules.citadel.frames import this_pass
from fogbound.rules.citadel.gains import KeepPurse
from fogbound.rules.citadel.gear import SelectGear
from fogbound.rules.citadel.homecoming import AtCitadel
from fogbound.rules.citadel.limits import weight_limit
from fogbound.rules.citadel.recovery import DiscardOwed
from fogbound.rules.citadel.table import carried_weight
from fogbound.rules.citadel.turn import OfferInvolvement
from fogbound.rules.citadel.verbs.enlisting import picks_left
from fogbound.rules.citadel.verbs.leaflet import ChooseBuilding
from fogbound.rules.citadel.verbs.together import AgreeOnExplorer
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.rules.common.frames import attempt, shows_its_back
from fogbound.rules.common.terms import Effect
from fogbound.rules.continent import cost, frames, gifts, items, reach, result, table
from fogbound.rules.continent.action import ChooseItem
from fogbound.rules.continent.book import ContinentBook
from fogbound.rules.continent.turn import Join, printed
from fogbound.rules.verbs.choices import ChooseEffect
from fogbound.rules.verbs.go import GoToSide, terrain_at_side
from fogbound.rules.verbs.picks import ChooseExplorer, PickExplorer
from fogbound.text import citadel_pace, pace, recall
from fogbound.text.card_texts import CardTexts
from fogbound.text.catalogue import catalogue
from fogbound.text.outcomes import is_idle
from fogbound.view import Perspective, View, met, names, view
from fogbound.view.news_schema import SeenNews, SeenPerson
from fogbound.view.schema import SeenRefused, SeenRow

__all__ = ["Renderer"]

SIDES: Final = ("north", "east", "south", "west")
BY_EFFECT: Final = ("do", "pay", "suffer", "choose")
_BY_ABILITY: Final = ("apply", "convert", "free-use", "help", "instead", "perform", "use")
_BY_SIDE: Final = ("explore", "side", "look")
_UNCOUNTED: Final = ("basis", "rule", "source")
"""Reasons that are no part of a number."""
_PLACED: Final = ("go", "declare", "gather-on", "appear-on", "return-terrain")
_NUMBER: Final = re.compile(r"(?<!\d)\d{3}(?!\d)")  # of a card, as texts print it
_DRAWING: Final = ("draw-more", "draw-on")  # questions whether another card is drawn
_WITH_DRAWN: Final = ("draw", "reveal")  # options whose labels depend on how many cards are drawn
_OF_ITEMS: Final = ("combine", "use-item")  # options about an item of several cards
_BETWEEN_TWO: Final = ("give", "give-away", "swap")
_EFFECTS: Final = {gifts.COST_STAGE: "cost", gifts.RESULT_STAGE: "result"}  # where a number is told

_TAKING: Final = frozenset({"take", "take-titled"})
_GAINING: Final = "gain-skill"
_FEW_WORDS: Final = 70  # letters of an effect that a question can hold

EXPLAINED: Final = (
    ("", ""),
    (":cost", "why-cost"),
    (":reductions", "why-reductions"),
    (":difficulty", "why-difficulty"),
)
"""What of an option is explained, beside itself, each with the message that is its title."""

Arguments = dict[str, str | int]


class Renderer:
    """Tells a game played with some cards, in one language."""

    def __init__(self, texts: CardTexts, lang: str, places: bool = True) -> None:
        self.texts = texts
        self.lang = lang
        self._places = places  # whether options say where a Terrain lies, for who sees no Board
        self.catalogue = catalogue(lang)
        self._keys: dict[str, str] = {}  # of messages, in the game that is played

    def say(self, key: str, **arguments: str | int) -> str:
        """A message; where the games differ, the one for the game that is played."""
        own = self._keys.get(key)
        if own is None:
            own = f"{key}-{self.texts.ruleset}"
            own = self._keys[key] = own if self.catalogue.has(own) else key
        return self.catalogue.said(own, tuple(arguments.items()))

    # -- names -------------------------------------------------------------------------------------

    def card(self, game: Game, card: int) -> str:
        """What a card is called."""
        return self.texts.name(game.content.card_ids[card], self.lang) if card != NONE else ""

    def name(self, card: str | None) -> str:
        """What a card is called, by its id; empty for none."""
        return self.texts.name(card, self.lang) if card else ""

    def seat_name(self, seen: View, seat: int) -> str:
        """The name of the character at a seat, or of the player before there is one."""
        if seat == NONE:
            return ""
        word = seen.seats[seat].character
        if word:
            return self.texts.noun(self.lang, "character", word).text
        return self.say("player", n=seat + 1) if seen.seats[seat].status == "present" else ""

    def explorer(self, game: Game, seat: int) -> str:
        """The name of the character at a seat."""
        character = game.registers[tabletop.CHARACTERS + seat] if seat != NONE else NONE
        if character == NONE:
            return self.player(game, seat)
        word = book_of(game).words.words["character"][character]
        return self.texts.noun(self.lang, "character", word).text

    def player(self, game: Game, seat: int) -> str:
        """Who sits at a seat before there is a character."""
        here = seat != NONE and tabletop.is_present(game, seat)
        return self.say("player", n=seat + 1) if here else ""

    def place(self, game: Game, card: int) -> str:
        """Where a card lies on the Board, counted from where the adventure began; empty when it does not."""
        cell = game.places.get(card, NONE)
        return self.at(column_of(cell), row_of(cell)) if cell != NONE else ""

    def at(self, column: int, row: int) -> str:
        """A place of the Board, as `E2 N1`."""
        east = self._steps("east" if column > 0 else "west", column)
        north = self._steps("south" if row > 0 else "north", row)
        return f"{east} {north}".strip() or self.say("place-centre")

    def _steps(self, side: str, steps: int) -> str:
        return f"{self.say(f'place-{side}')}{abs(steps)}" if steps else ""

    def home(self) -> str:
        """Where one is between two scenarios, after "you are"."""
        return self.texts.home(self.lang) or self.say("home")

    # -- questions and options ---------------------------------------------------------------------

    def question(self, game: Game, question: Question) -> str:
        """What is asked."""
        name = question.name
        if getattr(question, "crafted", False):
            name = f"{name}-crafted"
        elif isinstance(question, gifts.ApplyGifts) and question.stage in _EFFECTS:
            name = f"{name}-{_EFFECTS[question.stage]}{'-lost' if pace.is_out_of_reach(game) else ''}"
        elif isinstance(question, cost.DrawMore) and not reach.stars_to_draw(game, frames.action_frame(game)):
            name = f"{name}-sure"
        elif isinstance(question, OfferInvolvement) and question.agreed:
            name = f"{name}-agreed"
        elif isinstance(question, SelectGear) and citadel_pace.excludes(game):
            name = f"{name}-either"
        elif isinstance(question, DrawOn) and len(game.offered) == 1:
            name = f"{name}-empty"
        elif isinstance(question, recovery.ChooseRecovery) and question.forced:
            name = f"{name}-forced"
        elif isinstance(question, ChooseReply) and any(option.verb == "say" for option in game.offered):
            name = f"{name}-riddle"
        elif isinstance(question, ChooseEffect) and all(self._way(game, one) != NONE for one in game.offered):
            name = "choose-way"
        elif isinstance(question, citadel_result.UseEffects) and all(
            one.verb == "count" for one in game.offered
        ):
            name = f"{name}-count"
        elif isinstance(question, ChooseBuilding) and question.losing:
            name = f"{name}-losing"
        said = self.say(f"question-{name}", **self._question_arguments(game, question))
        return said[:1].upper() + said[1:]

    def _question_arguments(self, game: Game, question: Question) -> Arguments:
        card = getattr(question, "card", getattr(question, "this", NONE))
        column = getattr(question, "column", NONE)
        if column != NONE and game.zones[column]:
            card = game.zones[column][0]
        number = getattr(question, "pips", getattr(question, "number", getattr(question, "left", 0)))
        price = needed = 0
        action = attempt(game)
        if question.name in _DRAWING and action is not None:
            number = len(action.drawn)
            if isinstance(question, DrawOn):
                needed = citadel_result.difficulty(game, this_pass(game))
            elif isinstance(question, cost.DrawMore):
                needed = result.difficulty(game, frames.action_frame(game))
        elif isinstance(question, recovery.ChooseRecovery) and question.forced:
            number = _owed(game)
        elif isinstance(question, PickSkill):
            number = picks_left(game, question.player)
        elif isinstance(question, KeepPurse):
            needed = weight_limit(game, question.taker)
            weight = carried_weight(game, question.taker) + book_of(game).cards[question.card].weight
            number = weight if weight > needed else 0
        elif isinstance(question, citadel_result.UseEffects):
            needed = citadel_result.difficulty(game, this_pass(game))
        elif isinstance(question, (gifts.ApplyGifts, cost.TradeCost)):
            frame = frames.action_frame(game)
            price, needed = cost.final_cost(game, frame), result.difficulty(game, frame)
            number = max(0, result.count(game, frame)) if frame.stage >= frames.RESULT else 0
        return {
            "card": self._asked_card(game, question, card) if isinstance(card, int) else "",
            "other": self.explorer(game, getattr(question, "helper", NONE)),
            "who": self.explorer(game, getattr(question, "active", NONE)),
            "action": self._asked_action(game, question),
            "n": number,
            "cost": price,
            "difficulty": needed,
            "alone": self._alone(game),
            "risk": self._risk(game, question),
            "effect": self._wanted_for(game, question),
            "taken": self._to_be_taken(game, question),
            "home": self.home() if isinstance(question, AtCitadel) else "",
        }

    def _risk(self, game: Game, question: Question) -> str:
        """Whether the action that somebody may join can fail."""
        if not isinstance(question, Join):
            return "no"
        action = printed(game, question.card, question.index, question.column)
        return "yes" if action.difficulty.of(game, question.card, question.active, NONE) else "no"

    def _wanted_for(self, game: Game, question: Question) -> str:
        """What somebody is chosen for; `take` or `skill` for a card, `none` where it cannot be told in a few words."""
        effect = _picked_for(game, question)
        if effect is None:
            return "none"
        terms = self.texts.terms_of(effect)
        if terms & _TAKING or terms == {_GAINING}:
            return "take" if terms & _TAKING else "skill"
        told = self.texts.for_table(met(game)).effect(effect.eid, self.lang)
        return told if 0 < len(told) <= _FEW_WORDS else "none"

    def _to_be_taken(self, game: Game, question: Question) -> str:
        """What somebody is chosen to take: a card by its number, and by name once everybody has seen it; or a Skill."""
        effect = _picked_for(game, question)
        for name, slots in terms_of(self.texts.tree_of(effect)):
            if name == "take":
                return self._with_names(game, f"{slots['number']:03}")
        return (
            ", ".join(self.texts.name(skill, self.lang) for skill in self.texts.skills_of(effect)) or "none"
        )

    def _asked_card(self, game: Game, question: Question, card: int) -> str:
        """The card a question is about; of one that shows its back no more is told than that (T-INFO-08, T-RUL-109)."""
        if getattr(question, "back", False):
            here = game.places[game.figures[getattr(question, "active", NONE)]]
            return self._fog(next(side for side in range(4) if beyond(here, side) == game.places[card]))
        if card != NONE and shows_its_back(game, card):
            number = book_of(game).cards[card].number
            return self._back("") if number == NONE else self.say("card-back", n=f"{number:03}")
        return self.card(game, card)

    def _asked_action(self, game: Game, question: Question) -> str:
        """The name of the action that a question is about, before it is taken."""
        card, index = getattr(question, "card", NONE), getattr(question, "index", NONE)
        if not isinstance(card, int) or card == NONE or index == NONE:
            return ""
        if getattr(question, "back", False):
            index += len(book_of(game).cards[card].actions)
        return self._action_name(game, card, index)

    def _alone(self, game: Game) -> str:
        return "yes" if tabletop.seats_taken(game) < 2 else "no"

    def option(
        self,
        game: Game,
        option: Option,
        standing: bool = False,
        here: bool = False,
        cost: int = NONE,
        lowered: bool = True,
        costs: str = "",
    ) -> str:
        """What an option of the pending question, or a standing one, is called; without its card if that is `here`.

        The cost of an action is the one given, or the one it has taken alone; `lowered` tells the lowest as well,
        and `costs` are told instead of both.
        """
        arguments = self._option_arguments(game, option)
        verb = option.verb
        if not standing and self.is_action(game, option):
            if option.card == NONE:
                arguments["card"] = self._fog(option.n)
            is_own = arguments["card"] == arguments["who"]  # of the character's own card
            key = "option-action-own" if is_own or here else "option-action"
            price = self._price(game, option, cost, lowered and not costs)
            said = self.say(key, **arguments, **(price | {"cost": costs} if costs else price))
            if is_idle(game, option):
                said = f"{said} ({self.say('brings-nothing')})"
        elif verb == "choose" and option.card == NONE and option.index == NONE:
            return self.say("option-choose-explorer", **arguments)
        elif (side := self._way(game, option)) != NONE:
            there = self.card(game, self.about(game, option))
            return self.say("option-choose-way", card=there, side=SIDES[side])
        elif verb == "decline" and isinstance(game.pending(), recovery.ChooseRecovery):
            said = self.say("option-recover-none")
        elif verb == "done" and (key := self._enough(game)):
            said = self.say(key)
        else:
            said = self.say(f"option-{verb}", **arguments)
        if self._places and verb in _PLACED and (place := self.place(game, option.card)):
            said = f"{said} ({place})"
        return said

    def _enough(self, game: Game) -> str:
        """What it is called to take none, or no other, of the cards that a question offers; else empty."""
        question = game.pending()
        if isinstance(question, KeepRevealed):
            frame = this_pass(game)
            kept = any(game.where[card] == tabletop.HANDS + frame.active for card in frame.drawn)
            return "option-retain-no-more" if kept else "option-retain-none"
        if isinstance(question, ChooseReductions):
            return "" if this_pass(game).saved else "option-save-none"
        if isinstance(question, SelectGear):
            return "option-select-no-other" if this_pass(game).selected else "option-select-none"
        if isinstance(question, ExchangeSkill):
            return "option-exchange-none"
        if isinstance(question, ChooseItem):
            return "option-use-no-other" if frames.action_frame(game).used else "option-use-none"
        if isinstance(question, gifts.ApplyGifts) and pace.is_last_chance(game, question):
            return "option-done-failing"
        return ""

    def about(self, game: Game, option: Option) -> int:
        """The card an option is about: where it only leads elsewhere, the Terrain there; NONE for no card."""
        side = self._way(game, option)
        return option.card if side == NONE else terrain_at_side(game, option.card, side)

    def _way(self, game: Game, option: Option) -> int:
        """The side to which a chosen effect leads and does nothing else; NONE for any other option."""
        if option.verb != "choose" or option.index == NONE:
            return NONE
        effect = book_of(game).effects[option.index]
        return effect.side if isinstance(effect, GoToSide) else NONE

    def _fog(self, side: int) -> str:
        """Fog is named by the side on which it lies (T-INFO-08)."""
        return self.say("fog-side", side=SIDES[side])

    def _back(self, subject: str) -> str:
        """The back of the fog that shows the action with this id; of one in progress the side is not told."""
        sides = [int(part) for part in subject.partition(":")[0].split("/") if part.isdecimal()]
        return self.say("fog-back", side=SIDES[sides[0]] if sides and sides[0] < len(SIDES) else "none")

    def is_action(self, game: Game, option: Option) -> bool:
        """Whether an option of the pending question is an action, named by its type."""
        return book_of(game).is_action(game, option) and option.verb in book_of(game).words.words["action"]

    def _option_arguments(self, game: Game, option: Option) -> Arguments:
        verb = option.verb
        number = option.n
        price = 0
        effect = "none"
        if verb in BY_EFFECT and option.index != NONE:
            effect = self._with_names(game, self.texts.for_table(met(game)).effect(option.index, self.lang))
            effect = effect[:1].upper() + effect[1:] if verb == "choose" else effect
        elif verb in _BY_ABILITY:
            effect = self.texts.for_table(met(game)).ability(option.index, self.lang)
        elif verb == "turn-failure":
            effect = self.texts.for_table(met(game)).ability(getattr(game.pending(), "aid", NONE), self.lang)
        elif verb == "use-resource":
            number, effect = option.index, self._resource(game, option)
        elif verb == "combine":
            question = game.pending()
            assert isinstance(question, items.GainItem)
            number = items.die_with(game, question.card, option.index)
        elif verb == "buy":
            number = book_of(game).cards[option.card].price
        elif verb == "recover":
            price = recovery.price(game, option.seat, number)
        elif verb == "check-box":
            number, price = game.count(option.card, leaflet.BOXES), book_of(game).cards[option.card].boxes
        elif verb in _WITH_DRAWN and (action := attempt(game)) is not None:
            number = len(action.drawn)
        card = self.item(game, option) if verb in _OF_ITEMS else self.card(game, option.card)
        if option.card == NONE and verb in _BY_ABILITY:
            card = self._back("")  # of the card that bears it only the back is seen
        return {
            "card": card,
            "who": self.explorer(game, option.seat),
            "other": self.explorer(game, number) if verb in _BETWEEN_TWO else "",
            "side": SIDES[number] if verb in _BY_SIDE and number != NONE else "",
            "n": number,
            "price": price,
            "effect": effect or "none",
            "alone": self._alone(game),
            "reply": self._reply(game, option),
        }

    def item(self, game: Game, option: Option) -> str:
        """The item that an option is about, by all its cards."""
        return " + ".join(self.card(game, card) for card in game.zones[option.index])

    def _with_names(self, game: Game, text: str) -> str:
        """A text with the names of the cards whose numbers it calls, as far as everybody has seen such a card."""
        if not _NUMBER.search(text):
            return text
        seen: dict[str, set[str]] = {}
        for uid in names(view(game, NONE)):
            number = self.texts.card(uid).source.number
            if number is not None:
                seen.setdefault(f"{number:03}", set()).add(self.texts.name(uid, self.lang))

        def named(found: re.Match[str]) -> str:
            known = seen.get(found[0], set())
            return f"{found[0]} ({min(known)})" if len(known) == 1 else found[0]

        return _NUMBER.sub(named, text)

    def _reply(self, game: Game, option: Option) -> str:
        if option.verb != "reply":
            return ""
        return self.texts.for_table(met(game)).offer(
            game.content.card_ids[option.card], option.index, self.lang
        )

    def prose(self, game: Game, card: int) -> list[str]:
        """The story of a card, with the names of what this game remembers."""
        return self.texts.prose(
            game.content.card_ids[card], self.lang, recall.recalled(self, Perspective(game, NONE).memories)
        )

    def _resource(self, game: Game, option: Option) -> str:
        """The resources of the Terrain of which one serves a craft action."""
        frame = frames.action_frame(game)
        here = table.resources_on(game, game.figures[frame.active])
        serving = frame.printed(game).resources[option.n][0] & here
        words = book_of(game).words.words["resource"]
        named = [word for at, word in enumerate(words) if serving >> at & 1]
        return ", ".join(self.texts.noun(self.lang, "resource", word).text for word in named)

    def lowest(self, game: Game, option: Option) -> int:
        """What an action costs with everything that lowers it for nothing."""
        return _lowest(book_of(game).forecast(game, option))

    def _price(self, game: Game, option: Option, cost: int, lowered: bool) -> Arguments:
        """The name of an action; its cost, by itself if none is given, the lowest one without a price, its difficulty."""
        book = book_of(game)
        ahead = book.forecast(game, option)
        price = cost if cost != NONE else book.number(ahead, "cost", NONE, [])
        lowest = _lowest(ahead) if lowered else price
        if book.ruleset() == "citadel":
            price = min(price, lowest)  # there it is saved without a question
        return {
            "action": self.texts.noun(self.lang, "action", option.verb).text,
            "cost": price,
            "lowest": lowest if lowest < price else "same",
            "difficulty": book.number(ahead, "difficulty", NONE, []),
            "ends": "yes" if self.ends_scenario(game, option) else "no",
        }

    def ends_scenario(self, game: Game, option: Option) -> bool:
        """Whether an action ends a scenario of the Citadel when it succeeds, whatever else it does."""
        actions = book_of(game).face(game, option.card).actions if option.card != NONE else ()
        rows = actions[option.index].rows if option.index < len(actions) else ()
        return any(part[0] == "scenario-ends" for row in rows for part in self.texts.parts_of(row.success))

    def answered(self, game: Game, answer: str) -> str:
        """What an earlier answer was, from the id of its option alone."""
        verb, *parts = answer.split("/")
        names = [part for part in parts if part.partition("#")[0] in self.texts]
        seats = [int(part[1:]) - 1 for part in parts if re.fullmatch(r"s\d", part) and part not in names]
        numbers = [int(part) for part in parts if part.isdecimal() and part not in names]
        arguments: Arguments = {
            "action": self.texts.noun(self.lang, "action", verb).text,
            "card": self.texts.name(names[0], self.lang) if names else "",
            "who": self.explorer(game, seats[0]) if seats else "",
            "other": self.explorer(game, numbers[0]) if verb in _BETWEEN_TWO and numbers else "",
            "side": SIDES[numbers[0]] if verb in _BY_SIDE and numbers else "",
            "n": numbers[0] if numbers else NONE,
            "price": 0,
            "effect": "none",
            "alone": self._alone(game),
            "reply": self.texts.reply(names[0], numbers[0] - 1, self.lang)
            if verb == "reply" and names and numbers
            else "",
        }
        if verb in book_of(game).words.words["action"] and seats:
            if not names and numbers:
                arguments["card"] = self._fog(numbers[0])
            return self.say("option-refused", **arguments)
        if verb == "choose" and not names:
            if seats:
                return self.say("option-choose-explorer", **arguments)
            arguments["card"] = self.say("some-back")  # what a back offered; its card was not named
        return self.say(f"option-{verb}", **arguments)

    # -- news, reasons, endings --------------------------------------------------------------------

    def news(self, item: SeenNews) -> str:
        """One thing that happened; empty when it is not worth telling."""
        key = f"news-{item.kind}"
        card = item.cards[0] if item.cards else ""
        arguments: Arguments = {
            "who": ", ".join([self.person(who) for who in item.people]),
            "card": self.name(card),
            "n": f"{item.n:03}" if item.sort == "number" else item.n,
            "other": self.person(item.to) if item.to is not None else self.name(item.other),
            "alone": "yes" if item.is_alone else "no",
        }
        if item.sort == "word":
            arguments[item.group] = self.texts.noun(self.lang, item.group, item.word).text
        elif item.sort == "reply":
            arguments["reply"] = self.texts.reply(card, item.n, self.lang)
        elif item.line is not None:
            arguments["line"] = recall.line(self, item.line, card, str(arguments["who"]))
        if item.is_hidden:
            key = f"{key}-hidden"
        elif "acts" in item.roles and arguments["card"] == arguments["who"]:
            key = f"{key}-own"  # of the character's own card
        elif "closes" in item.roles:
            arguments["home"] = self.home()
        elif "takes" in item.roles and self.texts.is_on_board(card.partition("#")[0]):
            key = "news-met"
        return self.say(key, **arguments)

    def deed(self, item: SeenNews) -> str:
        """Who takes which action, without the card on which it stands."""
        action = self.texts.noun(self.lang, item.group, item.word).text
        return self.say("news-action-own", who=", ".join(map(self.person, item.people)), action=action)

    def person(self, who: SeenPerson) -> str:
        """The name of the character of a person, or of the player before there is one."""
        if who.character is not None:
            return self.texts.noun(self.lang, "character", who.character).text
        return self.say("player", n=who.seat + 1) if who.is_present else ""

    def _action_name(self, game: Game, card: int, place: int) -> str:
        """The name of an action by its place on the card; those of a fog side come after those of the front."""
        face = book_of(game).face(game, card)
        actions = (*face.actions, *face.back_actions)
        if place >= len(actions):
            actions = book_of(game).cards[card].actions  # a Skill that has become an item since
        if place >= len(actions):
            return ""
        word = book_of(game).words.words["action"][actions[place].kind]
        return self.texts.noun(self.lang, "action", word).text

    def refused(self, game: Game, refused: SeenRefused) -> str:
        """What it is that cannot be done."""
        card = self.texts.name(refused.card, self.lang) if refused.card is not None else ""
        if refused.verb in book_of(game).words.words["action"]:
            name = self.texts.noun(self.lang, "action", refused.verb).text
            if refused.card is None and refused.n is not None:
                card = self._fog(refused.n)
            return self.say("option-refused", action=name, card=card)
        if refused.verb == "reply" and refused.card is not None and refused.n is not None:
            return self.texts.reply(refused.card, refused.n - 1, self.lang)
        other = self.explorer(game, refused.n) if refused.n is not None else ""
        return self.say(f"option-{refused.verb}", card=card, other=other)

    def refusal(self, game: Game, refused: SeenRefused) -> str:
        """Why something cannot be done."""
        named = [self.texts.name(card, self.lang) for card in refused.cards]
        people = [self.explorer(game, seat) for seat in refused.seats]
        return self.say(f"refusal-{refused.reason}", card=", ".join(named), who=", ".join(people))

    def row(self, game: Game, row: SeenRow, subject: str = "") -> str:
        """One row of the explanation of a subject: how much, and for which reason."""
        reason = self.reason(game, row, subject)
        if self.catalogue.has(f"refusal-{row.what}") or _part(row) in _UNCOUNTED:
            return reason
        amount: str | int = 0 if row.amount == 0 else f"{row.amount:+}".replace("-", "−")
        return self.say("part-amount", n=amount, reason=reason)

    def reason(self, game: Game, row: SeenRow, subject: str = "") -> str:
        """The reason of a row alone, where the amount stands elsewhere."""
        card = self.texts.name(row.card, self.lang) if row.card is not None else self._back(subject)
        who = self.explorer(game, row.seat) if row.seat is not None else ""
        if self.catalogue.has(f"refusal-{row.what}"):
            return self.say(f"refusal-{row.what}", card=card, who=who)
        return self.say(f"part-{_part(row)}", card=card, who=who)

    def ending(self, ending: str) -> str:
        """How the game ended."""
        return self.say(f"ending-{ending.replace(':', '-')}")

    def asked(self, game: Game, question: Question) -> str:
        """Who is asked: an explorer, or everybody."""
        seat = question.seat(game)
        newcomer = getattr(question, "character_card", NONE)
        if newcomer != NONE:
            return self.card(game, newcomer)
        if seat != GROUP:
            return self.explorer(game, seat)
        here = tabletop.explorers(game)
        asked = [seat for seat in here if seat in question.deciders(game)] or here
        if len(asked) > 1 and asked == here:
            return self.say("asked-everybody")
        return ", ".join([self.explorer(game, seat) for seat in asked])


def _picked_for(game: Game, question: Question) -> Effect | None:
    """What is done by whoever is chosen; None where nobody is."""
    if not isinstance(question, (ChooseExplorer, AgreeOnExplorer)):
        return None
    pick = question.pick(game)
    return pick.effect if isinstance(pick, PickExplorer) else None


def _lowest(game: Game) -> int:
    """What the action that has begun costs with everything that lowers it for nothing."""
    if isinstance(book_of(game), ContinentBook):
        return reach.lowest_cost(game, frames.action_frame(game))
    return citadel_draw.lowest_cost(game, this_pass(game))


def _owed(game: Game) -> int:
    """How many cards are still to be drawn or discarded once the deck holds some again."""
    return next((step.owed for step in reversed(game.stack) if isinstance(step, (DiscardOwed, DrawOwed))), 0)


def _part(row: SeenRow) -> str:
    """Which part of a number or an option a row tells of; a card that changes no number is what it rests on."""
    return "basis" if row.what == "card" and row.amount == 0 else row.what
