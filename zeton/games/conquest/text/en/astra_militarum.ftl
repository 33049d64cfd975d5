# Astra Militarum cards that need a sentence of their own.
