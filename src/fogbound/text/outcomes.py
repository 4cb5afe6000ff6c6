"""What an action does when it succeeds and when it fails, as its card prints it, for somebody who may take it."""

from fogbound.core import NONE, Game, Option
from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.grammar import COLON
from fogbound.packs.sentences import Tree
from fogbound.packs.wording import ContinentWriter
from fogbound.rules.citadel.turn import fog_at
from fogbound.rules.common.book import Action, Row, book_of
from fogbound.rules.common.terms import Effect
from fogbound.text.card_texts import CardTexts
from fogbound.view import met
from fogbound.view.readings import standing

__all__ = ["is_idle", "outcomes"]


def outcomes(texts: CardTexts, game: Game, option: Option, lang: str, seat: int) -> list[str]:
    """Success and failure of an action on a card, row by row; nothing for an option that is no such action."""
    texts = texts.for_table(met(game))
    card, actions = _actions(game, option)
    if not 0 <= option.index < len(actions):
        return []
    action = actions[option.index]
    rows: tuple[Action | Row, ...] = action.rows or (action,)
    is_citadel = texts.ruleset == "citadel"
    writer = CitadelWriter(lang, texts.nouns) if is_citadel else ContinentWriter(lang, texts.nouns)

    def tree(effect: Effect | None) -> Tree | None:
        printed = texts.printed_tree(effect)
        return standing(game, card, seat).text(printed) if is_citadel else printed

    lines = []
    for number, row in enumerate(rows, 1):
        told = [
            writer.sentence(key, writer.say(found))
            for key, effect in (("success", row.success), ("failure", row.failure))
            if (found := tree(effect)) is not None
        ]
        title = f"{writer.sentence('row', number)[:-1]}{COLON[lang]}" if len(rows) > 1 else ""
        lines.extend([f"{title}{' '.join(told)}"] if told else [])
    return lines


def is_idle(game: Game, option: Option) -> bool:
    """Whether even a success of this action would bring nothing now, as everybody at the table can see."""
    card, actions = _actions(game, option)
    if not 0 <= option.index < len(actions):
        return False
    action = actions[option.index]
    rows: tuple[Action | Row, ...] = action.rows or (action,)
    return all(row.success is not None and row.success.is_idle(game, card, option.seat, NONE) for row in rows)


def _actions(game: Game, option: Option) -> tuple[int, tuple[Action, ...]]:
    """The card an action stands on, with all actions there; the backs of fog lie open (T-INFO-08)."""
    book = book_of(game)
    if not book.is_action(game, option):
        return NONE, ()
    if option.card != NONE:
        return option.card, book.face(game, option.card).actions
    fog = fog_at(game, option.seat, option.n)
    return fog, book.cards[fog].back_actions
