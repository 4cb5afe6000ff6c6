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
all-of-you = All of you
ask = { $who }: { $question }
ask-value = Which { $wants ->
    [number] number
   *[word] word
}?
ask-secret = This is for { $who } alone. Press Enter when nobody else can see the screen.
ask-sure = { $option }: are you sure? Type yes:
answer-unwritten = Your answer could not be saved: { $why }. Nothing has changed; try again.
answer-kept = Nothing has changed.
join-everybody = everybody
join-nobody = nobody
join-at-once = For all of them at once: “everybody” or “nobody”.
options-more = { $n ->
    [one] One other thing is possible: type “more”.
   *[other] { $n } other things are possible: type “more”.
}
options-shared = One number for each of you: { $numbers }.
options-of = { $who }{ $place ->
    [none] {""}
   *[other] , { $place }
}:
options-shared-number = { $n } for { $who }
draw-several = To draw two at once, type “draw 2”.
draw-stopped = The next card would come from the Discard Pile, where a Curse ends the adventure. If you want it anyway, draw again.
options-none = Nothing else is possible now.
prompt = >
prompt-page = (Enter to go on)
prompt-plain = (Enter: { $option }) >

status = Turn { $turn }. Action Deck { $deck }, Discard Pile { $pile }.
stand = { $who } stands on { $card } ({ $place }).
hand-of = { $who } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $limit } at most:
hand-empty = { $who } holds nothing but the Character card.
hand-uncounted = { $who } holds no card that counts against the limit.
hand-beside = { $n ->
    [one] One more card does not count against the limit:
   *[other] { $n } more cards do not count against the limit:
}
items-of = { $who } has { $n ->
    [one] 1 item
   *[other] { $n } items
}, { $limit } at most:
items-none = { $who } has no items.
item = { $card }, die at { $n }
satchel-experience = Experience: { $n }.
satchel-inexperienced = You have no experience yet.
satchel-of = Under the Satchel & Journal:
pile-of = { $n ->
    [0] The Discard Pile is empty.
    [one] 1 card lies in the Discard Pile:
   *[other] { $n } cards lie in the Discard Pile:
}
pile-closed = The Discard Pile lies face down, and you may not look through it now ({ $n ->
    [one] 1 card
   *[other] { $n } cards
}).
zone-title = { $zone }: { $n ->
    [0] nothing lies there.
    [one] 1 card.
   *[other] { $n } cards.
}
zone-past = The Past
zone-banished = Banished

past-empty = The Past is empty.
past-of = { $n ->
    [one] 1 card lies in the Past:
   *[other] { $n } cards lie in the Past:
}

board-title = The Board, around where the adventure began:
board-key = Numbers are Terrains; in brackets are events, by their number or the beginning of their name; “fog” is unexplored. @ marks explorers, * a fire.
board-places = “E1 N2” means one card east and two north of the start. I, II and so on tell from which area’s cards the fog was laid.
board-cut = Only part of the Board fits on the screen.
board-fog = Fog: { $places }.
board-explorers = explorers: { $names }
board-fire = a fire burns
board-fog-short = fog
board-seen = seen behind the fog: { $card }

place-events = Beside it: { $cards }.
place-nowhere = You have not set out yet.
place-ways = Ways: { $ways }.
place-way-fog = { $side }, fog
place-way-card = { $side }, { $card }

look-unknown = You see no card called “{ $words }”.
look-several = Which one: { $cards }?
show-exactly = Exactly:
show-again = The next times:
show-untold = What players are not told before:
text-own = The exact text: type “exact { $card }”.

typed-way = go goes move moves walk walks explore explores to the fog
way-none = No way leads there now. “place” tells where the ways lead.
way-who = Who goes there? { $numbers }.
way-here = You are there already.
way-later = First answer what is asked; then you can go on.
why-nothing = There is nothing to explain about “{ $words }”.
why-refused = What is not possible now:
why-nothing-refused = As far as you can see, everything is possible now.
why-cost = The cost:
why-difficulty = The difficulty:
why-reductions = What may lower the cost for free, if you apply it:
why-rule = { $rule }: { $text }

strip-curse = Curse
strip-left = { $n ->
    [one] left half
   *[other] { $n } left halves
}
strip-right = { $n ->
    [one] right half
   *[other] { $n } right halves
}
strip-nothing = nothing that counts
strip-sevens = { $n ->
    [one] 1 seven
   *[other] { $n } sevens
}
strip-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}

