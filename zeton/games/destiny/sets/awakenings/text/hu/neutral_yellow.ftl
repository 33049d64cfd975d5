card-reversal-awakenings = Jelölj ki egy sárga karaktert: távolíts el egy sebzést mutató kockát; okozz egy karakternek annyi sebzést, amennyit a kocka mutatott.
