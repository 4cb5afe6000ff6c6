# Les mots d’Embellie.

pack = Premières lueurs

pictograph-whistle = sifflet
    .gender = m

title-ferryman = passeur
    .gender = m
title-page = Notes de Joss
    .gender = fp

curse-held-morning = Le Matin retenu
    .gender = m
title-held-morning = { curse-held-morning }
    .gender = m
