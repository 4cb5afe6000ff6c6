# Les Compétences communes.

card-long-stride = À grandes enjambées
card-bearings = Sens de l’orientation
card-goats-footing = Pied de chamois
card-slow-breath = Souffle lent
card-broad-back = Reins solides
card-no-stone-unturned = Pas un caillou oublié
card-pricked-ears = Oreille tendue
card-patient-line = Ligne patiente
card-full-apron = Plein tablier
card-nimble-fingers = Doigts agiles
card-dry-tinder = Amadou sec
card-sound-sleep = Sommeil de plomb
card-close-quarters = Corps à corps
card-open-face = Visage ouvert
card-margin-notes = Notes en marge
card-trimmed-sail = Voile bien réglée
card-shared-load = Fardeau partagé
card-second-look = Y regarder à deux fois
card-old-lullaby = Vieille berceuse
card-second-wind = Second souffle
card-against-the-odds = Contre toute attente
card-obstinacy = Pure obstination

card-bark-rope = Corde d’écorce
card-bow-drill = Foret à archet
card-mattock = Pioche
card-flint-knife = Couteau de silex
card-sling = Fronde
card-cudgel = Gourdin
card-eel-basket = Nasse à anguilles
card-torch = Torche
card-tallow-lamp = Lampe à suif
card-windbreak = Coupe-vent
card-log-raft = Radeau de rondins
card-poultice = Cataplasme
card-bone-flute = Flûte en os

# Les Compétences avancées.

card-old-hand = Vieux routier
    .flavour = Le bois fait ce qu’on lui dit. Dans le temps, il fallait discuter.
card-iron-lungs = Poumons d’acier
    .flavour = Une fois en haut, vous remarquez que vous sifflotiez.
card-night-eyes = Yeux de nuit
    .flavour = Le noir a un fil, comme le bois, et vous avez appris à le suivre.
card-known-ground = Terrain connu
    .flavour = Quelque part en chemin, l’inconnu est devenu le chemin.
card-kindred = De la même trempe
    .flavour = Vos mains achèvent le nœud qu’une autre a commencé.
card-field-medicine = Médecine de campagne
    .flavour = Des mains propres, du fil bouilli et une voix calme. La voix fait presque tout.
card-skin-coat = Manteau de peaux
    .flavour = Taillé dans trois bêtes qui ne se sont jamais croisées. Sur le temps qu’il fait, elles sont d’accord.
card-clear-head = Tête froide
    .flavour = L’instant d’avant l’instant : on y tient à l’aise, en fin de compte.
card-steel-hatchet = Hachette d’acier
    .flavour = Trouvée rouille, emmanchée d’espoir, aiguisée jusqu’à n’être plus ni l’un ni l’autre.
card-outrigger = Pirogue à balancier
    .flavour = Un bateau appuyé sur un plus petit que lui, comme font les sages.
card-unbowed = Sans plier
    .flavour = Vous avez déjà échoué à cet endroit. Vous savez où sont les choses.
