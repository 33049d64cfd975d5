card-firepower = Használj fel egy távolsági sebzést mutató saját piros kockát +1 értékkel, vagy +2 értékkel, ha az egy Jármű kockája.
card-leadership = Meríts ki egy felkészült, egyedi piros karaktert a sajátjaid közül; ezután frissíts fel egy másik karaktert.
