# Ce qui se passe, annoncé à tout le monde. Voir le fichier anglais pour les variables.

news-action = { $who } : { $action } – { $card }.
news-action-own = { $who } : { $action }.
news-answer-right = C’était la bonne réponse.
news-answer-wrong = Ce n’était pas la bonne réponse.
news-applied = { $n ->
    [0] Effet appliqué : { $card }.
    [one] Un succès de plus : { $card }.
   *[other] { $n } succès de plus : { $card }.
}
news-broken-off = Plus personne ne peut la poursuivre : l’action s’interrompt.
news-kept-for-later = Place prise pendant l’absence de { $card }. Sa main et ses objets sont mis de côté jusqu’à ce qu’une autre place se libère.
news-reacted = Effet appliqué : { $card }.
news-banished = Carte bannie : { $card }.
news-banished-hidden = Une carte est bannie sans être vue.
news-banished-unseen = Une carte { $n } du Deck d’Aventure est bannie sans être vue.
news-blessed = { $card } compte comme une étoile et un symbole 7.
news-bought = Compétence acquise et mélangée au Deck d’Action : { $card }.
news-broken = Objet brisé : { $card }.
news-came-back = { $who } est de retour.
news-camp = Vous bivouaquez. La nuit se referme sur le Plateau.
news-clue = Votre Indice : { $card }.
news-chosen-unseen = { $effect ->
    [none] { $who } a choisi.
   *[other] { $who } choisit : { $effect }.
}
news-counters-kept = { $card } { $n ->
    [0] ne porte toujours aucun marqueur.
    [one] porte toujours { $n } marqueur.
   *[other] porte toujours { $n } marqueurs.
}
news-counters = { $card } porte maintenant { $n ->
    [one] { $n } marqueur.
   *[other] { $n } marqueurs.
}
news-curse-lifted = La malédiction est levée : { $curse }.
news-deck-emptied = Le Deck d’Action est vide. Désormais, une Malédiction piochée dans la Défausse met fin à tout.
news-defeat-averted = { $card } écarte la défaite.
news-discarded = Carte défaussée : { $card }.
news-discarded-several = Cartes défaussées : { $card }.
news-discarded-hidden = Une carte est défaussée sans être vue.
news-drawn = { $n ->
    [one] { $n } carte est piochée.
   *[other] { $n } cartes sont piochées.
}
news-eliminated = L’aventure est terminée pour { $who }.
news-event = Événement posé sur le Plateau : { $card }.
news-experience-spent = Expérience dépensée : { $n }.
news-failed-together = Vous avez échoué ensemble, et { $who } cherche à qui la faute.
news-failed = Échec, avec { $n ->
    [one] { $n } succès.
   *[other] { $n } succès.
}
news-failed-needed = Échec : { $n ->
    [0] aucun succès
    [one] { $n } succès
   *[other] { $n } succès
}, il en fallait { $needed }.
news-failure-turned = { $card } change l’échec en réussite.
news-fire = { $who } allume un feu sur { $card }.
news-fire-taken-back = Le feu de { $who } sur { $card } s’éteint.
news-fog-changed = { $who } change une carte brouillard contre une autre.
news-given = { $who } donne { $card } à { $other }.
news-in-hand = { $who } prend { $card } en main.
news-item-combined = Un objet de { $who } est complété : { $card } ; son dé indique maintenant { $n }.
news-item-made = { $who } a un nouvel objet : { $card }, dé sur { $n }.
news-item-used = { $who } utilise { $card } ; son dé indique maintenant { $n }.
news-joined = { $card } rejoint la partie.
news-kept = { $who } garde { $card }.
news-laid-out = On pose { $card } sur { $other }.
news-left = { $who } s’absente un moment.
news-looked = { $who } a regardé { $card }.
news-looked-hidden = { $who } a regardé une carte cachée.
news-lost = La partie est perdue.
news-lost-cards = { $n ->
    [one] { $n } carte passe du Deck d’Action à la Défausse.
   *[other] { $n } cartes passent du Deck d’Action à la Défausse.
}
news-mended = Objet réparé : { $card } ; son dé indique maintenant { $n }.
news-moved = { $who } arrive sur { $card }.
news-moved-several = { $who } arrivent sur { $card }.
news-no-room = Il n’y a plus de place sur la table.
news-no-such-card = Il ne reste pas de carte { $n } à prendre.
news-noted = Une note est prise sur { $card }.
news-number-found = { $who } a trouvé le numéro { $n } sur { $card }.
news-number-wrong = Le numéro { $n } ne mène nulle part.
news-past-returned = Le Passé est rangé dans le Deck d’Aventure.
news-quest-item = Mis sous la Besace & Carnet : { $card }.
news-received = { $who } reçoit { $card }.
news-reckoned = Le calcul donne { $n }.
news-relinquished = { $who } abandonne { $card }.
news-replaced = { $card } remplace { $other }.
news-restored = { $n ->
    [one] { $n } carte revient dans le Deck d’Action.
   *[other] { $n } cartes reviennent dans le Deck d’Action.
}
news-resumed = La nuit est passée. Le brouillard entoure de nouveau le bivouac.
news-returned = Carte remise dans la boîte : { $card }.
news-returned-hidden = Une carte retourne dans la boîte sans être vue.
news-revealed = On révèle : { $card }.
news-revealed-from-pile = On révèle de la Défausse : { $card }.
news-rolled = { $who } lance le dé : { $n }.
news-set-aside = { $who } met { $card } de côté.
news-shuffled-in = { $n ->
    [one] { $n } carte est mélangée au Deck d’Action.
   *[other] { $n } cartes sont mélangées au Deck d’Action.
}
news-skipped = Personne ne peut mener l’action de { $card } : on passe.
news-start = L’aventure commence sur { $card }.
news-start-anew = On range le Plateau. Tout le monde repart de { $card }.
news-state-prevented = État évité : { $card }.
news-state-taken = { $who } prend un État : { $card }.
news-succeeded = { $n ->
    [0] Réussite.
    [one] Réussite, avec { $n } succès.
   *[other] Réussite, avec { $n } succès.
}
news-succeeded-needed = { $needed ->
    [0] Réussite ; il ne fallait aucune étoile.
   *[other] Réussite : { $n ->
        [0] aucun succès
        [one] { $n } succès
       *[other] { $n } succès
    }, il en fallait { $needed }.
}
news-taken = { $who } prend { $card }.
news-terrain = Un Terrain est posé : { $card }.
news-trade = { $n ->
    [0] Le coût reste tel quel.
    [one] { $n } carte de moins est piochée, et il faut { $n } étoile de plus.
   *[other] { $n } cartes de moins sont piochées, et il faut { $n } étoiles de plus.
}
news-undone = { $who } revient sur la dernière réponse.
news-vital-loss = { $who } perd de l’énergie : { $n ->
    [0] aucune carte.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
news-withdrawn = { $who } ne participe pas. Il faudrait tout le monde : on y renonce pour ce tour.
news-won = La dernière malédiction est levée. Vous avez gagné.
news-worn = { $card } s’use ; son dé indique maintenant { $n }.
