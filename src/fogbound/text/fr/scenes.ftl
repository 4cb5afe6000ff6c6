## Ce que montre l’image d’un terrain, en une phrase : le sol, l’heure, le temps, puis ce qui borde ses côtés et ce qui s’y dresse.

scene = { $land }.
scene-with = { $land }, avec { $things }.
scene-fog = Du brouillard sur la zone { $area }.
scene-and = { $before } et { $last }

scene-ground-ash = Une pente de cendres et de scories
scene-ground-forest = Une forêt de conifères
scene-ground-jungle = Une jungle
scene-ground-marsh = Un marais
scene-ground-meadow = Une prairie
scene-ground-moor = Une lande
scene-ground-peak = Une montagne
scene-ground-rock = De la roche nue
scene-ground-sand = Une étendue de sable

scene-hour-dawn = à l’aube
scene-hour-dusk = au crépuscule
scene-hour-lamp = à la lueur d’une lampe
scene-hour-night = de nuit

scene-weather-mist = dans la brume
scene-weather-rain = sous la pluie
scene-weather-snow = sous la neige
scene-weather-wind = dans le vent

scene-sea = la mer { $sides }
scene-shore = un rivage { $sides }
scene-ridge = une crête { $sides }
scene-river = une rivière
scene-path = un sentier

scene-side-north = au nord
scene-side-east = à l’est
scene-side-south = au sud
scene-side-west = à l’ouest

scene-thing-anchors = de vieilles ancres
scene-thing-bell = une cloche sous sa charpente
scene-thing-birches = des bouleaux nains
scene-thing-boat = une barque
scene-thing-bridge = une passerelle
scene-thing-cairn = un cairn
scene-thing-cave = l’entrée d’une grotte
scene-thing-darn = une grande reprise dans le sol
scene-thing-gatehouse = la grande porte d’une ville
scene-thing-great-house = une haute maison au grand volet
scene-thing-great-oak = un grand chêne
scene-thing-hanging-orchard = des pommiers suspendus en l’air
scene-thing-hives = six ruches peintes comme des maisons
scene-thing-hut = une maison
scene-thing-jetty = une jetée
scene-thing-kelp = du varech couché
scene-thing-milestone = une borne
scene-thing-orchard = des pommiers
scene-thing-pen = un enclos
scene-thing-pools = des bassins
scene-thing-rags = des rangs de chiffons et un épouvantail
scene-thing-reeds = des roseaux
scene-thing-reel = une roue haute comme une église
scene-thing-ruin = une ruine
scene-thing-shrine = un sanctuaire
scene-thing-slab = une dalle munie d’un anneau
scene-thing-spring = une source
scene-thing-stones = un cercle de pierres dressées
scene-thing-stranded-boat = une petite barque couchée sur le flanc
scene-thing-tent = une tente
scene-thing-tower = une tour
scene-thing-village = un cercle de maisons autour d’une pompe
scene-thing-washing = du linge sur des cordes
scene-thing-well = un puits
scene-thing-wreck = une épave
