# The library: what the facts of a card are called where cards are looked for. Names of facts that only the library needs, and for each
# fact the short words that may be typed before ":" or "<", apart by "|" (its full name and its key may be typed as well).

fact-keywords = Keywords
fact-text = Text
fact-title = Title

library-yes = yes
library-no = no

alias-affiliation = affiliation | aff
alias-attack = attack | atk
alias-capacity = capacity | damage capacity
alias-cards = cards | card bonus
alias-colour = colour | color
alias-command = command
alias-cost = cost
alias-damage = damage
alias-die = die | dice
alias-edge-icons = edge | edge icons
alias-faction = faction
alias-force = force
alias-health = health | hp
alias-icons = icon | icons
alias-keywords = keyword | keywords
alias-loyalty = loyalty
alias-noted = noted
alias-number = number
alias-planet-icons = planet icon | planet icons
alias-points = points
alias-priority = priority
alias-public = public
alias-reconstructed = reconstructed
alias-resources = resource | resources
alias-rulebook = rulebook
alias-sets = set | sets
alias-shield = shield | shields
alias-side = side
alias-start = start
alias-subtitle = subtitle
alias-subtypes = subtype | subtypes
alias-symbols = symbol | symbols
alias-text = text
alias-threshold = threshold
alias-title = title | name
alias-traits = trait | traits
alias-type = type
alias-unique = unique

# Sets, and what plays of them.
fact-box = Box or pack
alias-box = box | pack | expansion
fact-plays = Playable here
alias-plays = plays | playable
library-plays-yes = playable
library-plays-no = facts only
