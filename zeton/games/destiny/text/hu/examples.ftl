# A példák: állások, amelyeken egy szabály kipróbálható, és hogy ott mit érdemes tenni.

example-modifier = Használd fel Luke Skywalker távolsági sebzését: a Rejtett sugárvető pluszát is hozzáadhatod. A plusz egyedül nem használható fel.
example-activate = Aktiváld Luke Skywalker karakterét: merítsd ki, és dobd be a kockáit a fénykardjáéval együtt a készletedbe.
example-reroll = Minden kockád üres oldalt mutat. Dobj el egy lapot, és dobj újra közülük annyit, amennyit szeretnél.
example-claim = Ebben a fordulóban kevés dolgod maradt. Vond uralmad alá a csatateret: te irányítod, használhatod a képességét, és a forduló végéig passzolsz.
example-upgrade = Három erőforrásod van. Játszd ki az Örökölt fénykard lapot egy karakteredre: mostantól a kockája azzal együtt dob.
