# Les actions de la Citadelle : tours, obligations, les quatre étapes, dés et symboles de classe.

## Questions
question-choose-action = { $alone ->
    [yes] Que faites-vous ?
   *[no] Qui agit, et comment ?
}
question-choose-bound = Quelle carte bloquez-vous ?
question-choose-duty = Plusieurs actions sont obligatoires. Par laquelle commencez-vous ?
question-choose-fog-to-show = Quel brouillard montrez-vous à tous ?
question-choose-from-purse = Quelle carte Besace défaussez-vous ?
question-choose-leader = { $alone ->
    [yes] Action obligatoire : { $card }.
   *[no] Action obligatoire : { $card }. Qui de vous la mène ?
}
question-choose-reductions = Quelles réductions du coût utilisez-vous ?
question-choose-regained = Combien de cartes récupérez-vous ?
question-choose-saving = { $card } : combien de cartes épargnez-vous ?
question-choose-to-set-aside-citadel = Quelle carte Besace mettez-vous de côté ?
option-draw-citadel = { $n ->
    [0] Piocher une carte
   *[other] Piocher encore
}
option-reveal-citadel = { $n ->
    [0] Ne rien piocher
   *[other] Révéler
}
question-draw-on-empty = Votre pioche est vide. { $n ->
    [0] Continuez-vous sans carte ?
    [one] Révélez-vous la carte piochée ?
   *[other] Révélez-vous les { $n } cartes piochées ?
}
question-draw-on = { $n ->
    [0] Cela ne coûte aucune carte{ $difficulty ->
        [0] . En piochez-vous une quand même ?
       *[other] , mais demande { $difficulty } succès. En piochez-vous une ?
    }
    [one] { $n } carte est piochée{ $difficulty ->
        [0] { "" }
       *[other] , il faut { $difficulty } succès
    }. Encore une carte ?
   *[other] { $n } cartes sont piochées{ $difficulty ->
        [0] { "" }
       *[other] , il faut { $difficulty } succès
    }. Encore une carte ?
}
question-keep-revealed = Quelle carte révélée gardez-vous ?
question-offer-help = Aidez-vous avec l’une de vos Compétences ?
question-offer-involvement-agreed = { $other } veut participer à « { $action } – { $card } », action menée par { $who }. D’accord ?
question-offer-involvement = { $who } mène « { $action } – { $card } ». { $other } participe ?
question-pay-icons = Quel symbole de classe dépensez-vous pour { $card } ?
question-perform-selected = Par laquelle des cartes sélectionnées commencez-vous ?
question-select-burden = Vous devez sélectionner une de ces cartes. Laquelle ?
question-select-gear-either = Certaines de ces cartes Besace ne peuvent pas servir ensemble. Lesquelles sélectionnez-vous ?
question-select-gear = Quelles cartes Besace sélectionnez-vous ?
question-take-die = Aucun dé n’est libre. Sur quelle carte en prenez-vous un ?
question-use-before-draw = Utilisez-vous quelque chose avant de piocher ?
question-use-before-reveal = Utilisez-vous quelque chose avant de révéler les cartes ?
question-use-effects = { $difficulty ->
    [0] Aucun succès n’est requis.
    [one] 1 succès est requis.
   *[other] { $difficulty } succès sont requis.
} Quels effets utilisez-vous ?
question-use-effects-count = { $difficulty ->
    [0] Aucun succès n’est requis.
    [one] 1 succès est requis.
   *[other] { $difficulty } succès sont requis.
} Combien de succès comptez-vous ?
question-use-on-success = Utilisez-vous quelque chose après la réussite ?

## Options
option-convert = Dépenser des symboles de classe pour { $card } – { $effect }
option-count = { $n ->
    [0] Ne compter aucun succès
   *[other] Compter { $n } succès
}
option-face = D’abord { $card }
option-help = Aider avec { $card } – { $effect }
option-pay-fist = Dépenser un poing
option-pay-flag = Dépenser un drapeau
option-pay-hand = Dépenser une main
option-pay-target = Dépenser une cible
option-pay-wild = Dépenser un joker
option-perform = D’abord { $card } : { $effect }
option-regain = { $n ->
    [0] Aucune
    [one] Récupérer 1 carte
   *[other] Récupérer { $n } cartes
}
option-retain = Garder { $card }
option-exchange-none = Laisser la pioche comme elle est
option-retain-none = N’en garder aucune
option-retain-no-more = N’en garder aucune de plus
option-save = { $n ->
    [one] Épargner { $n } carte
   *[other] Épargner { $n } cartes
}
option-save-none = Aucune
option-select = Sélectionner { $card }
option-select-none = N’en sélectionner aucune
option-select-no-other = N’en sélectionner aucune autre
option-take-die = Prendre le dé de { $card }

## News
news-cost = { $n ->
    [0] { $who } n’a pioché aucune carte.
    [one] { $who } a pioché { $n } carte.
   *[other] { $who } a pioché { $n } cartes.
}
news-die-falls = Le dé est descendu à { $n }.
news-die-rises = Le dé est monté à { $n }.
news-die-off = Le dé a quitté la dernière ligne de « { $card } ».
news-die-on-row = Le dé est passé à la ligne { $n } de « { $card } ».
news-draw-more = { $who } a pioché une carte de plus.
news-draw-waived = La pioche et la Défausse étaient vides : { $n ->
    [one] { $n } carte n’a pas été piochée.
   *[other] { $n } cartes n’ont pas été piochées.
}
news-regained = { $n ->
    [0] { $who } n’a repris aucune carte.
    [one] { $who } a repris { $n } carte.
   *[other] { $who } a repris { $n } cartes.
}
news-regained-several = { $n ->
    [0] { $who } n’ont repris aucune carte.
    [one] { $who } ont repris { $n } carte chacun.
   *[other] { $who } ont repris { $n } cartes chacun.
}
news-applied-citadel = { $n ->
    [0] Aide : { $card }.
    [one] { $n } succès de plus : { $card }.
   *[other] { $n } succès de plus : { $card }.
}
news-failed-citadel = { $n ->
    [0] Échec.
   *[other] Échec, avec { $n } succès.
}
news-failed-needed-citadel = Échec : { $n ->
    [0] aucun succès
   *[other] { $n } succès
}, il en fallait { $needed }.
news-succeeded-citadel = { $n ->
    [0] Réussite.
   *[other] Réussite, avec { $n } succès.
}
news-succeeded-needed-citadel = { $needed ->
    [0] Réussite ; il ne fallait aucun succès.
   *[other] Réussite : { $n } succès, il en fallait { $needed }.
}
news-selected = { $who } { $many ->
    [yes] ont
   *[no] a
} sélectionné { $card }.

## Numbers
part-cards = succès des cartes révélées
part-die = le dé de { $card }
part-effects = effets
part-saved = cartes épargnées
