"""The Threat Beyond."""
