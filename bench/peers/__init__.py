"""The peers: games of other projects, one contestant to a module."""
