"""What both rulebooks share: the book of cards, the words of card texts, the points where texts meet rules."""
