# Karty Kosmicznych Marines, które potrzebują własnego zdania.
card-rally-the-charge = Akcja · wybierz swoją jednostkę Kosmicznych Marines na planecie z obecnością swojego lidera; do końca fazy ma ona +2 ATK za każdy swój symbol dowodzenia.
