"""The kernel: tables, procedures, decisions, events, windows, modifiers, knowledge and records. It knows no game."""
