# Ce que disent les clients autour d’une partie de la Citadelle.

player = Joueur { $n }
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
game-new-players = { $name } : une nouvelle partie à { $n ->
    [one] { $n } joueur.
   *[other] { $n } joueurs.
}
set-up-players = Combien de joueurs êtes-vous, de 1 à { $last } ?
set-up-needless = Cette aventure ne demande pas { $option } ; n’en donnez pas.

status-turn = Tour { $turn }.
status-character = { $who ->
    [alone] Vie { $n }
   *[other] { $who } : vie { $n }
}, pioche { $deck }, Défausse { $pile }{ $status ->
    [unconscious] , sans connaissance.
    [held] , en captivité.
   *[other] .
}

purse-of = { $who } porte un poids de { $n } sur { $limit } :
purse-none = { $who } n’a pas de cartes Besace.
purse-nobody = Vous ne portez encore rien ; choisissez d’abord vos personnages.
purse-blocked = carte bloquée : { $card }
pile-of-whom = { $n ->
    [0] { $who } : la Défausse est vide.
    [one] { $who } : { $n } carte dans la Défausse.
   *[other] { $who } : { $n } cartes dans la Défausse.
}
board-key-citadel = Les numéros sont des Terrains, entre parenthèses des événements, « brouillard » est inexploré. @ marque les personnages.
hand-empty-citadel = { $who } n’a aucune Compétence en main.
board-explorers-citadel = personnages : { $names }
news-number-wrong-citadel = Ici, le numéro { $n } ne menait nulle part.
chart-key-citadel = Les numéros sont des Terrains ; entre parenthèses, ils ne sont plus sur le Plateau. « ? » est inexploré. @ marque les personnages.
question-choose-explorer-citadel = { $effect ->
    [none] Quel personnage ?
    [skill] Qui gagne la Compétence { $taken } ?
    [take] Qui prend la carte ?
   *[other] Quel personnage doit { $effect } ?
}
news-past-returned-citadel = Le Passé a été rangé dans la pioche Aventure.
news-banished-unseen-citadel = Une carte { $n } de la pioche Aventure a été bannie sans être vue.
news-quest-item-citadel = Nouvel objet de quête : { $card }.
home = à la Citadelle
stand-home = { $who } se repose { $home }, entre deux scénarios.
fog-side = { $side ->
    [north] le brouillard au nord
    [east] le brouillard à l’est
    [south] le brouillard au sud
   *[west] le brouillard à l’ouest
}
card-back = le dos de la carte { $n }
some-back = le dos d’une carte
some-card = une carte
fog-back = { $side ->
    [north] le dos de la carte de brouillard au nord
    [east] le dos de la carte de brouillard à l’est
    [south] le dos de la carte de brouillard au sud
    [west] le dos de la carte de brouillard à l’ouest
   *[none] le dos de la carte de brouillard
}
place-way-back = { $side }, brouillard ({ $actions })

mark-plain = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
mark-counters = marqueurs { $name } : { $n }
mark-written = chiffres inscrits : { $digits }
mark-die = dé sur la ligne { $row }, valeur { $n }

read-nothing = Il n’y a rien à lire pour l’instant.
read-closed = Vous ne pouvez pas lire le paragraphe { $n } pour l’instant.
read-reply = { $status ->
    [used-up] ({ $reply } : déjà dit)
    [locked] ({ $reply } : impossible pour l’instant)
   *[open] { $reply }
}
goal = Objectif : { $name }{ $reached ->
    [yes] {" "}: atteint
   *[no] { "" }
}
goals-done = Tous ses objectifs sont atteints : il est temps de rentrer.
quests-page = Scénario { $card } :
quests-side = { $n ->
    [0] Aucune quête annexe n’est notée.
   *[other] Quêtes annexes :
}
quests-items = Objets de quête :
quests-everywhere = En vigueur partout :
quest-line = { $card }{ $status ->
    [initiated] , en cours
    [finished] , terminée
   *[active] { "" }
}{ $n ->
    [0] { "" }
   *[other] {" "}(paragraphe { $n } ; tapez « lire { $n } »)
}
quest-count = { $name } : { $n } sur { $asked }
note = « { $text } »

