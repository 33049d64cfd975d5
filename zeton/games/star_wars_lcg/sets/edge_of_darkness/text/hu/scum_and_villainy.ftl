# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-carbonite-transport = Reakció · miután frissítettél: vigyél át egy elfogott lapot az egyik saját célkártyádtól egy másikhoz.
