# What happens on the way, and how it ends.

card-180 = Loose scree
    .back = The path has been thinking of leaving for years. It goes now, with you on it. There is no time for a deeper breath: locked means not one card more than is asked.
card-181 = The bog
    .back = You look at the hare and not at the ground, and the ground is not ground.
card-182 = The tiles
    .back = A man, a woman, a boat. In the seventh tile a boy; in every one after it the boy is larger and the boat farther out. The last tile shows the house, the shutter open, and a woman counting on her fingers.
card-183 = A dream of home
    .back = You dream of your own front door, your own key, your own kettle. It takes you a good while to come back, and some of you stays.
card-184 = What the Head sees
    .back = On the reef, at the far end, beyond the wall of rock: a small boat on its side. A light in it. You count to sixty; somebody whistles, four notes; in the Morning House the footsteps stop, and go on.
card-185 = The sea draws breath
    .back = A wave no higher than your knee comes in from nowhere, over dry land, in perfect silence, and wishes to know who you are.
card-186 = Under the kelp
    .back = You part the weed. A grey seal, old, whiskered, bored, is lying on a heap of brass: sextants, buckles, half a ship’s clock. She lets you look. She has been looking for years, and it has not helped her.
card-187 = Eye to eye
    .back = You lie down, and it lies down. For the time of forty breaths you are two animals at the bottom of the sea with nothing to do. When you get up, your tiredness stays where it is.
card-188 = The ringed slab
    .back = Four steps lead down to a chapel the size of a boat. The floor is dry. On the altar lie the offerings of a village that drowned in good order: a strongbox of letters, and wine.
card-189 = The cart
    .back = Under the cobbles, on its side, lies a cart with its load of slates: a school’s worth. On the topmost a child has copied one line forty times. I must not go and look at the water.
card-190 = Back at the bell
    .back = You walk a hundred paces into the white and come out at the bell, on the other side of the post. Something is pinned there, too, over a bag of biscuits. Now you know what too few cards are. For one star two will do, seven times of eight; three, nearly always. Eat, and try again.

card-210 = The keyhole
    .back = The footsteps come to the door. Has he sent you? says the keyhole. You are too slow to lie. A book comes out under the door, open at its last page. After it, since she was brought up properly, comes a flat loaf.
card-210-gold = The keyhole, again
    .back = Not without him, says the keyhole. And then, for it is a well-bred keyhole: good night.
card-213 = In your own words
    .back = Who is it? says the keyhole. You explain. You explain it well, at some length, to a door. Behind you Joss has taken the whistle out of his mouth and is listening with interest.
card-214 = On her doorstep
    .back = The footsteps come to the door and stop. Joss leans on your shoulder, the whistle between his teeth. Somebody will have to say who is there. You can do the talking: 213. Or he plays his four notes, and four is what they add.
card-217 = Four notes
    .back = Joss puts the whistle to the keyhole and plays four notes, the last one flat. Inside, the walking stops. Nine days of walking stop. The bolt is drawn by someone who has forgotten which way it goes.
card-218 = Morning
    .back = She says not one word to him. She puts his hand to the chain, and your hands next to it. The shutter goes up like an eyelid. The ewes wake first, then the windows, then the bell. And the sea comes in, as if it had only gone to fetch something.
card-219 = A morning
    .back = It is a fine morning; everybody says so later. The tide needs a quarter of an hour for the Comb. For most of it you can hear a whistle. Then Oda Marrable comes out, blinking, and hands you the log, since somebody will have to write it.
card-361 = The shutter
    .back = Three, six, one. In the wall a weight comes off its hook. The shutter stirs, and you feel what is leaning against the other side: nine mornings, and all that water. Whoever lets go now will not let go of anything again.

card-held-morning = { curse-held-morning }
    .back = Nine days ago the sun did not come up. You took it for weather. Then you noticed that you were no longer hungry at noon, since there was no noon, and that you could not get warm.
    .flavour = Every almanac knows the islet of Lull, and on it a house where, by an old contract, somebody opens a shutter and lets the morning in. Go there. See that it is opened. And sleep little: each night is longer than the one before.
card-no-morning = No morning
    .flavour = You wake, and it is still the same night.
