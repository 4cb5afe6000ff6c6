# What the clients say around a game of the Citadel.

player = Player { $n }
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
game-new-players = { $name }: a new game for { $n ->
    [one] 1 player.
   *[other] { $n } players.
}
set-up-players = How many of you play, from 1 to { $last }?
set-up-needless = This adventure does not ask for { $option }; leave it out.

status-turn = Turn { $turn }.
status-character = { $who ->
    [alone] Life { $n }
   *[other] { $who }: life { $n }
}, deck { $deck }, pile { $pile }{ $status ->
    [unconscious] , unconscious.
    [held] , held elsewhere.
   *[other] .
}

purse-of = { $who } carries weight { $n } of { $limit }:
purse-none = { $who } has no Purse cards.
purse-nobody = You carry nothing yet; choose your characters first.
purse-blocked = blocked: { $card }
pile-of-whom = { $n ->
    [0] The Discard Pile of { $who } is empty.
    [one] 1 card in the Discard Pile of { $who }:
   *[other] { $n } cards in the Discard Pile of { $who }:
}
board-key-citadel = Numbers are Terrains, numbers in brackets events, “fog” is unexplored. @ marks characters.
hand-empty-citadel = { $who } holds no Skills.
board-explorers-citadel = characters: { $names }
news-number-wrong-citadel = The number { $n } led nowhere here.
chart-key-citadel = Numbers are Terrains, numbers in brackets no longer lie on the Board, “?” is unexplored. @ marks characters.
question-choose-explorer-citadel = { $effect ->
    [none] Which character?
    [skill] Who gains the Skill { $taken }?
    [take] Who takes the card?
   *[other] Which character is to { $effect }?
}
news-past-returned-citadel = The Past went back into the Adventure Deck.
news-banished-unseen-citadel = A card { $n } of the Adventure Deck was banished unseen.
news-quest-item-citadel = { $card } joined your Quest items.
home = at the Citadel
stand-home = { $who } is { $home }, between two scenarios.
fog-side = the fog to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
card-back = the back of card { $n }
some-back = the back of a card
some-card = a card
fog-back = { $side ->
    [north] the back of the fog card to the north
    [east] the back of the fog card to the east
    [south] the back of the fog card to the south
    [west] the back of the fog card to the west
   *[none] the back of the fog card
}
place-way-back = { $side }, fog ({ $actions })

mark-plain = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
mark-counters = { $name } counters: { $n }
mark-written = written on it: { $digits }
mark-die = die on row { $row }, showing { $n }

read-nothing = There is nothing to read right now.
read-closed = You cannot read paragraph { $n } now.
read-reply = { $status ->
    [used-up] ({ $reply }: said already)
    [locked] ({ $reply }: not possible now)
   *[open] { $reply }
}
goal = Goal: { $name }{ $reached ->
    [yes] : reached
   *[no] { "" }
}
goals-done = All its goals are reached: now go home.
quests-page = The scenario { $card }:
quests-side = { $n ->
    [0] No side quests are listed.
   *[other] Side quests:
}
quests-items = Quest items:
quests-everywhere = In force everywhere:
quest-line = { $card }{ $status ->
    [initiated] , under way
    [finished] , finished
   *[active] { "" }
}{ $n ->
    [0] { "" }
   *[other] {" "}(paragraph { $n }; type “read { $n }”)
}
quest-count = { $name }: { $n } of { $asked }
note = “{ $text }”

leaflet-scores = Influence { $influence }, Knowledge { $knowledge }, Production { $production }, Defense { $defense }.
leaflet-tremor = Tremor: { $n }.
leaflet-buildings = Buildings:
leaflet-symbols = The Destiny page:
leaflet-customs = What holds for all of you:
leaflet-traits = Traits of those you fight:
leaflet-map = The World Map:
leaflet-owed = { $card }, waiting for its neighbour
leaflet-notes = Written on the map:
leaflet-noted = Life points noted when the last scenario ended:
leaflet-life = { $who }: { $n }
building = { $card }{ $built ->
    [yes] , built.
   *[no] , { $n } of { $boxes } boxes checked.
}
symbol = { $card }{ $checked ->
    [yes] , checked.
   *[no] .
}

recap-side-quests = Side quests: { $cards }.
recap-weak = { $n ->
    [one] { $who } has hardly any life points left.
   *[other] Hardly any life points left: { $who }.
}

strip-fist = { $n ->
    [one] 1 fist
   *[other] { $n } fists
}
strip-hand = { $n ->
    [one] 1 hand
   *[other] { $n } hands
}
strip-flag = { $n ->
    [one] 1 flag
   *[other] { $n } flags
}
strip-target = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
strip-wild = { $n ->
    [one] 1 wild icon
   *[other] { $n } wild icons
}

replay-how-citadel = Enter goes on, “back” goes back, a number leads to that step, “end” to the last. “place”, “board”, “chart”, “hand”, “purse”, “pile”, “read”, “quests” and “leaflet” show what could be seen; “quit” leaves.
go-home-means = This ends the scenario for everybody, and not all of its goals are reached; “quests” lists them.
save-game-means = Saving is more than a pause, and you can do it once in each scenario: you discard your hands, and the whole Board but your Terrain goes to the Past. To stop playing for now, type “quit”.
recover-last-means = These are the last life points of { $who }, who falls unconscious at once: { $others ->
    [0] nobody else is left to go on, and the adventure is lost.
   *[other] the figure leaves the Board, the hand is discarded, and nothing can be done until another character gives { $who } a life point or the scenario is over.
}
save-refused = You cannot save now. Type “why” to learn what stands in the way.
recover-refused = Nobody can recover cards now.

odds-row-citadel = { $extra ->
    [0] no more cards
    [one] 1 more card
   *[other] { $extra } more cards
} ({ $drawn } in all): success { $success }%
odds-action-citadel = { $n }. { $option } – success { $success }% { $drawn ->
    [0] without a card
    [one] with 1 card
   *[other] with { $drawn } cards
}

command-leaflet = leaflet
command-purse = purse
command-quests = quests
command-read = read
command-recover = recover
command-save = save

help-chart-citadel = all you have seen of the land, even what is no longer on the Board
help-pile-citadel = everybody’s Discard Pile
help-look-citadel = read a card, a trait or a word marked * in a story (look NAME), or the place where you stand (look)
help-leaflet = scores, buildings, the Destiny page, traits, the map and your notes
help-purse = the Purse cards, their weight, and what is blocked
help-quests = goals, side quests, Quest items, and what is in force everywhere
help-read = read again what you were just told (read), or what you were told about a side quest (read NUMBER)
help-recover = take cards back from your Discard Pile, for life points
help-save = save once in a scenario; that changes the Board and is more than a pause

ending-lost-unconscious = No one is conscious any more: the adventure is lost.
ending-won-citadel = You have won: the Threat is overcome.
