# Ce que disent les clients autour de la partie.

place-centre = départ
place-north = N
place-east = E
place-south = S
place-west = O

side-north = nord
side-east = est
side-south = sud
side-west = ouest

asked-everybody = Tout le monde
all-of-you = Tous
ask = { $who } : { $question }
ask-value = Quel { $wants ->
    [number] nombre
   *[word] mot
} ?
ask-secret = Pour { $who } : appuyez sur Entrée quand personne d’autre ne regarde.
ask-sure = { $option } : vraiment ? Tapez oui :
answer-unwritten = Votre réponse n’a pas pu être enregistrée : { $why }. Rien n’a changé ; réessayez.
answer-kept = Rien n’a changé.
join-everybody = tous
join-nobody = personne
join-at-once = Pour tous à la fois : « tous » ou « personne ».
options-more = { $n ->
    [one] Une autre chose est possible : tapez « plus ».
   *[other] { $n } autres choses sont possibles : tapez « plus ».
}
options-shared = Un numéro pour chacun : { $numbers }.
options-of = { $who }{ $place ->
    [none] {""}
   *[other] , { $place }
} :
options-shared-number = { $n } pour { $who }
draw-several = Pour en piocher deux d’un coup, tapez « piocher 2 ».
draw-stopped = La carte suivante viendrait de la Défausse, où une Malédiction met fin à l’aventure. Si vous la voulez malgré tout, piochez encore.
options-none = Rien d’autre n’est possible maintenant.
prompt = >
prompt-page = (Entrée pour la suite)
prompt-plain = (Entrée : { $option }) >

status = Tour { $turn }. Deck d’Action { $deck }, Défausse { $pile }.
stand = { $who } se trouve sur { $card } ({ $place }).
hand-of = { $who } a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main, { $limit } au plus :
hand-empty = { $who } n’a rien en main hormis la carte Personnage.
hand-uncounted = { $who } n’a aucune carte qui compte dans la limite.
hand-beside = { $n ->
    [one] Une autre carte ne compte pas dans la limite :
   *[other] { $n } autres cartes ne comptent pas dans la limite :
}
items-of = { $who } a { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}, { $limit } au plus :
items-none = { $who } n’a pas d’objets.
item = { $card }, dé sur { $n }
satchel-experience = Expérience : { $n }.
satchel-inexperienced = Vous n’avez pas encore d’expérience.
satchel-of = Sous la Besace & Carnet :
pile-of = { $n ->
    [0] La Défausse est vide.
    [one] { $n } carte dans la Défausse :
   *[other] { $n } cartes dans la Défausse :
}
pile-closed = La Défausse est face cachée, et vous ne pouvez pas la consulter maintenant ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}).
zone-title = { $zone } : { $n ->
    [0] il n’y a rien là.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
zone-past = Le Passé
zone-banished = Cartes bannies

past-empty = Le Passé est vide.
past-of = { $n ->
    [one] { $n } carte dans le Passé :
   *[other] { $n } cartes dans le Passé :
}

board-title = Le Plateau, autour du point de départ :
board-key = Les numéros sont des Terrains ; entre parenthèses, des événements, par leur numéro ou le début de leur nom ; « brouillard » est inexploré. @ marque les explorateurs, * un feu.
board-places = « E1 N2 » veut dire une carte à l’est et deux au nord du départ. I, II et ainsi de suite disent de quelle zone vient le brouillard.
board-cut = Seule une partie du Plateau tient sur l’écran.
board-fog = Brouillard : { $places }.
board-explorers = explorateurs : { $names }
board-fire = un feu brûle
board-fog-short = brouillard
board-seen = vu derrière le brouillard : { $card }

place-events = À côté : { $cards }.
place-nowhere = Personne n’est encore parti.
place-ways = Chemins : { $ways }.
place-way-fog = { $side }, brouillard
place-way-card = { $side }, { $card }

look-unknown = Vous ne voyez aucune carte nommée « { $words } ».
look-several = Laquelle : { $cards } ?
show-exactly = Exactement :
show-again = Les fois suivantes :
show-untold = Ce que les joueurs ne savent pas avant :
text-own = Le texte exact : tapez « exact { $card } ».

typed-way = aller va explorer explore marche vers au à l le la les brouillard marcher
way-none = Aucun chemin n’y mène à présent. « lieu » dit où mènent les chemins.
way-who = Qui y va ? { $numbers }.
way-here = Vous y êtes déjà.
way-later = Répondez d’abord à la question ; vous pourrez repartir ensuite.
why-nothing = Il n’y a rien à expliquer sur « { $words } ».
why-refused = Ce qui n’est pas possible maintenant :
why-nothing-refused = Autant que vous puissiez voir, tout est possible à présent.
why-cost = Le coût :
why-difficulty = La difficulté :
why-reductions = Ce qui peut réduire le coût gratuitement, si vous l’appliquez :
why-rule = { $rule } : { $text }

strip-curse = Malédiction
strip-left = { $n ->
    [one] moitié gauche
   *[other] { $n } moitiés gauches
}
strip-right = { $n ->
    [one] moitié droite
   *[other] { $n } moitiés droites
}
strip-nothing = rien qui compte
strip-sevens = { $n ->
    [one] { $n } symbole 7
   *[other] { $n } symboles 7
}
strip-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}

