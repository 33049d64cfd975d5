# Káosz lapok, amelyeknek saját mondat kell.
card-heretek-inventor = Kényszerreakció · miután ez a lap játékba került, az ellenfeled átmozgathatja egy általa választott bolygóra.
