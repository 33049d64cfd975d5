card-lobot = Amíg te irányítod a csatateret, ennek a karakternek megvan az Őrző kulcsszava.
    Különleges · használj fel egy saját kockát +2 értékkel.
