"""It Binds All Things."""
