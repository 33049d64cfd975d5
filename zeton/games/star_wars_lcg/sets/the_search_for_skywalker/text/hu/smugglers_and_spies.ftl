# A Csempész és kém lapok, amelyeknek saját mondat kell.
card-echo-caverns = Akció · fókuszáld ezt a lapot: válassz célpontnak két egységet, amelyeknek van közös típusuk, és az egyikük egy harci ikonját. A fázis végéig az az ikon a másik egységé.
