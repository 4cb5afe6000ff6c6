# Actions of the Citadel: turns, duties, the four steps, dice and class icons.

## Questions
question-choose-action = { $alone ->
    [yes] What do you do?
   *[no] Who acts, and how?
}
question-choose-bound = Which card do you block?
question-choose-duty = Several actions have to be taken. Which one first?
question-choose-fog-to-show = Which fog do you show to everybody?
question-choose-from-purse = Which Purse card do you discard?
question-choose-leader = { $alone ->
    [yes] { $card } demands an action.
   *[no] { $card } demands an action. Which of you takes it?
}
question-choose-reductions = Which reductions of the cost do you use?
question-choose-regained = How many cards do you regain?
question-choose-saving = { $card }: how many cards do you save?
question-choose-to-set-aside-citadel = Which Purse card do you set aside?
option-draw-citadel = { $n ->
    [0] Draw a card
   *[other] Draw one more
}
option-reveal-citadel = { $n ->
    [0] Draw none
   *[other] Reveal
}
question-draw-on-empty = Your deck is empty. { $n ->
    [0] Do you go on without a card?
    [one] Do you reveal the card you have drawn?
   *[other] Do you reveal the { $n } cards you have drawn?
}
question-draw-on = { $n ->
    [0] This costs no card{ $difficulty ->
        [0] . Do you draw one anyway?
        [one] , but needs 1 success. Do you draw one?
       *[other] , but needs { $difficulty } successes. Do you draw one?
    }
    [one] 1 card drawn{ $difficulty ->
        [0] { "" }
        [one] , 1 success needed
       *[other] , { $difficulty } successes needed
    }. One more?
   *[other] { $n } cards drawn{ $difficulty ->
        [0] { "" }
        [one] , 1 success needed
       *[other] , { $difficulty } successes needed
    }. One more?
}
question-keep-revealed = Which revealed card do you keep?
question-offer-help = Do you help with one of your Skills?
question-offer-involvement = { $who } leads “{ $action } – { $card }”. Does { $other } take part?
question-offer-involvement-agreed = { $other } wants to take part in “{ $action } – { $card }”, led by { $who }. Do you agree?
question-pay-icons = Which class icon do you spend on { $card }?
question-perform-selected = Which of the selected cards comes first?
question-select-burden = You must select one of these cards. Which one?
question-select-gear-either = Some of these Purse cards cannot be used together. Which do you select?
question-select-gear = Which Purse cards do you select?
question-take-die = No die is free. From which card do you take one?
question-use-before-draw = Do you use something before you draw?
question-use-before-reveal = Do you use something before the cards are revealed?
question-use-effects = { $difficulty ->
    [0] No success is needed.
    [one] 1 success is needed.
   *[other] { $difficulty } successes are needed.
} Which effects do you use?
question-use-effects-count = { $difficulty ->
    [0] No success is needed.
    [one] 1 success is needed.
   *[other] { $difficulty } successes are needed.
} How many successes do you count?
question-use-on-success = Do you use something after the success?

## Options
option-convert = Spend class icons for { $card } – { $effect }
option-count = { $n ->
    [0] Count no success
    [one] Count 1 success
   *[other] Count { $n } successes
}
option-face = First { $card }
option-help = Help with { $card } – { $effect }
option-pay-fist = Spend a fist
option-pay-flag = Spend a flag
option-pay-hand = Spend a hand
option-pay-target = Spend a target
option-pay-wild = Spend a wild icon
option-perform = First { $card }: { $effect }
option-regain = { $n ->
    [0] None
    [one] Regain 1 card
   *[other] Regain { $n } cards
}
option-retain = Keep { $card }
option-exchange-none = Leave the deck as it is
option-retain-none = Keep none
option-retain-no-more = Keep no more
option-save = { $n ->
    [one] Save 1 card
   *[other] Save { $n } cards
}
option-save-none = None
option-select = Select { $card }
option-select-none = Select none
option-select-no-other = Select no other
option-take-die = Take the die from { $card }

## News
news-cost = { $who } drew { $n ->
    [0] no card.
    [one] 1 card.
   *[other] { $n } cards.
}
news-die-falls = The die fell to { $n }.
news-die-rises = The die rose to { $n }.
news-die-off = The die left the last row of { $card }.
news-die-on-row = The die went to row { $n } of { $card }.
news-draw-more = { $who } drew one more card.
news-draw-waived = Deck and Discard Pile were empty, so { $n ->
    [one] 1 card was not drawn.
   *[other] { $n } cards were not drawn.
}
news-regained = { $who } took back { $n ->
    [0] no card.
    [one] 1 card.
   *[other] { $n } cards.
}
news-regained-several = { $who } took back { $n ->
    [0] no card.
    [one] 1 card each.
   *[other] { $n } cards each.
}
news-applied-citadel = { $n ->
    [0] { $card } helped.
    [one] { $card } gave 1 more success.
   *[other] { $card } gave { $n } more successes.
}
news-failed-citadel = { $n ->
    [0] Failure.
    [one] Failure, with 1 success counted.
   *[other] Failure, with { $n } successes counted.
}
news-failed-needed-citadel = Failure: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}, { $needed } needed.
news-succeeded-citadel = { $n ->
    [0] Success.
    [one] Success, with 1 success counted.
   *[other] Success, with { $n } successes counted.
}
news-succeeded-needed-citadel = { $needed ->
    [0] Success; none was needed.
   *[other] Success: { $n ->
        [one] 1 success
       *[other] { $n } successes
    }, { $needed } needed.
}
news-selected = { $who } selected { $card }.

## Numbers
part-cards = successes on revealed cards
part-die = the die on { $card }
part-effects = effects
part-saved = cards saved
