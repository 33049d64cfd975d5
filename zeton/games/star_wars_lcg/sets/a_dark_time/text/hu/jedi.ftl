# A Jedi lapok, amelyeknek saját mondat kell.
card-unwavering-resolve = Megszakítás · amikor elkezdődne egy Erő-küzdelem, válassz egy saját egységet, amely nincs az Erőhöz rendelve; ebben a küzdelemben az ő Erő-ikonjai is számítanak, akkor is, ha kimerült.
