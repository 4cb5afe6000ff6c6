# L’îlot d’Embellie : ce qu’on lit en y arrivant.

card-010 = La grève
    .back = Vous rentrez les rames et la barque monte toute seule, sur des pierres qui devraient être par trois brasses de fond. Une cloche pend à un poteau, une seule. C’est l’heure qui précède le soleil. Cela fait neuf jours que c’est cette heure-là.
card-012 = La placette
    .back = Des maisons en rond autour d’une pompe. Les portes sont ouvertes, les tables mises, les gens partis à la rame chercher le soleil. Sur les appuis de fenêtre ont brûlé les bougies et, après les bougies, les appuis.
card-014 = Le hangar à bateaux
    .back = Du goudron, des copeaux, une quille posée qu’on n’a jamais bordée. À côté, un ber vide, quitté à la hâte. Une plaque de cuivre dit à qui il est : PATIENCE.
    .flavour = Joss numérote ses outils. La gaffe, 130, c’est pour creuser et pour l’eau profonde ; la corde, 131, pour tout ce qui est raide. Les deux sont là quelque part, sous le goudron.
card-016 = Le creux aux bouleaux
    .back = Des bouleaux nains, tous penchés du même côté. Faute de soleil à consulter, les feuilles se sont arrêtées entre le vert et le jaune. Quelque chose de petit continue de les manger.
card-018 = Le lavoir
    .back = Une source tiède coule dans une auge et y retourne sans fin la même chemise oubliée. Au mur, des carreaux de faïence, bleu sur blanc, un par année de mariage.
card-020 = La Maison du Matin
    .back = Elle tourne le dos au village. Six fenêtres, condamnées, et du côté de la mer un volet grand comme une voile. Derrière les planches, une lampe passe, s’arrête, fait demi-tour et repasse. Quelqu’un marche de long en large.
card-022 = L’enclos
    .back = Trois brebis et une vieille femme partagent le même nuage d’haleine. Vous vous demandez pourquoi elles ne sont pas tondues, dit-elle. C’est qu’on tond le matin. Moi, c’est Nell. J’ai le temps, comme vous voyez.
card-024 = La Pointe
    .back = L’île s’arrête ici. À l’est, où devrait être le soleil, une ligne grise, comme de la lumière sous une porte. Tout en bas, sur le récif, quelque chose cogne : bois sur pierre, bois sur pierre.
    .picture = Des fous de Bassan dorment sous vos bottes, blanc sur noir, corniche après corniche. À force de regarder, leurs rangées se rejoignent et font des chiffres : 283.
card-283 = Le siège de guet
    .back = Vous descendez là où les oiseaux ont laissé de la place. Une niche, un tabouret, une lanterne, une couverture. D’année en année, chaque fois qu’un bateau tardait, quelqu’un a guetté d’ici le récif, jusqu’à user la pierre sous des talons de femme. Depuis neuf jours, c’est un fou de Bassan qui garde la place au chaud.
