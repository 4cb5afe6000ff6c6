"""The press: the pictures of cards, drawn from their scenes; no words, no frames, no rules."""
