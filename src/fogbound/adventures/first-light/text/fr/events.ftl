# Ce qui arrive en chemin, et comment cela finit.

card-180 = L’éboulis
    .back = Il y a des années que ce sentier songe à partir. Il s’en va maintenant, et vous avec. Pas le temps de reprendre son souffle : une action verrouillée ne souffre pas une carte de plus que son coût.
card-181 = La fondrière
    .back = Vous regardez le lièvre et pas le sol, et le sol n’en est pas un.
card-182 = Les carreaux
    .back = Un homme, une femme, un bateau. Au septième, un garçon ; sur tous les suivants, le garçon est plus grand et le bateau plus loin. Le dernier montre la maison, le volet ouvert, et une femme qui compte sur ses doigts.
card-183 = On rêve de chez soi
    .back = Vous rêvez de votre porte, de votre clef, de votre bouilloire. Il faut un bon moment pour en revenir, et une part de vous y reste.
card-184 = Ce que voit la Pointe
    .back = Tout au bout du récif, derrière le mur de roche : un petit bateau sur le flanc. Une lumière dedans. Vous comptez jusqu’à soixante ; quelqu’un siffle quatre notes ; dans la Maison du Matin, les pas s’arrêtent, puis reprennent.
card-185 = La mer respire
    .back = Une vague vient de nulle part, à hauteur de genou, sur la terre sèche, dans un silence parfait, et désire savoir qui vous êtes.
card-186 = Sous le varech
    .back = Vous écartez les algues. Un phoque gris, vieux, moustachu, las, est couché sur un tas de cuivres : des sextants, des boucles, une moitié d’horloge. Il vous laisse regarder. Lui regarde depuis des années, et n’en est pas plus avancé.
card-187 = Les yeux dans les yeux
    .back = Vous vous couchez, la bête se couche. Le temps de quarante souffles, vous êtes deux animaux au fond de la mer et n’avez rien à faire. Quand vous vous relevez, la fatigue est restée par terre.
card-188 = La dalle à l’anneau
    .back = Quatre marches descendent dans une chapelle grande comme une barque. Le sol est sec. Sur l’autel, les offrandes d’un village qui s’est noyé en bon ordre : un coffret de lettres, et du vin.
card-189 = La charrette
    .back = Sous les pavés, couchée sur le flanc, une charrette et son chargement d’ardoises : de quoi fournir une école. Sur celle du dessus, un enfant a copié quarante fois la même ligne. Je ne dois pas aller voir l’eau.
card-190 = Retour à la cloche
    .back = Cent pas dans le blanc, et vous revoilà à la cloche, de l’autre côté du poteau. Là aussi on a épinglé un mot, au-dessus d’un sac de biscuits. Vous savez maintenant ce que c’est que trop peu de cartes. Pour une étoile, deux suffisent sept fois sur huit ; trois, presque toujours. Mangez, et recommencez.

card-210 = Le trou de la serrure
    .back = Les pas viennent à la porte. C’est lui qui vous envoie ? demande la serrure. Vous tardez trop pour mentir. Un registre sort sous la porte, ouvert à la dernière page. Et derrière lui, car on l’a bien élevée, une galette de pain.
card-210-gold = La serrure, encore
    .back = Pas sans lui, dit la serrure. Et puis, car c’est une serrure bien élevée : bonne nuit.
card-213 = Avec vos mots
    .back = Qui est là ? demande la serrure. Vous expliquez. Vous expliquez bien, longuement, à une porte. Derrière vous, Joss a ôté le sifflet de sa bouche et vous écoute avec intérêt.
card-214 = Sur le pas de sa porte
    .back = Les pas viennent à la porte et s’arrêtent. Joss pèse sur votre épaule, le sifflet entre les dents. Il va falloir dire qui est là. Vous pouvez parler pour lui : 213. Ou bien il joue ses quatre notes, et quatre est ce qu’elles ajoutent.
card-217 = Quatre notes
    .back = Joss met le sifflet à la serrure et joue quatre notes, la dernière un peu basse. Dedans, on cesse de marcher. Neuf jours de marche s’arrêtent. Le verrou est tiré par quelqu’un qui ne sait plus dans quel sens il va.
card-218 = Le matin
    .back = Elle ne lui dit pas un mot. Elle pose sa main sur la chaîne, et les vôtres à côté. Le volet se lève comme une paupière. D’abord s’éveillent les brebis, puis les fenêtres, puis la cloche. Et la mer rentre, comme si elle n’était partie que chercher quelque chose.
card-219 = Un matin
    .back = C’est un beau matin ; tout le monde le dira. Il faut à la marée un quart d’heure pour couvrir le Peigne. On entend siffler presque jusqu’au bout. Puis Oda Marrable sort, les yeux plissés, et vous tend le journal, puisqu’il faudra bien que quelqu’un l’écrive.
card-361 = Le volet
    .back = Trois, six, un. Dans le mur, un poids quitte son crochet. Le volet bouge, et vous sentez ce qui s’appuie de l’autre côté : neuf matins, et toute cette eau. Qui lâche maintenant ne lâchera plus jamais rien.

card-held-morning = { curse-held-morning }
    .back = Il y a neuf jours, le soleil ne s’est pas levé. Vous avez accusé le temps qu’il faisait. Puis vous avez remarqué que vous n’aviez plus faim à midi, puisqu’il n’y avait plus de midi, et que rien ne vous réchauffait.
    .flavour = Tous les almanachs connaissent l’îlot d’Embellie, où se dresse une maison ; là, par un vieux contrat, quelqu’un ouvre un volet et laisse entrer le matin. Allez-y. Faites qu’on l’ouvre. Et dormez peu : chaque nuit est plus longue que la précédente.
card-no-morning = Pas de matin
    .flavour = Vous vous réveillez, et c’est toujours la même nuit.
