# The examples: positions on which a rule can be tried, and what to try there.

example-edge-battle = You attack with Luke Skywalker, and Darth Vader defends. Place Twist of Fate or another card face down for the edge, or pass and keep your hand.
example-strikes = You have the edge, so you strike first. Strike with Luke Skywalker, who is committed to the Force: he gets two focus tokens, Red Five gets one.
example-resource-match = You lead the Rebel Alliance. Play Luke Skywalker: he is a Jedi card, so A Hero's Journey must be among the sources that pay for him.
example-third-objective = Two dark objectives are destroyed already, and Fall of the Jedi can take one more damage. Engage it with Red Five and win.
example-force-struggle = The Balance is dark because only Nightsister is committed. Commit Luke Skywalker and count the Force icons: the struggle comes right after.
