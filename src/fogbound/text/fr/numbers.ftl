# De quoi les nombres sont faits, pourquoi une chose est refusée, comment une partie finit.

part-applied = { $n } : effets appliqués
part-at-most = { $n } : { $card } n’en permet pas plus
part-card = { $n ->
    [0] cela repose sur { $card }
   *[other] { $n } : { $card }
}
part-company = { $n } : pour rejoindre quelqu’un sur { $card }
part-default = { $n } : indiqué sur { $card }
part-difficulty = { $n } : indiqué sur { $card }
part-floor = { $n } : jamais moins
part-pair = { $n } : paires de demi-étoiles
part-resource = { $n } : une ressource pour { $card }
part-rule = une règle le permet
part-satchel = { $n } : sur la Besace & Carnet
part-sevens = { $n } : symboles 7, grâce à { $card }
part-source = { $card } propose cette action
part-star = { $n } : étoiles sur { $card }
part-state = { $n } : { $card } en main
part-trade = { $n } : cartes échangées contre des étoiles

refusal-all-hands = tout le monde doit participer, et { $who } ne le peut pas
refusal-apart = { $who } est ailleurs
refusal-done = { $card } indique que c’est déjà fait
refusal-forbidden = { $card } l’interdit
refusal-in-use = { $card } est en cours d’utilisation
refusal-leader = { $card } désigne quelqu’un d’autre pour mener
refusal-needs = la condition posée par { $card } n’est pas remplie
refusal-no-camp = on ne peut pas bivouaquer sur { $card }
refusal-no-die = { $card } n’a plus de dé
refusal-no-free-die = { $who } n’a pas de dé libre
refusal-prerequisite = cela n’aurait aucun effet

ending-won = Vous avez gagné : toutes les malédictions sont levées.
ending-lost-conceded = Vous avez abandonné.
ending-lost-curse = Une Malédiction de la Défausse : la partie est perdue.
ending-lost-deserted = Tout le monde est parti : la partie est perdue.
ending-lost-over = Votre aventure est terminée : la partie est perdue.
