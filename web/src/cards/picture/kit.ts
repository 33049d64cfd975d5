import type { Kit } from "./compose";
import { BUILDINGS } from "./parts/buildings";
import { HELMETS } from "./parts/helmets";
import { LANDS } from "./parts/lands";
import { BODIES, HEADS } from "./parts/people";
import { SHINES } from "./parts/shines";
import { BEASTS, SHIPS } from "./parts/ships";
import { SKIES, SKY } from "./parts/skies";
import { THINGS } from "./parts/things";
import { BLADES, GEAR } from "./parts/weapons";

/** What the pictures of every game are made of. */
export const KIT: Kit = {
  skies: SKIES,
  scenes: { ...SKY, ...LANDS, ...BUILDINGS },
  subjects: { ...HEADS, ...BODIES, ...HELMETS, ...GEAR, ...SHIPS, ...BEASTS, ...THINGS },
  lights: { ...BLADES, ...SHINES },
};
