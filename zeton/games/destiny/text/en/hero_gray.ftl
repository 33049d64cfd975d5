card-republic-cruiser = Special: 2 shields for 1 unique character, or 1 shield for each unique own one.
