# A Jedi lapok, amelyeknek saját mondat kell.
card-embers-of-hope = Amíg ezen a célkártyán nincs sérülés, az ellenfeled lapok hatására nem húzhat lapot.
card-force-precognition = Amíg az erősített egység részt vesz a lerohanásban, az ellenfeled minden előnyért vívott harcban képpel felfelé teszi le az első lapját.
