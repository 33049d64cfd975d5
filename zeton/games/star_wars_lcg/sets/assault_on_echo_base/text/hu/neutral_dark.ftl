# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-corrupt-official = Megszakítás · amikor egy Söpredék és gonosztevő célkártya megsérülne, dobd el ezt a lapot a kezedből: abból a sérülésből annyi törlődik, amennyit akarsz.
