"""The rules of *The 7th Citadel*, one module for each chapter of the book."""
