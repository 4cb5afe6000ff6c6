"""The lexicon: every word of the effect language, defined once.

A term is a class (or a function that makes an ability) together with how authors write it and what it means. `packs`
parses and words texts with this and knows no term by name; how a term reads in each language stands in
`packs/languages`, in a line of `terms.txt`.

How syntax is written
    take {number:number}                 words as they stand, and slots `{name:sort}`
    take/takes {number:number}           either word
    take {number:number} [if available](available)    an optional part; its name is a flag that is set
    the mode is [easy](easy!)            words that must be there, and set a flag all the same
    [if {when:condition}]                an optional part with a slot of its own
    not {when:condition!}                a slot to which nothing is joined: in `not A and B` it is A alone
"""

from collections.abc import Callable
from typing import Final

from fogbound.rules.common.standing_places import PLACES, REFLEX

AFTER_SUCCESS: Final = 1
AFTER_FAILURE: Final = 2
"""After what an outcome is seen when it comes, so that nobody needs to read of it before: bits of `seen`."""
SETTLED: Final = 1
"""Bit of `lasts`: no step taken on the Board changes it."""
LASTING: Final = 2
"""Bit of `lasts`: it stays as it is for a while, as how many play does."""


class Term:
    """One word of the language."""

    def __init__(
        self,
        name: str,
        sort: str,
        make: Callable[..., object],
        syntax: tuple[str, ...],
        form: tuple[tuple[str, str], ...],
        doc: str,
        example: str,
        icon: str,
        calls: str,
        ruleset: str,
        asks: str,
        idle: tuple[str, ...],
        brings: str,
        frame: bool,
        speaks_of: str,
        offers: bool,
        addresses: bool,
    ) -> None:
        self.name = name
        self.sort = sort
        self.make = make
        self.syntax = syntax
        self.form = form  # keys and sorts of the YAML form; a key that ends in "?" may be left out
        self.doc = doc
        self.example = example
        self.icon = icon
        self.ruleset = ruleset  # the one ruleset that knows it; empty when both do
        self.calls = calls  # how it brings numbered cards into the game, for the linter; see `term`
        self.asks = asks  # the slot whose word items in use may show; see `term`
        self.idle = idle  # places where it finds no card; see `term`
        self.brings = brings  # the thing it brings; see `term`
        self.frame = frame  # whether it brings nothing of its own
        self.speaks_of = speaks_of  # what of an action it speaks of; see `term`
        self.offers = offers  # whether it leaves a choice among its effects
        self.addresses = addresses  # whether it names who does what stands in it
        # what few terms have; see `declare`
        self.seen = 0
        self.lasts = 0
        self.is_formula = False
        self.by_players = False
        self.compares: Callable[[int, int], bool] | None = None
        self.void: tuple[str, ...] = ()
        self.reckons: Callable[..., int] | None = None
        self.proposes: tuple[str, ...] = ()
        self.counts_met = False
        self.moment = ""
        self.lands: tuple[str, tuple[str, ...]] = ("", ())
        self.serves = False
        self.is_of_reflex = False
        self.in_place = False
        self.resets = False
        self.fills = False
        self.takes_all = ""
        self.decides = ""
        self.remembers = ""
        self.recalls = ""
        self.barred: dict[tuple[str, str], str] = {}  # ruleset and place -> why it cannot stand there
        self.needs: list[tuple[str, str, int, str]] = []  # what it needs to do anything; see `needs`
        self.happens: dict[str, object] = {}  # ruleset -> the moment at which it does what stands in it
        self.names: dict[
            str, tuple[str, ...]
        ] = {}  # slot -> what a text that fills it may speak of; see `names`
        self.forgets = ""  # when what was named before is forgotten; see `forgets`
        self.topic = ""
        self.because = ""
        self.only: dict[str, tuple[str, str]] = {}


LEXICON: dict[str, Term] = {}


def term(
    name: str,
    sort: str,
    make: Callable[..., object],
    *,
    syntax: str | tuple[str, ...] = (),
    form: tuple[tuple[str, str], ...] = (),
    doc: str,
    example: str,
    icon: str = "",
    calls: str = "",
    ruleset: str = "",
    asks: str = "",
    idle: tuple[str, ...] = (),
    brings: str = "",
    frame: bool = False,
    speaks_of: str = "",
    offers: bool = False,
    addresses: bool = False,
    because: str = "",
) -> None:
    """Enter a term into the lexicon.

    An effect says what it `brings`, one of the things in `meaning`, or that it is a `frame`, which brings nothing of
    its own: it only says when, how often or by whom other effects are done, or which of them. Players who weigh a
    text, and answers that need not be asked for, go by that alone. `speaks_of` names one of the subjects there.
    A frame `offers` if it leaves a choice among its effects, and `addresses` if it names who does what stands in it;
    what is taken there, nobody else keeps (T-RUL-73). What abilities `bring` is what they give to actions.

    `calls` says how the term brings numbered cards into the game: `plain` by its number slot, `banner` by that or
    by a sum with its pictograph, `guess` by a number that players work out, `gold` by this card's own number, `title`
    and `uid` by those slots. A number in any other term is only spoken of. In a story, `read` leads to a paragraph,
    `page` to a page; `list`, `begin` and `finish` do so with a side quest, `reach` reaches a goal, `end` ends a
    scenario or the adventure, or leads to a Threat.

    `asks` names the slot of a banner or keyword that the term looks for on the items used in an action, so that
    using such an item is not in vain; `this` if it asks whether the very item that bears the text was used.
    `idle` names places from which the term never takes a card; a text that sends it there is refused.
    `ruleset` names the one ruleset that knows the term, if only one does, and `because` what the other one lacks: a
    clause such as `there are no purses on the Continent`, which authors read there.
    """
    if name in LEXICON:
        raise AssertionError(f"the term {name!r} is defined twice")
    ways = (syntax,) if isinstance(syntax, str) else syntax
    LEXICON[name] = Term(
        name,
        sort,
        make,
        ways,
        form,
        doc,
        example,
        icon,
        calls,
        ruleset,
        asks,
        idle,
        brings,
        frame,
        speaks_of,
        offers,
        addresses,
    )
    LEXICON[name].because = because


