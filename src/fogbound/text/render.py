"""Telling a game in a language: options, questions, news, refusals, the parts of numbers, endings.

What is told of hidden cards is decided by the engine: options never name one, news says who may know it.
"""

import re
from collections.abc import Collection, Sequence
from typing import Final

from fogbound.packs.nouns import says_type
from fogbound.packs.texts import number_taken
from fogbound.text import recall
from fogbound.text.card_texts import CardTexts
from fogbound.text.catalogue import catalogue
from fogbound.view import NONE, Perspective, View
from fogbound.view.messages import (
    Addressees,
    Blank,
    NamedBack,
    NamedCard,
    NamedEffect,
    NamedFog,
    NamedGain,
    NamedItem,
    NamedSeat,
    NamedWord,
    SeenMessage,
)
from fogbound.view.news_schema import SeenNews
from fogbound.view.option_messages import NamedOption, OfferedAction
from fogbound.view.options import CHOOSES, REPLIES, SEAT, SIDE, meaning
from fogbound.view.schema import SeenRefused, SeenRow

__all__ = ["Renderer"]

SIDES: Final = ("north", "east", "south", "west")
_UNCOUNTED: Final = ("basis", "rule", "source")
"""Reasons that are no part of a number."""
_NUMBER: Final = re.compile(r"(?<!\d)\d{3}(?!\d)")  # of a card, as texts print it

