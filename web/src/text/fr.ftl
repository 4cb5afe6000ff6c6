# Les mots de l’interface. Tout ce qui concerne les cartes et les règles vient du serveur, déjà rédigé.

tagline = Une terre qui se dévoile carte après carte
close = Fermer
go-on = Continuer
not-now = Pas maintenant
answer = Répondre
you = vous
nameless = quelqu’un
list-and = { $first } et { $last }
everybody = tout le monde
cards = Cartes
trouble = Quelque chose s’est mal passé. Réessayez dans un instant.
offline = Le serveur est injoignable. Réessayez dans un instant.
card-unknown = une carte encore inconnue
seat = Place { $n }
tools = Outils
tabs = Pages

## la table
opening-table = La table s’ouvre
table-closed = Cette table est fermée
table-not-yours = Il n’y a pas de place pour vous ici. La partie a peut-être été effacée, ou elle appartient à un autre navigateur : demandez une invitation à quelqu’un qui y joue, ou passez sur cet appareil depuis l’autre (Réglages, « Continuer sur un autre appareil »).
line-busy = Cette table ne peut pas être ouverte pour l’instant. Nouvel essai.
line-cut = La connexion est coupée. Nouvel essai ; votre partie est en sécurité.
to-lobby = Retour à la première page
board = { $touch ->
    [yes] Le Plateau
   *[no] Le Plateau. Les flèches vont de carte en carte.
}
minimap = Aller à un endroit du Plateau
zoom-in = Plus près
zoom-out = Plus loin
fit = Voir tout le Plateau
fog = Brouillard
place-centre = départ
place-north = N
place-east = E
place-south = S
place-west = O
fog-pile = Brouillard de la zone { $area }, il en reste { $n }
here-are = Ici : { $who }
fire-burns = Un feu brûle ici
fire-of = Feu : { $who }
area = zone { $area }
pointed = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} montre { $card }
to-answer = décide maintenant
watches = regarde
seat-free = libre
seat-away = pas là
understood = Compris
times = { $n } fois
status-unconscious = sans connaissance
status-eliminated = hors de l’aventure
status-away = loin de la table
status-held = en captivité
status-gone = a quitté l’aventure
seat-yours = Votre place
seat-of = Place : { $who }
take-seat = Prendre cette place
take-seat-back = La reprendre
admit = Laisser jouer
admit-how = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} est à cette place. À vous de décider si cette personne peut commencer à jouer.
give-seat = Rendre cette place
give-seat-sure = N’importe qui pourra alors jouer { $who }. Vous regarderez, sauf si vous reprenez la place avant.
give-seat-yes = La rendre
give-seat-no = La garder
seat-nobody = Personne ne joue { $who } en ce moment
seat-just-taken = { $who ->
    [nobody] Quelqu’un d’autre
   *[other] { $who }
} vient de prendre { $seat }. Choisissez une autre place, ou regardez.
seat-lost = { $seat } était à vous. La place a été libérée pendant votre absence, et { $who ->
    [nobody] quelqu’un d’autre
   *[other] { $who }
} la tient maintenant.
seat-lost-free = { $seat } était à vous. La place a été libérée pendant votre absence, et personne ne la tient pour l’instant.
card-of = Carte : { $who }
hand-over = Libérer la place
look-as = Montrer la table vue par { $who }
wait-or-hand-over = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} n’est plus là. Attendez, ou libérez la place pour que quelqu’un d’autre la prenne.
in-lamp = { $ruleset ->
    [citadel] Pioche Action
   *[other] Deck d’Action
}
in-lamp-long = { in-lamp } : il reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
spent = Défausse
spent-long = Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dock = Cartes : { $who }
whose-cards = Les cartes de qui
hand-of = Main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} sur { $limit }
hand-count = main { $n } sur { $limit }
hand-room = Elle va dans votre main ({ $n } sur { $limit } à présent).
hand-full = Votre main est pleine ({ $n } sur { $limit }). Si vous prenez une carte, vous en défausserez une à la fin de l’action.
hand-empty = Aucune carte en main
items = Objets
item = Objet
item-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
die-shows = Dé : { $n }
die-on-row = Ligne { $row }, le dé indique { $n }
dice-free = { $n ->
    [one] { $n } dé libre
   *[other] { $n } dés libres
}
carried = { $n } sur { $limit }
blocked = Bloquée
ahead = { $n ->
    [one] Une action pour plus tard (attention, révélation)
   *[other] { $n } actions pour plus tard (attention, révélations)
}
page-gone = Cette page n’a pas pu être chargée. Le serveur a peut-être été mis à jour, ou vous êtes hors ligne.
reload = Réessayer
stands = { $who } : { $card } ({ $place })
lately = Ce qui s’est passé en dernier
linked = Liée au signe « { $sign } »
linked-means = Plusieurs cartes ont ce numéro. Tant que le signe « { $sign } » est visible, c’est celle-ci que vous prenez : sur la page marquée, sur une carte commune ou sur une carte de la personne qui la prend.
linked-shown = Visible en ce moment sur
page-sign = Signe de cette page : { $sign }
write = Écrire
blocked-by = Bloquée par { $card }
blocked-cards = Cartes bloquées
blocked-count = bloquées : { $n }
items-empty = Aucun objet
purse-empty = Rien dans la besace
life = Vie : { $n }
undo = { $n ->
    [one] Annuler la dernière réponse
   *[other] Annuler la dernière réponse (jusqu’à { $n }, une par une)
}
undo-none = Rien ne peut être annulé
take-back = Annuler
leave-sure = { $who } quitte le Plateau et peut revenir entre deux actions. Sa main et ses objets l’attendent. D’ici là, ses Compétences personnelles quittent le Deck d’Action et la Défausse.
undo-request = { $who ->
    [you] Vous voudriez
    [nobody] Quelqu’un voudrait
   *[other] { $who } voudrait
} annuler { $n ->
    [one] la dernière réponse
   *[other] les { $n } dernières réponses
}.
undo-waits = On attend { $who }.
undo-withdraw = Tant pis
agree = D’accord
agree-along = D’accord, et je participe
agree-apart = D’accord, sans moi
come-along = Je participe
all-welcome = Tout le monde peut participer
agree-for = D’accord aussi pour { $who }
disagree = Non

