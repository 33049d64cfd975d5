"""A Wretched Hive."""
