"""OpenSpiel's Hearts: a trick-taking game in C++."""

from bench.peers.openspiel import OpenSpiel


class Hearts(OpenSpiel):
    """Hearts for four, with the passing of cards."""

    name = "openspiel hearts"
    game_name = "hearts"
