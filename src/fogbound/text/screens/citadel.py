"""What a player of the Citadel can look at beside the Board: purses, piles, the leaflet, quests, what is being read."""

from collections.abc import Sequence
from typing import Final

from fogbound.packs.citadel_wording import CitadelWriter
from fogbound.packs.glossary import lookup_key
from fogbound.packs.languages import COLON
from fogbound.packs.lines import Text, plain
from fogbound.text.citadel_gist import gist
from fogbound.text.render import SIDES, Renderer
from fogbound.text.screens.base import Screens, rows
from fogbound.view import CitadelView, Perspective
from fogbound.view.citadel_schema import (
    CitadelBuilding,
    CitadelCharacter,
    CitadelParagraph,
    CitadelSideQuest,
    CitadelSymbol,
)
from fogbound.view.schema import SeenCard, SeenCell

__all__ = ["CitadelScreens"]

CARRIED: Final = ("purse",)
IN_PLAY: Final = ("present", "unconscious", "held")
WEAK: Final = 2
"""How few life points are worth a warning."""


class CitadelScreens(Screens):
    """One seat's view of a Citadel game, as lines of text."""

    def __init__(self, known: Perspective, renderer: Renderer) -> None:
        super().__init__(known, renderer)
        assert isinstance(self.seen, CitadelView)
        self.here = self.seen

    def characters(self) -> list[CitadelCharacter]:
        """Everybody in the adventure who has a character already."""
        return [seat for seat in self.here.seats if seat.status in IN_PLAY and seat.card is not None]

    def status(self, known: Sequence[str] = ()) -> str:
        """The turn, and everybody's life points and cards."""
        people = [state for state in self.states() if state not in known]
        return " ".join([self.say("status-turn", turn=self.turn()), *people])

    def states(self) -> list[str]:
        """Everybody's life points and cards."""
        some = self.characters()
        return [self._state(one, is_alone=len(some) < 2) for one in some]

    def _state(self, one: CitadelCharacter, is_alone: bool) -> str:
        return self.say(
            "status-character",
            who="alone" if is_alone else self.explorer(one.seat),
            n=one.life,
            status=one.status,
            deck=self.seen.pile("deck", seat=one.seat).size,
            pile=self.seen.pile("discard", seat=one.seat).size,
        )

    def stand(self, seat: int) -> str:
        """Where a character stands; between scenarios that is nowhere on the Board, which lies as it was left."""
        if not self.here.at_home:
            return super().stand(seat)
        return self.say("stand-home", who=self.explorer(seat), home=self.renderer.home())

    def place(self, seat: int, is_new: bool = False) -> list[str]:
        return [self.stand(seat)] if self.here.at_home else super().place(seat, is_new)

    def page(self, name: str, seat: int) -> list[str]:
        lines = {
            "purse": self.purses,
            "pile": self.piles,
            "read": self.reading,
            "quests": self.quests,
            "leaflet": self.leaflet,
        }
        return lines[name]() if name in lines else super().page(name, seat)

    # -- cards -------------------------------------------------------------------------------------

    def read_out(self, name: str) -> list[str]:
        """Of paragraphs and pages the story alone: what they order happens before everybody's eyes.

        What else a thing tells that is carried can be read whenever a player looks at it.
        """
        source = self.texts.card(name).citadel
        if source.paragraph is not None:
            return self.prose(name)
        if source.page is not None:
            return [*self.prose(name), *self._goals()]
        story = self.prose(name)[:1] if source.kind in CARRIED else self.prose(name)
        return [*story, *self.gist(name)]

    def gist(self, name: str) -> list[str]:
        """What is worth knowing of a card before anybody chooses; `look` shows all of it."""
        return rows(gist(self.texts, self.known, name, self.lang))

    def text(self, name: str, exact: bool) -> list[Text]:
        """As it stands in this game, unless exact; an author's own wording is read as it is."""
        texts = super().text(name, exact)
        if exact or texts != super().text(name, exact=True):
            return texts
        entry = self.known.entry(name, self.texts.card(name).citadel)
        return CitadelWriter(self.lang, self.texts.nouns, name.partition("#")[0]).lines(entry)

    def readable(self) -> list[str]:
        """Paragraphs are closed once they have been read."""
        return [*self.visible(), *(f"p{number:03}" for number in self.here.read)]

    def fog(self, words: str) -> list[str]:
        """The backs of the fog around the Terrain, each under the side on which it lies (T-INFO-08)."""
        lines: list[str] = []
        for back in self.known.fog_backs(self.known.focus) if not self.here.at_home else ():
            label = self.say("fog-side", side=SIDES[back.side])
            if set(lookup_key(words).split()) <= set(lookup_key(label).replace("’", " ").split()):
                told = rows(CitadelWriter(self.lang, self.texts.nouns).back(back.entry))
                lines.extend([f"{label[:1].upper()}{label[1:]}", *(f"  {line}" for line in told)])
        return lines

    def marks(self, card: SeenCard) -> list[str]:
        """Counters, digits, a die on a row."""
        found = [
            self.say("mark-counters", n=one.n, name=self._counter(one.name))
            if one.name
            else self.say("mark-plain", n=one.n)
            for one in card.counters
        ]
        if card.written:
            found.append(self.say("mark-written", digits=card.written))
        if card.die is not None:
            found.append(self.say("mark-die", row=card.die.row, n=card.die.shows))
        return found

    def _counter(self, name: str) -> str:
        return self.texts.noun(self.lang, "counter", name).text

    def _marked_name(self, card: SeenCard) -> str:
        """A card in a list, with what lies on it."""
        return self.join([self.texts.heading(card.id, self.lang), *self.marks(card)])

    def _way_through(self, cell: SeenCell, side: str) -> str:
        acts = ", ".join(self.texts.noun(self.lang, "action", verb).text for verb in cell.fog_side)
        return (
            self.say("place-way-back", side=side, actions=acts) if acts else super()._way_through(cell, side)
        )

    # -- what lies in front of everybody -----------------------------------------------------------

    def purses(self) -> list[str]:
        """Everybody's Purse cards, with their weight, and what is blocked."""
        lines = []
        for one in self.characters():
            who = self.explorer(one.seat)
            if not one.purse and not one.blocked:
                lines.append(self.say("purse-none", who=who))
                continue
            lines.append(self.say("purse-of", who=who, n=one.weight, limit=one.weight_limit))
            lines.extend(f"  {self.summary(card.id)}{self._cards_on(card)}" for card in one.purse)
            lines.extend(
                f"  {self.say('purse-blocked', card=self._marked_name(card))}" for card in one.blocked
            )
        return lines or [self.say("purse-nobody")]

    def belongings(self, seat: int) -> list[str]:
        purse = [self.name(card) for one in self.characters() if one.seat == seat for card in one.purse]
        return [*super().belongings(seat), self._names_of("recap-items", seat, purse)]

    def _cards_on(self, card: SeenCard) -> str:
        marks = self.marks(card)
        return f" ({', '.join(marks)})" if marks else ""

    def piles(self) -> list[str]:
        """Everybody's Discard Pile, the top card first (T-INFO-03)."""
        lines = []
        for one in self.characters():
            pile = self.seen.pile("discard", seat=one.seat).cards
            lines.append(self.say("pile-of-whom", who=self.explorer(one.seat), n=len(pile)))
            lines.extend(f"  {self.texts.heading(card.id, self.lang)}" for card in pile)
        return lines

    def visible(self) -> list[str]:
        """The cards this seat may read; the player aid explains all traits (T-TRAIT-01)."""
        return sorted({*super().visible(), *self.texts.all_traits.values()})

    # -- the story ---------------------------------------------------------------------------------

    def reading(self) -> list[str]:
        """The open paragraphs with their replies; without one, the page at the bookmark."""
        if self.here.paragraphs:
            return [line for one in self.here.paragraphs for line in self._paragraph(one)]
        if self.here.page is None:
            return [self.say("read-nothing")]
        page = self.here.page.card.id
        return [self.texts.heading(page, self.lang), *self.read_out(page)]

    def _paragraph(self, one: CitadelParagraph) -> list[str]:
        lines = [self.texts.heading(one.card.id, self.lang), *self.prose(one.card.id)]
        for reply in one.replies:
            label = self.texts.offer(one.card.id, reply.n - 1, self.lang)
            lines.append(f"  {self.say('read-reply', reply=label, status=reply.status)}")
        return lines

    def paragraph(self, number: int) -> list[str]:
        """A paragraph that may be read again: an open one, or one that told of a side quest (T-INFO-10)."""
        open_ones = {one.number: one for one in self.here.paragraphs}
        if number in open_ones:
            return self._paragraph(open_ones[number])
        for name in self.here.rereadable:
            if self.texts.card(name).citadel.paragraph == number:
                return [self.texts.heading(name, self.lang), *self.prose(name)]
        return [self.say("read-closed", n=number)]

    def _goals(self) -> list[str]:
        goals = self.here.page.goals if self.here.page is not None else ()
        return [
            f"  {self.say('goal', name=self._goal(goal.name), reached='yes' if goal.reached else 'no')}"
            for goal in goals
        ]

    def _goal(self, name: str) -> str:
        return self.texts.noun(self.lang, "goal", name).text

    def quests(self) -> list[str]:
        """Goals, side quests, Quest items, what holds everywhere."""
        lines: list[str] = []
        if self.here.page is not None:
            lines.extend([self.say("quests-page", card=self.name(self.here.page.card)), *self._goals()])
        quests = self.here.leaflet.side_quests
        lines.extend(
            [self.say("quests-side", n=len(quests)), *(line for one in quests for line in self._quest(one))]
        )
        for key, cards in (
            ("quests-items", self.seen.pile("quests").cards),
            ("quests-everywhere", self.seen.pile("global-events").cards),
        ):
            if cards:
                lines.append(self.say(key))
                lines.extend(f"  {self._marked_name(card)}" for card in cards)
        return lines

    def _quest(self, one: CitadelSideQuest) -> list[str]:
        source = one.source if one.source is not None else 0
        told = self.say("quest-line", card=self.name(one.card), status=one.status, n=source)
        progress = self._progress(one) if one.status != "finished" else []
        return [
            f"  {told}",
            *(f"    {line}" for line in progress),
            *(f"    {self.say('note', text=text)}" for text in one.notes),
        ]

    def _progress(self, one: CitadelSideQuest) -> list[str]:
        """What a quest counts, and of how many, where its condition says so."""
        counted = {counter.name: counter.n for counter in one.card.counters}
        asked = self.texts.asks(one.card.id)
        told = [
            self.say("quest-count", name=self._counter(name), n=counted.get(name, 0), asked=number)
            for name, number in asked.items()
        ]
        return told or self.marks(one.card)

    # -- the leaflet -------------------------------------------------------------------------------

    def leaflet(self) -> list[str]:
        """Scores, the tremor, buildings, the destiny page, the map and what was written on it."""
        sheet = self.here.leaflet
        scores = sheet.scores
        lines = [
            self.say(
                "leaflet-scores",
                influence=scores.influence,
                knowledge=scores.knowledge,
                production=scores.production,
                defense=scores.defense,
            ),
            self.say("leaflet-tremor", n=sheet.tremor),
        ]
        self._section(lines, "leaflet-buildings", [self._building(one) for one in sheet.buildings])
        self._section(lines, "leaflet-symbols", [self._symbol(one) for one in sheet.symbols])
        self._section(lines, "leaflet-customs", [self.summary(card.id) for card in sheet.customs])
        self._section(lines, "leaflet-traits", [self.trait(uid) for uid in self.texts.all_traits.values()])
        slots = [f"{one.slot}{COLON[self.lang]}{self.name(one.card)}" for one in self.here.world_map]
        owed = [self.say("leaflet-owed", card=self.name(card)) for card in sheet.owed]
        self._section(lines, "leaflet-map", [*slots, *owed])
        self._section(lines, "leaflet-notes", [self.say("note", text=text) for text in sheet.notes])
        noted = [
            self.say("leaflet-life", who=self.texts.name(who, self.lang), n=n)
            for who, n in sheet.life.items()
        ]
        self._section(lines, "leaflet-noted", noted)
        return lines

    def _section(self, lines: list[str], title: str, entries: list[str]) -> None:
        if entries:
            lines.extend([self.say(title), *(f"  {entry}" for entry in entries)])

    def _building(self, one: CitadelBuilding) -> str:
        text = " ".join(map(plain, self.texts.brings(one.card.id, self.lang)))
        status = "yes" if one.built else "no"
        told = self.say("building", card=self.name(one.card), n=one.checked, boxes=one.boxes, built=status)
        return f"{told} {text}".strip()

    def trait(self, name: str) -> str:
        """A trait with what it does."""
        title = self.name(name)
        return f"{title[:1].upper()}{title[1:]}{COLON[self.lang]}{self.texts.paragraph(name, self.lang)}"

    def _symbol(self, one: CitadelSymbol) -> str:
        text = self.texts.paragraph(one.card.id, self.lang)
        status = "yes" if one.checked else "no"
        return f"{self.say('symbol', card=self.name(one.card), checked=status)} {text}".strip()

    # -- where things stand ------------------------------------------------------------------------

    def aims(self) -> list[str]:
        """The scenario, its goals, the side quests that are not finished, the Quest items."""
        told: list[str] = []
        if self.here.page is not None:
            told.extend([self.say("quests-page", card=self.name(self.here.page.card)), *self._goals()])
            if self.known.is_time_to_go_home:
                told.append(self.say("goals-done"))
        active = [self.name(one.card) for one in self.here.leaflet.side_quests if one.status != "finished"]
        if active:
            told.append(self.say("recap-side-quests", cards=", ".join(active)))
        items = self.seen.pile("quests").cards
        if items:
            told.append(self.say("recap-quest", cards=", ".join(self.name(card) for card in items)))
        return told

    def dangers(self) -> list[str]:
        weak = [
            self.explorer(one.seat)
            for one in self.characters()
            if one.status == "present" and one.life <= WEAK
        ]
        return [self.say("recap-weak", who=", ".join(weak), n=len(weak))] if weak else []
