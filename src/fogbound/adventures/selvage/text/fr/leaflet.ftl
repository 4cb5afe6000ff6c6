# Le carnet de Lisière.

building-smokehouse = Le fumoir
building-ropewalk = La corderie
building-sickroom = L’infirmerie
building-inn = L’auberge de la Pelote
symbol-candle = Chandelle
symbol-thimble = Dé à coudre
symbol-shears = Ciseaux
symbol-needle = Aiguille
symbol-rosette = Cocarde
symbol-plumb-line = Fil à plomb
quest-lost-bell = La cloche du sonnailler
quest-bees = Les abeilles de Bettany
quest-names = Les noms des fermes
trait-lamp-drawn = attirées par la lampe
trait-dusty = poudreuses
trait-hungry = affamées
custom-soles = Écouter des pieds
custom-washing-day = Jour de lessive

card-inn = { building-inn }
    .wording =
        2 cases.
        Bâtiment achevé : parler : obtenez 1 drapeau.
        À la Citadelle : Influence +1, et la quête annexe « { quest-names } » est notée si elle ne l’est pas.
card-lamp-drawn = { trait-lamp-drawn }
    .wording = Seuls peuvent être actifs ceux qui portent une carte avec « lumière », tant qu’un participant en porte une.
card-dusty = { trait-dusty }
    .wording = Après chaque passe échouée, bloquez la carte du dessus de votre pioche Action.
card-hungry = { trait-hungry }
    .wording = Après chaque passe échouée, défaussez une carte Besace ou, à défaut, les 2 cartes du dessus de votre pioche Action.
card-washing-day = { custom-washing-day }
    .wording = Après chaque épilogue, chaque personnage, conscient ou non, débloque toutes ses cartes.
