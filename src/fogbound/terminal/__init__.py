"""The terminal: commands that people type and read."""
