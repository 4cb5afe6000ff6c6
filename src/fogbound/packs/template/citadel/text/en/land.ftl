pack = $title
    .home = at home

action-pathfind = find the way
action-search = search
action-dig = dig
action-move = move

card-101 = The gate
    .back = The last roof, the last dog, and a road that the fog has swallowed.
card-102 = The spring
    .back = The stones are dry. Somewhere under them there is water; you can hear it.
card-103 = The hillside
    .back = Last year there was a wood here. It lies at the bottom now, roots up.
card-quiet-path = A quiet path
card-loose-stones = Loose stones

page-beginning = The dry spring
    .flavour = The spring above the village gives no water. Somebody has to go up and look.
goal-spring = the spring flows again
page-hillside = The hill that moves
    .flavour = The water is back, and now you know what stopped it: the hill has begun to walk. Dig it a drain before it arrives.
goal-hillside = the hill is drained
card-p001 =
    .flavour = Under the moss a slab has slipped, and behind it the water waits like a dog at a door.
    .reply-lift = Lift the slab away
    .reply-leave = Leave it for now
