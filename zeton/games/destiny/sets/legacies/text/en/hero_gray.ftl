card-republic-cruiser = Special · give 2 shields to a unique character, or 1 shield to each of your unique characters.
