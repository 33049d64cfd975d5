# Űrgárdista lapok, amelyeknek saját mondat kell.
card-rally-the-charge = Akció · válassz célpontnak egy saját Űrgárdista egységet, amelynek bolygóján a hadurad is ott van; a fázis végéig minden parancsikonja után +2 TÁM-ot kap.
