# The interface's own words. Everything about cards and rules comes worded from the server.

tagline = A land that reveals itself card by card
close = Close
go-on = Go on
not-now = Not now
answer = Answer
you = you
nameless = someone
list-and = { $first } and { $last }
everybody = everybody
cards = Cards
trouble = Something went wrong. Try again in a moment.
offline = The server cannot be reached. Try again in a moment.
card-unknown = a card not yet seen
seat = Seat { $n }
tools = Tools
tabs = Pages

## the table
opening-table = Opening the table
table-closed = This table is closed
table-not-yours = There is no seat for you here. The game may have been deleted, or it belongs to another browser: ask one of its players for an invitation, or move to this device from there (Settings, “Go on with another device”).
line-busy = This table cannot be opened just now. Trying again.
line-cut = The connection dropped. Trying again; your game is safe.
to-lobby = Back to the first page
board = { $touch ->
    [yes] The Board
   *[no] The Board. Arrow keys walk from card to card.
}
minimap = Go to a part of the Board
zoom-in = Closer
zoom-out = Further away
fit = See the whole Board
fog = Fog
place-centre = start
place-north = N
place-east = E
place-south = S
place-west = W
fog-pile = Fog of area { $area }, { $n } left
here-are = Here: { $who }
fire-burns = A fire burns here
fire-of = Fire of { $who }
area = area { $area }
pointed = { $who ->
    [nobody] Someone
   *[other] { $who }
} points at { $card }
to-answer = decides now
watches = watches
seat-free = free
seat-away = away
understood = Understood
times = { $n } times
status-unconscious = unconscious
status-eliminated = out of the adventure
status-away = away from the table
status-held = held
status-gone = left for good
seat-yours = Your seat
seat-of = Held by { $who }
take-seat = Take this seat
take-seat-back = Take it back
admit = Let them play
admit-how = { $who ->
    [nobody] Someone
   *[other] { $who }
} sits here. You decide whether they may begin to play.
give-seat = Let go of this seat
give-seat-sure = Then anybody can play { $who }. You watch, unless you take the seat back first.
give-seat-yes = Let go
give-seat-no = Keep it
seat-nobody = Nobody plays { $who } now
seat-just-taken = { $seat } has just been taken { $who ->
    [nobody] by another person
   *[other] by { $who }
}. Choose another seat, or watch.
seat-lost = { $seat } was yours. While you were away the seat was freed, and now { $who ->
    [nobody] another player
   *[other] { $who }
} plays it.
seat-lost-free = { $seat } was yours. The seat was freed while you were away, and nobody plays it now.
card-of = Card of { $who }
hand-over = Free the seat
look-as = Show the table as { $who } sees it
wait-or-hand-over = { $who ->
    [nobody] Someone
   *[other] { $who }
} is away. Wait, or free the seat so that another person can take it.
in-lamp = Action Deck
in-lamp-long = Action Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
} left
spent = Discard Pile
spent-long = Discard Pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dock = Cards of { $who }
whose-cards = Whose cards are shown
hand-of = Hand: { $n } of { $limit ->
    [one] 1 card
   *[other] { $limit } cards
}
hand-count = hand { $n } of { $limit }
hand-room = It goes to your hand ({ $n } of { $limit } now).
hand-full = Your hand is full ({ $n } of { $limit }). If you take a card, you discard one at the end of the action.
hand-empty = No cards in hand
items = Items
item = Item
item-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
die-shows = Die: { $n }
die-on-row = Row { $row }, the die shows { $n }
dice-free = { $n ->
    [one] 1 die free
   *[other] { $n } dice free
}
carried = { $n } of { $limit }
blocked = Blocked
ahead = { $n ->
    [one] One later action (this may be a spoiler)
   *[other] { $n } later actions (these may be spoilers)
}
page-gone = This page could not be loaded. The server may have been updated, or you are offline.
reload = Try again
stands = { $who }: { $card } ({ $place })
lately = What happened last
linked = Linked to the sign “{ $sign }”
linked-means = Several cards have this number. While the sign “{ $sign }” is shown, you take this one: on the page at the bookmark, on a card that all of you share, or on a card of the player who takes it.
linked-shown = Shown now by
page-sign = Sign of this page: { $sign }
write = Write
blocked-by = Blocked by { $card }
blocked-cards = Blocked cards
blocked-count = blocked { $n }
items-empty = No items
purse-empty = Nothing in the purse
life = Life: { $n }
undo = { $n ->
    [one] Take back the last answer
   *[other] Take back the last answer (up to { $n }, one by one)
}
undo-none = Nothing can be taken back
take-back = Take back
leave-sure = { $who } leaves the Board and can come back between two actions. Hand and items are kept. Until then, their Skills leave the Action Deck and the Discard Pile.
undo-request = { $who ->
    [you] You would like
    [nobody] Someone would like
   *[other] { $who } would like
} to take back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}.
undo-waits = Waiting for { $who }.
undo-withdraw = Never mind
agree = Agree
agree-along = Agree, and take part
agree-apart = Agree, and stay out
come-along = I take part
all-welcome = Anyone who wants may take part
agree-for = Agree for { $who } as well
disagree = Rather not

