# Les personnages de la Citadelle : points de vie, inconscience, récupération, mains et besaces, sauvegarde, départs.

## Questions
question-banish-one = Laquelle des cartes que vous venez de piocher bannissez-vous ?
question-cancel-damage = Avec quoi annulez-vous les dégâts ?
question-choose-bed = Sur le Terrain de qui la figurine revient-elle ?
question-choose-blocked = Quelle carte bloquez-vous ?
question-choose-payer = Qui défausse des cartes pour le poids du don ?
question-choose-recovery-forced = Votre pioche Action est vide{ $n ->
    [0] {""}
    [one] {""} et vous devez encore { $n } carte
   *[other] {""} et vous devez encore { $n } cartes
} : il faut récupérer des cartes. Combien ?
question-choose-recovery = Combien de cartes récupérez-vous ? Le hasard les désigne dans votre Défausse.
question-choose-unblocked = Quelle carte débloquez-vous ?
question-hand-on = À qui revient { $card } ?
question-leave-rest = À qui revient un des points de vie qui restent ?
question-trim-hand = Vous avez trop de Compétences en main. Laquelle défaussez-vous ?

## Options
option-block = Bloquer { $card }
option-drop = Défausser { $card } de votre besace
option-drop-skill = Défausser { $card } de votre main
option-give-away = Donner { $card } à { $other }
option-hand-on = { $who }
option-leave-life = { $who }
option-pay-weight = { $who } : { $n ->
    [one] défausser { $n } carte
   *[other] défausser { $n } cartes
}
option-recover = Récupérer { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $price ->
    [0] {""}
    [one] {""} pour { $price } point de vie
   *[other] {""} pour { $price } points de vie
}
note-recover = Il vous reste alors { $deck ->
    [one] 1 carte
   *[other] { $deck } cartes
} à piocher, { $life ->
    [0] aucun point de vie
    [one] 1 point de vie
   *[other] { $life } points de vie
} et { $pile ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $pile } cartes
} dans la Défausse.
option-recover-none = N’en récupérer aucune
option-recovery = Récupérer des cartes
option-save-game = Sauvegarder la partie, une fois dans ce scénario
option-unblock = Débloquer { $card }

## News
news-blocked = Carte bloquée : { $card }.
news-damage = { $who } a subi { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
news-damage-cancelled = { $n ->
    [one] { $n } dégât a été annulé.
   *[other] { $n } dégâts ont été annulés.
}
news-discarded-top = Défaussée de la pioche Action : { $card }.
news-fell = { $who } a sombré dans l’inconscience.
news-held = On a emmené { $who } pour servir d’otage.
news-left-for-good = { $who } a quitté l’aventure pour de bon.
news-life-gained = { $who } a gagné { $n ->
    [one] { $n } point de vie.
   *[other] { $n } points de vie.
}
news-life-gained-several = { $who } ont gagné { $n ->
    [one] { $n } point de vie chacun.
   *[other] { $n } points de vie chacun.
}
news-life-lost-several = { $who } ont perdu { $n ->
    [one] { $n } point de vie chacun.
   *[other] { $n } points de vie chacun.
}
news-life-lost = { $who } a perdu { $n ->
    [one] { $n } point de vie.
   *[other] { $n } points de vie.
}
news-play-resumed = La partie a repris. Le Passé était vide, et le brouillard vous entourait à nouveau.
news-recovered = { $who } a récupéré { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
news-released = { $who } a retrouvé la liberté.
news-saved = La partie a été sauvegardée. Les mains ont été défaussées, et le Plateau, hormis votre Terrain, a rejoint le Passé.
news-unblocked = Carte débloquée : { $card }.
news-woke = { $who } a repris connaissance.
