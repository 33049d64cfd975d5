card-jar-jar-binks = Bármelyik játékos akciója · aktiváld ezt a karaktert.
    Miután ezt a karaktert aktiválták, dobj újra mindkét kockakészletben minden olyan kockát, amelynek szimbólumát ennek a karakternek egyik kockája sem mutatja.
card-saw-gerrera = Különleges · válassz egy kezet, és dobj el belőle véletlenszerűen egy lapot; ha megtetted, okozz az ellenfelednek annyi közvetett sebzést, amennyi a lap költsége.
card-zeb-orrelios = Ennek a kockának a közelharci sebzést mutató oldalait távolsági sebzésként is felhasználhatod.
card-runaway-boomas = Erőteljes akció · költs el 1 erőforrást: dobj be még egy „Elszabadult boomák” kockát a kockakészletedbe; használat után félre kell tenni.
card-roguish-charm = Csak sárga karakterre játszható ki.
    Különleges · távolíts el egy sebzést mutató kockát; annyi erőforrást kapsz, amennyi az oldal erőforrásköltsége (nem az értéke).
card-easy-pickings = Jelölj ki egy sárga karaktert: távolíts el 2 kockát, amelyek ugyanazt a szimbólumot és ugyanazt az értéket mutatják; a pluszjelek és a költségek nem számítanak.
card-explosive-tactics = Dobd el egy pakli felső lapját; ha megtetted, okozz az ellenfelednek annyi közvetett sebzést, amennyi a lap költsége.
card-scruffy-looking-nerf-herder = Nevezz meg egy laptípust: eseményt, támogatást vagy fejlesztést; nézd meg az ellenfeled kezét, és dobj el belőle egy ilyen lapot.
card-smugglers-run = Aktiválj egy saját sárga karaktert; ha bármelyik kockája erőforrást mutat a dobás után, kapsz 1 erőforrást.
card-diplomatic-protection = Közvetlenül azelőtt, hogy a csatolt karakter vereséget szenved, eldobhatod ezt a lapot: adj 2 pajzsot minden más saját karakternek.
