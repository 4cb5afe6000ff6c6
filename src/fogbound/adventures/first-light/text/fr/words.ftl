# Les mots d’Embellie.

pack = Premières lueurs
    .blurb = Voilà neuf jours que le matin ne vient plus. Gagnez à la rame l’îlot d’Embellie, trouvez la maison où quelqu’un le fait entrer, et faites qu’il entre de nouveau : une première aventure d’une demi-heure environ, qui s’apprend en jouant.
    .won = Dans le livre de la maison, sous neuf lignes biffées, on en a depuis écrit une dixième : ciel clair, vent de sud-ouest, un peu en retard.
    .lost-curse = Vous vous asseyez, le temps que le jour vienne. À Embellie, on dit depuis que vous y étiez presque. On le dit dans le noir.
    .lost-over = Le volet retombe sur son appui, et la maison devient si calme qu’on entend hésiter la cloche. Puis on n’entend plus rien.
    .lost-conceded = Vous remettez la barque à l’eau par-dessus les pierres et ramez vers votre maison, si elle est encore quelque part à cette heure. Les notes restent au poteau de la cloche, pour les suivants.

pictograph-whistle = sifflet
    .gender = m

title-ferryman = passeur
    .gender = m
title-page = Notes de Joss
    .gender = fp

curse-held-morning = Le Matin retenu
    .gender = m
title-held-morning = { curse-held-morning }
    .gender = m
