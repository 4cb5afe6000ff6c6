# The Bare: the sea floor, nine days dry.

card-030 = The ribbed sand
    .back = Your footprints fill with water and think better of it. The sea went out nine days ago and stands at the edge of sight, quite straight, the way people stand who have been told to wait.
card-032 = The weed forest
    .back = Kelp taller than a man, lying down, all combed one way. It ticks as it dries. Somewhere in the thick of it something breathes, and takes its time between one breath and the next.
card-034 = The tide pools
    .back = A hundred small round seas, each with its own tenants and its own quarrel. Eastward the reef goes up like a wall. Behind it, now and then, wood groans.
card-036 = The drowned road
    .back = Cobbles, a kerb, two ruts the width of a cart. People drove to market here, before the island was an island.
    .picture = The milestone wears a coat of barnacles. They have grown over the town and over the arms, and left out the distance: 174.
card-174 = The drowned doorstep
    .back = One hundred and seventy-four paces from the stone, you count them aloud. At the last your heel rings. Under a finger’s depth of sand lies a slab, and in the slab a ring.
card-038 = The anchor field
    .back = Whoever changed their mind off Lull had to cut and run. The anchors have stayed. They stand about in the sand, flukes up, like the question marks of a long conversation.
card-040 = The wreck field
    .back = Ribs, keels, a figurehead whose face the sea has worn down to mere politeness. Between two hulls somebody has stacked planks for a beacon, and lit it, and run out of planks.
card-042 = The Cauldron
    .back = The last of the sea has stayed behind, between two rocks, black and slowly turning. It has no shore. You are in it before you have finished looking at it. North, over you, hangs the stern of a small boat.
card-046 = The Patience
    .back = She lies on her side on the very last rock, and one plank holds her there. A hand’s breadth under her gunwale the water has stopped. It has been about to rise for nine days. In the cuddy a lamp is lit.
card-058 = The Comb
    .back = A wall of black teeth, wet as soap, and as high as a house. Halfway up hangs the end of a rope. It was not cut; it was let go of.
