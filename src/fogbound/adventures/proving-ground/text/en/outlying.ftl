# What lies off the beaten track.

card-watch-fire = Watch fire
    .flavour = A ring of stones on a rise, still warm. Whoever sat here was looking for you, or away from you.
card-chart-case = Chart case
    .flavour = A tin tube under a cairn. The cairn is old; the tube has been opened this year.
card-slack-chain = Slack chain
    .flavour = A chain runs out over the mud, link after link, towards something that is not on the map.
card-bell-wire = Bell wire
    .flavour = A wire at knee height, and far off, inside a building that has no roof, a small bell.
card-240 = The lookout
    .back = Four posts and a platform. From up there the fog has a surface, like milk, and here and there something stirs it.
card-241 = The surveyor’s log
    .back = Columns of numbers, all struck out but the last. Beside some stands, in the same hand: gone.
card-242 = The chain causeway
    .back = Planks on a chain, slippery with weed. At the far end a skiff is tied up, and beyond it lies a smear of sand.
card-243 = Held breath
    .back = You keep quite still, and so does everything else. Then you count what you have left.
card-244 = The tide gauge
    .back = A hut on stilts, a painted staff in the water, and all around you the sea. Somebody has to come back, says a note, and read it.
card-245 = The examination
    .back = You come before an empty desk. A voice from nowhere asks what you have learnt here, and waits, as if it had all day.
    .line-passed = The tide has taught you, says the voice. A drawer opens by itself.
    .line-failed = The voice clears its throat, { $who }, and waits for you to do the same.
card-two-strings = Two strings
