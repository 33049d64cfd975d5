# A Csempész és kém lapok, amelyeknek saját mondat kell.
card-narrow-escape = Megszakítás · amikor az ellenfeled kiválasztotta egy nem elfogó hatás egyetlen célpontját: válassz helyette másikat, mintha a hatás a tiéd volna.
card-tactical-retreat = Akció · válassz tetszőleges számú saját egységet; ezek visszakerülnek a tulajdonosaik kezébe.
