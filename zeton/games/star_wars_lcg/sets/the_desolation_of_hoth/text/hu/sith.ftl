# A Sith lapok, amelyeknek saját mondat kell.
card-the-desolation-of-hoth = Akció, csak a saját körödben · válassz célpontnak egy ellenséges egységet vagy egy ellenséges Hoth célkártyát; helyezz át rá tetszőleges számú sérülést egy saját Hoth célkártyáról.
