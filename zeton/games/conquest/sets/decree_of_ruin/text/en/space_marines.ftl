# Space Marine cards that need a sentence of their own.
card-lone-wolf = Action · exhaust this unit: move it to a planet you target where there is an enemy warlord and no unit of yours.
