# What is printed on a card beside its text.

fact-attack = ATK
fact-cards = Card bonus
fact-command = Command icons
fact-faction = Faction
fact-health = HP
fact-loyalty = Loyalty
fact-planet-icons = Planet icons
fact-resources = Resource bonus
fact-shield = Shield icons
fact-start = Starting hand / resources
