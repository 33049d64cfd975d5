# Űrgárdista lapok, amelyeknek saját mondat kell.
card-know-no-fear = Bevetési akció · merítsd ki a haduradat: legfeljebb 3 Űrgárdista hadsereg-egységed átmegy a főhadiszállásodról egy-egy különböző bolygóra.
