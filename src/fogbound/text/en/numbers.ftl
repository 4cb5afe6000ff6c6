# What numbers are made of, why something is refused, how a game ends. $card: the card, $n: how much, with its sign,
# $who: the explorer.

number-met = { $card }
number-gone = { $card }, none left

part-applied = effects applied
part-amount = { $n }: { $reason }
part-at-most = { $card } allows no more
part-basis = it belongs to { $card }
part-card = { $card }
part-company = for joining others on { $card }
part-default = printed on { $card }
part-difficulty = printed on { $card }
part-floor = never less than that
part-pair = pairs of half stars
part-resource = a resource for { $card }
part-rule = a rule allows it
part-satchel = on the Satchel & Journal
part-sevens = sevens, thanks to { $card }
part-source = the action is printed on { $card }
part-star = stars on { $card }
part-state = { $card } in hand
part-trade = cards traded for stars

refusal-all-hands = everybody has to take part, and { $who } cannot
refusal-apart = { $who } is elsewhere
refusal-closed = this is closed for now ({ $card })
refusal-done = { $card } shows that it has been done already
refusal-forbidden = { $card } forbids it
refusal-in-use = { $card } is in use
refusal-leader = { $card } says that another player leads
refusal-needs = the condition on { $card } is not met
refusal-no-camp = no camp can be made on { $card }
refusal-no-die = { $card } has no die left
refusal-no-free-die = { $who } has no free die
refusal-prerequisite = it would have no effect
refusal-withdrawn = everybody has to take part, and { $who } does not want to this turn

ending-won = You have won: every curse is lifted.
ending-lost-conceded = You have given up.
ending-lost-curse = A Curse from the Discard Pile: the game is lost.
ending-lost-deserted = Everybody has left: the game is lost.
ending-lost-over = Your adventure is over: the game is lost.
