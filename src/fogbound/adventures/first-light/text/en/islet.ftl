# The islet of Lull: what is read when a place on it is reached.

card-010 = The shingle
    .back = You ship the oars, and the boat runs up by itself, over stones that ought to lie three fathoms down. One bell hangs on a post. It is the hour before sunrise. It has been for nine days.
card-012 = The green
    .back = A ring of houses around a pump. The doors stand open, the tables are laid, the people have rowed off to look for the sun. On the sills the candles have burnt down, and after the candles, the sills.
card-014 = The boat shed
    .back = Tar, shavings, a keel laid and never planked. The cradle next to it is empty, and has been loaded in a hurry. A brass plate says who belongs there: PATIENCE.
    .flavour = Joss numbers his tools. The boathook, 130, is for digging and for deep water; the rope, 131, for whatever is steep. Both are here somewhere, under the tar.
card-016 = The birch hollow
    .back = Dwarf birches, all bowing the same way. With no sun to ask, the leaves have stopped between green and yellow. Something small goes on eating them regardless.
card-018 = The wash-house
    .back = A warm spring runs into a stone trough and turns the same forgotten shirt over and over. Above it someone has set tiles into the wall, blue on white, one for every year of a marriage.
card-020 = The Morning House
    .back = It stands with its back to the village. Six windows, barred, and on the seaward side a shutter as tall as a mainsail. Lamplight passes behind the boards, stops, turns, and passes again. Somebody is walking up and down.
card-022 = The pen
    .back = Three ewes and an old woman share one cloud of breath. You’ll want to know why they aren’t shorn, she says. You shear in the morning. I’m Nell. I’ve time, as you can see.
card-024 = The Head
    .back = Here the island ends. Out east, where the sun should be, lies a line of grey, like light under a door. Far below, on the reef, something taps: wood on stone, wood on stone.
    .picture = Gannets roost in the cliff under your boots, white on black, ledge above ledge. Look long enough and their rows run together into figures: 283.
card-283 = The watcher’s seat
    .back = You climb down to where the birds have left room. A niche, a stool, a lantern, a blanket. Year upon year, whenever a boat was late, somebody sat here and watched the reef, until her boots had worn two hollows in the stone. For nine days now a gannet has been keeping the place warm.
