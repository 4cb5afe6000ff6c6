# Ce que dit la table dans le navigateur, à côté du jeu lui-même.

asking-secret = Quelque chose se décide en secret.
talk = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} : { $text }

stage-item = Objets
stage-cost = Coût
stage-result = Résultat
stage-skill = Compétence
stage-discard = Défausse
stage-consequence = Conséquence
stage-hand-limit = Limite de main
stage-gear-up = Équipement
stage-draw = Pioche

confirm-camp = Le bivouac est plus qu’une pause : tout le Plateau sauf ce Terrain est rangé, son brouillard est posé à nouveau, événements et proies peuvent revenir. Mains, objets et les deux piles restent. Pour arrêter simplement de jouer, fermez la page.
confirm-concede = L’aventure s’arrête là pour tout le monde, sur une défaite.
confirm-leave-for-good = Votre personnage quitte l’aventure et n’y reviendra pas.
confirm-save-game = La sauvegarde fait partie des règles et change la table. Pour arrêter simplement de jouer, fermez la page.

mode-normal-means = L’aventure telle qu’elle a été écrite.
mode-easy-means = Un chemin plus doux, pour un premier soir.
mode-extreme-means = Pour ceux qui ont déjà levé cette malédiction.
rule-option-move-discount = Vers les autres
rule-option-move-discount-means = Rejoindre un Terrain où se trouve un autre explorateur ou un feu coûte une carte de moins.
rule-option-unhurried = Sans se presser
rule-option-unhurried-means = Quand un dialogue ne laisse que quelques secondes, hésiter devient un choix comme un autre.

table-seat-taken = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} prend la place { $n }.
table-seat-free = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} quitte la place { $n }, désormais libre.
table-undo-wished = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} voudrait revenir sur { $n ->
    [one] la dernière réponse
   *[other] les { $n } dernières réponses
}.
table-undo-done = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} revient sur { $n ->
    [one] la dernière réponse
   *[other] les { $n } dernières réponses
}.
table-undo-refused = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} préfère en rester là.
table-deleted = Cette partie a été supprimée.

refused-stale = La table a changé entre-temps ; regardez-la, puis choisissez.
refused-not-yours = C’est à quelqu’un d’autre d’en décider.
refused-no-seat-held = Vous regardez la partie ; prenez une place libre pour jouer.
refused-agreement = Il faut que vous soyez tous d’accord.
refused-consent = Il faut d’abord l’accord des autres.
refused-unknown = Ce n’est pas possible pour l’instant.
refused-over = La partie est terminée.
refused-too-fast = C’était trop rapide ; attendez un instant.
refused-closed = Votre dernière réponse n’a pas pu être conservée ; la table est remise comme elle était avant.
refused-bad = Ce message n’a pas été compris ; rechargez la page.
refused-no-seat = Il n’y a pas de telle place à prendre ni à libérer.
refused-seat-taken = Quelqu’un occupe cette place.
refused-hand-over = On peut céder une place quand son joueur est parti depuis { $n } secondes ; qui a créé la partie le peut tout de suite.

trouble-bad = La demande n’a pas été comprise ; rechargez la page et réessayez.
trouble-who = Ce navigateur n’est pas encore connu ici ; rechargez la page.
trouble-no-table = Cette partie n’est pas des vôtres. Si l’on vous a invité, suivez de nouveau le lien.
trouble-nothing = Il n’y a rien ici.
trouble-too-many = La maison est pleine ; réessayez dans un moment.
trouble-too-fast = Trop de demandes ; attendez un instant.
trouble-too-large = C’est trop volumineux.
trouble-ours = Quelque chose s’est mal passé de notre côté ; c’est noté. Réessayez.
trouble-host = Ce serveur ne répond pas à ce nom. Son hôte peut l’autoriser avec --public.
trouble-origin = Une page venue d’ailleurs ne peut pas parler à cette table.
trouble-code = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau sur l’autre appareil.
trouble-not-yours = Seul quelqu’un qui occupe une place peut le faire.
trouble-invitation = Cette invitation ne mène plus nulle part ; demandez-en une nouvelle.
trouble-running = On pourra le regarder quand la partie sera finie.
trouble-step = Cette étape ne peut pas être montrée : { $why }.
trouble-no-gallery = La galerie est fermée ici ; son hôte peut l’ouvrir avec --gallery.
trouble-setup = La partie ne peut pas commencer ainsi : { $why }.
trouble-table = Ce n’est pas possible avec cette partie : { $why }.
trouble-in-use = Cette partie est jouée ailleurs ; fermez-la d’abord là-bas.
trouble-damaged = Cette partie est endommagée : { $why }.
trouble-pack = L’aventure ne peut pas être ouverte : { $why }.

serve-ready = Fogbound est prêt à l’adresse { $address }
serve-busy = Le port { $port } est occupé par un autre programme. Arrêtez celui-ci, ou choisissez un autre port avec --port.
serve-all-busy = Tous les ports de { $port } à { $last } sont occupés. Choisissez-en un autre avec --port.
serve-next = Le port { $port } est occupé par un autre programme ; Fogbound prend le { $taken }.
play-ready = Fogbound est prêt : ouvrez { $address } dans votre navigateur. Ctrl-C pour arrêter ; rien n’est perdu.
play-ended = Fogbound est arrêté. Vos parties sont conservées.
play-unbuilt = La table dans le navigateur n’a pas pu être construite. Jouez dans le terminal avec --line, ou réessayez.
