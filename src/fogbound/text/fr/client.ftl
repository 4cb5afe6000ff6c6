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
ask = { $who } : { $question }
ask-value = Quel { $wants ->
    [number] nombre
   *[word] mot
} ?
ask-secret = Ceci ne regarde que { $who }. Appuyez sur Entrée quand { $who } est seul devant l’écran.
options-more = { $n ->
    [one] Possible par ailleurs : { $n } chose. Tapez « plus ».
   *[other] Possible par ailleurs : { $n } choses. Tapez « plus ».
}
options-none = Rien d’autre n’est possible maintenant.
prompt = >

status = Tour { $turn }. Deck d’Action { $deck }, Défausse { $pile }.
stand = { $who } se trouve sur { $card } ({ $place }).
hand-of = { $who } a { $n } cartes en main sur { $limit } :
hand-empty = { $who } n’a rien en main hormis la carte Personnage.
items-of = { $who } a { $n } objets sur { $limit } :
items-none = { $who } n’a pas d’objets.
item = { $card }, dé sur { $n }
past-empty = Le Passé est vide.
past-of = { $n ->
    [one] { $n } carte dans le Passé :
   *[other] { $n } cartes dans le Passé :
}

board-title = Le Plateau, autour du point de départ :
board-key = Les numéros sont des Terrains, entre parenthèses des Événements, « brume » est inexploré. @ marque les explorateurs, * un feu.
board-cut = Seule une partie du Plateau tient sur l’écran.
board-fog = Brouillard : { $places }.
board-explorers = explorateurs : { $names }
board-fire = un feu brûle
board-fog-short = brume
board-seen = vu derrière le brouillard : { $card }

place-events = À côté : { $cards }.
place-ways = Chemins : { $ways }.
place-way-fog = { $side }, brouillard
place-way-card = { $side }, { $card }

look-unknown = Vous ne voyez aucune carte nommée « { $words } ».
look-several = Laquelle : { $cards } ?
text-own = Le texte exact : tapez « exact { $card } ».

why-nothing = Il n’y a rien à expliquer sur « { $words } ».
why-refused = Ce qui n’est pas possible maintenant :
why-nothing-refused = Rien de ce que vous voyez n’est refusé.
why-cost = Le coût :
why-difficulty = La difficulté :
why-rule = { $rule } : { $text }

odds-title = Les chances, { $name } :
odds-row = { $extra ->
    [0] aucune carte de plus
    [one] { $extra } carte de plus
   *[other] { $extra } cartes de plus
} ({ $drawn } en tout) : réussite { $success } %, défaite { $defeat } %
odds-none = Aucune carte ne va être révélée ; il n’y a pas de chances à donner.
odds-action = { $n }. { $option } : réussite { $success } %, défaite { $defeat } %

undo-done = La dernière réponse est annulée.
undo-wall = Impossible de revenir en arrière : le hasard ou des cartes cachées ont parlé depuis.
undo-nothing = Il n’y a rien à annuler.
answer-unknown = « { $words } » n’est pas une option. Tapez un numéro, un mot d’une option, ou « aide ».
answer-several = Plusieurs options conviennent : { $options }. Tapez le numéro.
answer-value = Ce n’est pas un { $wants ->
    [number] nombre
   *[word] mot
}.
camp-refused = Vous ne pouvez pas bivouaquer maintenant : tout le monde doit se trouver sur un même Terrain, entre deux actions.
report-refused = Un numéro ne s’annonce qu’entre deux actions.
rules-none = Rien trouvé pour « { $words } ».
rules-how = Tapez « règles » et un mot ou un identifiant, comme « règles C-COST ».

game-new = { $name } : une nouvelle partie pour { $who }.
game-again = Vous reprenez { $name }.
game-last = Votre dernière réponse : { $option }
game-changed = { $why ->
    [rules] Les règles ont changé depuis.
    [packs] Les cartes ont changé depuis.
   *[other] La partie n’a pas pu être rejouée à l’identique.
} Elle reprend au tour { $turn } ; { $lost ->
    [one] { $lost } réponse est perdue.
   *[other] { $lost } réponses sont perdues.
}
game-kept = Votre partie est conservée. Reprenez-la quand vous voulez : { $command }
game-in-use = Cette partie est déjà jouée à une autre table. Fermez-la d’abord.
game-none = Il n’y a pas de partie à reprendre. Commencez-en une : { $command }
game-packless = L’aventure de cette partie n’est pas sur l’étagère : { $why }. Reprenez avec : { $command } DOSSIER
game-damaged = La partie est illisible : { $why }
game-refused = La partie ne peut pas être mise en place ainsi : { $why }

set-up-pack = Quelle aventure ?
set-up-explorers = Qui part ? De un à quatre, séparés par des virgules.
set-up-clue = Quel indice suivez-vous ? Plusieurs sont possibles, séparés par des virgules.
set-up-mode = Comment jouez-vous ?
set-up-default = (Entrée : { $name })
mode-normal = normal
mode-easy = facile
mode-extreme = extrême
mode-not-yet = Le mode extrême est réservé à une malédiction déjà levée ; levez d’abord celle-ci.

command-board = plateau
command-camp = bivouac
command-exact = exact
command-hand = main
command-help = aide
command-items = objets
command-look = regarder
command-more = plus
command-odds = chances
command-past = passé
command-place = lieu
command-quit = quitter
command-report = annoncer
command-rules = règles
command-undo = annuler
command-why = pourquoi

help-title = Répondez par le numéro d’une option ou par un de ses mots. Et aussi :
help-board = tout le Plateau, en croquis et en liste
help-camp = bivouaquer pour la nuit, ce qui est un coup de la partie
help-exact = le texte exact d’une carte : exact CARTE
help-hand = les cartes en main
help-help = cette liste
help-items = les objets et leurs dés
help-look = lire une carte : regarder CARTE ; seul, là où vous êtes
help-more = ce qui est possible à côté de la question
help-odds = les chances de l’action, ou de l’option N : chances N
help-past = les cartes du Passé
help-place = là où vous êtes, et les chemins qui en partent
help-quit = arrêter ; la partie est conservée
help-report = annoncer un numéro caché dans une image : annoncer NUMÉRO
help-rules = consulter les règles : règles MOTS
help-undo = annuler la dernière réponse
help-why = expliquer l’option N : pourquoi N ; seul, ce qui est refusé et pourquoi
