card-we-have-them-now = Csak akkor játszható ki, ha te irányítod a csatateret. Fordíts legfeljebb 4 saját kockát egy-egy sebzést mutató oldalára.
