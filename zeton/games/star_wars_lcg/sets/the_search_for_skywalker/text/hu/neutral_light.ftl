# A világos oldal semleges lapjai, amelyeknek saját mondat kell.
card-shelter-from-the-storm = Akció · ha van Hoth célkártya, egy megcélzott saját Karakter egység pajzsot kap; a fázis végéig nem sérülhet meg, és nem lehet az ellenfeled lapjainak célpontja.
