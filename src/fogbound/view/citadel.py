"""The Citadel's projection: what one seat may see of a game (T-INFO)."""

from typing import Final, Literal

from fogbound.core import NONE, Game
from fogbound.packs.sentences import Tree
from fogbound.rules.citadel import (
    dialogue,
    homecoming,
    leaflet,
    limits,
    memory,
    notes,
    sight,
    story,
    table,
    worldmap,
)
from fogbound.rules.citadel import frames as stage
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.citadel.explain import COST, DIFFICULTY, SUCCESSES, pass_number
from fogbound.rules.citadel.frames import Pass as Frame
from fogbound.rules.citadel.icons import NAMES
from fogbound.rules.citadel.options import OPTION_REPLY
from fogbound.rules.citadel.reading import Reading, speaker
from fogbound.rules.citadel.verbs.claims import digits
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import CUSTOM, PARAGRAPH
from fogbound.rules.common.door import reads_question
from fogbound.rules.common.frames import UNDECIDED
from fogbound.rules.common.reveal import times_taken
from fogbound.view.citadel_schema import (
    CitadelBuilding,
    CitadelCharacter,
    CitadelGoal,
    CitadelLeaflet,
    CitadelPage,
    CitadelParagraph,
    CitadelPass,
    CitadelPlace,
    CitadelReply,
    CitadelScores,
    CitadelSideQuest,
    CitadelSymbol,
    CitadelView,
)
from fogbound.view.projection import (
    Projection,
    Standpoint,
    gather,
    gather_card,
    gather_counters,
    maybe,
    named_in_view,
    without_copies,
    words_in_view,
)
from fogbound.view.readings import standing
from fogbound.view.remembered import memories_of_people
from fogbound.view.schema import SeenCard, SeenDie, SeenMemory, SeenQuestion, View

__all__ = [
    "memories",
    "names",
    "question",
    "stages",
    "standpoint",
    "times_told",
    "view",
    "words",
    "worked_out",
]

_STATUS: Final = ("empty", "present", "away", "eliminated", "gone", "unconscious", "held")
_STAGES: Final = ("gear-up", "draw", "result", "consequence", "over")
_OUTCOMES: Final = ("failure", "success")
_QUESTS: Final = ("active", "initiated", "finished")
_REPLIES: Final[dict[int, Literal["open", "used-up", "locked"]]] = {
    dialogue.OPEN: "open",
    dialogue.STRUCK: "used-up",
    dialogue.LOCKED: "locked",
}


def view(game: Game, seat: int) -> CitadelView:
    """What this seat may see; NONE for a watcher."""
    return _CitadelProjection(game, seat).view()


def question(game: Game, seat: int) -> SeenQuestion | None:
    """What the game waits for, as this seat may see it; quicker than the whole view."""
    return _CitadelProjection(game, seat).question()


def standpoint(game: Game, seat: int) -> Standpoint:
    """All that this seat's view depends on beside the game."""
    return _CitadelProjection(game, seat).standpoint()


def names(seen: View) -> set[str]:
    """The cards whose text and picture a person with this view may have, copies counted as one."""
    assert isinstance(seen, CitadelView)
    found = named_in_view(seen)
    for seat in seen.seats:
        gather((seat.card, *seat.purse, *seat.blocked), found)
    gather((*seen.leaflet.customs, *seen.leaflet.owed), found)
    for part in (
        *seen.world_map,
        *seen.paragraphs,
        *seen.leaflet.buildings,
        *seen.leaflet.symbols,
        *seen.leaflet.side_quests,
        *((seen.page,) if seen.page is not None else ()),
    ):
        gather_card(part.card, found)
    for one in seen.actions:
        found.update(one.selected)
        gather(one.drawn, found)
    found.update(seen.rereadable)
    return without_copies(found)


def words(seen: View) -> set[tuple[str, str]]:
    """The words of packs that a view contains, each after its group."""
    assert isinstance(seen, CitadelView)
    found = words_in_view(seen)
    found.update(("store", pile.part) for pile in seen.piles.values() if pile.zone == "store")
    if seen.page is not None:
        found.update(("goal", goal.name) for goal in seen.page.goals)
    for one in seen.seats:
        gather_counters((*one.purse, *one.blocked), found)
    quests = [one.card for one in seen.leaflet.side_quests]
    gather_counters((*quests, *seen.pile("quests").cards, *seen.pile("global-events").cards), found)
    return found


def stages() -> tuple[str, ...]:
    """What an action passes through, in order."""
    return _STAGES[:-1]


