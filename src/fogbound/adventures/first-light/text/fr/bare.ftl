# Le Sec : le fond de la mer, à découvert depuis neuf jours.

card-030 = Le sable ridé
    .back = Vos pas se remplissent d’eau, puis se ravisent. La mer s’est retirée il y a neuf jours ; elle se tient à la limite du regard, toute droite, comme on se tient quand on vous a dit d’attendre.
card-032 = La forêt de varech
    .back = Des laminaires plus hautes qu’un homme, couchées, toutes peignées dans le même sens. Elles craquent en séchant. Au plus épais, quelque chose respire, et ne se presse pas entre deux souffles.
card-034 = Les mares
    .back = Cent petites mers rondes, chacune avec ses locataires et sa querelle. À l’est, le récif monte comme un mur. De l’autre côté, par moments, du bois gémit.
card-036 = La route noyée
    .back = Des pavés, une bordure, deux ornières de la largeur d’une charrette. On allait au marché par ici, du temps où l’île n’en était pas une.
    .picture = La borne est vêtue de balanes. Elles ont mangé le nom de la ville, elles ont mangé les armes, et laissé la distance : 174.
card-174 = Le seuil noyé
    .back = Cent soixante-quatorze pas depuis la borne, que vous comptez à voix haute. Au dernier, votre talon sonne. Sous un doigt de sable, une dalle, et dans la dalle un anneau.
card-038 = Le champ des ancres
    .back = Qui changeait d’avis au large d’Embellie devait couper son câble et filer. Les ancres sont restées. Elles se dressent dans le sable, pattes en l’air, comme les points d’interrogation d’une longue conversation.
card-040 = Le champ d’épaves
    .back = Des membrures, des quilles, une figure de proue à qui la mer n’a laissé, pour tout visage, que la politesse. Entre deux coques, on a empilé des planches pour un feu de signal, on l’a allumé, et les planches ont manqué.
card-042 = Le Chaudron
    .back = Ce qui reste de la mer est là, entre deux roches, noir, et tourne lentement. Il n’a pas de bord. Vous êtes dedans avant d’avoir fini de le regarder. Au nord, au-dessus de vous, pend la poupe d’un petit bateau.
card-046 = La Patience
    .back = Elle est couchée sur la toute dernière roche, et une planche l’y retient. À une main du plat-bord, l’eau s’est arrêtée. Voilà neuf jours qu’elle va monter. Dans le rouf, une lampe brûle.
card-058 = Le Peigne
    .back = Un mur de dents noires, glissant comme du savon, haut comme une maison. À mi-hauteur pend un bout de corde. On ne l’a pas coupé ; on l’a lâché.
