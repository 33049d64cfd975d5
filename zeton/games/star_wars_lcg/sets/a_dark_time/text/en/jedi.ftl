# Jedi cards that need a sentence of their own.
card-unwavering-resolve = Interrupt · when a Force struggle is about to begin, choose a friendly unit that is not committed to the Force; in this struggle its Force icons count as well, even if it is exhausted.
