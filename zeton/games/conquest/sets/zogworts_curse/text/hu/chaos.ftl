# Káosz lapok, amelyeknek saját mondat kell.
card-doombolt = Bevetési akció · válassz célpontnak egy sérült ellenséges hadsereg-egységet; annyi sérülést kap, amennyi már rajta van.
