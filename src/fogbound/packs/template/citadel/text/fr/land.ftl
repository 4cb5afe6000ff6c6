pack = $title
    .home = au village

action-pathfind = trouver le chemin
    .past = cherché un passage
    .past-on = cherché un passage depuis { $$card }
action-search = fouiller
    .past = cherché
    .past-on = fouillé { $$card }
action-dig = creuser
    .past = creusé
    .past-on = creusé sur { $$card }
action-move = se déplacer
    .past = repris la route
    .past-on = quitté { $$card }

card-101 = La porte
    .back = Le dernier toit, le dernier chien, et une route que le brouillard a avalée.
card-102 = La source
    .back = Les pierres sont sèches. Quelque part en dessous, il y a de l’eau ; on l’entend.
card-103 = Le flanc de la colline
    .back = L’an dernier, il y avait un bois ici. Il est en bas maintenant, les racines en l’air.
card-quiet-path = Un sentier paisible
card-loose-stones = Des pierres instables
