# Ce que cache le brouillard.

card-gap-in-the-hedge = Un trou dans la haie
    .flavour = De la laine aux épines, à hauteur de brebis. Ce qui leur suffit vous suffira.
card-fallen-wall = Le mur couché
    .flavour = Un mur de pierres sèches s’est allongé en travers du chemin. On peut le relever pierre à pierre, ou lui confier son poids.
card-white-shape = Une forme blanche
    .flavour = Elle se tient au milieu du sentier, droite, pâle, sans visage. Puis elle siffle.
card-oilskins = Le ciré
    .flavour = Il pend à une corde à linge, raide comme un invité qu’on a trop fait attendre. Il était sec quand on l’a étendu, et depuis il ne lui est rien arrivé.
card-ground-frost = Gelée blanche
    .flavour = Neuf nuits sans un jour entre elles : le froid a eu le temps d’entrer dans la terre. Maintenant il ressort.
card-covered-plate = L’assiette couverte
    .flavour = Sur un montant de barrière, sous un bol : du pain, du fromage, un demi-oignon. Un billet dit POUR QUI NE DORT PAS.
card-chalk-marks = De la craie sur une barrière
    .flavour = Des flèches, des croix, et un petit dessin d’homme qui tombe dans un fossé. Celui qui marque ainsi ses chemins aime qu’on les lui demande.
card-somebodys-cough = Quelqu’un tousse
    .flavour = Tout près, derrière le mur, avec discrétion. Derrière le mur, il n’y a personne. Mieux vaut n’être personne, vous aussi, le temps que cela passe.

card-firm-sand = Du sable ferme
    .flavour = Il sonne sous le pas comme les dalles d’une église. Pendant cent mètres, on n’a rien d’autre à faire que marcher.
card-razor-shells = Les couteaux
    .flavour = Ils sont plantés par centaines dans le sable, sur la tranche, couleur de sable. On peut faire le tour. On peut aussi apprendre ce que valent ses bottes.
card-stranded-ray = La raie échouée
    .flavour = Elle remplit sa mare d’un bord à l’autre et tourne, et tourne. Elle retournerait bien à la mer, s’il y en avait une.
card-quicksand = Sables mouvants
    .flavour = Le sol vous prend par les chevilles, très doucement, comme quelqu’un qui aurait deux mots à vous dire en particulier.
card-crab-pot = Casier à crabes
    .flavour = De l’osier, en bon état, et un locataire qui tient l’affaire pour conclue.
card-weed-curtain = Le rideau d’algues
    .flavour = D’un surplomb tombe un rideau mouillé. Derrière, il y a un passage, ou d’autres algues. L’odeur annonce les deux.
card-sea-chest = Un coffre de marin
    .flavour = Échoué depuis des années, fermé à clef, la clef dans la serrure. Tout en haut, ce que tout marin emballe en dernier.
card-buried-boiler = La chaudière ensablée
    .flavour = Un bord de cuivre sort du sable : la chaudière de quelque vapeur, cul en l’air. On pourrait la frapper et apprendre jusqu’où porte le son. On ne serait pas seul à l’apprendre.
