# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-ragnars-warcamp = Każda twoja jednostka z cechą Space Wolves na planecie twojego lidera zadaje podwójne obrażenia, kiedy atakuje wrogiego lidera.
