# The words of Selvage.

pack = Selvage
    .home = in Selvage
    .blurb = The land is coming undone at its edge, and Selvage is the last town on the hem. Choose who you are, go out through the gate, and find out what has become of Wilmot Tash: an introduction, and then a Threat in two scenarios that remember what you have done.

action-move = move
    .past = moved on
    .past-on = left { $card }
action-walk = walk together
    .past = walked on together
    .past-on = walked on together from { $card }
action-pathfind = pathfind
    .past = looked for a way
    .past-on = looked for a way from { $card }
action-observe = observe
    .past = looked around
    .past-on = looked closely at { $card }
action-think = think
    .past = thought it over
    .past-on = thought about { $card }
action-talk = talk
    .past = talked
action-listen = listen
    .past = listened
action-lift = lift
    .past = lifted and heaved
    .past-on = lifted { $card }
action-climb = climb
    .past = climbed
    .past-on = climbed { $card }
action-fight = fight
    .past = fought
    .past-on = fought { $card }
action-dodge = dodge
    .past = dodged
    .past-on = dodged { $card }
action-tend = tend
    .past = gave care
action-mend = mend
    .past = mended
    .past-on = mended { $card }
action-run = run
    .past = ran

keyword-tool = tool
keyword-weapon = weapon
keyword-light = light
keyword-ailment = ailment
keyword-companion = companion
keyword-food = food
keyword-temporary = temporary

tag-seam = seam
tag-warm = warm

pictograph-bobbin = bobbin
pictograph-moth = moth
pictograph-needle = needle
pictograph-coat = coat

counter-name = list
counter-dust = dust

memo-truth-told = you told the square the truth
memo-barn-burnt = you burnt the barn
memo-hedge-fed = you fed Corporal Hedge
memo-promise = you gave Ottoline your word
memo-nim-sent = you sent Nim to Selvage
memo-came-back = you came home from Overhem empty-handed
memo-tear-darned = the Great Tear is darned
memo-hask-heard = you heard Mother Hask out
memo-toll-paid = the toll is settled

title-hope = Thread for Tomorrow

character-ida = Ida Marl
    .short = Ida
character-tam = Tam Ferrow
    .short = Tam
character-sunniva = Sunniva Coll
    .short = Sunniva
character-abel = Abel Wren
    .short = Abel

goal-shepherd = Find Wilmot Tash
goal-cord = Bring home the tally cord
goal-tear = Darn the Great Tear
goal-reel = Stop the Reel

glossary-fray = Fray
    .entry = What people in Selvage call the place where the land stops being land. It does not fall away like a cliff; it comes apart, in threads, and the threads hang there. It was two days’ walk from the gate when the town was built. The town has not moved.
glossary-tug = tug
    .also = tugs
    .entry = A shiver in the ground, short and sideways, as when somebody at the far end of a tablecloth reaches for the salt. Whoever feels it in the soles knows which way the thread is running. Each scenario says how strong it is, as the level of the tremor: for every point of it you spend, 2 at most, a way into the fog costs one card less.
glossary-side-quest = side quest
    .also = side quests
    .entry = Something you may see to beside your goal, or leave. It stands on the leaflet. Once you have what it asks for, you settle it at home, between two scenarios, and the town is the better for it.
glossary-hope = hope
    .entry = A card called “Thread for Tomorrow”, which belongs to everybody. At home, between two scenarios, Hope pays for the symbols of the Destiny page: each teaches somebody a Skill, or helps to build something.
glossary-scores = Influence
    .also = Knowledge, Production, Defense
    .entry = The four scores of the town, from 0 to 25. Some answers cost a point of Production; at the far end of the thread Influence, Knowledge and Production open ways to end it that nobody else is shown. Defense buys nothing out there: it is what the town can afford to lose, and if much of it is left, that is told at the end. Buildings and side quests raise them, coming home with nothing lowers them.
glossary-overhem = Overhem
    .entry = A town on the other side, if there is another side. Children’s rhymes know it, and one old tax roll. For a hundred years nobody has owed it anything.
glossary-moths = moths
    .also = moth, shawl moths, sheet moth
    .entry = They eat what is loose. A field that is whole they leave alone. They come to light, like their small cousins, and like them they do not know what to do once they have got there.
