# The land of the Citadel: cards taken, Terrains and fog, movement, hidden numbers, the World Map.

## Questions
question-choose-far-side = To which side of { $card } do you go?
question-choose-sinking = { $card }: which Terrain do you return?
question-choose-step = To which neighbouring Terrain do you go?
question-claim-number = Which number have you found? It has three digits.
question-keep-purse = { $alone ->
    [yes] Do you keep { $card }?{ $n ->
        [0] { "" }
       *[other] {" "}You would carry { $n }. More than { $most } is too much: an overloaded character cannot walk.
    }
   *[no] Who keeps { $card }?
}
question-pause-over-event = { $card } lies open. Do you go on, or have you spotted a hidden number?
question-return-terrain = The table is full. Which Terrain do you return?
question-sift = Which of these cards goes back on top, and which to the bottom? Of those on top, the first you choose is drawn next.

## Options
option-go-on = Go on
option-to-bottom = Put { $card } at the bottom

## News
news-back-read = The back of card { $n } was read.
news-digits = { $card } now had { $n ->
    [one] 1 digit.
   *[other] { $n } digits.
}
news-global-event = { $card } was laid beside the Board. It works everywhere.
news-in-purse = { $who } kept { $card }.
news-map-inserted = { $card } was added to the World Map.
news-map-owed = { $card } cannot be added to the World Map yet; it will be once the way there is shown.
news-met = Then: { $card }.
news-met-again = Once more: { $card }.
news-sunk = { $card } went back into the box; its number was noted.
news-three-digits = A hidden number has exactly three digits.
