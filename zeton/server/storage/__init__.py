"""What is kept: visitors, decks, tables with their choices, chat and reports."""
