# Ce qui se trouve à l’écart des chemins.

card-watch-fire = Feu de guet
    .flavour = Un cercle de pierres sur une butte, encore tiède. Qui s’asseyait ici guettait votre venue, ou vous tournait le dos.
card-chart-case = Étui à cartes
    .flavour = Un tube de fer-blanc sous un cairn. Le cairn est vieux ; le tube a été ouvert cette année.
card-slack-chain = Chaîne détendue
    .flavour = Une chaîne court sur la vase, maillon après maillon, vers quelque chose qui n’est pas sur la carte.
card-bell-wire = Fil de sonnette
    .flavour = Un fil à hauteur de genou et, loin de là, dans une bâtisse sans toit, une petite cloche.
card-240 = Le guet
    .back = Quatre poteaux et une plate-forme. De là-haut, le brouillard a une surface, comme le lait, et çà et là quelque chose la remue.
card-241 = Le registre de l’arpenteur
    .back = Des colonnes de nombres, tous barrés sauf le dernier. À côté de certains, de la même main : disparu.
card-242 = La chaussée de chaînes
    .back = Des planches sur une chaîne, glissantes d’algues. Au bout, un esquif amarré et, plus loin, une traînée de sable.
card-243 = Souffle retenu
    .back = Vous ne bougez plus, et rien d’autre non plus. Puis vous comptez ce qu’il vous reste.
card-244 = L’échelle de marée
    .back = Une cabane sur pilotis, une règle peinte dans l’eau et, tout autour de vous, la mer. Il faudra revenir la lire, dit un mot épinglé.
card-245 = L’examen
    .back = Vous voici devant un bureau vide. Une voix venue de nulle part demande ce que vous avez appris ici, et attend, comme si elle avait toute la journée.
    .line-passed = La marée vous a instruits, dit la voix. Un tiroir s’ouvre tout seul.
    .line-failed = La voix s’éclaircit la gorge, { $who }, et attend que vous en fassiez autant.
card-two-strings = Deux cordes
