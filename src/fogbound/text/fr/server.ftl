# Ce que dit la table dans le navigateur, à côté du jeu lui-même.

asking-secret = Quelque chose se décide en secret.
talk = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} : { $text }

stage-helpers = Participants
stage-item = Objets
stage-cost = Coût
stage-result = Résultat
stage-skill = Compétence
stage-discard = Défausse
stage-consequence = Conséquence
stage-hand-limit = Limite de main
stage-gear-up = Équipement
stage-draw = Pioche

note-for-one = Quelqu’un gagne { $skills }
note-saves = { $n ->
    [one] Il ne reste que { $n } carte à épargner.
   *[other] Il ne reste que { $n } cartes à épargner.
}
note-free = Cela ne coûte rien, et la carte reste.
note-no-number = Aucun, finalement
note-write-nothing = Ne rien écrire
note-new-die = Son dé commence à { $n }.
note-call-plain = Ne rien ajouter : { $n }
note-call-sum = Utiliser { $card } : { $plain } + { $value } = { $n }
note-combine = L’ajouter à { $card }
note-shared-die = Elles partagent désormais un seul dé, à { $n }. Utiliser l’une, l’autre ou les deux coûte un seul point. Quand le dé est épuisé, les deux sont perdues.
note-die = { $left ->
    [0] Il perd son dernier point, et se brise après cette action.
   *[other] { $kept ->
        [yes] Son dé reste à { $n }.
       *[no] Son dé passe de { $n } à { $left }.
    }
}

confirm-camp = Le bivouac est plus qu’une pause : tout le Plateau sauf ce Terrain est rangé, son brouillard est posé à nouveau, événements et proies peuvent revenir. Les mains, les objets, le Deck d’Action et la Défausse restent tels quels, sauf si une carte dit autre chose. Pour arrêter simplement de jouer, fermez la page.
confirm-concede = L’aventure s’arrête là pour tout le monde, sur une défaite.
confirm-go-home = Le scénario s’achève alors pour tout le monde, et tous ses objectifs ne sont pas atteints.
confirm-leave-for-good = Votre personnage quitte l’aventure et n’y reviendra pas.
confirm-save-game = Sauvegarder est plus qu’une pause et n’est possible qu’une fois par scénario : vous défaussez vos mains, et tout le Plateau, hormis votre Terrain, rejoint le Passé. Pour arrêter simplement de jouer, fermez la page.

mode-normal-means = L’aventure telle qu’elle a été écrite.
mode-easy-means = Un chemin plus doux, pour un premier soir.
mode-extreme-means = Pour ceux qui ont déjà levé cette malédiction.
mode-standard-means = L’aventure telle qu’elle a été écrite : pour récupérer, un point de vie vaut deux cartes.
mode-story-means = Plus douce, pour un premier soir : un point de vie vaut trois cartes.
mode-survival-means = Plus rude : trois cartes coûtent deux points de vie.
rule-option-move-discount = Rejoindre coûte moins
rule-option-move-discount-means = Rejoindre un Terrain où se trouve un autre explorateur ou un feu coûte une carte de moins.
rule-option-unhurried = Sans se presser
rule-option-unhurried-means = Certains dialogues ne laissent que quelques secondes. Avec cette variante, personne ne les compte : hésiter est une réponse que vous choisissez.

table-seat-taken = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} a rejoint la table.
table-seat-back = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} est de retour à la table.
table-admitted = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} peut commencer à jouer.
table-seat-free = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} a quitté une place, désormais libre.
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
} a annulé { $n ->
    [one] la dernière réponse
   *[other] les { $n } dernières réponses
}.
table-undo-refused = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} préfère en rester là.
table-written = { $who } a écrit sur la carte : « { $text } »
table-written-beside = { $who } a écrit à côté de « { $card } » : « { $text } »
table-again = { $who ->
    [nobody] Quelqu’un
   *[other] { $who }
} a commencé une nouvelle partie avec les mêmes choix.
table-changed = { $why ->
    [rules] Les règles de Fogbound ont changé depuis que cette partie a été quittée.
    [packs] Les cartes de cette aventure ont changé depuis que cette partie a été quittée.
   *[other] Cette partie n’a pas pu être rejouée à l’identique.
} Elle reprend au début du tour { $turn } ; { $lost ->
    [0] aucune réponse n’est perdue et il n’y a rien à faire.
    [one] la réponse donnée ensuite est perdue. Regardez le Plateau et les mains, puis continuez.
   *[other] les { $lost } réponses données ensuite sont perdues. Regardez le Plateau et les mains, puis continuez.
}
table-removed = La personne qui a créé cette partie vous en a retiré l’accès.
table-deleted = Cette partie a été supprimée.

