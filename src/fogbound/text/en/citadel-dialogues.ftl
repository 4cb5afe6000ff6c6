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
option-lapse = The time is over

## News
news-read = { $who } reads paragraph { $n }.
news-read-titled = { $who } reads “{ $title }”.
news-read-at = { $who } reads a passage ({ $place }).
news-read-on = { $who } reads a passage.
news-read-instead = Another passage is read in its place.
news-no-such-paragraph = There is no paragraph { $n }.
news-replied = { $who } chooses: { $reply }.
news-absent-replied = An absent friend chooses: { $reply }.
news-time-passed = { $who } has hesitated too long.
news-line = { $line }
news-past-seen = The cards of the Past are laid open for everybody to see.
news-banished-seen = The banished cards are laid open for everybody to see.
