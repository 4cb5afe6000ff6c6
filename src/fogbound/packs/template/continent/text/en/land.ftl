pack = $title

card-first-clue = A Scrap of Map
    .back = Somebody drew a hill, a cross, and an arrow that says home.
curse-first-clue = Lost Way
card-first-curse = The Lost Way

card-010 = The Landing
    .back = Shingle, driftwood, and a path that the fog has swallowed.
card-011 = The Hill
    .back = From up here you see the way home, or what is left of it.

card-quiet-path = A Quiet Path
