"""Press the Attack."""
