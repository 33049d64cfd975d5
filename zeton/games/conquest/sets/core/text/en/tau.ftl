# Tau cards that need a sentence of their own.
card-commander-shadowsun = Reaction · once this unit has committed to a planet, put one of these from your hand or discard pile on a unit here that can bear it: a Tau attachment whose printed cost is 2 or less, or your Stealth Cadre.
card-shadowsuns-stealth-cadre = You may put this card into play as an attachment on a non-Vehicle army unit; then it says only: the attached unit has +2 ATK and +2 HP.
card-command-link-drone = The attached unit has +1 ATK.
    Action · pay 1 resource: attach this card to another unit.
card-gun-drones = You may deploy this card as an attachment on a non-Vehicle army unit; then it says only: the attached unit gains Area Effect (2).
card-even-the-odds = Action · target an attachment; it moves to another unit that can bear it, controlled by the same player.
card-ambush-platform = Interrupt · when you are deploying an attachment, it costs 1 less.
    Combat action · exhaust this card: deploy an attachment from your hand.
