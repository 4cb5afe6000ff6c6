"""Numbers in French words, in every way in which people say the number of a card, in France, Belgium or Switzerland."""

from itertools import product
from typing import Final

__all__ = ["NUMBER_WORDS", "spell"]

ONES: Final = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix sept", "dix huit", "dix neuf"),
)
TENS: Final = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante"}
ELSEWHERE: Final = {7: ["septante"], 8: ["huitante", "octante"], 9: ["nonante"]}
NUMBER_WORDS: Final = frozenset(
    (*ONES[:17], *TENS.values(), *(word for words in ELSEWHERE.values() for word in words))
).union(("une", "vingts", "cent", "cents", "mille", "million", "millions"))


def spell(digits: str) -> list[str]:
    """213 : deux un trois, deux cent treize, deux treize ; 07 : zéro sept."""
    said = [" ".join(ONES[int(digit)] for digit in digits)]
    rest = digits.lstrip("0")
    if rest:
        zeros = ["zéro"] * (len(digits) - len(rest))
        said += [" ".join([*zeros, word]) for word in _cardinals(int(rest))]
    feminine = [f"{word}e" for word in said if word.endswith("un")]  # vingt et une brebis
    return list(dict.fromkeys([*said, *feminine]))


def _cardinals(number: int) -> list[str]:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _below_hundred(rest)
    head = "cent" if hundreds == 1 else f"{ONES[hundreds]} cent"
    if not rest:
        return [head if hundreds == 1 else f"{head}s"]
    small = _below_hundred(rest)
    short = [ONES[hundreds]] if rest > 9 else [f"{ONES[hundreds]} zéro"]
    return [f"{before} {word}" for before, word in product([head, *short], small)]


def _below_hundred(number: int) -> list[str]:
    if number < len(ONES):
        return [ONES[number]]
    tens, ones = divmod(number, 10)
    said = [_behind(word, ones, " et ") for word in ELSEWHERE.get(tens, [TENS.get(tens, "")]) if word]
    if tens in (7, 9):
        said.append(
            _behind("soixante" if tens == 7 else "quatre vingt", 10 + ones, " et " if tens == 7 else " ")
        )
    elif tens == 8:
        said.append(f"quatre vingt {ONES[ones]}" if ones else "quatre vingts")
    return said


def _behind(head: str, ones: int, joint: str) -> str:
    """Ones behind tens: vingt et un, soixante et onze, but vingt deux."""
    if not ones:
        return head
    return f"{head}{joint if ones in (1, 11) else ' '}{ONES[ones]}"