## questions
waiting-for = Waiting for { $who }
quote = “{ $text }”
quote-within = ‘|’
missed = Not read yet ({ $n })
on-any-lit-card = on any lit card
agree-together = agree on it together
who-leads = Who leads?
which = Which?
deeds = What you can do ({ $n })
standing = At any time ({ $n })
votes = For this: { $who }
no-agreement = Let the rules decide
disagree-how = { $who ->
    [nobody] If you cannot agree, the rules say who decides for all of you.
    [you] If you cannot agree, the rules let { $name } decide for all of you: that is you.
   *[other] If you cannot agree, the rules let { $name } decide for all of you.
}
disagree-so = { $who ->
    [nobody] Let the rules decide
    [you] Decide for all of us
   *[other] Let { $who } decide
}
decides-alone = No agreement: { $who } decides.
you-decide = No agreement: your choice decides.
you-propose = You propose
you-agree = You and { $who } are for this
proposes = { $who } { $n ->
    [one] proposes
   *[other] propose
}
votes-differ = You want different things: agree to one of them.
others-could = What others could do ({ $n })
something-else = Something else
decide-so = Decide this
choices-below = { $n ->
    [one] one choice
   *[other] { $n } choices
}
seconds = You have { $n ->
    [one] 1 second
   *[other] { $n } seconds
}.
look-at = Look at { $card }
fold = See the table
fold-how = Puts the sheet aside; Esc does the same, and brings it back.
unfold = Back to: { $what }
must = You have to deal with this now.

## actions
side-north = fog to the north
side-east = fog to the east
side-south = fog to the south
side-west = fog to the west
cost = Cost { $n }
difficulty = Difficulty { $n }
cost-differs = The card says { $n }. Open it to see what changes that.
chance = { $n }%
chance-sure = sure
chance-with = { $n }% with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
slip-away = None of you stands there.
slip-later = You have something else to decide first.
locked = locked
all-hands = all hands
alone = one person alone
at-most = at most { $n } take part
chain = only some of the cards count
craft = Craft
reflex = Reflex
no-camp = No camp here
companion = Companion
durability = Durability { $n }
weight = Weight { $n }
counters = Counters
written = Written on it
bearing = { $what }: { $n }
noted = Noted on it
vital-loss = Loss of vital force
hand-limits = Hand
dice = Dice
weights = Weight
from = from
stages = Steps of the action
cards-to-draw = { $n ->
    [one] card to draw
   *[other] cards to draw
}
stars-needed = { $ruleset ->
    [citadel] { $n ->
        [one] success needed
       *[other] successes needed
    }
   *[other] { $n ->
        [one] star needed
       *[other] stars needed
    }
}
cost-title = Cost
difficulty-title = Difficulty
successes-title = Successes
total = In all
rule = The rule behind it
why = Why: { $what }
why-short = Why?
rule-none = This rule is not in the catalogue.
who-takes-part = Who takes part
leads = leads
leads-to = to { $place }
helps = helps
not-part = { $who } takes no part
is-asked = { $who } is asked
if-success = If it succeeds:
if-failure = If it fails:
number-is = { $n } ({ $card })
number-unseen = { $n } (not seen yet)
odds-above = Above the line: success
odds-below = Below it: this draw ends the adventure
odds-safe = None of these draws can end the adventure.
odds-more = You cannot fail. Draw more, to choose among more Skills?
no-danger = no danger
odds-title = The odds as things stand
odds-counted = Included, because it is free: { $cards }.
odds-left-out = Not included, but it may help: { $cards }.
odds-rule = { $ruleset ->
    [citadel] The number proposed is the cost, or a few cards more where success needs them.
   *[other] The number proposed is the fewest cards that make success likely (80%). It is never more than the full cost, unless you could not succeed with that.
}
odds-how = How is this worked out?
odds-rest-on = Every way in which the cards can fall is counted, from what you know of the deck and the pile. Nobody looks at hidden cards for this.
odds-caption = Chances by number of cards drawn
odds-of = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $success }% success, { $defeat }% defeat
success-chance = Chance of success
defeat-chance = Chance of defeat
risk = { $n }% risk that this draw ends the adventure.
failure-ends = A failure ends the adventure.
draw-and-reveal = { $n ->
    [0] Go on without a card
    [one] Draw one more, then turn them
   *[other] Draw { $n } more, then turn them
}
reveal = { $n ->
    [0] Go on
    [one] Turn the card
   *[other] Turn the { $n } cards
}
fewer = One card fewer
one-more = One card more
left-after = { $n ->
    [0] That empties the deck.
    [one] 1 card is left in the deck after that.
   *[other] { $n } cards are left in the deck after that.
}
face-down = { $n ->
    [one] 1 card lies face down
   *[other] { $n } cards lie face down
}
drawn-cards = The cards that were drawn
turn-all = Turn all
draw-fatal = A Curse from the Discard Pile: the adventure is over.
tally = What counts
tally-stars = { $n ->
    [one] One whole star.
   *[other] { $n } whole stars.
}
tally-joined = { $n ->
    [one] A left half joined to a right half.
   *[other] { $n } pairs of halves joined.
}
tally-alone = { $n ->
    [one] One half found no partner.
   *[other] { $n } halves found no partner.
}
tally-sevens = { $n ->
    [one] The seven counts only where a card says so.
   *[other] Sevens count only where a card says so.
}

