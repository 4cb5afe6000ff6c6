"""What is told when a game is over: what was luck and what was choice, what was never found, and what to play next.

It is the same for everybody at the table, watchers included: it rests on what a watcher saw.
"""

from collections.abc import Mapping, Sequence

from fogbound.server import wire
from fogbound.server.adventures import Adventures, LoadedAdventure
from fogbound.server.lobby import adventures as offered
from fogbound.tables.playback import Playback
from fogbound.tables.retrospect import FinishedGame, RiskyDraw, retrospect

__all__ = ["ending_page"]


def ending_page(
    playback: Playback,
    loaded: LoadedAdventure,
    adventures: Adventures,
    achieved: Mapping[str, set[str]],
    lang: str,
) -> wire.EndingPage:
    """The page of a game that was played again."""
    found = retrospect(playback)
    return wire.EndingPage(
        retrospect=_retrospect(found, loaded, lang) if found is not None else None,
        next=_next(loaded, adventures, achieved, lang),
    )


def _retrospect(found: FinishedGame, loaded: LoadedAdventure, lang: str) -> wire.Retrospect:
    bets = found.bets
    by_choice, by_luck = round(found.by_choice, 1), round(found.by_luck, 1)
    won = sum(bet.succeeded for bet in bets)
    return wire.Retrospect(
        bets=tuple(_bet(bet, loaded, lang) for bet in bets),
        sure=found.sure,
        expected=round(won - by_choice - by_luck, 1),  # so that the figures add up as they are shown
        by_choice=by_choice,
        by_luck=by_luck,
        luckiest=_foremost(bets, succeeded=True),
        unluckiest=_foremost(bets, succeeded=False),
        places=found.unfound.places,
        encounters=found.unfound.encounters,
        finds=found.unfound.finds,
        passages=found.unfound.passages,
    )


def _foremost(bets: Sequence[RiskyDraw], *, succeeded: bool) -> int | None:
    """The bet that came out so against the longest odds, by its place; None if none did against any odds."""
    against = [
        (bet.chance if succeeded else 1 - bet.chance, at)
        for at, bet in enumerate(bets)
        if bet.succeeded is succeeded
    ]
    return min(against)[1] if against else None


def _bet(bet: RiskyDraw, loaded: LoadedAdventure, lang: str) -> wire.Bet:
    """A draw in words; the card that it was drawn for is named if a watcher could read it then."""
    view, renderer = bet.before.view, loaded.renderers[lang]
    card: str | None
    n: int | None
    if view.actions:
        action = view.actions[-1]
        card, verb, seat = action.card, action.verb, action.active
        printed = loaded.faces[lang].face(card, met=bet.before.met_names).actions if card is not None else ()
        n = next((each.n for each in printed if each.index == action.index), None)
    else:
        asked = bet.before.asked_question
        option = asked.find(bet.option) if asked is not None else None
        assert option is not None
        card, verb, n = option.about, option.verb, option.n
        seat = option.seat if option.seat is not None else view.active
    shown = card is not None and card.partition("#")[0] in bet.before.names
    return wire.Bet(
        turn=bet.turn,
        what=renderer.action_title(verb, card if shown else None, n),
        where=renderer.name(card) if shown and card is not None else "",
        seat=seat,
        cards=bet.cards,
        chance=int(100 * bet.chance),
        succeeded=bet.succeeded,
    )


def _next(
    loaded: LoadedAdventure, adventures: Adventures, achieved: Mapping[str, set[str]], lang: str
) -> tuple[wire.NextAdventure, ...]:
    """The other adventures, those first that this person has not won."""
    found = [
        wire.NextAdventure(id=each.id, title=each.title, blurb=each.blurb, anew=bool(achieved.get(each.id)))
        for each in offered(adventures, dict(achieved), lang)
        if each.id != loaded.name
    ]
    return tuple(sorted(found, key=lambda each: each.anew))
