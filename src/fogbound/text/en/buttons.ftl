# What stands on a button below a card: what becomes of that card. Each goes by the name of the option it shortens.

button-apply = Apply
button-banish = Banish
button-bless = Count it as a star and a seven
button-block = Block
button-buy = Buy for { $n } experience
button-convert = Spend class icons on it
button-declare = Head there
button-discard = Discard
button-face = This one first
button-free-use = Use
button-give-up-skill = Give up
button-help = Help with it
button-keep = { $alone ->
    [yes] Keep
   *[no] Keep for { $who }
}
button-leave-it = Leave behind
button-mend = { $alone ->
    [yes] Mend
   *[no] Mend for { $who }
}
button-new-item = Make it a new item
button-on-top = Put on top
button-perform = This one first
button-pick-skill = Take
button-play-as = Play this character
button-prevent = Let it prevent the State
button-put-in-hand = Put into your hand
button-redraw = Draw anew for it
button-restore = Bring back
button-retain = Keep
button-return = Return
button-select = Select
button-set-aside = Set aside
button-spend-hope = Spend
button-swap-for = Give this one in exchange
button-take-die = Take its die
button-take-in-hand = { $alone ->
    [yes] Take into your hand
   *[no] { $who } takes it
}
button-threat = Face this Threat
button-to-bottom = Put at the bottom
button-turn-failure = Turn the failure into a success
button-unblock = Unblock
button-use = Use
button-use-item = Use
button-wear = { $alone ->
    [yes] Wear it down
   *[no] Wear it down ({ $who })
}

## What an amount changes

gauge-deck = Cards in your deck
gauge-draw = Cards to draw
gauge-life = Life points
gauge-stars = Stars needed