leaflet-scores = Influence { $influence }, Savoir { $knowledge }, Production { $production }, Défense { $defense }.
leaflet-tremor = Secousse : { $n }.
leaflet-buildings = Bâtiments :
leaflet-symbols = La page Destinée :
leaflet-customs = Ce qui vaut pour tout le monde :
leaflet-traits = Traits de ceux que l’on combat :
leaflet-map = La Mappemonde :
leaflet-owed = { $card }, attend encore sa voisine
leaflet-notes = Écrit sur la carte :
leaflet-noted = Points de vie notés à la fin du dernier scénario :
leaflet-life = { $who } : { $n }
building = { $card }{ $built ->
    [yes] , construction achevée.
   *[no] , cases cochées : { $n } sur { $boxes }.
}
symbol = { $card }{ $checked ->
    [yes] , case cochée.
   *[no] .
}

recap-side-quests = Quêtes annexes : { $cards }.
recap-weak = { $n ->
    [one] { $who } n’a presque plus de points de vie.
   *[other] Presque plus de points de vie : { $who }.
}

strip-fist = { $n ->
    [one] { $n } poing
   *[other] { $n } poings
}
strip-hand = { $n ->
    [one] { $n } main
   *[other] { $n } mains
}
strip-flag = { $n ->
    [one] { $n } drapeau
   *[other] { $n } drapeaux
}
strip-target = { $n ->
    [one] { $n } cible
   *[other] { $n } cibles
}
strip-wild = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}

replay-how-citadel = Entrée avance, « retour » recule, un nombre mène à cette étape, « fin » à la dernière. « lieu », « plateau », « relevé », « main », « besace », « défausse », « lire », « quêtes » et « carnet » montrent ce qu’on pouvait voir ; « quitter » arrête.
go-home-means = Le scénario s’achève alors pour tout le monde, et tous ses objectifs ne sont pas atteints ; « quêtes » en donne la liste.
save-game-means = Sauvegarder est plus qu’une pause et n’est possible qu’une fois par scénario : vous défaussez vos mains, et tout le Plateau, hormis votre Terrain, rejoint le Passé. Pour arrêter simplement de jouer, tapez « quitter ».
recover-last-means = Ce sont les derniers points de vie de { $who }, qui perd aussitôt connaissance : { $others ->
    [0] personne d’autre ne peut continuer, et l’aventure est perdue.
   *[other] la figurine quitte le Plateau, la main est défaussée, et plus rien n’est possible jusqu’à ce que quelqu’un rende un point de vie à { $who } ou que le scénario s’achève.
}
save-refused = Vous ne pouvez pas sauvegarder maintenant. Tapez « pourquoi » pour savoir ce qui s’y oppose.
recover-refused = Personne ne peut récupérer de cartes maintenant.

odds-row-citadel = { $extra ->
    [0] aucune carte de plus
    [one] { $extra } carte de plus
   *[other] { $extra } cartes de plus
} ({ $drawn } en tout) : réussite { $success } %
odds-action-citadel = { $n }. { $option } – réussite { $success } % { $drawn ->
    [0] sans carte
    [one] avec { $drawn } carte
   *[other] avec { $drawn } cartes
}

command-leaflet = carnet
command-purse = besace
command-quests = quêtes
command-read = lire
command-recover = récupérer
command-save = sauvegarder

help-chart-citadel = tout ce que vous avez vu du pays, même ce qui n’est plus sur le Plateau
help-pile-citadel = la Défausse de chacun
help-look-citadel = lire une carte, un trait ou un mot marqué * dans un récit (regarder NOM), ou le lieu où vous êtes (regarder)
help-leaflet = scores, bâtiments, page Destinée, traits, carte et notes
help-purse = les cartes Besace, leur poids, et ce qui est bloqué
help-quests = objectifs, quêtes annexes, objets de quête, et ce qui est en vigueur partout
help-read = relire ce qui vient de vous être dit (lire), ou ce qu’on vous a dit d’une quête annexe (lire NUMÉRO)
help-recover = reprendre des cartes de votre Défausse contre des points de vie
help-save = sauvegarder une fois par scénario ; cela change le Plateau, c’est plus qu’une pause

ending-lost-unconscious = Plus personne n’est conscient : l’aventure est perdue.
ending-won-citadel = Vous avez gagné : la Menace est vaincue.
