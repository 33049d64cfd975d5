import { PATHS } from "../../look/Symbol";
import type { BeatKinds } from "../../table/beats/kinds";

export const beats: BeatKinds = {
  plays: ["deploys", "plays", "uses", "shields"],
  reveals: ["is revealed"],
  attacks: {
    "is attacked": { from: 1, to: 0 },
    "area effect": { from: 0, to: "hits" },
    targets: { from: 0, to: "others" },
  },
  hits: ["is damaged"],
  losses: ["destroyed", "is defeated", "left play", "is discarded", "is removed", "returns to hand"],
  rolls: [],
  counts: [
    { fact: "damage", sign: PATHS.damage },
    { fact: "stored", sign: PATHS.resource, good: true },
  ],
  stocks: [{ fact: "resources", sign: PATHS.resource, good: true }],
};
