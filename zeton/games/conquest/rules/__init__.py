"""The rules of Warhammer 40,000: Conquest, one module per chapter."""
