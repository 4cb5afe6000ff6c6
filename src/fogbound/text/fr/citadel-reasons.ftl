# Pourquoi quelque chose est refusé à la Citadelle, et de quoi ses nombres se composent.

part-counted = comptés
part-printed = imprimé sur { $card }
part-units = pour les cartes récupérées
part-weight = { $card }

refusal-empty-pile = il n’y a rien à récupérer
refusal-group = tout le monde doit participer, et il manque { $who }
refusal-locked = vous ne pouvez pas dire cela maintenant
refusal-looking = reposez d’abord les cartes que vous avez regardées
refusal-no-bookmark = le marque-page n’est pas à une page où l’on peut sauvegarder
refusal-no-discard = on ne peut ni défausser ni donner { $card }
refusal-overweight = la charge est trop lourde
refusal-saved-already = ce scénario a déjà été sauvegardé
refusal-too-dear = il reste trop peu de points de vie
refusal-used-up = cela a déjà été dit

news-action-hidden = { $who } a choisi « { $action } » dans le brouillard.
news-applied-hidden = { $n ->
    [0] Aide : le dos de la carte de brouillard.
    [one] Un succès de plus : le dos de la carte de brouillard.
   *[other] { $n } succès de plus : le dos de la carte de brouillard.
}
news-die-falls-hidden = Le dé de la carte dans le brouillard est descendu à { $n }.
news-die-rises-hidden = Le dé de la carte dans le brouillard est monté à { $n }.
news-die-off-hidden = Le dé a quitté la dernière ligne de la carte dans le brouillard.
news-die-on-row-hidden = Le dé est passé à la ligne { $n } de la carte dans le brouillard.
news-failed-hidden = { $n ->
    [0] Échec.
   *[other] Échec, avec { $n } succès.
}
news-succeeded-hidden = { $n ->
    [0] Réussite.
   *[other] Réussite, avec { $n } succès.
}
