# What happens, told to everybody. $who: the explorer, $gender: m or f, $card: the card, $n: a number,
# $other: another explorer or card, $action: the name of an action.

news-action = { $who } chose “{ $action }” on { $card }.
news-action-own = { $who } chose “{ $action }”.
news-answer-right = That was the right answer.
news-answer-wrong = That was not the right answer.
news-applied = { $n ->
    [0] { $card } helped.
    [one] { $card } gave 1 more star.
   *[other] { $card } gave { $n } more stars.
}
news-broken-off = Nobody was left to go on: the action broke off.
news-kept-for-later = { $card } is away, and another player has the seat. Hand and items are kept until a seat is free.
news-reacted = Effect applied: { $card }.
news-banished = { $card } was banished.
news-banished-hidden = A card was banished unseen.
news-banished-unseen = A card { $n } of the Adventure Deck was banished unseen.
news-blessed = { $card } counted as one star and one seven.
news-bought = { $card } was bought and shuffled into the Action Deck.
news-broken = { $card } broke.
news-came-back = { $who } came back.
news-camp = You made camp. The night closed over the Board.
news-clue = Your Clue: { $card }.
news-chosen-unseen = { $effect ->
    [none] { $who } chose.
   *[other] { $who } chose: { $effect }.
}
news-companion = { $who } took part.
news-companion-several = { $who } took part.
news-counters-kept = { $card } kept { $n ->
    [0] no counter.
    [one] 1 counter.
   *[other] { $n } counters.
}
news-counters = { $card } now had { $n ->
    [0] no counter.
    [one] 1 counter.
   *[other] { $n } counters.
}
news-curse-lifted = The curse was lifted: { $curse }.
news-deck-emptied = The Action Deck is empty. From now on a Curse drawn from the Discard Pile ends the game.
news-defeat-averted = { $card } averted the defeat.
news-discarded = { $card } was discarded.
news-discarded-several = { $card } were discarded.
news-discarded-hidden = A card was discarded unseen.
news-drawn = { $n ->
    [one] 1 card was drawn.
   *[other] { $n } cards were drawn.
}
news-eliminated = The adventure ended for { $who }.
news-event = { $card } appeared on the Board.
news-experience-spent = { $n } experience was spent.
news-failed-together = You failed together, and { $who } looked for someone to blame.
news-failed = Failure, with { $n ->
    [0] no star.
    [one] 1 star.
   *[other] { $n } stars.
}
news-failed-needed = Failure: { $n ->
    [0] no star
    [one] 1 star
   *[other] { $n } stars
}, { $needed } needed.
news-failure-turned = { $card } turned the failure into a success.
news-fire = { $who } lit a fire on { $card }.
news-fire-taken-back = The fire of { $who } on { $card } went out.
news-fog-changed = { $who } changed a fog card for another.
news-given = { $who } gave { $card } to { $other }.
news-in-hand = { $who } took { $card } in hand.
news-item-combined = { $card } became part of an item of { $who }; its die went to { $n }.
news-item-made = { $who } kept { $card } as an item, with its die at { $n }.
news-item-used = { $who } used { $card }; its die went to { $n }.
news-joined = { $card } joined the game.
news-kept = { $who } kept { $card }.
news-laid-out = Laid out on { $other }: { $card }.
news-left = { $who } left for a while.
news-looked = { $who } looked at { $card }.
news-looked-hidden = { $who } looked at a hidden card.
news-lost = The game was lost.
news-lost-cards = { $n ->
    [one] 1 card went from the Action Deck to the Discard Pile.
   *[other] { $n } cards went from the Action Deck to the Discard Pile.
}
news-mended = { $card } was mended; its die went to { $n }.
news-moved = { $who } went to { $card }.
news-moved-several = { $who } went to { $card }.
news-no-room = There was no room left on the table.
news-no-such-card = Nothing was taken: no card { $n } is left in the Adventure Deck.
news-noted = Something was noted on { $card }.
news-number-found = { $who } found the number { $n } on { $card }.
news-number-wrong = The number { $n } led nowhere.
news-past-returned = The Past went back into the Adventure Deck.
news-quest-item = { $card } went under the Satchel & Journal.
news-received = { $who } received { $card }.
news-reckoned = The sum was { $n }.
news-relinquished = { $who } gave up { $card }.
news-replaced = { $card } took the place of { $other }.
news-restored = { $n ->
    [one] 1 card went back into the Action Deck.
   *[other] { $n } cards went back into the Action Deck.
}
news-resumed = The night passed. Fog lay around the camp again.
news-returned = { $card } went back into the box.
news-returned-hidden = A card went back into the box unseen.
news-revealed = Revealed: { $card }.
news-revealed-from-pile = Revealed from the Discard Pile: { $card }.
news-rolled = { $who } rolled a { $n }.
news-set-aside = { $who } set { $card } aside.
news-shuffled-in = { $n ->
    [one] 1 card was shuffled into the Action Deck.
   *[other] { $n } cards were shuffled into the Action Deck.
}
news-skipped = Nobody could take the action of { $card }, so it was skipped.
news-start = The adventure began on { $card }.
news-start-anew = The Board was put away. The journey went on from { $card }.
news-state-prevented = { $card } was prevented.
news-state-taken = { $who } took the State { $card }.
news-state-threatened = The State { $card } threatened { $who }.
news-succeeded = { $n ->
    [0] Success.
    [one] Success, with 1 star.
   *[other] Success, with { $n } stars.
}
news-succeeded-needed = { $needed ->
    [0] Success; no star was needed.
   *[other] Success: { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    }, { $needed } needed.
}
news-taken = { $who } found { $card }.
news-terrain = { $card } came out of the fog.
news-trade = { $n ->
    [0] The cost stayed as it was.
    [one] 1 card fewer was drawn, and 1 more star was needed.
   *[other] { $n } cards fewer were drawn, and { $n } more stars were needed.
}
news-undone = { $who } took back the last answer.
news-vital-loss = { $who } lost { $n ->
    [one] 1 card of vital force.
   *[other] { $n } cards of vital force.
}
news-withdrawn = { $who } did not take part. Everybody was needed, so the action is off for this turn.
news-won = The last curse was lifted. You have won.
news-worn = { $card } wore down; its die went to { $n }.
