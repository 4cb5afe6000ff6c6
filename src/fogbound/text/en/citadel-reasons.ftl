# Why something is refused at the Citadel, and what its numbers are made of.

part-counted = counted
part-printed = printed on { $card }
part-units = for the cards recovered
part-weight = { $card }

refusal-empty-pile = there is nothing to recover
refusal-group = everybody has to take part; elsewhere: { $who }
refusal-locked = it cannot be said for now
refusal-looking = the cards that were looked at have to be put back first
refusal-no-bookmark = the bookmark lies on no page where you may save
refusal-no-discard = { $card } can be neither discarded nor given away
refusal-overweight = the load is too heavy
refusal-saved-already = this scenario has been saved before
refusal-too-dear = too few life points are left
refusal-used-up = it has been said already

news-action-hidden = { $who }: { $action }, in the fog.
news-applied-hidden = { $n ->
    [0] Effect: the back of the fog card.
    [one] The back of the fog card brings one more success.
   *[other] The back of the fog card brings { $n } more successes.
}
news-die-falls-hidden = The die on the fog card falls to { $n }.
news-die-rises-hidden = The die on the fog card rises to { $n }.
news-die-off-hidden = The die leaves the last row of the fog card.
news-die-on-row-hidden = The die lies on row { $n } of the fog card.
news-failed-hidden = Failure, with { $n ->
    [one] 1 success.
   *[other] { $n } successes.
}
news-succeeded-hidden = Success, with { $n ->
    [one] 1 success.
   *[other] { $n } successes.
}
