# Ork cards that need a sentence of their own.
card-kustom-field-generator = Reaction · once an Ork unit of yours has been assigned damage from an attack, exhaust this card: prevent all of that damage. Then deal as much indirect damage among your Ork units where the defender is.
