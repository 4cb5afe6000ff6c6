"""Choose a benchmark by its name: `python -m bench [race|micro|flat] [options]`; the race is the default."""

import sys

from bench import flat, micro, race

BENCHMARKS = {"race": race.main, "micro": micro.main, "flat": flat.main}


def main(arguments: list[str]) -> int:
    """Run the benchmark that the first argument names with the other arguments."""
    if arguments and arguments[0] in BENCHMARKS:
        return BENCHMARKS[arguments[0]](arguments[1:])
    return race.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
