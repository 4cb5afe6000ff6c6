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

card-lamp-drawn = { trait-lamp-drawn }
    .wording = Seuls peuvent être actifs ceux qui portent une carte avec « lumière », tant qu’un participant en porte une.
