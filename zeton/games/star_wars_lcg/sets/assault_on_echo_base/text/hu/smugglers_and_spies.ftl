# A Csempész és kém lapok, amelyeknek saját mondat kell.
card-last-defense-of-hoth = Megszakítás, előnyharconként egyszer · amikor lapot tehetnél az előnypaklidba, ha ezen a célkártyán nincs sérülés, helyette tedd oda képpel lefelé a paklid legfelső lapját, és nézd meg.