## looking
journal = Journal
journal-filter = Show
journal-all = All
journal-cards = Cards
journal-details = All that happened
journal-talk = Talk
earlier = Earlier
turn = { $n ->
    [0] Setting out
   *[other] Turn { $n }
}
say-something = Say something to the table
say = Say it
loupe = Loupe
loupe-card = Picture
loupe-how = Move the loupe over the picture. Some pictures hide a number. If you find one, type it here.
loupe-over = Loupe over { $card }; arrow keys move it over a grid of five by five
loupe-written = Written here: { $what }
loupe-nothing = Column { $column }, row { $row }: nothing is written here
chart = Chart
chart-gone = Pale, in a broken frame: land that is no longer on the Board.
standing-leave = Leave or give up ({ $n })
chart-empty = You have not seen any land yet.
sheet = Sheet { $n }
recap = Where we were
tool-loupe = Loupe
tool-chart = Chart
tool-rules = Rules
tool-recap = So far
tool-invite = Invite
tool-settings = Settings
in-words = All it says, in words
point = Point at it
bears = On it:
combined = Combined with:
pile-past = Past
pile-satchel = Satchel
pile-banished = Banished
pile-quests = Quests
pile-deck = Action Deck
pile-discard = Discard Pile
pile-exploration = Fog of area { $part }
pile-item = { item }
pile-long = { $pile }: { $n }
pile-count = { $n ->
    [0] No cards.
    [one] One card.
   *[other] { $n } cards.
}
pile-hidden = You may not look through them.
pile-none = There is no such pile now.
from-top = { $n ->
    [one] on top
   *[other] number { $n } from the top
}
leaflet = Leaflet
booklet = Booklet
world-map = World Map
world-map-none = You have found none of its cards yet. Each one you find is laid here, where it belongs.

## the end
ending = The adventure is over
ending-won = You have come through
ending-luck = Luck and choice
ending-journey = The journey
ending-unfound = Never found
ending-next = What to play next
luck-won = { $n ->
        [one] One draw could fail. { $won ->
            [0] It did.
           *[other] It did not.
        }
       *[other] Of { $n } draws that could fail, { $won } succeeded.
    }
luck-sure = { $n ->
        [one] One more could not fail.
       *[other] { $n } more could not fail.
    }
luck-none = No draw could fail.
luck-draws = Your draws in order: the higher the bar, the better the chance
luck-bare = To be expected when the actions began
luck-choice = By your choices: extra cards and effects
luck-luck = By luck
luck-all = Successes
luck-best = Luckiest moment
luck-worst = Unluckiest moment
luck-bet = { $what }, turn { $turn }: { $came ->
        [success] success
       *[other] failure
    } at a chance of { $chance }%
unfound-places = { $n ->
        [one] One place
       *[other] { $n } places
    }
unfound-encounters = { $n ->
        [one] One encounter
       *[other] { $n } encounters
    }
