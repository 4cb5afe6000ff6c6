# Why something is refused at the Citadel, and what its numbers are made of.

part-counted = counted
part-printed = printed on { $card }
part-units = for the cards recovered
part-weight = { $card }

refusal-empty-pile = there is nothing to recover
refusal-group = everybody has to take part; elsewhere: { $who }
refusal-locked = you cannot say this now
refusal-looking = first put back the cards that you looked at
refusal-no-bookmark = the bookmark lies on no page where you may save
refusal-no-discard = { $card } can be neither discarded nor given away
refusal-overweight = the load is too heavy
refusal-saved-already = this scenario has been saved before
refusal-too-dear = too few life points are left
refusal-used-up = it has been said already

news-action-hidden = { $who } chose “{ $action }” in the fog.
news-applied-hidden = { $n ->
    [0] The back of the fog card helped.
    [one] The back of the fog card gave 1 more success.
   *[other] The back of the fog card gave { $n } more successes.
}
news-die-falls-hidden = The die on the fog card fell to { $n }.
news-die-rises-hidden = The die on the fog card rose to { $n }.
news-die-off-hidden = The die left the last row of the fog card.
news-die-on-row-hidden = The die went to row { $n } of the fog card.
news-failed-hidden = { $n ->
    [0] Failure.
    [one] Failure, with 1 success counted.
   *[other] Failure, with { $n } successes counted.
}
news-succeeded-hidden = { $n ->
    [0] Success.
    [one] Success, with 1 success counted.
   *[other] Success, with { $n } successes counted.
}
