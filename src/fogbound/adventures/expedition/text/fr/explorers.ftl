# Les explorateurs, et ce qu’ils sont seuls à savoir faire.

card-satchel = Besace & Carnet
    .flavour = Une des sangles a été reprise au fil de pêche. Le carnet commence au milieu d’une phrase, et nul ne sait plus de qui.

card-surveyor =
    .flavour = Ireti Adebayo a tracé six cents kilomètres de voie ferrée sans jamais prendre le train pour le plaisir. Chaque colline lui doit un chiffre ; elle passe les encaisser.
card-measured-mile = Le mille étalon
    .flavour = Mille neuf cent soixante de ses pas. Elle a cessé de compter ; ses pieds, non.
card-back-sight = Visée arrière
    .flavour = Avant de regarder devant, regardez d’où vous venez. L’erreur y est déjà.
card-plumb-line = Fil à plomb
    .flavour = Un plomb, une ficelle, et pas d’avis sur la question.
card-triangulation = Triangulation
    .flavour = Deux points connus, un angle : le troisième n’a plus où se cacher.
card-plane-table = Planchette de levé
    .flavour = Trois pieds et une planche. Là-dessus, pour une fois, le pays se tient tranquille.

card-bridge-maker =
    .flavour = Chaque année en juin, son village tresse un pont d’herbe neuf et laisse filer l’ancien au fond des gorges. Saturnina Quispe en a étrenné vingt-six.
card-forty-knots = Quarante nœuds
    .flavour = Trente-neuf ont un nom. Le dernier est celui de sa grand-mère, et elle n’a pas posé de questions.
card-whole-village = Tout le village
    .flavour = Personne ne tresse un pont à soi seul. C’est l’effet que ça fait, vu d’en face.
card-grass-cable = Câble d’herbe
    .flavour = Un brin d’herbe porte un scarabée ; dix mille portent un mulet.
card-hanging-ladder = Échelle suspendue
    .flavour = Elle balance moins si on ne la regarde pas, et moins encore si l’on chante.
card-spare-strand = Le brin de trop
    .flavour = Toujours un de plus que n’en veut la charge. On ne l’en a jamais remerciée : c’est donc qu’il sert.

card-charcoal-burner =
    .flavour = Une meule de charbon brûle neuf jours, et il faut bien que quelqu’un reste à côté avec un seau. C’est là qu’Eero Kettunen a pensé tout ce qu’il pense : peu de choses, mais à fond.
card-slow-fire = Feu couvant
    .flavour = Le faire brûler, c’est à la portée du premier venu. Faites-le attendre.
card-banked-embers = Braises sous la cendre
    .flavour = Au matin, sous le gris, la veille est encore tiède.
card-nine-nights-awake = Neuf nuits de veille
    .flavour = On apprend ce qu’est une forme noire en attendant qu’elle bouge.
card-birch-tea = Tisane de bouleau
    .flavour = Un goût de clôture. Buvez quand même.
card-tar-pot = Pot de goudron
    .flavour = Pour les barques, les bottes, les toits et les genoux, dans cet ordre.

card-diver =
    .flavour = Mele Fifita remonte ce que d’autres laissent tomber : des ancres, des alliances, un jour un coffre-fort. Rien n’est perdu, dit-elle, tant qu’on sait par quel fond.
card-held-breath = Souffle retenu
    .flavour = Quatre minutes si personne ne regarde. Cinq s’il y a du monde.
card-one-more-wave = Encore une vague
    .flavour = La mer redistribue toujours. C’est bien sa seule largesse.
card-never-empty-handed = Jamais les mains vides
    .flavour = Faute d’ancre, remontez un caillou. Puis replongez en colère.
card-undertow = Ressac
    .flavour = Qui lui résiste est emporté. Qui s’en sert arrive en avance.
card-long-spear = Longue foëne
    .flavour = Visez là où le poisson n’est pas. La leçon s’arrête là.

card-interpreter =
    .flavour = Yusuf Karaman traduisait pour les tribunaux de trois ports, jusqu’au jour où il a trop bien rendu un juge. Il écoute la tête penchée, comme si les mots avaient un endroit et un envers.
card-fifth-language = La cinquième langue
    .flavour = Les quatre premières, c’était pour le métier. Celle-ci, pour comprendre les blagues.
card-passing-it-on = Faire passer
    .flavour = Il le redit autrement, et voilà que c’est à vous.
card-polite-silence = Silence poli
    .flavour = Le gros du métier. Les gens y mettent n’importe quoi, même la vérité.
card-between-the-lines = Entre les lignes
    .flavour = Ce qui est dit, on peut en jurer. Ce qui est voulu, il faut l’attraper au vol.
card-three-string-saz = Saz à trois cordes
    .flavour = Il en avait sept. Il dit la même chose, avec plus de silences.

card-long-shadow = L’ombre longue
    .flavour = La vôtre, croyez-vous. Puis le soleil tourne, et elle reste où elle était.
