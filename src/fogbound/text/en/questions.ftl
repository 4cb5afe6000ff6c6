# Questions, by the name of what is asked. $card: the card it is about, $other: another explorer, $n: a number.

question-accept = { $other } offers to help. Do you accept?
question-agree-on-explorer = { $effect ->
    [none] Whom do you choose together?
    [skill] Who gains the Skill { $taken }? Choose together.
    [take] Who takes the card? Choose together.
   *[other] Who is to { $effect }? Choose together.
}
question-apply-gifts = Which effects do you apply?
question-apply-gifts-cost = The cost is { $cost } now{ $difficulty ->
    [0] { "" }
   *[other] , the difficulty { $difficulty }
}. Which effects do you apply?
question-apply-gifts-result = { $n ->
    [0] No star
    [one] 1 star
   *[other] { $n } stars
} so far, { $difficulty } needed. Which effects do you apply?
question-apply-gifts-result-enough = { $difficulty ->
    [0] No star is needed.
   *[other] You have enough: { $n ->
        [one] 1 star
       *[other] { $n } stars
    }, { $difficulty } needed.
} Do you apply an effect all the same?
question-apply-gifts-result-lost = { $n ->
    [0] No star
    [one] 1 star
   *[other] { $n } stars
} so far, { $difficulty } needed: you can no longer reach that. Do you apply an effect anyway?
question-buy-skill = Which Advanced Skill do you buy?
question-change-fog = You have seen what the fog hides. Do you change it?
question-choose-amount = How many?
question-choose-card = Which card?
question-choose-curse = Which Curse counts as a star and a seven?
question-choose-destination = Where do you go?
question-choose-unseen = { $alone ->
    [yes] What do you choose?
   *[no] What do you choose? Nobody sees it before all have chosen.
}
question-choose-way = Where do you go?
question-choose-effect = What happens? You choose.
question-choose-event-cell = On which side of your Terrain does { $card } lie?
question-choose-explorer = Which explorer?
question-choose-fire = Which fire?
question-choose-fog = Which fog do you explore?
question-choose-fog-to-see = Which fog do you look behind?
question-choose-for-hand = Which card do you take into your hand?
question-choose-item = Which item do you use for this action?
question-choose-leaving = Which card do you part with?
question-choose-mandatory = { $card } demands an action.
question-choose-number = What do you add to the number?
question-choose-redraw = Which revealed card do you draw anew?
question-choose-side = On which side of your Terrain does { $card } lie?
question-choose-swap = Which of your items do you give in exchange for { $card }?
question-choose-to-discard = Which item do you discard?
question-choose-to-hand-out = Who gets what?
question-choose-to-mend = Which item do you mend?
question-choose-to-restore = Which card comes back into the Action Deck?
question-choose-to-set-aside = Which item do you set aside?
question-choose-turn = { $alone ->
    [yes] What do you do?
   *[no] Who acts, and how?
}
question-choose-where = Where do you appear?
question-clear-terrain = The table is full. Which Terrain do you return?
question-declare-destination = Where do you want to go?
question-discard-excess = You hold too many cards. Which one do you discard?
question-draw-more = { $n ->
    [0] No card is drawn yet
    [one] 1 card is drawn
   *[other] { $n } cards are drawn
}, { $difficulty ->
    [one] 1 star is needed.
   *[other] { $difficulty } stars are needed.
} { $n ->
    [0] Draw a card?
   *[other] One more?
}
question-draw-more-sure = { $n ->
    [0] No card is drawn yet
    [one] 1 card is drawn
   *[other] { $n } cards are drawn
}; { $difficulty ->
    [0] no star is needed.
    [one] you have the star you need.
   *[other] you have the { $difficulty } stars you need.
} { $n ->
    [0] Draw a card for its Skill?
   *[other] One more, for its Skill?
}
question-gain-hand-card = { $alone ->
    [yes] Do you take { $card }?
   *[no] Who takes { $card }?
}
question-gain-item = You have found { $card }. What do you do with it?
question-gain-item-crafted = You have made { $card }. What do you do with it?
question-gather-on = The table is full. Where do you all gather?
question-join = Do you take part in “{ $action } – { $card }”, led by { $who }?{ $risk ->
    [yes] {" "}If you do and it fails, { $who } turns paranoid.
   *[no] { "" }
}
question-join-all = “{ $action } – { $card }”, led by { $who }, needs all of you. Do you take part? Without you it is off for this turn.{ $risk ->
    [yes] {" "}If it fails, { $who } turns paranoid.
   *[no] { "" }
}
question-keep-skill = Which Skill do you keep?
question-name-number = Which number do you name?
question-name-person = Which name is it?
question-offer-effect = Do you use { $card }?
question-offer-move-discount = Do you go to another explorer or a fire, for one card fewer?
question-offer-reaction = Do you use { $card }?
question-offer-reroll = You rolled a { $n }. Do you roll again?
question-offer-together = { $card }: do you all want this?
question-pay-or-suffer = { $card }: do you pay?
question-pick-for-another = Which card do you pick?
question-prevent-state = Do you prevent the State with { $card }?
question-put-back-on-top = Which of these cards will be drawn next?
question-report-number = Which number have you found?
question-shed-hand = With the new number of explorers you hold too many cards. Which one goes?
question-shed-item = With the new number of explorers you have too many items. Which one goes?
question-shed-item-card = With the new number of explorers an item has too many cards. Which one goes?
question-spread-wear = { $n ->
    [one] You must take off 1 pip. From which item?
   *[other] You must take off { $n } pips. From which item first?
}
question-trade-cost = The cost is { $cost }, the difficulty { $difficulty }. Do you draw fewer cards and need more stars instead?
question-turn-failure = The action has failed. Do you turn it into a success with { $card }?
