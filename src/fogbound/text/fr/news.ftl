# Ce qui se passe, annoncé à tout le monde. Voir le fichier anglais pour les variables.

news-action = { $who } a choisi « { $action } » sur { $card }.
news-action-own = { $who } a choisi « { $action } ».
news-answer-right = C’était la bonne réponse.
news-answer-wrong = Ce n’était pas la bonne réponse.
news-applied = { $n ->
    [0] Aide : { $card }.
    [one] { $n } étoile de plus : { $card }.
   *[other] { $n } étoiles de plus : { $card }.
}
news-broken-off = Plus personne ne pouvait la poursuivre : l’action s’est interrompue.
news-kept-for-later = { $card } n’est pas là, et quelqu’un d’autre a sa place. Sa main et ses objets sont gardés jusqu’à ce qu’une place se libère.
news-reacted = Effet appliqué : { $card }.
news-banished = Carte bannie : { $card }.
news-banished-hidden = Une carte a été bannie sans être vue.
news-banished-unseen = Une carte { $n } du Deck d’Aventure a été bannie sans être vue.
news-blessed = { $card } : une étoile et un symbole 7.
news-bought = Compétence acquise et mélangée au Deck d’Action : { $card }.
news-broken = Objet brisé : { $card }.
news-came-back = { $who } a repris sa place.
news-camp = Vous avez bivouaqué. La nuit s’est refermée sur le Plateau.
news-clue = Votre Indice : { $card }.
news-chosen-unseen = { $effect ->
    [none] { $who } a choisi.
   *[other] { $who } a choisi : { $effect }.
}
news-companion = { $who } a participé.
news-companion-several = { $who } ont participé.
news-counters-kept = { $n ->
    [0] Toujours aucun marqueur : { $card }.
    [one] Toujours { $n } marqueur : { $card }.
   *[other] Toujours { $n } marqueurs : { $card }.
}
news-counters = { $n ->
    [0] Désormais sans marqueur : { $card }.
    [one] Désormais { $n } marqueur : { $card }.
   *[other] Désormais { $n } marqueurs : { $card }.
}
news-curse-lifted = La malédiction a été levée : { $curse }.
news-deck-emptied = Le Deck d’Action est vide. Désormais, une Malédiction piochée dans la Défausse met fin à la partie.
news-defeat-averted = Défaite écartée : { $card }.
news-discarded = Carte défaussée : { $card }.
news-discarded-several = Cartes défaussées : { $card }.
news-discarded-hidden = Une carte a été défaussée sans être vue.
news-drawn = { $n ->
    [one] { $n } carte a été piochée.
   *[other] { $n } cartes ont été piochées.
}
news-eliminated = L’aventure a pris fin pour { $who }.
news-event = Arrivée sur le Plateau : { $card }.
news-experience-spent = Expérience dépensée : { $n }.
news-failed-together = Vous avez échoué ensemble, et { $who } a cherché à qui la faute.
news-failed = Échec, avec { $n ->
    [0] aucune étoile.
    [one] { $n } étoile.
   *[other] { $n } étoiles.
}
news-failed-needed = Échec : { $n ->
    [0] aucune étoile
    [one] { $n } étoile
   *[other] { $n } étoiles
}, il en fallait { $needed }.
news-failure-turned = Échec changé en réussite : { $card }.
news-fire = { $who } { $many ->
    [yes] ont
   *[no] a
} allumé un feu sur { $card }.
news-fire-taken-back = Le feu de { $who } sur { $card } s’est éteint.
news-fog-changed = { $who } a changé une carte brouillard contre une autre.
news-given = { $who } { $many ->
    [yes] ont
   *[no] a
} donné { $card } à { $other }.
news-in-hand = { $who } { $many ->
    [yes] ont
   *[no] a
} pris { $card } en main.
news-item-combined = { $who } { $many ->
    [yes] ont
   *[no] a
} ajouté { $card } à un objet ; son dé est passé à { $n }.
news-item-made = { $who } { $many ->
    [yes] ont
   *[no] a
} gardé { $card } comme objet, avec un dé à { $n }.
news-item-used = { $who } { $many ->
    [yes] ont
   *[no] a
} utilisé { $card } ; son dé est passé à { $n }.
news-joined = Nouvelle arrivée dans la partie : { $card }.
news-kept = { $who } { $many ->
    [yes] ont
   *[no] a
} gardé { $card }.
news-laid-out = Carte posée sur { $other } : { $card }.
news-left = { $who } a quitté la table pour un moment.
news-looked = { $who } { $many ->
    [yes] ont
   *[no] a
} regardé { $card }.
news-looked-hidden = { $who } a regardé une carte cachée.
news-lost = La partie a été perdue.
news-lost-cards = { $n ->
    [one] { $n } carte est passée du Deck d’Action à la Défausse.
   *[other] { $n } cartes sont passées du Deck d’Action à la Défausse.
}
news-mended = Objet réparé : { $card } ; son dé est passé à { $n }.
news-moved = { $who } a rejoint { $card }.
news-moved-several = { $who } ont rejoint { $card }.
news-no-room = Il n’y avait plus de place sur la table.
news-no-such-card = Rien n’a été pris : il ne reste pas de carte { $n } dans le Deck d’Aventure.
news-noted = Note prise sur { $card }.
news-number-found = { $who } a trouvé le numéro { $n } sur { $card }.
news-number-wrong = Le numéro { $n } ne menait nulle part.
news-past-returned = Le Passé a été rangé dans le Deck d’Aventure.
news-quest-item = Mise sous la Besace & Carnet : { $card }.
news-received = { $who } { $many ->
    [yes] ont
   *[no] a
} reçu { $card }.
news-reckoned = Le calcul a donné { $n }.
news-relinquished = { $who } { $many ->
    [yes] ont
   *[no] a
} abandonné { $card }.
news-replaced = À la place de « { $other } » : { $card }.
news-restored = { $n ->
    [one] { $n } carte est revenue dans le Deck d’Action.
   *[other] { $n } cartes sont revenues dans le Deck d’Action.
}
news-resumed = La nuit a passé. Le brouillard entourait de nouveau le bivouac.
news-returned = Carte remise dans la boîte : { $card }.
news-returned-hidden = Une carte est retournée dans la boîte sans être vue.
news-revealed = Tirage : { $card }.
news-revealed-from-pile = Tirage dans la Défausse : { $card }.
news-rolled = { $who } a lancé le dé : { $n }.
news-set-aside = { $who } { $many ->
    [yes] ont
   *[no] a
} mis { $card } de côté.
news-shuffled-in = { $n ->
    [one] { $n } carte a été mélangée au Deck d’Action.
   *[other] { $n } cartes ont été mélangées au Deck d’Action.
}
news-skipped = Personne n’a pu mener l’action de « { $card } », qui a été passée.
news-start = L’aventure a commencé sur { $card }.
news-start-anew = Le Plateau a été rangé. Le voyage a repris à « { $card } ».
news-state-prevented = État évité : { $card }.
news-state-taken = { $who } { $many ->
    [yes] ont
   *[no] a
} pris l’État { $card }.
news-state-threatened = L’État { $card } guettait { $who }.
news-succeeded = { $n ->
    [0] Réussite.
    [one] Réussite, avec { $n } étoile.
   *[other] Réussite, avec { $n } étoiles.
}
news-succeeded-needed = { $needed ->
    [0] Réussite ; il ne fallait aucune étoile.
   *[other] Réussite : { $n ->
        [0] aucune étoile
        [one] { $n } étoile
       *[other] { $n } étoiles
    }, il en fallait { $needed }.
}
news-taken = { $who } { $many ->
    [yes] ont
   *[no] a
} trouvé { $card }.
news-terrain = Le brouillard s’est levé sur { $card }.
news-trade = { $n ->
    [0] Le coût est resté tel quel.
    [one] { $n } carte de moins a été piochée, et il fallait { $n } étoile de plus.
   *[other] { $n } cartes de moins ont été piochées, et il fallait { $n } étoiles de plus.
}
news-undone = { $who } a annulé la dernière réponse.
news-vital-loss = { $who } a perdu { $n ->
    [one] { $n } carte d’énergie vitale.
   *[other] { $n } cartes d’énergie vitale.
}
news-withdrawn = { $who } n’a pas participé. Il fallait tout le monde : on renonce à l’action pour ce tour.
news-won = La dernière malédiction a été levée. Vous avez gagné.
news-worn = Usure : { $card } ; son dé est passé à { $n }.
