# Les mots du pays.

pack = Le Terrain d’épreuve
    .blurb = Une petite terre mouillée où il y a un peu de tout : chaque règle du jeu s’y rencontre, l’une après l’autre. Moins une histoire qu’un lieu pour faire des essais.

action-move = se déplacer
action-pathfind = chercher un passage
action-dig = creuser
action-climb = grimper
action-swim = nager
action-sail = naviguer
action-fight = se battre
action-hunt = chasser
action-fish = pêcher
action-forage = cueillir
action-observe = observer
action-think = réfléchir
action-talk = parler
action-rest = se reposer
action-heal = soigner
action-craft = fabriquer
action-make-fire = faire un feu
action-cut = tailler
action-search = fouiller

resource-wood = bois
    .gender = m
resource-stone = pierre
    .gender = f
resource-foliage = feuillage
    .gender = m
resource-vine = liane
    .gender = f
resource-bamboo = bambou
    .gender = m
resource-bone = os
    .gender = m
resource-poison = poison
    .gender = m
resource-fire = feu
    .gender = m

keyword-rope = corde
    .gender = f
keyword-light = lumière
    .gender = f
keyword-metal = métal
    .gender = m
keyword-blade = lame
    .gender = f
keyword-wooden = bois taillé
    .gender = m
keyword-boat = embarcation
    .gender = f
keyword-beast = bête
    .gender = f
keyword-clothing = vêtement
    .gender = m
keyword-fragile = fragile

tag-freshwater = eau douce
    .gender = f
tag-lee-shore = rive abritée
    .gender = f
tag-hut = cabane
    .gender = f
tag-sundial = cadran solaire
    .gender = m

pictograph-oar = rame
    .gender = f
pictograph-bell = cloche
    .gender = f

store-hoard = butin
    .gender = m
counter-tides = marée
    .gender = f

title-paranoid = Paranoïa
    .gender = f
title-injured = Blessure
    .gender = f
title-sprained = Foulure
    .gender = f
title-sodden = Vêtements trempés
    .gender = mp
title-feverish = Fièvre
    .gender = f
title-dazed = Vertiges
    .gender = mp
title-note = Note
    .gender = f
title-experience = Expérience
    .gender = f

curse-silent-bell = Cloche muette
    .gender = f
curse-rising-tide = Marée montante
    .gender = f
title-silent-bell = { curse-silent-bell }
    .gender = f
title-rising-tide = { curse-rising-tide }
    .gender = f

character-pilot = Marit Oyen
    .gender = f
character-surgeon = Adèle Rouvray
    .gender = f
character-hunter = Tomas Keld
    .gender = m
character-tinker = Mina Pryce
    .gender = f
character-chronicler = Octave Lisle
    .gender = m
