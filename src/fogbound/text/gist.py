"""The gist of a card of the Citadel, read out when it comes up: what is worth knowing before anybody chooses.

Left out is what happens at once before everybody's eyes, what the options tell when their time has come, and where
the card goes; whoever looks at the card reads all of it.
"""

from typing import Final

from msgspec.structs import replace

from fogbound.core import NONE, Game
from fogbound.packs.citadel import ActionSource, CitadelCard
from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.redaction import NEVER
from fogbound.packs.sentences import Tree
from fogbound.rules.common.book import Action, book_of
from fogbound.text.card_texts import ON_BOARD, CardTexts, terms_in
from fogbound.text.resolving import Standing, standing

__all__ = ["gist"]

AT_ONCE: Final = ("entered", "resumed")
"""What happens before everybody's eyes as soon as a card lies there."""
SEEN_THEN: Final = frozenset(
    {
        "add-to-hand", "banish", "choose", "close-action", "discard", "die-down", "for-each", "go-to-side", "here",
        "involved", "move-die", "number", "pick-explorer", "put-in-place", "read", "return", "scenario-ends",
        "sequence", "step", "step-across", "take", "this",
    }
)  # fmt: skip
"""What a success is made of that a menu, a die or the next card tells: nobody knows more from the card itself."""
PASSING: Final = SEEN_THEN - {"pick-explorer", "take", "read"}
"""The same of a failure; what it makes somebody take is a warning."""
SETTLED: Final = frozenset(
    {
        "at-least", "at-most", "both", "either", "equal", "not", "noted", "number", "player-count", "scenario-is",
        "was-read",
    }
)  # fmt: skip
"""What a condition is made of that no step taken on the Board changes."""


def gist(texts: CardTexts, game: Game, name: str, lang: str, seat: int) -> list[str]:
    """What of a card's text is read out, line by line; an author's own wording is read as it stands."""
    texts = texts.for_table(game)
    card = texts.card(name)
    source = card.citadel
    if texts.text(name, lang) != texts.text(name, lang, exact=True):
        return texts.text(name, lang)
    writer = CitadelWriter(lang, texts.nouns)
    effects = [effect for effect in source.effects if effect is not None and effect[0] not in AT_ONCE]
    if source.kind not in ON_BOARD:
        actions = [writer.action(types, action) for types, action in writer.printed(source.actions)]
        return [*writer.said([source.text, *effects]), *actions]
    return [*writer.said(effects), *_offers(source, game, card.uid, writer, seat)]


def _offers(source: CitadelCard, game: Game, uid: str, writer: CitadelWriter, seat: int) -> list[str]:
    """The actions of a card on the Board that say more than the options will."""
    entries = [entry for entries in source.actions for entry in entries.items()]
    card = game.content.card_ids.index(uid)
    told = []
    for (types, action), rule in zip(entries, book_of(game).cards[card].actions, strict=True):
        if action.needs == NEVER:
            continue
        is_settled = rule.needs is not None and terms_in(action.needs) <= SETTLED
        if is_settled and rule.needs is not None and not rule.needs.holds(game, NONE, seat, NONE):
            continue
        short = _shortened(
            replace(action, needs=None) if is_settled else action, rule, standing(game, card, seat)
        )
        if short.rows or short.success or short.failure or short.modifiers or short.mandatory:
            told.append(writer.action(types, short))
    return told


def _shortened(printed: ActionSource, rule: Action, now: Standing) -> ActionSource:
    """An action without the outcomes that are seen when they come."""
    action = now.action(printed, rule)
    return replace(
        action,
        success=_without(action.success, SEEN_THEN),
        failure=_without(action.failure, PASSING),
        rows=[
            replace(row, success=_without(row.success, SEEN_THEN), failure=_without(row.failure, PASSING))
            for row in action.rows
        ],
    )


def _without(effect: Tree | None, plain: frozenset[str]) -> Tree | None:
    """The parts of an effect that are made of more than these terms; None when nothing is left."""
    if effect is None:
        return None
    parts = effect[1]["effects"] if effect[0] == "sequence" else [effect]
    left = [part for part in parts if not terms_in(part) <= plain]
    if len(left) == len(parts):
        return effect
    return ["sequence", {"effects": left}] if len(left) > 1 else next(iter(left), None)
