"""What kinds of news are to those who listen: journal, keyboard, browser and screen reader go by these roles alone."""

from typing import Final

ACTS: Final = 1 << 0  # an action is taken
TURNS: Final = 1 << 1  # a turn is told from here
BEGINS: Final = 1 << 2  # what follows comes of no card before it
BRINGS: Final = 1 << 3  # a card comes to the table
TAKES: Final = 1 << 4  # a card is taken from the box
LAYS_EVENT: Final = 1 << 5
LAYS_TERRAIN: Final = 1 << 6
SPECIFIES: Final = 1 << 7  # says what a card is, so that nobody need hear that it was taken
READ_OUT: Final = 1 << 8  # the card is read out
ANEW: Final = 1 << 9  # and is so as often as it comes
PARAGRAPH: Final = 1 << 10  # a paragraph is opened
INSTEAD: Final = 1 << 11  # another one is read in place of the one that was opened
STORY: Final = 1 << 12  # tells a story, which is read elsewhere
RECITES: Final = 1 << 13  # is itself a line of a story
REPLIES: Final = 1 << 14  # a reply is chosen
SHOWS: Final = 1 << 15  # the whole card is shown
REVEALS: Final = 1 << 16  # a card is revealed with what counts on it
FROM_PILE: Final = 1 << 17  # out of the Discard Pile
DRAWS: Final = 1 << 18  # says what the question whether more is drawn says too
HELPS: Final = 1 << 19  # an effect is applied to a result
SUCCEEDS: Final = 1 << 20
FAILS: Final = 1 << 21
ENDS: Final = 1 << 22  # the game is over, which its last page tells
GRAVE: Final = 1 << 23  # nobody should miss it, though it brings no card
PASSES: Final = 1 << 24  # is soon forgotten
PLAIN: Final = 1 << 25  # was just chosen, or lies before everybody's eyes
OBVIOUS: Final = 1 << 26  # goes without saying where an answer brings much
BY_ITSELF: Final = 1 << 27  # goes without saying where nobody was asked
VAIN: Final = 1 << 28  # goes without saying where the number is 0
TRACES: Final = 1 << 29  # goes without saying where nothing follows, or what follows names the card
HURTS: Final = 1 << 30  # goes without saying where as much life is lost
LOSES_LIFE: Final = 1 << 31
OPENS: Final = 1 << 32  # a scenario begins
CLOSES: Final = 1 << 33  # a scenario ends
MISSES: Final = 1 << 34  # a goal was not reached
SETS_UP: Final = 1 << 35  # is done before every scenario
REGAINS: Final = 1 << 36  # cards go back into an Action Deck
ARRIVES: Final = 1 << 37  # on a Terrain
STARTS: Final = 1 << 38  # on an empty Board
LEADS_NOWHERE: Final = 1 << 39  # a number that was told
AS_PLAYER: Final = 1 << 40  # is done by a player without a character
ACCOMPANIES: Final = 1 << 41  # takes part in an action of another player
FRUITLESS: Final = 1 << 42  # is told where nothing else came of what was done

LAYS: Final = LAYS_EVENT | LAYS_TERRAIN
RESULT: Final = SUCCEEDS | FAILS
