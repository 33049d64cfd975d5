# Astra Militarum lapok, amelyeknek saját mondat kell.
card-staging-ground = Akció · merítsd ki ezt a lapot: vess be egy bolygóra egy legfeljebb 2 erőforrásba kerülő egységet.