refused-stale = La table a changé entre-temps ; regardez-la, puis choisissez.
refused-not-yours = C’est à quelqu’un d’autre d’en décider.
refused-no-seat-held = Vous regardez la partie ; prenez une place libre pour jouer.
refused-voted = Vous l’avez déjà dit ; les autres ne sont pas encore d’accord.
refused-agreement = Il faut que tout le monde soit d’accord.
refused-consent = Il faut d’abord l’accord des autres.
refused-unknown = Ce n’est pas possible pour l’instant.
refused-over = La partie est terminée.
refused-too-fast = C’était trop rapide ; attendez un instant.
refused-closed = Votre dernière réponse n’a pas pu être enregistrée. La partie reprend à la réponse d’avant.
refused-bad = Ce message n’a pas été compris ; rechargez la page.
refused-no-seat = Cette place n’existe pas, ou personne ne l’occupe.
refused-no-part = Vous regardez, ou votre place n’est pas dans cette partie : ce sont les joueurs qui décident.
refused-not-admitted = Vous pourrez commencer à jouer quand un joueur d’ici l’aura permis : il ouvre votre place et choisit « Laisser jouer ».
refused-seat-taken = Quelqu’un occupe cette place.
refused-hand-over = On peut libérer une place quand son joueur est parti depuis { $n } secondes ; la personne qui a créé la partie le peut tout de suite.
refused-hand-over-guest = Seuls les joueurs de cette table peuvent libérer une place. Si vous êtes à la table comme invité, vous le pourrez quand ils seront tous partis depuis { $n } minutes. Si la place est à vous, ouvrez cette table sur l’appareil que vous utilisiez : ses réglages vous font passer sur un autre.

trouble-bad = La demande n’a pas été comprise ; rechargez la page et réessayez.
trouble-who = Ce navigateur n’est pas encore connu ici ; rechargez la page.
trouble-no-table = Cette partie n’est pas des vôtres. Si vous avez reçu une invitation, suivez de nouveau le lien.
trouble-nothing = Il n’y a rien à cette adresse.
trouble-too-many = Le serveur est complet ; réessayez dans un moment.
trouble-too-fast = Trop de demandes ; attendez un instant.
trouble-too-large = C’est trop long ; raccourcissez-le.
trouble-database = Ce qui est gardé ici ne peut être atteint pour le moment. Réessayez dans un instant ; rien de ce que vous avez vu n’est perdu.
trouble-ours = Quelque chose s’est mal passé de notre côté ; c’est noté. Réessayez.
trouble-host = Ce serveur ne répond pas à ce nom. Son hôte peut l’autoriser avec --public.
trouble-origin = Un autre site a essayé d’utiliser cette table. Ce n’est pas permis.
trouble-code = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau sur l’autre appareil.
trouble-not-yours = Seul quelqu’un qui occupe une place peut le faire.
trouble-not-player = Seule une personne qui joue à cette table, ou qui a créé la partie, peut le faire. Adressez-vous à l’une d’elles.
trouble-not-maker = Seule la personne qui a créé cette partie décide qui peut y venir, et elle ne peut pas s’en retirer elle-même.
trouble-removed = La personne qui a créé cette partie vous en a retiré l’accès. Demandez-lui de vous laisser revenir.
trouble-revoked = Cette invitation n’existe plus.
trouble-adopt = Vous avez déjà un nom ou des parties dans ce navigateur et les laisseriez derrière vous. Ouvrez le lien dans le navigateur et confirmez.
trouble-not-owner = Seule la personne qui a créé cette partie peut la supprimer, ou toutes celles qui y ont joué ensemble. Vous pouvez la retirer de votre liste.
trouble-fork = Tant qu’une partie se joue à plusieurs, personne ne peut la poursuivre ailleurs. Une fois terminée, ce sera possible pour tous.
trouble-many-games = Vous avez ici { $n } parties inachevées ; terminez-en une ou supprimez-en une d’abord.
trouble-lines = Trop de fenêtres sont ouvertes sur des tables depuis votre réseau ; fermez-en quelques-unes.
trouble-games-fast = Trop de parties ont été commencées depuis votre réseau ; attendez un peu avant la prochaine.
trouble-games-here = { $n } parties inachevées ont été commencées depuis votre réseau ; terminez-en une ou supprimez-en une d’abord.
trouble-invitation = Cette invitation n’est plus valable : elle a été révoquée, elle a expiré ou la partie n’existe plus. Demandez-en une nouvelle à la personne qui l’a envoyée.
trouble-running = Vous pourrez le voir une fois la partie terminée.
trouble-step = L’étape { $n } sur { $last } ne peut pas être montrée avec les règles et les cartes d’aujourd’hui.
trouble-no-gallery = La galerie est fermée ici ; son hôte peut l’ouvrir avec --gallery.
trouble-setup = La partie ne peut pas commencer ainsi : { $why }.
trouble-table = Ce n’est pas possible avec cette partie : { $why }.
trouble-elsewhere = Cette table est ouverte sur un autre serveur de la maison, qui est injoignable d’ici pour l’instant. Réessayez dans un instant.
trouble-draining = Ce serveur va s’arrêter et n’ouvre plus de table. Réessayez dans un instant.
trouble-in-use = Cette partie est jouée ailleurs ; fermez-la d’abord là-bas.
trouble-damaged = Cette partie est endommagée : { $why }. Ce qui a été joué avant peut être sauvé sur la machine du serveur : « { $command } » dit comment.
trouble-pack = L’aventure ne peut pas être ouverte : { $why }.

