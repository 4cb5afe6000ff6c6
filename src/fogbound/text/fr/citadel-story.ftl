# Scénarios et carnet de la Citadelle : personnages, mise en place, objectifs, épilogues, ce qui se passe à la Citadelle.

## Questions
question-choose-character = Qui jouez-vous ?
question-pick-skill = { $n ->
    [one] Quelle Compétence de la réserve prenez-vous ? C’est la dernière.
   *[other] Quelle Compétence de la réserve prenez-vous ? Il en reste { $n } à choisir.
}
question-exchange-skill = { $n ->
    [one] Quelle Compétence échangez-vous avec la réserve ? Vous pouvez encore en échanger une.
   *[other] Quelle Compétence échangez-vous avec la réserve ? Vous pouvez en échanger jusqu’à { $n }.
}
question-pick-instead = Quelle Compétence prenez-vous en échange ?
question-choose-mode = Combien coûte une récupération dans cette aventure ?
question-choose-threat = Quelle Menace affrontez-vous ?
question-at-citadel = Vous êtes { $home }. Que faites-vous avant de repartir ?
question-choose-symbol = Quel symbole de la page Destinée cochez-vous ?
question-spend-hope = Avec quelle carte payez-vous l’Espoir ?
question-choose-building = La ville bâtit : de quel bâtiment cochez-vous une case ?
question-choose-building-losing = La ville perd un bâtiment. Lequel ?
question-distribute-points = { $n ->
    [one] Quel score de la ville reçoit le dernier point ?
   *[other] Quel score de la ville reçoit un point ? Il en reste { $n }.
}
question-write-note = Qu’écrivez-vous dans le carnet ?

## Options
option-play-as = { $card }
option-pick-skill = Prendre { $card }
option-give-up-skill = Rendre { $card }
option-recovery-mode = { $n ->
    [0] Standard : un point de vie pour deux cartes
    [1] Récit : un point de vie pour trois cartes
   *[other] Survie : deux points de vie pour trois cartes
}
option-threat = { $card }
option-at-citadel = { $card }
option-check-symbol = { $n ->
    [0] Cocher le symbole { $card }
   *[other] Cocher le symbole { $card } pour { $n } Espoir
}
option-join-adventure = Un joueur de plus rejoint l’aventure, avec un nouveau personnage
option-set-out = Partir : { $card }
option-spend-hope = Dépenser { $card }
option-check-box = Cocher une case : { $card }{ $n ->
    [-1] { "" }
   *[other] {" "}({ $n } sur { $price })
}
option-clear-boxes = Effacer les cases cochées : { $card }
option-raise-score = { $n ->
    [0] Influence
    [1] Savoir
    [2] Production
   *[other] Défense
}
note-raise-score = Ce score passe de { $now } à { $then }.
option-annotate = Écrire dans le carnet
option-write-on-map = Écrire sur la carte
option-write = Écrire à côté de { $card }
option-erase-from-map = Effacer la note { $n } de la carte
option-erase = Effacer la note { $n } à côté de { $card }
option-instead = { $card } : { $effect }

## News
news-plays-as = { $alone ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
news-skill-picked = { $who } { $many ->
    [yes] ont
   *[no] a
} pris { $card }.
news-skill-exchanged = { $who } { $many ->
    [yes] ont
   *[no] a
} échangé une Compétence contre { $card }.
news-skill-gained = { $who } { $many ->
    [yes] ont
   *[no] a
} gagné la Compétence { $card }.
news-skill-gained-several = { $who } { $many ->
    [yes] ont
   *[no] a
} gagné les Compétences { $card }.
news-joined-adventure = Quelqu’un a rejoint l’aventure.
news-recovery-mode = { $n ->
    [0] Les récupérations sont au prix habituel.
    [1] L’aventure se joue en mode Récit.
   *[other] L’aventure se joue en mode Survie.
}
news-bookmark = Marque-page placé à la page « { $card } ».
news-scenario-begun = Début du scénario « { $card } ».
news-life-set = { $alone ->
    [yes] Pour ce scénario, vous avez { $n } points de vie.
   *[no] Pour ce scénario, chacun de vous a { $n } points de vie.
}
news-hands-back = Les mains et les Défausses sont retournées dans les pioches.
news-scenario-ended = Fin du scénario « { $card } »{ $n ->
    [0] .
   *[other] {" "}; vous voilà de retour { $home }.
}
news-goal-reached = Objectif atteint : { $goal }.
news-goal-holds = En l’état, cet objectif est atteint : { $goal }.
news-goal-missed = Objectif manqué : { $goal }.
news-tremor = La secousse est passée au niveau { $n }.
news-influence = L’Influence est passée à { $n }.
news-knowledge = Le Savoir est passé à { $n }.
news-production = La Production est passée à { $n }.
news-defense = La Défense est passée à { $n }.
news-box-checked = Case cochée : { $card }.
news-built = Bâtiment construit : { $card }.
news-boxes-cleared = Toutes les cases sont effacées : { $card }.
news-symbol-checked = Symbole coché : { $card }.
news-quest-listed = Quête annexe notée dans le carnet : { $card }.
news-quest-initiated = Quête annexe entamée : { $card }.
news-quest-finished = Quête annexe achevée : { $card }.
news-none-of-that-title = Il ne restait aucune carte de ce nom.
news-threat-overcome = La Menace a été vaincue. Vous avez gagné.

## Endings
ending-lost-ended = Votre aventure s’arrête ici.
