"""What is true of every game at every question, whichever ruleset is played; each adds what is true of its own."""

from fogbound.core import snapshot
from fogbound.core.game import EVERYBODY, SLOTS, UNORDERED, Game
from fogbound.core.steps import NONE
from fogbound.rules.common import force, tabletop
from fogbound.rules.common.book import FOG, book_of


def named(game: Game, card: int) -> str:
    """A card by its id, or as a number when there is no such card."""
    ids = game.content.card_ids
    return ids[card] if 0 <= card < len(ids) else f"card {card}"


def check_zones(game: Game, wrong: list[str]) -> None:
    """Every card is in exactly one zone, and `where` agrees."""
    total = len(game.content.card_ids)
    if len(game.where) != total:
        wrong.append(f"there are {len(game.where)} cards instead of {total}")
        return
    if not len(game.zones) == len(game.kinds) == len(game.owners) == len(game.values):
        wrong.append("zones, kinds, owners and values differ in number")
        return
    times = [0] * total
    for zone in range(len(game.zones)):
        if zone < UNORDERED and game.zones[zone]:
            wrong.append(f"zone {zone} has no order but holds a list")
        for card in game.zones[zone]:
            times[card] += 1
            if game.where[card] != zone:
                wrong.append(
                    f"{named(game, card)} lies in zone {zone} but is said to be in {game.where[card]}"
                )
    for card in range(total):
        if times[card] != (0 if game.where[card] < UNORDERED else 1):
            wrong.append(f"{named(game, card)} lies in {times[card]} zones")


def check_unused(game: Game, wrong: list[str]) -> None:
    """No card lies where the ruleset has no place."""
    book = book_of(game)
    used = {number for zone in book.zones() for number in zone.numbers}
    for zone in range(book.fixed_zones()):
        if game.zones[zone] and zone not in used:
            wrong.append(f"zone {zone} is no place for {named(game, game.zones[zone][0])}")


def check_contents(
    game: Game, backs: dict[int, frozenset[int]], kinds: dict[int, frozenset[int]], wrong: list[str]
) -> None:
    """Each zone holds the families of cards that belong there; one that is not named holds any."""
    cards = book_of(game).cards
    for card in range(len(cards)):
        zone = game.where[card]
        definition = cards[card]
        fits = zone not in backs or definition.back in backs[zone]
        if zone in kinds:
            fits = fits and definition.kind in kinds[zone]
        if tabletop.PILES <= zone < tabletop.STORES:
            fits = definition.back == FOG and definition.area == zone - tabletop.PILES
        if not fits:
            wrong.append(f"{named(game, card)} does not belong in zone {zone}")


def check_board(game: Game, wrong: list[str]) -> None:
    """One card per cell, every Board card has a place, figures stand on Terrains."""
    for cell, card in game.cells.items():
        if game.places.get(card, NONE) != cell:
            wrong.append(
                f"{named(game, card)} lies in cell {cell} but has place {game.places.get(card, NONE)}"
            )
        if game.where[card] not in (tabletop.BOARD, tabletop.FOGGY, tabletop.RESOLVING):
            wrong.append(f"{named(game, card)} keeps a cell in zone {game.where[card]}")
    if len(game.places) != len(game.cells):
        wrong.append(f"{len(game.places)} cards have places in {len(game.cells)} cells")
    for card in (*game.zones[tabletop.BOARD], *game.zones[tabletop.FOGGY]):
        if (card in game.places) == (card in game.beside):
            wrong.append(f"{named(game, card)} on the Board lies in a cell and beside a card, or in neither")
    for card, terrain in game.beside.items():
        if game.where[card] != tabletop.BOARD or not is_laid(game, terrain):
            wrong.append(f"{named(game, card)} lies beside {named(game, terrain)}, which cannot be")
    for figure in range(len(game.figures)):
        terrain = game.figures[figure]
        if terrain != NONE and not is_laid(game, terrain):
            wrong.append(f"figure {figure} stands on {named(game, terrain)}")


def is_laid(game: Game, terrain: int) -> bool:
    """Whether a Terrain lies in a cell of the Board."""
    return (
        game.where[terrain] == tabletop.BOARD
        and tabletop.is_terrain(game, terrain)
        and terrain in game.places
    )


def check_knowledge(game: Game, closed: frozenset[int], wrong: list[str]) -> None:
    """Only cards in zones that hide them are kept among what somebody has been shown."""
    for card, seats in game.known.items():
        if game.where[card] not in closed:
            wrong.append(
                f"{named(game, card)} lies open in zone {game.where[card]} and is remembered as hidden"
            )
        if not 0 <= seats <= EVERYBODY:
            wrong.append(f"{named(game, card)} is known to impossible seats")


def check_counters(game: Game, bare: frozenset[int], wrong: list[str]) -> None:
    """Markers lie on cards in play, and there is at least one where there are any."""
    for key, count in game.counters.items():
        if count <= 0 or game.where[key // SLOTS] in bare:
            wrong.append(f"{count} counters lie on {named(game, key // SLOTS)}")


def check_options(game: Game, wrong: list[str]) -> None:
    """Something is asked or the game is over, and no two options have one name."""
    if game.pending() is None and not game.ending:
        wrong.append("nothing is asked and the game is not over")
    for options in (game.offered, game.content.standing(game)):
        ids = [game.option_id(option) for option in options]
        if len(set(ids)) != len(ids):
            wrong.append(f"two options have one name: {', '.join(sorted(ids))}")


def check_derived(game: Game, wrong: list[str]) -> None:
    """What is kept of the abilities in force and of the Board is what would be found out anew."""
    anew = game.clone()
    anew.forget_derived()
    if force.kept(game) != force.kept(anew):
        wrong.append("the abilities kept in the index are not those in force")
    for seat in tabletop.explorers(game):
        terrain = game.figures[seat]
        if terrain != NONE and _around(game, terrain) != _around(anew, terrain):
            wrong.append(f"what is kept of the Board around {named(game, terrain)} is not what lies there")


def _around(game: Game, terrain: int) -> list[list[int]]:
    return [
        tabletop.attached_events(game, terrain),
        tabletop.attached_fog(game, terrain),
        tabletop.reachable(game, terrain),
    ]


def check_copies(game: Game, wrong: list[str]) -> None:
    """A snapshot that is read back and a clone are the same game."""
    written = snapshot.dump(game)
    if snapshot.dump(game.clone()) != written:
        wrong.append("a clone is another game")
    if snapshot.dump(snapshot.load(game.content, written)) != written:
        wrong.append("a snapshot read back is another game")
