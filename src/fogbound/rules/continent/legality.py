"""Which actions an explorer can take, and why others are refused.

C-TURN-06, C-TURN-07, C-TURN-08, C-TURN-09, C-TURN-10, C-TURN-11, C-TURN-12, C-LEG.
"""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.common import closing, points, tabletop
from fogbound.rules.common.book import PERMANENT, TERRAIN, Action, book_of
from fogbound.rules.common.force import concerns, forbidden, in_force
from fogbound.rules.continent import leading, table
from fogbound.rules.continent.book import Source, rules_of


def within_reach(game: Game, seat: int) -> list[int]:
    """The cards whose actions the explorer may take: Terrain, events, hand, items, quest items.

    C-TURN-06, C-TURN-07, C-TURN-08, C-TURN-09, C-TURN-10, C-TURN-11, C-TURN-12, C-USE-02, C-RUL-43.
    """
    found: list[int] = []
    cards = book_of(game).cards
    terrain = game.figures[seat]
    if terrain != NONE:
        found.append(terrain)
        found.extend(tabletop.attached_events(game, terrain))
    for card in game.zones[tabletop.HANDS + seat]:
        if cards[card].actions:
            found.append(card)
    for column in table.columns(game, seat):
        found.extend(game.zones[column])
    for card in game.zones[table.SATCHEL]:
        if cards[card].actions:
            found.append(card)
    return found


def sources_on(game: Game, card: int) -> tuple[Source, ...]:
    """The actions a card shows where it lies."""
    return rules_of(game).sources_of(card, item_shown(game, card) != NONE)


def item_shown(game: Game, card: int) -> int:
    """The item to which a card belongs and whose action it shows, or NONE."""
    zone = game.where[card]
    return zone if zone >= table.FIXED else NONE


def sources(game: Game, seat: int) -> list[Source]:
    """Every action this explorer can see to take."""
    return [source for card in within_reach(game, seat) for source in sources_on(game, card)]


def refusal(game: Game, seat: int, source: Source) -> str:
    """Why the explorer cannot take this action, as `reason:rule`, or "" if they can."""
    action = source.action
    column = item_shown(game, source.card)
    if column != NONE and game.values[column] <= 0:
        return "no-die:C-USE-03"
    if action.types & done_on(game, source.card):
        return "done:C-LEG-04"
    if is_closed(game, source):
        return "closed:C-CARD-19"
    if action.types & not_here(game, seat):
        return "no-camp:C-LEG-06"
    if action.types & not_involved(game, seat):
        return "forbidden:C-CARD-19"
    return obstacle(game, seat, source) or lead_refused(game, seat, source)


def is_closed(game: Game, source: Source) -> bool:
    """Whether a text has shut this action for everybody."""
    return closing.is_spoken_of(game) and closing.shut(game, source.card) >> source.index & 1 == 1


def not_here(game: Game, seat: int) -> int:
    """The action types that the explorer's Terrain forbids (C-LEG-06)."""
    terrain = game.figures[seat]
    if terrain != NONE and book_of(game).cards[terrain].no_camp:
        return rules_of(game).no_camp_types
    return 0


def not_involved(game: Game, seat: int) -> int:
    """The action types in which a card forbids the explorer to be involved."""
    types = 0
    for force in in_force(game, points.INVOLVEMENT):
        if concerns(game, force, seat):
            types |= force.ability.types
    return types


def obstacle(game: Game, seat: int, source: Source) -> str:
    """What is missing for an action that is not forbidden: people, a prerequisite, anything to do."""
    action = source.action
    if action.needs is not None and not action.needs.holds(game, source.card, seat, NONE):
        return "needs:C-LEG-02"
    if action.success is not None and not action.success.prerequisite(game, source.card, seat, NONE):
        return "prerequisite:C-LEG-02"
    if stands_beside(game, source.card, action, points.INVOLVEMENT, seat):
        return "forbidden:C-CARD-19"
    if action.all_hands and not all_can_join(game, seat, source.card, action):
        return "all-hands:C-LEG-03"  # last: whose party is fixed already passes over this one
    return ""


