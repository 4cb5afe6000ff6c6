"""Explanations and chances in a terminal: why an option is there or refused, how likely a success is."""

from typing import Final

from fogbound.odds import OddsRow, Outlook, SeenBasis, per_cent
from fogbound.packs.languages import COLON, SEMICOLON
from fogbound.rules import reference
from fogbound.terminal.input_parsing import answers_to, begins, is_number
from fogbound.terminal.lookup import MOST_NAMED
from fogbound.terminal.output import Output
from fogbound.text import Renderer
from fogbound.text.labels import ListedOption
from fogbound.text.outcomes import outcomes
from fogbound.text.render import EXPLAINED, is_basis
from fogbound.view import AskedOption

__all__ = ["Explanations"]

WHO_ACTS: Final = (
    "C-TURN-01",
    "C-TURN-02",
    "C-RUL-77",
    "T-TURN-02",
    "T-TURN-03",
    "T-TURN-04",
)  # rules on who is active and that nobody passes, which nobody alone asks
MOST_AT_BET: Final = 4  # additional cards whose chances stand at the bet itself
SURE: Final = (100, 0)  # per cent of success and of defeat


class Explanations:
    """Explains what one seat is offered, to be read aloud."""

    def __init__(
        self,
        known: Outlook,
        renderer: Renderer,
        output: Output,
        offered: list[ListedOption],
        standing: list[ListedOption],
    ) -> None:
        self.known = known
        self.renderer = renderer
        self.output = output
        self.offered = offered
        self.standing = standing
        self.lang = renderer.lang
        self.say = renderer.say

    # -- explanations ------------------------------------------------------------------------------

    def why(self, words: str) -> None:
        if not words:
            self._why_not()
            return
        if found := self._find_choices(words):
            if not self._asks_which(found):
                self._explain_option(found[0].option)
            return
        subjects = []
        for seat in self.known.present_seats:
            for refused in self.known.refusals(seat):
                if answers_to(words, self.renderer.refused_option(self.known, refused), refused.verb):
                    subjects.append(refused.id)
        self._explain(subjects[0] if subjects else words)

    def _explain_option(self, option: AskedOption) -> None:
        """What an action does, then why it is there."""
        done = outcomes(self.renderer.texts, self.known, option.id, self.lang)
        for line in (line for text in done for line in text):
            self.output.say(line.text, 2 + 2 * line.depth)
        self._explain(option.id, bool(done), option.card)

    def _explain(self, subject: str, is_explained: bool = False, named: str | None = None) -> None:
        """The rows of an option, something refused or a number, then the rules they rest on.

        Rules on who acts are left out for a player alone, unless there is nothing else to tell. That an option belongs
        to a card is told only of one that neither the option has `named` nor another row.
        """
        told = False
        rules: dict[str, None] = {}
        for part, title in EXPLAINED:
            rows = self.known.why(subject + part)
            if rows and title:
                self.output.say(self.say(title))
            for row in rows:
                told = True
                if row.rule:
                    rules[row.rule] = None
                others = {named, *(other.card for other in rows if other is not row)}
                if row.what != "rule" and not (is_basis(row) and row.card in others):
                    is_explained = True
                    said = self.renderer.row(self.known, row, subject)
                    self.output.say(f"{said[:1].upper()}{said[1:]}", 2)
        is_alone = self.known.is_alone
        kept = [rule for rule in rules if not (is_alone and rule in WHO_ACTS)]
        for rule in kept if kept or is_explained else rules:
            found = reference.named(rule)
            text = found.text[self.lang] if found is not None else ""
            self.output.say(self.say("why-rule", rule=rule, text=text), 2)
        if not told:
            self.output.say(self.say("why-nothing", words=subject))

    def _why_not(self) -> None:
        """What can be seen and not be done, and why."""
        lines = []
        for seat in self.known.present_seats:
            name = self.renderer.explorer(self.known, seat)
            who = "" if self.known.is_alone else f"{name}{COLON[self.lang]}"
            for refused in self.known.refusals(seat):
                what = self.renderer.refused_option(self.known, refused)
                reason = self.renderer.refusal(self.known, refused)
                lines.append(f"{who}{what}{COLON[self.lang]}{reason} ({refused.rule})")
        self.output.say(self.say("why-refused" if lines else "why-nothing-refused"))
        for line in lines:
            self.output.say(line, 2)

    # -- chances -----------------------------------------------------------------------------------

    def odds(self, words: str) -> None:
        """The chances of an option that was named, of the action in progress, or of all that could be taken."""
        actions = [(at, choice) for at, choice in enumerate(self.offered, 1) if choice.option.is_action]
        rows = self.known.odds()
        if words and not self._odds_of(words, bool(rows)):
            return
        if rows:
            frame = self.known.view.actions[-1]
            name = self.renderer.action_in_progress(frame.verb, frame.card, frame.index)
            self._odds_table(name, rows, self.known.basis)
        elif actions:
            for at, (label, option) in actions:
                rows = self.known.chances(option)
                row = next((row for row in rows if row.chance.success), rows[0])
                self._odds_action(at, label, row, self.known.basis_of(option))
        elif not self._odds_by_answer():
            self.output.say(self.say("odds-none"))

    def bet(self) -> str:
        """The chances at the bet itself: as it stands, and with some more cards; empty where no success is needed."""
        rows = self.known.odds(MOST_AT_BET)
        ends = self.known.basis.ends
        is_plain = self.known.difficulty <= 0 and rows and per_cent(rows[0], ends) == SURE
        parts, last = [], SURE if is_plain else None
        for row in rows:
            if (chance := per_cent(row, ends)) == last:
                continue
            success, defeat = last = chance
            parts.append(self.say("odds-bet-part", extra=row.extra, success=success, defeat=defeat))
        if not parts:
            return ""
        return self.say("odds-bet", ends="yes" if ends else "no", chances=", ".join(parts))

    def _odds_by_answer(self) -> bool:
        """The chances that each answer leads to while an action begins; whether there are any."""
        told = False
        for at, (label, option) in enumerate(self.offered, 1):
            ahead = self._opening_outlook(option)
            rows = ahead.odds(0) if ahead is not None else []
            if ahead is not None and rows:
                self._odds_action(at, label, rows[0], ahead.basis)
                told = True
        return told

    @property
    def _is_weighed(self) -> bool:
        """Whether chances tell the answers apart that are offered."""
        return self.known.asked_question is not None and self.known.asked_question.is_weighed

    def _opening_outlook(self, option: AskedOption) -> Outlook | None:
        """An action that is beginning, once it is answered so; None where it would bring something to light."""
        return self.known.outlook_begun(option) if self._is_weighed else None

    def _odds_of(self, words: str, is_acting: bool) -> bool:
        """Tell the chances of one option, or that it has none; whether those of the action in progress say it all."""
        found = self._find_choices(words)
        choice = found[0] if found else None
        if choice is None:
            self.output.say(self.say("answer-unknown", words=words))
        elif self._asks_which(found):
            return False
        elif choice.option.is_action:
            label, option = choice
            self._odds_table(label, self.known.chances(option), self.known.basis_of(option))
        elif choice not in self.offered or not self._odds_ahead(choice):
            if is_acting and choice in self.offered:
                return True
            self.output.say(self.say("odds-not-this", option=choice.label))
        return False

    def _find_choices(self, words: str) -> list[ListedOption]:
        """The option of this number, those that are called or begin so, or those with these words anywhere."""
        choices = self.offered + self.standing
        if is_number(words):
            return choices[int(words) - 1 : int(words)] if int(words) > 0 else []
        exact = [one for one in choices if words in (one.option.id, one.option.verb)]
        begun = [one for one in choices if begins(words, one.label)]
        return exact or begun or [one for one in choices if answers_to(words, one.label, one.option.verb)]

    def _asks_which(self, found: list[ListedOption]) -> bool:
        """Ask which of several options is meant; False if it is plain."""
        if len({self.renderer.option(option.named_option) for _, option in found}) == 1:
            return False  # what several people may do alike is explained alike
        choices = self.offered + self.standing
        named = [f"{choices.index(one) + 1}. {one.label}" for one in found[:MOST_NAMED]]
        named += ["…"] if len(found) > MOST_NAMED else []
        self.output.say(self.say("why-several", options=SEMICOLON[self.lang].join(named)))
        return True

    def _odds_ahead(self, choice: ListedOption) -> bool:
        """The chances if this option is taken inside an action; not told when it would show hidden cards."""
        label, option = choice
        if option.wants or not (self._is_weighed or self.known.odds(0)):
            return False
        ahead = self._opening_outlook(option) or self.known.outlook_after(option)
        rows = ahead.odds() if ahead is not None else []
        if ahead is not None and rows:
            self._odds_table(label, rows, ahead.basis)
        return bool(rows)

    def _odds_action(self, at: int, label: str, row: OddsRow, rest: SeenBasis) -> None:
        """One action of several, in a line: with the fewest cards with which it can succeed."""
        success, defeat = per_cent(row, rest.ends)
        said = self.say(
            "odds-action",
            n=at,
            option=label,
            drawn=row.drawn,
            success=success,
            defeat=defeat,
            ends="yes" if rest.ends else "no",
            cards=self._cards(rest.counted) or "none",
        )
        self.output.say(said, 2)

    def _odds_table(self, name: str, rows: list[OddsRow], rest: SeenBasis) -> None:
        """The chances by additional cards; those that would change nothing are left out."""
        self.output.say(self.say("odds-title", name=name))
        key = "odds-row-ends" if rest.ends else "odds-row"
        told: tuple[int, int] | None = None
        for row in rows:
            if told == per_cent(row, rest.ends):
                continue
            success, defeat = told = per_cent(row, rest.ends)
            self.output.say(
                self.say(key, extra=row.extra, drawn=row.drawn, success=success, defeat=defeat), 2
            )
        if rest.ends:
            self.output.say(self.say("odds-ends"))
        if rest.counted:
            self.output.say(self.say("odds-counted", cards=self._cards(rest.counted)))
        if rest.left_out:
            self.output.say(self.say("odds-left-out", cards=self._cards(rest.left_out)))

    def _cards(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self.renderer.name(card) for card in cards)
