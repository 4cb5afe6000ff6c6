"""python-chess: random games of chess in pure Python."""

from random import Random

import chess

from bench.contestant import WholeGames


class Chess(WholeGames):
    """Chess until mate, stalemate, a dead position or a forced draw; decision and action are both a move."""

    name = "python-chess"
    version = chess.__version__

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def game(self) -> tuple[int, int]:
        """Play one game, asking for the legal moves only once per position, as a fast player would."""
        random = self.random
        board = chess.Board()
        moves = list(board.legal_moves)
        played = 0
        while moves:
            board.push(moves[int(random() * len(moves))])
            played += 1
            if (
                board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or board.is_fivefold_repetition()
            ):
                break
            moves = list(board.legal_moves)
        return played, played
