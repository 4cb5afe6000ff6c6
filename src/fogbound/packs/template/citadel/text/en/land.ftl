pack = $title
    .home = at home

action-pathfind = find the way
    .past = looked for a way
    .past-on = looked for a way from { $$card }
action-search = search
    .past = searched
    .past-on = searched { $$card }
action-dig = dig
    .past = dug
    .past-on = dug on { $$card }
action-move = move
    .past = moved on
    .past-on = left { $$card }

card-101 = The gate
    .back = The last roof, the last dog, and a road that the fog has swallowed.
card-102 = The spring
    .back = The stones are dry. Somewhere under them there is water; you can hear it.
card-103 = The hillside
    .back = Last year there was a wood here. It lies at the bottom now, roots up.
card-quiet-path = A quiet path
card-loose-stones = Loose stones
