# Smugglers and Spies cards that need a sentence of their own.
card-narrow-escape = Interrupt · when your opponent has chosen the only target of an effect that captures nothing, choose another target for it, as if the effect were yours.
card-tactical-retreat = Action · choose as many friendly units as you like; they go back to the hands of their owners.
