"""The Battle of Hoth."""
