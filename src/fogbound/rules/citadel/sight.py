"""What a seat may see: which fronts lie open, and which hidden ones it has been shown (T-INFO)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import table
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.frames import RESULT, Pass, Resolution
from fogbound.rules.citadel.leaflet import quest_source, quests
from fogbound.rules.citadel.reading import Reading
from fogbound.rules.common import frames, tabletop
from fogbound.rules.common.book import CHARACTER, COMMON, OWN, PARAGRAPH, SKILL, TRAIT, book_of


def is_open(game: Game, card: int) -> bool:
    """Whether everybody may look at the card's front where it lies now (T-INFO-06, T-INFO-07).

    Discard Piles lie face up and hands are open, so both are everybody's to see (T-INFO-03, T-RUL-79, T-RUL-117).

    T-CMP-06, T-INFO-01.
    """
    zone = game.where[card]
    if zone == tabletop.OUT:
        return is_laid_out(game, card)
    if zone in table.SHUT_ZONES:
        return False
    if zone == tabletop.DRAWN:
        return is_revealed(game, card)
    if table.DECKS <= zone < table.DECKS + tabletop.SEATS:
        return has_left(game, zone - table.DECKS)
    return zone not in table.HIDDEN_ZONES


def has_left(game: Game, seat: int) -> bool:
    """Whether the player has left: their deck is sorted out before everybody's eyes (T-LEAVE-01, T-LEAVE-03)."""
    return game.registers[tabletop.STATUS + seat] == tabletop.GONE


def is_laid_out(game: Game, card: int) -> bool:
    """What may be looked at although nobody has it: characters and their Skills, which the introduction lays out for
    choosing, the traits on the player aid, and the dialogue that told of a side quest (T-SETUP-03, T-INFO-10).
    """
    definition = book_of(game).cards[card]
    if definition.kind == PARAGRAPH:
        return is_source(game, card)
    if definition.kind == SKILL:
        return definition.skill == COMMON or definition.skill == OWN
    return definition.kind == CHARACTER or definition.kind == TRAIT


def is_source(game: Game, card: int) -> bool:
    """Whether a side quest on the leaflet was heard of in this paragraph, which may be reread freely (T-INFO-10)."""
    sources = [quest_source(game, quest) for quest in quests(game)]
    return rules_of(game).paragraph(card).number in sources


def is_revealed(game: Game, card: int) -> bool:
    """Whether a drawn card has reached the Result step of its action (T-INFO-09)."""
    frame = drawing(game, card)
    return frame is not None and frame.stage >= RESULT


def drawing(game: Game, card: int) -> Pass | None:
    """The pass a card is drawn for."""
    frame = frames.drawing(game, card)
    return frame if isinstance(frame, Pass) else None


def same_back(game: Game, card: int, other: int) -> bool:
    """Whether two cards cannot be told apart while only their backs are seen (T-INFO-08, T-CARD-05, T-CARD-08)."""
    one = book_of(game).cards[card]
    two = book_of(game).cards[other]
    return (
        one.back == two.back
        and one.number == two.number
        and one.back_refs == two.back_refs
        and one.link == two.link
        and one.backside == two.backside
        and (one.number != NONE or one.area == two.area)
    )


def told_of(game: Game) -> set[int]:
    """Cards that what goes on speaks of, and those that a choice invites to look at (T-INFO-01).

    An option may name a card of the reserve, of the Past or of a page not yet open; what lies in a deck it may name
    only where the question is for its owner's eyes.
    """
    found: set[int] = set()
    for frame in game.frames:
        if isinstance(frame, Pass):
            found.update((frame.shown(), *frame.selected))
            found.update([mark & 0xFFFF for mark in frame.applied])
        elif isinstance(frame, (Reading, Resolution)):
            found.add(frame.card)
    question = game.pending()
    for option in game.offered:
        zone = game.where[option.card] if option.card != NONE else NONE
        if question is not None and (
            question.is_secret() or zone == tabletop.OUT or zone in table.SHUT_ZONES
        ):
            found.add(option.card)
    found.discard(NONE)
    return found
