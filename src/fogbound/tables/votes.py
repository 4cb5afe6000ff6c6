"""Votes: how the people at a table come to one answer where a question is put to all of them."""

from fogbound.core import GROUP, NONE, AnswerRefused, Game
from fogbound.tables import game_queries
from fogbound.tables.ballots import Ballot
from fogbound.tables.errors import AgreementNeeded


class Votes:
    """The votes on the pending question; a new question begins without any."""

    def __init__(self) -> None:
        self._serial = 0
        self._votes: dict[int, tuple[str, str]] = {}
        self._ways: dict[int, str] = {}  # where those who are for an action want it to lead
        self._split = False
        self._possible: list[str] | None = None  # what the group can decide, until the game goes on
        self._decider: int | None = None  # and who decides without an agreement, until then

    def renew(self) -> None:
        """The game has gone on: other things may be possible now."""
        self._possible = None
        self._decider = None

    def _joint(self, game: Game) -> list[str]:
        if self._possible is None:
            self._possible = game_queries.joint_options(game)
        return self._possible

    def clear(self) -> None:
        """Forget all votes."""
        self._votes.clear()
        self._ways.clear()
        self._split = False

    def _follow(self, game: Game) -> None:
        """Forget votes for an earlier question, of people who left, and for options that have gone."""
        if game.pending_serial() != self._serial:
            self._serial = game.pending_serial()
            self.clear()
        if self._votes:
            possible = self._joint(game)
            here = game_queries.present_seats(game)
            self._votes = {
                seat: vote for seat, vote in self._votes.items() if seat in here and vote[0] in possible
            }

    def by_seat(self, game: Game) -> dict[int, tuple[str, str]]:
        """What each seat is for, as option and value."""
        self._follow(game)
        return dict(self._votes)

    def ways(self, game: Game) -> dict[int, str]:
        """Where each seat wants the action to lead that it is for."""
        self._follow(game)
        return {seat: way for seat, way in self._ways.items() if way and seat in self._votes}

    def ballot(self, game: Game) -> Ballot:
        """The votes on the pending question, to be kept."""
        return Ballot(game.pending_serial(), self.by_seat(game), self._split, self.ways(game))

    def recall(self, game: Game, ballot: Ballot) -> None:
        """Take up the votes that were kept, if they are about the pending question."""
        self._serial, self._votes, self._split = ballot.serial, dict(ballot.votes), ballot.split
        self._ways = dict(ballot.ways)
        self._follow(game)

    def speak(self, game: Game, seat: int, option: str, value: str, way: str = "") -> bool:
        """Take down a vote, in place of an earlier one of that seat; tells whether all who are needed agree now.

        `way` is where an action shall lead: nobody has to agree on that beforehand.
        """
        self._follow(game)
        if option not in self._joint(game):
            raise AnswerRefused(f"{option!r} is not for the group to decide")
        if seat not in self.voters(game, option):
            raise AnswerRefused(f"seat {seat + 1} has no vote in this")
        self._votes[seat] = (option, value)
        self._ways[seat] = way
        return all(self._votes.get(other) == (option, value) for other in self.needed(game, option))

    def voters(self, game: Game, option: str) -> list[int]:
        """The seats that have to agree on an option: on what stands beside the question, all who are present."""
        is_asked = any(game.option_id(offered) == option for offered in game.offered)
        return game_queries.voters(game) if is_asked else game_queries.present_seats(game)

    def needed(self, game: Game, option: str) -> list[int]:
        """The seats without which an option is not taken; whoever else has a vote need not give it."""
        return game_queries.needed_voters(game, option) or self.voters(game, option)

    def split(self, game: Game, seat: int) -> None:
        """Note that a present player says there will be no agreement on the pending question."""
        self._follow(game)
        if seat not in game_queries.voters(game):
            raise AnswerRefused(f"seat {seat + 1} has no vote in this")
        self._split = True

    def is_split(self, game: Game) -> bool:
        """Whether a player has said that there will be no agreement on the pending question."""
        self._follow(game)
        return self._split

    def decider(self, game: Game) -> int:
        """Who decides if there is no agreement; NONE where the rules name no one."""
        if self._decider is None:
            self._decider = game_queries.decider(game)
        return self._decider

    def fallback(self, game: Game) -> tuple[int, list[str]]:
        """Who decides now that there is no agreement, and among which options; nobody before that."""
        return game_queries.fallback(game) if self.is_split(game) else (NONE, [])

    def check(self, game: Game, seat: int, option: str) -> None:
        """Refuse an answer that one seat gives for all, unless the choice has fallen to that seat."""
        if seat == GROUP:
            raise AgreementNeeded("at this table every seat speaks for itself")
        if game_queries.owner(game, option) not in (NONE, seat):
            raise AnswerRefused(f"{option!r} is for seat {game_queries.owner(game, option) + 1} to answer")
        if option not in self._joint(game) or self.needed(game, option) == [seat]:
            return
        decider, options = self.fallback(game)
        if seat != decider or option not in options:
            raise AgreementNeeded(f"{option!r} is for the group to decide")
