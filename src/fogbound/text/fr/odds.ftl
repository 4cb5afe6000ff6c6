# Le tableau des chances d’une aventure.

odds-cards = Cartes piochées
odds-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
odds-basis = Chances de réussite en pour cent avec les Compétences communes et personnelles, sans les symboles 7, les Compétences avancées ni les Malédictions.
odds-nobody = { $pack } n’a aucun personnage : pas de chances à donner. Nommez un pack qui en a, ou qui en complète un autre.
odds-in-play = Dans { $pack }, les pioches se composent en cours de partie : pas de chances à donner avant. Tapez « chances » en jouant.
