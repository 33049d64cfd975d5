# What each option does. $card and $target are titles, $number is how many.

option-agree = Agree
option-ask-for-transport = Fly, and ask { $card } for a transport
option-attack = Attack the enemies here
option-attempt = Attempt the mission { $card }
option-begin = Begin
option-blockade = Remove a blockade from { $target }
option-discard = Discard { $card }
option-droid = Remove a droid from { $target }
option-end = End your actions
option-exhaust = Exhaust { $card }
option-fly = Fly to { $target }
option-free-action = Use the free action of { $card }
option-give = Give { $card }
option-herd = Move a droid from { $card } to { $target }
option-jedi = Choose { $card }
option-move = Move to { $target }
option-planet = Choose { $target }
option-play = Play { $card }
option-put-back = Put back { $card }
option-ready = Ready { $card }
option-refuse = Refuse
option-reinforce = Reinforce: draw a squad card
option-target = Choose { $card }
option-transport = Fly up to two lanes with { $card }
option-villain = Remove { $card }
option-villain-moves = Move { $card } to { $target }

# What tells two cards of one title apart.
mark-exhausted = exhausted
mark-jedi = of { $value }
