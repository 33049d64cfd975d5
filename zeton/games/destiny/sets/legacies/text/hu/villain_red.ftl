card-kallus = Erőteljes akció · fordítsd ezt a kockát a távolsági oldaláról a közelharcira vagy a közelharciról a távolságira.
card-nute-gunray = A fenntartási fázisban az ellenfeled 1 erőforrással kevesebbet, de legalább 1-et kap, vagy ehelyett eldobja a paklija felső 2 lapját.
card-separatist-landing-craft = Különleges · költs el 2 erőforrást: egy Harci droid csatlakozik a csapatodhoz; dobd el ezt a lapot.
card-fragmentation-grenade = Miután felhasználtad ezt a kockát, költs el 1 erőforrást, vagy dobd el ezt a lapot.
card-grand-moff = Csak egyedi piros karakterre játszható ki.
    Erőteljes akció · hajtsd végre a csatatér Uralom képességét, vagy cseréld le a csatateret arra, amelyik nincs használatban.
card-crush-the-rebellion = Távolíts el egy sebzést mutató kockát; ezután okozz az ellenfelednek annyi közvetett sebzést, amennyi a kocka értékének felfelé kerekített fele.
card-shrapnel-blast = Okozz 1 közvetett sebzést az ellenfelednek; ezután eltávolíthatod annak a karakternek az egyik karakterkockáját, amelyik a sebzést kapta.
