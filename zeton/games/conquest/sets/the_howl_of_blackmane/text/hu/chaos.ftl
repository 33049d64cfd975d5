card-heretek-inventor = Kényszerített reakció · miután ez a lap játékba került, az ellenfeled átmozgathatja egy általa választott bolygóra.
