"""A server that speaks the made-up language of `pseudo.py`: `PYTHONPATH=tests python -m browser.accented serve`."""

from fogbound.cli import main
from pseudo import spoken_everywhere

if __name__ == "__main__":
    with spoken_everywhere():
        main()
