card-finn-awakenings = Erre a karakterre bármelyik Fegyvert kijátszhatod, a kijátszási megkötésektől függetlenül.
    A paklidban piros gonosz Fegyverek és Járművek is lehetnek.
card-millennium-falcon-awakenings = Különleges · játssz ki ingyen egy sárga eseményt a kezedből vagy a dobott paklidból.
card-diplomatic-immunity = Az ezzel a kockával adott pajzsokat tetszésed szerint eloszthatod a karaktereid között.
card-draw-attention-awakenings = Helyezz át legfeljebb 2 sebzést az egyik karakteredről egy másik karakteredre; a pajzsok nem védik ki.
card-hyperspace-jump = Véget ér az akciófázis. A csatateret kicserélheted a használaton kívülire. Ezt az eseményt eldobás helyett tedd félre.
card-let-the-wookiee-win = Az ellenfelednek választania kell – 2 sebzést okoz egy kimerült karakterének, vagy kiválasztja és eltávolítja 2 kockáját. Azt is választhatja, amit nem tud teljesen végrehajtani.
card-scavenge = Dobd el a paklid felső 3 lapját; ezután a kezedbe vehetsz egy fejlesztést vagy támogatást a dobott paklidból.
card-second-chance = Csak sárga karakterre játszható ki.
    Közvetlenül azelőtt, hogy a csatolt karakter vereséget szenved, ehelyett gyógyíts rajta 5 sebzést, és dobd el ezt a lapot a játékból.
