"""What a table asks the rules: who is present, which turn it is, who decides in the end."""

from fogbound.core import GROUP, NONE, Game
from fogbound.rules.common import tabletop
from fogbound.rules.common.book import book_of
from fogbound.tables.glance import Glance


def glance(game: Game) -> Glance:
    """How a game stands now."""
    question = game.pending()
    words = book_of(game).words.words["character"]
    taken = [game.registers[tabletop.CHARACTERS + seat] for seat in range(game.seats)]
    return Glance(
        question.seat(game) if question is not None else NONE,
        tuple(words[character] if character != NONE else "" for character in taken),
        turn(game) + (1 if turn(game) and is_between_turns(game) else 0),
        place(game),
        game.ending,
    )


def present_seats(game: Game) -> list[int]:
    """The seats that have a vote."""
    return tabletop.explorers(game)


def playing_seats(game: Game) -> list[int]:
    """The seats that have a part in the game, whatever became of their explorers; the others only stand there."""
    return [seat for seat in range(game.seats) if game.registers[tabletop.STATUS + seat] != tabletop.EMPTY]


def voters(game: Game) -> list[int]:
    """The seats that have to agree on the pending question: the seats whose decision it is, or all that are present."""
    return tabletop.deciding_seats(game)


def needed_voters(game: Game, choice: str) -> list[int]:
    """The seats without which the group cannot answer this to the pending question."""
    question = game.pending()
    for option in game.offered:
        if question is not None and game.option_id(option) == choice:
            named = question.needed_for(game, option)
            return [seat for seat in voters(game) if not named or seat in named]
    return []


def turn(game: Game) -> int:
    """How many turns are over."""
    return game.registers[tabletop.TURN]


def difficulty(game: Game) -> int:
    """The difficulty of the action in progress, NONE if there is none."""
    return book_of(game).number(game, "difficulty", NONE, [])


def place(game: Game) -> str:
    """The card on which the first explorer stands; none between two scenarios."""
    card = book_of(game).place(game)
    return game.content.card_ids[card] if card != NONE else ""


def is_between_turns(game: Game) -> bool:
    """Whether nothing is in progress and the group is to pick the next turn."""
    return book_of(game).is_turn(game.pending()) and not game.frames and not game.agenda


def joint_options(game: Game) -> list[str]:
    """What only the group can decide: the options of a question put to it, and what all do together."""
    question = game.pending()
    if question is None:
        return []
    is_joint = question.seat(game) == GROUP and not question.is_first_come(game)
    standing = [option for option in game.content.standing(game) if option.seat == NONE]
    return [game.option_id(option) for option in [*(game.offered if is_joint else []), *standing]]


def owner(game: Game, choice: str) -> int:
    """Whose answer an option is where everybody is asked and the first to speak counts; NONE elsewhere."""
    question = game.pending()
    if question is not None and question.is_first_come(game):
        for option in game.offered:
            if game.option_id(option) == choice:
                return option.seat
    return NONE


def leader(game: Game, choice: str) -> int:
    """Who takes an action that is offered; NONE for what is nobody's own."""
    return next((option.seat for option in game.offered if game.option_id(option) == choice), NONE)


def secret_to(game: Game, choice: str) -> int:
    """Who alone may hear that this is answered to the pending question; NONE where everybody may."""
    question = game.pending()
    if question is None or not question.is_secret() or question.seat(game) == GROUP:
        return NONE
    is_answer = any(game.option_id(option) == choice for option in game.offered)
    return question.seat(game) if is_answer else NONE  # what stands beside the question is open


def decider(game: Game) -> int:
    """Who decides when the group does not agree; NONE where the rules name no one."""
    return book_of(game).fallback(game)[0]


def fallback(game: Game) -> tuple[int, list[str]]:
    """Who decides when the group does not agree, and among which options; nobody where the rules name no one."""
    seat, options = book_of(game).fallback(game)
    return seat, [game.option_id(option) for option in options]
