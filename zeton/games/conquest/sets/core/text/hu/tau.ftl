# Tau lapok, amelyeknek saját mondat kell.
card-commander-shadowsun = Reakció · miután kirendelted ezt az egységet egy bolygóra, tegyél a kezedből vagy a dobott paklidból egy itt lévő egységre, amely viselheti, egy legfeljebb 2-es nyomtatott költségű Tau csatolmányt vagy a Shadowsun's Stealth Cadre lapot.
card-shadowsuns-stealth-cadre = Ezt a lapot csatolmányként is játékba helyezheted egy nem Jármű hadsereg-egységen; ilyenkor csak ez érvényes: a csatolt egység +2 TÁM-ot és +2 ÉP-t kap.
card-command-link-drone = A csatolt egység +1 TÁM-ot kap.
    Akció · fizess 1 erőforrást: csatold ezt a lapot egy másik egységhez.
card-gun-drones = Ezt a lapot csatolmányként is bevetheted egy nem Jármű hadsereg-egységre; ilyenkor csak ez érvényes: a csatolt egység megkapja a Területhatás (2) kulcsszót.
card-even-the-odds = Akció · válassz célpontnak egy csatolmányt; az átkerül ugyanannak a játékosnak egy másik egységére, amely viselheti.
card-ambush-platform = Megszakítás · amikor bevetsz egy csatolmányt, az 1 erőforrással olcsóbb.
    Harci akció · merítsd ki ezt a lapot: vess be egy csatolmányt a kezedből.
