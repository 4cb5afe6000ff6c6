"""Dialogues in texts: reading, going back, leaving, who speaks, actions that a dialogue demands (T-DLG)."""

from fogbound.core.game import Game
from fogbound.core.steps import NONE
from fogbound.rules.citadel import dialogue, life, memory, news, reading
from fogbound.rules.citadel.book import rules_of
from fogbound.rules.common.book import PARAGRAPH, book_of
from fogbound.rules.common.frames import involved_now
from fogbound.rules.common.lexicon import AFTER_SUCCESS, declare, term
from fogbound.rules.common.needs import DIALOGUE, OF_PARAGRAPH, SPOKEN, needs
from fogbound.rules.common.terms import Effect, Who
from fogbound.rules.verbs.tell import TellLine

TOPIC = "story"


class ReadParagraph(Effect):
    """Open a paragraph and do what it orders, perhaps instead of the rest of the one that sends there."""

    def __init__(self, number: int, instead: bool = False) -> None:
        self.number = number
        self.instead = instead

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        if life.has_dropped_out(game, this, you) and not involved_now(game, you):
            return  # nobody is left in the action to read it (T-RUL-59)
        frame = reading.reading_of(game, this)
        if self.instead and frame is not None:
            reading.drop_rest(game, frame)
            game.tell(news.READ_INSTEAD, you, this)  # so that nobody need hear what is replaced
        game.next(dialogue.Read(self.number, you))


term(
    "read",
    "effect",
    ReadParagraph,
    syntax="read {number:paragraph} [instead](instead)",
    brings="story",
    doc="The active player opens a paragraph of the Dialogue Book and does what it orders. With `instead` the rest of "
    "the paragraph that says so is dropped, its choices too. A paragraph that is open already is read anew: the "
    "dialogue goes back to its beginning.",
    example="read 14",
    icon="read",
    ruleset="citadel",
    calls="read",
)


class BackToChoices(Effect):
    """Go back to the choices of an open paragraph; what was struck out there stays so."""

    def __init__(self, number: int = NONE) -> None:
        self.number = number

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = rules_of(game).numbered_paragraphs.get(self.number, NONE) if self.number != NONE else this
        frame = reading.reading_of(game, card)
        if frame is not None:
            dialogue.go_back(game, frame, reading.CHOICES)


term(
    "back-to-choices",
    "effect",
    BackToChoices,
    syntax="back to the choices [of {number:paragraph}]",
    brings="linger",
    doc="Goes back to the choices of this paragraph, or of another one that is still open; replies that were struck "
    "out stay so.",
    example="back to the choices of 14",
    ruleset="citadel",
    calls="read",
)


class LeaveDialogue(Effect):
    """The whole dialogue is over; what it demanded is void and its progress lost (T-RUL-121)."""

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        dialogue.leave(game)


term(
    "leave-dialogue",
    "effect",
    LeaveDialogue,
    syntax="leave the dialogue",
    brings="story",
    doc="Ends the dialogue with all its open paragraphs; an action it demands is void, and its progress is lost.",
    example="leave the dialogue",
    ruleset="citadel",
)


class LetSpeak(Effect):
    """The first of these characters becomes active in the dialogue; without any, nothing changes."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        seats = self.who.seats(game, this, you, it)
        if seats:
            reading.let_speak(game, seats[0])


term(
    "let-speak",
    "effect",
    LetSpeak,
    syntax="let {who:who} speak",
    brings="story",
    doc="Somebody else, the first of those named, becomes the active player of the dialogue: what is read from now on "
    "speaks to them, and their choices are worked out anew.",
    example="let another explorer here speak",
    ruleset="citadel",
)


class DemandAction(Effect):
    """All who stand with the active player must take an action of the paragraph (T-FORB-07, T-MAND-01)."""

    def __init__(self, action: int, number: int = NONE) -> None:
        self.action = action
        self.number = number

    def _card(self, game: Game, this: int) -> int:
        return rules_of(game).numbered_paragraphs.get(self.number, NONE) if self.number != NONE else this

    def perform(self, game: Game, this: int, you: int, it: int) -> None:
        card = self._card(game, this)
        if card == NONE or book_of(game).cards[card].kind != PARAGRAPH:
            return
        actions = book_of(game).cards[card].actions
        for index in range(len(actions)):
            if actions[index].kind == self.action:
                dialogue.invite(game, card, index, you)
                return


term(
    "face",
    "effect",
    DemandAction,
    syntax="face the {action:action} [of {number:paragraph}]",
    brings="face",
    doc="An action that a paragraph shows must be taken by all who stand on the active player's Terrain, as soon as the "
    "action in progress is over; they choose who is active in it.",
    example="face the dig of 20",
    ruleset="citadel",
)


def tell_of_reply(line: str, reply: str, number: int) -> Effect:
    return TellLine(line, memory.answer_memo(number, reply))


term(
    "tell-of-reply",
    "effect",
    tell_of_reply,
    syntax="tell {line:line} about {reply:reply} at {number:paragraph}",
    brings="story",
    doc="Reads out one of the `lines` of the card or paragraph. Its prose may name `$who`, the character it speaks to, "
    "and the `$scenario` and the `$place` in which they gave this reply.",
    example="tell verdict about keep at 206",
    ruleset="citadel",
)

declare("read", seen=AFTER_SUCCESS)
declare(
    "read",
    "back-to-choices",
    "leave-dialogue",
    "let-speak",
    "face",
    "tell-of-reply",
    because="there is no Dialogue Book on the Continent",
)
declare("face", because="there are no dialogues on the Continent")
needs("back-to-choices", "let-speak", what=DIALOGUE)
needs("leave-dialogue", what=SPOKEN)
needs("back-to-choices", "face", what=OF_PARAGRAPH, without="number")
needs("read", what=DIALOGUE, slot="instead")
needs("read", what=OF_PARAGRAPH, slot="instead")
