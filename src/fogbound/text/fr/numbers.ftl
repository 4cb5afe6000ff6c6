# De quoi les nombres sont faits, pourquoi une chose est refusée, comment une partie finit.

number-met = { $card }
number-gone = { $card }, il n’en reste plus

part-applied = effets appliqués
part-amount = { $n } : { $reason }
part-at-most = pas plus, à cause de { $card }
part-basis = cela tient à { $card }
part-card = { $card }
part-company = pour rejoindre quelqu’un sur { $card }
part-default = imprimé sur { $card }
part-difficulty = imprimé sur { $card }
part-floor = jamais moins
part-pair = paires de demi-étoiles
part-resource = une ressource pour { $card }
part-rule = une règle le permet
part-satchel = sur la Besace & Carnet
part-sevens = symboles 7, grâce à { $card }
part-source = l’action est imprimée sur { $card }
part-star = étoiles sur { $card }
part-state = { $card } en main
part-trade = cartes échangées contre des étoiles

refusal-all-hands = tout le monde doit participer, et { $who } ne le peut pas
refusal-apart = { $who } est ailleurs
refusal-closed = cette action est fermée pour le moment ({ $card })
refusal-done = c’est déjà fait, d’après { $card }
refusal-forbidden = c’est interdit par { $card }
refusal-in-use = déjà en cours d’utilisation : { $card }
refusal-leader = d’après { $card }, quelqu’un d’autre mène
refusal-needs = la condition posée par { $card } n’est pas remplie
refusal-no-camp = on ne peut pas bivouaquer sur { $card }
refusal-no-die = il n’y a plus de dé sur { $card }
refusal-no-free-die = { $who } n’a pas de dé libre
refusal-prerequisite = cela n’aurait aucun effet
refusal-withdrawn = tout le monde doit participer, et { $who } ne le veut pas ce tour-ci

ending-won = Vous avez gagné : toutes les malédictions sont levées.
ending-lost-conceded = Vous avez abandonné.
ending-lost-curse = Une Malédiction de la Défausse : la partie est perdue.
ending-lost-deserted = Tout le monde est parti : la partie est perdue.
ending-lost-over = Votre aventure est terminée : la partie est perdue.