## les questions
waiting-for = On attend { $who }
quote = « { $text } »
quote-within = “|”
missed = Pas encore lu ({ $n })
on-any-lit-card = sur une carte éclairée
agree-together = à décider ensemble
who-leads = Qui mène ?
which = Quel choix ?
deeds = Ce que vous pouvez faire ({ $n })
standing = À tout moment ({ $n })
votes = Pour : { $who }
no-agreement = Laisser les règles décider
disagree-how = { $who ->
    [nobody] Si vous n’êtes pas d’accord, les règles disent qui décide pour tout le monde.
    [you] Si vous n’êtes pas d’accord, les règles laissent { $name } décider pour tout le monde : c’est vous.
   *[other] Si vous n’êtes pas d’accord, les règles laissent { $name } décider pour tout le monde.
}
disagree-so = { $who ->
    [nobody] Laisser les règles décider
    [you] Décider pour tout le monde
   *[other] Laisser { $who } décider
}
decides-alone = Faute d’accord, { $who } décide.
you-decide = Faute d’accord, c’est vous qui décidez.
you-propose = Vous proposez
you-agree = Vous et { $who } êtes pour
proposes = { $who } { $n ->
    [one] propose
   *[other] proposent
}
votes-differ = Vos avis diffèrent : choisissez ensemble l’une des propositions.
others-could = Ce que d’autres peuvent faire ({ $n })
something-else = Autre chose
decide-so = Décider cela
choices-below = { $n ->
    [one] un choix
   *[other] { $n } choix
}
seconds = Vous avez { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}.
look-at = Regarder { $card }
fold = Voir la table
fold-how = Met la feuille de côté ; Échap fait de même, et la ramène.
unfold = Revenir à : { $what }
must = Vous devez vous en occuper maintenant.

