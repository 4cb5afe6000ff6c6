pack = $title
    .home = au village

action-pathfind = trouver le chemin
action-search = fouiller
action-dig = creuser
action-move = se déplacer

card-101 = La porte
    .back = Le dernier toit, le dernier chien, et une route que le brouillard a avalée.
card-102 = La source
    .back = Les pierres sont sèches. Quelque part en dessous, il y a de l’eau ; on l’entend.
card-103 = Le flanc de la colline
    .back = L’an dernier, il y avait un bois ici. Il est en bas maintenant, les racines en l’air.
card-quiet-path = Un sentier paisible
card-loose-stones = Des pierres instables

page-beginning = La source tarie
    .flavour = La source au-dessus du village ne donne plus d’eau. Il faut que quelqu’un monte voir.
goal-spring = la source coule de nouveau
page-hillside = La colline en marche
    .flavour = L’eau est revenue, et vous savez ce qui la retenait : la colline s’est mise à marcher. Creusez-lui un drain avant qu’elle n’arrive.
goal-hillside = la colline est drainée
card-p001 =
    .flavour = Sous la mousse, une dalle a glissé, et derrière elle l’eau attend comme un chien devant une porte.
    .reply-lift = Soulever la dalle
    .reply-leave = La laisser pour l’instant
