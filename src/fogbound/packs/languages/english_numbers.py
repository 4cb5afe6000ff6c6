"""Numbers in English words, in every way in which people say the number of a card."""

from typing import Final

__all__ = ["NUMBER_WORDS", "spell"]

ONES: Final = (
    *(
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ZEROS: Final = ("zero", "oh", "nought")
NUMBER_WORDS: Final = frozenset((*ONES, *TENS, *ZEROS[1:], "hundred", "thousand", "million", "millions"))


def spell(digits: str) -> list[str]:
    """213: two one three, two hundred and thirteen, two hundred thirteen, two thirteen; 07: zero seven, oh seven."""
    said = [" ".join(ONES[int(digit)] for digit in digits)]
    for zero in ZEROS[1:]:
        said.append(" ".join(zero if digit == "0" else ONES[int(digit)] for digit in digits))
    rest = digits.lstrip("0")
    if rest:
        for zero in ZEROS:
            said += [" ".join([zero] * (len(digits) - len(rest)) + [word]) for word in _cardinals(int(rest))]
    return list(dict.fromkeys(said))


def _cardinals(number: int) -> list[str]:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return [_below_hundred(rest)]
    heads = [f"{ONES[hundreds]} hundred", *(["a hundred"] if hundreds == 1 else [])]
    if not rest:
        return heads
    small = _below_hundred(rest)
    short = (
        [f"{ONES[hundreds]} {small}"] if rest > 9 else [f"{ONES[hundreds]} {zero} {small}" for zero in ZEROS]
    )
    return [f"{head} {joint}{small}" for head in heads for joint in ("and ", "")] + short


def _below_hundred(number: int) -> str:
    if number < len(ONES):
        return ONES[number]
    tens, ones = divmod(number, 10)
    return f"{TENS[tens - 2]} {ONES[ones]}" if ones else TENS[tens - 2]
