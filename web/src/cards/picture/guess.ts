import type { Printed } from "../../net/protocol";
import { numbersOf } from "./pen";

// A recipe for a card nobody has written one for, such as those of a box of one's own: what it is comes from its facts, where
// and in which colours from its id.

const SKIES = [
  "day",
  "dawn",
  "dusk",
  "gold",
  "night",
  "space",
  "mist",
  "jade",
  "ice",
  "storm",
  "rust",
  "violet",
  "teal",
];
const GROUNDS = [
  "dunes:sand",
  "hills:moss",
  "peaks:steel",
  "forest",
  "city",
  "mesa",
  "crags:rust",
  "plain:olive",
  "spires",
];
const CLOTHS = ["brown", "navy", "olive", "crimson", "steel", "teal", "plum", "tan"];
const SKINS = ["fair", "rosy", "olivine", "bronze", "dark", "pale"];
const HAIRS = ["short:umber", "long:auburn", "crop:black", "swept:brown", "bun:ebony", "thin:grey"];
const BODIES = ["robe", "jacket", "uniform", "vest", "plate", "coat"];

const SUBJECTS: Record<string, string[]> = {
  ship: ["xwing", "freighter", "shuttle", "cruiser", "awing", "hwk"],
  droid: ["astromech", "protocol", "worker", "ball", "mouse"],
  beast: ["hound", "rancor", "zillo"],
  weapon: ["great_pistol", "great_rifle", "great_sword", "grenade@0,0,1.4"],
  force: ["pulses:cyan", "hand:fair", "eye:teal", "galaxy:sky"],
  event: ["blast", "reticle", "crossfire", "shield", "cards", "arrows", "gear", "sparks"],
  place: ["post", "bunker", "temple", "dish", "fortress", "platform"],
};

const KINDS: [RegExp, string][] = [
  [/droid/i, "droid"],
  [/vehicle|fighter|ship|transport|armor|tank|walker/i, "ship"],
  [/creature|beast/i, "beast"],
  [/weapon|lightsaber|equipment|attachment|upgrade/i, "weapon"],
  [/event|fate|villain card|plot|mission/i, "event"],
  [/objective|location|support|enhancement|planet|invasion|battlefield|affiliation/i, "place"],
  [/ability|power|condition/i, "force"],
];

/** What some of these are called by. */
const NAMED: Record<string, [RegExp, string[]][]> = {
  ship: [
    [/(^|-)at-st/, ["at_st"]],
    [/(^|-)tie-/, ["tie", "tie_advanced"]],
    [/(^|-)x-wing/, ["xwing"]],
    [/(^|-)y-wing/, ["ywing"]],
    [/(^|-)a-wing/, ["awing"]],
    [/bike/, ["bike"]],
  ],
  weapon: [
    [/lightsaber/, ["great_blade:cyan+great_hilt", "great_blade:green+great_hilt:gold:coal"]],
    [/rifle|carbine|cannon/, ["great_rifle"]],
    [/pistol|blaster/, ["great_pistol"]],
    [/grenade|detonator/, ["grenade@0,0,1.4"]],
    [/sword|blade|knife/, ["great_sword"]],
  ],
};

/** What a card of a kind may show: what its name says, or any of them. */
const subjectsOf = (kind: string, id: string) =>
  NAMED[kind]?.find(([pattern]) => pattern.test(id))?.[1] ?? SUBJECTS[kind]!;

export function guess(card: Printed): string {
  const next = numbersOf(card.id);
  const one = (list: string[]) => list[Math.floor(next() * list.length)]!;
  const words = [card.type, ...((card.traits ?? card.subtypes ?? []) as string[])].join(" ");
  const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1];
  const [sky, ground] = [one(SKIES), one(GROUNDS)];
  if (kind) return `${sky} ${ground} ${one(subjectsOf(kind, card.id))}`;
  return `${sky} ${ground} ${one(BODIES)}:${one(CLOTHS)}+face:${one(SKINS)}+${one(HAIRS)}`;
}
