# What puzzles ask for.

puzzle-mission-completed = Complete { $card } this turn, whatever the dice show.
puzzle-blockade-removed = Break the blockade of { $card } this turn, whatever the dice show.
puzzle-villain-removed = Drive { $card } off the board this turn, whatever the dice show.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = You play together, here with two Jedi of your own. Complete the missions and then win the finale, before the threat reaches the end of its track. The first mission, { $hostages }, is on Coruscant.
lesson-fly = A Jedi has four actions in a turn. { $anakin-skywalker } is on Corellia, one lane from Coruscant. Fly there.
    .wrong = The mission is on Coruscant. Fly there first.
lesson-attack = A droid is here. It does not stop a mission, but a fourth on one planet raises the threat. Attack: the die is rolled, and its successes are damage.
    .wrong = First the droid, before there are more. Attack.
lesson-help = Squad cards add successes: exhaust Rex. Cards of other Jedi on the planet may help too.
    .wrong = { $sq-rex } is made for attacks. Exhaust him.
lesson-enough = That is enough for one droid. Keep the other cards for the mission: add no more.
    .wrong = Keep your cards: this is enough for one droid.
lesson-damage = Each damage removes a droid. Remove it.
    .wrong = Remove the droid: that was the point.
lesson-attempt = Now attempt the mission: again the die is rolled, and cards add what is still missing.
    .wrong = The droid is gone. Attempt the mission.
lesson-successes = Three successes are missing. Exhaust cards until none is, those of Obi-Wan Kenobi too: he is here.
    .wrong = Without your cards the mission fails. Exhaust them.
lesson-reinforce = The mission is completed, and all droids here and next to it are gone. Your cards are exhausted: use the last action to draw a new one.
    .wrong = Draw a squad card with the last action: reinforce.
lesson-villain = Your actions are used up. After each turn the villain acts and an invasion card brings more droids. End your actions.
    .wrong = No actions are left. End them.
lesson-end = That is a turn: act, ready your cards, and hold out against villain and invasion. { $obi-wan-kenobi } is next. Go on to the second mission before threat piles up.
