# Questions, d’après le nom de ce qui est demandé. Voir le fichier anglais pour les variables.

question-accept = { $other } propose son aide. Acceptez-vous ?
question-agree-on-explorer = { $effect ->
    [none] Qui désignez-vous ensemble ?
    [skill] Qui gagne la Compétence { $taken } ? Décidez ensemble.
    [take] Qui prend la carte ? Décidez ensemble.
   *[other] Qui doit { $effect } ? Décidez ensemble.
}
question-apply-gifts = Quels effets appliquez-vous ?
question-apply-gifts-cost = Le coût est à présent de { $cost }{ $difficulty ->
    [0] { "" }
   *[other] , la difficulté de { $difficulty }
}. Quels effets appliquez-vous ?
question-apply-gifts-result = { $n ->
    [0] Aucune étoile
    [one] { $n } étoile
   *[other] { $n } étoiles
} pour l’instant, il en faut { $difficulty }. Quels effets appliquez-vous ?
question-apply-gifts-result-enough = { $difficulty ->
    [0] Aucune étoile n’est nécessaire.
   *[other] Vous avez ce qu’il faut : { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    } pour { $difficulty }.
} Appliquez-vous quand même un effet ?
question-apply-gifts-result-lost = { $n ->
    [0] Aucune étoile
    [one] { $n } étoile
   *[other] { $n } étoiles
} pour l’instant, il en faut { $difficulty } : vous ne pouvez plus y arriver. Appliquez-vous malgré tout un effet ?
question-buy-skill = Quelle Compétence avancée acquérez-vous ?
question-change-fog = Vous avez vu ce que cache le brouillard. Changez-vous la carte ?
question-choose-amount = Combien ?
question-choose-card = Quelle carte ?
question-choose-curse = Quelle Malédiction compte comme une étoile et un symbole 7 ?
question-choose-destination = Où allez-vous ?
question-choose-unseen = { $alone ->
    [yes] Que choisissez-vous ?
   *[no] Que choisissez-vous ? Personne ne le saura avant que tous aient choisi.
}
question-choose-way = Où allez-vous ?
question-choose-effect = Que choisissez-vous ?
question-choose-event-cell = De quel côté de votre Terrain posez-vous { $card } ?
question-choose-explorer = Quel explorateur ?
question-choose-fire = Quel feu ?
question-choose-fog = Quel brouillard explorez-vous ?
question-choose-fog-to-see = Derrière quel brouillard regardez-vous ?
question-choose-for-hand = Quelle carte prenez-vous en main ?
question-choose-item = Quel objet utilisez-vous pour cette action ?
question-choose-leaving = De quelle carte vous séparez-vous ?
question-choose-mandatory = Action obligatoire : { $card }.
question-choose-number = Qu’ajoutez-vous au numéro ?
question-choose-redraw = Quelle carte révélée remplacez-vous par une autre ?
question-choose-side = De quel côté de votre Terrain posez-vous { $card } ?
question-choose-swap = Lequel de vos objets donnez-vous en échange de { $card } ?
question-choose-to-discard = Quel objet défaussez-vous ?
question-choose-to-hand-out = Qui reçoit quoi ?
question-choose-to-mend = Quel objet réparez-vous ?
question-choose-to-restore = Quelle carte revient dans le Deck d’Action ?
question-choose-to-set-aside = Quel objet mettez-vous de côté ?
question-choose-turn = { $alone ->
    [yes] Que faites-vous ?
   *[no] Qui agit, et comment ?
}
question-choose-where = Où arrivez-vous ?
question-clear-terrain = La table est pleine. Quel Terrain rangez-vous ?
question-declare-destination = Où voulez-vous aller ?
question-discard-excess = Vous avez trop de cartes en main. Laquelle défaussez-vous ?
question-draw-more = { $n ->
    [0] Aucune carte n’est encore piochée
    [one] { $n } carte est piochée
   *[other] { $n } cartes sont piochées
}, il faut { $difficulty ->
    [one] { $difficulty } étoile.
   *[other] { $difficulty } étoiles.
} { $n ->
    [0] Piocher une carte ?
   *[other] Encore une carte ?
}
question-draw-more-sure = { $n ->
    [0] Aucune carte n’est encore piochée
    [one] { $n } carte est piochée
   *[other] { $n } cartes sont piochées
} ; { $difficulty ->
    [0] il ne faut aucune étoile.
    [one] vous avez l’étoile qu’il faut.
   *[other] vous avez les { $difficulty } étoiles qu’il faut.
} { $n ->
    [0] Piocher une carte pour sa Compétence ?
   *[other] Encore une, pour sa Compétence ?
}
question-gain-hand-card = { $alone ->
    [yes] Prenez-vous { $card } ?
   *[no] Qui prend { $card } ?
}
question-gain-item = Vous avez trouvé { $card }. Qu’en faites-vous ?
question-gain-item-crafted = Vous avez fabriqué { $card }. Qu’en faites-vous ?
question-gather-on = La table est pleine. Où vous rassemblez-vous ?
question-join = Participez-vous à « { $action } – { $card } », action menée par { $who } ?{ $risk ->
    [yes] {" "}Échouer à plusieurs rend { $who } paranoïaque.
   *[no] { "" }
}
question-join-all = « { $action } – { $card } », action menée par { $who }, demande la participation de tout le monde. Participez-vous ? Sans vous, on y renonce pour ce tour.{ $risk ->
    [yes] {" "}Un échec rend { $who } paranoïaque.
   *[no] { "" }
}
question-keep-skill = Quelle Compétence gardez-vous ?
question-name-number = Quel numéro annoncez-vous ?
question-name-person = Quel est ce nom ?
question-offer-effect = Utilisez-vous { $card } ?
question-offer-move-discount = Allez-vous rejoindre un autre explorateur ou un feu, pour une carte de moins ?
question-offer-reaction = Utilisez-vous { $card } ?
question-offer-reroll = Vous avez fait { $n }. Relancez-vous le dé ?
question-offer-together = { $card } : tout le monde est-il d’accord ?
question-pay-or-suffer = { $card } : payez-vous ?
question-pick-for-another = Quelle carte désignez-vous ?
question-prevent-state = Évitez-vous cet État grâce à { $card } ?
question-put-back-on-top = Laquelle de ces cartes sera la prochaine piochée ?
question-report-number = Quel numéro avez-vous trouvé ?
question-shed-hand = Avec le nouveau nombre d’explorateurs, vous avez trop de cartes en main. Laquelle s’en va ?
question-shed-item = Avec le nouveau nombre d’explorateurs, vous avez trop d’objets. Lequel s’en va ?
question-shed-item-card = Avec le nouveau nombre d’explorateurs, un objet a trop de cartes. Laquelle s’en va ?
question-spread-wear = { $n ->
    [one] Vous devez retirer { $n } point de résistance. À quel objet ?
   *[other] Vous devez retirer { $n } points de résistance. À quel objet d’abord ?
}
question-trade-cost = Le coût est de { $cost }, la difficulté de { $difficulty }. Piochez-vous moins de cartes, quitte à devoir obtenir plus d’étoiles ?
question-turn-failure = L’action a échoué. La changez-vous en réussite avec { $card } ?
