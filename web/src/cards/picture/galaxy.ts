import type { Kit } from "./compose";
import { KIT } from "./kit";
import { DROIDS } from "./parts/droids";
import { FIGHTERS } from "./parts/fighters";
import { SPECIES } from "./parts/species";

/** What the pictures of the three games of one galaxy are made of; the fourth need not load it. */
export const GALAXY: Kit = { ...KIT, subjects: { ...KIT.subjects, ...SPECIES, ...DROIDS, ...FIGHTERS } };
