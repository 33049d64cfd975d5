import { GALAXY } from "../galaxy";
import { ENGINES, WARRIORS } from "../parts/conquest";
import type { Pictures, Recipes } from "../recipes";

/** A picture for each game, as on the lid of its box. */
const recipes: Recipes = {
  star_wars_lcg:
    "dusk stars deathstar dunes cape:black+plate:coal:black:steel+vader+saber:red@26,2,0.95 tunic:white:brown+face:fair+bowl:blond+saber_left:blue@-26,6,0.95",
  conquest:
    "ember stars far:rust:amber fortress:plum orkbody+ork+orkhelm+choppa@30,2,0.95 marine:blue:gold+helm:blue+rifle@-26,6,0.95",
  destiny:
    "navy rays:sky robe:brown:cream+face:fair+swept:auburn+beard:auburn+saber_left:blue@-28,4,0.9 plate:moss:steel:amber+visor:moss:crimson:finder@30,4,0.9 dice@0,20,0.7",
  clone_wars:
    "rust spires:rust gunship@34,-24,0.5 plate:white:black:blue+clone:blue:eyes+rifle@-32,8,0.8 plate:white:black:orange+clone:orange:fin+rifle@32,8,0.8 robe:umber:black+face:fair+swept:brown+saber:blue@0,4,0.95",
};

export const PICTURES: Pictures = {
  kit: { ...GALAXY, subjects: { ...GALAXY.subjects, ...WARRIORS, ...ENGINES } },
  recipes,
};
