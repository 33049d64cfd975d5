# A lapok szövegének jelként rajzolt szavai (docs/words.md): drawn-<játék>-<jel>, a változatok közt „|” áll.
# A „#” egy szám, amely megmarad; a „*” tetszőleges további betűk. A leghosszabb illő szó nyer.

drawn-star_wars_lcg-damage = # sérülés*
drawn-star_wars_lcg-unit-damage = # egységsebzés-ikon*
drawn-star_wars_lcg-tactics = # taktikaikon*
drawn-star_wars_lcg-blast = # robbanásikon*
drawn-star_wars_lcg-focus = # fókuszjelző*
drawn-star_wars_lcg-shield = # pajzs | # pajzsot
drawn-star_wars_lcg-resource = # erőforrás | # erőforrást | # erőforrással
drawn-star_wars_lcg-force = Erő-ikon*

drawn-conquest-damage = # sérülés*
drawn-conquest-resource = # erőforrás | # erőforrást | # erőforrással
drawn-conquest-command = parancsikon*
drawn-conquest-shield = pajzsikon*

drawn-destiny-damage = # sebzés*
drawn-destiny-melee = közelharci sebzés*
drawn-destiny-ranged = távolsági sebzés*
drawn-destiny-indirect = közvetett sebzés*
drawn-destiny-shield = # pajzs | # pajzsot | # pajzzsal | # pajzsra
drawn-destiny-resource = # erőforrás | # erőforrást | # erőforrással

drawn-clone_wars-damage = # sérülés*
drawn-clone_wars-droid = # droid*
drawn-clone_wars-blockade = # blokád*
drawn-clone_wars-success = # siker*
