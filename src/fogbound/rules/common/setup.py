"""What is chosen before a game is dealt; each ruleset takes from it what its book asks for."""

from fogbound.core.pickling import Picklable


class SetupRefused(ValueError):
    """The table cannot be set like this; the message says what to change.

    Clients say it in their language by its kind and the word and number that belong to it.
    """

    def __init__(self, message: str, kind: str = "", word: str = "", n: int = 0) -> None:
        super().__init__(message)
        self.kind = kind
        self.word = word
        self.n = n

    def __reduce__(self) -> tuple[object, ...]:
        return SetupRefused, (str(self), self.kind, self.word, self.n)


class Setup(Picklable):
    """What the players choose before the game: characters and clues, or merely how many sit down.

    Where a book lets the characters be chosen in play, as the Citadel does, only the number of players is given.
    """

    def __init__(
        self,
        characters: tuple[str, ...] = (),
        clues: tuple[str, ...] = (),
        mode: int = 0,
        options: int = 0,
        board_limit: int = 0,
        chairs: int = 0,
        players: int = 0,
    ) -> None:
        self.characters = characters
        self.clues = clues
        self.mode = mode
        self.options = options
        self.board_limit = board_limit
        self.chairs = chairs  # seats at the table, if some stay free for people who join later
        self.players = players or len(characters)


class SetupChoices(Picklable):
    """What people may choose before a game, by the words they know it by; characters met in play are not here."""

    def __init__(
        self,
        characters: tuple[str, ...],
        clues: tuple[str, ...],
        modes: tuple[str, ...],
        options: tuple[str, ...],
        most_players: int,
        chosen_in_play: bool = False,
    ) -> None:
        self.characters = characters
        self.clues = clues
        self.modes = modes  # the first one is played unless another is chosen
        self.options = options
        self.most_players = most_players
        self.chosen_in_play = (
            chosen_in_play  # whether characters are, so that only the number of players is asked for
        )

    def check(self, mode: str, options: tuple[str, ...]) -> None:
        """Raise SetupRefused for a mode or an option that is not among these."""
        for option in options:
            _check(option, self.options)
        _check(mode, ("", *self.modes))


def _check(word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        words = ", ".join([each for each in known if each]) or "none"
        raise SetupRefused(f"there is no {word!r} to choose; there are: {words}", "no-choice", word)
