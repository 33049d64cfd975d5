# The rules in one line each, in our own words, by their numbers.

chapter-R1 = What is in the box
rule-R1-1 = Seven Jedi can be played: Anakin, Ahsoka, Obi-Wan, Yoda, Mace, Aayla and Luminara.
rule-R1-2 = Each of four villains has a sheet with two sides and six cards.
rule-R1-3 = 36 droids and 3 blockades are all there are; what is removed can be placed again.
rule-R1-4 = 46 squad, 32 invasion and 24 mission cards, and five player aids.
rule-R1-5 = Invasion cards: one per planet, and one per mission token.
rule-R1-6 = Two mission tokens, orange and white; markers for tracks, reminder and solo play; a slider; a die.
rule-R1-7 = The die has twelve sides with successes and damage.
rule-R1-8 = Lanes join the 30 planets; two tracks count invasion and threat.

chapter-R2 = Terms
rule-R2-1 = Your planet: where your Jedi stands.
rule-R2-2 = Mission planet: where a mission token lies.
rule-R2-3 = A planet in brackets: only there can it be used.
rule-R2-4 = Adjacent: joined by a lane.
rule-R2-5 = Squad cards are open.
rule-R2-6 = Talk as you like; in your turn you decide.
rule-R2-7 = Nothing is done with another player's Jedi unless both agree.

chapter-R3 = Setting up
rule-R3-1 = Setup: all droids and blockades in the supply.
rule-R3-2 = Threat begins at 0, the invasion marker on the first space.
rule-R3-3 = Choose a villain; the sheet does not show its finale yet.
rule-R3-4 = Shuffle the villain's six cards.
rule-R3-5 = The reminder marker lies on that deck if the sheet asks for it.
rule-R3-6 = The sheet may have a setup of its own.
rule-R3-7 = Both Mission planet cards begin in the invasion discard pile, the rest as a shuffled deck.
rule-R3-8 = Draw six invasion cards; the first two planets have 3 droids each, the next two 2.
rule-R3-9 = The last two planets have 1 droid each.
rule-R3-10 = The villain begins on the sixth planet.
rule-R3-11 = Those six cards are discarded, the sixth on top.
rule-R3-12 = Every player takes a Jedi.
rule-R3-13 = A player aid, dealt at random, names your first planet.
rule-R3-14 = Three squad cards each; four with four or five players.
rule-R3-15 = Missions: Padawan 3, Knight 4, Master 5, Grand Master 6 or more, drawn unseen.
rule-R3-16 = The first mission goes to the orange slot, its token to its planet; then its effect.
rule-R3-17 = The second one likewise, white.
rule-R3-18 = Two missions fewer are left in their deck.
rule-R3-19 = Anybody may begin.

chapter-R4 = The turn
rule-R4-1 = Turns go round clockwise.
rule-R4-2 = A turn: ready, act, villain, invasion.
rule-R4-3 = Ready your own cards only.
rule-R4-4 = Up to four actions, the same one as often as you like.
rule-R4-5 = Actions: fly, reinforce, attack, attempt a mission.
rule-R4-6 = Villain and invasion follow each Jedi's turn.

chapter-R5 = Flying
rule-R5-1 = Fly along one lane.
rule-R5-2 = Enemies never stop you.
rule-R5-3 = One transport makes it two lanes.

chapter-R6 = Reinforcing
rule-R6-1 = Reinforce: draw one squad card.
rule-R6-2 = Above seven, discard or play allies at once.
rule-R6-3 = An empty squad deck is made anew from its discard pile.

chapter-R7 = Attacking
rule-R7-1 = Attack only where an enemy is.
rule-R7-2 = Roll the die.
rule-R7-3 = Then all Jedi there may add assault cards, or all of them stealth cards, +1 each.
rule-R7-4 = Each success is one damage; the attacker deals it out.
rule-R7-5 = Health: droid 1, blockade 2, villain as printed.
rule-R7-6 = Damage equal to health within one action removes an enemy.
rule-R7-7 = Blockades must go before droids and villains can be hurt.
rule-R7-8 = Damage does not last beyond the action.
rule-R7-9 = Then the attacker takes one for every enemy left and every damage symbol.
rule-R7-10 = Helpers take none.
rule-R7-11 = A villain without health stays, and counts.

