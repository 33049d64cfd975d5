# Neutral cards of the light side that need a sentence of their own.
card-opening-moves = The first engagement your opponent begins in his conflict phase must be against one of your Yavin 4 objectives, if possible.
card-ion-cannon-barrage = Action · take all shields off all cards.
