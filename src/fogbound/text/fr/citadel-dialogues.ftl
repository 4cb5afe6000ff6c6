# Les dialogues de la Citadelle : ce qui est lu, demandé, répondu et retenu.

## Questions
question-choose-reply = Que faites-vous ?
question-choose-reply-riddle = Que répondez-vous ?
question-choose-alone = { $alone ->
    [yes] Que choisissez-vous ?
   *[no] Que choisissez-vous ? Personne ne le saura avant que tous aient choisi.
}
question-choose-in-turn = Que choisissez-vous ?
ask-seconds = Vous avez { $n } secondes pour répondre.

## Options
option-reply = { $reply }
option-say = Répondre avec vos propres mots
option-hesitate = Hésiter
option-lapse = Le temps est écoulé

## News
news-read = { $who } a lu le paragraphe { $n }.
news-read-titled = { $who } a lu « { $title } ».
news-read-at = { $who } a lu un passage ({ $place }).
news-read-on = { $who } a lu un passage.
news-read-instead = Un autre passage a été lu à sa place.
news-no-such-paragraph = Il n’y a pas de paragraphe { $n }.
news-replied = { $who } { $many ->
    [yes] ont
   *[no] a
} choisi : { $reply }.
news-absent-replied = Une voix absente a choisi : { $reply }.
news-time-passed = { $who } a trop hésité.
news-line = { $line }
news-past-seen = Les cartes du Passé ont été étalées à la vue de tous.
news-banished-seen = Les cartes bannies ont été étalées à la vue de tous.
