# Building a deck (DB1–DB8).

section-warlord = Warlord
section-squad = Signature squad
section-army = Army units
section-support = Supports
section-attachment = Attachments
section-event = Events
section-planet = Planets
section-token = Tokens

curve-shields = Shield icons
curve-command = Command icons of the army

deck-type-army = army units
deck-type-support = supports
deck-type-attachment = attachments
deck-type-event = events
deck-type-warlord = warlords
deck-type-planet = planets
deck-type-token = tokens
