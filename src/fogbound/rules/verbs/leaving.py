"""discard, banish, return: cards leave, all of them, by choice, by chance, or one unseen by its number."""

from typing import ClassVar, Final

from fogbound.core.game import EVERYBODY, Game
from fogbound.core.steps import Option
from fogbound.rules.common import filing, news, tabletop
from fogbound.rules.common.book import GREEN, book_of
from fogbound.rules.common.lexicon import AFTER_FAILURE, AFTER_SUCCESS, declare, term
from fogbound.rules.common.options import OPTION_BANISH, OPTION_DISCARD, OPTION_DONE, OPTION_RETURN
from fogbound.rules.common.reveal import candidates
from fogbound.rules.common.terms import Cards, Effect, Number, Value
from fogbound.rules.verbs.asking import AskAbout

TOPIC = "leave"

VERBS: Final = (OPTION_DISCARD, OPTION_BANISH, OPTION_RETURN)
"""The three ways to leave, by their number in `filing`."""
OUT_OF_PLAY: Final = (tabletop.OUT, tabletop.ADVENTURE_DECK, tabletop.PAST, tabletop.BANISHED)
IDLE: Final = (
    ("out of the game", "banished", "in the past", "in the pile", "in your discard pile"),
    ("banished",),
    (),
)
"""The places from which no card can leave so: what is out of play is not discarded, nor what lies in a pile already."""


def leaving(game: Game, how: int, cards: list[int]) -> list[int]:
    """Those of the cards that can leave this way: not what is there already, and nothing out of play by a discard."""
    return [
        card
        for card in cards
        if not filing.has_to_stay(game, card)
        and filing.destination(game, card, how) != game.where[card]
        and (how != filing.DISCARD or game.where[card] not in OUT_OF_PLAY)
    ]


def send(game: Game, cards: list[int], how: int, you: int) -> None:
    """Let these cards leave and say so."""
    for card in cards:
        seen = 0 if filing.is_unseen(game.where[card]) else EVERYBODY
        game.tell((news.DISCARDED, news.BANISHED, news.RETURNED)[how], you, card, seen=seen)
    filing.send_all(game, cards, how)


