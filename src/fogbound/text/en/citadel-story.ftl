# Scenarios and the leaflet of the Citadel: characters, set-up, goals, epilogues, what happens at the Citadel.

## Questions
question-choose-character = Whom do you play?
question-pick-skill = { $n ->
    [one] Which Skill of the reserve do you take? It is the last one.
   *[other] Which Skill of the reserve do you take? { $n } are left to choose.
}
question-exchange-skill = { $n ->
    [one] Which Skill do you exchange with the reserve? You may exchange one more.
   *[other] Which Skill do you exchange with the reserve? You may exchange up to { $n }.
}
question-pick-instead = Which Skill do you take in exchange?
question-choose-mode = What does a Recovery cost in this adventure?
question-choose-threat = Which Threat do you face?
question-at-citadel = You are { $home }. What do you do before you set out?
question-choose-symbol = Which symbol of the Destiny page do you check?
question-spend-hope = With which card do you pay the Hope?
question-choose-building = The town builds. On which building do you check a box?
question-choose-building-losing = The town loses a building. Which one?
question-distribute-points = { $n ->
    [one] Which score of the town gets the last point?
   *[other] Which score of the town gets a point? { $n } are left.
}
question-write-note = What do you write on the leaflet?

## Options
option-play-as = { $card }
option-pick-skill = Take { $card }
option-give-up-skill = Give up { $card }
option-recovery-mode = { $n ->
    [0] Standard: one life point for two cards
    [1] Story: one life point for three cards
   *[other] Survival: two life points for three cards
}
option-threat = { $card }
option-at-citadel = { $card }
option-check-symbol = { $n ->
    [0] Check the symbol { $card }
   *[other] Check the symbol { $card } for { $n } Hope
}
option-join-adventure = One more player joins the adventure, with a new character
option-set-out = Set out: { $card }
option-spend-hope = Spend { $card }
option-check-box = Check a box of { $card }{ $n ->
    [-1] { "" }
   *[other] {" "}({ $n } of { $price } checked)
}
option-clear-boxes = Clear the checks of { $card }
option-raise-score = { $n ->
    [0] Influence
    [1] Knowledge
    [2] Production
   *[other] Defense
}
note-raise-score = It goes from { $now } to { $then }.
option-annotate = Write on the leaflet
option-write-on-map = Write on the map
option-write = Write beside { $card }
option-erase-from-map = Erase note { $n } from the map
option-erase = Erase note { $n } beside { $card }
option-instead = { $card }: { $effect }

## News
news-plays-as = { $alone ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
news-skill-picked = { $who } took { $card }.
news-skill-exchanged = { $who } exchanged a Skill for { $card }.
news-skill-gained = { $who } gained the Skill { $card }.
news-skill-gained-several = { $who } gained the Skills { $card }.
news-joined-adventure = A new character joined the adventure.
news-recovery-mode = { $n ->
    [0] Recoveries have their standard price.
    [1] The adventure is played in Story mode.
   *[other] The adventure is played in Survival mode.
}
news-bookmark = The bookmark was put at { $card }.
news-scenario-begun = { $card } began.
news-life-set = { $alone ->
    [yes] For this scenario you have { $n } life points.
   *[no] For this scenario each of you has { $n } life points.
}
news-hands-back = Hands and Discard Piles went back into the decks.
news-scenario-ended = { $card } was over{ $n ->
    [0] .
   *[other] ; you were back { $home }.
}
news-goal-reached = Goal reached: { $goal }.
news-goal-holds = As things stand, this goal is reached: { $goal }.
news-goal-missed = Goal not reached: { $goal }.
news-tremor = The tremor went to level { $n }.
news-influence = Influence went to { $n }.
news-knowledge = Knowledge went to { $n }.
news-production = Production went to { $n }.
news-defense = Defense went to { $n }.
news-box-checked = A box of { $card } was checked.
news-built = { $card } was built.
news-boxes-cleared = { $card } lost all its checks.
news-symbol-checked = The symbol { $card } was checked.
news-quest-listed = The side quest { $card } was noted on the leaflet.
news-quest-initiated = The side quest { $card } was begun.
news-quest-finished = The side quest { $card } was finished.
news-none-of-that-title = No such card was left.
news-threat-overcome = The Threat was overcome. You have won.

## Endings
ending-lost-ended = Your adventure ends here.
