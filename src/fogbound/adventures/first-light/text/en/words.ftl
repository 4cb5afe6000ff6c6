# The words of Lull.

pack = First Light
    .blurb = Nine nights ago the morning stopped coming. Row out to the islet of Lull, find the house where somebody lets it in, and see that it is let in again: a first adventure of about half an hour, learnt as it is played.
    .won = In the log of the house, under nine lines that were crossed out, a tenth has been written since: clear, wind south-west, a little late.
    .lost-curse = You sit down, just until it gets light. On Lull they say afterwards that you were very nearly there. They say it in the dark.
    .lost-over = The shutter falls back on its sill, and the house is so quiet that you can hear the bell think about it. Then you cannot hear anything.
    .lost-conceded = You push the boat off over the stones and row for home, wherever that is at this hour. The notes stay at the bell post, for whoever comes next.

pictograph-whistle = whistle

title-ferryman = ferryman
title-page = Joss’s notes

curse-held-morning = The Held Morning
title-held-morning = { curse-held-morning }