odds-title = Chances – { $name } :
odds-row = { $extra ->
    [0] aucune carte de plus
    [one] { $extra } carte de plus
   *[other] { $extra } cartes de plus
} ({ $drawn } en tout) : réussite { $success } %{ $defeat ->
    [0] { "" }
   *[other] , défaite { $defeat } %
}
odds-bet = Réussite{ $ends ->
    [yes] { " " }(un échec met fin à l’aventure)
   *[no] { "" }
} : { $chances }.
odds-bet-part = { $success } %{ $defeat ->
    [0] { "" }
   *[other] { " " }(défaite { $defeat } %)
} { $extra ->
    [0] en l’état
    [1] avec une de plus
   *[other] avec { $extra } de plus
}
odds-none = Aucune carte ne va être piochée : il n’y a pas de chances à donner.
odds-not-this = « { $option } » ne fait piocher aucune carte : il n’y a pas de chances à donner.
odds-action = { $n }. { $option } – réussite { $success } %{ $defeat ->
    [0] { "" }
   *[other] { $ends ->
        [yes] , fin de l’aventure { $defeat } %
       *[no] , défaite { $defeat } %
    }
} { $drawn ->
    [0] sans carte
    [one] avec { $drawn } carte
   *[other] avec { $drawn } cartes
}{ $cards ->
    [none] { "" }
   *[other] , grâce à { $cards }
}
odds-row-ends = { $extra ->
    [0] aucune carte de plus
    [one] { $extra } carte de plus
   *[other] { $extra } cartes de plus
} ({ $drawn } en tout) : réussite { $success } %{ $defeat ->
    [0] { "" }
   *[other] , fin de l’aventure { $defeat } %
}
odds-ends = Un échec met fin à l’aventure.
odds-counted = Compris, car c’est gratuit : { $cards }.
odds-left-out = Non compris, mais peut-être utile : { $cards }.

