"""The benchmarks: Fogbound beside its peers, call by call, and along a long game."""
