# The journal: an action and how it came out, in one sentence of the past tense. $deed: what was done, as packs say it after
# “Ann” (a participle in French); $who: one or several people, $many: yes for several, $outcome: won, lost, failed or done.

list-and = { $first } et { $last }
news-story = { $who } { $many ->
    [yes] ont
   *[no] a
} { $deed }{ $outcome ->
    [won] {" "}et { $many ->
        [yes] ont
       *[no] a
    } réussi : { $n ->
        [0] aucune étoile
        [one] { $n } étoile
       *[other] { $n } étoiles
    }, il en fallait { $needed }
    [lost] {" "}et { $many ->
        [yes] ont
       *[no] a
    } échoué : { $n ->
        [0] aucune étoile
        [one] { $n } étoile
       *[other] { $n } étoiles
    }, il en fallait { $needed }
    [failed] {" "}et { $many ->
        [yes] ont
       *[no] a
    } échoué
   *[done] { "" }
}.
news-story-citadel = { $who } { $many ->
    [yes] ont
   *[no] a
} { $deed }{ $outcome ->
    [won] {" "}et { $many ->
        [yes] ont
       *[no] a
    } réussi : { $n ->
        [0] aucun succès
       *[other] { $n } succès
    }, il en fallait { $needed }
    [lost] {" "}et { $many ->
        [yes] ont
       *[no] a
    } échoué : { $n ->
        [0] aucun succès
       *[other] { $n } succès
    }, il en fallait { $needed }
    [failed] {" "}et { $many ->
        [yes] ont
       *[no] a
    } échoué
   *[done] { "" }
}.
deed-unnamed = choisi « { $action } »{ $card ->
    [none] { "" }
   *[other] {" "}sur { $card }
}
