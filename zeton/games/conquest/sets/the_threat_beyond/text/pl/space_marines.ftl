# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-imperial-fists-siege-force = Reakcja · po tym, jak wystawisz tę jednostkę, rozbij jedną lub więcej wybranych jednostek z cechą Sojusznik na tej planecie.
