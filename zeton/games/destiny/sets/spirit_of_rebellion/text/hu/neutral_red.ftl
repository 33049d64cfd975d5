card-collateral-damage = Használj fel legalább egy közelharci vagy távolsági sebzést mutató saját kockát; ezután az ellenfeled 1 erőforrást veszít.
card-salvo = Használj fel egy távolsági sebzést mutató saját kockát, amely a teljes sebzését minden ellenséges karakternek okozza.
card-air-superiority = Miután kijátszottad ezt a lapot, kap 3 pajzsot.
    Akció · merítsd ki ezt a lapot: helyezd át 1 pajzsát egy karakterre.
card-training = Csak nem egyedi piros karakterre játszható ki.
    Ez a karakter elit: tedd a lapjára a második kockáját is.
