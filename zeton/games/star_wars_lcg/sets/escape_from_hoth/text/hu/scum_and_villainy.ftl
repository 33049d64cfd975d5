# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-dengar-67 =
    A játékból elfogott egység célkártya helyett képpel lefelé erre az egységre is kerülhet.
    Reakció · miután csapásra fókuszáltad ezt az egységet, minden rajta lévő elfogott lap után válassz egy harciikon-fajtát; a csapás végéig 1 ilyen ikont kap.