def declare(
    *names: str,
    brings: str = "",
    frame: bool = False,
    speaks_of: str = "",
    seen: int = 0,
    lasts: int = 0,
    is_formula: bool = False,
    by_players: bool = False,
    compares: Callable[[int, int], bool] | None = None,
    void: tuple[str, ...] = (),
    reckons: Callable[..., int] | None = None,
    proposes: tuple[str, ...] = (),
    counts_met: bool = False,
    moment: str = "",
    lands: tuple[str, tuple[str, ...]] = ("", ()),
    serves: bool = False,
    is_of_reflex: bool = False,
    in_place: bool = False,
    resets: bool = False,
    fills: bool = False,
    takes_all: str = "",
    decides: str = "",
    remembers: str = "",
    recalls: str = "",
    topic: str = "",
    because: str = "",
    only: dict[str, tuple[str, str]] | None = None,
) -> None:
    """Say more of terms, in the module that defines them, than how they are written.

    `seen` says after what its outcome is seen when it comes, `lasts` how long a condition or number stays as it is.
    A number `is_formula` if nobody needs to reckon it who reads a card, goes `by_players` if it depends on nothing but
    how many play, and `counts_met` things of which there are none
    as long as nobody has met one; `void` names the parts of a sum that say nothing when they are 0. What is composed
    of numbers `reckons` them from its slots; what may be done or left `proposes` the effects in some slots; a
    comparison `compares` two numbers. `moment` is when an ability performs its effect: `camp`, `between` actions, or
    `laid`, as soon as its card lies there. `lands` tells what cards do where an effect sends them, and which kinds of
    cards can. What is called `in_place` comes to lie where the card is that calls it. What `resets` something remembered
    lets it begin anew. A memo is a `note`, perhaps a number, a `choice` of yes or no, or known of a `person`: as what a
    term `remembers` it, and as what it `recalls` it. What `fills` a store, or puts counters, lets others find them there.
    What does something with every card it names, unless a `one` or a `number` of it says otherwise, tells under
    `takes_all` what to write for a single one.

    An ability `serves` an action if players choose to use it there, so that others may exclude it, and `is_of_reflex`
    if it works when its card is revealed. Where it may stand, `only_in` and `not_in` say. What it `decides` is a
    condition that it cannot hang on itself.

    In the reference a term stands under the `TOPIC` of its module, or under a `topic` of its own.

    `because` is why only one ruleset knows it, as in `term`; `only` tells the same of some of its slots and flags: which
    ruleset knows the ways to write it that have them, and why not the other one.
    """
    for name in names:
        said = LEXICON[name]
        said.brings = brings or said.brings
        said.frame = frame or said.frame
        said.speaks_of = speaks_of or said.speaks_of
        said.seen |= seen
        said.lasts |= lasts
        said.is_formula = is_formula or said.is_formula
        said.by_players = by_players or said.by_players
        said.compares = compares or said.compares
        said.void = void or said.void
        said.reckons = reckons or said.reckons
        said.proposes = proposes or said.proposes
        said.counts_met = counts_met or said.counts_met
        said.moment = moment or said.moment
        said.lands = lands if lands[0] else said.lands
        said.serves = serves or said.serves
        said.is_of_reflex = is_of_reflex or said.is_of_reflex
        said.in_place = in_place or said.in_place
        said.resets = resets or said.resets
        said.fills = fills or said.fills
        said.takes_all = takes_all or said.takes_all
        said.decides = decides or said.decides
        said.remembers = remembers or said.remembers
        said.recalls = recalls or said.recalls
        said.topic = topic or said.topic
        said.because = because or said.because
        said.only = only or said.only


def not_in(*names: str, places: tuple[str, ...], reason: str, ruleset: str = "") -> None:
    """Say why these abilities cannot stand in some places: a clause that authors read after "nothing would come of it".

    Of several reasons for one place the first counts; with a ruleset it is that one's alone.
    """
    for name in names:
        for each in [ruleset] if ruleset else PLACES:
            for place in places:
                LEXICON[name].barred.setdefault((each, place), reason)


def only_in(*names: str, places: tuple[str, ...], reason: str, ruleset: str = "") -> None:
    """Say why these abilities can stand nowhere but here."""
    for each in [ruleset] if ruleset else PLACES:
        others = tuple([place for place in PLACES[each] if place not in places])
        not_in(*names, places=others, reason=reason, ruleset=each)


REVEALED: Final = "a Reflex works when it is revealed and never else"


def reason_against(ability: str, ruleset: str, place: str) -> str:
    """Why nothing would come of an ability, by the name of its term, in this place; "" where it works."""
    said = LEXICON[ability]
    if place == REFLEX and not said.is_of_reflex:
        return REVEALED
    return said.barred.get((ruleset, place), "")


ANY: Final = "any"
"""Stands for whichever ruleset knows a word."""


def words_of(ruleset: str) -> list[Term]:
    """The terms that texts under this ruleset, or under ANY, are written with."""
    return [term for term in LEXICON.values() if ruleset == ANY or term.ruleset in ("", ruleset)]
