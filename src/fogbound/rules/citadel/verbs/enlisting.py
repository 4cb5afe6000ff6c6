"""Making characters in texts of the introduction, Skills from the reserve, Recovery mode and Threat (T-SETUP-03)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import decks, enlisting, news, table
from fogbound.rules.common import filing, tabletop
from fogbound.rules.common.book import SKILL, Do, book_of
from fogbound.rules.common.lexicon import declare, term
from fogbound.rules.common.terms import Effect, Value
from fogbound.rules.verbs.combine import ForEach

TOPIC = "setting-out"


class MakeCharacters(Effect):
    """Everybody involved makes a character as the introduction says."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        enlisting.make_characters(game, you)


class PickCharacter(Effect):
    """A player chooses a character nobody has."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(enlisting.ChooseCharacter(you))


class TakeOwnSkills(Effect):
    """All Skills with the character's initial go into the Action Deck."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        enlisting.take_own_skills(game, you)


class PickReserveSkill(Effect):
    """One shared Skill of the reserve, of the player's choice, goes into the Action Deck."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(enlisting.PickSkill(you))


def picks_left(game: Game, seat: int) -> int:
    """How many Skills of the reserve a player still picks, with the one that is being asked for."""
    effects = book_of(game).effects
    left = 1
    for step in game.stack:
        if isinstance(step, Do):
            effect = effects[step.eid]
            for_all = isinstance(effect, ForEach) and isinstance(effect.effect, PickReserveSkill)
            if for_all or (isinstance(effect, PickReserveSkill) and step.you == seat):
                left += 1
    return left


class ShuffleDeck(Effect):
    """The Action Deck is shuffled."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.shuffle(table.DECKS + you)


class ExchangeSkills(Effect):
    """Shared Skills may be exchanged with the reserve."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(enlisting.ExchangeSkill(you, self.amount.count(game, this, you, it)))


class GainSkill(Effect):
    """A named Skill of the reserve is shuffled into the deck, or put on the Discard Pile (T-HAND-07)."""

    def __init__(self, uid: str, pile: bool = False) -> None:
        self.uid = uid
        self.pile = pile

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = self._card(game)
        if card == NONE:
            return
        game.tell(news.SKILL_GAINED, you, card)
        if self.pile:
            game.move(card, table.DISCARD_PILES + you)
        else:
            decks.shuffle_in(game, you, card)

    def _card(self, game: Game) -> int:
        cards = book_of(game).cards
        for card in range(len(cards)):
            if cards[card].uid == self.uid and cards[card].kind == SKILL and game.where[card] == tabletop.OUT:
                return card
        return NONE

    def possible(self, game: Game, this: int, you: int, it: int) -> bool:
        return self._card(game) >= 0


class BanishSkill(Effect):
    """A named Skill is banished from wherever it is, whoever has it now; a deck it lay in is shuffled."""

    def __init__(self, uid: str) -> None:
        self.uid = uid

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        cards = book_of(game).cards
        found = [
            card
            for card in range(len(cards))
            if cards[card].uid == self.uid and game.where[card] not in (tabletop.OUT, tabletop.BANISHED)
        ]
        filing.send_all(game, found, filing.BANISH)


class PickMode(Effect):
    """The players fix how Recoveries are paid, unless they did before they sat down."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if game.registers[tabletop.OPTIONS] & table.MODE_CHOSEN:
            game.tell(news.RECOVERY_MODE, n=game.registers[tabletop.MODE])
        else:
            game.next(enlisting.ChooseMode())


class PickThreat(Effect):
    """The players choose a Threat; the bookmark goes to its first page."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(enlisting.ChooseThreat())


term(
    "make-characters",
    "effect",
    MakeCharacters,
    syntax="make characters",
    brings="setup",
    doc="In the set-up of the introduction: everybody does what stands there under `enlist`. Whoever joins later does "
    "the same alone.",
    example="make characters",
    ruleset="citadel",
)
term(
    "pick-character",
    "effect",
    PickCharacter,
    syntax="pick a character",
    brings="setup",
    doc="The player chooses a character nobody has.",
    example="each involved picks a character",
    ruleset="citadel",
)
term(
    "take-own-skills",
    "effect",
    TakeOwnSkills,
    syntax="take your own skills",
    brings="deck",
    doc="All Skills with the character's initial go into the Action Deck.",
    example="each involved takes your own skills",
    ruleset="citadel",
)
term(
    "pick-skill",
    "effect",
    PickReserveSkill,
    syntax="pick a skill",
    brings="deck",
    doc="One shared Skill of the reserve, of the player's choice, goes into the Action Deck.",
    example="5 times: each involved picks a skill",
    ruleset="citadel",
)
term(
    "shuffle-own-deck",
    "effect",
    ShuffleDeck,
    syntax="shuffle your deck",
    brings="deck",
    doc="Shuffles one's own Action Deck.",
    example="each involved shuffles your deck",
    ruleset="citadel",
)
term(
    "exchange-skills",
    "effect",
    ExchangeSkills,
    syntax="exchange up to {amount:value} skill/skills",
    brings="deck",
    doc="The player may exchange so many shared Skills with the reserve; the deck is shuffled.",
    example="each involved exchanges up to 2 skills",
    ruleset="citadel",
)
term(
    "gain-skill",
    "effect",
    GainSkill,
    syntax="gain the skill {uid:uid} [on your pile](pile)",
    brings="skill",
    doc="A Skill of the reserve, called by its id, is shuffled into one's Action Deck or put on one's Discard Pile.",
    example="gain the skill rope-work",
    icon="skill",
    ruleset="citadel",
    calls="uid",
)
term(
    "banish-skill",
    "effect",
    BanishSkill,
    syntax="banish the skill {uid:uid} wherever it is",
    brings="deck",
    doc="A Skill, called by its id, is banished from any deck, pile, hand or blocked area.",
    example="banish the skill rope-work wherever it is",
    icon="skill",
    ruleset="citadel",
)
term(
    "pick-recovery-mode",
    "effect",
    PickMode,
    syntax="choose the recovery mode",
    brings="setup",
    doc="The players choose for the whole adventure how Recoveries are paid: standard, Story or Survival.",
    example="choose the recovery mode",
    ruleset="citadel",
)
term(
    "pick-threat",
    "effect",
    PickThreat,
    syntax="choose a threat",
    brings="setup",
    doc="The players choose one of the Threats; the bookmark goes to the first page of its booklet.",
    example="choose a threat",
    ruleset="citadel",
    calls="end",
)

declare("gain-skill", "banish-skill", topic="gear")
