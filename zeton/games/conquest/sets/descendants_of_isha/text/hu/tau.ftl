# Tau lapok, amelyeknek saját mondat kell.
card-viorla-warrior-cadre = Amíg van itt saját Éteri egységed, ez az egység megkapja a Távolsági kulcsszót.