odds-title = The odds, { $name }:
odds-row = { $extra ->
    [0] no more cards
    [one] 1 more card
   *[other] { $extra } more cards
} ({ $drawn } in all): success { $success }%{ $defeat ->
    [0] { "" }
   *[other] , defeat { $defeat }%
}
odds-bet = Success{ $ends ->
    [yes] { " " }(a failure ends the adventure)
   *[no] { "" }
}: { $chances }.
odds-bet-part = { $success }%{ $defeat ->
    [0] { "" }
   *[other] { " " }(defeat { $defeat }%)
} { $extra ->
    [0] as it is
    [one] with one more
   *[other] with { $extra } more
}
odds-none = No cards are about to be drawn, so there are no odds.
odds-not-this = “{ $option }” draws no cards, so there are no odds.
odds-action = { $n }. { $option } – success { $success }%{ $defeat ->
    [0] { "" }
   *[other] { $ends ->
        [yes] , end of the adventure { $defeat }%
       *[no] , defeat { $defeat }%
    }
} { $drawn ->
    [0] without a card
    [one] with 1 card
   *[other] with { $drawn } cards
}{ $cards ->
    [none] { "" }
   *[other] , thanks to { $cards }
}
odds-row-ends = { $extra ->
    [0] no more cards
    [one] 1 more card
   *[other] { $extra } more cards
} ({ $drawn } in all): success { $success }%{ $defeat ->
    [0] { "" }
   *[other] , end of the adventure { $defeat }%
}
odds-ends = A failure ends the adventure.
odds-counted = Included, because it is free: { $cards }.
odds-left-out = Not included, but it may help: { $cards }.

undo-done = The last answer was taken back.
undo-barrier = You cannot take that back: a card has been turned since, or you have looked at something hidden.
undo-nothing = There is nothing to take back.
answer-unknown = “{ $words }” is none of the options. Type a number, the beginning of an option, or “help”.
answer-digits = A card’s number has three digits, as in 063. Type all of them.
number-elsewhere = A card here asks for a number: { $cards }. To name the number there, use the card; it is on the list.
answer-several = Did you mean { $options }? Nothing has been done; type its number.
why-several = Which of these do you mean: { $options }? Type its number after the command.
answer-value = That is not a { $wants ->
    [number] number
   *[word] word
}.
camp-means = Camp is more than a pause: the whole Board but this Terrain is put away, its fog is laid anew, and events and prey may come back. Hands, items, Action Deck and Discard Pile stay as they are, unless a card says otherwise. To stop playing for now, type “quit”.
camp-refused = You cannot camp now: everybody has to stand on one Terrain, between actions.
report-refused = You can report a number only between actions.
pack-unknown-folder = { $name } is a folder without a pack.yaml
pack-unknown-name = “{ $name }” is not an adventure here; there are: { $names }
pack-unknown-near = “{ $name }” is not an adventure here; did you mean “{ $near }”?
pack-unknown-none = name at least one adventure; there are: { $names }
rules-of-continent = The rules of the Continent
rules-of-citadel = The rules of the Citadel
rules-none = Nothing found for “{ $words }”.
rules-command = There is a command for that. “{ $command }”: { $help }.
rules-near = Did you mean { $words }?
rules-other = Try another word.
rules-fewer = Try fewer words: no rule has all of them.
rules-no-game = No rules called “{ $name }”; there are { $games }.
rules-more = { $n ->
    [one] One more rule fits; another word narrows it down.
   *[other] { $n } more rules fit; another word narrows it down.
}
rules-where = Say which rule, as in: { $command }
rules-no-tests = The tests are not part of an installed package; they are in the repository.
rules-cited-code = code
rules-cited-tests = tests
rules-cited-nowhere = none
rules-how = Type “rules” and a question, a word or an id, as in “rules { $ruleset ->
    [citadel] how do I recover cards?
   *[continent] how do I make camp?
}” or “rules { $ruleset ->
    [citadel] T-DRAW
   *[continent] C-COST
}”.

