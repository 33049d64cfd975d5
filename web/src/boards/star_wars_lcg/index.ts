import type { BoardKind } from "../board";
import { Board } from "./Board";
import { beats } from "./beats";

export const KIND: BoardKind = {
  Board,
  beats,
  phases: ["balance", "refresh", "draw", "deployment", "conflict", "force"],
  counted: "turn",
  tray: {
    places: ["units", "enhancements", "objectives", "affiliation", "beside"],
    shown: ["looked_at", "chosen", "edge_stack"],
    about: ["being_played"],
    hands: ["mulligan", "put on the bottom"],
  },
};
