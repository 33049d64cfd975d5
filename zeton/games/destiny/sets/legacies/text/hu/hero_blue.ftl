card-yoda = Különleges · tegyél meg két különbözőt ezek közül: kapsz 1 erőforrást; adj 1 pajzsot egy karakternek; fordíts egy saját kockát egy másik oldalára; dobd el egy pakli felső lapját.
card-obi-wan-kenobis-lightsaber = Csak kék karakterre játszható ki.
    Különleges · adj 1 pajzsot a csatolt karakternek; ezután okozz egy karakternek annyi védhetetlen sebzést, ahány pajzsa a csatolt karakternek van.
card-ataru-strike = Használj fel egy közelharci sebzést mutató saját kék karakterkockát; az értéke a karakterén lévő minden pajzs után 1-gyel nő.
card-investigate = Nézd meg a paklid felső 5 lapját, vegyél közülük egyet a kezedbe, a többit pedig tedd vissza tetszőleges sorrendben.
card-unbreakable = Távolíts el egy kockát, amelynek értéke nem nagyobb, mint ahány pajzs összesen a karaktereiden van.
card-yodas-hut = Akció · merítsd ki ezt a lapot: adj 1 pajzsot egy karakternek; ha most legalább 3 pajzsa van, kapsz 1 erőforrást.