## les actions
side-north = brouillard au nord
side-east = brouillard à l’est
side-south = brouillard au sud
side-west = brouillard à l’ouest
cost = Coût { $n }
difficulty = Difficulté { $n }
cost-differs = La carte indique { $n }. Ouvrez-la pour voir ce qui change ce nombre.
chance = { $n } %
chance-sure = certain
chance-with = { $n } % avec { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
slip-away = Aucun de vous n’est là-bas.
slip-later = Vous avez d’abord autre chose à décider.
locked = verrouillée
all-hands = tout le monde participe
alone = une personne seule
at-most = { $n } participants au plus
chain = une partie des cartes compte
craft = Fabriquer
reflex = Réflexe
no-camp = Pas de bivouac ici
companion = Compagnon
durability = Résistance { $n }
weight = Poids { $n }
counters = Marqueurs
written = Écrit dessus
bearing = { $what } : { $n }
noted = Noté dessus
vital-loss = Perte d’énergie
hand-limits = Main
dice = Dés
weights = Poids
from = action de
stages = Étapes de l’action
cards-to-draw = { $n ->
    [one] carte à piocher
   *[other] cartes à piocher
}
stars-needed = { $ruleset ->
    [citadel] succès requis
   *[other] { $n ->
        [one] étoile requise
       *[other] étoiles requises
    }
}
cost-title = Coût
difficulty-title = Difficulté
successes-title = Succès
total = En tout
rule = La règle qui le dit
why = Pourquoi : { $what }
why-short = Pourquoi ?
rule-none = Cette règle n’est pas dans le catalogue.
who-takes-part = Qui participe
leads = mène
leads-to = vers { $place }
helps = aide
not-part = { $who } ne participe pas
is-asked = { $who } peut participer
if-success = En cas de réussite :
if-failure = En cas d’échec :
number-is = { $n } ({ $card })
number-unseen = { $n } (pas encore vue)
odds-above = Au-dessus du trait : la réussite
odds-below = En dessous : cette pioche met fin à l’aventure
odds-safe = Aucune de ces pioches ne peut mettre fin à l’aventure.
odds-more = Vous ne pouvez pas échouer. Piocher davantage, pour choisir parmi plus de Compétences ?
no-danger = aucun danger
odds-title = Les chances en l’état
odds-counted = Compris, car c’est gratuit : { $cards }.
odds-left-out = Non compris, mais peut-être utile : { $cards }.
odds-rule = { $ruleset ->
    [citadel] Le nombre proposé est le coût, ou quelques cartes de plus quand la réussite les demande.
   *[other] Le nombre proposé est le plus petit qui rende le succès probable (80 %), sans dépasser le coût avant réductions, sauf si l’action ne pouvait réussir ainsi.
}
odds-how = Comment est-ce calculé ?
odds-rest-on = Toutes les façons dont les cartes peuvent tomber sont comptées, d’après ce que vous savez de la pioche et de la Défausse. Les cartes cachées ne sont pas regardées.
odds-caption = Chances selon le nombre de cartes piochées
odds-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $success } % de réussite, { $defeat } % de défaite
success-chance = Chances de réussite
defeat-chance = Risque de défaite
risk = { $n } % de risque que cette pioche mette fin à l’aventure.
failure-ends = Un échec met fin à l’aventure.
draw-and-reveal = { $n ->
    [0] Continuer sans carte
    [one] Piocher { $n } carte de plus, puis retourner
   *[other] Piocher { $n } cartes de plus, puis retourner
}
reveal = { $n ->
    [0] Continuer
    [one] Retourner la carte
   *[other] Retourner les { $n } cartes
}
fewer = Une carte de moins
one-more = Une carte de plus
left-after = { $n ->
    [0] La pioche est alors vide.
    [one] Il reste ensuite 1 carte dans la pioche.
   *[other] Il reste ensuite { $n } cartes dans la pioche.
}
face-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
drawn-cards = Les cartes piochées
turn-all = Tout retourner
draw-fatal = Une Malédiction sortie de la Défausse : l’aventure est finie.
tally = Ce qui compte
tally-stars = { $n ->
    [one] Une étoile entière.
   *[other] { $n } étoiles entières.
}
tally-joined = { $n ->
    [one] Une moitié gauche a rejoint une moitié droite.
   *[other] { $n } paires de moitiés se sont rejointes.
}
tally-alone = { $n ->
    [one] Une moitié est restée seule.
   *[other] { $n } moitiés sont restées seules.
}
tally-sevens = { $n ->
    [one] Le 7 ne compte que si une carte le dit.
   *[other] Les 7 ne comptent que si une carte le dit.
}

