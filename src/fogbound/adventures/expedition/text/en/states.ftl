# The States, experience and the modes.

-watched = Somebody has been counting your group. They keep getting one more than you do.
-hurt = It does not hurt yet. You look at it with interest, as one looks at a letter addressed to somebody else.

card-100 =
    .back = { -watched }
card-100-2 =
    .back = { -watched }
card-101 =
    .back = You have begun to describe meals to one another, and then to stop.
card-102 =
    .back = Your fingers have gone. They are still there, but they have gone.
card-103 =
    .back = You sit down to tie your boot. It is some time before you notice that it was tied.
card-104 =
    .back = { -hurt }
card-104-2 =
    .back = { -hurt }
card-105 =
    .back = The stones are very bright, and each of them has something to tell you.
card-106 =
    .back = Nobody has said it. It sits down with you at every halt all the same: you could turn round.

card-005 = Experience
    .back = So that is how it is done. You write it down while your hands still shake.
    .flavour = Sooner or later you will meet somebody who takes it in payment: for an Advanced Skill, as a rule.
card-650 = The lean season
    .back = No stores, no spare boots, no second asking. The land has been told to expect you, and has put things away.
card-777 = A fair wind
    .back = Somebody who was here before you has left the path a little wider than they found it.
