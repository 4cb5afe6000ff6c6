"""A stand-in for an engine, small enough to read at a glance, by which micro and flat are tried."""
