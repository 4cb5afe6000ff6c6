# The words that the adventures share.

pack = The Expedition
    .blurb = The people, Skills and States that adventures share. It has no land of its own: an adventure brings that.

action-move = move
action-pathfind = pathfind
action-climb = climb
action-swim = swim
action-dig = dig
action-search = search
action-hunt = hunt
action-fish = fish
action-gather = gather
action-craft = craft
action-make-fire = make fire
action-rest = rest
action-fight = fight
action-hide = hide
action-talk = talk
action-study = study
action-sail = sail

resource-wood = wood
resource-stone = stone
resource-vine = vine
resource-bone = bone
resource-pelt = pelt
resource-plant = plant
resource-fire = fire

keyword-rope = rope
keyword-light = light
keyword-blade = blade
keyword-tool = tool
keyword-weapon = weapon
keyword-shelter = shelter
keyword-boat = boat
keyword-remedy = remedy
keyword-music = music

tag-freshwater = fresh water
tag-shore = shore
tag-height = height
tag-cave = cave

title-paranoid = Paranoid
title-starving = Starving
title-freezing = Freezing
title-exhausted = Exhausted
title-injured = Injured
title-feverish = Feverish
title-disheartened = Disheartened
title-experience = Experience

character-surveyor = Ireti Adebayo
character-bridge-maker = Saturnina Quispe
character-charcoal-burner = Eero Kettunen
character-diver = Mele Fifita
character-interpreter = Yusuf Karaman
