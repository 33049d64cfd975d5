import type { BoardKind } from "../board";
import { Board } from "./Board";
import { beats } from "./beats";
import { dialPlace } from "./layout";

const PLANETS = Array.from({ length: 7 }, (_, n) => `planet_${n + 1}`);

export const KIND: BoardKind = {
  Board,
  beats,
  phases: ["deploy", "command", "combat", "headquarters"],
  counted: "round",
  place: dialPlace,
  tray: {
    places: ["supports", "attachments", "planets", "beside", "hq", ...PLANETS],
    shown: ["looked_at"],
    about: ["being_played"],
    hands: ["mulligan"],
  },
};