undo-done = La dernière réponse a été annulée.
undo-barrier = Impossible de revenir en arrière : une carte a été retournée depuis, ou vous avez regardé quelque chose de caché.
undo-nothing = Il n’y a rien à annuler.
answer-unknown = « { $words } » n’est pas une option. Tapez un numéro, le début d’une option, ou « aide ».
answer-digits = Un numéro de carte a trois chiffres, comme 063. Tapez-les tous.
number-elsewhere = Une carte demande ici un numéro : { $cards }. Pour le lui donner, utilisez la carte ; elle est dans la liste.
answer-several = Vouliez-vous dire { $options } ? Rien n’a été fait ; tapez le numéro.
why-several = De quelle option s’agit-il : { $options } ? Tapez son numéro après la commande.
answer-value = Ce n’est pas un { $wants ->
    [number] nombre
   *[word] mot
}.
camp-means = Le bivouac est plus qu’une pause : tout le Plateau sauf ce Terrain est rangé, son brouillard est posé à nouveau, événements et proies peuvent revenir. Les mains, les objets, le Deck d’Action et la Défausse restent tels quels, sauf si une carte dit autre chose. Pour arrêter simplement de jouer, tapez « quitter ».
camp-refused = Vous ne pouvez pas bivouaquer maintenant : tout le monde doit se trouver sur un même Terrain, entre deux actions.
report-refused = Vous ne pouvez annoncer un numéro qu’entre deux actions.
pack-unknown-folder = { $name } est un dossier sans fichier pack.yaml
pack-unknown-name = « { $name } » n’est pas une aventure connue ici ; il y a : { $names }
pack-unknown-near = « { $name } » n’est pas une aventure connue ici ; vouliez-vous dire « { $near } » ?
pack-unknown-none = nommez au moins une aventure ; il y a : { $names }
rules-of-continent = Les règles du Continent
rules-of-citadel = Les règles de la Citadelle
rules-none = Rien trouvé pour « { $words } ».
rules-command = Il y a une commande pour cela. « { $command } » : { $help }.
rules-near = Vouliez-vous dire { $words } ?
rules-other = Essayez un autre mot.
rules-fewer = Essayez avec moins de mots : aucune règle ne les a tous.
rules-no-game = Aucune règle ne s’appelle « { $name } » ; il y a { $games }.
rules-more = { $n ->
    [one] Une autre règle convient ; précisez avec un mot de plus.
   *[other] { $n } autres règles conviennent ; précisez avec un mot de plus.
}
rules-where = Dites quelle règle, par exemple : { $command }
rules-no-tests = Les tests ne font pas partie d’un paquet installé ; ils sont dans le dépôt.
rules-cited-code = code
rules-cited-tests = tests
rules-cited-nowhere = aucun
rules-how = Tapez « règles » et une question, un mot ou un identifiant, comme « règles { $ruleset ->
    [citadel] comment récupérer des cartes
   *[continent] comment bivouaquer
} » ou « règles { $ruleset ->
    [citadel] T-DRAW
   *[continent] C-COST
} ».

game-new = { $name } : une nouvelle partie pour { $who }.
game-help = « aide » dit tout ce qu’on peut taper ; essayez aussi « chances » et « pourquoi ».
game-again = Vous reprenez { $name }.
game-last = Dernière réponse : { $option }
game-last-secret = La dernière réponse a été donnée en secret.
game-changed = { $why ->
    [rules] Les règles ont changé depuis.
    [packs] Les cartes ont changé depuis.
   *[other] La partie n’a pas pu être rejouée à l’identique.
} La partie reprend au tour { $turn } ; { $lost ->
    [0] aucune réponse n’est perdue.
    [one] { $lost } réponse est perdue.
   *[other] { $lost } réponses sont perdues.
}
game-summary = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $n ->
    [one] { $n } décision.
   *[other] { $n } décisions.
}
closing-deck = { $n ->
    [one] Il restait { $n } carte dans le Deck d’Action.
   *[other] Il restait { $n } cartes dans le Deck d’Action.
}
closing-extreme = Une fois une malédiction levée, vous pouvez l’affronter de nouveau en mode extrême.
closing-replay = Pour revoir cette partie, étape par étape :
closing-fork = Pour repartir d’une de ses étapes et lui donner une autre fin :
closing-again = Pour commencer une autre partie :
game-unsaid = Rien ne peut s’afficher ici : { $why }. Votre partie est conservée.
game-kept = Votre partie est conservée. Reprenez-la quand vous voulez :
game-in-use = Cette partie est déjà jouée à une autre table. Fermez-la d’abord.
game-under-way = { $title } est en cours, au tour { $n }. Reprenez avec : { $command }
game-none = Il n’y a pas de partie à reprendre. Commencez-en une : { $command }
game-none-kept = Il n’y a pas encore de partie. Commencez-en une : { $command }
game-packless = L’aventure de cette partie est introuvable : { $why }. Reprenez avec : { $command }
game-folder = DOSSIER
game-damaged = La partie est illisible : { $why }
flaw = ligne { $line } : { $what }
flaw-added = on a ajouté ici quelque chose qui n’appartient pas au journal
flaw-again = la ligne { $n } est répétée ici
flaw-changed = la ligne a été modifiée après coup
flaw-closed = les parties gardées ici sont fermées ; plus rien ne peut être écrit
flaw-count-changed = le nombre de lignes a été modifié
flaw-cut-off = la ligne est tronquée ; { $n } lignes avaient été écrites
flaw-foreign = { $word } appartient à un autre programme ; indiquez un autre dossier avec --data
flaw-format = le journal est au format { $n } ; cette version lit le format { $word }
flaw-headless = l’en-tête de la partie manque
flaw-in-use = « { $word } » est en train d’être jouée à une autre table ; fermez-la d’abord
flaw-later = { $word } est au format { $n }, que cette version ne sait pas encore lire : prenez un Fogbound plus récent
flaw-later-people = ce qui est gardé sur les joueurs est au format { $n }, que cette version ne sait pas encore lire : prenez un Fogbound plus récent
flaw-missing = cette ligne manque
flaw-missing-lines = les lignes { $line } à { $n } manquent
flaw-no-checksum = la ligne a perdu sa somme de contrôle
flaw-no-entry = ce n’est pas une ligne de journal : { $word }
flaw-no-head = ce n’est pas la première ligne d’un journal, ou bien elle a été modifiée
flaw-no-journal = ce n’est pas un journal, ou seulement un morceau de sa première ligne
flaw-too-short = le fichier s’arrête avant cette ligne ; { $n } lignes avaient été écrites
flaw-unusable = { $word } est inutilisable ; déplacez-le, ou indiquez un autre dossier avec --data
game-refused = La partie ne peut pas être mise en place ainsi : { $why }

