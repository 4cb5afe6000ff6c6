"""What players read later than other things, for authors: the texts with their marks, and marks that change nothing."""

from fogbound.packs.findings import Finding, Places, Site
from fogbound.packs.nouns import Nouns
from fogbound.packs.pack import Pack
from fogbound.packs.printed import texts_in
from fogbound.packs.redaction import PUBLIC, Printing, names_in
from fogbound.packs.sentences import OPEN
from fogbound.packs.texts import terms_of
from fogbound.packs.wording import card_text, heading

__all__ = ["check_marks", "read_later"]

_IDLE = "it names nothing that the players would have to meet first"


def check_marks(pack: Pack, places: Places) -> list[Finding]:
    """Conditions that are marked `open` and would be printed anyway."""
    found = []
    for card in pack.cards:
        for text in texts_in(card.source):
            marked = [slots["when"] for name, slots in terms_of(text.tree) if name == OPEN]
            if any(not names_in(when) - PUBLIC for when in marked):
                mark = places.mark(Site(pack, card, text.path), OPEN)
                found.append(Finding("hint", "idle-mark", f"{OPEN!r} changes nothing here", mark, _IDLE))
    return found


def read_later(packs: list[Pack]) -> list[str]:
    """The exact text of each card of the last pack of which players read a part only later, or never."""
    printing, nouns = Printing(packs), Nouns(packs)
    lang = packs[-1].first_language
    lines: list[str] = []
    for card in packs[-1].cards:
        whole = card_text(printing.print_card(card.uid, None), lang, nouns, exact=True)
        if card.uid in printing.hideable:
            told = [line.text for text in whole for line in text if "⟦" in line.text]
            lines.extend([f"{heading(card, lang, nouns)}", *(f"  {line}" for line in told)] if told else [])
    return lines
