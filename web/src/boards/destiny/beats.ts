import { PATHS } from "../../look/Symbol";
import type { BeatKinds } from "../../table/beats/kinds";

export const beats: BeatKinds = {
  plays: ["plays", "uses"],
  reveals: ["reveals"],
  attacks: {
    resolves: { from: 0, to: "hits" },
  },
  hits: ["damage"],
  losses: ["is defeated", "is discarded", "removes"],
  rolls: ["rolls", "turns"],
  counts: [
    { fact: "damage", sign: PATHS.damage },
    { fact: "shields", sign: PATHS.shield, good: true },
  ],
  stocks: [{ fact: "resources", sign: PATHS.resource, good: true }],
};
