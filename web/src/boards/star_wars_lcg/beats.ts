import { PATHS } from "../../look/Symbol";
import type { BeatKinds } from "../../table/beats/kinds";

export const beats: BeatKinds = {
  plays: ["plays", "uses", "resolves fate card"],
  reveals: ["reveals"],
  attacks: {
    attack: { from: 0, to: "engaged" },
    strikes: { from: 0, to: "hits" },
    targets: { from: 0, to: "others" },
  },
  hits: ["is damaged"],
  losses: ["destroyed", "leaves play", "is captured", "is discarded", "returns to hand"],
  rolls: [],
  counts: [
    { fact: "damage", sign: PATHS.damage },
    { fact: "focus", sign: PATHS.focus },
    { fact: "shields", sign: PATHS.shield, good: true },
  ],
  stocks: [{ fact: "dial", sign: PATHS.blast }],
};
