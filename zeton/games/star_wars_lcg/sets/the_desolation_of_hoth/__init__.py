"""The Desolation of Hoth."""
