# A Sith lapok, amelyeknek saját mondat kell.
card-force-wraith = Amíg ez az egység az Erőhöz van rendelve, az Erő-ikonjai kimerülten is számítanak az Erő-küzdelemben.
