# Le pays de la Citadelle : cartes prises, Terrains et brouillard, déplacements, numéros cachés, Mappemonde.

## Questions
question-choose-far-side = De quel côté de { $card } allez-vous ?
question-choose-sinking = { $card } : quel Terrain rangez-vous ?
question-choose-step = Sur quel Terrain voisin allez-vous ?
question-claim-number = Quel numéro avez-vous trouvé ? Il compte trois chiffres.
question-keep-purse = { $alone ->
    [yes] Gardez-vous { $card } ?{ $n ->
        [0] { "" }
       *[other] {" "}Vous porteriez { $n }, pour un poids maximal de { $most } : un personnage trop chargé ne peut plus marcher.
    }
   *[no] Qui garde { $card } ?
}
question-pause-over-event = Carte révélée : { $card }. Continuez-vous, ou avez-vous repéré un numéro caché ?
question-return-terrain = La table est pleine. Quel Terrain rangez-vous ?
question-sift = Laquelle de ces cartes reposez-vous dessus, et laquelle passe dessous ? Dessus, la première choisie sera piochée d’abord.

## Options
option-go-on = Continuer
option-to-bottom = Placer { $card } sous la pioche

## News
news-back-read = Le dos de la carte { $n } a été lu.
news-digits = { $n ->
    [one] Désormais { $n } chiffre : { $card }.
   *[other] Désormais { $n } chiffres : { $card }.
}
news-global-event = Carte posée à côté du Plateau : { $card }. Son effet vaut partout.
news-in-purse = { $who } { $many ->
    [yes] ont
   *[no] a
} gardé { $card }.
news-map-inserted = Ajout à la Mappemonde : { $card }.
news-map-owed = Pas encore dans la Mappemonde : { $card }. La carte y sera ajoutée dès que le chemin sera indiqué.
news-met = Puis : { $card }.
news-met-again = De nouveau : { $card }.
news-sunk = Carte remise dans la boîte : { $card } ; son numéro a été noté.
news-three-digits = Un numéro caché compte exactement trois chiffres.
