# Dialogues of the Citadel: what is read, asked, replied and remembered.

## Questions
question-choose-reply = What do you do?
question-choose-reply-riddle = What do you answer?
question-choose-alone = { $alone ->
    [yes] What do you choose?
   *[no] What do you choose? Nobody sees it before all have chosen.
}
question-choose-in-turn = What do you choose?

ask-seconds = You have { $n } seconds to answer.

## Options
option-reply = { $reply }
option-say = Answer in your own words
option-hesitate = Hesitate
option-lapse = Time is up

## News
news-read = { $who } read paragraph { $n }.
news-read-titled = { $who } read “{ $title }”.
news-read-at = { $who } read a passage ({ $place }).
news-read-on = { $who } read a passage.
news-read-instead = Another passage was read in its place.
news-no-such-paragraph = There is no paragraph { $n }.
news-replied = { $who } chose: { $reply }.
news-absent-replied = An absent friend chose: { $reply }.
news-time-passed = { $who } hesitated too long.
news-line = { $line }
news-past-seen = The cards of the Past were laid open for everybody to see.
news-banished-seen = The banished cards were laid open for everybody to see.
