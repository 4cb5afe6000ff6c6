# The words of the land.

pack = The Proving Ground
    .blurb = A small, wet land with something of everything: each rule of the game can be met here, one after the other. Less a story than a place to try things out.

action-move = move
action-pathfind = pathfind
action-dig = dig
action-climb = climb
action-swim = swim
action-sail = sail
action-fight = fight
action-hunt = hunt
action-fish = fish
action-forage = forage
action-observe = observe
action-think = think
action-talk = talk
action-rest = rest
action-heal = heal
action-craft = craft
action-make-fire = make fire
action-cut = cut
action-search = search

resource-wood = wood
resource-stone = stone
resource-foliage = foliage
resource-vine = vine
resource-bamboo = bamboo
resource-bone = bone
resource-poison = poison
resource-fire = fire

keyword-rope = rope
keyword-light = light
keyword-metal = metal
keyword-blade = blade
keyword-wooden = timber
keyword-boat = boat
keyword-beast = beast
keyword-clothing = clothing
keyword-fragile = fragile

tag-freshwater = fresh water
tag-lee-shore = lee shore
tag-hut = hut
tag-sundial = sundial

pictograph-oar = oar
pictograph-bell = bell

store-hoard = hoard
counter-tides = tide

title-paranoid = Paranoid
title-injured = Injured
title-sprained = Sprained
title-sodden = Sodden
title-feverish = Feverish
title-dazed = Dazed
title-note = Note
title-experience = Experience

curse-silent-bell = Silent Bell
curse-rising-tide = Rising Tide
title-silent-bell = { curse-silent-bell }
title-rising-tide = { curse-rising-tide }

character-pilot = Marit Oyen
character-surgeon = Adele Rouvray
character-hunter = Tomas Keld
character-tinker = Mina Pryce
character-chronicler = Octave Lisle
