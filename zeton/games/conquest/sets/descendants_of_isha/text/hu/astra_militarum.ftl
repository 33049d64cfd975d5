# Astra Militarum lapok, amelyeknek saját mondat kell.
card-the-emperors-warrant = Harci akció · válassz célpontnak egy ellenséges egységet, amelynek bolygóján nincs ellenséges hadúr, és egy másik ott lévő egységet; az első kimerül. Ezután a másik annyi sérülést kap, amennyi az első TÁM-értéke.
