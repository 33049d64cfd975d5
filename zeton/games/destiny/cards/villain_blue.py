"""."""

CARDS = ()
