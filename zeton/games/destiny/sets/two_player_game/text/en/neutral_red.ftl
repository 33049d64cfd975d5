card-recon = Choose a die; turn another die to a side that shows the same symbol.
