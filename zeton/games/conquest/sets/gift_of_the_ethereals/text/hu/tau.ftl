# Tau lapok, amelyeknek saját mondat kell.
card-honor-blade = A csatolt egység megkapja ezt a képességet: „Minden más itt lévő saját Tau egység +1 TÁM-ot kap.”
card-ethereal-wisdom = Akció · válassz célpontnak egy Tau egységet; a fázis végéig +1 TÁM-ot kap, és Éteri típusú is.