## regarder
journal = Journal
journal-filter = Afficher
journal-all = Tout
journal-cards = Cartes
journal-details = Tout ce qui s’est passé
journal-talk = Échanges
earlier = Plus tôt
turn = { $n ->
    [0] Le départ
   *[other] Tour { $n }
}
say-something = Dire quelque chose à la table
say = Dire
loupe = Loupe
loupe-card = Image
loupe-how = Promenez la loupe sur l’image. Certaines images cachent un numéro. Si vous en trouvez un, tapez-le ici.
loupe-over = Loupe sur { $card } ; les flèches la déplacent sur une grille de cinq sur cinq
loupe-written = Écrit ici : { $what }
loupe-nothing = Colonne { $column }, ligne { $row } : rien n’est écrit ici
chart = Relevé
chart-gone = Pâle, dans un cadre brisé : la terre qui n’est plus sur le Plateau.
standing-leave = Partir ou abandonner ({ $n })
chart-empty = Vous n’avez encore vu aucune terre.
sheet = Feuille { $n }
recap = Où nous en étions
tool-loupe = Loupe
tool-chart = Relevé
tool-rules = Règles
tool-recap = Résumé
tool-invite = Inviter
tool-settings = Réglages
in-words = Tout ce qu’elle dit, en toutes lettres
point = Montrer aux autres
bears = Dessus :
combined = Combiné avec :
pile-past = Passé
pile-satchel = Besace
pile-banished = Bannies
pile-quests = Quêtes
pile-deck = { in-lamp }
pile-discard = Défausse
pile-exploration = Brouillard de la zone { $part }
pile-item = { item }
pile-long = { $pile } : { $n }
pile-count = { $n ->
    [0] Aucune carte.
    [one] Une carte.
   *[other] { $n } cartes.
}
pile-hidden = Vous ne pouvez pas les consulter.
pile-none = Cette pile n’existe pas pour le moment.
from-top = { $n ->
    [one] sur le dessus
   *[other] numéro { $n } à partir du dessus
}
leaflet = Carnet
booklet = Livret
world-map = Mappemonde
world-map-none = Vous n’avez encore trouvé aucune de ses cartes. Chacune se pose ici, à sa place, dès que vous la trouvez.

## la fin
ending = L’aventure est terminée
ending-won = Victoire
ending-luck = Hasard et choix
ending-journey = Le voyage
ending-unfound = Jamais trouvé
ending-next = Que jouer ensuite
luck-won = { $n ->
        [one] Une seule pioche pouvait échouer. { $won ->
            [0] Elle a échoué.
           *[other] Elle a réussi.
        }
       *[other] Sur { $n } pioches qui pouvaient échouer, { $won ->
            [0] aucune n’a réussi
            [one] une a réussi
           *[other] { $won } ont réussi
        }.
    }
luck-sure = { $n ->
        [one] Une autre ne pouvait pas échouer.
       *[other] { $n } autres ne pouvaient pas échouer.
    }
luck-none = Aucune pioche ne pouvait échouer.
luck-draws = Vos pioches dans l’ordre : plus la barre est haute, plus les chances étaient bonnes
luck-bare = À attendre au début des actions
luck-choice = Part de vos choix : cartes de plus, effets
luck-luck = Part du hasard
luck-all = Réussites
luck-best = Le moment le plus chanceux
luck-worst = Le moment le plus malchanceux
luck-bet = { $what }, tour { $turn } : { $came ->
        [success] réussite
       *[other] échec
    } avec { $chance } % de chances
unfound-places = { $n ->
        [one] Un lieu
       *[other] { $n } lieux
    }
unfound-encounters = { $n ->
        [one] Une rencontre
       *[other] { $n } rencontres
    }
unfound-finds = { $n ->
        [one] Un objet à trouver
       *[other] { $n } objets à trouver
    }
unfound-passages = { $n ->
        [one] Un passage de l’histoire
       *[other] { $n } passages de l’histoire
    }