class SendAll(Effect):
    """All these cards leave (C-DBR-01, C-DBR-02, C-DBR-05); one card of an item leaves the rest as it is."""

    def __init__(self, how: int, cards: Cards) -> None:
        self.how = how
        self.cards = cards

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        send(game, leaving(game, self.how, self.cards.cards(game, this, you, it)), self.how, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(leaving(game, self.how, self.cards.cards(game, this, you, it)))


class SendChosen(Effect):
    """The explorer chooses which of the cards leave, one after the other."""

    def __init__(
        self,
        how: int,
        cards: Cards,
        number: Value,
        more: bool = False,
        fewer: bool = False,
    ) -> None:
        self.how = how
        self.cards = cards
        self.number = number
        self.more = more  # may go on beyond the number
        self.fewer = fewer  # may stop before it

    def choice(self, game: Game, this: int, you: int, it: int) -> list[int]:
        return leaving(game, self.how, self.cards.cards(game, this, you, it))

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        number = self.number.count(game, this, you, it)
        game.next(ChooseLeaving(self.eid, number, this, you, it))

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        least = 1 if self.fewer else self.number.count(game, this, you, it)
        return len(self.choice(game, this, you, it)) >= least


class ChooseLeaving(AskAbout):
    """Which card leaves next; `left` counts down and goes on below 0 where more may leave."""

    name: ClassVar[str] = "choose-leaving"

    def __init__(self, eid: int, left: int, this: int, you: int, it: int) -> None:
        super().__init__(eid, this, you, it)
        self.left = left

    def options(self, game: Game) -> list[Option]:
        effect = self._effect(game)
        if (self.left <= 0 and not effect.more) or not tabletop.is_present(game, self.you):
            return []
        verb = VERBS[effect.how]
        options = [Option(verb, card) for card in effect.choice(game, self.this, self.you, self.it)]
        if options and (self.left <= 0 or effect.fewer):
            options.append(Option(OPTION_DONE))
        return options

    def take(self, game: Game, option: Option, value: str) -> None:
        if option.verb != OPTION_DONE:
            game.next(ChooseLeaving(self.eid, self.left - 1, self.this, self.you, self.it))
            send(game, [option.card], self._effect(game).how, self.you)

    def _effect(self, game: Game) -> SendChosen:
        effect = book_of(game).effects[self.eid]
        assert isinstance(effect, SendChosen)
        return effect

    def rules(self) -> tuple[str, ...]:
        return ("C-DBR-01", "C-DBR-02", "C-DBR-05")


class SendRandom(Effect):
    """Chance decides which of the cards leave."""

    def __init__(self, how: int, cards: Cards, number: Value) -> None:
        self.how = how
        self.cards = cards
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = leaving(game, self.how, self.cards.cards(game, this, you, it))
        picked: list[int] = []
        while cards and len(picked) < self.number.count(game, this, you, it):
            card = game.pick(cards)
            cards.remove(card)
            picked.append(card)
        send(game, picked, self.how, you)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        cards = leaving(game, self.how, self.cards.cards(game, this, you, it))
        return len(cards) >= self.number.count(game, this, you, it)


def _way_out(how: int, doc: str, kept: str) -> None:
    """One of the three ways to leave in all its forms."""
    verb = VERBS[how]
    one = Number(1)

    def every(cards: Cards) -> Effect:
        return SendAll(how, cards)

    def chosen(cards: Cards, number: Value = one, more: bool = False, fewer: bool = False) -> Effect:
        return SendChosen(how, cards, number, more, fewer)

    def some(cards: Cards) -> Effect:
        return SendChosen(how, cards, one, True, True)

    def random(cards: Cards, number: Value = one) -> Effect:
        return SendRandom(how, cards, number)

    term(
        verb,
        "effect",
        every,
        syntax=f"{verb} [all/every] {{cards:cards}}",
        brings="leaving",
        doc=f"{doc} All cards named are meant; it cannot be chosen or paid when there are none.",
        example=f"{verb} {kept}",
        icon=verb,
        idle=IDLE[how],
    )
    declare(verb, takes_all=f"`{verb} one … of your choice`, `{verb} a random …`, or `{verb} every …`")
    term(
        f"{verb}-chosen",
        "effect",
        chosen,
        syntax=(
            f"{verb} one {{cards:cards}} of your choice",
            f"{verb} [at least](more) [up to](fewer) {{number:value}} {{cards:cards}} of your choice",
        ),
        brings="leaving",
        doc=f"{doc} The explorer chooses which, one card after the other. It can be chosen or paid only when "
        "there are enough.",
        example=f"{verb} one skill in your hand of your choice",
        icon=verb,
        idle=IDLE[how],
    )
    term(
        f"{verb}-some",
        "effect",
        some,
        syntax=f"{verb} any number of {{cards:cards}}",
        brings="leaving",
        doc=f"{doc} The explorer chooses which and how many, none included.",
        example=f"{verb} any number of skills in your hand",
        icon=verb,
        idle=IDLE[how],
    )
    term(
        f"{verb}-random",
        "effect",
        random,
        syntax=(f"{verb} a random {{cards:cards}}", f"{verb} {{number:value}} random {{cards:cards}}"),
        brings="leaving",
        doc=f"{doc} Chance decides which.",
        example=f"{verb} a random skill in your hand",
        icon=verb,
        idle=IDLE[how],
    )


_way_out(
    filing.DISCARD,
    "To a Discard Pile or the Past, by the card's back. An item that loses a card keeps its die and order.",
    "this",
)
_way_out(
    filing.BANISH,
    "Out of play for the rest of the game. A deck that is searched for the cards is shuffled.",
    "cards titled sprained anywhere",
)
_way_out(
    filing.RETURN,
    "Home to the card's own deck, available again at once.",
    "skills in your hand",
)


class BanishNumber(Effect):
    """A random green card of the number leaves the Adventure Deck, unseen (C-DBR-04, C-RUL-19, C-INFO-07)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = candidates(game, self.number, GREEN, "")
        if cards:
            filing.banish(game, game.pick(cards))
            game.tell(news.BANISHED_UNSEEN, you, n=self.number)

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return bool(candidates(game, self.number, GREEN, ""))


term(
    "banish-number",
    "effect",
    BanishNumber,
    syntax="banish {number:number}",
    brings="box",
    doc="Banishes one green card with this number from the Adventure Deck, at random and without looking at "
    "it. If there is none nothing happens, and the Past is not emptied for it.",
    example="banish 063",
    icon="banish",
)

declare("banish", "discard", "return", seen=AFTER_SUCCESS | AFTER_FAILURE)