chapter-R8 = Attempting a mission
rule-R8-1 = Attempt a mission on its own planet.
rule-R8-2 = Not under a blockade.
rule-R8-3 = Not beside a villain, until the finale.
rule-R8-4 = Droids do not matter.
rule-R8-5 = Roll, then all Jedi there may add cards that match the mission's symbols.
rule-R8-6 = The threshold must be reached in this attempt.
rule-R8-7 = Cards stay exhausted either way.

chapter-R9 = Success, failure, the next mission
rule-R9-1 = Success: damage, the mission's effect, out of the game, the next mission.
rule-R9-2 = Without a next mission the token joins the other one.
rule-R9-3 = Without any mission the finale begins.
rule-R9-4 = Failure: damage of the die only; try again.
rule-R9-5 = Only the active Jedi is hurt.

chapter-R10 = Squad cards
rule-R10-1 = Squad cards: assault, stealth, armor, transport, ally.
rule-R10-2 = Exhaust a card to use it; that is no action.
rule-R10-3 = Exhausted cards wait for their owner's next turn.
rule-R10-4 = Using a card never discards it, allies apart.
rule-R10-5 = Assault and stealth help on your planet, in anybody's turn.
rule-R10-6 = Armor prevents one damage to anybody on your planet.
rule-R10-7 = Transport lets somebody on your planet fly two lanes; you stay.
rule-R10-8 = All cards of a type do the same.

chapter-R11 = Allies
rule-R11-1 = Allies are discarded for their effect.
rule-R11-2 = At any time, unless the card says when.
rule-R11-3 = Not while exhausted.
rule-R11-4 = Allies are no symbols.
rule-R11-5 = Above the limit an ally may be played instead of discarding.

chapter-R12 = The free action
rule-R12-1 = A free action belongs to your own action step and costs nothing.
rule-R12-2 = Never in the middle of an action.
rule-R12-3 = Once per turn.

chapter-R13 = Damage, exhausting, the limit
rule-R13-1 = Damage: discard that many squad cards.
rule-R13-2 = Without enough cards the rest is lost; nobody is out.
rule-R13-3 = Exhaust so many ready cards; fewer if you have fewer.
rule-R13-4 = Never more than seven squad cards.
rule-R13-5 = Obi-Wan and Luminara count only after their free action.

chapter-R14 = The villain acts
rule-R14-1 = Villain: first what the sheet does every turn.
rule-R14-2 = Then one villain card.
rule-R14-3 = From top to bottom, skipping what is impossible.
rule-R14-4 = One card only.
rule-R14-5 = An empty villain deck is made anew.
rule-R14-6 = One siege is in each villain deck.

chapter-R15 = A planet under siege
rule-R15-1 = Siege: the invasion marker moves on; at the end the threat rises.
rule-R15-2 = The planet of the bottom invasion card is filled up to three droids.
rule-R15-3 = That is never an occupation.
rule-R15-4 = The discard pile, shuffled with that card, goes on top of the deck.

chapter-R16 = The top planet, choices, ways
rule-R16-1 = Top planet: that of the top invasion discard.
rule-R16-2 = The active player decides what is open.
rule-R16-3 = Moving toward something is along a shortest way.
rule-R16-4 = Villains pass everything.

chapter-R17 = Invasion
rule-R17-1 = Invasion: as many cards as the track shows.
rule-R17-2 = A droid on each planet in turn.
rule-R17-3 = A fourth droid is an occupation instead.
rule-R17-4 = Each missing droid raises the threat.
rule-R17-5 = An empty invasion deck is made anew.
rule-R17-6 = A Mission planet card means the planet of its token.