next-play = Voir { $title }
next-anew = Rejouer { $title }
watch-again = Revoir la partie, ou la rejouer depuis une étape
look-at-table = Regarder la table
again = Rejouer
again-how = { $alone ->
    [no] Une nouvelle partie : même aventure, mêmes choix, mêmes places, une autre donne. Tous ceux qui ont joué ici y sont conduits.
   *[yes] Une nouvelle partie : même aventure, mêmes choix, une autre donne.
}
again-laid = Une nouvelle partie avec les mêmes choix est prête. Votre place y est gardée.
again-laid-short = Une nouvelle partie est prête
again-join = Aller à la nouvelle partie

## inviter
invite = Inviter
invite-how = Toute personne qui ouvre ce lien peut prendre une place libre ou regarder. Si vous en redemandez un, c’est le même.
invite-until = valable jusqu’au { $day }
invitations = Liens en circulation
invitation-yours = Votre lien
invitation-of = { $who ->
    [nobody] Un lien plus ancien
   *[other] Lien de { $who }
}
revoke = Révoquer
revoke-of = Révoquer : { $which }
guests = Qui peut venir
guest-removed = accès retiré
remove = Retirer
remove-whom = Retirer { $who } de cette table
let-in = Laisser revenir
let-in-whom = Laisser revenir { $who }
link-near = Il ne marche que sur cet ordinateur. Pour d’autres appareils, lancez le jeu avec { $command }.
qr = Le lien sous forme de code QR
link = Lien
copy-link = Copier le lien
copied = Copié

## les réglages
settings = Réglages
language = Langue
theme = Lumière
theme-auto = Comme cet appareil
theme-lamp = Lampe
theme-day = Jour
theme-contrast = Contraste élevé
text-size = Taille du texte
sound = Son
sound-on = Activé
sound-off = Coupé
motion = Mouvement
motion-full = Tout bouge
motion-still = Sans mouvement
cards-come = Cartes qui arrivent
cards-shown = Me les montrer une à une
cards-told = Seulement dans le journal
other-device = Continuer sur un autre appareil
other-device-how = Ouvrez-y ce lien dans les dix minutes. Il ne sert qu’une fois.
make-link = Créer un lien
keys = Clavier
key-arrows = Flèches
key-arrows-does = parcourir le Plateau
key-home = Début
key-home-does = revenir à votre figurine
key-enter = Entrée
key-enter-does = ouvrir une carte, ou donner la réponse éclairée
key-a = A
key-a-does = action éclairée suivante
key-digits = 1–9
key-digits-does = choisir une réponse
key-l = L
key-l-does = loupe
key-c = C
key-c-does = relevé
key-j = J
key-j-does = journal
key-r = R
key-r-does = règles
key-u = U, Ctrl+Z
key-u-does = annuler
key-esc = Échap
key-esc-does = fermer, ou mettre la question de côté et la reprendre
key-ask = { "?" }
key-ask-does = ces touches

## téléphone
tab-map = Plateau
tab-hand = Main
tab-items = Objets
tab-piles = Piles
tab-journal = Journal
sheet-higher = Lever la feuille
sheet-lower = Baisser la feuille