unfound-finds = { $n ->
        [one] One thing to find
       *[other] { $n } things to find
    }
unfound-passages = { $n ->
        [one] One passage of the story
       *[other] { $n } passages of the story
    }
next-play = Look at { $title }
next-anew = Play { $title } again
watch-again = Watch it again, or play on from any step
look-at-table = Look at the table
again = Play again
again-how = { $alone ->
    [no] A new game: the same adventure, choices and seats, other luck. Everybody who played here is shown the way.
   *[yes] A new game: the same adventure and choices, other luck.
}
again-laid = A new game with the same choices is ready. Your seat is kept.
again-laid-short = A new game is ready
again-join = Come to the new game

## inviting
invite = Invite
invite-how = Anyone who opens the link can take a free seat or watch. Asking again gives you the same link.
invite-until = holds until { $day }
invitations = Links in use
invitation-yours = Your link
invitation-of = { $who ->
    [nobody] An earlier link
   *[other] Link of { $who }
}
revoke = Revoke
revoke-of = Revoke: { $which }
guests = Who may come
guest-removed = removed
remove = Remove
remove-whom = Remove { $who } from this table
let-in = Let in again
let-in-whom = Let { $who } in again
link-near = It works on this computer only. For other devices, start the game with { $command }.
qr = The link as a QR code
link = Link
copy-link = Copy link
copied = Copied

## settings
settings = Settings
language = Language
theme = Light
theme-auto = As this device
theme-lamp = Lamp
theme-day = Day
theme-contrast = High contrast
text-size = Size of text
sound = Sound
sound-on = On
sound-off = Off
motion = Motion
motion-full = Everything moves
motion-still = Keep it still
cards-come = Cards that come up
cards-shown = Show me each
cards-told = Only tell them in the journal
other-device = Go on with another device
other-device-how = Open this link there within ten minutes. It works once.
make-link = Make a link
keys = Keyboard
key-arrows = Arrows
key-arrows-does = walk the Board
key-home = Home
key-home-does = back to your figure
key-enter = Enter
key-enter-does = open a card, or press the answer that is lit
key-a = A
key-a-does = next lit action
key-digits = 1–9
key-digits-does = choose an answer
key-l = L
key-l-does = loupe
key-c = C
key-c-does = chart
key-j = J
key-j-does = journal
key-r = R
key-r-does = rules
key-u = U, Ctrl+Z
key-u-does = take back
key-esc = Esc
key-esc-does = close, or put the question aside and bring it back
key-ask = { "?" }
key-ask-does = these keys

## phone
tab-map = Map
tab-hand = Hand
tab-items = Items
tab-piles = Piles
tab-journal = Journal
sheet-higher = Pull the sheet up
sheet-lower = Push the sheet down

