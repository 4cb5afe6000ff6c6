# The characters, and what they can do.

card-ida = { character-ida }
    .flavour = Mason. Built the north wall, and takes it personally. Lifts, climbs and hits harder than anybody.
card-tam = { character-tam }
    .flavour = Patcher of pots, coats and alibis. Mends what is torn, and is elsewhere when it falls.
card-sunniva = { character-sunniva }
    .flavour = Crier and bell-ringer. Knows everybody, and their mothers. Talks, listens, and is answered.
card-abel = { character-abel }
    .flavour = Surveyor. Has measured the Fray every Friday for eleven years. Sees far, finds the way, and has a sling.

card-shoulder = Put a shoulder to it
card-keystone = Keystone
card-hammer-arm = Hammer arm
card-stand-fast = Stand fast
card-read-the-grain = Read the grain
card-dry-wall = Dry-stone patience
card-lunch-for-two = Lunch for two
card-one-more-stone = One more stone
card-plain-speech = Plain speech
card-steady-ladder = Steady ladder
card-quarrel-with-gravity = A quarrel with gravity

card-quick-fingers = Quick fingers
card-patch = Patch on patch
card-duck = Duck
card-deep-pockets = Deep pockets
card-whistle-past = Whistle past
card-eye-of-the-needle = Eye of the needle
card-tight-squeeze = Tight squeeze
card-neat-sutures = Neat sutures
card-cats-cradle = Cat’s cradle
card-low-blow = Low blow
card-spare-hand = A spare hand

card-carrying-voice = A carrying voice
card-all-together = All together now
card-good-news = Good news first
card-bell-ear = An ear for bells
card-by-first-names = By first names
card-walking-song = Walking song
card-kettle = Put the kettle on
card-stare-down = Stare it down
card-faces-and-places = Faces and places
card-hand-in-hand = Hand in hand
card-second-verse = Second verse

card-sighting-line = Sighting line
card-sling = Sling
card-pace-count = Counted paces
card-level-head = A level head
card-dry-remark = Dry remark
card-long-look = A long look
card-sure-footing = Sure footing
card-field-dressing = Field dressing
card-lead-shot = Plumb-bob, thrown
card-sketch-map = Sketch map
card-exact-figures = Exact figures

card-plod = Plod
card-elbows = Elbows
card-cold-sweat = Cold sweat
card-chin-up = Chin up
card-squint = Squint
card-bent-knees = From the knees
card-thrift = Thrift
card-soup = Soup
card-hunch = Hunch
card-ear-to-the-ground = Ear to the ground
card-tall-tale = Tall tale
card-second-breath = Second breath

card-moth-lore = Moth lore
card-invisible-mending = Invisible mending
card-town-crier = All’s well
card-straight-seam = The straight seam
card-weavers-rhythm = The weaver’s rhythm
card-stitch-in-time = A stitch in time
card-flinch = Flinch
card-catch-the-thread = Catch the thread
