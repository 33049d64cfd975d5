# Karty Tau, które potrzebują własnego zdania.
card-viorla-warrior-cadre = Dopóki masz na tej planecie jednostkę z cechą Eteryczny, ta jednostka zyskuje słowo kluczowe Dystans.
