# Les explorateurs, ce qu’ils portent et ce qu’ils savent faire.

card-satchel = Besace & Carnet
    .flavour = Fournis par l’École, un jeu par expédition. La première page est déjà écrite : à rapporter.

card-pilot =
    .flavour = Vingt hivers durant, Marit Oyen a mené la malle-poste à travers les glaces. La terre ferme est pour elle une côte qui a mal tourné.
card-reading-the-wind = Lire le vent
card-dead-reckoning = À l’estime
card-sea-legs = Pied marin
card-star-sight = Point d’étoiles
card-landfall = Terre en vue

card-surgeon =
    .flavour = Adèle Rouvray a recousu deux guerres et un cirque. Elle demande où vous avez mal et n’attend pas la réponse.
card-triage = Triage
card-clean-cut = Coupe nette
card-bedside-manner = Au chevet
card-tourniquet = Garrot
card-anatomy = Anatomie

card-hunter =
    .flavour = Tomas Keld peut passer un jour dans l’herbe mouillée et appeler cela de la compagnie. Les bêtes lui font confiance ; il ne se l’est jamais tout à fait pardonné.
card-tracking = Pistage
card-ambush = Embuscade
card-snares = Collets
card-still-as-stone = Immobile comme la pierre
card-windward = Contre le vent

card-tinker =
    .flavour = Mina Pryce a été chassée de trois ateliers, chaque fois après avoir réparé le toit. Il y a toujours dans ses poches quelque chose qui tourne.
card-spare-parts = Pièces de rechange
card-leverage = Bras de levier
card-bright-idea = Trait de génie
card-lantern = Lanterne
card-crowbar = Pied-de-biche

card-chronicler =
    .flavour = Octave Lisle note ce qui rate, car ce qui réussit s’oublie vite. Ses carnets se vendent au poids.
card-shorthand = Sténographie
card-good-question = Une bonne question
card-footnotes = Notes de bas de page
card-memory-palace = Palais de mémoire
card-deadline = Bouclage

card-mastery = Maîtrise
card-endurance = Endurance
card-mountaineer = Alpiniste
card-sixth-sense = Sixième sens
card-two-left-hands = Deux mains gauches
card-right-as-rain = Frais et dispos
card-grappling-iron = Grappin
card-last-reserves = Dernières forces

card-silent-bell =
    .flavour = Depuis la nuit où sa dernière classe est sortie, la cloche de l’École se balance sans un son. Vous l’entendez quand même, entre deux respirations. Rendez-lui la note qu’elle a perdue.
card-rising-tide =
    .flavour = Chaque marée dépasse la précédente d’une main ; dans vos rêves, elle est à l’escalier. Quelque part sur ce rivage, l’École a laissé une écluse ouverte. Trouvez-la, fermez-la.
card-silence = Silence
    .flavour = Entre deux battements de cœur, la place d’un coup qui manque.
card-undertow = Ressac
    .flavour = L’eau où vous vous teniez est partie chercher le reste.
card-lurking-end = Ce qui attend
    .flavour = Cela n’a jamais été pressé. Cela connaissait le chemin.

card-providence = Providence
card-second-wind = Second souffle
card-cool-head = Sang-froid
card-sure-step = Pas sûr
card-strong-back = Dos solide
card-steady-hand = Main sûre
card-keen-eye = Œil vif
card-loud-voice = Voix qui porte
card-patience = Patience
card-green-thumb = Main verte
card-deep-breath = Grande inspiration
card-left-hook = Crochet du gauche
card-long-stride = Longue foulée
card-night-watch = Quart de nuit
card-old-song = Vieille chanson
    .flavour = L’École la chantait aux enterrements. Ce qui vient s’assoit pour l’écouter.
card-right-hook = Crochet du droit
card-good-ears = Bonne oreille
card-fair-wind = Bon vent
card-cold-blood = Nerfs d’acier
card-rope-work = Cordage
card-digging-stick = Bâton à fouir
card-walking-staff = Bâton de marche
card-stone-knife = Couteau de pierre
card-torch = Torche
card-weather-sense = Sens du temps
card-small-talk = Bavardage
card-short-bow = Arc court
card-fire-drill = Drille à feu
card-reed-raft = Radeau de roseaux
card-bark-shield = Bouclier d’écorce
card-net = Filet
card-herb-lore = Science des simples
card-mental-map = Carte en tête
card-stubbornness = Obstination
card-gallows-humour = Humour noir
