# Ce qu’apprend l’Espoir, et ce qui suffit pour une quête annexe.

card-candle = { symbol-candle }
    .wording =
        Prix en Espoir : 1.
        Un personnage gagne « { card-flinch } », un Réflexe qui épargne des dégâts quand on se bat ou qu’on esquive.
card-shears = { symbol-shears }
    .wording =
        Prix en Espoir : 1.
        Seulement si « { symbol-candle } » est coché.
        Un personnage gagne « { card-moth-lore } », pour se battre.
card-needle = { symbol-needle }
    .wording =
        Prix en Espoir : 2.
        Seulement si « { symbol-thimble } » est coché.
        Un personnage gagne « { card-invisible-mending } », pour repriser ; Savoir +1.
card-rosette = { symbol-rosette }
    .wording =
        Prix en Espoir : 1.
        Seulement si « { symbol-candle } » ou « { symbol-thimble } » est coché.
        Un personnage gagne « { card-town-crier } », pour parler et pour aider les autres.
card-plumb-line = { symbol-plumb-line }
    .wording =
        Prix en Espoir : 2.
        Seulement si « { symbol-needle } » ou « { symbol-shears } » est coché.
        Un personnage gagne « { card-straight-seam } », pour chercher un passage, courir et grimper ; un personnage gagne « { card-catch-the-thread } », un Réflexe pour tout ce qui porte une chaîne.

card-names = { quest-names }
    .flavour = Les fermes disparues, partout où quelqu’un les a écrites. Deux listes suffisent pour en donner lecture à la maison.
