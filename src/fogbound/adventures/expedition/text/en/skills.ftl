# The common Skills.

card-long-stride = Long stride
card-bearings = Keeping your bearings
card-goats-footing = Goat’s footing
card-slow-breath = Slow breath
card-broad-back = Broad back
card-no-stone-unturned = No stone unturned
card-pricked-ears = Pricked ears
card-patient-line = Patient line
card-full-apron = Full apron
card-nimble-fingers = Nimble fingers
card-dry-tinder = Dry tinder
card-sound-sleep = Sound sleep
card-close-quarters = At close quarters
card-open-face = An open face
card-margin-notes = Notes in the margin
card-trimmed-sail = Well-trimmed sail
card-shared-load = A shared load
card-second-look = A second look
card-old-lullaby = Old lullaby
card-second-wind = Second wind
card-against-the-odds = Against the odds
card-obstinacy = Sheer obstinacy

card-bark-rope = Bark rope
card-bow-drill = Bow drill
card-mattock = Mattock
card-flint-knife = Flint knife
card-sling = Sling
card-cudgel = Cudgel
card-eel-basket = Eel basket
card-torch = Torch
card-tallow-lamp = Tallow lamp
card-windbreak = Windbreak
card-log-raft = Log raft
card-poultice = Poultice
card-bone-flute = Bone flute

# Advanced Skills.

card-old-hand = An old hand
    .flavour = The wood does as it is told. It used to take some arguing.
card-iron-lungs = Iron lungs
    .flavour = At the top you notice that you have been whistling.
card-night-eyes = Night eyes
    .flavour = The dark has grain, like timber, and you have learned to read along it.
card-known-ground = Known ground
    .flavour = Somewhere on the way this stopped being the unknown and became the way.
card-kindred = Kindred
    .flavour = You have begun to finish one another’s knots.
card-field-medicine = Field medicine
    .flavour = Clean hands, boiled thread, and a calm voice. The voice does most of it.
card-skin-coat = Skin coat
    .flavour = Cut from three animals that never met in life. They agree on the weather.
card-clear-head = A clear head
    .flavour = The moment before the moment turns out to be quite roomy.
card-steel-hatchet = Steel hatchet
    .flavour = Found as rust, hafted as hope, and ground until it is neither.
card-outrigger = Outrigger
    .flavour = A boat that leans on a second, smaller boat, as the sensible do.
card-unbowed = Unbowed
    .flavour = You have failed at this before. You know where everything is.
