## What a picture of land shows, in one sentence: the ground, the hour, the weather, then what meets its sides and what stands there.

scene = { $land }.
scene-with = { $land }, with { $things }.
scene-fog = Fog over area { $area }.
scene-and = { $before } and { $last }

scene-ground-ash = A slope of ash and cinders
scene-ground-forest = A forest of conifers
scene-ground-jungle = A jungle
scene-ground-marsh = A marsh
scene-ground-meadow = A meadow
scene-ground-moor = A moor
scene-ground-peak = A mountain
scene-ground-rock = Bare rock
scene-ground-sand = A stretch of sand

scene-hour-dawn = at dawn
scene-hour-dusk = at dusk
scene-hour-lamp = by lamplight
scene-hour-night = at night

scene-weather-mist = in the mist
scene-weather-rain = in the rain
scene-weather-snow = under snow
scene-weather-wind = in the wind

scene-sea = the sea to the { $sides }
scene-shore = a shore to the { $sides }
scene-ridge = a ridge to the { $sides }
scene-river = a river
scene-path = a path

scene-side-north = north
scene-side-east = east
scene-side-south = south
scene-side-west = west

scene-thing-anchors = some old anchors
scene-thing-bell = a bell in a wooden frame
scene-thing-birches = dwarf birches
scene-thing-boat = a rowing boat
scene-thing-bridge = a footbridge
scene-thing-cairn = a cairn
scene-thing-cave = the mouth of a cave
scene-thing-darn = a great darn across the ground
scene-thing-gatehouse = the great gate of a town
scene-thing-great-house = a tall house with one great shutter
scene-thing-great-oak = a great oak
scene-thing-hanging-orchard = apple trees that hang in the air
scene-thing-hives = six hives painted like houses
scene-thing-hut = a house
scene-thing-jetty = a jetty
scene-thing-kelp = kelp
scene-thing-milestone = a milestone
scene-thing-orchard = apple trees
scene-thing-pen = a fold for animals
scene-thing-pools = some pools
scene-thing-rags = rows of rags and a scarecrow
scene-thing-reeds = reeds
scene-thing-reel = a wheel as high as a church
scene-thing-ruin = a ruin
scene-thing-shrine = a shrine
scene-thing-slab = a stone slab with a ring in it
scene-thing-spring = a spring
scene-thing-stones = a ring of standing stones
scene-thing-stranded-boat = a small boat on her side
scene-thing-tent = a tent
scene-thing-tower = a tower
scene-thing-village = a ring of houses around a pump
scene-thing-washing = lines of washing
scene-thing-well = a well
scene-thing-wreck = a wreck
