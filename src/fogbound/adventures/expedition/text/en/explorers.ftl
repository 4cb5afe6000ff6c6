# The explorers, and what only they know.

card-satchel = Satchel & Journal
    .flavour = One strap has been mended with fishing line. The journal begins in the middle of a sentence, and nobody remembers whose.

card-surveyor =
    .flavour = Ireti Adebayo has laid four hundred miles of railway and never once taken a train for pleasure. Every hill owes her a number, and she has come to collect.
card-measured-mile = The measured mile
    .flavour = One thousand nine hundred and sixty of her steps. She has stopped counting; her feet have not.
card-back-sight = Back sight
    .flavour = Before you look ahead, look at where you stood. The error is already there.
card-plumb-line = Plumb line
    .flavour = A lead weight, a thread, and no opinions.
card-triangulation = Triangulation
    .flavour = Two things you know and the angle between them: the third has nowhere to hide.
card-plane-table = Plane table
    .flavour = Three legs and a board. On it the land lies still for once.

card-bridge-maker =
    .flavour = Every June her village plaits a new bridge from grass and lets the old one drop into the gorge. Saturnina Quispe has been the first across twenty-six of them.
card-forty-knots = Forty knots
    .flavour = Thirty-nine have names. The last is her grandmother’s, and she has not asked.
card-whole-village = The whole village
    .flavour = Nobody plaits a bridge alone. It only looks that way from the far side.
card-grass-cable = Grass cable
    .flavour = A blade of grass holds a beetle; ten thousand of them hold a mule.
card-hanging-ladder = Hanging ladder
    .flavour = It swings less if you do not look at it, and less again if you sing.
card-spare-strand = The spare strand
    .flavour = Always one more than the load needs. She has never been thanked for it, which is how she knows it works.

card-charcoal-burner =
    .flavour = A charcoal stack burns for nine days, and somebody has to sit beside it with a bucket. Eero Kettunen has done his thinking there: not a great deal of it, but thoroughly.
card-slow-fire = Slow fire
    .flavour = Any fool can make it burn. Make it wait.
card-banked-embers = Banked embers
    .flavour = In the morning, under the ash, last night is still warm.
card-nine-nights-awake = Nine nights awake
    .flavour = You learn what each dark shape is by waiting until it moves.
card-birch-tea = Birch tea
    .flavour = It tastes of fence. Drink it anyway.
card-tar-pot = Tar pot
    .flavour = For boats, boots, roofs and knees, in that order.

card-diver =
    .flavour = Mele Fifita brings up what other people drop: anchors, wedding rings, once a safe. Nothing is lost, she says, as long as somebody knows how deep it lies.
card-held-breath = Held breath
    .flavour = Four minutes, if nobody is watching. Five, if somebody is.
card-one-more-wave = One more wave
    .flavour = The sea always deals again. It is the only generous thing about it.
card-never-empty-handed = Never empty-handed
    .flavour = If you cannot bring up the anchor, bring up a stone. Then go back down angry.
card-undertow = Undertow
    .flavour = Whoever fights it is carried off. Whoever uses it arrives early.
card-long-spear = Long spear
    .flavour = Aim where the fish is not. So much for the lesson.

card-interpreter =
    .flavour = Yusuf Karaman interpreted for the courts of three ports, until he translated a judge too well. He listens with his head tilted, as if words had a right way up.
card-fifth-language = The fifth language
    .flavour = The first four were for work. This one he learned to hear the jokes.
card-passing-it-on = Passing it on
    .flavour = He says it again in other words, and now it is yours.
card-polite-silence = A polite silence
    .flavour = Most of the trade. People will fill it with anything, even the truth.
card-between-the-lines = Between the lines
    .flavour = What was said can be sworn to. What was meant has to be caught.
card-three-string-saz = Three-stringed saz
    .flavour = It had seven. It says the same things, with more pauses.

card-long-shadow = The long shadow
    .flavour = Yours, you think. Then the sun comes round, and it stays where it was.
