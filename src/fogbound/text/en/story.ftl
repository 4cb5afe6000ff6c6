# The journal: an action and how it came out, in one sentence of the past tense. $deed: what was done, as packs say it after
# “Ann” (a participle in French); $who: one or several people, $many: yes for several, $outcome: won, lost, failed or done.

list-and = { $first } and { $last }
news-story = { $who } { $deed }{ $outcome ->
    [won] {" "}and succeeded: { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    }, { $needed } needed
    [lost] {" "}and failed: { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    }, { $needed } needed
    [failed] {" "}and failed
   *[done] { "" }
}.
news-story-citadel = { $who } { $deed }{ $outcome ->
    [won] {" "}and succeeded: { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }, { $needed } needed
    [lost] {" "}and failed: { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }, { $needed } needed
    [failed] {" "}and failed
   *[done] { "" }
}.
deed-unnamed = chose “{ $action }”{ $card ->
    [none] { "" }
   *[other] {" "}on { $card }
}
