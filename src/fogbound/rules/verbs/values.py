"""Numbers in texts: plain, counted on the table, or made of other numbers."""

from fogbound.core.game import Game
from fogbound.rules.common.lexicon import term
from fogbound.rules.common.terms import Cards, Number, Value, Who
from fogbound.rules.continent import experience, table
from fogbound.rules.continent.frames import current, took_part


class Minus(Value):
    """A number with its sign turned."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return -self.value.of(game, this, you, it)


class Plus(Value):
    """A sum, or a difference."""

    def __init__(self, first: Value, second: Value, less: bool = False) -> None:
        self.first = first
        self.second = second
        self.less = less

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        second = self.second.of(game, this, you, it)
        return self.first.of(game, this, you, it) + (-second if self.less else second)


class ForEachOf(Value):
    """A number for each of some explorers."""

    def __init__(self, value: Value, who: Who) -> None:
        self.value = value
        self.who = who

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.value.of(game, this, you, it) * len(self.who.seats(game, this, you, it))


class ForEachCard(Value):
    """A number for each of some cards."""

    def __init__(self, value: Value, cards: Cards) -> None:
        self.value = value
        self.cards = cards

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.value.of(game, this, you, it) * len(self.cards.cards(game, this, you, it))


class ByExplorers(Value):
    """One of four numbers, by the number of explorers."""

    def __init__(self, one: int, two: int, three: int, four: int) -> None:
        self.numbers = (one, two, three, four)

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return self.numbers[table.player_count(game) - 1]


class Explorers(Value):
    """How many explorers are in the game."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return table.player_count(game)


class InvolvedCount(Value):
    """How many explorers are involved."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(took_part(game, you))


class Elsewhere(Value):
    """How many explorers do not stand on your Terrain."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return sum(1 for seat in table.explorers(game) if game.figures[seat] != game.figures[you])


class Counters(Value):
    """Counters on this card."""

    def __init__(self, counter: int = -1) -> None:
        self.counter = counter

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.count(this, self.counter + 1)


class DeckCards(Value):
    """Cards left in the Action Deck, or lying in the Discard Pile."""

    def __init__(self, pile: bool = False) -> None:
        self.pile = pile

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(game.zones[table.DISCARD_PILE if self.pile else table.ACTION_DECK])


class HandSize(Value):
    """How many Skill and Bonus cards you hold."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(table.limited(game, you))


class ItemCount(Value):
    """How many items you have."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(table.columns(game, you))


class Successes(Value):
    """Successes of the action in progress."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        frame = current(game)
        return frame.successes if frame is not None else 0


class Experience(Value):
    """Experience the group has."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(experience.points(game))


class ChosenNumber(Value):
    """The number just chosen or rolled."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return it


class Pips(Value):
    """Pips on the die of the item this card belongs to."""

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        zone = game.where[this]
        return game.values[zone] if zone >= table.FIXED else 0


class HowMany(Value):
    """How many of some cards there are."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return len(self.cards.cards(game, this, you, it))


class Happened(Value):
    """How often something was noted in the chronicle."""

    def __init__(self, event: str) -> None:
        self.event = event

    def of(self, game: Game, this: int, you: int, it: int) -> int:
        return game.chronicle.get(self.event, 0)


def _plain(
    name: str, make: type, syntax: str | tuple[str, ...], en: str, fr: str, doc: str, example: str
) -> None:
    term(name, "value", make, syntax=syntax, en=en, fr=fr, doc=doc, example=example)


