card-recon = Pick a die and the symbol it shows; turn another die to a side with that symbol.