game-forked = Elle est issue de « { $name } », après l’étape { $n }.
game-unknown = { $games ->
    [0] Il n’y a ni partie ni fichier « { $name } », et aucune partie n’est conservée ici.
   *[other] Il n’y a ni partie ni fichier « { $name } ». Il y a : { $games }.
}
game-unreadable = « { $name } » est illisible : { $why }
game-unwritable = La partie ne peut pas être enregistrée : { $why }. Choisissez un autre dossier avec --data.
game-unforkable = Impossible d’en repartir : { $why }.
game-damaged-part = La partie n’est pas lisible jusqu’au bout : { $why }. { $n ->
    [0] Seul le début est intact.
    [one] La première étape est intacte.
   *[other] Les { $n } premières étapes sont intactes.
} Pour en faire une nouvelle partie : { $command }

recap-clue = Ce que vous cherchez – { $card } :
recap-lifted = Malédictions levées : { $curses }.
recap-quest = Objets de quête : { $cards }.
recap-several = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}
recap-hand = { $who } a en main { $cards }.
recap-item = { $card } (dé sur { $n })
recap-items = { $who } porte { $cards }.
recap-beside = Ce qui pèse sur { $who } : { $cards }.
recap-active = { $who } a agi en dernier.
recap-danger = Le Deck d’Action est vide : une Malédiction piochée dans la Défausse met fin à l’aventure.
journal-empty = Il ne s’est encore rien passé.
recap-last = Ce qui vient de se passer :

chart-title = Le relevé, tout ce que vous avez vu du pays :
chart-key = Les numéros sont des Terrains ; entre parenthèses, ils ne sont plus sur le Plateau. « ? » est inexploré. @ marque les explorateurs.
chart-cut = Seule une partie du relevé tient sur l’écran.
chart-sheet = Feuille { $n } :
chart-sheet-here = Feuille { $n }, où vous êtes à présent :
chart-away = n’est plus sur le Plateau
chart-events = là-bas : { $cards }
chart-ways = chemins : { $ways }
chart-unexplored = inexploré : { $sides }
chart-before = auparavant : { $cards }

