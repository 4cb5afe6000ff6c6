# Les personnages, et ce qu’ils savent faire.

card-ida = { character-ida }
    .flavour = Maçonne. Le mur du nord est d’elle, et elle prend la chose à cœur. Soulève, grimpe et cogne mieux que personne.
card-tam = { character-tam }
    .flavour = Ravaudeur de marmites, de manteaux et d’alibis. Reprise ce qui se déchire, et se trouve ailleurs quand cela tombe.
card-sunniva = { character-sunniva }
    .flavour = Crieuse et sonneuse de cloche. Connaît tout le monde, et les mères de tout le monde. Parle, écoute, et on lui répond.
card-abel = { character-abel }
    .flavour = Arpenteur. Mesure l’Effiloche tous les vendredis depuis onze ans. Voit loin, trouve le passage, et manie la fronde.

card-shoulder = Donner de l’épaule
card-keystone = Clef de voûte
card-hammer-arm = Bras de marteau
card-stand-fast = Tenir bon
card-read-the-grain = Lire le grain
card-dry-wall = Patience de pierre sèche
card-lunch-for-two = Casse-croûte pour deux
card-one-more-stone = Encore une pierre
card-plain-speech = Parler net
card-steady-ladder = Tenir l’échelle
card-quarrel-with-gravity = Brouille avec la pesanteur

card-quick-fingers = Doigts vifs
card-patch = Pièce sur pièce
card-duck = Baisser la tête
card-deep-pockets = Poches profondes
card-whistle-past = L’air de rien
card-eye-of-the-needle = Le chas de l’aiguille
card-tight-squeeze = Se faire mince
card-neat-sutures = Points de suture
card-cats-cradle = Jeu de ficelle
card-low-blow = Coup bas
card-spare-hand = Une main de rechange

card-carrying-voice = Une voix qui porte
card-all-together = Tous ensemble
card-good-news = D’abord la bonne nouvelle
card-bell-ear = L’oreille aux cloches
card-by-first-names = Par les prénoms
card-walking-song = Chanson de marche
card-kettle = Mettre l’eau à chauffer
card-stare-down = Soutenir le regard
card-faces-and-places = Des visages et des lieux
card-hand-in-hand = Main dans la main
card-second-verse = Deuxième couplet

card-sighting-line = Ligne de mire
card-sling = Fronde
card-pace-count = Pas comptés
card-level-head = Tête froide
card-dry-remark = Remarque sèche
card-long-look = Regarder longtemps
card-sure-footing = Pied sûr
card-field-dressing = Pansement de campagne
card-lead-shot = Fil à plomb, lancé
card-sketch-map = Croquis
card-exact-figures = Chiffres exacts

card-plod = Pas à pas
card-elbows = Jouer des coudes
card-cold-sweat = Sueur froide
card-chin-up = Haut les cœurs
card-squint = Plisser les yeux
card-bent-knees = Plier les genoux
card-thrift = Économie
card-soup = La soupe
card-hunch = Pressentiment
card-ear-to-the-ground = L’oreille au sol
card-tall-tale = Galéjade
card-second-breath = Second souffle

card-moth-lore = Science des mites
card-invisible-mending = Reprise invisible
card-town-crier = Dormez, braves gens
card-straight-seam = La couture droite
card-weavers-rhythm = La cadence du métier
card-stitch-in-time = Un point à temps
card-flinch = Sursaut
card-catch-the-thread = Attraper le fil
