"""A Dark Time."""
