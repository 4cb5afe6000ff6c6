# What Hope teaches, and what is enough for a side quest.

card-candle = { symbol-candle }
    .wording =
        Price in Hope: 1.
        One of you gains “{ card-flinch }”, a Reflex that spares you damage in fights and when you dodge.
card-shears = { symbol-shears }
    .wording =
        Price in Hope: 1.
        Only if “{ symbol-candle }” is checked.
        One of you gains “{ card-moth-lore }”, for fights.
card-needle = { symbol-needle }
    .wording =
        Price in Hope: 2.
        Only if “{ symbol-thimble }” is checked.
        One of you gains “{ card-invisible-mending }”, for mending; Knowledge +1.
card-rosette = { symbol-rosette }
    .wording =
        Price in Hope: 1.
        Only if “{ symbol-candle }” or “{ symbol-thimble }” is checked.
        One of you gains “{ card-town-crier }”, for talking and for helping others.
card-plumb-line = { symbol-plumb-line }
    .wording =
        Price in Hope: 2.
        Only if “{ symbol-needle }” or “{ symbol-shears }” is checked.
        One of you gains “{ card-straight-seam }”, for finding the way, running and climbing; one of you gains “{ card-catch-the-thread }”, a Reflex for whatever has a chain.

card-names = { quest-names }
    .flavour = The farms that are gone, wherever somebody wrote them down. Two lists are enough to read from at home.