def memories(game: Game) -> tuple[SeenMemory, ...]:
    """What the game remembers of persons: who fell first, and what packs ask for."""
    return memories_of_people(game, memory.FIRST_FALLEN)


def times_told(game: Game, card: int) -> int:
    """How often a paragraph has been read, or another card been revealed."""
    definition = rules_of(game).cards[card]
    if definition.kind != PARAGRAPH:
        return times_taken(game, card)
    return memory.times_read(game, rules_of(game).paragraphs[definition.story].number)


def worked_out(game: Game, card: int, seat: int, text: Tree | None) -> Tree | None:
    """A text with its numbers worked out, without the branches that cannot come true."""
    return standing(game, card, seat).text(text)


class _CitadelProjection(Projection):
    """One seat looking at a Citadel game."""

    def view(self) -> CitadelView:
        game = self.game
        registers = game.registers
        numbered = rules_of(game).numbered_paragraphs
        return CitadelView(
            seat=maybe(self.seat),
            serial=game.pending_serial(),
            turn=registers[tabletop.TURN],
            active=registers[tabletop.ACTIVE],
            mode=table.MODES[registers[tabletop.MODE]],
            ending=game.ending,
            seats=tuple(self.seen_seat(seat) for seat in range(game.seats)),
            board=self.board(),
            resolving=self.cards(game.zones[tabletop.RESOLVING]),
            world_map=tuple(
                CitadelPlace(slot=rules_of(game).leaf(card).slot, card=self.card(card))
                for card in game.zones[table.WORLD_MAP]
            ),
            page=self.page(),
            at_home=homecoming.is_at_home(game),
            leaflet=self.leaflet(),
            paragraphs=tuple(self.paragraph(frame) for frame in game.frames if isinstance(frame, Reading)),
            rereadable=tuple(self.name(card) for card in dialogue.rereadable(game)),
            read=tuple(n for n in memory.all_read(game) if n in numbered),
            piles=self.piles(),
            actions=tuple(self.action(frame) for frame in game.frames if isinstance(frame, Frame)),
            question=self.question(),
            standing=self.standing_options(),
        )

    def standpoint(self) -> Standpoint:
        """As in both games, and what the symbols on the leaflet cost this seat."""
        return *super().standpoint(), *(self.price(card) for card in leaflet.symbols(self.game))

    # -- cards -------------------------------------------------------------------------------------

    def areas(self) -> int:
        return rules_of(self.game).areas

    def marked_card(self, card: int) -> SeenCard:
        """A card on which something lies or is written."""
        game = self.game
        blocker = game.count(card, table.BLOCKER) - 1 if table.is_blocked(game, card) else NONE
        return SeenCard(
            id=self.name(card),
            counters=self.counters(card),
            notes=self.notes(card),
            bears=self.cards_on(card),
            die=self.die(card),
            written=digits(game, card),
            shut=self.is_shut(card),
            blocked_by=self.name(blocker) if blocker != NONE and self.sees(blocker) else None,
        )

    def die(self, card: int) -> SeenDie | None:
        row = table.row_of(self.game, card)
        return SeenDie(row=row + 1, shows=table.die_on(self.game, card)) if row != NONE else None

    # -- characters --------------------------------------------------------------------------------

    def seen_seat(self, seat: int) -> CitadelCharacter:
        game = self.game
        card = table.character_card(game, seat)
        return CitadelCharacter(
            seat=seat,
            status=_STATUS[game.registers[tabletop.STATUS + seat]],
            character=self.character(seat),
            card=self.card(card) if card != NONE else None,
            life=table.life(game, seat),
            hand=self.cards(tabletop.hand(game, seat)),
            hand_size=len(tabletop.hand(game, seat)),
            hand_limit=limits.hand_limit(game, seat) if card != NONE else 0,
            purse=self.cards(table.purse(game, seat)),
            blocked=self.cards(game.zones[table.BLOCKED + seat]),
            weight=table.carried_weight(game, seat),
            weight_limit=limits.weight_limit(game, seat) if card != NONE else 0,
        )

    # -- the booklet and the leaflet ---------------------------------------------------------------

    def page(self) -> CitadelPage | None:
        game = self.game
        card = story.bookmark(game)
        if card == NONE:
            return None
        page = rules_of(game).page(card)
        return CitadelPage(
            card=self.card(card),
            booklet=self.words["booklet"][page.booklet] if page.booklet != NONE else None,
            goals=tuple(
                CitadelGoal(name=self.words["goal"][goal], reached=story.is_reached(game, card, goal))
                for goal, _ in page.goals
            ),
            saved=bool(game.registers[table.SAVED]),
        )

    def leaflet(self) -> CitadelLeaflet:
        game = self.game
        people = enumerate(self.words.get("character", []))
        noted = {who: leaflet.recorded_life(game, number) for number, who in people}
        return CitadelLeaflet(
            scores=CitadelScores(
                influence=table.score(game, table.INFLUENCE),
                knowledge=table.score(game, table.KNOWLEDGE),
                production=table.score(game, table.PRODUCTION),
                defense=table.score(game, table.DEFENSE),
            ),
            tremor=game.registers[table.TREMOR],
            hope=homecoming.hope(game),
            buildings=tuple(self.building(card) for card in leaflet.buildings(game)),
            symbols=tuple(
                CitadelSymbol(
                    card=self.card(card),
                    price=self.price(card),
                    checked=leaflet.is_checked(game, card),
                )
                for card in leaflet.symbols(game)
            ),
            side_quests=tuple(self.side_quest(card) for card in leaflet.quests(game)),
            customs=self.cards(
                tuple([card for card in game.zones[table.LEAFLET] if self.book.cards[card].kind == CUSTOM])
            ),
            owed=self.cards(tuple(worldmap.owed(game))),
            notes=tuple(notes.notes(game)),
            life={who: life for who, life in noted.items() if life != NONE},
        )

    def price(self, card: int) -> int:
        """What a symbol costs this seat."""
        you = self.seat if self.seat != NONE else story.speaker(self.game)
        return leaflet.price_of(self.game, card, you)

    def building(self, card: int) -> CitadelBuilding:
        return CitadelBuilding(
            card=self.card(card),
            boxes=self.book.cards[card].boxes,
            checked=self.game.count(card, leaflet.BOXES),
            built=leaflet.is_built(self.game, card),
        )

    def side_quest(self, card: int) -> CitadelSideQuest:
        game = self.game
        return CitadelSideQuest(
            card=self.card(card),
            status=_QUESTS[leaflet.quest_status(game, card) - leaflet.ACTIVE],
            source=leaflet.quest_source(game, card) or None,
            notes=tuple(notes.notes(game, card)),
        )

    # -- dialogues ---------------------------------------------------------------------------------

    def paragraph(self, frame: Reading) -> CitadelParagraph:
        return CitadelParagraph(
            card=self.card(frame.card),
            number=rules_of(self.game).paragraph(frame.card).number,
            reader=maybe(speaker(self.game, frame)),
            replies=self.replies(frame),
        )

    def replies(self, frame: Reading) -> tuple[CitadelReply, ...]:
        """What the pending question lets this seat read of the replies; hidden ones are left out (T-DLG-02)."""
        game = self.game
        if not dialogue.is_reply_asked(game, frame.card) or not reads_question(game, self.seat):
            return ()
        standing = {option.index: dialogue.OPEN for option in game.offered if option.verb == OPTION_REPLY}
        standing.update({at: how for at, how in dialogue.closed_replies(game) if at not in standing})
        return tuple(CitadelReply(n=at + 1, status=_REPLIES[standing[at]]) for at in sorted(standing))

    # -- what goes on ------------------------------------------------------------------------------

    def action(self, frame: Frame) -> CitadelPass:
        game = self.game
        printed, row = frame.printed(game), frame.printed_row(game)
        shown = frame.shown()
        return CitadelPass(
            card=self.name(shown) if shown != NONE else None,
            verb=self.words["action"][printed.kind],
            index=frame.index,
            active=frame.active,
            involved=frame.involved,
            mandatory=frame.mandatory,
            stage=_STAGES[frame.stage - stage.GEAR_UP],
            row=frame.row + 1,
            rows=len(printed.rows),
            compound=printed.compound,
            die=maybe(frame.die),
            chain=row.chain,
            limit=frame.limit + frame.extra_cards if row.chain and frame.stage >= stage.DRAW else None,
            selected=tuple(self.name(card) for card in frame.selected),
            saved=frame.saved,
            cost=maybe(pass_number(game, frame, COST, [])),
            difficulty=maybe(pass_number(game, frame, DIFFICULTY, [])),
            successes=maybe(pass_number(game, frame, SUCCESSES, [])),
            outcome=_OUTCOMES[frame.outcome] if frame.outcome != UNDECIDED else None,
            drawn=tuple(self.face(card) for card in frame.drawn if sight.drawing(game, card) is frame),
            icons={name: n for name, n in zip(NAMES, frame.icons, strict=True) if n},
            gained=frame.gained,
            keeps=frame.keeps,
            cancels=frame.cancels,
        )
