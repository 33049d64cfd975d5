# Elda lapok, amelyeknek saját mondat kell.
card-the-shining-blade = Megszakítás · amikor a csatolt egység támadna, ehelyett egy szomszédos bolygón lévő ellenséges egység ellen támad.
card-cry-of-the-wind = Reakció · miután egy egység egyik bolygóról egy másikra ment, átmegy egy onnan szomszédos bolygóra.
card-baharroths-hawks = Amíg ez az egység olyan bolygón van, ahol a hadurad is, +3 TÁM-ot kap.
