card-lobot = Amíg te irányítod a csatateret, ezen a lapon megvan az Őrző kulcsszó.
    Különleges · használj fel egy saját kockát +2 értékkel.
