# What the fog hides.

card-gap-in-the-hedge = A gap in the hedge
    .flavour = Wool on the thorns, at the height of a sheep. What is good enough for them is good enough for you.
card-fallen-wall = The fallen wall
    .flavour = A field wall has lain down across the way. You may pick it up stone by stone, or trust it with your weight.
card-white-shape = A white shape
    .flavour = It stands in the path, upright, pale, without a face. Then it hisses.
card-oilskins = Oilskins
    .flavour = They hang on a line, stiff as a guest who has waited too long. They were dry when they were hung out, and nothing has happened to them since.
card-ground-frost = Ground frost
    .flavour = Nine nights without a day between them: the cold has had time to get into the ground, and now it is coming back out.
card-covered-plate = A covered plate
    .flavour = On a gatepost, under a bowl: bread, cheese, half an onion. A note says FOR WHOEVER IS STILL UP.
card-chalk-marks = Chalk on a gate
    .flavour = Arrows, crosses, a small drawing of a man falling into a ditch. Whoever marks his paths like this enjoys being asked the way.
card-somebodys-cough = Somebody coughs
    .flavour = Close by, behind the wall, politely. There is nobody behind the wall. Better to be nobody as well, until it passes.

card-firm-sand = Firm sand
    .flavour = It rings underfoot like a church floor. For a hundred paces you have nothing to do but walk on it.
card-razor-shells = Razor shells
    .flavour = They stand in the sand on edge, hundreds of them, the colour of sand. You may go round. You may also find out how good your boots are.
card-stranded-ray = The stranded ray
    .flavour = It fills its pool from rim to rim and turns, and turns. It would go back to sea if there were one.
card-quicksand = Quicksand
    .flavour = The ground takes you by the ankles, quite gently, like someone with a thing to say to you in private.
card-crab-pot = Crab pot
    .flavour = Wicker, sound, with a tenant who regards the matter as settled.
card-weed-curtain = The weed curtain
    .flavour = Weed hangs from a ledge in a wet curtain. Behind it there is either a passage or more weed. It smells of both.
card-sea-chest = A sea-chest
    .flavour = Washed up years ago, locked, the key in the lock. Inside, on top, lies what every sailor packs last.
card-buried-boiler = The buried boiler
    .flavour = A rim of copper looks out of the sand: some steamer’s boiler, bottom up. You could strike it. You would learn how far the sound goes, and so would everything else.
