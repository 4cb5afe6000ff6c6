# What the table in the browser says beside the game itself.

asking-secret = Something is being decided in secret.
talk = { $who ->
    [nobody] Someone
   *[other] { $who }
}: { $text }

stage-helpers = Helpers
stage-item = Items
stage-cost = Cost
stage-result = Result
stage-skill = Skill
stage-discard = Discard
stage-consequence = Consequence
stage-hand-limit = Hand limit
stage-gear-up = Gear up
stage-draw = Draw

note-for-one = One of you gains { $skills }
note-saves = { $n ->
    [one] Only 1 card is left to save.
   *[other] Only { $n } cards are left to save.
}
note-free = It costs nothing, and the card stays.
note-no-number = None after all
note-write-nothing = Write nothing
note-new-die = Its die starts at { $n }.
note-call-plain = Add nothing: { $n }
note-call-sum = Use { $card }: { $plain } + { $value } = { $n }
note-combine = Add it to { $card }
note-shared-die = They share one die from now on, at { $n }. Using one or both costs one pip. When the die is used up, both are lost.
note-die = { $left ->
    [0] It loses its last pip, and breaks after this action.
   *[other] { $kept ->
        [yes] Its die stays at { $n }.
       *[no] Its die goes from { $n } to { $left }.
    }
}

confirm-camp = Camp is more than a pause: the whole Board but this Terrain is put away, its fog is laid anew, and events and prey may come back. Hands, items, Action Deck and Discard Pile stay as they are, unless a card says otherwise. To stop playing for now, just close the page.
confirm-concede = This ends the adventure for everybody, as a defeat.
confirm-go-home = This ends the scenario for everybody, and not all of its goals are reached.
confirm-leave-for-good = Your character leaves the adventure and does not come back.
confirm-save-game = Saving is more than a pause, and you can do it once in each scenario: you discard your hands, and the whole Board but your Terrain goes to the Past. To stop playing for now, just close the page.

mode-normal-means = The adventure as it was written.
mode-easy-means = A gentler way through, for a first evening.
mode-extreme-means = For players who have lifted this curse before.
mode-standard-means = The adventure as it was written: to recover, a life point buys two cards.
mode-story-means = Gentler, for a first evening: a life point buys three cards.
mode-survival-means = Harsher: three cards cost two life points.
rule-option-move-discount = Joining others costs less
rule-option-move-discount-means = Moving to a Terrain with another explorer or a fire costs one card less.
rule-option-unhurried = No hurry
rule-option-unhurried-means = Some dialogues give you only a few seconds. With this, nobody counts them: hesitating is a reply that you choose.

table-seat-taken = { $who ->
    [nobody] Someone
   *[other] { $who }
} joined the table.
table-seat-back = { $who ->
    [nobody] Someone
   *[other] { $who }
} is back at the table.
table-admitted = { $who ->
    [nobody] Someone
   *[other] { $who }
} may begin to play.
table-seat-free = { $who ->
    [nobody] Someone
   *[other] { $who }
} left a seat, which is free now.
table-undo-wished = { $who ->
    [nobody] Someone
   *[other] { $who }
} would like to take back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}.
table-undo-done = { $who ->
    [nobody] Someone
   *[other] { $who }
} took back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}.
table-undo-refused = { $who ->
    [nobody] Someone
   *[other] { $who }
} would rather leave it as it is.
table-written = { $who } wrote on the map: “{ $text }”
table-written-beside = { $who } wrote beside { $card }: “{ $text }”
table-again = { $who ->
    [nobody] Someone
   *[other] { $who }
} began a new game with the same choices.
table-changed = { $why ->
    [rules] The rules of Fogbound have changed since this game was left.
    [packs] The cards of this adventure have changed since this game was left.
   *[other] This game could not be played again exactly as it was.
} It goes on where turn { $turn } began; { $lost ->
    [0] no answer is lost, and there is nothing to be done.
    [one] the one answer after that is lost. Look over the Board and the hands, then play on.
   *[other] the { $lost } answers after that are lost. Look over the Board and the hands, then play on.
}
table-removed = The player who made this game has removed you from it.
table-deleted = This game has been deleted.

refused-stale = The table has moved on since; look again, then choose.
refused-not-yours = That is for another player to decide.
refused-no-seat-held = You are watching; take a free seat to play.
refused-voted = You have said so already; the others have not agreed yet.
refused-agreement = This is for all of you to agree on.
refused-consent = The others have to agree to that first.
refused-unknown = That is not possible now.
refused-over = The game is over.
refused-too-fast = That was too quick; wait a moment.
refused-closed = Your last answer could not be saved. The game goes on from the answer before.
refused-bad = That message could not be understood. Reload the page.
refused-no-seat = There is no such seat, or nobody sits there.
refused-no-part = You are watching, or your seat is not in this game: the players decide.
refused-not-admitted = You can begin to play once a player here has let you: they open your seat and choose “Let them play”.
refused-seat-taken = This seat is taken.
refused-hand-over = A seat can be handed over once its player has been gone for { $n } seconds, or at once by who made the game.
refused-hand-over-guest = Only players at this table can free a seat. As a guest you can do it once all of them have been gone for { $n } minutes. If the seat is yours, open this table on the device you used before: its settings move you to another one.

