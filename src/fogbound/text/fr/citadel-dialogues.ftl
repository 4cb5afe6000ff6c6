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
news-read = { $who } lit le paragraphe { $n }.
news-read-titled = { $who } lit « { $title } ».
news-read-at = { $who } lit un passage ({ $place }).
news-read-on = { $who } lit un passage.
news-read-instead = Un autre passage est lu à sa place.
news-no-such-paragraph = Il n’y a pas de paragraphe { $n }.
news-replied = { $who } choisit : { $reply }.
news-absent-replied = Un ami absent choisit : { $reply }.
news-time-passed = { $who } a trop hésité.
news-line = { $line }
news-past-seen = Les cartes du Passé sont étalées à la vue de tous.
news-banished-seen = Les cartes bannies sont étalées à la vue de tous.
