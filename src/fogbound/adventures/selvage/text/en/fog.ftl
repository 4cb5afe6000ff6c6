# What the fog hides.

card-stile = A stile
    .flavour = Three steps up, three steps down, and a plank worn hollow by people with the time to sit on it.
card-stray = Something with a bell
    .flavour = You hear it, and stop, and then it stops as well. It is either a sheep or the echo of one.
card-bramble = Bramble
    .flavour = The one thing in the parish that holds on to everything. You come to admire it, thorn by thorn.
    .action-climb = Climb through the thorns
    .did-climb = climbed through the thorns
card-nosebag = A nosebag
    .flavour = It hangs on a gatepost at the height of a horse, and there is no horse. There are apples, though.
card-loose-stitch = A loose stitch
    .flavour = A loop of path stands up out of the path. Do not pull at it. You have pulled at it.

card-bare-warp = Bare warp
    .flavour = The weft has gone. You walk on what is left, which runs north and south only, and sounds faintly at every step, like a harp with a stone in it.
card-hanging-fence = A fence, hanging
    .flavour = The posts have gone on ahead. The rails are still keeping something in.
card-grey-wings = Grey wings
    .flavour = The fog here is soft, and warm, and has eyes.
card-lint-drift = A drift of lint
    .flavour = It has blown in to shoulder height and muffles everything. You say so. Nobody hears.
    .action-lift = Shoulder through the lint
    .did-lift = shouldered through the lint
card-somebodys-door = Somebody’s door
    .flavour = It stands in its frame with nothing on either side. There is a light under it. You knock, since one does.
card-smoke = Smoke
    .flavour = A thin straight line, going up. Smoke means a fire; a fire, these days, means somebody with an opinion.

card-back-stairs = The back stairs
    .flavour = Overhem turns its best side to the road. From behind it is all basting thread and chalk.
card-washing = Washing
    .flavour = Shirts, on a line, in the fog, all of them holding up their hands. You had not said anything yet.
card-queue = A queue
    .flavour = It goes round the corner, and nobody in it knows what for. You could push past. They would let you, and look at you.
    .action-talk = Get past the queue
    .did-talk = talked to the queue
card-boots = Boots
    .flavour = Left, right, left, and then a pause where a right should be. They are sharing.
card-dropped-bundle = A dropped bundle
    .flavour = Somebody ran here, and chose what to let go of. It was the food.
