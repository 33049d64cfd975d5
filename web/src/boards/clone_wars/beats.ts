import type { BeatKinds } from "../../table/beats/kinds";
import { MARKS } from "./Signs";

export const beats: BeatKinds = {
  plays: ["invasion card", "villain card", "plays", "attempts", "mission revealed", "finale"],
  reveals: [],
  attacks: {},
  hits: ["takes damage"],
  losses: ["discards", "mission completed", "villain removed", "villain retired"],
  rolls: [],
  counts: [
    { fact: "droids", within: "planets", sign: MARKS.droid },
    { fact: "blockades", within: "planets", sign: MARKS.blockade },
  ],
  stocks: [{ fact: "threat.value", sign: MARKS.threat }],
};
