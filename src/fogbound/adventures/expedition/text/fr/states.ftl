# Les États, l’expérience et les modes.

-watched = Quelqu’un compte votre groupe. Il en trouve chaque fois un de plus que vous.
-hurt = Cela ne fait pas encore mal. Vous regardez avec intérêt, comme on regarde une lettre adressée à un autre.

card-100 =
    .back = { -watched }
card-100-2 =
    .back = { -watched }
card-101 =
    .back = Vous avez commencé à vous raconter des repas, puis vous avez cessé.
card-102 =
    .back = Vos doigts sont partis. Ils sont toujours là, mais ils sont partis.
card-103 =
    .back = Vous vous asseyez pour lacer votre botte. Il vous faut un moment pour voir qu’elle l’était.
card-104 =
    .back = { -hurt }
card-104-2 =
    .back = { -hurt }
card-105 =
    .back = Les pierres sont très claires, et chacune a quelque chose à vous dire.
card-106 =
    .back = Personne ne l’a dit. Cela s’assied pourtant avec vous à chaque halte : on pourrait faire demi-tour.

card-005 = Expérience
    .back = C’est donc ainsi qu’on s’y prend. Vous le notez tant que vos mains tremblent encore.
    .flavour = Tôt ou tard, quelqu’un l’acceptera en paiement : d’une Compétence avancée, le plus souvent.
card-650 = La morte-saison
    .back = Pas de vivres, pas de bottes de rechange, pas de seconde demande. On a prévenu le pays de votre venue ; il a tout rangé.
card-777 = Bon vent
    .back = Quelqu’un, avant vous, a laissé le sentier un peu plus large qu’il ne l’avait trouvé.
