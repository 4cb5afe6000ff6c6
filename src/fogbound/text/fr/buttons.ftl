# Ce qui est écrit sur un bouton, sous une carte : ce que devient cette carte. Chacun porte le nom de l’option qu’il abrège.

button-apply = Appliquer
button-banish = Bannir
button-bless = Compter comme une étoile et un symbole 7
button-block = Bloquer
button-buy = Acquérir pour { $n ->
    [one] { $n } point d’expérience
   *[other] { $n } points d’expérience
}
button-convert = Dépenser des symboles de classe
button-declare = Partir vers ce lieu
button-discard = Défausser
button-face = D’abord celle-ci
button-free-use = Utiliser
button-give-up-skill = Y renoncer
button-help = Aider avec cette carte
button-keep = { $alone ->
    [yes] Garder
   *[no] Garder pour { $who }
}
button-leave-it = Laisser
button-mend = { $alone ->
    [yes] Réparer
   *[no] Réparer pour { $who }
}
button-new-item = En faire un nouvel objet
button-on-top = Mettre au-dessus
button-perform = D’abord celle-ci
button-pick-skill = Prendre
button-play-as = Jouer ce personnage
button-prevent = Éviter l’État grâce à elle
button-put-in-hand = Prendre en main
button-redraw = Piocher à nouveau
button-restore = Faire revenir
button-retain = Garder
button-return = Ranger
button-select = Sélectionner
button-set-aside = Mettre de côté
button-spend-hope = Dépenser
button-swap-for = Donner celui-ci en échange
button-take-die = Prendre son dé
button-take-in-hand = { $alone ->
    [yes] Prendre en main
   *[no] { $who } la prend
}
button-threat = Affronter cette Menace
button-to-bottom = Mettre en dessous
button-turn-failure = Changer l’échec en réussite
button-unblock = Débloquer
button-use = Utiliser
button-use-item = Utiliser
button-wear = { $alone ->
    [yes] L’user
   *[no] L’user ({ $who })
}

## Ce qu’une quantité change

gauge-deck = Cartes dans votre pioche
gauge-draw = Cartes à piocher
gauge-life = Points de vie
gauge-stars = Étoiles demandées
