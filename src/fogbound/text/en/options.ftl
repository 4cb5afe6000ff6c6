# Labels of options. $card: the card, $who: the explorer concerned, $other: another explorer, $n: a number,
# $side: a side of the Board, $effect: what a text says, $alone: yes when one explorer plays alone.

action-called = { $name } ({ $action })
option-action = { $action } – { $card }: cost { $cost }{ $lowest ->
    [same] { "" }
   *[other] , down to { $lowest }
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulty { $difficulty }
}{ $ends ->
    [yes] {" "}(ends the scenario)
   *[no] { "" }
}
brings-nothing = brings nothing now
option-action-own = { $action }: cost { $cost }{ $lowest ->
    [same] { "" }
   *[other] , down to { $lowest }
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulty { $difficulty }
}{ $ends ->
    [yes] {" "}(ends the scenario)
   *[no] { "" }
}
option-refused = { $action } – { $card }
option-of = { $who }: { $option }

option-accept = Let { $who } take part
option-alongside = Lay { $card } alongside your Terrain
option-appear-on = Appear on { $card }
option-apply = Apply { $card } – { $effect }
option-banish = Banish { $card }
option-bless = Count { $card } as one star and one seven
option-buy = Buy { $card } for { $n } experience
option-call-number = Call { $n }
option-camp = Make camp for the night
option-change-fog = Change the fog card you have seen for another
option-choose = { $effect ->
    [none] { $card }
   *[other] { $effect }
}
option-choose-way = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, to { $card }
option-choose-explorer = { $who }
option-combine = Add it to { $card }{ $n ->
    [-1] { "" }
   *[other] {" "}(one die for all, at { $n })
}
option-come-back = { $who } comes back
option-concede = Give up the game
option-declare = Head for { $card }
option-decline = No
option-discard = Discard { $card }
option-do = Yes: { $effect }
option-done = Enough
option-done-failing = Enough: the action fails
option-take-up-again = { $card } comes back, with all they left
option-use-none = Use no item
option-use-no-other = Use no other item
option-draw = { $n ->
    [0] Draw a card
   *[other] Draw one more card
}
option-draw-lots = Draw lots
option-explore = Explore the fog to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
option-free-use = Use { $card }: { $effect }
option-gather-on = Gather everybody on { $card }
option-give = Give { $card } to { $other } (costs 2 cards)
option-go = Go to { $card }
option-hand-over = Hand { $card } to { $who }
option-join = Take part
option-join-game = { $card } joins the game
option-keep = { $alone ->
    [yes] Keep { $card }
   *[no] Keep { $card } for { $who }
}
option-keep-none = Keep no Skill
option-keep-roll = Keep the { $n }
option-leads = (to { $place })
option-leave-fog = Leave the fog card as it is
option-leave-for-a-while = { $who } leaves for a while
option-leave-for-good = { $who } leaves for good
option-leave-it = Leave { $card } behind
option-look = Look at the fog to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
option-mend = { $alone ->
    [yes] Mend { $card }
   *[no] Mend { $card } of { $who }
}
option-name-nobody = Nobody
option-name-person = { $card }
option-new-item = Make { $card } a new item
option-number = { $n ->
    [-1] Name a number
   *[other] { $n }
}
option-on-top = Put { $card } on top
option-pay = Pay: { $effect }
option-prevent = Let { $card } prevent it
option-put-in-hand = Put { $card } into your hand
option-redraw = Draw anew for { $card }
option-refuse = Do without { $who }
option-relinquish = Give up { $card }
option-report = Report a hidden number
option-reroll = Roll again
option-restore = Bring back { $card }
option-return = Return { $card }
option-return-terrain = Return { $card }
option-reveal = { $n ->
    [0] Draw none
   *[other] Reveal the cards
}
option-set-aside = Set { $card } aside
option-side = To the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
option-skip = Skip { $card }
option-stay-out = Stay out of it
option-stop = Enough
option-suffer = Do not pay: { $effect }
option-swap = Swap { $card } with an item of { $other } (costs 2 cards)
option-swap-for = For { $card }
option-take-back = { $alone ->
    [yes] Take your fire back
   *[no] Take back the fire of { $who }
}
option-take-in-hand = { $alone ->
    [yes] Take { $card } into your hand
   *[no] { $who } takes { $card } in hand
}
option-trade = { $n ->
    [0] Draw as many cards as it costs
    [one] Draw 1 card fewer, but need 1 star more
   *[other] Draw { $n } cards fewer, but need { $n } stars more
}
option-turn-failure = Turn the failure into a success with { $card }: { $effect }
option-use = Use { $card }: { $effect }
option-use-item = Use { $card }
option-use-resource = { $effect ->
    [none] Use the resource:
   *[other] Use the resource: { $effect },
} { $n ->
    [one] 1 card fewer
   *[other] { $n } cards fewer
}
option-wear = { $alone ->
    [yes] Wear down { $card }
   *[no] Wear down { $card } of { $who }
}
