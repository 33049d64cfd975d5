# A Sith lapok, amelyeknek saját mondat kell.
card-aggression = Akció, csak a saját körödben · te is és az ellenfeled is feláldoz egy-egy saját egységet; akinek nincs, az kimarad.
