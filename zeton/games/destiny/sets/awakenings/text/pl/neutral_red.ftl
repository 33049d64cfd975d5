card-firepower = Rozpatrz jedną ze swoich czerwonych kości przedstawiających obrażenia dystansowe, dodając 1 do jej wartości albo 2, jeśli jest to kość pojazdu.
card-leadership = Wyczerp jedną ze swoich przygotowanych unikatowych czerwonych postaci; następnie przygotuj inną postać.
