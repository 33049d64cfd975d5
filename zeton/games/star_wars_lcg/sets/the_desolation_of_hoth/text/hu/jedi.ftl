# A Jedi lapok, amelyeknek saját mondat kell.
card-a-message-from-beyond = Reakció · miután frissítettél, tegyél 1 sérülést erre a célkártyára: a dobott paklidban legfelül lévő erősítés visszakerül a kezedbe.
card-old-bens-spirit = Megszakítás · amikor az erősített egység megsemmisülne, ehelyett dobd el ezt a lapot, és vedd le az egységről az összes sérülést.
card-weapon-mastery = Akció · válassz célpontnak egy Karakter egységet; az a fázis végéig minden rajta lévő erősítés után 1 egységsebzés-ikont kap.
