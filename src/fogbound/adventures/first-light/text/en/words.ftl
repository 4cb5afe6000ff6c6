# The words of Lull.

pack = First Light

pictograph-whistle = whistle

title-ferryman = ferryman
title-page = Joss’s notes

curse-held-morning = The Held Morning
title-held-morning = { curse-held-morning }
