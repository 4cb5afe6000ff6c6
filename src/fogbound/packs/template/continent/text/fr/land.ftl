pack = $title

card-first-clue = Un bout de carte
    .back = Quelqu’un a dessiné une colline, une croix, et une flèche où on lit : retour.
curse-first-clue = Chemin perdu
card-first-curse = Le Chemin perdu

card-010 = Le débarcadère
    .back = Des galets, du bois flotté, et un sentier que le brouillard a avalé.
card-011 = La colline
    .back = D’ici, on voit le chemin du retour, ou ce qu’il en reste.

card-quiet-path = Un sentier paisible
