"""Explanations and chances in a terminal: why an option is there or refused, how likely a success is."""

from typing import Final

from fogbound.core import Game, Option
from fogbound.odds import OddsBasis, OddsRow, basis, odds, per_cent, proposals
from fogbound.packs.grammar import COLON, SEMICOLON
from fogbound.rules import reference
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.terminal.input_parsing import answers_to, begins, is_number
from fogbound.terminal.lookup import MOST_NAMED
from fogbound.terminal.output import Output
from fogbound.text import Renderer
from fogbound.text.labels import Choice
from fogbound.text.outcomes import outcomes
from fogbound.text.render import EXPLAINED
from fogbound.view import Perspective, refusals, view, why

__all__ = ["Explanations"]

WHO_ACTS: Final = (
    "C-TURN-01",
    "C-TURN-02",
    "C-RUL-77",
    "T-TURN-02",
    "T-TURN-03",
    "T-TURN-04",
)  # rules on who is active and that nobody passes, which nobody alone asks


class Explanations:
    """Explains what one seat is offered, to be read aloud."""

    def __init__(
        self,
        game: Game,
        seat: int,
        renderer: Renderer,
        output: Output,
        offered: list[Choice],
        standing: list[Choice],
    ) -> None:
        self.game = game
        self.seat = seat
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
        if found := self._meant(words):
            if not self._asks_which(found):
                self._explain_option(found[0][1])
            return
        subjects = []
        for seat in tabletop.explorers(self.game):
            for refused in refusals(self.game, seat):
                if answers_to(words, self.renderer.refused(self.game, refused), refused.verb):
                    subjects.append(refused.id)
        self._explain(subjects[0] if subjects else words)

    def _explain_option(self, option: Option) -> None:
        """What an action does, then why it is there."""
        done = outcomes(
            self.renderer.texts, Perspective(self.game, self.seat), self.game.option_id(option), self.lang
        )
        for line in done:
            self.output.say(line, 2)
        self._explain(self.game.option_id(option), bool(done))

    def _explain(self, subject: str, is_explained: bool = False) -> None:
        """The rows of an option, something refused or a number, then the rules they rest on.

        Rules on who acts are left out for somebody alone, unless there is nothing else to tell.
        """
        told = False
        rules: dict[str, None] = {}
        for part, title in EXPLAINED:
            rows = why(self.game, self.seat, subject + part)
            if rows and title:
                self.output.say(self.say(title))
            for row in rows:
                told = True
                if row.rule:
                    rules[row.rule] = None
                if row.what != "rule":
                    is_explained = True
                    self.output.say(self.renderer.row(self.game, row, subject), 2)
        is_alone = tabletop.seats_taken(self.game) == 1
        kept = [rule for rule in rules if not (is_alone and rule in WHO_ACTS)]
        for rule in kept if kept or is_explained else rules:
            found = reference.named(rule)
            text = found.text(self.lang) if found is not None else ""
            self.output.say(self.say("why-rule", rule=rule, text=text), 2)
        if not told:
            self.output.say(self.say("why-nothing", words=subject))

    def _why_not(self) -> None:
        """What can be seen and not be done, and why."""
        lines = []
        for seat in tabletop.explorers(self.game):
            who = (
                f"{self.renderer.explorer(self.game, seat)}{COLON[self.lang]}"
                if tabletop.seats_taken(self.game) > 1
                else ""
            )
            for refused in refusals(self.game, seat):
                what = self.renderer.refused(self.game, refused)
                lines.append(
                    f"{who}{what}{COLON[self.lang]}{self.renderer.refusal(self.game, refused)} ({refused.rule})"
                )
        self.output.say(self.say("why-refused" if lines else "why-nothing-refused"))
        for line in lines:
            self.output.say(line, 2)

    # -- chances -----------------------------------------------------------------------------------

    def odds(self, words: str) -> None:
        """The chances of an option that was named, of the action in progress, or of all that could be taken."""
        actions = [
            (at, choice)
            for at, choice in enumerate(self.offered, 1)
            if self.renderer.is_action(self.game, choice[1])
        ]
        rows = odds(self.game, self.seat, most=proposals.MOST_EXTRA)
        if words and not self._odds_of(words, bool(rows)):
            return
        if rows:
            frame = view(self.game, self.seat).actions[-1]
            name = self.renderer.texts.noun(self.lang, "action", frame.verb).text
            self._odds_table(name, rows, basis(self.game))
        elif actions:
            for at, (label, option, _) in actions:
                rows = self._chances(option, proposals.MOST_EXTRA)
                row = next((row for row in rows if row.chance.success), rows[0])
                self._odds_action(at, label, row, basis(self.game, option))
        elif not self._odds_by_answer():
            self.output.say(self.say("odds-none"))

    def _odds_by_answer(self) -> bool:
        """The chances that each answer leads to while an action begins; whether there are any."""
        told = False
        for at, (label, option, _) in enumerate(self.offered, 1):
            ahead = self._ahead(option)
            rows = odds(ahead, self.seat, most=0) if ahead is not None else []
            if ahead is not None and rows:
                self._odds_action(at, label, rows[0], basis(ahead))
                told = True
        return told

    def _ahead(self, option: Option) -> Game | None:
        """An action that is beginning, once it is answered so; None where it would bring something to light."""
        weighed = book_of(self.game).is_weighed(self.game)
        return proposals.action_begun(self.game, option) if weighed else None

    def _odds_of(self, words: str, is_acting: bool) -> bool:
        """Tell the chances of one option, or that it has none; whether those of the action in progress say it all."""
        found = self._meant(words)
        choice = found[0] if found else None
        if choice is None:
            self.output.say(self.say("answer-unknown", words=words))
        elif self._asks_which(found):
            return False
        elif self.renderer.is_action(self.game, choice[1]):
            label, option, _ = choice
            self._odds_table(label, self._chances(option, proposals.MOST_EXTRA), basis(self.game, option))
        elif choice not in self.offered or not self._odds_ahead(choice):
            if is_acting and choice in self.offered:
                return True
            self.output.say(self.say("odds-not-this", option=choice[0]))
        return False

    def _meant(self, words: str) -> list[Choice]:
        """The option of this number, those that are called or begin so, or those with these words anywhere."""
        choices = self.offered + self.standing
        if is_number(words):
            return choices[int(words) - 1 : int(words)] if int(words) > 0 else []
        exact = [one for one in choices if words in (self.game.option_id(one[1]), one[1].verb)]
        begun = [one for one in choices if begins(words, one[0])]
        return exact or begun or [one for one in choices if answers_to(words, one[0], one[1].verb)]

    def _asks_which(self, found: list[Choice]) -> bool:
        """Ask which of several options is meant; False if it is plain."""
        if len({self.renderer.option(self.game, option) for _, option, _ in found}) == 1:
            return False  # what several people may do alike is explained alike
        choices = self.offered + self.standing
        named = [f"{choices.index(one) + 1}. {one[0]}" for one in found[:MOST_NAMED]]
        named += ["…"] if len(found) > MOST_NAMED else []
        self.output.say(self.say("why-several", options=SEMICOLON[self.lang].join(named)))
        return True

    def _chances(self, option: Option, most: int) -> list[OddsRow]:
        """The chances of an action that could be taken."""
        return proposals.chances(self.game, self.seat, option, most)

    def _odds_ahead(self, choice: Choice) -> bool:
        """The chances if this option is taken inside an action; not told when it would show hidden cards."""
        label, option, _ = choice
        if option.wants or not (
            book_of(self.game).is_weighed(self.game) or odds(self.game, self.seat, most=0)
        ):
            return False
        ahead = self._ahead(option)
        if ahead is None:
            ahead = proposals.action_after(self.game, option)
        rows = odds(ahead, self.seat, most=proposals.MOST_EXTRA) if ahead is not None else []
        if ahead is not None and rows:
            self._odds_table(label, rows, basis(ahead))
        return bool(rows)

    def _odds_action(self, at: int, label: str, row: OddsRow, rest: OddsBasis) -> None:
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

    def _odds_table(self, name: str, rows: list[OddsRow], rest: OddsBasis) -> None:
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

    def _cards(self, cards: tuple[int, ...]) -> str:
        return ", ".join(self.renderer.card(self.game, card) for card in cards)
