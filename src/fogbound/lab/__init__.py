"""The lab: many games at once, to find faults and to learn about packs and players."""
