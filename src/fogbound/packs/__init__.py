"""Packs: adventures as data, from text files to checked cards."""
