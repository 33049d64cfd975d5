# A Birodalmi Flotta lapjai, amelyeknek saját mondat kell.
card-imperial-blockade = Amíg ezen a célkártyán nincs sérülés, az első egység, amelyet az ellenfeled a saját körében kijátszik, 1 erőforrással többe kerül.
