# Káosz lapok, amelyeknek saját mondat kell.
card-heretek-inventor = Kényszerreakció · miután ez az egység játékba került, az ellenfeled átmozgathatja egy általa választott bolygóra.