games-none = Aucune partie n’est conservée dans { $folder }.
games-what = { $name } : { $who }
games-where = tour { $turn }, sur { $place } ; { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
games-setting-out = tour { $turn } ; { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
games-over = { $ending } { $n ->
    [one] { $n } décision.
   *[other] { $n } décisions.
}
games-when = jouée pour la dernière fois le { $day }/{ $month }/{ $year }, { $time }
games-damaged = « { $name } » est abîmée : { $why }. Sauvez ce qui est intact : { $command }
games-hopeless = « { $name } » est illisible : { $why }. Rien ne peut en être sauvé. Supprimez-la : { $command }
games-name = NOM
games-how = Pour reprendre : { $play }. Pour revoir : { $replay }.
games-remove-ask = Supprimer « { $name } » pour de bon ? Tapez oui :
games-remove-yes = Pour supprimer « { $name } » pour de bon, ajoutez --yes.
games-remove-not = « { $name } » est conservée.
games-removed = « { $name } » est supprimée.
games-not-here = « { $name } » ne fait pas partie des parties conservées ; supprimez le fichier vous-même.
games-exported = « { $name } » se trouve aussi dans le fichier { $file }.
games-file = FICHIER
games-export-there = Il y a déjà un fichier { $file }. Il reste tel quel, et rien n’a été écrit. Nommez un autre fichier : { $command }
games-export-refused = La copie ne peut pas être écrite dans { $file } : { $why }.
games-recovered = { $n ->
    [one] { $n } étape est sauvée
   *[other] { $n } étapes sont sauvées
} sous le nom « { $name } » ; le fichier abîmé reste tel quel. Reprenez avec : { $command }
games-sound = « { $name } » n’est pas abîmée ; il n’y a rien à sauver.

fork-made = « { $name } » repart de « { $of } », après l’étape { $n }. { $kind ->
    [exact] Tout est resté en place.
   *[anew] Ce que personne n’avait vu est redistribué.
}
fork-how = Jouez-la avec :

replay-title = { $name }{ $who ->
    [nobody] {""}
   *[other] , par { $who }
} : { $n ->
    [one] { $n } étape.
   *[other] { $n } étapes.
}
replay-how = Entrée avance, « retour » recule, un nombre mène à cette étape, « fin » à la dernière. « lieu », « plateau », « relevé », « main », « objets », « besace » et « passé » montrent ce qu’on pouvait voir ; « quitter » arrête.
replay-step = Étape { $n } sur { $last }, tour { $turn }.
replay-answer = – { $option }
replay-beside = En dehors de la question :
replay-secret = – en secret.
replay-undo = { $n ->
    [one] La dernière réponse a été annulée.
   *[other] Les { $n } dernières réponses ont été annulées.
}
replay-changed = { $why ->
    [rules] Ici les règles ont changé ; la partie a repris au début de ce tour.
    [packs] Ici les cartes ont changé ; la partie a repris au début de ce tour.
   *[other] Ici la partie n’a pas pu être rejouée à l’identique ; elle a repris au début de ce tour.
}
replay-gap = Les étapes { $first } à { $last } ne peuvent pas être montrées : les règles ou les cartes ont changé depuis.
replay-lost-step = L’étape { $n } ne peut pas être montrée : les règles ou les cartes ont changé depuis. La dernière est l’étape { $last }.
replay-no-step = Il n’y a pas d’étape { $n }. La dernière est l’étape { $last }.
replay-no-seat = Il n’y a pas de place { $n } ; la dernière est la place { $seats }.
replay-end = C’était la dernière étape. « quitter » arrête.
replay-unknown = « { $words } » ne mène nulle part. Appuyez sur Entrée, ou tapez « retour », « fin », un nombre ou « aide ».

set-up-pack = Quelle aventure ?
set-up-explorers = Qui part ? De un à quatre, séparés par des virgules.
set-up-clue = Quel Indice suivez-vous ? Plusieurs sont possibles, séparés par des virgules.
set-up-mode = Comment jouez-vous ?
set-up-help = { $most ->
    [one] Tapez un numéro ou un nom de la liste.
   *[other] Tapez des numéros ou des noms de la liste, { $most } au plus, séparés par des virgules.
} Entrée prend la réponse entre parenthèses.
set-up-help-number = Tapez un nombre de 1 à { $last }. Entrée prend la réponse entre parenthèses.
set-up-help-back = « retour » revient à la question précédente, « quitter » arrête.
set-up-help-quit = « quitter » arrête.
set-up-help-look = « regarder » suivi d’un nom lit la carte de cet explorateur ou de cet Indice.
set-up-nothing-to-read = Il n’y a pas encore de cartes à lire ; choisissez d’abord une aventure.
set-up-several = Vouliez-vous dire { $options } ? Tapez le numéro.
set-up-unknown = « { $words } » n’est pas dans la liste. Tapez un numéro ou un nom, ou « aide ».
set-up-twice = { $name } est donné deux fois. Ne donnez chaque nom qu’une fois.
set-up-many = { $n ->
    [one] Un seul choix est possible.
   *[other] { $n } choix au plus sont possibles.
}
set-up-first = C’est la première question. « quitter » arrête.
set-up-left = Aucune partie n’a été commencée.
set-up-adventure = { $ruleset ->
    [citadel] règles de la Citadelle
   *[continent] règles du Continent
}, { $n ->
    [0] pour personne encore
    [one] pour 1 joueur
   *[other] de 1 à { $n } joueurs
}{ $takes }. { $about }
set-up-about-minutes = , environ { $most ->
    [one] { $most } minute
   *[other] { $most } minutes
}
set-up-minutes = , de { $least } à { $most } minutes
set-up-no-such = { $option } : « { $words } » est inconnu ici. Il y a : { $known }.
set-up-settled = { $options } : c’était décidé au début de la partie. N’en donnez pas, ou commencez une autre partie.
set-up-empty = « { $name } » ne peut pas être jouée : { $what ->
    [explorers] elle n’a aucune carte Personnage avec qui partir.
   *[clues] elle n’a aucun Indice à suivre.
} « check » en dit plus.
set-up-default = (Entrée : { $name })
mode-normal = normal
mode-easy = facile
mode-extreme = extrême
mode-standard = standard
mode-story = récit
mode-survival = survie
mode-not-yet = Le mode extrême est réservé à une malédiction déjà levée ; levez d’abord celle-ci.

command-back = retour
command-board = plateau
command-camp = bivouac
command-chart = relevé
command-end = fin
command-exact = exact
command-experience = expérience
command-hand = main
command-help = aide
command-items = objets
command-journal = journal
command-look = regarder
command-more = plus
command-odds = chances
command-past = passé
command-banished = bannies
command-store = réserves
command-pile = défausse
command-place = lieu
command-quit = quitter
command-recap = résumé
command-report = annoncer
command-rules = règles
command-satchel = besace
command-undo = annuler
command-why = pourquoi

help-title = Tapez le numéro d’une option ou son début. Entrée prend la réponse entre parenthèses, « 1,2 » prend plusieurs effets ou objets à la fois. Une direction (« nord »), un endroit (« E1 ») ou son nom vous y mène. Vous pouvez aussi taper :
help-board = tout le Plateau, en croquis et en liste
help-camp = bivouaquer pour la nuit ; le Plateau est alors rangé puis reposé, c’est donc plus qu’une pause
help-chart = tout ce que vous avez vu du pays, même ce que le bivouac a ôté du Plateau
help-exact = le texte exact d’une carte (exact NOM)
help-hand = les cartes en main
help-help = cette liste
help-items = les objets, ce qu’ils font, et leurs dés
help-journal = ce qui a été fait pendant les derniers tours
help-look = lire une carte (regarder NOM), ou le lieu où vous êtes (regarder)
help-more = ce que vous pouvez faire d’autre
help-odds = les chances de l’action, ou de l’option N (chances N)
help-past = les cartes du Passé
help-banished = les cartes bannies
help-store = les cartes que cette aventure a mises de côté
help-pile = la Défausse, quand vous pouvez la consulter
help-place = là où vous êtes, et les chemins qui en partent
help-quit = arrêter ; la partie est conservée
help-recap = où vous en êtes, ce que vous cherchez et ce que vous avez, et ce qui vient de se passer
help-report = annoncer un numéro trouvé dans une image (annoncer NUMÉRO)
help-rules = chercher une règle par une question, un mot ou un identifiant (règles MOTS)
help-satchel = ce qui est sous la Besace & Carnet : expérience, Indices, objets de quête
help-undo = annuler la dernière réponse
help-why = ce que fait l’option N et pourquoi elle est là (pourquoi N), ou ce que vous ne pouvez pas faire, et pourquoi (pourquoi)

# Mots compris quand un oui est attendu, ou rien de ce qui est offert ; ceux d’une question qui ne disent rien de son sujet ; et des groupes de mots qui demandent la même chose.
typed-nothing = aucun aucune rien non
typed-asking = un une des le la les l de du d que qu quoi qui quand où pourquoi comment combien quel quelle quels quelles fait font est sont suis c ce s se t il elle on ils elles je j nous vous tu me m mon ma mes notre nos votre vos son sa ses leur leurs peut peux puis pouvons pouvez peuvent doit dois devons devez faut utiliser deux gens quelqu y a ai avons à au aux en avec dans sur par pour et ou si ne n pas passe sert servent
typed-alike = bivouac bivouaquer sauvegarder sauvegarde, aider aide participer participants ensemble, gagner victoire levée, perdre défaite perdue, aller marcher voyager déplacer déplacement, explorer exploration, soigner guérir vie, blessure dégât dégâts, lourd poids porter, donner don échanger échange, reprendre récupérer récupération, secret caché cachés, fin issue
typed-frequent = participer action: C-TURN-03 C-LEG-08 T-TURN-08 T-TURN-09 T-TURN-10, aider joueur: C-TURN-03 T-TURN-08 T-TURN-14, reprendre carte: C-LIFE-03 C-LIFE-08 T-RECO-02 T-RECO-01 T-RECO-03, récupérer carte: C-LIFE-03 C-LIFE-08 T-RECO-02 T-RECO-01 T-RECO-03, gagn: C-END-01 C-END-04 T-GEN-04, perd: C-END-02 C-END-03 T-GEN-05 T-GEN-06, limite main: C-HAND-01 C-HAND-03 T-HAND-01 T-HAND-03, quand bivouaquer: C-SAVE-01 T-SAVE-01 T-SAVE-02, quand camper: C-SAVE-01 T-SAVE-01 T-SAVE-02, demi étoile: C-RES-05 C-RES-06 T-RES-03, brouillard: C-EXPL-01 C-EXPL-02 T-EXPL-01 T-EXPL-02, comment déplacer: C-MOVE-01 C-MOVE-02 T-MOVE-01 T-MOVE-02, vide: C-LIFE-04 C-LIFE-05 C-END-02 T-DRAW-08, usent: C-USE-01 C-USE-03 C-WEAR-01, porter: T-PURSE-01 T-PURSE-02 T-PURSE-03, donner objet: C-GIVE-01 C-GIVE-02 T-PURSE-07 T-PURSE-08, battre: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, combat: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, attaque: C-TURN-09 C-LEG-07 C-LEG-08 T-CPD-01 T-RES-25 T-CPD-07 T-TRAIT-01 T-CONS-09, fuir: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, fuite: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, échapper: C-LEG-07 C-LEG-08 C-MOVE-08 T-MAND-03 T-MAND-02 T-CPD-07 T-CPD-08, combien main: C-HAND-01 C-HAND-03 T-HAND-01 T-HAND-03, soigner: C-LIFE-03 C-LIFE-08 T-LIFE-01 T-RECO-02, guérir: C-LIFE-03 C-LIFE-08 T-LIFE-01 T-RECO-02
typed-commands = undo: annuler erreur trompé défaire, quit: quitter arrêter pause reprendre fermer, odds: chance probab, report: annoncer repéré, recap: résumé objectif, camp: bivouaquer dormir, recover: récupérer soigner, save: sauvegarder
typed-yes = o oui
