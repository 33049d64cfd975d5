"""The Howl of Blackmane."""
