"""One script per change of the database, in order."""
