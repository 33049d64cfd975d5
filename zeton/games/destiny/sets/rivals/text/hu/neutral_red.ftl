card-lobot = Amíg te irányítod a csatateret, erre a karakterre érvényes az Őrző kulcsszó.
    Különleges · használj fel egy saját kockát +2 értékkel.
