# What every game shares.
option-pass = Pass
option-done = Done
option-other = { $verb } { $card } { $target }
