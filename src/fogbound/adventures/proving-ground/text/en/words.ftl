# The words of the land.

pack = The Proving Ground
    .blurb = A small, wet land with something of everything: each rule of the game can be met here, one after the other. Less a story than a place to try things out.

action-move = move
    .past = moved on
    .past-on = left { $card }
action-pathfind = pathfind
    .past = looked for a way
    .past-on = looked for a way from { $card }
action-dig = dig
    .past = dug
    .past-on = dug on { $card }
action-climb = climb
    .past = climbed
    .past-on = climbed { $card }
action-swim = swim
    .past = swam
action-sail = sail
    .past = sailed
action-fight = fight
    .past = fought
    .past-on = fought { $card }
action-hunt = hunt
    .past = hunted
action-fish = fish
    .past = fished
action-forage = forage
    .past = foraged
action-observe = observe
    .past = looked around
    .past-on = looked closely at { $card }
action-think = think
    .past = thought it over
    .past-on = thought about { $card }
action-talk = talk
    .past = talked
action-rest = rest
    .past = rested
action-heal = heal
    .past = gave care
action-craft = craft
    .past = set to making something
    .past-on = set to making { $card }
action-make-fire = make fire
    .past = worked at a fire
action-cut = cut
    .past = cut
    .past-on = cut { $card }
action-search = search
    .past = searched
    .past-on = searched { $card }

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
    .short = Marit
character-surgeon = Adele Rouvray
    .short = Adele
character-hunter = Tomas Keld
    .short = Tomas
character-tinker = Mina Pryce
    .short = Mina
character-chronicler = Octave Lisle
    .short = Octave