game-new = { $name }: a new game for { $who }.
game-help = “help” lists what you can type at any time; “odds” and “why” are worth a try.
game-again = You go on with { $name }.
game-last = The last answer: { $option }
game-last-secret = The last answer was given in secret.
game-changed = { $why ->
    [rules] The rules have changed since.
    [packs] The cards have changed since.
   *[other] The game could not be played again exactly.
} The game goes on from turn { $turn }; { $lost ->
    [0] no answer is lost.
    [one] 1 answer is lost.
   *[other] { $lost } answers are lost.
}
game-summary = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $n ->
    [one] 1 decision.
   *[other] { $n } decisions.
}
closing-deck = { $n ->
    [one] 1 card was left in the Action Deck.
   *[other] { $n } cards were left in the Action Deck.
}
closing-extreme = Once you have lifted a curse, you can face it again in extreme mode.
closing-replay = To see this game again, step by step:
closing-fork = To play on from one of its steps and give it another end:
closing-again = To begin another game:
game-unsaid = Nothing can be shown here: { $why }. Your game is kept.
game-kept = Your game is kept. Go on any time with:
game-in-use = This game is being played at another table. Close that one first.
game-under-way = { $title } is under way, in turn { $n }. Go on with: { $command }
game-none = There is no game to continue. Begin one with: { $command }
game-none-kept = There is no game yet. Begin one with: { $command }
game-packless = The adventure of this game cannot be found: { $why }. Go on with: { $command }
game-folder = FOLDER
game-damaged = The game cannot be read: { $why }
flaw = line { $line }: { $what }
flaw-added = something that is no entry was added here
flaw-again = line { $n } stands here again
flaw-changed = the line was changed after it was written
flaw-closed = the games kept here are closed; nothing more can be written
flaw-count-changed = the count of lines was changed
flaw-cut-off = the line is cut off; { $n } lines had been written
flaw-foreign = { $word } belongs to another program; name another folder with --data
flaw-format = the journal has format { $n }; this version reads format { $word }
flaw-headless = the header of the game is missing
flaw-in-use = “{ $word }” is being played at another table; close that one first
flaw-later = { $word } has format { $n }, which this version cannot read yet: use a newer Fogbound
flaw-later-people = what is kept about people has format { $n }, which this version cannot read yet: use a newer Fogbound
flaw-missing = this line is missing
flaw-missing-lines = lines { $line } to { $n } are missing
flaw-no-checksum = the line has lost its checksum
flaw-no-entry = the line is no entry of a journal: { $word }
flaw-no-head = this is not the first line of a journal, or it was changed
flaw-no-journal = this is no journal, or nothing but a piece of its first line
flaw-too-short = the file ends before this line; { $n } lines had been written
flaw-unusable = { $word } cannot be used; move it away, or name another folder with --data
game-refused = The game cannot be set up like this: { $why }

game-forked = It was forked from “{ $name }”, after its step { $n }.
game-unknown = { $games ->
    [0] There is no game or file “{ $name }”, and no game is kept here.
   *[other] There is no game or file “{ $name }”. There are: { $games }.
}
game-unreadable = “{ $name }” cannot be read: { $why }
game-unwritable = The game cannot be saved: { $why }. Choose another folder with --data.
game-unforkable = It cannot be forked: { $why }.
game-damaged-part = The game cannot be read to its end: { $why }. { $n ->
    [0] Only its beginning is sound.
    [one] The first step is sound.
   *[other] The first { $n } steps are sound.
} Keep that much as a new game with: { $command }

recap-clue = What you want – { $card }:
recap-lifted = Curses lifted: { $curses }.
recap-quest = Quest items: { $cards }.
recap-several = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}
recap-hand = { $who } holds { $cards }.
recap-item = { $card } (die at { $n })
recap-items = { $who } carries { $cards }.
recap-beside = What troubles { $who }: { $cards }.
recap-active = { $who } acted last.
recap-danger = The Action Deck is empty: a Curse drawn from the Discard Pile ends the adventure.
journal-empty = Nothing has happened yet.
recap-last = What happened last:

chart-title = The chart, all you have seen of the land:
chart-key = Numbers are Terrains, numbers in brackets no longer lie on the Board, “?” is unexplored. @ marks explorers.
chart-cut = Only part of the chart fits on the screen.
chart-sheet = Sheet { $n }:
chart-sheet-here = Sheet { $n }, where you are now:
chart-away = no longer on the Board
chart-events = there: { $cards }
chart-ways = ways: { $ways }
chart-unexplored = unexplored: { $sides }
chart-before = earlier: { $cards }

