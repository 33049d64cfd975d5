# Káosz lapok, amelyeknek saját mondat kell.
card-vile-laboratory = Bevetési akció · merítsd ki ezt a lapot: válassz célpontnak egy bolygót; az ellenfeled kiválasztja egy ott lévő, nem Jármű egységét, és átmozgatja egy általa választott szomszédos bolygóra.
card-fetid-haze = Harci akció · válassz célpontnak egy saját Nurgle egységet; minden sérülés lekerül róla. Ezután az ellenfeled ugyanennyi közvetett sérülést oszt el az ugyanazon a bolygón lévő hadsereg-egységei között.
