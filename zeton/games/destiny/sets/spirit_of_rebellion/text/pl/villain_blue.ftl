card-darth-vader-spirit-of-rebellion = Specjalna · zadaj wybranej postaci 3 obrażenia; następnie ta postać otrzymuje 1 obrażenie.