def lead_refused(game: Game, seat: int, source: Source) -> str:
    """Why the explorer may take part and yet not be active; empty when they may (C-CARD-19)."""
    if leading.is_spoken_of(game) and not _may_lead(game, seat, source):
        return "leader:C-CARD-19"
    return ""


def _may_lead(game: Game, seat: int, source: Source) -> bool:
    """Who may not lead gives way to another one here who could take the action; where there is none, to nobody."""
    column = item_shown(game, source.card)
    seats = leading.party_of(game, source, seat)
    if source.action.all_hands:
        return seat in leading.leaders(game, source, column, seats)
    own = leading.wishes(game, source, column, seats)
    if all(own):
        return True
    for other in tabletop.clockwise(game, seat):
        if other != seat and game.figures[other] == game.figures[seat] and _could_take(game, other, source):
            theirs = leading.wishes(game, source, column, [other])
            if any(theirs[at] and not own[at] for at in range(len(own))):
                return False
    return True


def _could_take(game: Game, seat: int, source: Source) -> bool:
    """Whether another explorer could take this action, whoever else may be active."""
    if source.card not in within_reach(game, seat) or is_closed(game, source):
        return False
    return not source.action.types & not_involved(game, seat) and not obstacle(game, seat, source)


def done_on(game: Game, card: int) -> int:
    """The action types that events attached to a Terrain show as already done there (C-LEG-04, C-LEG-05).

    C-RUL-61.
    """
    cards = book_of(game).cards
    done = 0
    if cards[card].kind == TERRAIN:
        for event in tabletop.attached_events(game, card):
            done |= cards[event].done
    return done


def may_join(game: Game, seat: int, active: int, card: int, action: Action) -> bool:
    """Whether an explorer could become involved in an action of this card, if both sides want it (C-TURN-03)."""
    return (
        game.figures[seat] == game.figures[active]
        and forbidden(game, points.JOINING, active, action.types) == NONE
        and forbidden(game, points.INVOLVEMENT, seat, action.types) == NONE
        and not stands_beside(game, card, action, points.JOINING, active)
        and not stands_beside(game, card, action, points.INVOLVEMENT, seat)
    )


def stands_beside(game: Game, card: int, action: Action, point: int, seat: int) -> bool:
    """Whether one of an action's own modifiers says such a thing of this explorer, before the action begins."""
    for ability in action.abilities:
        is_said = ability.point == point and ability.types & action.types != 0
        if is_said and (ability.when is None or ability.when.holds(game, card, seat, NONE)):
            return True
    return False


def all_can_join(game: Game, active: int, card: int, action: Action) -> bool:
    others = [seat for seat in tabletop.explorers(game) if seat != active]
    return all(may_join(game, seat, active, card, action) for seat in others)


def legal_actions(game: Game, seat: int) -> list[Source]:
    """What the explorer may do now (C-RUL-61)."""
    legal: list[Source] = []
    book = rules_of(game)
    barred = not_here(game, seat) | not_involved(game, seat)
    terrain = game.figures[seat]
    cards = within_reach(game, seat)
    is_led = book.points_known[points.LEADER]
    may_close = book.speaks_of & closing.CLOSING != 0
    done = 0
    for card in cards:
        if book.cards[card].kind == PERMANENT:
            done |= book.cards[card].done
    for card in cards:
        types = barred | done if card == terrain else barred
        zone = game.where[card]
        if zone < table.FIXED or game.values[zone] > 0:
            for source in book.sources_of(card, zone >= table.FIXED):
                action = source.action
                if action.types & types or not (action.free or not obstacle(game, seat, source)):
                    continue
                if may_close and is_closed(game, source):
                    continue
                if not is_led or _may_lead(game, seat, source):
                    legal.append(source)
    return legal
