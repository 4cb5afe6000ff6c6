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
scene-thing-boat = une barque
scene-thing-bridge = une passerelle
scene-thing-cairn = un cairn
scene-thing-cave = l’entrée d’une grotte
scene-thing-hut = une maison
scene-thing-jetty = une jetée
scene-thing-pen = un enclos
scene-thing-pools = des bassins
scene-thing-reeds = des roseaux
scene-thing-ruin = une ruine
scene-thing-shrine = un sanctuaire
scene-thing-spring = une source
scene-thing-stones = un cercle de pierres dressées
scene-thing-tent = une tente
scene-thing-tower = une tour
scene-thing-wreck = une épave
