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
