"""The rules of *The 7th Continent*, one module per chapter of its book."""
