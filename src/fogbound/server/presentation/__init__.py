"""What is shown of a table: looks, their words, what is written down of them once, and what each browser still lacks."""