## la première page
continue = Continuer
continue-none = Vous n’avez pas encore de partie sur cet appareil.
your-decision = À vous de décider
new-adventure = Une nouvelle aventure
rules-continent = Règles du Continent
rules-citadel = Règles de la Citadelle
players-up-to = De 1 à { $n } joueurs
about-minutes = environ { $most } minutes
span-minutes = de { $least } à { $most } minutes
against = La malédiction
mode = Mode
options = Variantes
explorers = { $ruleset ->
    [citadel] Personnages
   *[other] Explorateurs
}
around-table = Autour de la table
your-name = Votre nom
seat-mine = C’est vous qui jouez
seat-claim = Vous jouez { $who }
seat-open = Laissée à quelqu’un d’autre
chosen-in-play = personnage choisi en cours de partie
light-lamp = Commencer la partie
joining = On cherche la table
join-as = Comment faut-il vous appeler ?
invited-by = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} vous invite à « { $title } »
invited-to = { $ended ->
    [yes] La partie est terminée, mais on peut la regarder.
   *[no] { $n ->
        [one] Une place
       *[other] { $n } places
    }, { $turn ->
        [0] et personne n’est encore parti.
       *[other] et l’on en est au tour { $turn }.
    }
}
only-watch = Seulement regarder
join-about = Pas de compte à créer, et l’on peut changer de place plus tard.
join = Venir à la table
adopting = Passage sur cet appareil
adopt-sure = Devenir quelqu’un d’autre dans ce navigateur ?
adopt-leaves = Ce navigateur sera celui de la personne qui a créé le lien. Vous ne pourrez plus atteindre d’ici ce qui est à vous :
adopt-how = Ne continuez que si vous avez créé ce lien vous-même, sur un autre appareil.
adopt = Devenir cette personne
adopt-not = Rester qui je suis
delete = Supprimer
unlist = Retirer de cette liste
unlist-game = Retirer { $title } de cette liste
delete-sure = Supprimer { $title } pour tout le monde ? C’est définitif.
part = Retirer cette partie
part-game = Retirer { $title }
delete-together = { $title } peut être supprimée par { $who ->
    [nobody] la personne qui l’a créée
   *[other] { $who }, qui l’a créée
}, ou quand toutes les personnes qui y ont joué sont d’accord. Vous pouvez la retirer de votre liste, et l’y remettre à tout moment.
delete-agree = Je suis d’accord pour la supprimer
delete-agreed = Vous avez accepté de la supprimer. Les autres pas encore.
games-off = Retirées de la liste ({ $n })
relist = La remettre
relist-game = Remettre { $title } dans la liste
watch = Regarder
place-turn = { $place }, tour { $n }
first-here = Première visite ? Commencez par « { $title } ».
guide = Montrez-moi
setting-out = Le départ
others-decision = En attente des autres
ended-won = Gagnée
ended-lost = Perdue
games-ended = Parties terminées
forked = tirée d’une autre partie
delete-game = Supprimer { $title }
all-games = Toutes les parties ({ $n })
fewer-games = Seulement les dernières
see-gallery = Voir toutes ses cartes (cela dévoile tout)
seat-plays = Qui est joué à la place { $n }
seat-ready = { $who } est là
seat-awaited = Libre, pour un invité
others-come = Préparez d’abord la partie. Vous recevrez ensuite un lien pour les autres.
set-table = Préparer la partie et inviter
lay-another = Commencer une autre partie
join-go = Rejoindre
join-how = On vous a envoyé un lien ? Collez-le ici.
join-unknown = Ce n’est pas une invitation. Un lien d’invitation se termine par /#/join/ suivi de quelques lettres.
record = Votre palmarès
record-how = Les aventures que vous terminez sont gardées ici. Certaines ouvrent un autre mode.
record-none = Vous n’avez encore terminé aucune aventure.
record-continent = { $name } : malédiction levée
record-citadel = { $name } : menace écartée
rules = Règles
rules-contents = Tous les chapitres
rules-search = Chercher dans les règles
rules-both = Les deux jeux
rules-of = Les règles de
rules-how = Posez une question, ou cherchez par mots ou par numéro de règle. Par exemple :
rules-found = { $n ->
    [0] Rien n’a été trouvé. Essayez moins de mots, ou d’autres.
    [one] Une règle
   *[other] { $n } règles
}
rules-hint-fire = feu
rules-hint-craft = fabriquer
rules-hint-draw = piocher
rules-hint-state = état
rules-hint-camp = bivouac
rules-hint-dialogue = dialogue

