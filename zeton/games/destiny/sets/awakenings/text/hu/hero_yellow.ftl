card-draw-attention-awakenings = Helyezz át legfeljebb 2 sebzést az egyik karakteredről egy másik karakteredre; a pajzsok nem számítanak.
card-let-the-wookiee-win = Az ellenfelednek választania kell – 2 sebzést okoz egy kimerült karakterének, vagy kiválasztja és eltávolítja 2 kockáját. Azt is választhatja, amit nem tud teljesen végrehajtani.
card-scavenge = Dobd el a paklid felső 3 lapját; ezután a kezedbe vehetsz egy fejlesztést vagy támogatást a dobott paklidból.