## the first page
continue = Continue
continue-none = You have no games on this device yet.
your-decision = Your decision
new-adventure = A new adventure
rules-continent = Continent rules
rules-citadel = Citadel rules
players-up-to = 1 to { $n } players
about-minutes = about { $most } minutes
span-minutes = { $least } to { $most } minutes
against = The curse
mode = Mode
options = Variants
explorers = { $ruleset ->
    [citadel] Characters
   *[other] Explorers
}
around-table = Around the table
your-name = Your name
seat-mine = You play this one
seat-claim = You play { $who }
seat-open = Left for another player
chosen-in-play = character chosen in play
light-lamp = Start the game
joining = Finding the table
join-as = What shall we call you?
invited-by = { $who ->
    [nobody] Someone
   *[other] { $who }
} invites you to “{ $title }”
invited-to = { $ended ->
    [yes] The game is over, but it can be looked at.
   *[no] { $n ->
        [one] One seat
       *[other] { $n } seats
    }, { $turn ->
        [0] and nobody has set out yet.
       *[other] and it is turn { $turn }.
    }
}
only-watch = Only watch
join-about = There is no account to make, and seats can be changed later.
join = Come to the table
adopting = Moving to this device
adopt-sure = Become another person in this browser?
adopt-leaves = This browser will belong to the person who made the link. You can then no longer reach your own things from here:
adopt-how = Go on only if you made the link yourself, on another device.
adopt = Go on as that person
adopt-not = Stay who I am
delete = Delete
unlist = Take it off this list
unlist-game = Take { $title } off this list
delete-sure = Delete { $title } for everybody? This cannot be taken back.
part = Remove this game
part-game = Remove { $title }
delete-together = { $title } can be deleted by { $who ->
    [nobody] the player who made it
   *[other] { $who }, who made it
}, or once all who have ever played it agree. You can take it off your own list, and put it back any time.
delete-agree = I agree to delete it
delete-agreed = You have agreed to delete it. The others have not yet.
games-off = Taken off the list ({ $n })
relist = Put it back
relist-game = Put { $title } back on the list
watch = Watch
place-turn = { $place }, turn { $n }
first-here = New here? Begin with { $title }.
guide = Show me how
setting-out = Setting out
others-decision = Waiting for the others
ended-won = Won
ended-lost = Lost
games-ended = Finished games
forked = from another game
delete-game = Delete { $title }
all-games = All { $n } games
fewer-games = Only the last ones
see-gallery = See all its cards (this gives everything away)
seat-plays = Who is played at seat { $n }
seat-ready = { $who }, ready
seat-awaited = Free for a guest
others-come = First set up the game. Then you get a link for the others.
set-table = Set up the game and invite
lay-another = Start another game
join-go = Join
join-how = Were you sent a link? Paste it here.
join-unknown = This is not an invitation. A link to a table ends in /#/join/ and some letters.
record = Your record
record-how = The adventures you finish are kept here. Some of them open another mode.
record-none = You have not finished an adventure yet.
record-continent = { $name } lifted
record-citadel = { $name } overcome
rules = Rules
rules-contents = All chapters
rules-search = Search the rules
rules-both = Both games
rules-of = Whose rules
rules-how = Ask a question, or search by words or by a rule’s number. For instance:
rules-found = { $n ->
    [0] Nothing was found. Try fewer or other words.
    [one] One rule
   *[other] { $n } rules
}
rules-hint-fire = fire
rules-hint-craft = craft
rules-hint-draw = draw
rules-hint-state = state
rules-hint-camp = camp
rules-hint-dialogue = dialogue

## the Citadel
reads-on = { $who } read on.
reads = { $who } reads
papers = Papers
story = The story
reread = Read again: “{ $what } …”
reread-all = Read again ({ $n })
read-aloud = Read aloud
read-stop = Stop reading
read-out = Read out
read-below = { $n ->
    [one] One more below
   *[other] { $n } more below
}
glossary-none = is not in the glossary yet.
text-smaller = Smaller letters
text-larger = Larger letters
text-letter = A
hope = { $n } hope
everywhere = Everywhere
rows = Rows of the compound action
rows-how = If you fail, the die goes down by the successes you counted. Your next try on this row needs only what the die shows.
class-icons = Class icons revealed
icon-fist = fist
icon-hand = hand
icon-flag = flag
icon-target = target
icon-wild = any icon
selected = Selected: { $cards }.
they-choose = They choose from:
chain-limit = { $n ->
    [one] Only one of the cards counts.
   *[other] Only { $n } of the cards count.
}
successes-gained = { $n ->
    [one] One success from effects.
   *[other] { $n } successes from effects.
}
may-keep = { $n ->
    [one] One of the revealed cards may be kept.
   *[other] { $n } of the revealed cards may be kept.
}
may-cancel = { $n ->
    [one] One damage can still be cancelled.
   *[other] { $n } damage can still be cancelled.
}
reply-locked = Not possible for you
reply-used-up = Already said
scores = The community
score-influence = Influence
score-knowledge = Knowledge
score-production = Production
score-defense = Defense
tremor = Tremor
hope-noted = Hope
shift = { $what }: { $from }, now { $to }.
life-noted = Life, when last noted
buildings = Buildings
built = built
boxes = { $n } of { $of ->
    [one] 1 box
   *[other] { $of } boxes
}
destiny = Destiny
checked = checked
price = costs { $n }
side-quests = Side quests
quest-active = noted
quest-initiated = under way
quest-finished = finished
customs = Customs
map-notes = Notes on the map
map-owed = { $n ->
    [one] One card of the World Map still waits for its neighbour.
   *[other] { $n } cards of the World Map still wait for their neighbours.
}
about-influence = How the town gets on with others. Stories ask for it and change it, between 0 and 25.
about-knowledge = What the town knows. Stories ask for it and change it, between 0 and 25.
about-production = What the town has to eat. Stories ask for it and change it, between 0 and 25.
about-defense = How safe the town is. Stories ask for it and change it, between 0 and 25.
about-tremor = How strongly the ground trembles. The scenario sets it. It can make exploring cheaper.
about-buildings = When you may check a box, you choose the building. Once all its boxes are checked, the building is built, and its text applies.
about-destiny = Cards bring you Hope. You spend it on these signs: each takes as much as its number. Once it is checked, it gives what its card says.
about-side-quests = Tasks besides the goal. You note one as soon as you hear of it; it begins when a text says so, and you cross it out when it is over.
about-customs = A habit of the town. It holds for everybody from now on.
about-map-notes = Whatever you want to remember about the land. The rules never ask for it.
about-blocked = A blocked card stays before its owner and is of no use until something unblocks it.
none-yet = Nothing yet.
goal-is = Goal: { $what }
goals = Goals
reached = reached
scenario-over = { $title } is over
goals-reached = { $how ->
    [all] { $of ->
        [one] Its goal was reached.
       *[other] All its goals were reached.
    }
    [none] { $of ->
        [one] Its goal was not reached.
       *[other] None of its goals was reached.
    }
   *[some] { $n ->
        [one] One of its { $of } goals was reached.
       *[other] { $n } of its { $of } goals were reached.
    }
}
count = { $name }: { $n }{ $asked ->
    [0] { "" }
   *[other] {" "}of { $asked }
}
recover-how = You have few cards left to draw. With life points you buy some back from the Discard Pile.
trait = Trait
keyword = Keyword
about-keyword = { $ruleset ->
    [citadel] Of your cards with this word only one serves in an action. Some texts ask for it.{ $word ->
        [temporary] {" "}A character who falls unconscious loses such cards.
       *[other] { "" }
    }
   *[other] A card that is combined with an item adds its durability to the die if this word stands on it and on the item’s first card. Some texts ask for it.
}
saved-once = The scenario was saved once.

