# Eldar cards that need a sentence of their own.
card-the-shining-blade = Interrupt · when the attached unit is about to attack, its attack is declared against an enemy unit at an adjacent planet instead.
card-cry-of-the-wind = Reaction · once a unit has moved from one planet to another, move it to a planet adjacent to where it is.
card-baharroths-hawks = While this unit is at a planet with your warlord, it has +3 ATK.
