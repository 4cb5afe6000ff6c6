# Les mots de Lisière.

pack = Lisière
    .home = à Lisière
    .blurb = La terre se défait par le bord, et Lisière est la dernière ville sur l’ourlet. Choisissez qui vous êtes, passez la porte, et sachez ce qu’est devenu Wilmot Tash : une introduction, puis une Menace en deux scénarios qui se souviennent de ce que vous avez fait.

action-move = se déplacer
    .past = repris la route
    .past-on = quitté { $card }
action-walk = faire route ensemble
    .past = fait route ensemble
    .past-on = fait route ensemble depuis { $card }
action-pathfind = chercher un passage
    .past = cherché un passage
    .past-on = cherché un passage depuis { $card }
action-observe = observer
    .past = observé les environs
    .past-on = observé { $card }
action-think = réfléchir
    .past = réfléchi
    .past-on = réfléchi devant { $card }
action-talk = parler
    .past = parlé
action-listen = écouter
    .past = tendu l’oreille
action-lift = soulever
    .past = soulevé ce qui pesait
    .past-on = soulevé { $card }
action-climb = grimper
    .past = grimpé
    .past-on = escaladé { $card }
action-fight = se battre
    .past = livré combat
    .past-on = combattu { $card }
action-dodge = esquiver
    .past = esquivé
    .past-on = esquivé { $card }
action-tend = soigner
    .past = donné des soins
action-mend = repriser
    .past = reprisé
    .past-on = reprisé { $card }
action-run = courir
    .past = couru

keyword-tool = outil
    .gender = m
keyword-weapon = arme
    .gender = f
keyword-light = lumière
    .gender = f
keyword-ailment = mal
    .gender = m
keyword-companion = compagnon
    .gender = m
keyword-food = vivres
    .gender = mp
keyword-temporary = temporaire
    .gender = m

tag-seam = couture
    .gender = f
tag-warm = chaleur
    .gender = f

pictograph-bobbin = bobine
    .gender = f
pictograph-moth = mite
    .gender = f
pictograph-needle = aiguille
    .gender = f
pictograph-coat = manteau
    .gender = m

counter-name = liste
    .gender = f
counter-dust = poussière
    .gender = f

memo-truth-told = la place sait la vérité
memo-barn-burnt = la grange a brûlé
memo-hedge-fed = le caporal Haye a mangé
memo-promise = Ottoline a votre parole
memo-nim-sent = Nim est en route pour Lisière
memo-came-back = vous avez quitté Surfil les mains vides
memo-tear-darned = le Grand Accroc est reprisé
memo-hask-heard = vous avez écouté la mère Hask
memo-toll-paid = le péage est réglé

title-hope = Du fil pour demain
    .gender = m

character-ida = Ida Marl
    .short = Ida
    .gender = f
character-tam = Tam Ferrow
    .short = Tam
    .gender = m
character-sunniva = Sunniva Coll
    .short = Sunniva
    .gender = f
character-abel = Abel Wren
    .short = Abel
    .gender = m

goal-shepherd = Retrouver Wilmot Tash
goal-cord = Rapporter la corde à comptes
goal-tear = Repriser le Grand Accroc
goal-reel = Arrêter le Dévidoir

glossary-fray = Effiloche
    .entry = C’est ainsi qu’on nomme, à Lisière, l’endroit où la terre cesse d’en être. Elle ne tombe pas comme une falaise ; elle se défait, fil à fil, et les fils restent pendus là. Quand on bâtit la ville, c’était à deux jours de marche de la porte. La ville n’a pas bougé.
glossary-tug = secousse
    .also = secousses
    .entry = Un frisson du sol, bref et de biais, comme lorsque quelqu’un, à l’autre bout de la nappe, tend le bras vers le sel. Qui le sent sous la plante des pieds sait de quel côté court le fil. Chaque scénario dit à quel niveau est la secousse : pour chaque point qu’on en dépense, 2 au plus, un passage à travers le brouillard coûte une carte de moins.
glossary-side-quest = quête annexe
    .also = quêtes annexes
    .entry = Une chose dont on peut s’occuper à côté de l’objectif, ou pas. Elle est inscrite au carnet. Quand vous avez ce qu’elle demande, vous la réglez chez vous, entre deux scénarios, et la ville s’en porte mieux.
glossary-hope = espoir
    .entry = Une carte nommée « Du fil pour demain », qui est à tout le monde. Chez vous, entre deux scénarios, l’Espoir paie les symboles de la page Destinée : chacun enseigne une Compétence à quelqu’un, ou aide à bâtir quelque chose.
glossary-scores = Influence
    .also = Savoir, Production, Défense
    .entry = Les quatre scores de la ville, de 0 à 25. Certaines réponses coûtent un point de Production ; à l’autre bout du fil, l’Influence, le Savoir et la Production ouvrent des façons d’en finir que les autres ne voient pas. La Défense n’achète rien dehors : c’est ce que la ville peut se permettre de perdre, et s’il en reste beaucoup, on le raconte à la fin. Les quêtes annexes et les bâtiments les font monter ; rentrer les mains vides les fait baisser.
glossary-overhem = Surfil
    .entry = Une ville de l’autre côté, s’il y a un autre côté. Les comptines la connaissent, et un vieux rôle de la taille. Depuis cent ans, personne ne lui doit plus rien.
glossary-moths = mites
    .also = mite, mites-châles, mite-drap
    .entry = Elles mangent ce qui dépasse. Un champ entier, elles n’y touchent pas. Elles viennent à la lumière, comme leurs petites cousines, et, comme elles, ne savent que faire une fois arrivées.
