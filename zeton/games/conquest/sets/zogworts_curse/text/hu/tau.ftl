# Tau lapok, amelyeknek saját mondat kell.
card-tense-negotiations = Akció · merítsd ki a haduradat: használd annak a bolygónak a Csata képességét, ahol a hadurad van.
