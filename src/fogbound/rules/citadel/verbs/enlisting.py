"""Making characters in texts of the introduction, Skills from the reserve, Recovery mode and Threat (T-SETUP-03)."""

from fogbound.core.game import Game
from fogbound.rules.citadel import enlisting, news, table
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import Do, book_of
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


class ExchangeSkills(Effect):
    """Shared Skills may be exchanged with the reserve."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        game.next(enlisting.ExchangeSkill(you, self.amount.count(game, this, you, it)))


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
    doc="In the set-up of the introduction: everybody does what stands there under `enlist`. A player who joins later "
    "does the same alone.",
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
declare(
    "take-own-skills",
    "pick-skill",
    "exchange-skills",
    because="decks are not put together in play on the Continent",
)
declare("pick-recovery-mode", because="there are no Recoveries on the Continent")
declare("pick-threat", because="there are no Threats on the Continent")
declare("make-characters", "pick-character", because="characters are chosen before a game on the Continent")
