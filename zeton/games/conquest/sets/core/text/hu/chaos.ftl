# Káosz lapok, amelyeknek saját mondat kell.
card-shrine-of-warpflame = Reakció · miután megsemmisült egy ellenséges egység, merítsd ki ezt a lapot: a dobott paklid legfelső Tzeentch lapja visszakerül a kezedbe.
card-infernal-gateway = Harci akció · helyezz játékba a kezedből egy bolygón egy legfeljebb 3-as nyomtatott költségű Káosz egységet; a fázis végén fel kell áldoznod.
card-warpstorm = Harci akció · válassz célpontnak egy bolygót vagy egy főhadiszállást; minden ott lévő egység, amelyen nincs csatolmány, 2 sérülést kap.
card-murder-cogitator = Reakció · miután egy saját Kultista vagy Démon egység elhagyta a játékot, merítsd ki ezt a lapot: fedd fel a paklid legfelső lapját; ha az Káosz egység, vedd a kezedbe.
