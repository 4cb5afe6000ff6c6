# The leaflet of Selvage.

building-smokehouse = The smokehouse
building-ropewalk = The ropewalk
building-sickroom = The sickroom
building-inn = The Pincushion
symbol-candle = Candle
symbol-thimble = Thimble
symbol-shears = Shears
symbol-needle = Needle
symbol-rosette = Rosette
symbol-plumb-line = Plumb line
quest-lost-bell = The wether’s bell
quest-bees = Bettany’s bees
quest-names = The names of farms
trait-lamp-drawn = lamp-drawn
trait-dusty = dusty
trait-hungry = hungry
custom-soles = Listening soles
custom-washing-day = Washing day

card-inn = { building-inn }
    .wording =
        2 boxes.
        Once built: talk: obtain 1 flag.
        At the Citadel: Influence +1, and the side quest “{ quest-names }” is noted if it is not.
card-lamp-drawn = { trait-lamp-drawn }
    .wording = Only characters who carry a card with “light” may be active, as long as somebody involved carries one.
card-dusty = { trait-dusty }
    .wording = After each failed pass, block the top card of your Action Deck.
card-hungry = { trait-hungry }
    .wording = After each failed pass, discard a Purse card, or else the top 2 cards of your Action Deck.
card-washing-day = { custom-washing-day }
    .wording = After each epilogue, every character, conscious or not, unblocks all their cards.
