# Kék gonosz lapok, amelyeknek saját mondat kell.
card-darth-vader-s-tie-advanced-empire-at-war = Különleges · fizess 2 erőforrást: okozz egy karakternek annyi sebzést, amennyit már visel.