term(
    "number",
    "value",
    Number,
    form=(("number", "int"),),
    en="{number}",
    fr="{number}",
    doc="A plain number.",
    example="lose 3 cards",
)
_plain(
    "minus",
    Minus,
    "minus {value:value}",
    "minus {value}",
    "moins {value}",
    "The negative of a number.",
    "minus 2",
)
_plain(
    "plus",
    Plus,
    "{first:value} plus {second:value}",
    "{first} plus {second}",
    "{first} plus {second}",
    "A sum.",
    "2 plus the involved",
)
term(
    "less",
    "value",
    lambda first, second: Plus(first, second, True),
    syntax="{first:value} less {second:value}",
    en="{first} less {second}",
    fr="{first} moins {second}",
    doc="A difference.",
    example="6 less the explorers",
)
_plain(
    "for-each-of",
    ForEachOf,
    "{value:value} for {who:who}",
    "{value}~ for {who}",
    "{value}~ pour {who}",
    "A number for each of some explorers.",
    "1 for each other involved",
)
_plain(
    "for-each-card",
    ForEachCard,
    "{value:value} for each {cards:cards}",
    "{value}~ for {cards.each}",
    "{value}~ pour {cards.each}",
    "A number for each of some cards.",
    "1 for each card titled experience under the satchel",
)
_plain(
    "by-explorers",
    ByExplorers,
    "{one:int} , {two:int} , {three:int} , {four:int} by explorers",
    "{one}/{two}/{three}/{four}~ by the number of explorers",
    "{one}/{two}/{three}/{four}~ selon le nombre d’explorateurs",
    "One of four numbers, for one, two, three or four explorers.",
    "4, 3, 3, 2 by explorers",
)
_plain(
    "explorers",
    Explorers,
    "the explorers",
    "<!noun:the number of ><one:explorer><!one:explorers>",
    "<!noun:le nombre de ><one:explorateur><!one:explorateurs>",
    "How many explorers are in the game.",
    "the explorers",
)
_plain(
    "involved-count",
    InvolvedCount,
    "the involved",
    "<!noun:the number of >involved <one:explorer><!one:explorers>",
    "<!noun:le nombre de ><one:participant><!one:participants>",
    "How many explorers are involved in the action.",
    "2 plus the involved",
)
_plain(
    "elsewhere",
    Elsewhere,
    "the explorers elsewhere",
    "<!noun:the number of ><one:explorer><!one:explorers> elsewhere",
    "<!noun:le nombre de ><one:explorateur><!one:explorateurs> ailleurs",
    "How many explorers in the game do not stand on your Terrain.",
    "1 plus the explorers elsewhere",
)
_plain(
    "counters",
    Counters,
    ("the counters", "the {counter:counter} counters"),
    "<!noun:the number of ><counter:{counter} ><one:counter><!one:counters> on this card",
    "<!noun:le nombre de ><one:marqueur><!one:marqueurs><counter: « {counter} »> sur cette carte",
    "How many counters lie on this card.",
    "the counters",
)
_plain(
    "deck-cards",
    DeckCards,
    "the cards in the deck",
    "<!noun:the number of ><one:card><!one:cards> in the Action Deck",
    "<!noun:le nombre de ><one:carte><!one:cartes> dans le Deck d’Action",
    "How many cards the Action Deck holds.",
    "the cards in the deck",
)
term(
    "pile-cards",
    "value",
    lambda: DeckCards(True),
    syntax="the cards in the pile",
    en="<!noun:the number of ><one:card><!one:cards> in the Discard Pile",
    fr="<!noun:le nombre de ><one:carte><!one:cartes> dans la Défausse",
    doc="How many cards lie in the Discard Pile.",
    example="the cards in the pile",
)
_plain(
    "hand-size",
    HandSize,
    "your hand size",
    "<!noun:the number of ><one:Skill or Bonus><!one:Skills and Bonuses> in your|their hand",
    "<!noun:le nombre de ><one:Compétence ou carte Bonus><!one:Compétences <noun:ou><!noun:et de> cartes Bonus> "
    "dans votre|sa main",
    "How many Skill and Bonus cards you hold.",
    "your hand size",
)
_plain(
    "item-count",
    ItemCount,
    "your items",
    "<!noun:the number of ><one:item><!one:items> in your|their inventory",
    "<!noun:le nombre de ><one:objet><!one:objets> dans votre|son inventaire",
    "How many items you have.",
    "your items",
)
_plain(
    "successes",
    Successes,
    "the successes",
    "<!noun:the number of ><one:success><!one:successes>",
    "<!noun:le nombre de >succès",
    "Successes of the action in progress.",
    "the successes",
)
_plain(
    "experience",
    Experience,
    "the experience",
    "the group’s experience",
    "l’expérience du groupe",
    "How many experience cards the group has.",
    "the experience",
)
_plain(
    "that-number",
    ChosenNumber,
    "that number",
    "that <counted:many><!counted:number>",
    "ce nombre<counted: de>",
    "The number that has just been chosen or rolled.",
    "restore that number random",
)
_plain(
    "pips",
    Pips,
    "the pips",
    "the durability of this item",
    "la résistance de cet objet",
    "Pips on the die of the item this card belongs to.",
    "the pips",
)
_plain(
    "how-many",
    HowMany,
    "the number of {cards:cards}",
    "<!noun:the number of ><one:{cards.bare.one}><!one:{cards.bare.plural}>",
    "<!noun:le nombre {cards.bare.plural.de}><noun:<one:{cards.bare.one}><!one:{cards.bare.plural}>>",
    "How many of some cards there are.",
    "the number of states in your hand",
)
_plain(
    "happened",
    Happened,
    "the times {event:event}",
    "<!times:how often >{event}",
    "<!times:le nombre de fois où >{event}",
    "How often something stands in the chronicle, such as `taken 399`.",
    'the times "taken 399"',
)
