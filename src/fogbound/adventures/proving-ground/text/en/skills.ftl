# The explorers, what they carry and what they can do.

card-satchel = Satchel and journal
    .flavour = Issued by the School, one for each expedition. The first page is already written: Return this.

card-pilot =
    .flavour = Marit Oyen brought mail boats through ice for twenty winters. Land she regards as a coast that has got out of hand.
card-reading-the-wind = Reading the wind
card-dead-reckoning = Dead reckoning
card-sea-legs = Sea legs
card-star-sight = Star sight
card-landfall = Landfall

card-surgeon =
    .flavour = Adele Rouvray has sewn up two wars and a circus. She asks where it hurts, and does not wait for the answer.
card-triage = Triage
card-clean-cut = Clean cut
card-bedside-manner = Bedside manner
card-tourniquet = Tourniquet
card-anatomy = Anatomy

card-hunter =
    .flavour = Tomas Keld can lie in wet grass for a day and call it company. Animals trust him, which he has never quite forgiven himself.
card-tracking = Tracking
card-ambush = Ambush
card-snares = Snares
card-still-as-stone = Still as stone
card-windward = Windward

card-tinker =
    .flavour = Mina Pryce was thrown out of three workshops, each time after mending the roof. There is always something in her pockets that turns.
card-spare-parts = Spare parts
card-leverage = Leverage
card-bright-idea = Bright idea
card-lantern = Lantern
card-crowbar = Crowbar

card-chronicler =
    .flavour = Octave Lisle writes down what goes wrong, because what goes right is soon forgotten. His notebooks are sold by weight.
card-shorthand = Shorthand
card-good-question = A good question
card-footnotes = Footnotes
card-memory-palace = Memory palace
card-deadline = Deadline

card-mastery = Mastery
card-endurance = Endurance
card-mountaineer = Mountaineer
card-sixth-sense = Sixth sense
card-two-left-hands = Two left hands
card-right-as-rain = Right as rain
card-grappling-iron = Grappling iron
card-last-reserves = Last reserves

card-silent-bell =
    .flavour = Since the night its last class went out, the school bell swings without a sound. You hear it all the same, in the pauses of your own breath. Give it back the note it lost.
card-rising-tide =
    .flavour = Every tide stands a hand higher than the last; in your dreams it has reached the stairs. Somewhere on this shore the School left a sluice open. Find it and close it.
card-silence = Silence
    .flavour = Between two heartbeats, the place where a stroke should be.
card-undertow = Undertow
    .flavour = The water you were standing in has gone to fetch the rest.
card-lurking-end = What waits
    .flavour = It was never in a hurry. It knew the way.

card-providence = Providence
card-second-wind = Second wind
card-cool-head = Cool head
card-sure-step = Sure step
card-strong-back = Strong back
card-steady-hand = Steady hand
card-keen-eye = Keen eye
card-loud-voice = Loud voice
card-patience = Patience
card-green-thumb = Green thumb
card-deep-breath = Deep breath
card-left-hook = Left hook
card-long-stride = Long stride
card-night-watch = Night watch
card-old-song = Old song
    .flavour = The School sang it at burials. It makes what is coming sit down and listen.
card-right-hook = Right hook
card-good-ears = Good ears
card-fair-wind = Fair wind
card-cold-blood = Cold blood
card-rope-work = Rope work
card-digging-stick = Digging stick
card-walking-staff = Walking staff
card-stone-knife = Stone knife
card-torch = Torch
card-weather-sense = Weather sense
card-small-talk = Small talk
card-short-bow = Short bow
card-fire-drill = Fire drill
card-reed-raft = Reed raft
card-bark-shield = Bark shield
card-net = Net
card-herb-lore = Herb lore
card-mental-map = Mental map
card-stubbornness = Stubbornness
card-gallows-humour = Gallows humour
