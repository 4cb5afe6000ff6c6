# The table of chances of an adventure.

odds-cards = Cards drawn
odds-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
odds-basis = Chances of success in per cent with the common and the own Skills, sevens, Advanced Skills and Curses left aside.
odds-nobody = { $pack } has no characters, so there are no chances to tell. Name a pack that has some, or one that builds on such a pack.
odds-in-play = The decks of { $pack } are made in play, so there are no odds before; type “odds” during a game.
