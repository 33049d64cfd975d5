card-quadjumper = Akció · dobd el ezt a lapot: játssz ki egy támogatást a kezedből 3 erőforrással olcsóbban.
card-ascension-gun = Különleges · hajtsd végre egy használaton kívüli csatatér Uralom képességét úgy, mintha most vontad volna uralmad alá.
card-con-artist = Csak sárga karakterre játszható ki.
    Különleges · tegyél 1 sebzést erre a lapra; ezután dobj el annyi lapot az ellenfeled paklijának tetejéről, ahány sebzés van rajta.
card-bolt-hole = Távolíts el egy saját sárga karakterkockát: a karaktere 2 pajzsot kap.
card-cheat = Cserélj ki egy lapot a kezedből a dobott paklid egyik lapjára.
card-diversion = Az ellenfeled 1 erőforrást veszít, vagy 3 erőforrást, ha a dobott paklidban van ennek az eseménynek egy másik példánya.
card-fair-trade = Használj fel egy erőforrást mutató saját kockát; ezután te és az ellenfeled elcserélitek egymással minden erőforrásotokat.
card-friends-in-low-places = Jelölj ki egy sárga karaktert: nézd meg az ellenfeled kezében lévő lapokat, és dobj el közülük egy legfeljebb 1 költségű eseményt.
card-sabotage = Válassz ki egy támogatást, és dobj el annyi lapot a kezedből, amennyi a költsége; ezután dobd el azt a támogatást a játékból.