serve-ready = Fogbound est prêt à l’adresse { $address }
serve-busy = Le port { $port } est occupé par un autre programme. Arrêtez celui-ci, ou choisissez un autre port avec --port.
serve-all-busy = Tous les ports de { $port } à { $last } sont occupés. Choisissez-en un autre avec --port.
serve-next = Le port { $port } est occupé par un autre programme ; Fogbound prend le { $taken }.
serve-forbidden = Vous n’avez pas le droit d’utiliser le port { $port } sur cette machine. Choisissez-en un au-dessus de 1023 avec --port.
serve-host = Cette machine ne peut pas écouter sur { $host } : { $why }. Omettez --host, ou donnez une adresse que possède cette machine.
serve-public = « { $public } » n’est pas une adresse qu’on puisse ouvrir ; --public doit commencer par https:// ou http:// et ne nommer que l’hôte.
serve-trust = « { $origin } » n’est pas l’origine d’une page ; --trust doit commencer par https:// ou http:// et ne nommer que l’hôte.
serve-name = « { $name } » ne peut pas être le nom d’un serveur ; --name accepte jusqu’à 31 lettres minuscules, chiffres et traits d’union.
serve-folder = Impossible de conserver des parties dans { $folder } : { $why }. Indiquez un autre dossier avec --data.
serve-proxy-from = « { $address } » n’est pas l’adresse d’une machine ; --proxy-from doit en nommer une en chiffres, comme 10.0.0.9.
serve-workers-windows = Windows ne permet pas à plusieurs processus de partager un port comme --workers le demande. Omettez --workers.
serve-shared = Un autre Fogbound utilise aussi le dossier { $folder }. Les deux montrent les mêmes parties, et chacune ne peut être ouverte que dans l’un des deux à la fois.
archive-table = { $table } : { $n ->
    [one] une ligne
   *[other] { $n } lignes
}
archive-checked = { $n } journaux sur { $of } comparés et rejoués
archive-unsound = La partie { $game } n’a pas pu être rejouée, ni là-bas ni là d’où elle vient ; elle est la même des deux côtés.
archive-copied = { $games ->
    [one] Une partie
   *[other] { $games } parties
} et { $persons ->
    [one] une personne
   *[other] { $persons } personnes
} se trouvent maintenant dans { $where }.
archive-refused = Rien n’a été copié : { $why }.
play-ready = Fogbound est prêt : ouvrez { $address } dans votre navigateur. Ctrl-C pour arrêter ; rien n’est perdu.
play-nearby = Les autres, sur votre réseau, ouvrent { $address }.
play-ended = Fogbound est arrêté. Vos parties sont conservées.
client-unbuilt = La partie navigateur de Fogbound n’est pas encore construite. Lancez { $command }, qui la construit, puis rechargez cette page.
client-left-out = Ce Fogbound a été installé sans sa partie navigateur. Réinstallez-le depuis un wheel ou une distribution source, ou jouez dans le terminal avec { $command }.
play-unbuilt = La table dans le navigateur n’a pas pu être construite. Jouez dans le terminal avec --line, ou réessayez.

setup-refused-explorers = elle se joue de un à quatre explorateurs
setup-refused-players = elle se joue de un à quatre joueurs
setup-refused-seats = une table a { $n } places au plus
setup-refused-no-character = il n’y a pas d’explorateur « { $word } »
setup-refused-character-twice = un explorateur a été choisi deux fois
setup-refused-clueless = choisissez au moins un indice
setup-refused-no-clue = il n’y a pas d’indice « { $word } »
setup-refused-clue-twice = un indice a été choisi deux fois
setup-refused-packs = il manque à l’aventure une carte dont toute partie a besoin
setup-refused-too-few = il n’y a que { $n } personnages à jouer
setup-refused-no-choice = on ne peut pas choisir « { $word } » ici

table-refused-unfinished = seule une partie terminée peut être rejouée exactement comme elle était
table-refused-no-step = il n’y a pas d’étape { $n }
table-refused-over = la partie est finie après l’étape { $n } ; choisissez-en une plus tôt
table-refused-changed = des règles ou des cartes ont changé depuis
table-refused-cannot-go-on = des règles ou des cartes ont trop changé depuis la dernière fois ; Fogbound { $word } sait encore y jouer
table-refused-packs = il lui faut des packs qui ne sont pas ici : { $word }
table-refused-ruleset = elle se joue avec d’autres règles
table-refused-closed = la table est fermée

pack-refused = { $n ->
    [one] son pack contient une faute en { $where } ({ $code }) ; « { $command } » l’explique
   *[other] ses packs contiennent { $n } fautes, la première en { $where } ({ $code }) ; « { $command } » les explique
}
pack-unknown = un pack dont elle a besoin n’est pas ici
