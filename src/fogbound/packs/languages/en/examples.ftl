# The words of an imaginary pack, with which the examples of the effect language are told in English.

action-climb = climb
action-cook = cook
action-craft = craft
action-descend = descend
action-dig = dig
action-dodge = dodge
action-fight = fight
action-fish = fish
action-forage = forage
action-heal = heal
action-hunt = hunt
action-lift = lift
action-listen = listen
action-make-fire = make fire
action-move = move
action-observe = observe
action-pathfind = pathfind
action-rest = rest
action-run = run
action-sail = sail
action-search = search
action-steal = steal
action-swim = swim
action-talk = talk
action-tend = tend
action-think = think
action-tinker = tinker

resource-bamboo = bamboo
resource-bone = bone
resource-fire = fire
resource-stone = stone
resource-vine = vine
resource-wood = wood

keyword-beast = beast
keyword-blade = blade
keyword-ailment = ailment
keyword-boat = boat
keyword-companion = companion
keyword-compass = compass
keyword-dog = dog
keyword-fragile = fragile
keyword-light = light
keyword-metal = metal
keyword-rope = rope
keyword-float = float
keyword-tool = tool
keyword-trophy = trophy
keyword-weapon = weapon
keyword-will = will

tag-freshwater = fresh water
tag-hut = hut
tag-lamplit = lamplit
tag-rock = rock
tag-shore = shore
tag-sound = sound
tag-sundial = sundial

pictograph-bell = bell
pictograph-eel = eel
pictograph-oar = oar
pictograph-quill = quill

store-cache = cache
store-hoard = hoard

counter-mark = mark
counter-marks = marks

title-experience = experience
title-first-clue = The first clue
title-note = note
title-paranoid = paranoid
title-sprained = sprained

curse-first-clue = The first clue

character-ann = Ann
character-bo = Bo

card-chart = Chart of the Sound
card-rope-work = Rope work

page-le-2 = Slack Water
page-low-water = Low Water
page-open-sea = Open Sea

building-net-loft = net loft

symbol-first-flame = first flame

quest-lamp-oil = The Lamp-oil Debt

trait-covetous = Covetous

custom-night-watch = night watch

goal-bell = ring the bell

memo-first-fallen = the first to fall
memo-promise = the promise

reply-keep = keep

line-verdict = the verdict
