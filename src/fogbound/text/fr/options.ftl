# Intitulés des options. Voir le fichier anglais pour les variables.

action-called = { $name } ({ $action })
option-action = { $action } – { $card } : coût { $cost }{ $lowest ->
    [same] { "" }
   *[other] , au plus bas { $lowest }
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulté { $difficulty }
}{ $ends ->
    [yes] {" "}(met fin au scénario)
   *[no] { "" }
}
brings-nothing = n’apporte rien pour l’instant
option-action-own = { $action } : coût { $cost }{ $lowest ->
    [same] { "" }
   *[other] , au plus bas { $lowest }
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulté { $difficulty }
}{ $ends ->
    [yes] {" "}(met fin au scénario)
   *[no] { "" }
}
option-refused = { $action } – { $card }
option-of = { $who } : { $option }

option-accept = Accepter l’aide de { $who }
option-alongside = Poser { $card } le long de votre Terrain
option-appear-on = Arriver sur { $card }
option-apply = Appliquer { $card } – { $effect }
option-banish = Bannir { $card }
option-bless = Compter { $card } comme une étoile et un symbole 7
option-buy = Acquérir { $card } pour { $n ->
    [one] { $n } point d’expérience
   *[other] { $n } points d’expérience
}
option-call-number = Demander le { $n }
option-camp = Bivouaquer pour la nuit
option-change-fog = Changer la carte brouillard que vous avez vue contre une autre
option-choose = { $effect ->
    [none] { $card }
   *[other] { $effect }
}
option-choose-way = { $side ->
    [north] Au nord
    [east] À l’est
    [south] Au sud
   *[west] À l’ouest
} : { $card }
option-choose-explorer = { $who }
option-combine = L’ajouter à { $card }{ $n ->
    [-1] { "" }
   *[other] {" "}(un seul dé pour le tout, sur { $n })
}
option-come-back = { $who } revient
option-concede = Abandonner la partie
option-declare = Partir vers { $card }
option-decline = Non
option-discard = Défausser { $card }
option-do = Oui : { $effect }
option-done = Rien d’autre
option-done-failing = Rien d’autre : l’action échoue
option-take-up-again = { $card } revient et retrouve ses affaires
option-use-none = N’utiliser aucun objet
option-use-no-other = N’utiliser aucun autre objet
option-draw = { $n ->
    [0] Piocher une carte
   *[other] Piocher une carte de plus
}
option-draw-lots = Tirer au sort
option-explore = Explorer le brouillard { $side ->
    [east] à l’est
    [south] au sud
    [west] à l’ouest
   *[north] au nord
}
option-free-use = Utiliser { $card } : { $effect }
option-gather-on = Rassembler tout le monde sur { $card }
option-give = Donner { $card } à { $other } (coûte 2 cartes)
option-go = Aller sur { $card }
option-hand-over = Remettre { $card } à { $who }
option-join = Participer
option-join-game = { $card } rejoint la partie
option-keep = { $alone ->
    [yes] Garder { $card }
   *[no] Garder { $card } pour { $who }
}
option-keep-none = Ne garder aucune Compétence
option-keep-roll = Garder le { $n }
option-leads = (vers { $place })
option-leave-fog = Laisser la carte brouillard telle quelle
option-leave-for-a-while = { $who } s’absente un moment
option-leave-for-good = { $who } quitte la partie pour de bon
option-leave-it = Laisser { $card }
option-look = Regarder le brouillard { $side ->
    [east] à l’est
    [south] au sud
    [west] à l’ouest
   *[north] au nord
}
option-mend = { $alone ->
    [yes] Réparer { $card }
   *[no] Réparer { $card } de { $who }
}
option-name-nobody = Personne
option-name-person = { $card }
option-new-item = Faire de { $card } un nouvel objet
option-number = { $n ->
    [-1] Donner un numéro
   *[other] { $n }
}
option-on-top = Mettre { $card } au-dessus
option-pay = Payer : { $effect }
option-prevent = L’éviter grâce à { $card }
option-put-in-hand = Prendre { $card } en main
option-redraw = Piocher à nouveau pour { $card }
option-refuse = Se passer de { $who }
option-relinquish = Abandonner { $card }
option-report = Annoncer un numéro caché
option-reroll = Relancer le dé
option-restore = Faire revenir { $card }
option-return = Ranger { $card }
option-return-terrain = Ranger { $card }
option-reveal = { $n ->
    [0] Ne rien piocher
   *[other] Révéler les cartes
}
option-set-aside = Mettre { $card } de côté
option-side = { $side ->
    [east] À l’est
    [south] Au sud
    [west] À l’ouest
   *[north] Au nord
}
option-skip = Passer { $card }
option-stay-out = Ne pas participer
option-stop = Assez
option-suffer = Ne pas payer : { $effect }
option-swap = Échanger { $card } contre un objet de { $other } (coûte 2 cartes)
option-swap-for = Contre { $card }
option-take-back = { $alone ->
    [yes] Reprendre votre feu
   *[no] Reprendre le feu de { $who }
}
option-take-in-hand = { $alone ->
    [yes] Prendre { $card } en main
   *[no] { $who } prend { $card } en main
}
option-trade = { $n ->
    [0] Piocher autant de cartes que le coût
    [one] Piocher { $n } carte de moins, mais il faudra { $n } étoile de plus
   *[other] Piocher { $n } cartes de moins, mais il faudra { $n } étoiles de plus
}
option-turn-failure = Changer l’échec en réussite avec { $card } : { $effect }
option-use = Utiliser { $card } : { $effect }
option-use-item = Utiliser { $card }
option-use-resource = { $effect ->
    [none] Profiter de la ressource :
   *[other] Profiter de la ressource : { $effect },
} { $n ->
    [one] { $n } carte de moins
   *[other] { $n } cartes de moins
}
option-wear = { $alone ->
    [yes] User { $card }
   *[no] User { $card } de { $who }
}