games-none = No games are kept in { $folder }.
games-what = { $name }: { $who }
games-where = turn { $turn }, on { $place }; { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
games-setting-out = turn { $turn }; { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
games-over = { $ending } { $n ->
    [one] 1 decision.
   *[other] { $n } decisions.
}
games-when = last played { $year }-{ $month }-{ $day }, { $time }
games-damaged = “{ $name }” is damaged: { $why }. Save its sound part with: { $command }
games-hopeless = “{ $name }” cannot be read: { $why }. Nothing of it can be saved. Remove it with: { $command }
games-name = NAME
games-how = Go on with: { $play }. Look back with: { $replay }.
games-remove-ask = Remove “{ $name }” for good? Type yes:
games-remove-yes = To remove “{ $name }” for good, add --yes.
games-remove-not = “{ $name }” stays.
games-removed = “{ $name }” is removed.
games-not-here = “{ $name }” is not among the kept games; remove the file yourself.
games-exported = “{ $name }” is now also in the file { $file }.
games-file = FILE
games-export-there = There is a file { $file } already. It stays as it is, and nothing was written. Name another file with: { $command }
games-export-refused = The copy cannot be written to { $file }: { $why }.
games-recovered = { $n ->
    [one] 1 step is saved
   *[other] { $n } steps are saved
} as “{ $name }”; the damaged file stays as it is. Go on with: { $command }
games-sound = “{ $name }” is not damaged; there is nothing to recover.

fork-made = “{ $name }” goes on from “{ $of }”, after its step { $n }. { $kind ->
    [exact] Everything lies as it lay.
   *[anew] What nobody had seen is dealt anew.
}
fork-how = Play it with:

replay-title = { $name }{ $who ->
    [nobody] {""}
   *[other] , played by { $who }
}: { $n ->
    [one] 1 step.
   *[other] { $n } steps.
}
replay-how = Enter goes on, “back” goes back, a number jumps to that step, “end” to the last. “place”, “board”, “chart”, “hand”, “items”, “satchel” and “past” show what could be seen; “quit” leaves.
replay-step = Step { $n } of { $last }, turn { $turn }.
replay-answer = – { $option }
replay-beside = Beside the question:
replay-secret = – in secret.
replay-undo = { $n ->
    [one] The last answer was taken back.
   *[other] The last { $n } answers were taken back.
}
replay-changed = { $why ->
    [rules] Here the rules changed; the game went on from the beginning of this turn.
    [packs] Here the cards changed; the game went on from the beginning of this turn.
   *[other] Here the game could not be played again exactly; it went on from the beginning of this turn.
}
replay-gap = Steps { $first } to { $last } cannot be shown: rules or cards have changed since.
replay-lost-step = Step { $n } cannot be shown: rules or cards have changed since. The last step is { $last }.
replay-no-step = There is no step { $n }. The last step is { $last }.
replay-no-seat = There is no seat { $n }; the last seat is { $seats }.
replay-end = That was the last step. “quit” leaves.
replay-unknown = “{ $words }” leads nowhere. Press Enter, or type “back”, “end”, a number or “help”.

set-up-pack = Which adventure?
set-up-explorers = Who sets out? One to four, separated by commas.
set-up-clue = Which Clue do you follow? Several may be chosen, separated by commas.
set-up-mode = How do you play?
set-up-help = { $most ->
    [one] Type a number or a name from the list.
   *[other] Type numbers or names from the list, up to { $most } of them, separated by commas.
} Enter takes the answer in brackets.
set-up-help-number = Type a number from 1 to { $last }. Enter takes the answer in brackets.
set-up-help-back = “back” goes to the question before, “quit” leaves.
set-up-help-quit = “quit” leaves.
set-up-help-look = “look” with a name reads the card of that explorer or Clue.
set-up-nothing-to-read = There are no cards to read yet; choose an adventure first.
set-up-several = Did you mean { $options }? Type its number.
set-up-unknown = “{ $words }” is not on the list. Type a number or a name, or “help”.
set-up-twice = { $name } is named twice. Name each only once.
set-up-many = { $n ->
    [one] Only one of them can be chosen.
   *[other] At most { $n } of them can be chosen.
}
set-up-first = This is the first question. “quit” leaves.
set-up-left = No game was begun.
set-up-adventure = { $ruleset ->
    [citadel] Citadel rules
   *[continent] Continent rules
}, { $n ->
    [0] for nobody yet
    [one] for 1 player
   *[other] for 1 to { $n } players
}{ $takes }. { $about }
set-up-about-minutes = , about { $most ->
    [one] 1 minute
   *[other] { $most } minutes
}
set-up-minutes = , { $least } to { $most } minutes
set-up-no-such = { $option }: “{ $words }” is not known here. There are: { $known }.
set-up-settled = { $options }: this was settled when the game began. Leave it out, or begin another game.
set-up-empty = “{ $name }” cannot be played: { $what ->
    [explorers] it has no Character card to set out with.
   *[clues] it has no Clue to follow.
} “check” tells more about it.
set-up-default = (Enter: { $name })
mode-normal = normal
mode-easy = easy
mode-extreme = extreme
mode-standard = standard
mode-story = story
mode-survival = survival
mode-not-yet = Extreme mode is for a curse you have lifted before; lift this one first.

command-back = back
command-board = board
command-camp = camp
command-chart = chart
command-end = end
command-exact = exact
command-experience = experience
command-hand = hand
command-help = help
command-items = items
command-journal = journal
command-look = look
command-more = more
command-odds = odds
command-past = past
command-banished = banished
command-store = stores
command-pile = pile
command-place = place
command-quit = quit
command-recap = recap
command-report = report
command-rules = rules
command-satchel = satchel
command-undo = undo
command-why = why

help-title = Type the number of an option or how it begins. Enter takes the answer in brackets, “1,2” takes several effects or items at once. A direction (“north”), a place (“E1”) or its name takes you there. You can also type:
help-board = the whole Board, as a sketch and as a list
help-camp = make camp for the night; that puts the Board away and lays it anew, so it is more than a pause
help-chart = all you have seen of the land, even what camp has cleared from the Board
help-exact = the exact text of a card (exact NAME)
help-hand = the cards in hand
help-help = this list
help-items = the items, what they do, and their dice
help-journal = what was done in the last turns
help-look = read a card (look NAME), or the place where you stand (look)
help-more = what else you can do now
help-odds = the chances of the action, or of option N (odds N)
help-past = the cards in the Past
help-banished = the banished cards
help-store = the cards that this adventure has set aside
help-pile = the Discard Pile, when you may look through it
help-place = where you stand, and the ways from there
help-quit = stop; the game is kept
help-recap = where you are, what you want and have, and what happened last
help-report = name a number that you found in a picture (report NUMBER)
help-rules = look up the rules by a question, a word or an id (rules WORDS)
help-satchel = what lies under the Satchel & Journal: experience, Clues, quest items
help-undo = take the last answer back
help-why = what option N does and why it is there (why N), or what you cannot do now and why (why)

# Words that are understood where a yes is asked for, or none of what is offered; those of a question that say
# nothing of what it is about; and groups of words that ask for the same.
typed-nothing = none nothing no
typed-asking = a an the what who when where why how which whose do does did is are was am be been have has had can could may might must should shall will would i me my we us our you your they it its this that there then if of on in to at by for with from and or not no as so happens happen many much work works make use two s t get
typed-alike = camp save, help join part together involved, win victory lifted overcome won, lose defeat lost over, go walk travel move movement, explore exploration pathfind, heal cure life, hurt wound damage, heavy weight load, give gift swap trade, secret hidden, end ending over, seven sevens
typed-frequent = join action: C-TURN-03 C-LEG-08 T-TURN-08 T-TURN-09 T-TURN-10, help player: C-TURN-03 T-TURN-08 T-TURN-14, cards back: C-LIFE-03 C-LIFE-08 T-RECO-02 T-RECO-01 T-RECO-03, win: C-END-01 C-END-04 T-GEN-04, lose: C-END-02 C-END-03 T-GEN-05 T-GEN-06, hand limit: C-HAND-01 C-HAND-03 T-HAND-01 T-HAND-03, when camp: C-SAVE-01 T-SAVE-01 T-SAVE-02, half star: C-RES-05 C-RES-06 T-RES-03, fog: C-EXPL-01 C-EXPL-02 T-EXPL-01 T-EXPL-02, how move: C-MOVE-01 C-MOVE-02 T-MOVE-01 T-MOVE-02, empty: C-LIFE-04 C-LIFE-05 C-END-02 T-DRAW-08, wear: C-USE-01 C-USE-03 C-WEAR-01, carry: T-PURSE-01 T-PURSE-02 T-PURSE-03, give item: C-GIVE-01 C-GIVE-02 T-PURSE-07 T-PURSE-08, fight: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, combat: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, attack: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, flee: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, escape: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, run away: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, cards hold: C-HAND-01 C-HAND-03 T-HAND-01 T-HAND-03, cards hand: C-HAND-01 C-HAND-03 T-HAND-01 T-HAND-03, heal: C-LIFE-03 C-LIFE-08 T-LIFE-01 T-RECO-02
typed-commands = undo: undo mistake regret revert, quit: quit stop leave pause resume continue close, odds: odds chance probab, report: report spotted, recap: recap goal aim, camp: camp sleep, recover: recover heal, save: save, rules: rulebook
typed-yes = y yes
