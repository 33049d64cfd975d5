# The examples: positions on which a rule can be tried, and what to try there.

example-blockade = Attack at Naboo: as long as the blockade stands, your damage can hit nothing else there. It takes two points.
example-attempt = Both your Jedi are on the planet of the mission. Attempt it: roll, then add cards of both that fit its symbols.
example-transport = Naboo is about to be occupied. Fly with the Venator of Mace Windu: one action takes you over two lanes.
example-free-action = Use the free action of Ahsoka Tano: exhaust up to two cards for one damage each, here or on a planet next to this one.
example-reinforce = You hold seven squad cards. Reinforce: you draw an eighth, and at once have to discard one or play an ally.
