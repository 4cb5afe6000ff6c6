# What numbers are made of, why something is refused, how a game ends. $card: the card, $n: how much, with its sign,
# $who: the explorer.

part-applied = { $n }: effects applied
part-at-most = { $n }: { $card } allows no more
part-card = { $n ->
    [0] it rests on { $card }
   *[other] { $n }: { $card }
}
part-company = { $n }: towards company on { $card }
part-default = { $n }: printed on { $card }
part-difficulty = { $n }: printed on { $card }
part-floor = { $n }: never less than that
part-pair = { $n }: pairs of half stars
part-resource = { $n }: a resource for { $card }
part-rule = a rule allows it
part-satchel = { $n }: on the Satchel & Journal
part-sevens = { $n }: sevens, thanks to { $card }
part-source = { $card } shows this action
part-star = { $n }: stars on { $card }
part-state = { $n }: { $card } in hand
part-trade = { $n }: cards traded for stars

refusal-all-hands = everybody has to take part, and { $who } cannot
refusal-apart = { $who } is elsewhere
refusal-done = { $card } shows that it has been done already
refusal-forbidden = { $card } forbids it
refusal-in-use = { $card } is in use
refusal-leader = { $card } lets somebody else lead
refusal-needs = the condition on { $card } is not met
refusal-no-camp = no camp can be made on { $card }
refusal-no-die = { $card } has no die left
refusal-no-free-die = { $who } has no free die
refusal-prerequisite = it would have no effect

ending-won = You have won: every curse is lifted.
ending-lost-conceded = You have given up.
ending-lost-curse = A Curse from the Discard Pile: the game is lost.
ending-lost-deserted = Everybody has left: the game is lost.
ending-lost-over = Your adventure is over: the game is lost.
