# Words of a card's text that are drawn as a sign (docs/words.md): drawn-<game>-<sign>, alternatives apart by "|".
# "#" stands for a number, which stays; "*" for any letters that may follow. The longest word that fits wins.

drawn-star_wars_lcg-damage = # damage
drawn-star_wars_lcg-unit-damage = # unit damage
drawn-star_wars_lcg-tactics = # tactics
drawn-star_wars_lcg-blast = # blast
drawn-star_wars_lcg-focus = # focus token | # focus tokens
drawn-star_wars_lcg-shield = # shield | # shields
drawn-star_wars_lcg-resource = # resource | # resources
drawn-star_wars_lcg-force = Force icon | Force icons

drawn-conquest-damage = # damage
drawn-conquest-resource = # resource | # resources
drawn-conquest-command = command icon | command icons
drawn-conquest-shield = shield icon | shield icons

drawn-destiny-damage = # damage
drawn-destiny-melee = melee damage | melee
drawn-destiny-ranged = ranged damage
drawn-destiny-indirect = indirect damage
drawn-destiny-shield = # shield | # shields
drawn-destiny-resource = # resource | # resources

drawn-clone_wars-damage = # damage
drawn-clone_wars-droid = # droid | # droids
drawn-clone_wars-blockade = # blockade
drawn-clone_wars-success = # success | # successes
