# What happens, told to everybody. $who: the explorer, $gender: m or f, $card: the card, $n: a number,
# $other: another explorer or card, $action: the name of an action.

news-action = { $who }: { $action } – { $card }.
news-action-own = { $who }: { $action }.
news-answer-right = That was the right answer.
news-answer-wrong = That was not the right answer.
news-applied = { $n ->
    [0] The effect of { $card } is applied.
    [one] { $card } brings one more success.
   *[other] { $card } brings { $n } more successes.
}
news-broken-off = Nobody is left to go on with it: the action breaks off.
news-kept-for-later = { $card } is away, and the seat is taken. Hand and items are kept until another one is free.
news-reacted = The effect of { $card } is applied.
news-banished = { $card } is banished.
news-banished-hidden = A card is banished unseen.
news-banished-unseen = A card { $n } of the Adventure Deck is banished unseen.
news-blessed = { $card } counts as one star and one seven.
news-bought = { $card } is bought and shuffled into the Action Deck.
news-broken = { $card } is broken.
news-came-back = { $who } is back.
news-camp = You make camp. The night closes over the Board.
news-clue = Your Clue: { $card }.
news-chosen-unseen = { $effect ->
    [none] { $who } has chosen.
   *[other] { $who } chooses: { $effect }.
}
news-counters-kept = { $card } still bears { $n ->
    [0] no counter.
    [one] 1 counter.
   *[other] { $n } counters.
}
news-counters = { $card } now bears { $n ->
    [one] 1 counter.
   *[other] { $n } counters.
}
news-curse-lifted = The curse is lifted: { $curse }.
news-deck-emptied = The Action Deck is empty. From now on a Curse drawn from the Discard Pile ends everything.
news-defeat-averted = { $card } averts the defeat.
news-discarded = { $card } is discarded.
news-discarded-several = { $card } are discarded.
news-discarded-hidden = A card is discarded unseen.
news-drawn = { $n ->
    [one] 1 card is drawn.
   *[other] { $n } cards are drawn.
}
news-eliminated = The adventure is over for { $who }.
news-event = { $card } is laid on the Board.
news-experience-spent = { $n } experience is spent.
news-failed-together = You have failed together, and { $who } looks for someone to blame.
news-failed = Failure, with { $n ->
    [one] 1 success.
   *[other] { $n } successes.
}
news-failed-needed = Failure: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}, { $needed } needed.
news-failure-turned = { $card } turns the failure into a success.
news-fire = { $who } lights a fire on { $card }.
news-fire-taken-back = The fire of { $who } on { $card } goes out.
news-fog-changed = { $who } changes a fog card for another.
news-given = { $who } gives { $card } to { $other }.
news-in-hand = { $who } takes { $card } in hand.
news-item-combined = { $card } becomes part of an item of { $who }; its die now shows { $n }.
news-item-made = { $who } has a new item: { $card }, die at { $n }.
news-item-used = { $who } uses { $card }; its die now shows { $n }.
news-joined = { $card } joins the game.
news-kept = { $who } keeps { $card }.
news-laid-out = { $card } is laid out on { $other }.
news-left = { $who } leaves for a while.
news-looked = { $who } has looked at { $card }.
news-looked-hidden = { $who } has looked at a hidden card.
news-lost = The game is lost.
news-lost-cards = { $n ->
    [one] 1 card goes from the Action Deck to the Discard Pile.
   *[other] { $n } cards go from the Action Deck to the Discard Pile.
}
news-mended = { $card } is mended; its die now shows { $n }.
news-moved = { $who } arrives on { $card }.
news-moved-several = { $who } arrive on { $card }.
news-no-room = There is no room left on the table.
news-no-such-card = No card { $n } is left to take.
news-noted = Something is noted on { $card }.
news-number-found = { $who } has found the number { $n } on { $card }.
news-number-wrong = The number { $n } leads nowhere.
news-past-returned = The Past is returned to the Adventure Deck.
news-quest-item = { $card } is put under the Satchel & Journal.
news-received = { $who } receives { $card }.
news-reckoned = The reckoning gives { $n }.
news-relinquished = { $who } gives up { $card }.
news-replaced = { $card } takes the place of { $other }.
news-restored = { $n ->
    [one] 1 card comes back into the Action Deck.
   *[other] { $n } cards come back into the Action Deck.
}
news-resumed = The night is over. The land around the camp lies in fog again.
news-returned = { $card } goes back into the box.
news-returned-hidden = A card goes back into the box unseen.
news-revealed = Revealed: { $card }.
news-revealed-from-pile = Revealed from the Discard Pile: { $card }.
news-rolled = { $who } rolls a { $n }.
news-set-aside = { $who } sets { $card } aside.
news-shuffled-in = { $n ->
    [one] 1 card is shuffled into the Action Deck.
   *[other] { $n } cards are shuffled into the Action Deck.
}
news-skipped = Nobody can take the action of { $card }; it is skipped.
news-start = The adventure begins on { $card }.
news-start-anew = The Board is put away. Everybody goes on from { $card }.
news-state-prevented = { $card } is prevented.
news-state-taken = { $who } takes a State: { $card }.
news-succeeded = { $n ->
    [0] Success.
    [one] Success, with 1 success.
   *[other] Success, with { $n } successes.
}
news-succeeded-needed = { $needed ->
    [0] Success; no star was needed.
   *[other] Success: { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }, { $needed } needed.
}
news-taken = { $who } takes { $card }.
news-terrain = A Terrain is laid: { $card }.
news-trade = { $n ->
    [0] The cost stays as it is.
    [one] 1 card fewer is drawn, and 1 star more is needed.
   *[other] { $n } cards fewer are drawn, and { $n } stars more are needed.
}
news-undone = { $who } takes back the last answer.
news-vital-loss = { $who } loses vital force: { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
news-withdrawn = { $who } does not take part. That would take everybody, so it is off for this turn.
news-won = The last curse is lifted. You have won.
news-worn = { $card } is worn; its die now shows { $n }.