THREAT: Final = "news-state-threatened"
_MET: Final = "news-met"
_TAKEN: Final = {
    **dict.fromkeys(("global event", "permanent event", "temporary event", "terrain"), _MET),
    "state": THREAT,
}
"""What is told of a card that is taken where it is nothing to be found, by what it is."""

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

    def __init__(self, texts: CardTexts, lang: str, places: bool = True, is_familiar: bool = False) -> None:
        self.texts = texts
        self.lang = lang
        self._is_familiar = is_familiar  # whether people go by the short names that packs give them
        self._familiar: Renderer | None = None
        self._places = places  # whether options say where a Terrain lies, for who sees no Board
        self.catalogue = catalogue(lang)
        self._keys: dict[str, str] = {}  # of messages, in the game that is played
        self._home = ""
        self._stages: dict[tuple[str, ...], tuple[str, ...]] = {}  # what stages are called, all of an action
        self._actions: dict[
            tuple[str, str, int], str
        ] = {}  # what actions are called, by type, card and place
        self._titles: dict[
            tuple[str, str, int], str
        ] = {}  # and where the sign of their type stands beside it
        self._deeds: dict[
            tuple[str, str, int, bool], str
        ] = {}  # and what was done with them, also by whether the card is named

    def familiar(self) -> "Renderer":
        """The same, but people go by their short names, as in the journal and at a keyboard."""
        if self._is_familiar:
            return self
        if self._familiar is None:
            self._familiar = Renderer(self.texts, self.lang, self._places, is_familiar=True)
        return self._familiar

    def say(self, key: str, **arguments: str | int) -> str:
        """A message; where the games differ, the one for the game that is played."""
        return self._fill(key, arguments)

    def _fill(self, key: str, arguments: Arguments) -> str:
        own = self._keys.get(key)
        if own is None:
            own = f"{key}-{self.texts.ruleset}"
            own = self._keys[key] = own if self.catalogue.has(own) else key
        return self.catalogue.said(own, tuple(arguments), tuple(arguments.values()))

    # -- names -------------------------------------------------------------------------------------

    def name(self, card: str | None) -> str:
        """What a card is called, by its id; empty for none."""
        return self.texts.name(card, self.lang) if card else ""

    def seat_name(self, seen: View, seat: int) -> str:
        """The name of the character at a seat, or of the player before there is one."""
        if seat == NONE:
            return ""
        word = seen.seats[seat].character
        if word:
            return self._character(word)
        return self.say("player", n=seat + 1) if seen.seats[seat].status == "present" else ""

    def action(self, verb: str, card: str | None, ordinal: int | None = None) -> str:
        """What an action is called: by the author, with its type unless that is plain; else by its type alone."""
        key = (verb, card or "", ordinal or 1)
        found = self._actions.get(key)
        if found is None:
            found = self._actions[key] = self._name_action(*key)
        return found

    def _name_action(self, verb: str, card: str, ordinal: int) -> str:
        kind = self.texts.noun(self.lang, "action", verb).text
        own = self.texts.action_name(card, verb, ordinal, self.lang) if card else ""
        if not own:
            return kind
        if says_type(own, kind):
            return own
        return self.say("action-called", name=own, action=kind[:1].lower() + kind[1:])

    def action_in_progress(self, verb: str, card: str | None, index: int) -> str:
        """What an action is called, by its place on its card."""
        return self.action(verb, card, self.texts.ordinal(card, verb, index) if card else None)

    def action_title(self, verb: str, card: str | None, ordinal: int | None = None) -> str:
        """The same where the sign of its type stands beside it."""
        key = (verb, card or "", ordinal or 1)
        found = self._titles.get(key)
        if found is None:
            own = self.texts.action_name(card, verb, ordinal, self.lang) if card else ""
            found = self._titles[key] = own or self.texts.noun(self.lang, "action", verb).text
        return found

    def explorer(self, known: Perspective, seat: int | None) -> str:
        """The name of the character at a seat, or of the player before there is one; empty for no seat."""
        who = known.person(seat)
        return self.person(who) if who is not None else ""

    def at(self, column: int, row: int) -> str:
        """A place of the Board, as `E2 N1`."""
        east = self._steps("east" if column > 0 else "west", column)
        north = self._steps("south" if row > 0 else "north", row)
        return f"{east} {north}".strip() or self.say("place-centre")

    def _steps(self, side: str, steps: int) -> str:
        return f"{self.say(f'place-{side}')}{abs(steps)}" if steps else ""

    def home(self) -> str:
        """Where one is between two scenarios, after "you are"."""
        if not self._home:
            self._home = self.texts.home(self.lang) or self.say("home")
        return self._home

    def stages(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """What these stages of an action are called."""
        found = self._stages.get(names)
        if found is None:
            found = self._stages[names] = tuple([self.say(f"stage-{name}") for name in names])
        return found

    # -- messages ----------------------------------------------------------------------------------

    def render(self, message: SeenMessage) -> str:
        """A message as a sentence."""
        arguments: Arguments = {"alone": "yes" if message.is_alone else "no", "home": self.home()}
        for name, blank in message.blanks.items():
            arguments[name] = self._blank_text(blank)
        match message.blanks:
            case {"action": NamedWord(word=verb), "card": NamedCard(id=str(card)), "ordinal": int(ordinal)}:
                arguments["action"] = self.action(verb, card, ordinal)
        said = self._fill(message.key, arguments)
        return said[:1].upper() + said[1:]

    def who_is_asked(self, addressees: Addressees) -> str:
        """Who is asked: an explorer, several, or everybody."""
        if addressees.is_everybody:
            return self.say("asked-everybody")
        return ", ".join([str(self._blank_text(one)) for one in addressees.named])

    def _blank_text(self, blank: Blank) -> str | int:
        """What fills a blank."""
        match blank:
            case NamedCard():
                return self.texts.name(blank.id, self.lang) if blank.id is not None else self.say("some-card")
            case NamedBack():
                return (
                    self._back("") if blank.number is None else self.say("card-back", n=f"{blank.number:03}")
                )
            case NamedItem():
                return " + ".join([self.texts.name(card, self.lang) for card in blank.cards])
            case NamedFog():
                return self._fog(blank.side)
            case NamedSeat():
                return self.person(blank)
            case NamedWord():
                return self.texts.noun(self.lang, blank.group, blank.word).text
            case NamedEffect():
                return self._few_words(blank)
            case NamedGain():
                return self._gain(blank)
        return blank

    def _few_words(self, named: NamedEffect) -> str:
        """What an effect does, as far as that is short."""
        said = self.texts.for_table(named.met_names).effect(named.effect, self.lang)
        return said if 0 < len(said) <= _FEW_WORDS else "none"

    def _gain(self, named: NamedGain) -> str:
        """What an effect gives: a card by its number, and by name once everybody has seen it; or Skills."""
        number = number_taken(self.texts.tree(named.effect))
        if number is not None:
            return self._with_names(f"{number:03}", named.cards)
        skills = [self.texts.name(skill, self.lang) for skill in self.texts.skills(named.effect)]
        return ", ".join(skills) or "none"

    # -- questions and options ---------------------------------------------------------------------

    def option(
        self,
        named: NamedOption,
        here: bool = False,
        cost: int | None = None,
        lowered: bool = True,
        costs: str = "",
    ) -> str:
        """What an option is called; without its card if that is `here`.

        The cost of an action is the one given, or the one it has taken alone; `lowered` tells the lowest as well,
        and `costs` are told instead of both.
        """
        if named.action is not None:
            return self._action(named, named.action, here, cost, lowered, costs)
        said = self._fill(f"option-{named.label}", self._option_arguments(named))
        if self._places and named.place is not None:
            said = f"{said} ({self.at(*named.place)})"
        return said

    def button(self, named: NamedOption) -> str:
        """What becomes of the card of an option, where that card is seen; empty where no message says it."""
        key = f"button-{named.label}"
        if named.action is not None or not self.catalogue.has(key):
            return ""
        return self._fill(key, self._option_arguments(named))

    def _action(
        self,
        named: NamedOption,
        action: OfferedAction,
        here: bool,
        cost: int | None,
        lowered: bool,
        costs: str,
    ) -> str:
        """What an action is called that may be taken."""
        arguments = self._option_arguments(named)
        if action.fog is not None:
            arguments["card"] = self._fog(action.fog)
        is_own = bool(named.cards) and self.texts.card(named.cards[0]).source.character is not None
        price = cost if cost is not None else action.cost
        lowest = action.lowest if lowered and not costs else price
        price = min(price, lowest) if action.is_saved else price
        arguments["action"] = self.action(action.word, named.cards[0] if named.cards else None, named.n)
        arguments["cost"] = costs or price
        arguments["lowest"] = lowest if lowest < price else "same"
        arguments["difficulty"] = action.difficulty
        arguments["ends"] = "yes" if action.ends_scenario else "no"
        said = self._fill("option-action-own" if is_own or here else "option-action", arguments)
        return f"{said} ({self.say('brings-nothing')})" if action.is_in_vain else said

    def _option_arguments(self, named: NamedOption) -> Arguments:
        if named.cards:
            card = " + ".join([self.texts.name(card, self.lang) for card in named.cards])
        else:
            card = self._back("") if named.is_back else ""
        return {
            "card": card,
            "who": self._blank_text(named.who) if named.who is not None else "",
            "other": self._blank_text(named.other) if named.other is not None else "",
            "side": SIDES[named.side] if named.side is not None else "",
            "n": named.n,
            "price": named.price,
            "effect": self._option_effect(named) or "none",
            "alone": "yes" if named.is_alone else "no",
            "reply": self.texts.for_table(named.met_names).offer(named.cards[0], named.reply, self.lang)
            if named.reply is not None
            else "",
        }

    def _option_effect(self, named: NamedOption) -> str:
        """What an option does, in words."""
        texts = self.texts.for_table(named.met_names)
        if named.ability is not None:
            return texts.offered_ability(named.ability, self.lang)
        group, words = named.words
        if words:
            return ", ".join([self.texts.noun(self.lang, group, word).text for word in words])
        if named.effect is None:
            return ""
        if named.cards:
            own = texts.choice_name(named.cards[0], named.effect, self.lang)
            if own:
                return own
        said = texts.offered_effect(named.effect, self.lang)
        said = self._with_names(said, named.seen) if named.seen else said
        return said[:1].upper() + said[1:] if named.label == "choose" else said

    def _fog(self, side: int) -> str:
        """Fog is named by the side on which it lies (T-INFO-08)."""
        return self.say("fog-side", side=SIDES[side])

    def _back(self, subject: str) -> str:
        """The back of the fog that shows the action with this id; of one in progress the side is not told."""
        sides = [int(part) for part in subject.partition(":")[0].split("/") if part.isdecimal()]
        return self.say("fog-back", side=SIDES[sides[0]] if sides and sides[0] < len(SIDES) else "none")

    def _with_names(self, text: str, cards: Collection[str]) -> str:
        """A text with the names of those among some cards whose numbers it calls."""
        seen: dict[str, set[str]] = {}
        for uid in cards:
            number = self.texts.card(uid).source.number
            if number is not None:
                seen.setdefault(f"{number:03}", set()).add(self.texts.name(uid, self.lang))

        def named(found: re.Match[str]) -> str:
            known = seen.get(found[0], set())
            return f"{found[0]} ({min(known)})" if len(known) == 1 else found[0]

        return _NUMBER.sub(named, text)

    def prose(self, known: Perspective, card: str) -> list[str]:
        """The story of a card, with the names of what this game remembers."""
        return self.texts.prose(card, self.lang, recall.recall(self, known))

    def answer(self, known: Perspective, answer: str) -> str:
        """What an earlier answer was, from the id of its option alone."""
        verb, *parts = answer.split("/")
        names = [part for part in parts if part.partition("#")[0] in self.texts]
        seats = [int(part[1:]) - 1 for part in parts if re.fullmatch(r"s\d", part) and part not in names]
        numbers = [int(part) for part in parts if part.isdecimal() and part not in names]
        arguments: Arguments = {
            "action": self.action(verb, names[0], numbers[0] if numbers else None)
            if names and verb in known.action_types
            else self.texts.noun(self.lang, "action", verb).text,
            "card": self.texts.name(names[0], self.lang) if names else "",
            "who": self.explorer(known, seats[0]) if seats else "",
            "other": self.explorer(known, numbers[0]) if meaning(verb).n == SEAT and numbers else "",
            "side": SIDES[numbers[0]] if meaning(verb).n == SIDE and numbers else "",
            "n": numbers[0] if numbers else NONE,
            "price": 0,
            "effect": "none",
            "alone": "yes" if known.is_alone else "no",
            "reply": self.texts.reply(names[0], numbers[0] - 1, self.lang)
            if meaning(verb).role == REPLIES and names and numbers
            else "",
        }
        if verb in known.action_types and seats:
            if not names and numbers:
                arguments["card"] = self._fog(numbers[0])
            return self._fill("option-refused", arguments)
        if meaning(verb).role == CHOOSES and not names:
            if seats:
                return self._fill("option-choose-explorer", arguments)
            arguments["card"] = self.say("some-back")  # what a back offered; its card was not named
        return self._fill(f"option-{verb}", arguments)

    # -- news, reasons, endings --------------------------------------------------------------------

    def news(self, item: SeenNews) -> str:
        """One thing that happened; empty when it is not worth telling."""
        key = f"news-{item.kind}"
        card = item.cards[0] if item.cards else ""
        arguments: Arguments = {
            "who": self.people(item.people),
            "many": "yes" if len(item.people) > 1 else "no",
            "card": self.join_names(list(dict.fromkeys(map(self.name, item.cards)))),
            "n": f"{item.n:03}" if item.sort == "number" else item.n,
            "other": self.person(item.to) if item.to is not None else self.name(item.other),
            "alone": "yes" if item.is_alone else "no",
        }
        if item.sort == "word":
            arguments[item.group] = self._word(item)
        elif item.sort == "reply":
            arguments["reply"] = self.texts.reply(card, item.n, self.lang)
        elif item.effect is not None:
            own = self.texts.choice_name(card, item.effect.effect, self.lang) if card else ""
            arguments["effect"] = own or self._few_words(item.effect)
        elif item.line is not None:
            arguments["line"] = recall.line(self, item.line, card, str(arguments["who"]))
        if item.is_hidden:
            key = f"{key}-hidden"
        elif "acts" in item.roles and arguments["card"] == arguments["who"]:
            key = f"{key}-own"  # of the character's own card
        elif "closes" in item.roles:
            arguments["home"] = self.home()
        elif "takes" in item.roles:
            key = self.taking(item)
        return self._fill(key, arguments)

    def taking(self, item: SeenNews) -> str:
        """Which message tells of a card that is taken: an event comes, a State threatens, anything else is found."""
        family = self.texts.card(item.cards[0].partition("#")[0]).family if item.cards else ""
        return _TAKEN.get(family, f"news-{item.kind}")

    def threatens(self, item: SeenNews) -> bool:
        """Whether a card that is taken is a State, which can still be prevented."""
        return self.taking(item) == THREAT

    def only_names(self, item: SeenNews) -> bool:
        """Whether what is told of a card is its name and nothing else."""
        return "takes" in item.roles and self.taking(item) == _MET

    def deed(self, item: SeenNews) -> str:
        """Who takes which action, without the card on which it stands."""
        return self.say("news-action-own", who=self.people(item.people), action=self._word(item))

    def deed_done(self, item: SeenNews) -> str:
        """What was done with an action, after the name of who did it: as packs say it, or by what it is called."""
        card = item.cards[0] if item.cards else ""
        is_own = not card or card.partition("#")[0] in [who.character for who in item.people]
        key = (item.word, card, item.ordinal, is_own)
        found = self._deeds.get(key)
        if found is None:
            found = self._deeds[key] = self._name_deed(*key)
        return found

    def _name_deed(self, verb: str, card: str, ordinal: int, is_own: bool) -> str:
        said = self.texts.deed(card, verb, ordinal, "" if is_own else self.name(card), self.lang)
        title = self.action_title(verb, card, ordinal)
        return said or self.say("deed-unnamed", action=title, card="none" if is_own else self.name(card))

    def has_several(self, item: SeenNews) -> bool:
        """Whether news of this kind have a sentence of their own for several cards or people."""
        return self.catalogue.has(f"news-{item.kind}-several")

    def is_named(self, item: SeenNews) -> bool:
        """Whether the author has given an action a name of its own."""
        return bool(item.cards) and bool(
            self.texts.action_name(item.cards[0], item.word, item.ordinal, self.lang)
        )

    def _word(self, item: SeenNews) -> str:
        """The word that news is about; an action as its card calls it."""
        if "acts" in item.roles and item.cards:
            return self.action(item.word, item.cards[0], item.ordinal)
        return self.texts.noun(self.lang, item.group, item.word).text

    def people(self, people: Sequence[NamedSeat]) -> str:
        """The names of these, as one says them: Ann, Bea and Cid."""
        return self.join_names([self.person(who) for who in people])

    def join_names(self, names: Sequence[str]) -> str:
        """Names as one says them one after the other."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def person(self, who: NamedSeat) -> str:
        """The name of the character of a person, or of the player before there is one."""
        if who.character:
            return self._character(who.character)
        return self.say("player", n=who.seat + 1) if who.is_present else ""

    def _character(self, word: str) -> str:
        noun = self.texts.noun(self.lang, "character", word)
        return noun.forms.get("short", noun.text) if self._is_familiar else noun.text

    def refused_option(self, known: Perspective, refused: SeenRefused) -> str:
        """What it is that cannot be done."""
        card = self.texts.name(refused.card, self.lang) if refused.card is not None else ""
        if refused.verb in known.action_types:
            name = self.action(refused.verb, refused.card, refused.n)
            if refused.card is None and refused.n is not None:
                card = self._fog(refused.n)
            return self.say("option-refused", action=name, card=card)
        if meaning(refused.verb).role == REPLIES and refused.card is not None and refused.n is not None:
            return self.texts.reply(refused.card, refused.n - 1, self.lang)
        other = self.explorer(known, refused.n)
        return self.say(f"option-{refused.verb}", card=card, other=other)

    def refusal(self, known: Perspective, refused: SeenRefused) -> str:
        """Why something cannot be done."""
        named = [self.texts.name(card, self.lang) for card in refused.cards]
        people = [self.explorer(known, seat) for seat in refused.seats]
        return self.say(f"refusal-{refused.reason}", card=", ".join(named), who=", ".join(people))

    def row(self, known: Perspective, row: SeenRow, subject: str = "") -> str:
        """One row of the explanation of a subject: how much, and for which reason."""
        reason = self.reason(known, row, subject)
        if self.catalogue.has(f"refusal-{row.what}") or _part(row) in _UNCOUNTED:
            return reason
        amount: str | int = 0 if row.amount == 0 else f"{row.amount:+}".replace("-", "−")
        return self.say("part-amount", n=amount, reason=reason)

    def reason(self, known: Perspective, row: SeenRow, subject: str = "") -> str:
        """The reason of a row alone, where the amount stands elsewhere."""
        card = self.texts.name(row.card, self.lang) if row.card is not None else self._back(subject)
        who = self.explorer(known, row.seat)
        if self.catalogue.has(f"refusal-{row.what}"):
            return self.say(f"refusal-{row.what}", card=card, who=who)
        return self.say(f"part-{_part(row)}", card=card, who=who)

    def ending(self, ending: str) -> str:
        """How the game ended."""
        return self.say(f"ending-{ending.replace(':', '-')}")


def is_basis(row: SeenRow) -> bool:
    """Whether a row tells on which card an option rests: one that changes no number."""
    return row.what == "card" and row.amount == 0


def _part(row: SeenRow) -> str:
    """Which part of a number or an option a row tells of."""
    return "basis" if is_basis(row) else row.what
