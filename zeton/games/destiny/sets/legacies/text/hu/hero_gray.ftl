card-republic-cruiser = Különleges · egy egyedi karakter 2 pajzsot kap, vagy minden saját egyedi karakter 1-et.