trouble-bad = The request could not be understood; reload the page and try again.
trouble-who = This browser is not known here yet; reload the page.
trouble-no-table = There is no such game among yours. If you were invited, follow the link again.
trouble-nothing = There is nothing at this address.
trouble-too-many = This server is full; try again in a while.
trouble-too-fast = Too many requests; wait a moment.
trouble-too-large = That is too long; shorten it.
trouble-database = What is kept here cannot be reached just now. Try again in a moment; nothing that you have seen is lost.
trouble-ours = Something went wrong on our side; it has been noted. Try again.
trouble-host = This server does not answer to that name. Its host can allow it with --public.
trouble-origin = Another website tried to use this table. That is not allowed.
trouble-code = This link has been used or is too old. Ask for a new one on the other device.
trouble-not-yours = Only a person who holds a seat may do that.
trouble-not-player = Only a player at this table, or the person who made the game, may do that. Ask one of them.
trouble-not-maker = Only the player who made this game can decide who may come to it, and they cannot remove themselves.
trouble-removed = The player who made this game has removed you from it. Ask them to let you in again.
trouble-revoked = There is no such invitation any more.
trouble-adopt = You already have a name or games in this browser, and would leave them behind. Open the link in the browser and confirm.
trouble-not-owner = Only the player who made this game can delete it, or all who have played it together. You can take it off your own list.
trouble-fork = While a game is being played by several people, nobody can play on from it elsewhere. Once it is over, everybody can.
trouble-many-games = You have { $n } unfinished games here; finish or delete one first.
trouble-lines = Too many windows are open at tables from your network; close some of them.
trouble-games-fast = Too many games have been begun from your network; wait a while before the next one.
trouble-games-here = { $n } unfinished games have been begun from your network; finish or delete one first.
trouble-invitation = This invitation is no longer valid: it was revoked or has expired, or the game is gone. Ask the person who sent it for a new one.
trouble-running = You can look at that once the game is over.
trouble-step = Step { $n } of { $last } cannot be shown with the rules and cards of today.
trouble-no-gallery = The gallery is closed here; its host can open it with --gallery.
trouble-setup = The game cannot begin like this: { $why }.
trouble-table = That cannot be done with this game: { $why }.
trouble-elsewhere = Another server of this house has this table, and cannot be reached from here just now. Try again in a moment.
trouble-draining = This server is about to end and opens no more tables. Try again in a moment.
trouble-in-use = This game is being played elsewhere; close it there first.
trouble-damaged = This game is damaged: { $why }. What was played before that can be saved where the server runs: “{ $command }” tells how.
trouble-pack = The adventure cannot be opened: { $why }.

serve-ready = Fogbound is ready at { $address }
serve-busy = Port { $port } is taken by another program. End that one, or choose another port with --port.
serve-all-busy = All ports from { $port } to { $last } are taken. Choose another one with --port.
serve-next = Port { $port } is taken by another program; Fogbound uses { $taken } instead.
serve-forbidden = You may not use port { $port } on this machine. Choose one above 1023 with --port.
serve-host = This machine cannot listen on { $host }: { $why }. Leave --host out, or name an address that this machine has.
serve-public = “{ $public }” is not an address that people can open; --public must begin with https:// or http:// and name nothing but the host.
serve-trust = “{ $origin }” is not the origin of a page; --trust must begin with https:// or http:// and name nothing but the host.
serve-name = “{ $name }” cannot be the name of a server; --name takes up to 31 small letters, digits and hyphens.
serve-folder = Games cannot be kept in { $folder }: { $why }. Name another folder with --data.
serve-proxy-from = “{ $address }” is not the address of a machine; --proxy-from must be one in numbers, such as 10.0.0.9.
serve-workers-windows = Windows does not let several processes share a port in the way that --workers needs. Leave --workers out.
serve-shared = Another Fogbound is using the folder { $folder } as well. Both show the same games, and each game can be open in one of them at a time.
archive-table = { $table }: { $n ->
    [one] one row
   *[other] { $n } rows
}
archive-checked = { $n } of { $of } journals compared and played again
archive-unsound = The game { $game } could not be played again, neither there nor where it comes from; it is the same in both.
archive-copied = { $games ->
    [one] One game
   *[other] { $games } games
} and { $persons ->
    [one] one person
   *[other] { $persons } persons
} are in { $where } now.
archive-refused = Nothing was copied: { $why }.
play-ready = Fogbound is ready: open { $address } in your browser. End it with Ctrl-C; nothing is lost.
play-nearby = Others in your network open { $address }.
play-ended = Fogbound has ended. Your games are kept.
client-unbuilt = The browser’s part of Fogbound is not built yet. Start it with { $command }, which builds it, and reload this page.
client-left-out = This Fogbound was installed without its browser’s part. Install it again from a wheel or a source distribution, or play in the terminal with { $command }.
play-unbuilt = The table in the browser could not be built. Play in the terminal with --line, or try again.

setup-refused-explorers = it is for one to four explorers
setup-refused-players = it is for one to four players
setup-refused-seats = a table has at most { $n } seats
setup-refused-no-character = there is no explorer “{ $word }”
setup-refused-character-twice = an explorer was chosen twice
setup-refused-clueless = choose at least one clue
setup-refused-no-clue = there is no clue “{ $word }”
setup-refused-clue-twice = a clue was chosen twice
setup-refused-packs = its packs lack a card that every game needs
setup-refused-too-few = there are only { $n } characters to play
setup-refused-no-choice = “{ $word }” cannot be chosen here

table-refused-unfinished = only a game that is over can be played again exactly as it lay
table-refused-no-step = there is no step { $n }
table-refused-over = the game is over after step { $n }; choose an earlier one
table-refused-changed = rules or cards have changed since it was played
table-refused-cannot-go-on = rules or cards have changed too much since it was left; Fogbound { $word } can still play it
table-refused-packs = it needs packs that are not here: { $word }
table-refused-ruleset = it is played by other rules
table-refused-closed = the table is closed

pack-refused = { $n ->
    [one] its pack has a fault at { $where } ({ $code }); “{ $command }” explains it
   *[other] its packs have { $n } faults, the first at { $where } ({ $code }); “{ $command }” explains them
}
pack-unknown = a pack that it needs is not here
