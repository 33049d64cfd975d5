# A sötét oldal semleges lapjai, amelyeknek saját mondat kell.
card-assassin-droid = Reakció · miután ez az egység megsemmisített egy ellenséges egységet, erről az egységről lekerül 1 fókuszjelző.
card-tractor-beam = Akció · válassz célpontnak egy Jármű egységet; helyezz át rá egy fókuszjelzőt egy nagyobb nyomtatott költségű saját Jármű egységről.
card-trandoshan-hunter = Amikor ez az egység lecsap, az egységsebzését ehelyett egy megcélzott Vuki egység is kaphatja, amely nem vesz részt a lerohanásban.
card-bantha = Reakció · miután kijátszottál egy Gyűjtögető egységet, a dobott paklidban legfelül lévő erősítés visszakerül a kezedbe.
card-gaffi-stick = Minden másik részt vevő saját egység után az erősített egység megkapja az Előny (1) kulcsszót.
