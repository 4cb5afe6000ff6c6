# Pourquoi quelque chose est refusé à la Citadelle, et de quoi ses nombres se composent.

part-counted = comptés
part-printed = imprimé sur { $card }
part-units = pour les cartes récupérées
part-weight = { $card }

refusal-empty-pile = il n’y a rien à récupérer
refusal-group = tout le monde doit participer, et il manque { $who }
refusal-locked = cela ne peut pas se dire pour le moment
refusal-looking = les cartes regardées doivent d’abord être reposées
refusal-no-bookmark = le marque-page n’est pas à une page où l’on peut sauvegarder
refusal-no-discard = { $card } ne peut être ni défaussée ni donnée
refusal-overweight = la charge est trop lourde
refusal-saved-already = ce scénario a déjà été sauvegardé
refusal-too-dear = il reste trop peu de points de vie
refusal-used-up = cela a déjà été dit

news-action-hidden = { $who } : { $action }, dans le brouillard.
news-applied-hidden = { $n ->
    [0] Effet : le dos de la carte de brouillard.
    [one] Un succès de plus : le dos de la carte de brouillard.
   *[other] { $n } succès de plus : le dos de la carte de brouillard.
}
news-die-falls-hidden = Le dé de la carte dans le brouillard descend à { $n }.
news-die-rises-hidden = Le dé de la carte dans le brouillard monte à { $n }.
news-die-off-hidden = Le dé quitte la dernière ligne de la carte dans le brouillard.
news-die-on-row-hidden = Le dé se trouve sur la ligne { $n } de la carte dans le brouillard.
news-failed-hidden = Échec, avec { $n ->
    [one] { $n } succès.
   *[other] { $n } succès.
}
news-succeeded-hidden = Réussite, avec { $n ->
    [one] { $n } succès.
   *[other] { $n } succès.
}
