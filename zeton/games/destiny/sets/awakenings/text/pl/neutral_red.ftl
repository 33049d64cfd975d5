card-outpost = Specjalna · rozpatrz zdolność Zajęcia pola bitwy tak, jakby właśnie zostało przez ciebie zajęte.
card-award-ceremony = Wyznacz czerwoną postać: dobierz kartę za każdą swoją wyczerpaną postać i odłóż na bok tyle samo kart z ręki.
card-firepower = Rozpatrz jedną ze swoich czerwonych kości przedstawiających obrażenia dystansowe, dodając 1 do jej wartości albo 2, jeśli jest to kość Pojazdu.
card-leadership = Wyczerp jedną ze swoich przygotowanych unikatowych czerwonych postaci; następnie przygotuj inną postać.
card-squad-tactics-awakenings = Aktywuj dowolną liczbę swoich nieunikatowych postaci; wymień wszystkie, zanim którakolwiek rzuci kośćmi.