chapter-R18 = Occupation and blockades
rule-R18-1 = Occupation: threat +1, then a blockade.
rule-R18-2 = Droids do not spread.
rule-R18-3 = Blockades can pile up.
rule-R18-4 = Under a blockade only the blockade can be touched.
rule-R18-5 = A blockade placed otherwise raises nothing.
rule-R18-6 = A missing blockade raises the threat.
rule-R18-7 = Everything under a blockade still hurts an attacker.

chapter-R19 = The threat
rule-R19-1 = The threat rises by occupation, by missing pieces, past the end of the invasion track, and by villains.
rule-R19-2 = It does not fall.

chapter-R20 = Decks
rule-R20-1 = Squad, villain and invasion decks never run out.
rule-R20-2 = Completed missions are gone.

chapter-R21 = The finale
rule-R21-1 = Finale: turn the sheet and do what it says, at once.
rule-R21-2 = Only that side counts now; the villain deck stays.
rule-R21-3 = The villain no longer prevents attempts; blockades do.
rule-R21-4 = Finale missions are attempted like others.
rule-R21-5 = The turn goes on.

chapter-R22 = The end of the game
rule-R22-1 = The end of the threat track loses the game.
rule-R22-2 = The finale's condition wins it.
rule-R22-3 = All win or lose together.

chapter-R23 = Playing alone
rule-R23-1 = Solo: two Jedi.
rule-R23-2 = Each has its own squad and limit.
rule-R23-3 = One of them begins at random.
rule-R23-4 = They take turns.

chapter-R24 = The Jedi
rule-R24-1 = Anakin attacks for free, all his cards as assault.
rule-R24-2 = Ahsoka exhausts up to two cards for one damage each, here or next door.
rule-R24-3 = Obi-Wan draws two and discards one.
rule-R24-4 = Luminara draws one and may exchange up to two cards.
rule-R24-5 = Mace moves up to two droids into or out of his planet.
rule-R24-6 = Yoda moves a Jedi to another Jedi.
rule-R24-7 = Aayla takes up to two Jedi from her planet to one next to it.

chapter-R25 = The villains
rule-R25-1 = Ventress has 3 health until the finale.
rule-R25-2 = On a mission planet she raises the threat every turn.
rule-R25-3 = Tracking brings her nearer to a mission planet, or back to the board.
rule-R25-4 = Her finale is one mission, Duel of Aces.
rule-R25-5 = Grievous needs no slider before his finale.
rule-R25-6 = Make Them Suffer lets Jedi flee, hurt or not.
rule-R25-7 = His finale has four missions, in order.
rule-R25-8 = On the board he brings one more invasion card a turn.
rule-R25-9 = Maul's strength stays within its track.
rule-R25-10 = Hostile Takeover places Maul wherever he was.
rule-R25-11 = Removing Maul costs him two strength.
rule-R25-12 = His strength is kept in the finale.
rule-R25-13 = Showdown needs 7 and the threat.
rule-R25-14 = Dooku, Grievous and Ventress have 2 health each; in the finale Dooku 5, Grievous 2.
rule-R25-15 = They begin on the sixth, fifth and fourth planet.
rule-R25-16 = Every turn they come one planet nearer to Jedi.
rule-R25-17 = Duel hurts a Jedi once, however many villains are there.
rule-R25-18 = Ventress is gone in Dooku's finale.
rule-R25-19 = No printed health: cannot be removed.

chapter-R26 = Allies and missions, one by one
rule-R26-1 = C-3PO and R2-D2 help only on the mission planet where their owner is.
rule-R26-2 = Padmé works in any action step.
rule-R26-3 = The Bad Batch adds its damage to that of the action it is played in, whenever in it.
rule-R26-4 = Hondo moves nobody who is in the middle of an action.
rule-R26-5 = A named card somebody holds is not taken.
rule-R26-6 = The Lost One gathers all villains in use.
rule-R26-7 = Escape from the Citadel: Lola Sayu, 7, two damage, then draw one.
rule-R26-8 = Cat and Mouse: Christophsis, 6, begins with a blockade.
rule-R26-9 = Liberation of Ryloth hurts all there, unless one transport is exhausted.