## looking again
step = Step
step-of = step { $n } of { $of }
step-back = One step back
step-on = One step on
play = Play
pause = Pause
play-on = Play on from here
step-first = To the beginning
play-on-how = A new game begins as { $title } stood at step { $n }. Cards that nobody had seen are dealt anew. This game stays as it was.
play-on-not = The adventure is over here; go back a step.
spoilers = This tells everything
spoilers-how = Here lies every card of { $title }, with its secrets. If you want to play it first, do not look.
spoilers-show = Show me all cards
size-far = Far
size-near = Near
size-reading = Reading
cards-none = No card fits.
card-before = Previous card
card-after = Next card
search-cards = Search the cards
kind = Kind
all-kinds = All kinds
size = Size

## choosing
amount = How many
amount-less = Fewer
amount-more = More
as-list = As a list
card-chosen = Chosen
choose-on-board = Choose the place on the Board.
gauge = { $now } → { $then }
go-to-side = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}

## the first evening
tip-known = I see
tip-skip = No more hints
tip-roam = { $all ->
    [yes] You decide together what to do next.
   *[no] It is your turn.
} { $touch ->
    [yes] What you can do now is in this list:
   *[no] What you can do now is lit on the cards, and stands in the list at the right:
} the blue lozenge there says how many cards it costs, the star how many successes you need. Nothing is final before a card is turned: { $touch ->
    [yes] the arrow above
   *[no] the arrow above, or Ctrl+Z,
} takes it back.
tip-deed = This sheet follows the action from step to step: who takes part, why it costs what it costs, and what comes of it.
tip-odds = More cards make success likelier, but every card comes out of the Action Deck. { $ruleset ->
    [citadel] Once it is empty, you have to recover, which costs life points.
   *[other] Once it is empty, each draw may end the adventure: bars below the line would say how likely that is.
}
tip-draw = A whole star counts one; a left half and a right half make one together. Cards turn one by one; { $touch ->
    [yes] a tap
   *[no] a click or any key
} turns them all.
tip-curse = That is a Curse. While the Action Deck lasts it is only a card without a star. Drawn from the Discard Pile, once the deck is empty, it ends the adventure.
tip-keep = A Skill you keep goes to your hand and helps later; what it does stands on it. You may keep one whether you succeed or fail.
tip-go = You can go to any land that lies open: press it, and the table does the rest. You draw what it costs, as always.
tip-fail = When an action fails, what stood under “If it fails” happens. You may try again in your next turn, and draw more cards then.
tip-ask = You are asked something. { $touch ->
    [yes] If you are not sure, “No” or “Enough” is the careful answer.
   *[no] If you are not sure, press Enter: it gives the careful answer, such as “No” or “Enough”. “See the table” puts the question aside while you look around.
}
watching = You are watching. Free seats:
