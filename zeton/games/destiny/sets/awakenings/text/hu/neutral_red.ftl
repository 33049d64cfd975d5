card-outpost = Különleges · hajtsd végre a csatatér Uralom képességét úgy, mintha most vontad volna uralmad alá.
card-award-ceremony = Jelölj ki egy piros karaktert: húzz annyi lapot, ahány kimerült karaktered van, és tegyél félre ugyanennyi lapot a kezedből.
card-firepower = Használj fel egy távolsági sebzést mutató saját piros kockát +1 értékkel, vagy +2 értékkel, ha az egy Jármű kockája.
card-leadership = Meríts ki egy felkészült saját egyedi piros karaktert; ezután frissíts fel egy másik karaktert.
card-squad-tactics-awakenings = Aktiváld tetszőleges számú nem egyedi karakteredet; nevezd meg mindet, mielőtt bármelyikkel dobnál.
