"""Turns of phrase that are natural in English but not in the effect language, and what to write instead.

They are looked for only in a text that cannot be read, so none of them takes a word from the language.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

__all__ = ["HABITS", "usual_phrase"]


class _Habit(NamedTuple):
    phrase: str  # a pattern for the words of a text, each parted from the next by a space
    hint: str
    at_citadel: str = ""  # the hint there, if it is another one


HABITS: Final = tuple(
    (re.compile(phrase), hint, at_citadel or hint)
    for phrase, hint, at_citadel in (
        _Habit(
            r"\beach (?:other )?explorer (?!here|on|of|who)",
            "all of them are `every explorer`, those in the action `each involved`",
        ),
        _Habit(
            r"\b(?:every|all) (?:other )?explorers? (?:here|on)\b",
            "those on one Terrain are `each explorer here`, `each explorer on this`",
        ),
        _Habit(
            r"\b(?:stars?|success(?:es)?) for (?:each|every)\b",
            "a number stays together: `climb: (1 for each involved) stars`",
        ),
        _Habit(
            r"\b(?:stars?|success(?:es)?) for \w",
            "what it takes comes behind it: `climb: +1 star, price: lose 1 card`",
            "the price comes first: `climb: 1 fist for +1 success`",
        ),
        _Habit(
            r"\b(?:cost|difficulty|limit|weight) (?:minus|plus|less)\b",
            "a sign stands before the number: `climb: cost - half of the involved`",
        ),
        _Habit(
            r"\beach (?:other )?involved (?:player|explorer|character)",
            "`each involved` is enough: `each involved takes 105`",
        ),
        _Habit(r"\bactive (?:player|character)\b", "it is `the active explorer`"),
        _Habit(r"\bplayer (?:on|to) (?:your|the) (?:left|right)\b", "it is `the player to your left`"),
        _Habit(r"\bplayer to your right\b", "there is `the player to your left` alone"),
        _Habit(
            r"^draw (?:\d+|an?|one) cards?\b",
            "cards are drawn for actions alone; to lose some write `lose 2 cards`",
            "cards are drawn for actions alone; to lose some write `discard 2 from the deck`",
        ),
        _Habit(
            r"^(?:gain|get|regain|recover) \d+ cards?\b",
            "cards of the pile come back with `restore 2 random`",
            "cards of the pile come back with `regain 2`",
        ),
        _Habit(
            r"^gain experience\b",
            "say how much: `gain 1 experience`",
            "there is no experience at the Citadel",
        ),
        _Habit(r"^heal\b", "it is `restore 2 random`", "it is `gain 2 life` or `regain 2`"),
        _Habit(
            r"\bdiscards? \d+ cards?$",
            "off the deck it is `lose 2 cards`, from a hand `discard 2 skills in your hand of your choice`",
            "off the deck it is `discard 2 from the deck`, from a hand `discard 2 skills in your hand of your choice`",
        ),
        _Habit(
            r"\b(?:discard|banish|return)s? (?:a|an|the|one) \w+(?: \w+)?$",
            "say where: `discard a random skill in your hand`, `discard one skill in your hand of your choice`",
        ),
        _Habit(r"\b(?:put|place) (?:a|an|\d+) (?:\w+ )?counters? on\b", "it is `add 1 counter`"),
        _Habit(r"\bremove (?:all|every|the) (?:\w+ )?counters\b", "it is `set the counters to 0`"),
        _Habit(
            r"\b(?:move|go) to \d+\b", "it is `put 012 east of your terrain and go there`, `go south of this`"
        ),
        _Habit(r"\bchoose(?: one)?(?: of)? :", "it is written as YAML: {choose: [take 105, nothing]}"),
        _Habit(
            r"^(?:end the game|the game (?:ends|is over|is lost)|lose the game)",
            "it is `your adventure is over`",
            "it is `your adventure ends here`",
        ),
        _Habit(
            r"^(?:win\b|the game is won|(?:you|the players) win\b)",
            "a game is won with `lift the curse …`",
            "it is `the threat is overcome`",
        ),
        _Habit(r"^(?:twice|thrice)\b", "it is `2 times: …`"),
        _Habit(
            r"^(?:give|pass|hand (?:a|an|it|one|over)) ",
            "choose the card and then who has it: `choose one of skills in your hand: choose another explorer: put it "
            "into your hand`",
            "choose the card and then who has it: `choose one of purse cards in your purse: choose another explorer "
            "here: receive it`",
        ),
        _Habit(
            r"\bvotes?\b",
            "it is written as YAML: {the players choose: […]}, or unseen {choose in secret: […]}",
        ),
        _Habit(r"\bshuffle your hand\b", "it is `shuffle skills in your hand into the deck`"),
        _Habit(
            r"^take \d+ damage\b",
            "there is `suffer vital loss`, or `lose 2 cards`",
            "it is `suffer 2 damage`",
        ),
        _Habit(
            r"^if\b.* : .*\b(?:cost|difficulty|successe?s?|stars?|limit)\b",
            "the condition of an ability comes last: `climb: cost -1 if you are active`",
        ),
        _Habit(
            r"^(?:at the end of|after a failed) [\w ,]* if\b",
            "there is a comma before it: `at the end of climb, if you are involved: …`",
        ),
        _Habit(
            r"\bif (?:not )?(?!avail)\w+$",
            "say what holds of it: `if rope was used`, `if promise is remembered`",
        ),
        _Habit(r"^take \d+ , \d+", "join effects with `, then`, or make a list of them"),
        _Habit(r"\bremembers? that (?!place|number)\w", "the name alone: `remember promise`"),
        _Habit(
            r"^(?:add|remove) \d+ (?:to|from) (?!influence|knowledge|production|defense)\w+$",
            "a number that is remembered changes with `promise +2`",
        ),
        _Habit(
            r"\bif (?:not )?\w+ :",
            "say what holds of it: `promise is remembered`, `the promise is at least 2`",
        ),
        _Habit(r"\b(?:is|are) \d+\b", "it is `are exactly 3`, `are at least 3` or `are at most 3`"),
        _Habit(
            r"\b(?:is|are) (?:more|greater|higher|less|fewer|smaller|lower) than\b|[<>]",
            "it is `are at least 4` or `are at most 2`",
        ),
        _Habit(r"\bthis card\b", "it is `this`"),
        _Habit(r"\bnothing happens\b", "it is `nothing`"),
        _Habit(
            r"\bat the end of (?:the|your|each|a) turn\b|^(?:each|every) turn\b",
            "it is `at the end of every turn: …`, with `if you are active` for your own",
        ),
        _Habit(
            r"\bat the (?:start|beginning) of\b",
            "what is answered is the end: `at the end of every turn: …`, `at the end of any: …`",
        ),
        _Habit(r"\bwhen this is (?:discarded|banished|returned|lost)\b", "it is `when this leaves play: …`"),
        _Habit(r"\bhand size [+-]", "it is `hand limit +1`"),
        _Habit(r"^(?:any|every|each|all) actions?\b", "it is `any`: `any: cost -1`"),
        _Habit(r": [+-] ?\d+ cost\b", "it is `cost -1`"),
        _Habit(r"^cost [+-] ?\d+ (?:for|in|to|on)\b", "the types come first: `climb: cost -1`"),
        _Habit(r": \+ ?\d+$", "say of what: `+2 successes`"),
        _Habit(
            r"\bwhen (?:an?|the|another|any) (?:explorer|player|character|figure) arrives\b",
            "it is `when you arrive`, and `you` is who arrives",
        ),
        _Habit(
            r"^(?:when(?:ever)?|after|if) you (?!arrive|have|fall|are|stand|own)\w+",
            "what is answered is the end of an action, `at the end of climb, if you are involved: …`, or an arrival, "
            "`when you arrive: …`",
        ),
        _Habit(
            r"^once per (?:turn|scenario)\b",
            "it stands behind what is answered: `at the end of any, once per turn: …`",
        ),
        _Habit(
            r"\b(?:is|are|was|were|do|does|did) not\b",
            "the word not comes first: `not promise is remembered`, `not you are active`",
        ),
        _Habit(
            r"\bthere (?:is|are) (?:at least|at most|exactly|only|more than|fewer than) \d+\b",
            "how many there are is a number: `the number of skills in your hand is at least 2`, "
            "`(1 for each explorer here) is at least 2`",
        ),
        _Habit(
            r"^(?:if )?(?:nobody|somebody|someone) \w+",
            "it is `for any of each explorer here, you are active`; for nobody "
            "`not for any of each explorer here, you are active`",
        ),
        _Habit(
            r"^(?:if )?(?:all|every) (?:the )?(?:explorers?|players?|characters?) (?:is|are|has|have|owns?|stands?)\b",
            "all do it if there is none who does not: `not for any of every explorer, not you are involved`",
        ),
        _Habit(
            r"\b(?:sum|total) of\b",
            "it is `the counters plus the involved`",
            "it is `influence plus knowledge`",
        ),
        _Habit(
            r"\bparagraph \d+\b",
            "there are no paragraphs on the Continent",
            "the number alone: `14 was read`",
        ),
        _Habit(r"\baction was\b", "it is `the action is climb`"),
        _Habit(r"^take \d \d+\b|^take \d+ (?:twice|thrice)\b", "it is `2 times: take 105`"),
        _Habit(
            r"^(?:lose|gain)s? (?:an?|one|some) (?:life|cards?)\b",
            "write how many in figures: `lose 1 card`",
            "write how many in figures: `lose 1 life`",
        ),
        _Habit(
            r"\bsuffers? damage\b",
            "there is no damage on the Continent: `suffer vital loss`, `lose 2 cards`",
            "say how much: `suffer 1 damage`",
        ),
        _Habit(
            r"^(?:un)?blocks? (?:a|an|the|one) \w+(?: \w+)?$",
            "no card is blocked on the Continent",
            "say where: `block one skill in your hand of your choice`, `unblock cards among your blocked cards`",
        ),
        _Habit(r"^recover \d+", "cards of the pile come back with `restore 2 random`", "it is `regain 2`"),
        _Habit(
            r"\b(?:each|every) other (?:player|character)s?\b",
            "it is `each other involved` or `every other explorer`",
        ),
        _Habit(
            r"\b(?:increase|raise|decrease|lower|reduce)s? (?:influence|knowledge|production|defense)\b"
            r"|\badds? \d+ to (?:influence|knowledge|production|defense)\b",
            "there are no community scores on the Continent",
            "it is `influence +1`",
        ),
        _Habit(
            r"^(?:build|tick|mark) (?!a? ?counter)\w+",
            "there are no buildings on the Continent",
            "it is `check a box`, or `check a box of net-loft`",
        ),
        _Habit(
            r"^(?:end|finish) the scenario\b",
            "there are no scenarios on the Continent",
            "it is `the scenario ends`",
        ),
        _Habit(
            r"\blose one\b|\b(?:one|two|three|four|five|six|seven) (?:cards?|skills?|counters?)\b",
            "write numbers in figures: `2`",
        ),
    )
)
"""A turn of phrase, and what to write on the Continent and at the Citadel; the first that fits counts."""


def usual_phrase(words: Sequence[str], at: int, ruleset: str) -> str:
    """What to write in place of the turn of phrase in which this word of a text stands; empty for none."""
    text = " ".join(words)
    offset = len(" ".join(words[:at])) + (1 if at else 0)
    for pattern, hint, at_citadel in HABITS:
        for found in pattern.finditer(text):
            if found.start() <= offset <= found.end() + 1:
                return at_citadel if ruleset == "citadel" else hint
    return ""
