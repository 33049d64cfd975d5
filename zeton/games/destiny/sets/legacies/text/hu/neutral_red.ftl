card-74-z-speeder-bike = Akció · használd fel tetszőleges sorrendben ezt a kockát és a csatolt karakter egyik karakterkockáját.
card-crash-landing = Távolíts el egy sebzést mutató kockát; ezután okozz magadnak annyi közvetett sebzést, amennyi a kocka értéke.
card-locked-and-loaded = Jelölj ki egy piros karaktert: fordíts legfeljebb 2 saját kockát közvetett sebzést mutató oldalára.
card-reinforce = Ha egy karakterből 2 példányod van játékban, dobd be az egyik karakterkockáját a kockakészletedbe.
card-strength-in-numbers = Okozz az ellenfelednek 1 közvetett sebzést minden kimerült karaktered után.
card-sudden-impact = Távolítsd el egy sebzést mutató kockádat; ezután okozz minden ellenséges karakternek annyi sebzést, amennyi a kocka értékének felfelé kerekített fele.
card-bubble-shield = Közvetett sebzést erre a lapra is oszthatsz, mintha 3 életerejű karakter volna.
    Ha már 3 sebzés van rajta, dobd el.
