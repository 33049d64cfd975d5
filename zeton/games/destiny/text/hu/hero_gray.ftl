card-republic-cruiser = Különleges · adj 2 pajzsot egy egyedi karakternek, vagy adj 1 pajzsot minden saját egyedi karakternek.
