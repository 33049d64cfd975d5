# A Csempész és kém lapok, amelyeknek saját mondat kell.
card-narrow-escape = Megszakítás · amikor az ellenfeled kiválasztotta egy olyan hatás egyetlen célpontját, amely nem ejt foglyot, válassz helyette másikat, mintha a hatás a tiéd volna.
card-tactical-retreat = Akció · válassz tetszőleges számú saját egységet; ezek visszakerülnek a tulajdonosaik kezébe.
