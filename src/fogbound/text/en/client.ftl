# What the clients say around the game.

place-centre = start
place-north = N
place-east = E
place-south = S
place-west = W

side-north = north
side-east = east
side-south = south
side-west = west

asked-everybody = Everybody
ask = { $who }: { $question }
ask-value = Which { $wants ->
    [number] number
   *[word] word
}?
ask-secret = This is for { $who } alone. Press Enter when only { $who } can see the screen.
options-more = { $n ->
    [one] Also possible beside it: 1 thing. Type “more”.
   *[other] Also possible beside it: { $n } things. Type “more”.
}
options-none = Nothing else is possible now.
prompt = >

status = Turn { $turn }. Action Deck { $deck }, Discard Pile { $pile }.
stand = { $who } stands on { $card } ({ $place }).
hand-of = { $who } holds { $n } of { $limit } cards:
hand-empty = { $who } holds nothing beside the Character card.
items-of = { $who } has { $n } of { $limit } items:
items-none = { $who } has no items.
item = { $card }, die at { $n }
past-empty = The Past is empty.
past-of = { $n ->
    [one] 1 card lies in the Past:
   *[other] { $n } cards lie in the Past:
}

board-title = The Board, around where the adventure began:
board-key = Numbers are Terrains, numbers in brackets events, “fog” is unexplored. @ marks explorers, * a fire.
board-cut = Only part of the Board fits on the screen.
board-fog = Fog: { $places }.
board-explorers = explorers: { $names }
board-fire = a fire burns
board-fog-short = fog
board-seen = seen behind the fog: { $card }

place-events = Beside it: { $cards }.
place-ways = Ways: { $ways }.
place-way-fog = { $side }, fog
place-way-card = { $side }, { $card }

look-unknown = You see no card called “{ $words }”.
look-several = Which one: { $cards }?
text-own = The exact text: type “exact { $card }”.

why-nothing = There is nothing to explain about “{ $words }”.
why-refused = What is not possible now:
why-nothing-refused = Nothing you can see is refused.
why-cost = The cost:
why-difficulty = The difficulty:
why-rule = { $rule }: { $text }

odds-title = The chances, { $name }:
odds-row = { $extra ->
    [0] no more cards
    [one] 1 more card
   *[other] { $extra } more cards
} ({ $drawn } in all): success { $success }%, defeat { $defeat }%
odds-none = No cards are about to be revealed; there are no chances to tell.
odds-action = { $n }. { $option }: success { $success }%, defeat { $defeat }%

undo-done = The last answer is taken back.
undo-wall = It cannot be taken back: chance or hidden cards have spoken since.
undo-nothing = There is nothing to take back.
answer-unknown = “{ $words }” is none of the options. Type a number, a word of an option, or “help”.
answer-several = That could be: { $options }. Type its number.
answer-value = That is not a { $wants ->
    [number] number
   *[word] word
}.
camp-refused = You cannot camp now: everybody has to stand on one Terrain, between actions.
report-refused = A number can be reported only between actions.
rules-none = Nothing found for “{ $words }”.
rules-how = Type “rules” and a word or an id, as in “rules C-COST”.

game-new = { $name }: a new game for { $who }.
game-again = You go on with { $name }.
game-last = Your last answer: { $option }
game-changed = { $why ->
    [rules] The rules have changed since.
    [packs] The cards have changed since.
   *[other] The game could not be played again exactly.
} It goes on from turn { $turn }; { $lost ->
    [one] 1 answer is lost.
   *[other] { $lost } answers are lost.
}
game-kept = Your game is kept. Go on any time with: { $command }
game-in-use = This game is being played at another table. Close that one first.
game-none = There is no game to continue. Begin one with: { $command }
game-packless = The adventure of this game is not on the shelf: { $why }. Go on with: { $command } FOLDER
game-damaged = The game cannot be read: { $why }
game-refused = The game cannot be set up like this: { $why }

set-up-pack = Which adventure?
set-up-explorers = Who sets out? One to four, separated by commas.
set-up-clue = Which clue do you follow? Several may be chosen, separated by commas.
set-up-mode = How do you play?
set-up-default = (Enter: { $name })
mode-normal = normal
mode-easy = easy
mode-extreme = extreme
mode-not-yet = Extreme mode is for a curse you have lifted before; lift this one first.

command-board = board
command-camp = camp
command-exact = exact
command-hand = hand
command-help = help
command-items = items
command-look = look
command-more = more
command-odds = odds
command-past = past
command-place = place
command-quit = quit
command-report = report
command-rules = rules
command-undo = undo
command-why = why

help-title = Answer by the number of an option or by a word of it. Beside that:
help-board = the whole Board, as a sketch and as a list
help-camp = make camp for the night, which is a move of the game
help-exact = the exact text of a card: exact CARD
help-hand = the cards in hand
help-help = this list
help-items = the items and their dice
help-look = read a card: look CARD; alone, where you stand
help-more = what may be done beside the question
help-odds = the chances of the action, or of option N: odds N
help-past = the cards in the Past
help-place = where you stand, and the ways from there
help-quit = stop; the game is kept
help-report = name a number hidden in a picture: report NUMBER
help-rules = look up the rules: rules WORDS
help-undo = take the last answer back
help-why = explain option N: why N; alone, what is refused and why
