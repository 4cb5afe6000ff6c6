# The people of the Citadel: life points, unconsciousness, Recovery, hands and purses, saving, leaving.

## Questions
question-banish-one = Which of the cards you have just drawn do you banish?
question-cancel-damage = With what do you cancel the damage?
question-choose-bed = On whose Terrain does the figure come back?
question-choose-blocked = Which card do you block?
question-choose-payer = Who discards cards for the weight of the gift?
question-choose-recovery = How many cards do you recover? Chance picks them from your Discard Pile.
question-choose-recovery-forced = Your Action Deck is empty{ $n ->
    [0] {""}
    [one] {""} and you still owe 1 card
   *[other] {""} and you still owe { $n } cards
}: you must recover cards. How many?
question-choose-unblocked = Which card do you unblock?
question-hand-on = Who gets { $card }?
question-leave-rest = Who gets one of the life points that are left over?
question-trim-hand = You hold too many Skills. Which one do you discard?

## Options
option-block = Block { $card }
option-drop = Discard { $card } from your purse
option-drop-skill = Discard { $card } from your hand
option-give-away = Give { $card } to { $other }
option-hand-on = { $who }
option-leave-life = { $who }
option-pay-weight = { $who }: { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
option-recover = Recover { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $price ->
    [0] {""}
    [one] {""} for 1 life point
   *[other] {""} for { $price } life points
}
note-recover = Then you have { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} to draw, { $life ->
    [0] no life point
    [one] 1 life point
   *[other] { $life } life points
}, and { $pile ->
    [0] no card
    [one] 1 card
   *[other] { $pile } cards
} in the Discard Pile.
option-recover-none = Recover none
option-recovery = Recover cards
option-save-game = Save the game, once in this scenario
option-unblock = Unblock { $card }

## News
news-blocked = { $card } was blocked.
news-damage = { $who } suffered { $n } damage.
news-damage-cancelled = { $n } damage was cancelled.
news-discarded-top = Discarded from the Action Deck: { $card }.
news-fell = { $who } fell unconscious.
news-held = { $who } was taken away and held as a hostage.
news-left-for-good = { $who } left the adventure for good.
news-life-gained = { $who } gained { $n ->
    [one] 1 life point.
   *[other] { $n } life points.
}
news-life-gained-several = { $who } gained { $n ->
    [one] 1 life point each.
   *[other] { $n } life points each.
}
news-life-lost-several = { $who } lost { $n ->
    [one] 1 life point each.
   *[other] { $n } life points each.
}
news-life-lost = { $who } lost { $n ->
    [one] 1 life point.
   *[other] { $n } life points.
}
news-play-resumed = Play went on. The Past was empty, and fog lay around you again.
news-recovered = { $who } recovered { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
news-released = { $who } was free again.
news-saved = The game was saved. Hands were discarded, and the whole Board but your Terrain went to the Past.
news-unblocked = { $card } was no longer blocked.
news-woke = { $who } regained consciousness.
