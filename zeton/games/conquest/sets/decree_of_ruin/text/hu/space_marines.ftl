# Űrgárdista lapok, amelyeknek saját mondat kell.
card-lone-wolf = Akció · merítsd ki ezt az egységet: átmegy egy megcélzott bolygóra, ahol van ellenséges hadúr, de nincs saját egységed.
