# The words of an imaginary pack, with which the examples of the effect language are told in French.

action-climb = escalader
action-cook = cuisiner
action-craft = fabriquer
action-descend = descendre
action-dig = creuser
action-dodge = esquiver
action-fight = se battre
action-fish = pêcher
action-forage = cueillir
action-heal = soigner
action-hunt = chasser
action-lift = soulever
action-listen = écouter
action-make-fire = faire un feu
action-move = se déplacer
action-observe = observer
action-pathfind = explorer
action-rest = se reposer
action-run = courir
action-sail = naviguer
action-search = fouiller
action-steal = voler
action-swim = nager
action-talk = parler
action-tend = soigner les blessés
action-think = réfléchir
action-tinker = bricoler

resource-bamboo = bambou
    .gender = m
resource-bone = os
    .gender = m
resource-fire = feu
    .gender = m
resource-stone = pierre
    .gender = f
resource-vine = liane
    .gender = f
resource-wood = bois
    .gender = m

keyword-beast = bête
    .gender = f
keyword-blade = lame
    .gender = f
keyword-ailment = affection
    .gender = f
keyword-boat = bateau
    .gender = m
keyword-companion = compagnon
    .gender = m
keyword-compass = boussole
    .gender = f
keyword-dog = chien
    .gender = m
keyword-fragile = fragile
    .gender = m
keyword-light = lumière
    .gender = f
keyword-metal = métal
    .gender = m
keyword-rope = corde
    .gender = f
keyword-float = flotteur
    .gender = m
keyword-tool = outil
    .gender = m
keyword-trophy = trophée
    .gender = m
keyword-weapon = arme
    .gender = f
keyword-will = volonté
    .gender = f

tag-freshwater = eau douce
    .gender = f
tag-hut = cabane
    .gender = f
tag-lamplit = éclairé
tag-rock = roche
    .gender = f
tag-shore = rivage
    .gender = m
tag-sound = détroit
    .gender = m
tag-sundial = cadran solaire
    .gender = m

pictograph-bell = cloche
    .gender = f
pictograph-eel = anguille
    .gender = f
pictograph-oar = rame
    .gender = f
pictograph-quill = plume
    .gender = f

store-cache = cachette
    .gender = f
store-hoard = butin
    .gender = m

counter-mark = repère
    .gender = m
counter-marks = marques
    .gender = f

title-experience = expérience
    .gender = f
title-first-clue = Le premier indice
title-note = note
    .gender = f
title-paranoid = paranoïaque
title-sprained = foulure
    .gender = f

curse-first-clue = Le premier indice

character-ann = Ann
character-bo = Bo

card-chart = Carte du détroit
card-rope-work = Cordages

page-le-2 = Étale
page-low-water = Basses eaux
page-open-sea = Pleine mer

building-net-loft = atelier des filets
    .gender = m

symbol-first-flame = première flamme
    .gender = f

quest-lamp-oil = La dette d’huile

trait-covetous = Cupide

custom-night-watch = veille de nuit
    .gender = f

goal-bell = sonner la cloche

memo-first-fallen = le premier à tomber
memo-promise = la promesse

reply-keep = garder

line-verdict = le verdict
