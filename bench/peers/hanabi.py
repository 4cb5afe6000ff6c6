"""OpenSpiel's Hanabi: cooperative, of hidden information, in C++."""

from bench.peers.openspiel import OpenSpiel


class Hanabi(OpenSpiel):
    """Hanabi for two."""

    name = "openspiel hanabi"
    game_name = "hanabi"
