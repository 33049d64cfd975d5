card-modified-hwk-290 = Miután kijátszottad ezt a lapot, tegyél rá 2 sebzést.
    Miután aktiváltad ezt a lapot, okozz magadnak annyi közvetett sebzést, ahány sebzés ezen a lapon van.
card-canto-bight-pistol = Különleges · okozz 2 sebzést egy karakternek, vagy 3-at egy gonosz karakternek.
card-stun-baton = Miután egy karakter sebzést kapott ettől a kockától, elkölthetsz 1 erőforrást: távolítsd el annak a karakternek az egyik karakterkockáját.
card-no-cheating = Okozz egy ellenséges karakternek annyi sebzést, ahány további akciót az ellenfeled a legutóbbi körében végrehajtott.
card-remote-stockpile = Akció · merítsd ki ezt a lapot: tegyél rá 1 erőforrást, vagy vedd el róla az összes erőforrást.
