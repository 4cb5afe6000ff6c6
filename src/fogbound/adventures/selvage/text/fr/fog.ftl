# Ce que cache le brouillard.

card-stile = Un échalier
    .flavour = Trois marches à monter, trois à descendre, et une planche creusée par des gens qui avaient le temps de s’y asseoir.
card-stray = Quelque chose, avec une cloche
    .flavour = Vous l’entendez, vous vous arrêtez ; alors cela s’arrête aussi. C’est un mouton, ou l’écho d’un mouton.
card-bramble = Des ronces
    .flavour = La seule chose de la paroisse qui tienne à tout. On en vient à l’admirer, épine par épine.
    .action-climb = Passer à travers les épines
    .did-climb = traversé les épines
card-nosebag = Une musette
    .flavour = Elle pend à un poteau, à hauteur de cheval, et de cheval il n’y a pas. Des pommes, en revanche.
card-loose-stitch = Une maille qui file
    .flavour = Une boucle de chemin dépasse du chemin. Ne tirez pas dessus. Vous avez tiré dessus.

card-bare-warp = La chaîne nue
    .flavour = La trame est partie. Vous marchez sur le reste, qui ne va que du nord au sud, et sonne un peu à chaque pas, comme une harpe où l’on aurait oublié un caillou.
card-hanging-fence = Une clôture, pendue
    .flavour = Les poteaux sont partis devant. Les lattes continuent de garder quelque chose.
card-grey-wings = Des ailes grises
    .flavour = Ici, le brouillard est doux, et tiède, et il a des yeux.
card-lint-drift = Une congère de bourre
    .flavour = Elle monte à l’épaule et étouffe tout. Vous le dites. Personne n’entend.
    .action-lift = Se frayer un passage dans la bourre
    .did-lift = poussé à travers la bourre
card-somebodys-door = La porte de quelqu’un
    .flavour = Elle tient dans son cadre, sans rien de part ni d’autre. Il y a de la lumière dessous. Vous frappez, comme cela se fait.
card-smoke = De la fumée
    .flavour = Un trait mince et droit, qui monte. Qui dit fumée dit feu ; et qui fait du feu, par les temps qui courent, a des opinions.

card-back-stairs = L’escalier de service
    .flavour = Surfil montre à la route son beau côté. De dos, ce n’est que faufil et craie.
card-washing = De la lessive
    .flavour = Des chemises, sur une corde, dans le brouillard, toutes les mains en l’air. Vous n’aviez encore rien dit.
card-queue = Une file d’attente
    .flavour = Elle tourne au coin de la rue, et personne n’y sait ce qu’on attend. On pourrait passer devant. Ils vous laisseraient faire, et vous regarderaient.
    .action-talk = Passer la file
    .did-talk = parlé à la file
card-boots = Des bottes
    .flavour = Gauche, droite, gauche, puis un silence à la place d’une droite. Ils partagent.
card-dropped-bundle = Un baluchon
    .flavour = Quelqu’un a couru ici, et choisi ce qu’il lâchait. C’étaient les vivres.