## la Citadelle
reads-on = { $who } a poursuivi la lecture.
reads = { $who } lit
papers = Feuilles
story = Le récit
reread = Relire : « { $what } … »
reread-all = Relire ({ $n })
read-aloud = Lire à voix haute
read-stop = Arrêter la lecture
read-out = Lu à voix haute
read-below = { $n ->
    [one] Encore une, plus bas
   *[other] Encore { $n }, plus bas
}
glossary-none = n’est pas encore dans le glossaire.
text-smaller = Lettres plus petites
text-larger = Lettres plus grandes
text-letter = A
hope = { $n ->
    [0] aucun espoir
    [one] 1 espoir
   *[other] { $n } espoirs
}
everywhere = Partout
rows = Lignes de l’action composée
rows-how = En cas d’échec, le dé descend d’autant de succès que vous en avez compté. Votre prochain essai sur cette ligne ne demande que ce que le dé indique.
class-icons = Symboles de classe révélés
icon-fist = poing
icon-hand = main
icon-flag = drapeau
icon-target = cible
icon-wild = joker
selected = Sélection : { $cards }.
they-choose = Leur choix :
chain-limit = { $n ->
    [one] Une seule des cartes compte.
   *[other] Seules { $n } des cartes comptent.
}
successes-gained = { $n ->
    [one] Un succès grâce aux effets.
   *[other] { $n } succès grâce aux effets.
}
may-keep = { $n ->
    [one] Une des cartes révélées peut être gardée.
   *[other] { $n } des cartes révélées peuvent être gardées.
}
may-cancel = { $n ->
    [one] Un dégât peut encore être annulé.
   *[other] { $n } dégâts peuvent encore être annulés.
}
reply-locked = Impossible pour vous
reply-used-up = Déjà dit
scores = La communauté
score-influence = Influence
score-knowledge = Savoir
score-production = Production
score-defense = Défense
tremor = Secousse
hope-noted = Espoir
shift = { $what } : { $from }, maintenant { $to }.
life-noted = Vie, à la dernière note
buildings = Bâtiments
built = bâti
boxes = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur { $of }
destiny = Page Destinée
checked = cochée
price = coûte { $n }
side-quests = Quêtes annexes
quest-active = notée
quest-initiated = en cours
quest-finished = terminée
customs = Coutumes
map-notes = Notes sur la carte
map-owed = { $n ->
    [one] Une carte de la Mappemonde attend encore sa voisine.
   *[other] { $n } cartes de la Mappemonde attendent encore leur voisine.
}
about-influence = Comment la ville s’entend avec les autres. Les récits s’y réfèrent et la modifient, entre 0 et 25.
about-knowledge = Ce que la ville sait. Les récits s’y réfèrent et le modifient, entre 0 et 25.
about-production = Ce que la ville a à manger. Les récits s’y réfèrent et la modifient, entre 0 et 25.
about-defense = La ville est-elle en sûreté ? Les récits s’y réfèrent et la modifient, entre 0 et 25.
about-tremor = La force avec laquelle le sol tremble. Le scénario la fixe. Elle peut rendre l’exploration moins coûteuse.
about-buildings = Quand vous pouvez cocher une case, vous choisissez le bâtiment. Un bâtiment est construit quand toutes ses cases sont cochées ; alors seulement, son texte s’applique.
about-destiny = Des cartes vous donnent de l’espoir. Vous le dépensez pour ces signes : chacun en demande autant que son chiffre. Une fois coché, il donne ce que dit sa carte.
about-side-quests = Des tâches en marge du but. On les note dès qu’on en entend parler ; un texte dit quand elles commencent, et on les barre quand elles sont terminées.
about-customs = Une habitude de la ville. Elle vaut désormais pour tout le monde.
about-map-notes = Ce que vous voulez retenir du pays. Les règles ne vous le demandent jamais.
about-blocked = Une carte bloquée reste devant son propriétaire et ne sert à rien tant que rien ne la débloque.
none-yet = Rien pour le moment.
goal-is = Objectif : { $what }
goals = Objectifs
reached = atteint
scenario-over = { $title } : c’est fini
goals-reached = { $how ->
    [all] { $of ->
        [one] L’objectif est atteint.
       *[other] Tous les objectifs sont atteints.
    }
    [none] { $of ->
        [one] L’objectif n’est pas atteint.
       *[other] Aucun objectif n’est atteint.
    }
   *[some] { $n ->
        [one] Un objectif sur { $of } est atteint.
       *[other] { $n } objectifs sur { $of } sont atteints.
    }
}
count = { $name } : { $n }{ $asked ->
    [0] { "" }
   *[other] {" "}sur { $asked }
}
recover-how = Il vous reste peu de cartes à piocher. Avec des points de vie, vous en reprenez dans la Défausse.
trait = Trait
keyword = Mot-clef
about-keyword = { $ruleset ->
    [citadel] De vos cartes qui portent ce mot, une seule peut servir dans une action. Certains textes le demandent.{ $word ->
        [temporary] {" "}Un personnage qui perd connaissance les perd.
       *[other] { "" }
    }
   *[other] Une carte combinée à un objet ajoute sa résistance au dé si ce mot figure sur elle et sur la première carte de l’objet. Certains textes le demandent.
}
saved-once = Le scénario a été sauvegardé une fois.

## revoir
step = Étape
step-of = étape { $n } sur { $of }
step-back = Une étape en arrière
step-on = Une étape en avant
play = Lecture
pause = Pause
play-on = Rejouer à partir d’ici
step-first = Au début
play-on-how = Une nouvelle partie commence là où en était { $title } à l’étape { $n }. Les cartes que personne n’avait vues sont redistribuées. Cette partie-ci ne change pas.
play-on-not = Ici, l’aventure est terminée ; revenez d’une étape.
spoilers = Ceci révèle tout
spoilers-how = Voici toutes les cartes de { $title }, avec leurs secrets. Si vous voulez d’abord y jouer, ne regardez pas.
spoilers-show = Montrer toutes les cartes
size-far = De loin
size-near = De près
size-reading = À lire
cards-none = Aucune carte ne convient.
card-before = Carte précédente
card-after = Carte suivante
search-cards = Chercher parmi les cartes
kind = Type
all-kinds = Tous
size = Taille

## choisir
amount = Combien
amount-less = Moins
amount-more = Plus
as-list = En liste
card-chosen = Choisie
choose-on-board = Choisissez le lieu sur le Plateau.
gauge = { $now } → { $then }
go-to-side = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
}

## le premier soir
tip-known = Compris
tip-skip = Ne plus rien m’expliquer
tip-roam = { $all ->
    [yes] Vous décidez ensemble de la suite.
   *[no] C’est à vous.
} { $touch ->
    [yes] Ce que vous pouvez faire maintenant est dans cette liste :
   *[no] Ce que vous pouvez faire maintenant est éclairé sur les cartes, et figure dans la liste de droite :
} le losange bleu y dit combien de cartes cela coûte, l’étoile combien de succès il vous faut. Rien n’est définitif tant qu’aucune carte n’est retournée : la flèche, en haut, { $touch ->
    [yes] revient
   *[no] ou Ctrl+Z revient
} en arrière.
tip-deed = Cette feuille suit l’action d’étape en étape : qui participe, d’où vient le coût, et ce qui en résulte.
tip-odds = Plus de cartes, plus de chances ; mais chacune sort { $ruleset ->
    [citadel] de la pioche Action. Une fois qu’elle est vide, il faut récupérer des cartes, et cela coûte des points de vie.
   *[other] du Deck d’Action. Une fois qu’il est vide, chaque pioche peut mettre fin à l’aventure : des barres sous la ligne diraient avec quel risque.
}
tip-draw = Une étoile entière compte pour une ; une moitié gauche et une moitié droite en font une ensemble. Les cartes se retournent une à une ; { $touch ->
    [yes] touchez l’écran pour les retourner
   *[no] un clic ou une touche les retourne
} toutes.
tip-curse = Voilà une Malédiction. Tant que dure le Deck d’Action, ce n’est qu’une carte sans étoile. Piochée dans la Défausse, une fois le deck vide, elle met fin à l’aventure.
tip-keep = Une Compétence gardée va dans votre main et servira plus tard ; ce qu’elle fait est écrit dessus. Réussite ou échec, vous pouvez toujours en garder une.
tip-go = Vous pouvez aller sur tout Terrain découvert : choisissez-le sur le Plateau, et la table fait le reste. Vous piochez ce que cela coûte, comme toujours.
tip-fail = Quand une action échoue, ce qui était écrit sous « En cas d’échec » arrive. Vous pourrez réessayer au prochain tour, en piochant davantage.
tip-ask = Une question vous attend. { $touch ->
    [yes] Si vous hésitez, « Non » ou « Rien d’autre » est la réponse prudente.
   *[no] Si vous hésitez, appuyez sur Entrée : c’est la réponse prudente, comme « Non » ou « Rien d’autre ». « Voir la table » met la question de côté, le temps de regarder.
}
watching = Vous regardez. Places libres :
